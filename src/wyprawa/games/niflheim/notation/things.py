"""Markers, things that lie about, runes, and the party sheet."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.niflheim.notation.figures import draw_heroes, read_heroes
from wyprawa.games.niflheim.notation.words import (
    CALLED,
    EMPTY,
    cell_of,
    draw_counts,
    in_runs,
    lines_of,
    out_of_runs,
    read_counts,
    row_of_counts,
    several,
    square,
    squares,
)
from wyprawa.games.niflheim.state import Marker, Pile, Sheet, Start, State
from wyprawa.parts.boards import ids, mask
from wyprawa.parts.records import NOTHING, Way, Ways, draw_record, read_record

# --- markers ------------------------------------------------------------------------------------------------


def draw_pool(s: State) -> str:
    """`draugr*3 troll@1`: after `@` how often the pool had been refilled when the marker got there."""
    kinds = [(CALLED.name("undead", each.kind), each.since) for each in s.pool]
    return in_runs(f"{name}@{since}" if since else name for name, since in kinds)


def read_pool(s: State, text: str) -> None:
    pairs = [word.partition("@") for word in out_of_runs(text)]
    s.pool = [Marker(CALLED.number("undead", name), int(since or 0)) for name, _, since in pairs]


def draw_discard(s: State) -> str:
    return in_runs(CALLED.name("undead", kind) for kind in s.discard)


def read_discard(s: State, text: str) -> None:
    s.discard = [CALLED.number("undead", word) for word in out_of_runs(text)]


def draw_kills(s: State) -> str:
    return draw_counts("undead", s.kills.items()) or EMPTY


def read_kills(s: State, text: str) -> None:
    s.kills = read_counts("undead", "" if text == EMPTY else text)


def draw_fire(s: State) -> str:
    return " ".join(square(s, cell) for cell in ids(s.fire)) or EMPTY


def read_fire(s: State, text: str) -> None:
    s.fire = mask(cell_of(s, word) for word in text.split()) if text != EMPTY else 0


# --- things and the party sheet -----------------------------------------------------------------------------


def pile_ways(s: State) -> Ways:
    return {"at": Way(*squares(s)), "items": several("item"), "supplies": row_of_counts("supply")}


def draw_piles(s: State) -> str:
    return "\n".join(draw_record(pile, pile_ways(s)) for pile in s.piles) or EMPTY


def read_piles(s: State, text: str) -> None:
    s.piles = [read_record(Pile, line.split(), pile_ways(s)) for line in lines_of(text)]


def draw_runes(s: State) -> str:
    way = several("rune")
    return (
        "\n".join(f"{CALLED.name('item', it)} {way.draw(stones)}" for it, stones in s.runes.items()) or EMPTY
    )


def read_runes(s: State, text: str) -> None:
    rows = [line.split() for line in lines_of(text)]
    s.runes = {CALLED.number("item", item): several("rune").read(stones) for item, stones in rows}


SHEET_WAYS = {"dead": several("hero"), "stones": row_of_counts("rune")}


def draw_one_sheet(s: State, sheet: Sheet) -> str:
    """One line, and what nobody carries in another."""
    line = draw_record(sheet, SHEET_WAYS, ("stash",)) or NOTHING
    return f"{line}\nstash {draw_record(sheet.stash, pile_ways(s))}"


def read_one_sheet(s: State, lines: Sequence[str]) -> Sheet:
    line, stash = lines
    sheet = read_record(Sheet, [] if line == NOTHING else line.split(), SHEET_WAYS)
    word, *parts = stash.split()
    if word != "stash":
        raise ValueError(f"expected a line 'stash at=-', found {stash!r}")
    sheet.stash = read_record(Pile, parts, pile_ways(s))
    return sheet


def draw_sheet(s: State) -> str:
    return draw_one_sheet(s, s.sheet)


def read_sheet(s: State, text: str) -> None:
    s.sheet = read_one_sheet(s, text.splitlines())


def draw_start(s: State) -> str:
    """The party sheet and the heroes as they set out."""
    if s.start is None:
        return EMPTY
    return f"{draw_one_sheet(s, s.start.sheet)}\n{draw_heroes(s, s.start.heroes)}"


def read_start(s: State, text: str) -> None:
    s.start = None
    if text != EMPTY:
        first, stash, *heroes = text.splitlines()
        given = [] if heroes == [EMPTY] else heroes
        s.start = Start(read_heroes(s, given), read_one_sheet(s, (first, stash)))
