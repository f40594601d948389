"""A party in two places: nobody waits for those who cannot come, or have to stay where they are."""

from __future__ import annotations

from wyprawa.games.gloomhaven.bot.camp import TOGETHER, camps
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import Cells


def goes_on(s: State, who: int) -> bool:
    """Whether those are near who can come at all, though others are away and will not come."""
    near, reached = _around(s, who)
    able, away, parted = 1, 0, False
    for n, hero in enumerate(s.heroes):
        if n == who or hero.exhausted:
            continue
        at = s.figures[n].at
        if not reached >> at & 1 or at in s.plates:
            parted = True
            continue
        able += 1
        away += hero.resting or not near >> at & 1
    return parted and away * 2 < able and not camps(s)


def _around(s: State, who: int) -> tuple[Cells, Cells]:
    """The hexes near a hero, and all that a way leads to."""
    board, near, reached = facts.board(s), 0, 0
    for steps, layer in enumerate(board.layers(1 << s.figures[who].at, board.all & ~facts.obstacles(s))):
        reached |= layer
        near |= layer if steps <= TOGETHER else 0
    return near, reached
