"""Conditions: what must hold for an ability to be used (MD-22.10 to MD-22.16), or for a part of it."""

from __future__ import annotations

from typing import TypeAlias

from wyprawa.games.hellscape.vocabulary.terms import AttackType, Stance, Token
from wyprawa.kernel.sizes import Small, Word
from wyprawa.parts.effects import Condition, Logic


class InShadow(Condition, frozen=True):
    """The user is in Shadow (MD-22.10)."""


class InLight(Condition, frozen=True):
    """The user is in Light (MD-22.11)."""


class Wounded(Condition, frozen=True):
    """The Hero is at least so far below the maximum of Health (MD-22.15)."""

    n: Small


class TwoWeapons(Condition, frozen=True):
    """The attack is made with 2 weapons (MD-22.16)."""


class AttackIs(Condition, frozen=True):
    """The Combat is of this attack type."""

    type: AttackType


class Alone(Condition, frozen=True):
    """No other Hero stands in the user's Zone."""


class Rolled(Condition, frozen=True):
    """The dice show at least so many of a symbol that are not resolved yet."""

    symbol: Word
    n: Small = 1


class InStance(Condition, frozen=True):
    stance: Stance


class EnemiesHere(Condition, frozen=True):
    """At least so many Enemy figures stand in the user's Zone."""

    n: Small = 1


class FoeBurns(Condition, frozen=True):
    """The other side of the Combat bears Fire."""


class FoeFrozen(Condition, frozen=True):
    """The other side of the Combat bears Frost."""


class FoePoisoned(Condition, frozen=True):
    """The Enemy in the Combat bears a Poison token."""


class LastFigure(Condition, frozen=True):
    """The Mob has no Minion left, or the Enemy is a single figure."""


# --- Missions ---------------------------------------------------------------------------------------------


class Holds(Condition, frozen=True):
    """The Hero has at least so many of a Mission token (MD-32.10)."""

    name: Word
    n: Small = 1


class NoneLeft(Condition, frozen=True):
    """No token of a kind lies in the Dungeon any more."""

    token: Token


class Gathered(Condition, frozen=True):
    """The party has so much of a Mission's count for each Hero, or in all."""

    name: Word
    each: Small = 0
    n: Small = 0


class HoldersHere(Condition, frozen=True):
    """Every Hero who has one of these Mission tokens stands in the user's Zone (MD-36.4)."""

    name: Word


class EnemyHere(Condition, frozen=True):
    """The Mission's own Enemy stands in the user's Zone (MD-39.7)."""


class BossFight(Condition, frozen=True):
    """The Boss fight has begun (MD-21.3)."""


class AtHourglass(Condition, frozen=True):
    """The Hero stands in an Hourglass Zone (MD-42.12)."""


class Equipped(Condition, frozen=True):
    """The Hero has this item in a slot, or the weapon that stands for it (MD-37.15)."""

    item: Word


One: TypeAlias = (
    InShadow
    | InLight
    | Wounded
    | TwoWeapons
    | AttackIs
    | Alone
    | Rolled
    | InStance
    | EnemiesHere
    | FoeBurns
    | FoeFrozen
    | FoePoisoned
    | LastFigure
    | Holds
    | NoneLeft
    | Gathered
    | HoldersHere
    | EnemyHere
    | BossFight
    | AtHourglass
    | Equipped
)
Need: TypeAlias = One | Logic[One]
