"""Ways over the map, and what they cost: fewest negative hexes first, then fewest movement points.

A level holds the cells whose best way enters so many negative hexes (GH-26.13); in it they lie in layers by
the points spent (GH-26.18). The whole board is flooded at once, so no cell is looked at by itself. Ways
through negative hexes are worked out only when somebody asks for a cell that cannot be reached without.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

from wyprawa.parts.boards import FAR, Cell, Cells, HexMap, ids, lowest

Layers: TypeAlias = Sequence[Cells]
"""Cells by the points that the way takes."""
Path: TypeAlias = tuple[Cell, ...]
"""The cells of a way, both ends included."""


class Reached(NamedTuple):
    """The cheapest of some goals, and what the way there costs; FAR if no way leads to any."""

    negatives: int
    points: int
    cells: Cells


NOWHERE = Reached(FAR, FAR, 0)


class Terrain:
    """Where a figure may go, and what entering a cell costs it."""

    __slots__ = ("board", "calm", "harm", "passable", "slow")

    def __init__(self, board: HexMap, passable: Cells, harm: Cells = 0, slow: Cells = 0) -> None:
        self.board = board
        self.passable = passable
        self.harm = harm & passable
        self.calm = passable & ~harm
        self.slow = slow & passable

    def price(self, cell: Cell) -> tuple[int, int]:
        """What entering a cell adds: negative hexes, points (GH-4.19)."""
        return self.harm >> cell & 1, 1 + (self.slow >> cell & 1)

    def safe(self, start: Cells, *, inward: bool = False) -> Layers:
        """The cells from which, or to which, ways lead that enter no negative hex."""
        extra = [(self.slow, 1)] if self.slow else []
        return self.board.layers(start, self.calm, extra=extra, inward=inward)

    def levels(self, start: Cells, *, inward: bool = False) -> Iterator[Layers]:
        """The cheapest ways from the start, or inward to it, one level after the other."""
        free = self.passable | start
        layers = self.safe(start) if not inward else self._flow({0: start}, free, inward)
        while layers:
            yield layers
            for layer in layers:
                free &= ~layer
            layers = self._flow(self._sources(layers, free, inward), free, inward)

    def _sources(self, layers: Layers, free: Cells, inward: bool) -> dict[int, Cells]:
        """The cells one more negative hex away, by the points it takes to enter it."""
        due: dict[int, Cells] = {}
        beside = self.harm if inward else self.board.spread(self.harm & free)
        for points, layer in enumerate(layers):
            if layer & beside:
                self._step(layer & beside, points, self.harm, free, inward, due)
        return due

    def _flow(self, due: dict[int, Cells], free: Cells, inward: bool) -> list[Cells]:
        """One level: what can be reached from cells that are due after so many points."""
        layers: list[Cells] = []
        while due:
            edge = due.pop(len(layers), 0) & free
            if edge:
                free ^= edge
                self._step(edge, len(layers), self.calm, free, inward, due)
            layers.append(edge)
        return layers

    def _step(
        self, edge: Cells, points: int, over: Cells, free: Cells, inward: bool, due: dict[int, Cells]
    ) -> None:
        """Note when the neighbours of the edge are due, if the cell entered is one of `over`."""
        spread, slow = self.board.spread, self.slow
        if inward:
            quick, late = spread(edge & over & ~slow) & free, spread(edge & over & slow) & free
        else:
            around = spread(edge) & free & over
            quick, late = around & ~slow, around & slow
        if quick:
            due[points + 1] = due.get(points + 1, 0) | quick
        if late:
            due[points + 2] = due.get(points + 2, 0) | late


class Ways:
    """The cheapest ways of a walking or flying figure to everywhere."""

    def __init__(self, terrain: Terrain, at: Cell) -> None:
        self.terrain = terrain
        self.at = at
        self.levels: list[Layers] = []
        """`levels[negatives][points]`: the cells whose cheapest way costs that, as far as known."""
        self._further = self._flood()

    def _flood(self) -> Iterator[Layers]:
        return self.terrain.levels(1 << self.at)

    def _back(self, goals: Cells, negatives: int) -> list[Layers]:
        """The cells by what it costs to get from them to a goal."""
        if not negatives:
            return [self.terrain.safe(goals, inward=True)]
        return list(islice(self.terrain.levels(goals, inward=True), negatives + 1))

    def nearest(self, goals: Cells) -> Reached:
        """The goals that are cheapest to reach."""
        if not goals:
            return NOWHERE
        negatives = 0
        while negatives < len(self.levels) or self._goes_further():
            for points, layer in enumerate(self.levels[negatives]):
                if layer & goals:
                    return Reached(negatives, points, layer & goals)
            negatives += 1
        return NOWHERE

    def _goes_further(self) -> bool:
        """Work out one level more, if there is one."""
        layers = next(self._further, None)
        if layers is not None:
            self.levels.append(layers)
        return layers is not None

    def within(self, negatives: int, points: int) -> Cells:
        """The cells whose cheapest way enters just so many negative hexes, and costs no more points."""
        found = 0
        if negatives < len(self.levels):
            for layer in self.levels[negatives][: points + 1]:
                found |= layer
        return found

    def first(self, cells: Cells) -> tuple[int, Cells]:
        """Those of the cells that cost the fewest points, and how many, whatever lies on the way."""
        for points in range(max(map(len, self.levels))):
            met = 0
            for layers in self.levels:
                if points < len(layers):
                    met |= layers[points] & cells
            if met:
                return points, met
        return FAR, 0

    def closest(self, goals: Cells, negatives: int, points: int, stops: Cells) -> tuple[int, Cells]:
        """The stops in reach from which the fewest points are left to a goal, and how many are left.

        Only ways count that enter so many negative hexes in all. Of equal stops those count that cost least.
        """
        back = self._back(goals, negatives)
        mine = [self.within(n, points) & stops for n in range(negatives + 1)]
        for left in range(max(map(len, back))):
            found = 0
            for n, cells in enumerate(mine):
                layers = back[negatives - n] if negatives - n < len(back) else []
                if left < len(layers):
                    found |= cells & layers[left]
            if found:
                return left, self.first(found)[1]
        return FAR, 1 << self.at

    def cost(self, cell: Cell) -> tuple[int, int]:
        """Negative hexes and points of the cheapest way to a cell."""
        return self.nearest(1 << cell)[:2]

    def path(self, goal: Cell) -> Path:
        """One cheapest way: looking back from the goal, always the lowest cell. Empty if there is none."""
        return self._path(goal, *self.cost(goal))

    def paths(self, goal: Cell) -> list[Path]:
        """Cheapest ways to a goal, one for each different set of negative hexes they enter."""
        negatives, points = self.cost(goal)
        if points == FAR:
            return []
        if not negatives:
            return [self._path(goal, negatives, points)]
        return list(self._parted(goal, negatives, points, {}).values())

    def _path(self, goal: Cell, negatives: int, points: int) -> Path:
        if points == FAR:
            return ()
        path = [goal]
        while path[-1] != self.at:
            before, negatives, points = self._before(path[-1], negatives, points)
            path.append(lowest(before))
        return tuple(reversed(path))

    def _before(self, cell: Cell, negatives: int, points: int) -> tuple[Cells, int, int]:
        """The cells from which a cheapest way enters this one, and what getting there costs."""
        harm, price = self.terrain.price(cell)
        layer = self.levels[negatives - harm][points - price]
        return layer & self.terrain.board.near(cell), negatives - harm, points - price

    def _parted(
        self, cell: Cell, negatives: int, points: int, known: dict[Cell, dict[Cells, Path]]
    ) -> dict[Cells, Path]:
        if cell == self.at:
            return {0: (cell,)}
        if cell not in known:
            own = 1 << cell & self.terrain.harm
            before, negatives, points = self._before(cell, negatives, points)
            found: dict[Cells, Path] = {}
            for previous in ids(before):
                for entered, path in self._parted(previous, negatives, points, known).items():
                    found.setdefault(entered | own, (*path, cell))
            known[cell] = found
        return known[cell]


class Leaps(Ways):
    """The cheapest ways of a jumping figure: only the cell it lands on counts (GH-8.19, GH-8.20)."""

    def _flood(self) -> Iterator[Layers]:
        board, harm, slow = self.terrain.board, self.terrain.harm, self.terrain.slow
        self.flat = board.layers(1 << self.at, self.terrain.passable)
        safe, harmed = [[0] * (len(self.flat) + 1) for _ in range(2)]
        safe[0] = 1 << self.at
        for steps, layer in enumerate(self.flat[1:], 1):
            for cells, level in ((layer & ~harm, safe), (layer & harm, harmed)):
                level[steps] |= cells & ~slow
                level[steps + 1] |= cells & slow
        return iter((safe, harmed))

    def _back(self, goals: Cells, negatives: int) -> list[Layers]:
        # The negative hex, if any, is the goal, so it is still ahead wherever the figure stops before.
        board, slow = self.terrain.board, goals & self.terrain.slow
        layers = list(board.layers(goals & ~slow, self.terrain.passable)) if goals & ~slow else []
        for points, layer in enumerate(board.layers(slow, self.terrain.passable) if slow else (), 1):
            layers += [0] * (points + 1 - len(layers))
            layers[points] |= layer
        return [()] * negatives + [layers]

    def path(self, goal: Cell) -> Path:
        """One way of fewest hexes: looking back from the goal, always the lowest cell."""
        return tuple(reversed(list(self._backwards(goal))))

    def paths(self, goal: Cell) -> list[Path]:
        """All ways to a cell end on it, and enter nothing else."""
        return [path] if (path := self.path(goal)) else []

    def _backwards(self, goal: Cell) -> Iterator[Cell]:
        steps = next((n for n, layer in enumerate(self.flat) if layer >> goal & 1), -1)
        while steps >= 0:
            yield goal
            steps -= 1
            if steps >= 0:
                goal = lowest(self.flat[steps] & self.terrain.board.near(goal))
