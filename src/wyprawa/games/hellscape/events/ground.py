"""Told of Doors, Rooms, tokens and Missions."""

from __future__ import annotations

from wyprawa import kernel


class DoorOpened(kernel.Record, frozen=True):
    who: int
    door: int


class GateOpened(kernel.Record, frozen=True):
    door: int


class RoomRevealed(kernel.Record, frozen=True):
    room: int


class DoorCardDrawn(kernel.Record, frozen=True):
    who: int
    card: int


class TreasurePlaced(kernel.Record, frozen=True):
    zone: int
    rarity: int


class TreasureTaken(kernel.Record, frozen=True):
    who: int
    zone: int
    rarity: int


class TrapSprung(kernel.Record, frozen=True):
    """`n` is what stands on its back; 0 is a blank one."""

    who: int
    token: int
    zone: int
    n: int


class ChestOpened(kernel.Record, frozen=True):
    who: int
    token: int
    zone: int
    rarity: int


class FountainDrunk(kernel.Record, frozen=True):
    who: int
    zone: int
    n: int


class Forged(kernel.Record, frozen=True):
    who: int
    rarity: int


class TokenTaken(kernel.Record, frozen=True):
    """A token of the Mission."""

    who: int
    token: int
    zone: int


class TokenPut(kernel.Record, frozen=True):
    token: int
    zone: int


class DeedDone(kernel.Record, frozen=True):
    who: int
    deed: int


class Counted(kernel.Record, frozen=True):
    """A count of the party, such as Souls."""

    name: str
    n: int
    total: int


class TimeRan(kernel.Record, frozen=True):
    """A Soul Key has so many Time tokens left."""

    zone: int
    left: int


class Stained(kernel.Record, frozen=True):
    """Corruption tokens on a Hero's board."""

    who: int
    n: int


class EscortArrived(kernel.Record, frozen=True):
    zone: int


class SwordBites(kernel.Record, frozen=True):
    """So many rounds in a row with the Cursed Sword."""

    who: int
    rounds: int
