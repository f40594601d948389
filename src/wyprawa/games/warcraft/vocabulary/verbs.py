"""What cards do. Verbs are carried out one by one, each in a step of its own."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.warcraft.vocabulary.conditions import When
from wyprawa.games.warcraft.vocabulary.targets import Foe, Me, Who
from wyprawa.games.warcraft.vocabulary.terms import Colour, Side, Stat
from wyprawa.parts.effects import Effect

# --- figures and dice ---------------------------------------------------------------------------------------


class Add(Effect, frozen=True):
    """Changes a figure: as long as the power is in force if that is permanent, else until the combat ends.

    Movement and energy change for this turn.
    """

    to: Stat
    amount: int
    side: Side = "own"


class Reroll(Effect, frozen=True):
    """A combat die is rolled again; the old result is gone (WW-13.15)."""

    side: Side = "own"


class SetDie(Effect, frozen=True):
    """The own combat die is turned to a face; powers it triggers do trigger."""

    face: int


class Ward(Effect, frozen=True):
    """Prevents so much of the damage the owner would take until the combat ends."""

    amount: int


# --- damage, cards, items -----------------------------------------------------------------------------------


class Harm(Effect, frozen=True):
    """Deals damage at once; to the foe of the combat, adversary or not, unless somebody else is meant."""

    amount: int
    to: Who = Foe()


class Heal(Effect, frozen=True):
    amount: int
    to: Who = Me()


class Draw(Effect, frozen=True):
    cards: int
    to: Who = Me()


class Discard(Effect, frozen=True):
    """Ability cards are discarded at random."""

    cards: int
    to: Who = Foe()


class Recover(Effect, frozen=True):
    """The owner takes a card of his choice from his discard pile."""


class GainItem(Effect, frozen=True):
    """An item of this level, or of the owner's own."""

    colour: Colour | None = None


class LoseItem(Effect, frozen=True):
    """An item is discarded at random (WW-25); from the bag only, or from everything."""

    to: Who = Me()
    bag: bool = False


# --- characters and places ----------------------------------------------------------------------------------


class TurnCharacter(Effect, frozen=True):
    """A character card is turned over, or to its starting side."""

    to: Who = Me()
    starting: bool = False


class GainLevel(Effect, frozen=True):
    colour: Colour


class Walk(Effect, frozen=True):
    """The owner moves a figure up to so many spaces; gates and ferocious markers hold (WW-5.8)."""

    steps: int
    whom: Who = Me()


class GoToCity(Effect, frozen=True):
    """The owner puts his figure in a city of his choice."""


class PlaceDiscovery(Effect, frozen=True):
    """As the resource (WW-8.9)."""


# --- cards in play ------------------------------------------------------------------------------------------


class NegateAbility(Effect, frozen=True):
    """The ability just played is negated (WW-21.21)."""


class NegateCombat(Effect, frozen=True):
    """The combat ends (WW-21.23)."""


class Attach(Effect, frozen=True):
    """The card is attached to a character, or to the owner's weapon or armour."""

    to: Who | Literal["weapon", "armour"]


class TurnEvent(Effect, frozen=True):
    """The event card is turned over: its back takes effect (WW-12.3)."""


class Honour(Effect, frozen=True):
    """The event card goes to the quest log of who resolved it (WW-12.23)."""


class MarkEvent(Effect, frozen=True):
    """Who resolves the event puts a character token on it, and resolves it no more (WW-17.28)."""


# --- how things hang together -------------------------------------------------------------------------------


class If(Effect, frozen=True):
    when: When
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()


class Pay(Effect, frozen=True, kw_only=True):
    """The owner may give up cards or items of his choice, and if he does, this is done."""

    cards: int = 0
    items: int = 0
    then: tuple[Verb, ...]


Verb: TypeAlias = (
    Add
    | Reroll
    | SetDie
    | Ward
    | Harm
    | Heal
    | Draw
    | Discard
    | Recover
    | GainItem
    | LoseItem
    | TurnCharacter
    | GainLevel
    | Walk
    | GoToCity
    | PlaceDiscovery
    | NegateAbility
    | NegateCombat
    | Attach
    | TurnEvent
    | Honour
    | MarkEvent
    | If
    | Pay
)
