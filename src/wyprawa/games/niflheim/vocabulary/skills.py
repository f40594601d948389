"""What skills do (GN-16.17, GN-28, GN-29.9)."""

from __future__ import annotations

from typing import TypeAlias

from wyprawa.parts.effects import Effect


class Favour(Effect, frozen=True):
    """A modifier to all attacks with a preferred weapon."""

    value: int


class MoreDice(Effect, frozen=True):
    """More attack dice for one attack in melee."""

    n: int


SkillEffect: TypeAlias = Favour | MoreDice
