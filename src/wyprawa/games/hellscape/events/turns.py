"""Told of rounds and turns."""

from __future__ import annotations

from wyprawa.games.hellscape.casting import Record
from wyprawa.games.hellscape.state import Source


class RoundBegan(Record, frozen=True):
    n: int


class PhaseBegan(Record, frozen=True):
    phase: str


class TurnBegan(Record, frozen=True):
    who: int


class TurnEnded(Record, frozen=True):
    who: int


class ActionSpent(Record, frozen=True):
    """`kind` is the action; `left` are those that remain."""

    who: int
    kind: str
    left: int


class ActionLost(Record, frozen=True):
    who: int
    left: int


class ActionGained(Record, frozen=True):
    who: int
    n: int


class Rested(Record, frozen=True):
    who: int


class Used(Record, frozen=True):
    """An ability of a card."""

    who: int
    source: Source


class Revived(Record, frozen=True):
    who: int
    health: int
    left: int  # Lifebringer tokens


class LevelGained(Record, frozen=True):
    who: int
    level: int
    cost: int
    health: int
    mana: int


class SkillGained(Record, frozen=True):
    who: int
    skill: int


class SkillReplaced(Record, frozen=True):
    who: int
    skill: int


class DarknessGrew(Record, frozen=True):
    space: int


class BossTrackGrew(Record, frozen=True):
    """The marker on the Boss track moves on."""

    space: int


class DarknessTurned(Record, frozen=True):
    pass


class TreasureAdded(Record, frozen=True):
    """A token goes into the bag."""

    rarity: int


class BossFightBegan(Record, frozen=True):
    boss: int


class TilesRemoved(Record, frozen=True):
    """All tiles but the Boss Room's."""


class PointerTurned(Record, frozen=True):
    who: int
    quarter: int


class StanceChanged(Record, frozen=True):
    who: int
    stance: int


class Consecrated(Record, frozen=True):
    who: int
    column: int
    zone: int


class ConsecrationTaken(Record, frozen=True):
    who: int
    column: int


class Blessed(Record, frozen=True):
    who: int
    skill: int


class TokensDrawn(Record, frozen=True):
    who: int
    tools: tuple[int, ...]


class TokensPutAway(Record, frozen=True):
    """Rogue tokens that were not used."""

    who: int
    tools: tuple[int, ...]


class TokenExhausted(Record, frozen=True):
    who: int
    tool: int


class TokenAdded(Record, frozen=True):
    """A Rogue token goes into the bag."""

    who: int
    tool: int


class ElementRaised(Record, frozen=True):
    who: int
    element: int
    n: int


class MarkerTurned(Record, frozen=True):
    who: int
    marker: int


class ArrowDrawn(Record, frozen=True):
    who: int
    arrow: int
    icons: int


class Shot(Record, frozen=True):
    """`how` is quick, critical or overdraw."""

    who: int
    how: str


class MissionWon(Record, frozen=True):
    """`goal` is the Mission whose objectives are met."""

    goal: str
    rounds: int


class MissionLost(Record, frozen=True):
    """`reason` as in the outcome."""

    reason: str
    rounds: int
