"""Told of rounds and turns."""

from __future__ import annotations

from wyprawa import kernel
from wyprawa.games.hellscape.state import Source


class RoundBegan(kernel.Record, frozen=True):
    n: int


class PhaseBegan(kernel.Record, frozen=True):
    phase: str


class TurnBegan(kernel.Record, frozen=True):
    who: int


class TurnEnded(kernel.Record, frozen=True):
    who: int


class ActionSpent(kernel.Record, frozen=True):
    """`kind` is the action; `left` are those that remain."""

    who: int
    kind: str
    left: int


class ActionLost(kernel.Record, frozen=True):
    who: int
    left: int


class ActionGained(kernel.Record, frozen=True):
    who: int
    n: int


class Rested(kernel.Record, frozen=True):
    who: int


class Used(kernel.Record, frozen=True):
    """An ability of a card."""

    who: int
    source: Source


class Revived(kernel.Record, frozen=True):
    who: int
    health: int
    left: int  # Lifebringer tokens


class LevelGained(kernel.Record, frozen=True):
    who: int
    level: int
    cost: int
    health: int
    mana: int


class SkillGained(kernel.Record, frozen=True):
    who: int
    skill: int


class SkillReplaced(kernel.Record, frozen=True):
    who: int
    skill: int


class DarknessGrew(kernel.Record, frozen=True):
    space: int


class DarknessTurned(kernel.Record, frozen=True):
    pass


class TreasureAdded(kernel.Record, frozen=True):
    """A token goes into the bag."""

    rarity: int


class BossFightBegan(kernel.Record, frozen=True):
    boss: int


class PointerTurned(kernel.Record, frozen=True):
    who: int
    quarter: int


class StanceChanged(kernel.Record, frozen=True):
    who: int
    stance: int


class Consecrated(kernel.Record, frozen=True):
    who: int
    column: int
    zone: int


class ConsecrationTaken(kernel.Record, frozen=True):
    who: int
    column: int


class Blessed(kernel.Record, frozen=True):
    who: int
    skill: int


class TokensDrawn(kernel.Record, frozen=True):
    who: int
    tokens: tuple[int, ...]


class TokenExhausted(kernel.Record, frozen=True):
    who: int
    token: int


class TokenAdded(kernel.Record, frozen=True):
    """A Rogue token goes into the bag."""

    who: int
    token: int


class ElementRaised(kernel.Record, frozen=True):
    who: int
    element: int
    n: int


class MarkerTurned(kernel.Record, frozen=True):
    who: int
    element: int


class ArrowDrawn(kernel.Record, frozen=True):
    who: int
    arrow: int
    icons: int


class Shot(kernel.Record, frozen=True):
    """`how` is quick, critical or overdraw."""

    who: int
    how: str
