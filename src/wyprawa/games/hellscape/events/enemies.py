"""Told of Enemies, with the reasons for what they do."""

from __future__ import annotations

from wyprawa.games.hellscape.casting import Record


class MobSpawned(Record, frozen=True):
    figure: int
    card: int
    zone: int
    minions: int
    item: int


class RoamingSpawned(Record, frozen=True):
    figure: int
    card: int
    zone: int


class AlreadyThere(Record, frozen=True):
    """A drawn kind is in the Dungeon: no second one comes, it acts once."""

    figure: int
    card: int


class CardReplaced(Record, frozen=True):
    figure: int
    card: int


class NothingSpawned(Record, frozen=True):
    zone: int


class EnemyActs(Record, frozen=True):
    figure: int


class EnemyAttacks(Record, frozen=True):
    """Whom, among whom, and how: the targets that were equally near are `tied`."""

    figure: int
    whom: int
    tied: tuple[int, ...]
    by: int  # attack type
    range: int
    at: int  # the Zone of whom it attacks


class EnemyMoves(Record, frozen=True):
    """One Zone along the shortest path toward the nearest Heroes."""

    figure: int
    toward: tuple[int, ...]
    path: tuple[int, ...]


class EnemyWaits(Record, frozen=True):
    """It can neither attack nor get nearer to anybody."""

    figure: int


class SchemeFollowed(Record, frozen=True):
    """A line of a Roaming Monster's activation scheme, from 0; `scheme` says it: `lyidan-0`."""

    figure: int
    line: int
    scheme: str


class BossPowerUsed(Record, frozen=True):
    """`power` says which by the fangs rolled: `michael-2`."""

    figure: int
    fangs: int
    power: str


class EnemyWounded(Record, frozen=True):
    figure: int
    n: int


class MinionKilled(Record, frozen=True):
    figure: int
    left: int


class EnemyKilled(Record, frozen=True):
    """A Leader, a Roaming Monster or a Boss."""

    figure: int
    card: int


class EnemyRemoved(Record, frozen=True):
    """It leaves the game with its tile; nobody has killed it."""

    figure: int


class MinionAdded(Record, frozen=True):
    figure: int
    minions: int


class Poisoned(Record, frozen=True):
    figure: int
    tool: int  # the Rogue token


class FeatherPlaced(Record, frozen=True):
    who: int
    whom: int


class FeathersGone(Record, frozen=True):
    figure: int
    n: int
