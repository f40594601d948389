"""Position text: the map drawn with its figures, and names instead of numbers.

    heroes:
      0 frida seat=0 health=3 ready=seax
    undead:
      A | . 0 . # . a
        |   +
      B | . . . . . .
      100 a draugr known=true

A figure's line is its number, for undead the sign on the map (`-` if it is not there), its name, and whatever
is not at its default. A hero's number, and from the tenth on a capital letter, is its sign on the map: heroes
are read before undead. Squares are called as on the screen, doors by both their squares: `C4-C5`. `-` is
nobody, nothing or nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

from wyprawa.games.niflheim.content import HEROES, ITEMS, SKILLS, UNDEAD
from wyprawa.games.niflheim.state import NONE, Hero, Marker, Pile, Sheet, Start, State, Undead
from wyprawa.games.niflheim.vocabulary.terms import RUNES, SUPPLIES
from wyprawa.parts.boards import Cell, ids, mask
from wyprawa.parts.records import NOTHING, Drawn, Names, Way, Ways, draw_record, read_record

EMPTY = "none"
RULE = "|"  # between a row's name and its squares
HERO_SIGNS = digits + ascii_uppercase
UNDEAD_SIGNS = ascii_lowercase
MOST_ALIKE = 1_000

CALLED = Names(
    {
        "hero": [each.id for each in HEROES],
        "undead": [each.id for each in UNDEAD],
        "item": [each.id for each in ITEMS],
        "skill": [each.id for each in SKILLS],
        "supply": SUPPLIES,
        "rune": RUNES,
    }
)
one, several = CALLED.one, CALLED.several


def lines_of(text: str) -> list[str]:
    return [] if text == EMPTY else text.splitlines()


# --- squares and doors by name ------------------------------------------------------------------------------


def square(s: State, cell: Cell) -> str:
    """By its name; a number that is no square of the map stays a number."""
    if cell == NONE:
        return NOTHING
    laid = s.ground()
    return laid.name(cell) if laid.board.all >> cell & 1 else str(cell)


def cell_of(s: State, text: str) -> Cell:
    if text == NOTHING:
        return NONE
    if text.isascii() and text.isdecimal():
        return int(text)
    laid = s.ground()
    for cell in laid.board.cells:
        if laid.name(cell) == text:
            return cell
    raise ValueError(f"no square is called {text!r} in this scenario")


def squares(s: State) -> tuple[Callable[[int], str], Callable[[str], int]]:
    """A square as a field."""
    return lambda cell: square(s, cell), lambda text: cell_of(s, text)


def door_names(s: State) -> list[str]:
    laid = s.ground()
    return ["-".join(laid.name(side) for side in sides) for sides in laid.board.doors]


def draw_bits(bits: int, names: Sequence[str]) -> list[str]:
    """The names of the bits that are set."""
    return [names[n] if n < len(names) else str(n) for n in ids(bits)]


def read_bits(words: Iterable[str], names: Sequence[str], kind: str) -> int:
    found = 0
    for word in words:
        if word in names:
            found |= 1 << names.index(word)
        elif word.isascii() and word.isdecimal() and int(word) < 64:
            found |= 1 << int(word)
        else:
            raise ValueError(f"no {kind} is called {word!r}; there are: {', '.join(names) or EMPTY}")
    return found


def flags(field: str, kind: str, names: Callable[[State], Sequence[str]]) -> Drawn[State]:
    """A field of bits, each with a name."""

    def draw(s: State) -> str:
        return " ".join(draw_bits(getattr(s, field), names(s))) or EMPTY

    def read(s: State, text: str) -> None:
        setattr(s, field, read_bits([] if text == EMPTY else text.split(), names(s), kind))

    return draw, read


def captives(s: State) -> list[str]:
    return [each.id for each in s.page().captives]


def places(s: State) -> list[str]:
    return [each.id for each in s.page().searches]


# --- counts -------------------------------------------------------------------------------------------------


def draw_counts(kind: str, counts: Iterable[tuple[int, int]]) -> str:
    """`missile:2,holy_water:1`."""
    return ",".join(f"{CALLED.name(kind, number)}:{n}" for number, n in counts if n)


def read_counts(kind: str, text: str) -> dict[int, int]:
    pairs = [part.partition(":")[::2] for part in text.split(",") if part]
    return {CALLED.number(kind, name): int(n) for name, n in pairs}


def row_of_counts(kind: str) -> Way:
    """A row with a number for each of a kind."""

    def read(text: str) -> list[int]:
        found = read_counts(kind, text)
        return [found.get(number, 0) for number in range(len(CALLED.tables[kind]))]

    return Way(lambda row: draw_counts(kind, enumerate(row)), read)


def in_runs(words: Iterable[str]) -> str:
    """Words in their order, alike ones that follow each other counted: `draugr*6`."""
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return " ".join(f"{word}*{n}" if n > 1 else word for word, n in runs) or EMPTY


def out_of_runs(text: str) -> list[str]:
    found: list[str] = []
    for part in text.split() if text != EMPTY else ():
        word, _, times = part.partition("*")
        if not 1 <= int(times or 1) <= MOST_ALIKE:
            raise ValueError(f"{part}: expected 1 to {MOST_ALIKE} alike")
        found += [word] * int(times or 1)
    return found


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


NOTATION: dict[str, Drawn[State]] = {
    "sheet": (draw_sheet, read_sheet),
    "camp": (draw_camp, read_camp),
    "start": (draw_start, read_start),
    "kills": (draw_kills, read_kills),
    "heroes": (draw_party, read_party),
    "undead": (draw_undead, read_undead),
    "pool": (draw_pool, read_pool),
    "discard": (draw_discard, read_discard),
    "open": flags("open", "door", door_names),
    "locked": flags("locked", "door", door_names),
    "forced": flags("forced", "door", door_names),
    "fire": (draw_fire, read_fire),
    "piles": (draw_piles, read_piles),
    "rescued": flags("rescued", "captive", captives),
    "searched": flags("searched", "place", places),
    "runes": (draw_runes, read_runes),
}
