"""A page's map as a board: squares, walls and doors on their edges, terrain, signs (GN-8, GN-9)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from wyprawa.games.niflheim.content import SCENARIOS
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.parts.boards import Cell, Cells, SquareMap, mask

DIFFICULT, BARRED, FIRE, EXIT = "~", ":", "*", ">"
GROUNDS: Final = (DIFFICULT, BARRED, FIRE, EXIT)
DIAGONAL: Final = 2  # what a diagonal step costs (GN-7.7)


class Ground(NamedTuple):
    """The map as it is drawn; blocked squares are no cells of the board."""

    board: SquareMap
    difficult: Cells
    barred: Cells  # dotted red: bars movement, not sight (GN-8.6)
    fire: Cells
    exits: Cells
    signs: dict[str, tuple[Cell, ...]]
    gates: tuple[tuple[Cell, int], ...] = ()  # squares that are doors, with the doors on their edges

    def whole(self, door: int) -> int:
        """All doors that open and close with this one."""
        return next((doors for _, doors in self.gates if doors >> door & 1), 1 << door)

    def squares(self, sign: str) -> tuple[Cell, ...]:
        """The squares that bear a sign."""
        return self.signs.get(sign, ())

    def sign_of(self, cell: Cell) -> str:
        """The sign of the page on a square, not that of its ground; empty if it bears none."""
        found = (sign for sign, cells in self.signs.items() if cell in cells and sign not in GROUNDS)
        return next(found, "")

    def name(self, cell: Cell) -> str:
        """A square by row and column, as on the screen: `C4`."""
        x, y = self.board.place(cell)
        return f"{letters(y - self.board.top)}{x - self.board.left + 1}"


def letters(row: int) -> str:
    """A to Z, then AA and on."""
    return (chr(ord("A") + row // 26 - 1) if row > 25 else "") + chr(ord("A") + row % 26)


@lru_cache(maxsize=128)
def lay(map: str, legend: tuple[tuple[str, str], ...] = (), gates: tuple[str, ...] = ()) -> Ground:
    """The board of a drawing; each is worked out once."""
    board, marks = SquareMap.parse(map, diagonal=DIAGONAL, sight="lines")
    meaning = dict(legend)
    signs: dict[str, tuple[Cell, ...]] = {}
    for drawn, cells in marks.items():
        for sign in meaning.get(drawn, drawn):
            signs[sign] = tuple(sorted((*signs.get(sign, ()), *cells)))
    difficult, barred, fire, exits = (mask(signs.get(sign, ())) for sign in (DIFFICULT, BARRED, FIRE, EXIT))
    squares = [cell for sign in gates for cell in signs.get(sign, ())]
    doors = tuple((cell, board.doors_at(cell)) for cell in squares)
    return Ground(board, difficult, barred, fire, exits, signs, doors)


def ground(page: Scenario) -> Ground:
    return lay(page.map, tuple(page.legend.items()), page.gates)


@cache
def ground_of(id: str) -> Ground:
    """The map of a page of the book; all its missions are played on the same."""
    return ground(SCENARIOS[id])
