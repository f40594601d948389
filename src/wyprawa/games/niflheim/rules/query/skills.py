"""Skills a hero has, and which it can use (GN-28.22, GN-29.9, GN-29.22, GN-29.25, GN-29.26)."""

from __future__ import annotations

from typing import TypeVar

from wyprawa.games.niflheim.content import BOX, SKILLS
from wyprawa.games.niflheim.state import Hero
from wyprawa.games.niflheim.vocabulary.skills import Aim, MoreDice, SkillEffect, Ward

E = TypeVar("E", bound=SkillEffect)


def always(hero: Hero, kind: type[E]) -> list[E]:
    """What a hero's skills of a kind do without a price, at all times (GN-29.22)."""
    return [does for n in hero.skills if isinstance(does := SKILLS[n].does, kind) and not SKILLS[n].price]


def affordable(hero: Hero, price: int) -> bool:
    """A skill's price must not lead beyond the last Corruption (GN-29.25, GN-29.26)."""
    return hero.destiny - price >= -BOX.corruption


def for_attack(hero: Hero, melee: bool) -> list[int]:
    """Skills that can be used in an attack."""
    return [n for n in hero.skills if serves(n, melee) and affordable(hero, SKILLS[n].price)]


def serves(skill: int, melee: bool) -> bool:
    does = SKILLS[skill].does
    if isinstance(does, Aim):
        return bool(SKILLS[skill].price) and (does.attack == "melee") == melee
    return melee and isinstance(does, MoreDice)


def wards(hero: Hero) -> list[int]:
    """Skills that can turn a wound away."""
    return [n for n in hero.skills if isinstance(SKILLS[n].does, Ward) and affordable(hero, SKILLS[n].price)]
