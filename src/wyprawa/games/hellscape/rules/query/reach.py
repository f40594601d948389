"""Who can be attacked from where, and how far (MD-12.3 to MD-12.10, MD-24.9)."""

from __future__ import annotations

from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import MAGIC, MELEE, PILLAR, RANGED


def line(s: State, one: int, other: int) -> int | None:
    """How many Zones away another one is along a straight line of sight; None if there is none (MD-12.7)."""
    board = ground.board(s)
    return board.distance(one, other) if board.sees(one, other) else None


def in_reach(s: State, type: int, one: int, other: int) -> bool:
    """Whether an attack of a type from one Zone can be aimed at another."""
    if one == other:
        return type != RANGED  # MD-12.5
    if type == MELEE:
        return False  # MD-12.3
    away = line(s, one, other)
    return away is not None and (type == RANGED or (type == MAGIC and away == 1))  # MD-12.4


def behind_pillar(s: State, type: int, one: int, other: int) -> bool:
    """Whether a Pillar weakens the attack; one in the attacker's own Zone does not (MD-24.9 to MD-24.13)."""
    if type == MELEE or one == other:
        return False
    pillars = ground.tokens_mask(s, PILLAR)
    return bool(pillars and pillars & (ground.board(s).between(one, other) | 1 << other))
