"""Told of what happens to figures."""

from __future__ import annotations

from wyprawa import kernel


class Moved(kernel.Record, frozen=True):
    figure: int
    zone: int


class Placed(kernel.Record, frozen=True):
    """Put somewhere by an effect."""

    figure: int
    zone: int


class LeftMap(kernel.Record, frozen=True):
    figure: int


class HeroWounded(kernel.Record, frozen=True):
    who: int
    n: int
    left: int


class KnockedOut(kernel.Record, frozen=True):
    who: int


class Healed(kernel.Record, frozen=True):
    who: int
    n: int


class EnemyHealed(kernel.Record, frozen=True):
    figure: int
    n: int


class ManaGained(kernel.Record, frozen=True):
    who: int
    n: int


class ManaLost(kernel.Record, frozen=True):
    who: int
    n: int


class RageGained(kernel.Record, frozen=True):
    who: int
    n: int


class RageLost(kernel.Record, frozen=True):
    who: int
    n: int


class ElementsPaid(kernel.Record, frozen=True):
    who: int
    element: int
    n: int


class FirePlaced(kernel.Record, frozen=True):
    figure: int
    n: int


class FrostPlaced(kernel.Record, frozen=True):
    figure: int
    n: int


class FireBurned(kernel.Record, frozen=True):
    """All Fire of a figure was rolled."""

    figure: int
    n: int
    wounds: int


class FrostMelted(kernel.Record, frozen=True):
    figure: int
    n: int


class ConditionsGone(kernel.Record, frozen=True):
    figure: int


class XpGained(kernel.Record, frozen=True):
    who: int
    n: int


class ItemFound(kernel.Record, frozen=True):
    who: int
    item: int


class ItemGiven(kernel.Record, frozen=True):
    who: int
    whom: int
    item: int


class ItemEquipped(kernel.Record, frozen=True):
    who: int
    item: int


class ItemStowed(kernel.Record, frozen=True):
    who: int
    item: int


class ItemDiscarded(kernel.Record, frozen=True):
    who: int
    item: int


class CompanionWounded(kernel.Record, frozen=True):
    figure: int
    n: int


class CompanionDied(kernel.Record, frozen=True):
    figure: int


class SpiritSummoned(kernel.Record, frozen=True):
    who: int
    figure: int
    zone: int


class LeftDungeon(kernel.Record, frozen=True):
    who: int
