"""Squares, doors and counts by name: the words that all of position text is written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from wyprawa.games.niflheim.content import HEROES, ITEMS, SKILLS, UNDEAD
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.terms import RUNES, SUPPLIES
from wyprawa.parts.boards import Cell, ids
from wyprawa.parts.records import NOTHING, Drawn, Names, Way

EMPTY = "none"
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


# --- squares and doors --------------------------------------------------------------------------------------


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
