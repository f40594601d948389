"""Boards of rows and columns: what hexes and squares have in common.

A cell's number is its bit in a grid of padded rows: an empty column ends each row, so the neighbours of a
whole set of cells are a few shifts of one int, and no shift runs on into the next row.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from wyprawa.parts.boards.board import Board
from wyprawa.parts.boards.cells import Cell, Cells, NoSuchCell, mask

Place: TypeAlias = tuple[int, int]
"""Column and row; rows grow downwards."""
Edge: TypeAlias = tuple[Cell, Cell]
"""Where two neighbouring cells touch, the lower one first."""


class Grid(Board):
    """Cells at places. Numbers rise row by row, from left to right, with gaps.

    `like` numbers the cells as another grid does.
    """

    def __init__(self, places: Iterable[Place], like: "Grid | None" = None) -> None:
        found = sorted(set(places), key=lambda place: (place[1], place[0]))
        if not found:
            raise ValueError("a board needs at least one cell")
        self.left: Final[int] = like.left if like else min(x for x, _ in found)
        self.top: Final[int] = like.top if like else found[0][1]
        self.width: Final[int] = like.width if like else max(x for x, _ in found) - self.left + 2
        for x, y in found:
            if not (0 <= x - self.left < self.width - 1 and y >= self.top):
                raise NoSuchCell(f"no room for {(x, y)} on the grid of {like}")
        self._ids = {(x, y): (y - self.top) * self.width + x - self.left for x, y in found}
        self._places = {cell: place for place, cell in self._ids.items()}
        super().__init__(self._places)

    def at(self, x: int, y: int) -> Cell:
        """The cell at a place."""
        try:
            return self._ids[x, y]
        except KeyError:
            raise NoSuchCell(f"no cell at {(x, y)} on {self}") from None

    def _place(self, cell: Cell) -> Place:
        """The place of a cell."""
        try:
            return self._places[cell]
        except KeyError:
            raise NoSuchCell(f"no cell {cell!r} on {self}") from None

    def mask_of(self, places: Iterable[Place]) -> Cells:
        """The cells at these places; places off the board are left out."""
        return mask(self._ids[place] for place in places if place in self._ids)

    def _edge(self, a: Place, b: Place, what: str) -> Edge:
        """The edge between two places, on which something lies."""
        one, other = sorted((self.at(*a), self.at(*b)))
        if self.distance(one, other) != 1:
            raise ValueError(f"a {what} lies between adjacent cells, not between {a} and {b}")
        return one, other
