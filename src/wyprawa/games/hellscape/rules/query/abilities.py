"""Which abilities a Hero has, and which can be used now (MD-3.2, MD-22, MD-26 to MD-31)."""

from __future__ import annotations

from collections.abc import Iterator
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


def abilities_of(s: State, who: int) -> Iterator[Found]:
    """All abilities that are active for a Hero now."""
    hero = s.heroes[who]
    yield ("hero", hero.card, 0), HEROES[hero.card].ability
    pieces = 0
    for item in hero.slots:
        if item != NONE:
            card = ITEMS[item]
            pieces += card.in_set
            for n, ability in enumerate(card.abilities):
                yield ("item", item, n), ability
    for item in hero.inventory:
        card = ITEMS[item]
        if card.slot == "none":  # MD-4.19
            for n, ability in enumerate(card.abilities):
                yield ("item", item, n), ability
    for needed, ability in zip((2, 4), SET_POWERS[figures.class_of(hero)], strict=True):  # MD-4.25, MD-4.26
        if pieces >= needed:
            yield ("set", hero.card, needed), ability
    yield from class_abilities(s, hero)
    yield from consecrations(s, hero)


def class_abilities(s: State, hero: Hero) -> Iterator[Found]:
    """What the Class lets the Hero use; the Paladin's skills work through Consecrations."""
    kind = figures.class_of(hero)
    if kind == WIZARD:
        yield spell(hero, hero.pointer)  # MD-26.4
        return
    if kind == PALADIN:
        return
    if kind == BERSERKER:
        yield ("stance", hero.stance, 0), STANCE_CARDS[hero.stance].ability
    for skill, place in zip(hero.skills, hero.places, strict=True):
        if kind != BERSERKER or place == hero.stance:  # MD-28.9
            for n, ability in enumerate(SKILLS[skill].abilities):
                yield ("skill", skill, n), ability
    if kind == SHAMAN:
        for n, track in enumerate(ELEMENT_TRACKS):
            if hero.turned >> n & 1:  # MD-30.7
                yield ("element", n, 0), track.top


def spell(hero: Hero, quarter: int) -> Found:
    """The spell on a quarter of the Amulet: a skill, or the basic one (MD-26.3)."""
    for skill, place in zip(hero.skills, hero.places, strict=True):
        if place == quarter:
            return ("skill", skill, 0), SKILLS[skill].abilities[0]
    return ("spell", quarter, 0), AMULET[quarter].spell


def consecrations(s: State, hero: Hero) -> Iterator[Found]:
    """What Consecrated Zones give to every Hero in them (MD-27.8)."""
    for paladin in s.heroes:
        if hero.zone not in paladin.consecrated:
            continue
        column = paladin.consecrated.index(hero.zone)
        yield ("column", column, 0), COLUMNS[column].ability
        for skill, place in zip(paladin.skills, paladin.places, strict=True):
            if place == column:  # MD-27.4
                card = SKILLS[skill]
                side = card.blessed if skill == paladin.blessed else card.abilities  # MD-27.10
                for n, ability in enumerate(side):
                    yield ("skill", skill, n), ability


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
