"""Told of the undead turn."""

from __future__ import annotations

from wyprawa.games.niflheim.casting import Record


class UndeadActivated(Record, frozen=True):
    """`range` is to the nearest hero; `tied` are those as near."""

    undead: int
    range: int
    tied: tuple[int, ...]


class Recovered(Record, frozen=True):
    undead: int


class UndeadMoved(Record, frozen=True):
    """Toward a hero, one square."""

    undead: int
    whom: int
    cell: int
    whom_gen_form: str = ""


class UndeadStays(Record, frozen=True):
    undead: int


class UndeadStrikes(Record, frozen=True):
    """It attacks a hero, without a roll."""

    undead: int
    whom: int
    whom_acc_form: str = ""


class BowShot(Record, frozen=True):
    undead: int
    whom: int
    face: int
    result: int
    whom_gen_form: str = ""


class ArrowHitUndead(Record, frozen=True):
    undead: int
    whom: int
    whom_acc_form: str = ""


class Summoned(Record, frozen=True):
    undead: int
    cell: int
    left: int


class PoolRefilled(Record, frozen=True):
    n: int


class NothingSummoned(Record, frozen=True):
    pass
