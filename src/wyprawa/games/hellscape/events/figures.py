"""Told of what happens to figures."""

from __future__ import annotations

from wyprawa.games.hellscape.casting import Record


class Moved(Record, frozen=True):
    figure: int
    zone: int


class Placed(Record, frozen=True):
    """Put somewhere by an effect."""

    figure: int
    zone: int


class LeftMap(Record, frozen=True):
    figure: int


class HeroWounded(Record, frozen=True):
    who: int
    n: int
    left: int


class KnockedOut(Record, frozen=True):
    who: int


class Healed(Record, frozen=True):
    who: int
    n: int


class EnemyHealed(Record, frozen=True):
    figure: int
    n: int


class ManaGained(Record, frozen=True):
    who: int
    n: int


class ManaLost(Record, frozen=True):
    who: int
    n: int


class RageGained(Record, frozen=True):
    who: int
    n: int


class RageLost(Record, frozen=True):
    who: int
    n: int


class ElementsPaid(Record, frozen=True):
    who: int
    element: int
    n: int


class FirePlaced(Record, frozen=True):
    figure: int
    n: int


class FrostPlaced(Record, frozen=True):
    figure: int
    n: int


class FireBurned(Record, frozen=True):
    """All Fire of a figure was rolled."""

    figure: int
    n: int
    wounds: int


class FirePutOut(Record, frozen=True):
    """A Heal removes a Fire token."""

    figure: int


class FrostMelted(Record, frozen=True):
    figure: int
    n: int


class ConditionsGone(Record, frozen=True):
    figure: int


class XpGained(Record, frozen=True):
    who: int
    n: int


class ItemFound(Record, frozen=True):
    who: int
    item: int


class ItemGiven(Record, frozen=True):
    who: int
    whom: int
    item: int


class ItemEquipped(Record, frozen=True):
    who: int
    item: int


class ItemStowed(Record, frozen=True):
    who: int
    item: int


class ItemDiscarded(Record, frozen=True):
    who: int
    item: int


class CompanionWounded(Record, frozen=True):
    figure: int
    n: int


class CompanionHealed(Record, frozen=True):
    figure: int
    n: int


class CompanionDied(Record, frozen=True):
    figure: int


class CompanionRemoved(Record, frozen=True):
    """It leaves the Dungeon with its tile, alive."""

    figure: int


class SpiritSummoned(Record, frozen=True):
    who: int
    whom: int
    zone: int


class LeftDungeon(Record, frozen=True):
    who: int
