"""Told of Enemies, with the reasons for what they do."""

from __future__ import annotations

from wyprawa import kernel


class MobSpawned(kernel.Record, frozen=True):
    figure: int
    card: int
    zone: int
    minions: int
    item: int


class RoamingSpawned(kernel.Record, frozen=True):
    figure: int
    card: int
    zone: int


class AlreadyThere(kernel.Record, frozen=True):
    """A drawn kind is in the Dungeon: no second one comes, it acts once."""

    figure: int
    card: int


class CardReplaced(kernel.Record, frozen=True):
    figure: int
    card: int


class NothingSpawned(kernel.Record, frozen=True):
    zone: int


class EnemyActs(kernel.Record, frozen=True):
    figure: int


class EnemyAttacks(kernel.Record, frozen=True):
    """Whom, among whom, and how: the targets that were equally near are `tied`."""

    figure: int
    whom: int
    tied: tuple[int, ...]
    by: int  # attack type
    range: int


class EnemyMoves(kernel.Record, frozen=True):
    """One Zone along the shortest path toward the nearest Heroes."""

    figure: int
    toward: tuple[int, ...]
    path: tuple[int, ...]


class EnemyWaits(kernel.Record, frozen=True):
    """It can neither attack nor get nearer to anybody."""

    figure: int


class SchemeFollowed(kernel.Record, frozen=True):
    """A line of a Roaming Monster's activation scheme, from 0."""

    figure: int
    line: int


class BossPowerUsed(kernel.Record, frozen=True):
    figure: int
    fangs: int


class EnemyWounded(kernel.Record, frozen=True):
    figure: int
    n: int


class MinionKilled(kernel.Record, frozen=True):
    figure: int
    left: int


class EnemyKilled(kernel.Record, frozen=True):
    """A Leader, a Roaming Monster or a Boss."""

    figure: int
    card: int


class MinionAdded(kernel.Record, frozen=True):
    figure: int
    minions: int


class Poisoned(kernel.Record, frozen=True):
    figure: int
    token: int


class FeatherPlaced(kernel.Record, frozen=True):
    who: int
    figure: int


class FeathersGone(kernel.Record, frozen=True):
    figure: int
    n: int
