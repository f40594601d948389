"""What every board answers: neighbours, floods, ranges, paths and sight."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from operator import or_
from typing import Any, TypeVar

from wyprawa.parts.boards.cells import FAR, Cell, Cells, NoSuchCell, ids, lowest, mask
from wyprawa.parts.boards.ways import Cheapest, Cost, Extra, Prices, flood, prices, whole

Own = TypeVar("Own", bound="Board")
_KEPT = 512  # maps with other doors kept for each board


class Board(ABC):
    """Cells, and steps from one to the next. Never changes, so states and forks share it.

    A kind of board says where steps lead (`spread`), how far apart cells are (`distance`) and what one sees
    from a cell (`_view`). Everything else follows from that, and is written here.
    """

    diagonal: int = 0
    """What a diagonal step costs; 0 if there are none."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        self.cells: tuple[Cell, ...] = tuple(cells)
        """In rising order."""
        self.all: Cells = mask(self.cells)
        self._others: dict[Any, Any] = {}
        self._forget()

    def _forget(self) -> None:
        self._near: dict[Cell, Cells] = {}
        self._ranges: dict[Cell, tuple[Cells, ...]] = {}
        self._away: dict[Cell, dict[Cell, int]] = {}
        self._sights: dict[Cell, Cells] = {}

    def _other(self: Own, key: object, change: Callable[[Own], None]) -> Own:
        """This board with other doors or cells: made by changing a twin of it, and cached by its key."""
        found: Own | None = self._others.get(key)
        if found is None:
            found = object.__new__(type(self))
            found.__dict__.update(self.__dict__)
            found._forget()
            change(found)
            if len(self._others) >= _KEPT:
                del self._others[next(iter(self._others))]
            self._others[key] = found
        return found

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self.cells)} cells>"

    def __copy__(self: Own) -> Own:
        return self

    def __deepcopy__(self: Own, memo: object) -> Own:
        return self

    def _home(self, cell: Cell) -> Cells:
        """A cell as a set."""
        if cell < 0 or not self.all >> cell & 1:
            raise NoSuchCell(f"no cell {cell!r} on {self}")
        return 1 << cell

    # Steps

    @abstractmethod
    def spread(self, cells: Cells) -> Cells:
        """All cells that a step leads to from one of these."""

    def behind(self, cells: Cells) -> Cells:
        """All cells from which a step leads to one of these."""
        return self.spread(cells)

    def corners(self, cells: Cells, over: Cells, prices: Prices, inward: bool) -> list[tuple[int, Cells]]:
        """Where diagonal steps from these cells lead, by price; inward, from where they lead to these."""
        return []

    def near(self, cell: Cell) -> Cells:
        """The cells next to a cell, to which a step leads."""
        try:
            return self._near[cell]
        except KeyError:
            found = self._near[cell] = self.spread(self._home(cell))
            return found

    def neighbours(self, cell: Cell) -> list[Cell]:
        """The cells next to a cell, in rising order."""
        return ids(self.near(cell))

    # Movement

    def layers(
        self,
        start: Cells,
        passable: Cells,
        *,
        points: int = FAR,
        extra: Extra = (),
        stops: Cells = 0,
        until: Cells = 0,
        inward: bool = False,
    ) -> tuple[Cells, ...]:
        """The cells by what it costs to get there: item k has those that cost k, item 0 the start.

        Only passable cells are entered, each for 1 and what `extra` adds. A way ends where it enters one of
        `stops`; it may begin there. The flood ends after `points`, or with the first layer that meets
        `until`. `inward` counts the way from the cells to the start.
        """
        if not start or start & ~self.all:
            raise NoSuchCell(f"cannot start from {ids(start)} on {self}")
        if not extra and not stops:
            return self._plain_layers(start, passable, points, until, inward)
        priced = prices(self.all, 1, extra)
        found = flood(self, start, passable, priced, points=points, stops=stops, until=until, inward=inward)
        most = next(reversed(found))
        return tuple(found.values() if len(found) > most else [found.get(k, 0) for k in range(most + 1)])

    def _plain_layers(
        self, start: Cells, passable: Cells, points: int, until: Cells, inward: bool
    ) -> tuple[Cells, ...]:
        """The same where every step costs 1."""
        spread = self.behind if inward else self.spread
        free = passable & ~start
        found, edge = [start], start
        while len(found) <= points and not edge & until:
            edge = spread(edge) & free
            if not edge:
                break
            free ^= edge
            found.append(edge)
        return tuple(found)

    def reach(
        self,
        start: Cell,
        points: int,
        passable: Cells,
        difficult: Cells = 0,
        extra: Extra = (),
        stops: Cells = 0,
    ) -> tuple[Cells, ...]:
        """Where so many points can take a figure, by cost; entering a difficult cell costs one more."""
        extra = _extra(difficult, extra)
        return self.layers(self._home(start), passable, points=points, extra=extra, stops=stops)

    def nearest(self, start: Cell, goals: Cells, passable: Cells | None = None) -> Cells:
        """The goals that are the fewest steps away, ties kept; none if no way leads to any."""
        passable = self.all if passable is None else passable
        return self.layers(self._home(start), passable, until=goals)[-1] & goals

    def shortest_path(
        self, start: Cell, goals: Cells, passable: Cells, difficult: Cells = 0, extra: Extra = ()
    ) -> tuple[Cell, ...]:
        """The cheapest way to the nearest goal, both ends included; empty if there is none.

        Of equal ways it takes, looking back from the goal, the lowest cells.
        """
        extra, home = _extra(difficult, extra), self._home(start)
        layers = self.layers(home, passable, extra=extra, until=goals)
        met = layers[-1] & goals
        if not met:
            return ()
        ways = Cheapest(self, passable, prices(self.all, 1, extra), dict(enumerate(layers)))
        return ways.path(lowest(met))

    def cheapest(
        self,
        start: Cell,
        passable: Cells,
        step: Cost = (1,),
        extra: Sequence[tuple[Cells, Cost]] = (),
        stops: Cells = 0,
    ) -> Cheapest:
        """The cheapest ways to everywhere. Costs compare part by part: fewest wounds, then fewest points.

        A step costs `step` and what `extra` adds for the cell it enters: with the step `(0, 1)`, fire may
        cost `(1, 0)` more and rubble `(0, 1)`.
        """
        if not any(step):
            raise ValueError(f"a step must cost something, not {step}")
        for cost in (step, *(more for _, more in extra)):
            if len(cost) != len(step) or min(cost) < 0:
                raise ValueError(f"expected costs of {len(step)} parts, none below 0, not {cost}")
        priced = prices(self.all, whole(step), [(cells, whole(more)) for cells, more in extra])
        layers = flood(self, self._home(start), passable, priced, stops=stops)
        return Cheapest(self, passable, priced, layers, stops=stops, parts=len(step))

    # Range, distance, sight

    def within(self, cell: Cell, n: int) -> Cells:
        """The cells in range n: counted around walls, through anything else."""
        discs = self._discs(cell)
        return discs[min(n, len(discs) - 1)] if n >= 0 else 0

    def range_between(self, a: Cell, b: Cell) -> int:
        """The range from one cell to another, FAR if no way leads there."""
        away = self._away.get(a)
        if away is None:
            discs = self._discs(a)
            away = self._away[a] = {cell: n for n in range(len(discs) - 1, -1, -1) for cell in ids(discs[n])}
        found = away.get(b)
        if found is None:
            self._home(b)
            return FAR
        return found

    def _discs(self, cell: Cell) -> tuple[Cells, ...]:
        """The cells in range 0, 1, 2 and so on, up to all that a way leads to."""
        discs = self._ranges.get(cell)
        if discs is None:
            discs = self._ranges[cell] = tuple(accumulate(self.layers(self._home(cell), self.all), or_))
        return discs

    @abstractmethod
    def distance(self, a: Cell, b: Cell) -> int:
        """Steps from one cell to another, whatever lies between: walls, closed doors, holes."""

    def sight(self, cell: Cell) -> Cells:
        """The cells one sees from a cell, itself among them."""
        seen = self._sights.get(cell)
        if seen is None:
            seen = self._sights[cell] = self._home(cell) | self._view(cell)
        return seen

    def sees(self, a: Cell, b: Cell) -> bool:
        """Whether one sees the second cell from the first."""
        self._home(b)
        return bool(self.sight(a) >> b & 1)

    @abstractmethod
    def _view(self, cell: Cell) -> Cells:
        """The cells one sees from a cell of the board."""


def _extra(difficult: Cells, extra: Extra) -> Extra:
    return [(difficult, 1), *extra] if difficult else extra
