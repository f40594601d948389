"""Heroes with their boards, Enemies, Spirits and the Summoning Master."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.hellscape.content import (
    ARROWS,
    BOSSES,
    BOX,
    ELEMENT_TRACKS,
    HEROES,
    ITEMS,
    ROAMING,
    SKILLS,
)
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.rules.abilities.bosses import STAINED
from wyprawa.games.hellscape.rules.figures.using import QUARTERS
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import (
    BOSS,
    FIRST_ENEMY,
    MOB,
    NONE,
    SUMMONER,
    Companion,
    Enemy,
    Hero,
    State,
)
from wyprawa.games.hellscape.state import ROAMING as ROAMING_KIND
from wyprawa.games.hellscape.vocabulary import RARITIES, STANCES, verbs
from wyprawa.games.hellscape.vocabulary.terms import (
    BERSERKER,
    HAND,
    OFF_HAND,
    PALADIN,
    RANGER,
    SHAMAN,
    SLOTS,
    WIZARD,
)

PLACES = {WIZARD: QUARTERS, PALADIN: 3, BERSERKER: len(STANCES)}
CONSECRATIONS = 3


def of_heroes(s: State) -> Iterator[str]:
    for who, hero in enumerate(s.heroes):
        yield from (f"Hero {who}: {fault}" for fault in of_hero(s, hero))
    if ground.has_rule(s, "exodus") and not begins(s):
        tiles = range(1, len(ground.map_of(s).tiles))
        yield from (
            f"Hero {n}: no outer tile {h.home}" for n, h in enumerate(s.heroes) if h.home not in tiles
        )


def begins(s: State) -> bool:
    """Whether Heroes are still choosing what they start with."""
    return s.round == 0


def of_hero(s: State, hero: Hero) -> Iterator[str]:
    most, mana = figures.max_health(hero), figures.max_mana(hero)
    if not 0 <= hero.health <= most:
        yield f"expected Health from 0 to {most}, got {hero.health}"
    if not 0 <= hero.mana <= mana:
        yield f"expected Mana from 0 to {mana}, got {hero.mana}"
    if not 0 <= hero.rage <= BOX.rage:
        yield f"expected Rage from 0 to {BOX.rage}, got {hero.rage}"
    if hero.down and hero.health:
        yield f"knocked out, expected no Health, got {hero.health}"
    if not hero.gone and not stands(s, hero.zone):
        yield f"stands in no Zone of the map: {hero.zone}"
    if not {*hero.held} <= held_names(ground.mission(s)):
        yield f"holds what the Mission does not have: {', '.join(hero.held)}"
    yield from of_slots(hero)
    yield from of_skills(hero)
    yield from of_class(s, hero)


def held_names(mission: Mission) -> set[str]:
    """The names of Mission tokens a Hero may hold (MD-32.10, MD-40.14)."""
    taken = {verb.name for deed in mission.deeds for verb in deed.do if isinstance(verb, verbs.Take)}
    return taken | {STAINED}


def of_slots(hero: Hero) -> Iterator[str]:
    """MD-3.1, MD-3.3."""
    if len(hero.slots) != OFF_HAND + 1:
        yield f"expected {OFF_HAND + 1} slots, got {len(hero.slots)}"
        return
    for slot, item in enumerate(hero.slots):
        if item == NONE:
            continue
        kind = ITEMS[item].slot
        fits = (HAND,) if kind == "two_hands" else (HAND, OFF_HAND) if kind == "hand" else ()
        if kind == "none" or slot not in (fits or (SLOTS.index(kind),)):
            yield f"item {item} ({ITEMS[item].id}) does not belong in slot {slot}"
    if (
        hero.slots[HAND] != NONE
        and ITEMS[hero.slots[HAND]].slot == "two_hands"
        and hero.slots[OFF_HAND] != NONE
    ):
        yield "a weapon for two hands beside another item in hand"


def of_skills(hero: Hero) -> Iterator[str]:
    if len(hero.skills) != len(hero.places):
        yield f"expected a place for each of {len(hero.skills)} skills, got {len(hero.places)}"
    most = PLACES.get(figures.class_of(hero), 1)
    if any(place not in range(most) for place in hero.places):
        yield f"expected places of skills below {most}, got {hero.places}"
    if len(set(hero.skills)) < len(hero.skills):
        yield f"a skill is there twice: {hero.skills}"
    own = HEROES[hero.card].hero_class
    for skill in hero.skills:
        if SKILLS[skill].hero_class != own:
            yield f"skill {SKILLS[skill].id}: expected one of the {own}'s"
    if hero.blessed != NONE and hero.blessed not in hero.skills:
        yield f"skill {hero.blessed} is Blessed, expected one of {hero.skills}"


def of_class(s: State, hero: Hero) -> Iterator[str]:
    """The part of its Class, and no other's."""
    kind = figures.class_of(hero)
    if hero.pointer not in range(QUARTERS) or hero.stance not in range(len(STANCES)):
        yield f"no quarter {hero.pointer} or no stance {hero.stance}"
    if len(hero.consecrated) != (CONSECRATIONS if kind == PALADIN else 0):
        yield f"Consecrations: expected {CONSECRATIONS} of a Paladin alone, got {len(hero.consecrated)}"
    lying = [zone for zone in hero.consecrated if zone != NONE]
    if not all(stands(s, zone) for zone in lying) or len(set(lying)) < len(lying):
        yield f"Consecrations: expected in Zones of the map, each in another, got {lying}"
    tracks = [track.spaces for track in ELEMENT_TRACKS] if kind == SHAMAN else []
    if len(hero.elements) != len(tracks) or any(
        n > most for n, most in zip(hero.elements, tracks, strict=False)
    ):
        yield f"Elements: expected at most {tracks}, got {hero.elements}"
    if hero.turned >> len(tracks):
        yield f"markers of Elements are turned that are not there: {hero.turned:b}"
    arrows = len(hero.ready) + len(hero.pile) + len(hero.discard)
    if kind == RANGER and arrows != len(ARROWS):
        yield f"expected {len(ARROWS)} Arrow cards, got {arrows}"


