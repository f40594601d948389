"""What skills and potions do (GN-15, GN-16.17, GN-28, GN-29.9)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.parts.effects import Effect


class Favour(Effect, frozen=True):
    """A modifier to all attacks with a preferred weapon."""

    value: int


class MoreDice(Effect, frozen=True):
    """More attack dice for one attack in melee."""

    n: int


class Aim(Effect, frozen=True):
    """A modifier to attacks of one kind, or to the one it is used for if it has a price."""

    value: int
    attack: Literal["melee", "ranged"]


class Wrest(Effect, frozen=True):
    """A modifier to breaking free."""

    value: int


class Swift(Effect, frozen=True):
    """More movement points with an intent."""

    n: int
    intent: Literal["march", "run"]


class Hale(Effect, frozen=True):
    """More health at most."""

    n: int


class Watch(Effect, frozen=True):
    """A smaller penalty from cover."""

    n: int


class Carry(Effect, frozen=True):
    """More equipment slots."""

    n: int


class Heal(Effect, frozen=True):
    """Potions heal the party of more wounds while this hero is with it."""

    n: int


class Seek(Effect, frozen=True):
    """A modifier to search rolls."""

    n: int


class Ward(Effect, frozen=True):
    """Ignore a wound."""


class Throw(Effect, frozen=True):
    """A modifier to throwing vials."""

    value: int


SkillEffect: TypeAlias = (
    Favour | MoreDice | Aim | Wrest | Swift | Hale | Watch | Carry | Heal | Seek | Ward | Throw
)


class Might(Effect, frozen=True):
    """A modifier to the attacks of this activation."""

    value: int


class Haste(Effect, frozen=True):
    """Movement points for this activation."""

    n: int


class Restore(Effect, frozen=True):
    """Health, never above the maximum."""

    n: int


PotionEffect: TypeAlias = Might | Haste | Restore
