"""Words of pages about ground that does not stay as it is (GH-33): wind, boulders, water, traps."""

from typing import Literal, TypeAlias

from wyprawa.games.gloomhaven.abilities.terms import MonsterName
from wyprawa.kernel.sizes import Small, Some, Word
from wyprawa.parts.effects import Condition, Effect

Way: TypeAlias = Literal["left", "right", "up", "down", "up_left", "up_right"]
"""A direction on the map; up and down lie between two hexes, and the player takes one of them."""


class LayTraps(Effect, frozen=True):
    """A damage trap on each marked hex; a figure on foot there springs it at once."""

    tile: Word
    mark: Word


class Drift(Effect, frozen=True):
    """Each character and character summon is moved one hex, in initiative order or the topmost first."""

    way: Way
    room: Small | None = None  # only who is there
    order: Literal["initiative", "top"] = "initiative"
    hurts: Small = 0  # suffered by who cannot be moved
    sheltered: bool = False  # not who has an obstacle or a wall right behind


class Roll(Effect, frozen=True):
    """The single boulders in the rows of the marked hexes roll left by 1, 2 and 3 hexes, each row by another
    number, as the players choose.

    They destroy other obstacles. A figure they meet suffers a trap's damage, and makes way to the left where
    one stops. From the left end of a row they go on from its marked hex.
    """

    tile: Word
    mark: Word


class Rise(Effect, frozen=True):
    """One more water tile in the page's basin, beside another; `flooded` is noted if there is no room."""

    parties: Some[Small]  # with so many characters


class EvenInitiative(Condition, frozen=True):
    """The last ability card of this monster type had an even initiative."""

    monster: MonsterName


Upheaval: TypeAlias = LayTraps | Drift | Roll | Rise
OfGround: TypeAlias = EvenInitiative