# --- Enemies and companions -------------------------------------------------------------------------------


def of_enemies(s: State) -> Iterator[str]:
    for enemy in s.enemies:
        yield from (f"figure {enemy.figure}: {fault}" for fault in of_enemy(s, enemy))
    for figure, n in Counter(enemy.figure for enemy in s.enemies).items():
        if n > 1:
            yield f"figure {figure}: expected once, got {n} times"


def of_enemy(s: State, enemy: Enemy) -> Iterator[str]:
    if enemy.figure not in range(FIRST_ENEMY, s.next_figure):
        yield f"expected a number from {FIRST_ENEMY} to {s.next_figure - 1}"
    roams = enemy.kind == ROAMING_KIND and ROAMING[enemy.card].kind == "andra"
    if not stands(s, enemy.zone) and not (enemy.zone == NONE and roams):  # MD-16.17
        yield f"stands in no Zone of the map: {enemy.zone}"
    if not 1 <= enemy.heroes <= len(HEROES):
        yield f"expected Health for 1 to {len(HEROES)} Heroes, got {enemy.heroes}"
    most = figures.health_of(enemy)
    if not 0 <= enemy.wounds < most:
        yield f"expected Wounds below {most}, got {enemy.wounds}"
    figures_of_it = BOX.minions if enemy.kind == MOB else 0
    if not 0 <= enemy.minions <= figures_of_it:
        yield f"expected 0 to {figures_of_it} Minions, got {enemy.minions}"
    if len(enemy.treasure) != len(RARITIES):
        yield f"expected Treasure of {len(RARITIES)} rarities, got {enemy.treasure}"
    if enemy.kind == BOSS and BOSSES[enemy.card].id != ground.mission(s).boss:
        yield f"expected the Boss {ground.mission(s).boss}, got {BOSSES[enemy.card].id}"


def of_companions(s: State) -> Iterator[str]:
    for companion in s.companions:
        yield from (f"companion {companion.figure}: {fault}" for fault in of_companion(s, companion))


def of_companion(s: State, companion: Companion) -> Iterator[str]:
    if not stands(s, companion.zone):
        yield f"stands in no Zone of the map: {companion.zone}"
    if companion.wounds >= figures.companion_health(companion.figure):
        yield f"expected Wounds below its Health, got {companion.wounds}"
    owners = [who for who, hero in enumerate(s.heroes) if figures.class_of(hero) == SHAMAN]
    if companion.owner not in ([NONE] if companion.figure == SUMMONER else owners):
        yield f"belongs to {companion.owner}"


def stands(s: State, zone: int) -> bool:
    return zone >= 0 and bool(ground.map_of(s).passable >> zone & 1)
