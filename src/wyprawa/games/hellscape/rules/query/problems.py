"""What cannot be right about a position: cards twice, figures nowhere, numbers beyond their limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.hellscape.content import BOX, ITEMS, MISSIONS
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import MOB, NONE, State


def problems(s: State) -> list[str]:
    """Everything that is wrong, each in a sentence that says what was found and what was expected."""
    if s.mission not in MISSIONS:
        return [f"mission: expected one of {', '.join(MISSIONS)}, got {s.mission!r}"]
    return [*of_heroes(s), *of_enemies(s), *of_tokens(s), *of_items(s)]


def of_heroes(s: State) -> Iterator[str]:
    for who, hero in enumerate(s.heroes):
        if not 0 <= hero.health <= figures.max_health(hero):
            yield f"Hero {who}: expected Health from 0 to {figures.max_health(hero)}, got {hero.health}"
        if not 0 <= hero.mana <= figures.max_mana(hero):
            yield f"Hero {who}: expected Mana from 0 to {figures.max_mana(hero)}, got {hero.mana}"
        if not 0 <= hero.rage <= BOX.rage:
            yield f"Hero {who}: expected Rage from 0 to {BOX.rage}, got {hero.rage}"
        skills, places = len(hero.skills), len(hero.places)
        if skills != places:
            yield f"Hero {who}: expected a place for each of {skills} skills, got {places}"
        if not hero.gone and not stands(s, hero.zone):
            yield f"Hero {who}: stands in no Zone of the map: {hero.zone}"
    for card, n in Counter(hero.card for hero in s.heroes).items():
        if n > 1:
            yield f"Hero card {card}: expected once, got {n} times"  # MD-1.10


def of_enemies(s: State) -> Iterator[str]:
    for enemy in s.enemies:
        if enemy.zone != NONE and not stands(s, enemy.zone):
            yield f"figure {enemy.figure}: stands in no Zone of the map: {enemy.zone}"
        most = figures.health_of(enemy)
        if not 0 <= enemy.wounds < most:
            yield f"figure {enemy.figure}: expected Wounds below {most}, got {enemy.wounds}"
        if enemy.kind == MOB and not 0 <= enemy.minions <= BOX.minions:
            yield f"figure {enemy.figure}: expected 0 to {BOX.minions} Minions, got {enemy.minions}"
    for name, n in Counter(s.names()[enemy.figure] for enemy in s.enemies).items():
        if n > 1:
            yield f"{name}: expected once in the Dungeon, got {n} times"  # MD-10.13


def stands(s: State, zone: int) -> bool:
    return zone >= 0 and bool(ground.map_of(s).board.all >> zone & 1)


def of_tokens(s: State) -> Iterator[str]:
    for kind, zone, _ in s.tokens:
        if not stands(s, zone):
            yield f"token {kind}: lies in no Zone of the map: {zone}"
    lying = sum(hero.fire + hero.frost for hero in s.heroes)
    lying += sum(enemy.fire + enemy.frost for enemy in s.enemies)
    if s.conditions + lying != BOX.conditions:
        yield f"Fire and Frost: expected {BOX.conditions} tokens, got {s.conditions + lying}"  # MD-23.12


def of_items(s: State) -> Iterator[str]:
    """Every item card is in one place at most (MD-4)."""
    piles = (*s.item_piles, *s.item_discards, *s.mob_items, *s.mob_item_discards, s.starting)
    held = [item for hero in s.heroes for item in (*hero.slots, *hero.inventory) if item != NONE]
    held += [enemy.item for enemy in s.enemies if enemy.item != NONE]
    for item, n in Counter([*held, *(item for pile in piles for item in pile)]).items():
        if n > 1:
            yield f"item {item} ({ITEMS[item].id}): expected in one place, got {n}"
