"""Trails: where they are, and who is on them (ML-15, ML-34.13 to ML-34.15, ML-35.51)."""

from __future__ import annotations

from wyprawa.games.monsterlands.state import GATE, GATE_TRAILS, LAND_TRAILS, SAMBOR, State, Trail
from wyprawa.kernel import RuleError

TRAILS_OF = (LAND_TRAILS[0], LAND_TRAILS[1], GATE_TRAILS)


def land_of(where: int) -> int:
    """The place of battle of a trail: Land 0 or 1, or the Gate."""
    return GATE if where in GATE_TRAILS else 0 if where in LAND_TRAILS[0] else 1


def trail_at(s: State, where: int) -> Trail:
    trail = s.trails[where]
    if trail is None:
        raise RuleError(f"nobody is on trail {where}")
    return trail


def is_here(s: State, where: int) -> bool:
    """Whether a living Mercenary of a player is on the trail."""
    trail = s.trails[where]
    return trail is not None and trail.member >= 0


def is_target(s: State, where: int) -> bool:
    """Whether somebody there can be aimed at: a living Mercenary, or Sambor's token (ML-35.51)."""
    trail = s.trails[where]
    return trail is not None and (trail.member >= 0 or trail.seat == SAMBOR)


def adjacent(s: State, place: int, where: int) -> list[int]:
    """The nearest trail on each side with a Mercenary on it (ML-34.13 to ML-34.15)."""
    left = [near for near in TRAILS_OF[place] if near < where and is_target(s, near)]
    right = [near for near in TRAILS_OF[place] if near > where and is_target(s, near)]
    return left[-1:] + right[:1]
