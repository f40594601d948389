"""Whom a verb touches: always characters, as seats."""

from __future__ import annotations

from typing import TypeAlias

from wyprawa.parts.effects import Target


class Me(Target, frozen=True):
    """The owner of the power; of an adversary's power, nobody."""


class Foe(Target, frozen=True):
    """The character on the other side of the combat; nobody if that is an adversary."""


class Enemy(Target, frozen=True):
    """One enemy character within so many spaces, chosen by the owner."""

    within: int = 0


class Enemies(Target, frozen=True):
    """Every enemy character within so many spaces."""

    within: int = 0


Who: TypeAlias = Me | Foe | Enemy | Enemies
