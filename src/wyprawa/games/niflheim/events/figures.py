"""Told of what happens to figures."""

from __future__ import annotations

from wyprawa.games.niflheim.casting import Record


class Moved(Record, frozen=True):
    """A hero steps onto a square; `left` movement points remain."""

    who: int
    cell: int
    left: int


class Pushed(Record, frozen=True):
    whom: int
    cell: int
    whom_acc_form: str = ""


class Burned(Record, frozen=True):
    who: int
    cell: int


class HeroWounded(Record, frozen=True):
    who: int
    n: int
    left: int


class HeroDied(Record, frozen=True):
    who: int
    cell: int


class UndeadWounded(Record, frozen=True):
    undead: int
    n: int
    left: int


class UndeadDied(Record, frozen=True):
    undead: int
    cell: int


class Stunned(Record, frozen=True):
    undead: int


class NotStunned(Record, frozen=True):
    """Armoured, or stunned already."""

    undead: int
    undead_acc_form: str = ""


class Revealed(Record, frozen=True):
    """A marker is turned up; `undead` now has the name of its kind."""

    undead: int
    cell: int
    health: int


class Blocked(Record, frozen=True):
    undead: int
    who: int
    who_acc_form: str = ""


class BlockEnded(Record, frozen=True):
    who: int
    who_gen_form: str = ""


class CoverTaken(Record, frozen=True):
    who: int
    value: int


class CoverLost(Record, frozen=True):
    """The Cover marker becomes an Attack marker without an attack."""

    who: int


class AttackMarked(Record, frozen=True):
    who: int


class HeroPlaced(Record, frozen=True):
    who: int
    cell: int


class UndeadPlaced(Record, frozen=True):
    undead: int
    cell: int


class Healed(Record, frozen=True):
    who: int
    n: int
    left: int


class Drunk(Record, frozen=True):
    """A potion that is no supply."""

    who: int
    item: int
