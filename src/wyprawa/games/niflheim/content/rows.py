"""Rows of the box: heroes, undead, arms."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from wyprawa.games.niflheim.vocabulary.skills import PotionEffect, SkillEffect
from wyprawa.games.niflheim.vocabulary.story import Story
from wyprawa.games.niflheim.vocabulary.terms import Rune, UndeadAbility
from wyprawa.parts.content import Ref, Row
from wyprawa.parts.leaves import Code


class Values(Row, frozen=True, kw_only=True):
    """What a die must show to stun and to wound (GN-19.8, GN-19.9)."""

    stun: Annotated[int, Meta(ge=1, le=12)]
    wound: Annotated[int, Meta(ge=1, le=12)]


class Item(Row, frozen=True, kw_only=True):
    """A weapon or another thing to carry. Without `ranged` it strikes only what is adjacent (GN-16.5)."""

    id: str
    copies: int = 1
    kind: Literal["weapon", "shield", "relic", "potion", "gear", "key", "innate"]
    dice: int = 1  # KA (GN-16.1)
    melee: Values | None = None
    ranged: Values | None = None
    direct: int = 1  # ZB (GN-16.6)
    step: int = 0  # MZ; 0: nothing beyond direct range (GN-17.10)
    one_handed: bool = False  # * (GN-16.10)
    missiles: bool = False  # a missile weapon (GN-22.1)
    small: bool = False  # GN-15.6
    handy: bool = False  # GN-15.5
    runes: int = 1  # rune slots (GN-24.3)
    burden: int = 0  # Destiny that a relic takes from its bearer in each scenario completed
    drink: PotionEffect | None = None


class Hero(Row, frozen=True, kw_only=True):
    """A character, or a kind of huskarl (GN-1.6)."""

    id: str
    face: str = ""  # if it is not drawn under its id
    kind: Literal["character", "huskarl"]
    health: int
    preferred: tuple[Annotated[str, Ref("items")], ...]  # GN-16.17, GN-26.10
    start: bool = False  # may be picked at the start (GN-3.2)
    skills: tuple[Annotated[str, Ref("skills")], ...] = ()  # three categories of three levels (GN-28.15)


class Undead(Row, frozen=True, kw_only=True):
    """A kind of undead and how many of its markers are in the box."""

    id: str
    copies: int
    health: int
    move: int
    xp: int
    glory: int = 0
    abilities: tuple[Annotated[UndeadAbility, Code("undead ability")], ...] = ()


DestinyKind: TypeAlias = Literal["mp", "attack", "break"]


class Position(Row, frozen=True, kw_only=True):
    """What a position of the Destiny track brings while it is reached: Glory above 0, Corruption below."""

    at: Annotated[int, Meta(ge=-10, le=10)]
    kind: DestinyKind
    value: int


SkillCategory: TypeAlias = Literal["weaponcraft", "endurance", "lore"]


class Skill(Row, frozen=True, kw_only=True):
    """A skill: its row on the character board, and the Glory that each use costs (GN-28.15, GN-29.9)."""

    id: str
    category: SkillCategory
    level: Annotated[int, Meta(ge=1, le=3)]
    cost: int
    price: int = 0
    does: SkillEffect
    huskarls: bool = False  # on the list of huskarls (GN-26.13)


class Entry(Row, frozen=True, kw_only=True):
    """A numbered entry: its text is in the words, what it brings is here (GN-1.12)."""

    id: str
    number: int
    brings: tuple[Story, ...] = ()


class EchoRow(Row, frozen=True, kw_only=True):
    """A memory echo: what it does to the character who draws it (GN-33.3)."""

    number: int
    brings: tuple[Story, ...]


class Stones(Row, frozen=True, kw_only=True):
    """Runestones of a colour in the box."""

    colour: Rune
    copies: int


class Box(Row, frozen=True, kw_only=True):
    """Single figures of the rules."""

    characters: int  # GN-3.6
    huskarls: int  # GN-3.7
    throw: int  # GN-23.6
    holy_water: Values  # GN-23.20
    greek_fire: Values
    slots: int  # equipment slots beside the belt (GN-15.1, GN-15.3)
    belt: int
    huskarl_items: int  # GN-26.7
    huskarl_supplies: int  # GN-26.8
    supplies: int  # of each kind, for characters
    corruption: int  # GN-29.16
    glory: int
