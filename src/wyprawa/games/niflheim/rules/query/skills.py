"""Skills a hero has, and which it can use (GN-28.22, GN-29.9, GN-29.22, GN-29.25, GN-29.26)."""

from __future__ import annotations

from wyprawa.games.niflheim.content import BOX, SKILLS
from wyprawa.games.niflheim.rules.query import gear
from wyprawa.games.niflheim.state import Hero
from wyprawa.games.niflheim.vocabulary.skills import Favour, MoreDice


def favour(hero: Hero, weapon: int) -> int:
    """What Favourite Weapon adds; without it a preferred weapon brings nothing (GN-16.17)."""
    if not gear.preferred(hero, weapon):
        return 0
    return sum(does.value for n in hero.skills if isinstance(does := SKILLS[n].does, Favour))


def affordable(hero: Hero, price: int) -> bool:
    """A skill's price must not lead beyond the last Corruption (GN-29.25, GN-29.26)."""
    return hero.destiny - price >= -BOX.corruption


def for_attack(hero: Hero, melee: bool) -> list[int]:
    """Skills that can be used in an attack."""
    return [
        n
        for n in hero.skills
        if melee and isinstance(SKILLS[n].does, MoreDice) and affordable(hero, SKILLS[n].price)
    ]


def more_dice(skill: int) -> int:
    does = SKILLS[skill].does
    return does.n if isinstance(does, MoreDice) else 0
