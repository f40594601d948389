"""Rows of Heroes, their Classes and their skills (MD-3, MD-26 to MD-31)."""

from __future__ import annotations

from typing import Annotated, Literal

from wyprawa.games.hellscape.vocabulary import Ability, DiceText, HeroClass, Rarity
from wyprawa.games.hellscape.vocabulary.terms import Element, Stance
from wyprawa.parts.content import Ref, Row, Source


class Hero(Row, frozen=True, kw_only=True):
    """A Hero card (MD-3.6). `shadow` is the Shadow ability."""

    id: str
    hero_class: HeroClass
    health: int
    mana: int
    ability: Ability
    shadow: Ability


class Level(Row, frozen=True, kw_only=True):
    """A row of the Level token: what it costs, bonuses as totals, tokens for the bag (MD-18)."""

    cost: int
    health: int
    mana: int
    bag: tuple[Rarity, ...]


class Skill(Row, frozen=True, kw_only=True):
    """A skill card. `after` is the next lower grade (MD-3.13).

    `place` is the Berserker's stance. `blessed` is what the other side of a Paladin's card has instead of
    `abilities` (MD-27.10). `tokens` go into the Rogue's bag (MD-29.2). `poison` is what Poison does from
    now on.
    """

    id: str
    hero_class: HeroClass
    level: int
    after: Annotated[str, Ref("skills")] | None = None
    place: Stance | Literal["any"] = "any"
    abilities: tuple[Ability, ...] = ()
    blessed: tuple[Ability, ...] = ()
    tokens: tuple[Annotated[str, Ref("rogue_tokens")], ...] = ()
    poison: tuple[Ability, ...] = ()
    source: Source | None = None


class Amulet(Row, frozen=True, kw_only=True):
    """A quarter of the Spell Amulet with its basic spell, clockwise (MD-26.1)."""

    id: str
    spell: Ability


class Column(Row, frozen=True, kw_only=True):
    """A column of the Paladin's board with its starting ability (MD-27.1)."""

    id: Literal["red", "blue", "green"]
    ability: Ability


class StanceCard(Row, frozen=True, kw_only=True):
    """A stance of the Berserker with its starting ability (MD-28.8)."""

    id: Stance
    ability: Ability


class RogueToken(Row, frozen=True, kw_only=True):
    """A token of the tool bag: it fits one kind of action, green ones every kind (MD-29.6)."""

    id: str
    colour: Literal["red", "blue", "green"]
    starting: bool = False
    copies: int = 1
    shadow: bool = False  # the Rogue counts as in Shadow (MD-29.20)
    poison: bool = False
    bonus: Ability | None = None


class ElementTrack(Row, frozen=True, kw_only=True):
    """A track of the Element board: spaces above the lowest, and the ability at its top (MD-30.7)."""

    id: Element
    spaces: int
    top: Ability


class Spirit(Row, frozen=True, kw_only=True):
    """MD-30.17."""

    id: Literal["fire_spirit", "frost_spirit"]
    health: int
    defence: DiceText
    melee: DiceText = ""
    magic: DiceText = ""
    ranged: DiceText = ""
    abilities: tuple[Ability, ...] = ()


class Arrow(Row, frozen=True, kw_only=True):
    """An Arrow card: its target icons, and what its three rows do (MD-31.3 to MD-31.5)."""

    id: str
    icons: int
    copies: int = 1
    quick: Ability
    critical: Ability
    overdraw: Ability


class SetPower(Row, frozen=True, kw_only=True):
    """The two Powers of a Class (MD-4.25, MD-4.26)."""

    id: str
    hero_class: HeroClass
    lesser: Ability
    greater: Ability
