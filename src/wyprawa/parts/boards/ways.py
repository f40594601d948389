"""The one flood, and the cheapest ways it finds; every kind of board shares them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from wyprawa.parts.boards.cells import Cell, Cells, ids, lowest

if TYPE_CHECKING:
    from wyprawa.parts.boards.board import Board

Extra: TypeAlias = Sequence[tuple[Cells, int]]
"""What entering these cells costs beyond a plain step; where sets overlap, costs add up."""
Cost: TypeAlias = tuple[int, ...]
"""A cost in parts, the weightiest first: `(wounds, points)`."""

_PART: Final = 30  # bits of a number for each part of a cost, so that numbers compare as the costs do
_ANY: Final = 1 << 300  # more than any cost


class Prices(NamedTuple):
    """What steps cost."""

    step: int
    """Into a plain cell."""
    shares: dict[int, Cells]
    """All cells, by what a step into them costs."""


def prices(cells: Cells, step: int, extra: Extra) -> Prices:
    """What steps into these cells cost, if entering some of them costs extra."""
    shares = {step: cells}
    for some, more in extra:
        if more < 0:
            raise ValueError(f"entering a cell can cost extra, not {-more} less")
        for price, share in list(shares.items()):
            if share & some:
                shares[price] = share & ~some
                shares[price + more] = shares.get(price + more, 0) | share & some
    return Prices(step, {price: share for price, share in shares.items() if share})


def flood(
    board: "Board",
    start: Cells,
    passable: Cells,
    prices: Prices,
    *,
    points: int = _ANY,
    stops: Cells = 0,
    until: Cells = 0,
    inward: bool = False,
) -> dict[int, Cells]:
    """The cells by what it costs to get there, cheapest first. `Board.layers` says what each word means."""
    found: dict[int, Cells] = {}
    due = {0: start}
    free = passable & board.all | start
    spread, behind, priced = board.spread, board.behind, prices.shares.items()
    slanted = board.diagonal == 1  # one that costs 2 leads nowhere that two straight steps would not
    while due:
        spent = min(due)
        edge = due.pop(spent) & free
        if not edge:
            continue
        free ^= edge
        found[spent] = edge
        if edge & until:
            break
        if stops:
            edge &= ~stops | start
        around = 0 if inward else spread(edge) & free
        for price, share in priced:
            arriving = behind(edge & share) & free if inward else around & share
            if arriving and (total := spent + price) <= points:
                due[total] = due.get(total, 0) | arriving
        if slanted:
            for price, arriving in board.corners(edge, passable & ~stops, prices, inward):
                if arriving & free and (total := spent + price) <= points:
                    due[total] = due.get(total, 0) | arriving & free
    return found


class Cheapest:
    """The cheapest ways from some cells to all others, ties kept."""

    def __init__(
        self,
        board: "Board",
        passable: Cells,
        prices: Prices,
        layers: Mapping[int, Cells],
        *,
        stops: Cells = 0,
        parts: int = 1,
    ) -> None:
        self._board, self._prices, self._layers, self._parts = board, prices, layers, parts
        self._over = passable & ~stops
        self._left = ~stops | layers[0]  # the cells that a way may lead on from

    def cost(self, cell: Cell) -> Cost | None:
        """What it costs to get to a cell; None if no way leads there."""
        spent = self._spent(cell)
        return None if spent is None else parted(spent, self._parts)

    def costs(self) -> dict[Cell, Cost]:
        """What it costs to get to each cell that a way leads to, cheapest first."""
        layers = self._layers.items()
        return {cell: parted(spent, self._parts) for spent, layer in layers for cell in ids(layer)}

    def nearest(self, goals: Cells) -> Cells:
        """The goals that are cheapest to reach; none if none can be."""
        return next((layer & goals for layer in self._layers.values() if layer & goals), 0)

    def before(self, cell: Cell) -> Cells:
        """The cells from which a cheapest way enters a cell."""
        spent = self._spent(cell)
        found = 0
        for _, cells in self._before(cell, spent) if spent else ():
            found |= cells
        return found

    def path(self, goal: Cell) -> tuple[Cell, ...]:
        """One cheapest way, both ends included: looking back from the goal, always over the lowest cell."""
        spent = self._spent(goal)
        if spent is None:
            return ()
        path = [goal]
        while spent:
            goal, spent = min([(lowest(cells), spent) for spent, cells in self._before(goal, spent)])
            path.append(goal)
        return tuple(reversed(path))

    def paths(self, goal: Cell) -> Iterator[tuple[Cell, ...]]:
        """Every cheapest way, both ends included; none if the goal cannot be reached."""
        spent = self._spent(goal)
        return iter(()) if spent is None else self._paths(goal, spent)

    def _paths(self, goal: Cell, spent: int) -> Iterator[tuple[Cell, ...]]:
        if not spent:
            yield (goal,)
            return
        for cell in ids(self.before(goal)):
            for path in self.paths(cell):
                yield (*path, goal)

    def _spent(self, cell: Cell) -> int | None:
        return next((spent for spent, layer in self._layers.items() if layer >> cell & 1), None)

    def _before(self, cell: Cell, spent: int) -> list[tuple[int, Cells]]:
        """The last cells of cheapest ways before this one, with what it costs to get to them."""
        board, home = self._board, 1 << cell
        steps = [(price, board.behind(home)) for price, share in self._prices.shares.items() if share & home]
        if board.diagonal:
            steps += board.corners(home, self._over, self._prices, inward=True)
        found = []
        for price, cells in steps:
            met = cells & self._layers.get(spent - price, 0) & self._left
            if met:
                found.append((spent - price, met))
        return found


def whole(cost: Cost) -> int:
    """A cost as one number."""
    total = 0
    for part in cost:
        total = (total << _PART) + part
    return total


def parted(total: int, parts: int) -> Cost:
    """The cost that a number stands for."""
    return tuple(total >> _PART * part & (1 << _PART) - 1 for part in reversed(range(parts)))
