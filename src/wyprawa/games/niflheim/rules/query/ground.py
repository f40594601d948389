"""The map of the moment: doors as they stand, terrain, lines (GN-8, GN-9)."""

from __future__ import annotations

from wyprawa.games.niflheim.state import State
from wyprawa.parts.boards import Cell, Cells, SquareMap, ids, mask


def board(s: State) -> SquareMap:
    """The board with its doors as they stand."""
    return s.ground().board.opened(s.open)


def walkable(s: State) -> Cells:
    """Every square that is neither blocked nor barred, nor a door that is shut (GN-8.4, GN-8.6, GN-11.23)."""
    laid = s.ground()
    return laid.board.all & ~laid.barred & ~(shut(s) if laid.gates else 0)


def shut(s: State) -> Cells:
    """Squares that are closed doors (GN-8.5)."""
    return mask(cell for cell, doors in s.ground().gates if doors & ~s.open)


def lettered(s: State, letter: str) -> tuple[Cell, ...]:
    """The squares that a letter of the page means (GN-4.6). Small letters, on the map and on the track, count
    for larger parties alone (GN-4.23)."""
    laid, large = s.ground(), 0 < s.page().larger <= len(s.heroes)
    if letter.islower() and not large:
        return ()
    small = laid.squares(letter.lower()) if large else ()
    return (*laid.squares(letter.upper()), *small)


def sees(s: State, a: Cell, b: Cell) -> bool:
    """A line of sight has no end and goes both ways (GN-9.6, GN-9.10)."""
    return board(s).sees(a, b)


def crossed(s: State, a: Cell, b: Cell) -> list[Cell]:
    """The squares that the line from one square to another crosses, in order, the last included (GN-9.2)."""
    return [each.cell for each in board(s).line(a, b) or ()]


def range_to(s: State, a: Cell, b: Cell) -> int:
    """Squares to a target; a diagonal step counts 2 (GN-18.1 to GN-18.3)."""
    return s.ground().board.distance(a, b)


def nearest(s: State, cell: Cell, among: Cells) -> list[Cell]:
    """The squares of a set that are nearest to a square, itself included (GN-1.13)."""
    found = ids(among)
    least = min((range_to(s, cell, each) for each in found), default=0)
    return [each for each in found if range_to(s, cell, each) == least]


def around(s: State, cell: Cell) -> Cells:
    """A square and the 8 around it; walls do not matter (GN-23.16, GN-23.28)."""
    laid = s.ground().board
    x, y = laid.place(cell)
    return laid.mask_of((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
