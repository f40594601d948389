"""Weapons in hand: what they are, what they reach (GN-16, GN-22)."""

from __future__ import annotations

from wyprawa.games.niflheim.content import FISTS, HEROES, ITEMS
from wyprawa.games.niflheim.content.rows import Values
from wyprawa.games.niflheim.rules.query import figures, skills
from wyprawa.games.niflheim.state import NONE, Hero
from wyprawa.games.niflheim.vocabulary.skills import Favour
from wyprawa.games.niflheim.vocabulary.terms import MISSILE


def weapons(hero: Hero) -> list[int]:
    """The readied weapons; fists if there is none (GN-16.8, GN-16.12).

    Both weapons of a huskarl count as readied (GN-16.9, GN-26.18).
    """
    held = [hero.ready, hero.off_hand] if figures.is_character(hero) else hero.pack
    found = [item for item in held if item != NONE and ITEMS[item].melee is not None]
    return found or [FISTS]


def in_off_hand(hero: Hero, weapon: int) -> bool:
    return weapon == hero.off_hand and weapon != NONE


def dual(hero: Hero, weapon: int) -> bool:
    """The same weapon in both hands (GN-16.14)."""
    if NONE in (hero.ready, hero.off_hand) or weapon not in (hero.ready, hero.off_hand):
        return False
    return ITEMS[hero.ready].id == ITEMS[hero.off_hand].id


def preferred(hero: Hero, weapon: int) -> bool:
    """The weapon that the skill Favourite Weapon speaks of (GN-16.17, GN-26.11)."""
    return ITEMS[weapon].id in HEROES[hero.card].preferred


def favour(hero: Hero, weapon: int) -> int:
    """What Favourite Weapon adds; without it a preferred weapon brings nothing (GN-16.17)."""
    return sum(each.value for each in skills.always(hero, Favour)) if preferred(hero, weapon) else 0


def values(weapon: int, melee: bool) -> Values | None:
    """Melee values for an adjacent target, ranged ones for any other (GN-16.2, GN-16.3)."""
    return ITEMS[weapon].melee if melee else ITEMS[weapon].ranged


def reaches(weapon: int, range: int) -> bool:
    """A weapon with a range step reaches any distance (GN-17.9, GN-17.10)."""
    row = ITEMS[weapon]
    return range <= row.direct or row.step > 0


def has_missiles(hero: Hero, weapon: int, melee: bool) -> bool:
    """A missile weapon needs one at range, none in melee (GN-22.2, GN-22.7, GN-26.9)."""
    needs = ITEMS[weapon].missiles and not melee and figures.is_character(hero)
    return not needs or hero.supplies[MISSILE] > 0


def range_penalty(weapon: int, range: int) -> int:
    """-1 for each range step begun beyond direct range (GN-18.24)."""
    row = ITEMS[weapon]
    return (row.direct - range) // row.step if range > row.direct and row.step else 0
