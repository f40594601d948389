"""Whom a verb touches. Where several figures fit a target that means one, the player chooses (MD-1.9)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.kernel.sizes import Small
from wyprawa.parts.effects import Target


class Me(Target, frozen=True):
    """The user; of a Door card the Hero who opened, of a Mission the Hero who interacts."""


class Foe(Target, frozen=True):
    """The other side of the Combat."""


class Friend(Target, frozen=True):
    """The user or one other Hero within so many Zones in Line of Sight."""

    within: Small = 0
    other: bool = False


class Enemy(Target, frozen=True):
    """One Enemy within so many Zones: in Line of Sight, or along open ways."""

    within: Small = 99
    sight: bool = True
    other: bool = False  # not the one in the Combat


class Heroes(Target, frozen=True):
    """All Heroes there. `attacker` is the Zone of the attacker in this Combat."""

    where: Literal["zone", "attacker", "sight", "room", "dungeon"]
    other: bool = False


class Enemies(Target, frozen=True):
    """All Enemies there."""

    where: Literal["zone", "foe_zone", "adjacent", "sight", "dungeon"]
    other: bool = False


class Weakest(Target, frozen=True):
    """The Hero in Line of Sight with the least Health, other than the one in the Combat."""


Who: TypeAlias = Me | Foe | Friend | Enemy | Heroes | Enemies | Weakest
