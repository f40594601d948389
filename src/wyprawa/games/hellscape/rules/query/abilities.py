"""Which abilities a Hero has, and which can be used now (MD-3.2, MD-22, MD-26 to MD-31)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from wyprawa.games.hellscape.content import (
    AMULET,
    COLUMNS,
    CONTENT,
    ELEMENT_TRACKS,
    HEROES,
    ITEMS,
    SKILLS,
    STANCE_CARDS,
)
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.query.needs import open_symbols
from wyprawa.games.hellscape.state import NONE, Hero, Source, State
from wyprawa.games.hellscape.vocabulary import CLASSES, ELEMENTS, TYPES, Ability, Cost
from wyprawa.games.hellscape.vocabulary.terms import BERSERKER, MANA, PALADIN, SHAMAN, WIZARD

Found: TypeAlias = tuple[Source, Ability]

SET_POWERS = {CLASSES.index(each.hero_class): (each.lesser, each.greater) for each in CONTENT.set_powers}


def numbered(kind: str, number: int, abilities: Iterable[Ability]) -> tuple[Found, ...]:
    """Abilities of a card with where they stand."""
    return tuple(((kind, number, n), ability) for n, ability in enumerate(abilities))


# Of every card, once and for all: what is active changes, what stands on cards does not.
ON_HEROES = [numbered("hero", n, [card.ability]) for n, card in enumerate(HEROES)]
ON_ITEMS = [numbered("item", n, card.abilities) for n, card in enumerate(ITEMS)]
ON_SKILLS = [numbered("skill", n, card.abilities) for n, card in enumerate(SKILLS)]
ON_BLESSED = [numbered("skill", n, card.blessed) for n, card in enumerate(SKILLS)]
ON_STANCES = [numbered("stance", n, [card.ability]) for n, card in enumerate(STANCE_CARDS)]
ON_COLUMNS = [numbered("column", n, [card.ability]) for n, card in enumerate(COLUMNS)]
ON_TRACKS = [numbered("element", n, [track.top]) for n, track in enumerate(ELEMENT_TRACKS)]
IN_SET = [card.in_set for card in ITEMS]
CONSUMABLE = [card.slot == "none" for card in ITEMS]


def abilities_of(s: State, who: int) -> list[Found]:
    """All abilities that are active for a Hero now."""
    hero = s.heroes[who]
    found = [*ON_HEROES[hero.card]]
    pieces = 0
    for item in hero.slots:
        if item != NONE:
            pieces += IN_SET[item]
            found += ON_ITEMS[item]
    for item in hero.inventory:
        if CONSUMABLE[item]:  # MD-4.19
            found += ON_ITEMS[item]
    if pieces > 1:  # MD-4.25, MD-4.26
        for needed, ability in zip((2, 4), SET_POWERS[figures.class_of(hero)], strict=True):
            if pieces >= needed:
                found.append((("set", hero.card, needed), ability))
    found += class_abilities(hero)
    for paladin in s.heroes:
        if paladin.consecrated and hero.zone in paladin.consecrated:
            found += consecration(paladin, paladin.consecrated.index(hero.zone))
    return found


def class_abilities(hero: Hero) -> list[Found]:
    """What the Class lets the Hero use; the Paladin's skills work through Consecrations."""
    kind = figures.class_of(hero)
    if kind == WIZARD:
        return [spell(hero, hero.pointer)]  # MD-26.4
    if kind == PALADIN:
        return []
    found: list[Found] = []
    if kind == BERSERKER:
        found += ON_STANCES[hero.stance]
    for skill, place in zip(hero.skills, hero.places, strict=True):
        if kind != BERSERKER or place == hero.stance:  # MD-28.9
            found += ON_SKILLS[skill]
    if kind == SHAMAN and hero.turned:
        for n, top in enumerate(ON_TRACKS):
            if hero.turned >> n & 1:  # MD-30.7
                found += top
    return found


def spell(hero: Hero, quarter: int) -> Found:
    """The spell on a quarter of the Amulet: a skill, or the basic one (MD-26.3)."""
    for skill, place in zip(hero.skills, hero.places, strict=True):
        if place == quarter:
            return ON_SKILLS[skill][0]
    return ("spell", quarter, 0), AMULET[quarter].spell


def consecration(paladin: Hero, column: int) -> list[Found]:
    """What a Consecrated Zone gives to every Hero in it (MD-27.8)."""
    found = [*ON_COLUMNS[column]]
    for skill, place in zip(paladin.skills, paladin.places, strict=True):
        if place == column:  # MD-27.4
            found += (ON_BLESSED if skill == paladin.blessed else ON_SKILLS)[skill]  # MD-27.10
    return found


def find(s: State, who: int, source: Source) -> Ability:
    """The ability of a Hero that stands there."""
    return next(ability for found, ability in abilities_of(s, who) if found == source)


# --- when they can be used ----------------------------------------------------------------------------------


def in_combat(s: State, who: int) -> list[Found]:
    """The abilities a Hero can use in the Combat under way, `auto` ones left out."""
    return [
        (source, ability)
        for source, ability in abilities_of(s, who)
        if not ability.auto and fits_combat(s, who, source, ability) and payable(s, who, source, ability)
    ]


def fits_combat(s: State, who: int, source: Source, ability: Ability) -> bool:
    """Whether timing, limit and requirement allow it in this Combat (MD-22.3 to MD-22.6, MD-22.18)."""
    combat = s.combat
    assert combat is not None
    attacking = combat.attacker == who
    timing = ability.timing
    if timing in TYPES:
        if not attacking or TYPES[combat.type] != timing:
            return False
    elif timing != "combat" and timing != ("attack" if attacking else "defence"):
        return False
    if source in combat.used and ability.limit != "many":
        return False
    if ability.limit == "round" and source in s.heroes[who].used:
        return False
    if is_spell(s, who, source) and attacking and not offers_magic(s.heroes[who]):  # MD-26.11
        return False
    return EFFECTS.holds(s, ability.need, Act(who, who))


def is_spell(s: State, who: int, source: Source) -> bool:
    return source[0] == "spell" or (source[0] == "skill" and figures.class_of(s.heroes[who]) == WIZARD)


def offers_magic(hero: Hero) -> bool:
    return any(item != NONE and ITEMS[item].magic for item in hero.slots)


def in_turn(s: State, who: int, timings: tuple[str, ...]) -> list[Found]:
    """The abilities of these timings that a Hero can use outside a Combat."""
    hero = s.heroes[who]
    used = s.turn.used if s.turn is not None else []
    return [
        (source, ability)
        for source, ability in abilities_of(s, who)
        if ability.timing in timings
        and not ability.auto
        and not (ability.limit == "round" and source in hero.used)
        and not (ability.timing == "move" and source in used and ability.limit != "many")
        and payable(s, who, source, ability)
        and EFFECTS.holds(s, ability.need, Act(who, who))
    ]


def payable(s: State, who: int, source: Source, ability: Ability) -> bool:
    """MD-22.1, MD-22.12, MD-22.13."""
    hero, cost = s.heroes[who], ability.cost
    return (
        hero.mana >= cost.mana
        and hero.rage >= cost.rage
        and hero.health >= cost.wounds
        and (not cost.mana_faces or open_symbols(s, MANA) >= cost.mana_faces)
        and (
            not hero.elements
            or all(have >= want for have, want in zip(hero.elements, elements(cost), strict=True))
        )
        and (bool(hero.elements) or not any(elements(cost)))
    )


def elements(cost: Cost) -> tuple[int, ...]:
    """What an ability costs of each Element."""
    return tuple(getattr(cost, element) for element in ELEMENTS)
