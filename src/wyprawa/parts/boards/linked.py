"""Boards of named cells joined by links: what zones and networks have in common."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from wyprawa.parts.boards.board import Board
from wyprawa.parts.boards.cells import Cell, Cells, NoSuchCell, mask

Own = TypeVar("Own", bound="Linked")


class Way(NamedTuple):
    """A step from one cell to another; if it has a door (a mask), only while that is open."""

    start: Cell
    end: Cell
    door: int = 0


class Linked(Board):
    """Cells 0, 1, 2 and so on, each with a name. Doors are numbered; those of the mask `open` are open."""

    def __init__(self, names: Sequence[str], ways: Iterable[Way], doors: int, open: int) -> None:
        if not names:
            raise ValueError("a board needs at least one cell")
        super().__init__(range(len(names)))
        self._names = tuple(names)
        self._numbers = {name: cell for cell, name in enumerate(names)}
        if len(self._numbers) < len(names):
            twice = next(name for name in names if list(names).count(name) > 1)
            raise ValueError(f"{twice!r} is the name of two cells")
        self._ways = tuple(ways)
        self._doors = doors
        self._lay(self._checked(open))

    def _checked(self, doors: int) -> int:
        if not 0 <= doors < 1 << self._doors:
            raise ValueError(f"no doors {doors:#b} on {self}, which has {self._doors}")
        return doors

    def _lay(self, open: int) -> None:
        """Open these doors, and work out where steps lead."""
        self.open = open
        """The doors that are open: bit n stands for door n."""
        self._to, self._from = [0] * len(self._names), [0] * len(self._names)
        for start, end, door in self._ways:
            if not door & ~open:
                self._to[start] |= 1 << end
                self._from[end] |= 1 << start

    def opened(self: Own, doors: int) -> Own:
        """The board with just these doors open."""
        return self._other(self._checked(doors), lambda board: board._lay(doors))

    def at(self, name: str) -> Cell:
        """The cell of this name."""
        try:
            return self._numbers[name]
        except KeyError:
            there = ", ".join(self._names)
            raise NoSuchCell(f"no cell is called {name!r} on {self}; there are: {there}") from None

    def name(self, cell: Cell) -> str:
        """The name of a cell."""
        self._home(cell)
        return self._names[cell]

    def mask_of(self, names: Iterable[str]) -> Cells:
        """The cells of these names."""
        return mask(map(self.at, names))

    def spread(self, cells: Cells) -> Cells:
        return _joined(self._to, cells)

    def behind(self, cells: Cells) -> Cells:
        return _joined(self._from, cells)

    def distance(self, a: Cell, b: Cell) -> int:
        """Steps from one cell to another, whatever lies between: walls and closed doors."""
        return self._other("bare", lambda board: board._lay(-1)).range_between(a, b)

    def _view(self, cell: Cell) -> Cells:
        """One sees as far as one step leads."""
        return self.near(cell)


def _joined(near: list[Cells], cells: Cells) -> Cells:
    found = 0
    while cells:
        low = cells & -cells
        found |= near[low.bit_length() - 1]
        cells ^= low
    return found
