"""The words cards are written in: abilities, traits, Traps and Deceits (ML-38, ML-39, ML-42, ML-43)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.parts.effects import Effect

Affinity: TypeAlias = Literal["fire", "water", "air", "jungle"]
Die: TypeAlias = Literal["strength", "magic", "influence"]
Level: TypeAlias = Literal["beginner", "normal", "high", "cruel"]

AFFINITIES: tuple[Affinity, ...] = ("fire", "water", "air", "jungle")
DICE: tuple[Die, ...] = ("strength", "magic", "influence")
BUILDINGS = ("hut", "alchemist", "tavern", "merchant", "armoury", "market", "mine")


class Defence(Effect, frozen=True):
    """Cancels hits of one Monster attack; `against` limits the Monsters by affinity."""

    hits: int
    against: tuple[Affinity, ...] = ()


class Reroll(Effect, frozen=True):
    """Up to so many rerolls of dice of these kinds on the owner's trail."""

    times: int
    of: tuple[Die, ...]


class PerDie(Effect, frozen=True):
    """Adds to each die of a kind on the trail; `only` limits it to monster battles or to the conquest."""

    of: Die
    add: int
    only: Literal["", "battle", "conquest"] = ""


class Total(Effect, frozen=True):
    """Adds to the total when killing, capturing or conquering only."""

    add: int
    when: Literal["kill", "capture", "conquest"]


class Spoils(Effect, frozen=True):
    """Gained when this Mercenary himself captures (or kills) a Monster."""

    on: tuple[Literal["capture", "kill"], ...]
    glory: int = 0
    potions: int = 0


class NoTrap(Effect, frozen=True):
    """Captures without a Trap."""


class Redirect(Effect, frozen=True):
    """Aims so many Attack dice at a Mercenary on an adjacent trail."""

    dice: int


class TrapLimit(Effect, frozen=True):
    """Deployment, permanent: more Traps in the player area."""

    more: int


class Discount(Effect, frozen=True):
    """Deployment: gold off one purchase in a building per round, down to 0."""

    at: Literal["hut", "tavern"]
    gold: int


class MineBonus(Effect, frozen=True):
    """Deployment: more gold on one use of the Mine per round."""

    gold: int


class Hire(Effect, frozen=True):
    """Deployment: pay gold, gain a die for this round; not while the owner is assigned."""

    gold: int
    gain: Die


class Gain(Effect, frozen=True):
    """Deployment: gain one of these (several keys: the owner chooses one kind) per round."""

    gold: int = 0
    potions: int = 0
    poisons: int = 0


class Exchange(Effect, frozen=True):
    """Deployment: one die of the pool for one of another colour (Greenhorns, ML-11.2)."""


class Place(Effect, frozen=True):
    """Places dice from the supply on the token when it is revealed."""

    of: Literal["strength", "magic"]
    dice: int


class Flat(Effect, frozen=True):
    """Adds to the total in a monster battle."""

    add: int


class Take(Effect, frozen=True):
    """Deceit: takes up to so many dice of these kinds from an adjacent trail."""

    of: tuple[Literal["strength", "magic"], ...]
    dice: int


Ability: TypeAlias = (
    Defence
    | Reroll
    | PerDie
    | Total
    | Spoils
    | NoTrap
    | Redirect
    | TrapLimit
    | Discount
    | MineBonus
    | Hire
    | Gain
    | Exchange
)


DEPLOYMENT = (TrapLimit, Discount, MineBonus, Hire, Gain, Exchange)  # without the outside symbol (ML-4.18)
