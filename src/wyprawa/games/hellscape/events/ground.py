"""Told of Doors, Rooms, tokens and Missions."""

from __future__ import annotations

from wyprawa.games.hellscape.casting import Record


class DoorOpened(Record, frozen=True):
    who: int
    door: int


class GateOpened(Record, frozen=True):
    door: int


class RoomRevealed(Record, frozen=True):
    room: int


class DoorCardDrawn(Record, frozen=True):
    who: int
    door_card: int


class LootLost(Record, frozen=True):
    """A Loot token is gone before anybody saw what it brings."""

    zone: int


class TreasurePlaced(Record, frozen=True):
    zone: int
    rarity: int


class TreasureTaken(Record, frozen=True):
    who: int
    zone: int
    rarity: int


class TrapSprung(Record, frozen=True):
    """`n` is what stands on its back; 0 is a blank one. `back` says it: the kind of token and `n`."""

    who: int
    token: int
    zone: int
    n: int
    back: tuple[int, int]


class ChestOpened(Record, frozen=True):
    who: int
    token: int
    zone: int
    rarity: int


class FountainDrunk(Record, frozen=True):
    who: int
    zone: int
    n: int


class Forged(Record, frozen=True):
    who: int
    rarity: int


class TokenTaken(Record, frozen=True):
    """A token of the Mission."""

    who: int
    token: int
    zone: int


class TokenPut(Record, frozen=True):
    token: int
    zone: int


class DeedDone(Record, frozen=True):
    who: int
    deed: int


class Counted(Record, frozen=True):
    """A count of the party, such as Souls. `has` says it: its name and the total."""

    name: str
    n: int
    total: int
    has: tuple[str, int]


class TimeRan(Record, frozen=True):
    """A Soul Key has so many Time tokens left."""

    zone: int
    left: int


class SandRan(Record, frozen=True):
    """An Hourglass has so many Time tokens left."""

    zone: int
    left: int


class Stained(Record, frozen=True):
    """Corruption tokens on a Hero's board."""

    who: int
    n: int


class EscortArrived(Record, frozen=True):
    zone: int


class SwordBites(Record, frozen=True):
    """So many rounds in a row with the Cursed Sword."""

    who: int
    rounds: int
