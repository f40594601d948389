"""From which hexes an attack hits whom: a foe, and others with it (GH-10.7, GH-12.3 to GH-12.8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Turn
from wyprawa.games.gloomhaven.rules.query import areas, targeting
from wyprawa.games.gloomhaven.rules.query.areas import Area
from wyprawa.parts.boards import Cell, Cells, HexMap


def strike_hexes(turn: Turn, foe: Foe) -> Cells:
    """The cells from which the attack can hit a foe, whether the figure can stop there or not."""
    board, area = turn.map, turn.pattern
    if area is None:
        return targeting.cells_in_reach(board, foe.at, turn.reach)
    return _covered_from(board, area, turn.reach, foe.at) & targeting.in_sight(board, foe.at)


def most_hits(turn: Turn, foe: Foe, cells: Cells) -> tuple[int, Cells]:
    """How many others the attack can hit at best with the foe from one of the cells, and from which.

    An area lies over the foe and hits all in it; further targets must be in range (GH-13.18, GH-13.20).
    """
    more = max(turn.targets - 1, 0)
    others = [other for other in turn.foes if other.id != foe.id]
    if not others or not (more or turn.pattern):
        return 0, cells
    if turn.pattern is None:
        near = [targeting.cells_in_reach(turn.map, other.at, turn.reach) for other in others]
        return _last(_at_least(cells, near, more))

    seen = [targeting.in_sight(turn.map, other.at) for other in others]
    near = [turn.map.within(other.at, turn.reach) for other in others]
    laid: dict[Cells, Cells] = {}  # whom the area covers: from where
    for covered, places in areas.throws(turn.map, turn.pattern, turn.reach, foe.at):
        whom = covered & turn.foe_cells
        laid[whom] = laid.get(whom, 0) | places & cells
    best = [0] * (len(others) + 1)
    for whom, places in laid.items():
        covered_too = [whom >> other.at & 1 for other in others]
        inside = _at_least(places, compress(seen, covered_too), len(others))
        outside = [a & b for a, b, covered in zip(seen, near, covered_too, strict=True) if not covered]
        for added, some in enumerate(_at_least(places, outside, more)):
            for number, hit in enumerate(inside):
                best[number + added] |= hit & some
    return _last(best)


def _at_least(cells: Cells, sets: Iterable[Cells], limit: int) -> list[Cells]:
    """Item n: those of the cells that lie in at least n of the sets, up to the limit."""
    found = [cells]
    for each in sets:
        if len(found) <= limit:
            found.append(0)
        for n in range(len(found) - 1, 0, -1):
            found[n] |= found[n - 1] & each
    return found


def _last(found: list[Cells]) -> tuple[int, Cells]:
    return next((n, found[n]) for n in range(len(found) - 1, -1, -1) if found[n] or not n)


@lru_cache(maxsize=8192)
def _covered_from(board: HexMap, area: Area, reach: int, at: Cell) -> Cells:
    """The cells from which an area can be laid over a cell."""
    found = 0
    for _, places in areas.throws(board, area, reach, at):
        found |= places
    return found
