"""What a hero has room for, and where (GN-15, GN-16.10, GN-16.11, GN-26.7, GN-26.8)."""

from __future__ import annotations

from wyprawa.games.niflheim.content import BOX, ITEMS
from wyprawa.games.niflheim.rules.query import figures, skills
from wyprawa.games.niflheim.state import NONE, Hero
from wyprawa.games.niflheim.vocabulary.skills import Carry

READY, OFF_HAND, PACK, BELT = "ready", "off_hand", "pack", "belt"


def is_arm(item: int) -> bool:
    """A weapon or a shield, which can be readied."""
    return ITEMS[item].kind in ("weapon", "shield", "relic")


def pair(one: int, other: int) -> bool:
    """Two may be readied only if both are one-handed (GN-16.11)."""
    return ITEMS[one].one_handed and ITEMS[other].one_handed


def in_pack(hero: Hero) -> int:
    """Slots taken; handy things take none (GN-15.5)."""
    return sum(not ITEMS[item].handy for item in hero.pack)


def slots(hero: Hero) -> int:
    """Equipment slots beside the belt (GN-15.1)."""
    return BOX.slots + sum(each.n for each in skills.always(hero, Carry))


def belted(item: int) -> bool:
    """One-handed weapons and small things (GN-15.4, GN-15.6)."""
    return ITEMS[item].small or (is_arm(item) and ITEMS[item].one_handed)


def places(hero: Hero, item: int) -> list[str]:
    """The free places a thing may go to (GN-15.1 to GN-15.6, GN-15.12)."""
    if not figures.is_character(hero):
        return [PACK] if in_pack(hero) < BOX.huskarl_items or ITEMS[item].handy else []
    found = []
    if is_arm(item):
        if hero.ready == NONE and (hero.off_hand == NONE or pair(item, hero.off_hand)):
            found.append(READY)
        if hero.ready != NONE and hero.off_hand == NONE and pair(item, hero.ready):
            found.append(OFF_HAND)
    if in_pack(hero) < slots(hero) or ITEMS[item].handy:
        found.append(PACK)
    if len(hero.belt) < BOX.belt and belted(item):
        found.append(BELT)
    return found


def place_of(hero: Hero, item: int) -> str:
    """Where a hero has a thing."""
    if item == hero.ready:
        return READY
    if item == hero.off_hand:
        return OFF_HAND
    return PACK if item in hero.pack else BELT


def drop(hero: Hero, item: int) -> str:
    """Take a thing from its place, which is returned."""
    place = place_of(hero, item)
    if place == READY:
        hero.ready = NONE
    elif place == OFF_HAND:
        hero.off_hand = NONE
    elif place == PACK:
        hero.pack.remove(item)
    else:
        hero.belt.remove(item)
    return place


def carried(hero: Hero) -> list[int]:
    return [item for item in (hero.ready, hero.off_hand, *hero.pack, *hero.belt) if item != NONE]


def changes(hero: Hero) -> list[tuple[int, str, int]]:
    """Every change of what is readied: a thing, its new place, and what goes back to the old one (GN-7.4)."""
    if not figures.is_character(hero):
        return []
    found: list[tuple[int, str, int]] = []
    for item in carried(hero):
        home = place_of(hero, item)
        hand = home in (READY, OFF_HAND)
        for place in (PACK, BELT) if hand else (READY, OFF_HAND):
            there = {READY: hero.ready, OFF_HAND: hero.off_hand}.get(place, NONE)
            if fits(hero, item, home, place, there):
                found.append((item, place, there))
    if NONE not in (hero.ready, hero.off_hand):
        found.append((hero.off_hand, READY, hero.ready))
    return found


def stowings(hero: Hero) -> list[tuple[int, str, int]]:
    """Every move from the pack to the belt and back, which nothing but a free rearrangement allows."""
    if not figures.is_character(hero):
        return []
    moves = [(item, BELT) for item in hero.pack] + [(item, PACK) for item in hero.belt]
    return [(item, place, NONE) for item, place in moves if place in places(hero, item)]


def fits(hero: Hero, item: int, home: str, place: str, there: int) -> bool:
    """Whether a thing may go to a place, and what is there to the place it leaves."""
    if place in (PACK, BELT):
        return place in places(hero, item)
    other = hero.off_hand if place == READY else hero.ready
    if not is_arm(item) or (other != NONE and not pair(item, other)) or (place == OFF_HAND and other == NONE):
        return False
    return there == NONE or home == PACK or belted(there)


def supply_room(hero: Hero, kind: int) -> int:
    """How many more of a supply fit (GN-15.7, GN-26.8)."""
    return max(0, figures.supply_limit(hero) - hero.supplies[kind])
