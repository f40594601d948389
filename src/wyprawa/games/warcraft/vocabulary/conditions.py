"""What must hold for a power to work. Every condition looks at public facts only, so that who could play a
card gives away nothing about who holds it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.warcraft.vocabulary.terms import Colour, Faction, ItemKind
from wyprawa.parts.effects import Condition, Logic


class Ranged(Condition, frozen=True):
    """The owner's attack in this combat is ranged."""


class FoeRanged(Condition, frozen=True):
    """The foe's attack in this combat is ranged."""


class FoeIs(Condition, frozen=True):
    """The foe is a character or an adversary."""

    kind: Literal["character", "adversary"]


class FoeFaction(Condition, frozen=True):
    """The foe is a character of this faction (WW-16.18)."""

    faction: Faction


class Wounded(Condition, frozen=True):
    """The owner has at least so much damage."""

    damage: int = 1


class Level(Condition, frozen=True):
    """The owner has at least this level."""

    colour: Colour


class Wears(Condition, frozen=True):
    """The owner has such an item equipped."""

    kind: ItemKind


class StartingSide(Condition, frozen=True):
    """The owner's character card shows its starting side."""


class Last(Condition, frozen=True):
    """Others have more valor than the owner, and nobody has less."""


Test: TypeAlias = Ranged | FoeRanged | FoeIs | FoeFaction | Wounded | Level | Wears | StartingSide | Last
When: TypeAlias = Test | Logic[Test]
