"""From which hexes an attack hits whom: a foe, and others with it (GH-10.7, GH-12.3 to GH-12.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from itertools import combinations, compress
from operator import and_, or_
from typing import TypeAlias

from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Turn
from wyprawa.games.gloomhaven.rules.query import areas, targeting
from wyprawa.games.gloomhaven.rules.query.areas import Area
from wyprawa.parts.boards import Cell, Cells, HexMap

Places: TypeAlias = Mapping[int, int]
"""The places of foes in focus order, by id: the first has 0, those that tie have the same."""


def strike_hexes(turn: Turn, foe: Foe) -> Cells:
    """The cells from which the attack can hit a foe, whether the figure can stop there or not."""
    board, area = turn.map, turn.pattern
    if area is None:
        return targeting.cells_in_reach(board, foe.at, turn.reach)
    return _covered_from(board, area, turn.reach, foe.at) & targeting.in_sight(board, foe.at)


class Hits:
    """Whom else an attack on a foe can hit, and from where.

    An area lies over the foe and hits all in it; further targets must be in range (GH-13.18, GH-13.20).
    """

    def __init__(self, turn: Turn, foe: Foe) -> None:
        board, pattern = turn.map, turn.pattern
        self.turn = turn
        self.more = max(turn.targets - 1, 0)
        """Targets besides the foe or its area."""
        self.others = [other for other in turn.foes if other.id != foe.id] if self.more or pattern else []
        self.near = [targeting.cells_in_reach(board, other.at, turn.reach) for other in self.others]
        self.seen: list[Cells] = []
        self.laid: dict[Cells, Cells] = {}
        """Whom the area covers: from where."""
        if pattern is not None and self.others:
            self.seen = [targeting.in_sight(board, other.at) for other in self.others]
            for covered, places in areas.throws(board, pattern, turn.reach, foe.at):
                whom = covered & turn.foe_cells
                self.laid[whom] = self.laid.get(whom, 0) | places

    def most(self, cells: Cells) -> tuple[int, Cells]:
        """How many others can be hit at best from one of the cells, and from which."""
        if not self.others:
            return 0, cells
        if self.turn.pattern is None:
            return _last(_at_least(cells, self.near, self.more))
        best = [0] * (len(self.others) + 1)
        for whom, places in self.laid.items():
            covered = [whom >> other.at & 1 for other in self.others]
            inside = _at_least(places & cells, compress(self.seen, covered), len(self.others))
            outside = [near for near, within in zip(self.near, covered, strict=True) if not within]
            for added, some in enumerate(_at_least(places & cells, outside, self.more)):
                for number, hit in enumerate(inside):
                    best[number + added] |= hit & some
        return _last(best)

    def first(self, cells: Cells, number: int, places: Places) -> Cells:
        """Of cells from which no more than so many others can be hit, those that GH-27.19 prefers for them.

        First where the others come first in focus order, then where the fewest of them are attacked with
        Disadvantage.
        """
        if not number:
            return cells
        chosen = self._in_order(cells, number, places) if number < len(self.others) else []
        if not self.turn.ranged or self.turn.muddled:
            return _union(here for _, here in chosen) if chosen else cells
        board = self.turn.map
        counts = [
            _at_least(here, [board.near(other.at) for other in whom], number)
            for whom, here in chosen or [(self.others, cells)]
        ]
        for upper in range(1, number + 1):
            if fewest := _union(levels[upper - 1] & ~levels[upper] for levels in counts):
                return fewest
        return _union(levels[number] for levels in counts)

    def _in_order(self, cells: Cells, number: int, places: Places) -> list[tuple[list[Foe], Cells]]:
        """The others that come first in focus order, and from which cells all of them are hit.

        Several that are equal in the order have cells of their own.
        """
        ranked = sorted(range(len(self.others)), key=lambda n: places[self.others[n].id])
        found: list[tuple[list[Foe], Cells]] = []
        best: list[int] = []
        for some in combinations(ranked, number):
            order = [places[self.others[n].id] for n in some]
            if found and order > best:
                continue
            if here := cells & self._together(some):
                if order < best:
                    found = []
                best = order
                found.append(([self.others[n] for n in some], here))
        return found

    def _together(self, some: tuple[int, ...]) -> Cells:
        """The cells from which all of these can be hit."""
        if self.turn.pattern is None:
            return reduce(and_, (self.near[n] for n in some))
        found = 0
        for whom, places in self.laid.items():
            outside = [n for n in some if not whom >> self.others[n].at & 1]
            if len(outside) <= self.more:
                for n in some:
                    places &= self.near[n] if n in outside else self.seen[n]
                found |= places
        return found


def _at_least(cells: Cells, sets: Iterable[Cells], limit: int) -> list[Cells]:
    """Item n: those of the cells that lie in at least n of the sets, up to the limit."""
    found = [cells]
    for each in sets:
        if len(found) <= limit:
            found.append(0)
        for n in range(len(found) - 1, 0, -1):
            found[n] |= found[n - 1] & each
    return found


def _union(sets: Iterable[Cells]) -> Cells:
    return reduce(or_, sets, 0)


def _last(found: list[Cells]) -> tuple[int, Cells]:
    return next((n, found[n]) for n in range(len(found) - 1, -1, -1) if found[n] or not n)


@lru_cache(maxsize=8192)
def _covered_from(board: HexMap, area: Area, reach: int, at: Cell) -> Cells:
    """The cells from which an area can be laid over a cell."""
    found = 0
    for _, places in areas.throws(board, area, reach, at):
        found |= places
    return found
