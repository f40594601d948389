"""Heroes and undead, a line for each, and the map that shows where they stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

from wyprawa.games.niflheim.notation.words import (
    CALLED,
    EMPTY,
    captives,
    draw_bits,
    lines_of,
    one,
    read_bits,
    row_of_counts,
    several,
    squares,
)
from wyprawa.games.niflheim.state import NONE, Hero, State, Undead
from wyprawa.parts.boards import Cell, ids
from wyprawa.parts.records import NOTHING, Way, Ways, draw_record, read_record

RULE = "|"  # between a row's name and its squares
HERO_SIGNS = digits + ascii_uppercase
UNDEAD_SIGNS = ascii_lowercase

# --- heroes -------------------------------------------------------------------------------------------------


def hero_ways(s: State) -> Ways:
    people = captives(s)
    return {
        "at": Way(*squares(s)),
        "ready": one("item"),
        "off_hand": one("item"),
        "pack": several("item"),
        "belt": several("item"),
        "supplies": row_of_counts("supply"),
        "skills": several("skill"),
        "carries": Way(
            lambda bits: ",".join(draw_bits(bits, people)),
            lambda text: read_bits(text.split(","), people, "captive"),
        ),
    }


def draw_heroes(s: State, heroes: Sequence[Hero], drawn: Iterable[int] = ()) -> str:
    """A line for each; `drawn` are those whose square the map shows."""
    lines = []
    for who, hero in enumerate(heroes):
        skip = ("card", "at") if who in drawn or hero.at == NONE else ("card",)
        lines.append(f"{who} {CALLED.name('hero', hero.card)} {draw_record(hero, hero_ways(s), skip)}")
    return "\n".join(lines) or EMPTY


def read_heroes(s: State, lines: Iterable[str]) -> list[Hero]:
    found: list[Hero] = []
    for line in lines:
        number, name, *parts = line.split()
        if number != str(len(found)):
            raise ValueError(f"heroes are numbered from 0 on, found {number!r} where {len(found)} should be")
        card = CALLED.number("hero", name)
        given = {} if any(part.startswith("at=") for part in parts) else {"at": NONE}
        found.append(read_record(Hero, parts, hero_ways(s), card=card, **given))
    return found


def draw_party(s: State) -> str:
    return draw_heroes(s, s.heroes, signs(s).values())


def read_party(s: State, text: str) -> None:
    s.heroes = read_heroes(s, lines_of(text))


def draw_camp(s: State) -> str:
    return draw_heroes(s, s.camp)


def read_camp(s: State, text: str) -> None:
    s.camp = read_heroes(s, lines_of(text))


# --- the map with its figures -------------------------------------------------------------------------------


def signs(s: State) -> dict[Cell, int]:
    """The figure that the map shows on a square; no two on one."""
    found: dict[Cell, int] = {}
    if s.resting:
        return found
    heroes = [(who, hero.at) for who, hero in enumerate(s.heroes) if not (hero.dead or hero.left)]
    undead = [(each.figure, each.at) for each, _ in zip(s.undead, UNDEAD_SIGNS, strict=False)]
    on_map = s.ground().board.all
    for figure, at in (*heroes, *undead):
        if at != NONE and on_map >> at & 1:
            found.setdefault(at, figure)
    return found


def draw_undead(s: State) -> str:
    shown = signs(s)
    letters = {each.figure: sign for each, sign in zip(s.undead, UNDEAD_SIGNS, strict=False)}
    marks = {at: letters.get(figure) or HERO_SIGNS[figure] for at, figure in shown.items()}
    lines = [] if s.resting else draw_map(s, marks)
    for each in s.undead:
        seen = each.figure in shown.values()
        more = draw_record(each, {"at": Way(*squares(s))}, ("figure", "kind", *(("at",) if seen else ())))
        sign = letters[each.figure] if seen else NOTHING
        lines.append(f"{each.figure} {sign} {CALLED.name('undead', each.kind)} {more}".rstrip())
    return "\n".join(lines) or EMPTY


def draw_map(s: State, marks: dict[Cell, str]) -> list[str]:
    """The rows by name, between them what stands on the edges."""
    laid = s.ground()
    grounds = (("~", laid.difficult), (":", laid.barred), ("*", s.fire), (">", laid.exits))
    terrain = {cell: sign for sign, cells in grounds for cell in ids(cells)}
    drawn = laid.board.opened(s.open).draw({**terrain, **marks}).splitlines()
    names = {y: laid.name(cell).rstrip(digits) for cell in laid.board.cells for _, y in [place(s, cell)]}
    width = max(map(len, names.values()))
    return [
        f"{names.get(n // 2, '') if n % 2 == 0 else '':<{width}} {RULE} {line}".rstrip()
        for n, line in enumerate(drawn)
    ]


def place(s: State, cell: Cell) -> tuple[int, int]:
    """Column and row of a square, counted from the map's upper left corner."""
    board = s.ground().board
    x, y = board.place(cell)
    return x - board.left, y - board.top


def read_undead(s: State, text: str) -> None:
    lines = lines_of(text)
    drawn = [line.partition(RULE)[2].removeprefix(" ") for line in lines if RULE in line]
    cells = {place(s, cell): cell for cell in s.ground().board.cells}
    at: dict[str, Cell] = {}
    for y, row in enumerate(drawn[::2]):
        for x, sign in enumerate(row[::2]):
            if sign.isalnum() and sign.isascii():
                if (x, y) not in cells:
                    raise ValueError(f"{sign!r} is drawn where the map has no square")
                at[sign] = cells[x, y]
    for sign in at:
        if sign in HERO_SIGNS:
            who = HERO_SIGNS.index(sign)
            if who >= len(s.heroes):
                raise ValueError(f"{sign!r} is on the map, but there is no hero {who}; heroes come first")
            s.heroes[who].at = at[sign]
    s.undead = [read_one(s, line.split(), at) for line in lines if RULE not in line]


def read_one(s: State, parts: Sequence[str], at: dict[str, Cell]) -> Undead:
    figure, sign, name, *rest = parts
    given: dict[str, Any] = {"figure": int(figure), "kind": CALLED.number("undead", name)}
    if sign != NOTHING:
        if sign not in at:
            raise ValueError(f"{name}'s sign {sign!r} is not on the map")
        given["at"] = at[sign]
    return read_record(Undead, rest, {"at": Way(*squares(s))}, **given)
