"""Which abilities a Hero has, and which can be used now (MD-3.2, MD-22, MD-26 to MD-31)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

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

PIECES = (2, 4)  # of the Set, for its Lesser and its Greater Power (MD-4.25, MD-4.26)
SET_POWERS = {CLASSES.index(each.hero_class): (each.lesser, each.greater) for each in CONTENT.set_powers}


def numbered(kind: str, number: int, abilities: Iterable[Ability]) -> tuple[Found, ...]:
    """Abilities of a card with where they stand."""
    return tuple(((kind, number, n), ability) for n, ability in enumerate(abilities))


class Cards(NamedTuple):
    """The abilities on every card, worked out once: what is active changes, what stands on cards does not."""

    heroes: list[tuple[Found, ...]]
    items: list[tuple[Found, ...]]
    skills: list[tuple[Found, ...]]
    blessed: list[tuple[Found, ...]]
    stances: list[tuple[Found, ...]]
    columns: list[tuple[Found, ...]]
    tracks: list[tuple[Found, ...]]
    spells: list[tuple[Found, ...]]
    powers: list[tuple[tuple[Found, ...], ...]]  # by Hero: of two and of four pieces

    def of(self, timing: str) -> Cards:
        """Only those of a timing."""
        return Cards(
            heroes=[timed(each, timing) for each in self.heroes],
            items=[timed(each, timing) for each in self.items],
            skills=[timed(each, timing) for each in self.skills],
            blessed=[timed(each, timing) for each in self.blessed],
            stances=[timed(each, timing) for each in self.stances],
            columns=[timed(each, timing) for each in self.columns],
            tracks=[timed(each, timing) for each in self.tracks],
            spells=[timed(each, timing) for each in self.spells],
            powers=[tuple(timed(each, timing) for each in both) for both in self.powers],
        )


def timed(found: tuple[Found, ...], timing: str) -> tuple[Found, ...]:
    return tuple(each for each in found if each[1].timing == timing)


EVERY = Cards(
    heroes=[numbered("hero", n, [card.ability]) for n, card in enumerate(HEROES)],
    items=[numbered("item", n, card.abilities) for n, card in enumerate(ITEMS)],
    skills=[numbered("skill", n, card.abilities) for n, card in enumerate(SKILLS)],
    blessed=[numbered("skill", n, card.blessed) for n, card in enumerate(SKILLS)],
    stances=[numbered("stance", n, [card.ability]) for n, card in enumerate(STANCE_CARDS)],
    columns=[numbered("column", n, [card.ability]) for n, card in enumerate(COLUMNS)],
    tracks=[numbered("element", n, [track.top]) for n, track in enumerate(ELEMENT_TRACKS)],
    spells=[numbered("spell", n, [card.spell]) for n, card in enumerate(AMULET)],
    powers=[
        tuple(((("set", n, pieces), power),) for pieces, power in zip(PIECES, SET_POWERS[kind], strict=True))
        for n, kind in enumerate(figures.CLASS_OF)
    ],
)
BY_TIMING = {timing: EVERY.of(timing) for timing in ("free", "any", "action", "move")}


class Bearers(NamedTuple):
    """What has to be there for a Hero to have an ability of a timing: an item, a skill, or being one of these
    Heroes, on whose own cards one stands; or a Consecration, if it can give one. Most Heroes have none, which
    is seen at once."""

    items: frozenset[int]
    skills: frozenset[int]
    heroes: frozenset[int]
    consecrations: bool

    def only_items(self, s: State, hero: Hero) -> bool:
        """Whether a Hero can have an ability of the timing on items alone."""
        return (
            hero.card not in self.heroes
            and self.skills.isdisjoint(hero.skills)
            and not (self.consecrations and any(hero.zone in each.consecrated for each in s.heroes))
        )


def bearers(cards: Cards) -> Bearers:
    own = {WIZARD: cards.spells, BERSERKER: cards.stances, SHAMAN: cards.tracks}
    return Bearers(
        frozenset(n for n, there in enumerate(cards.items) if there),
        frozenset(n for n in range(len(SKILLS)) if cards.skills[n] or cards.blessed[n]),
        frozenset(
            n
            for n, kind in enumerate(figures.CLASS_OF)
            if any((cards.heroes[n], *own.get(kind, ()), *cards.powers[n]))
        ),
        any(cards.columns) or any(cards.skills[n] or cards.blessed[n] for n in PALADIN_SKILLS),
    )


PALADIN_SKILLS = [n for n, card in enumerate(SKILLS) if card.hero_class == CLASSES[PALADIN]]
BEARERS = {timing: bearers(cards) for timing, cards in BY_TIMING.items()}
IN_SET = [card.in_set for card in ITEMS]
CONSUMABLE = [card.slot == "none" for card in ITEMS]


def abilities_at(s: State, who: int, timing: str) -> list[Found]:
    """The abilities of a timing that are active for a Hero now."""
    hero, bearers, cards = s.heroes[who], BEARERS[timing], BY_TIMING[timing]
    if not bearers.only_items(s, hero):
        return abilities_of(s, who, cards)
    found: list[Found] = []
    if not bearers.items.isdisjoint(hero.slots):
        for item in hero.slots:
            found += cards.items[item] if item != NONE else ()
    if not bearers.items.isdisjoint(hero.inventory):
        for item in hero.inventory:
            found += cards.items[item] if CONSUMABLE[item] else ()
    return found


def abilities_of(s: State, who: int, cards: Cards = EVERY) -> list[Found]:
    """All abilities that are active for a Hero now, or those on some `cards`."""
    hero = s.heroes[who]
    found = [*cards.heroes[hero.card]]
    pieces = 0
    for item in hero.slots:
        if item != NONE:
            pieces += IN_SET[item]
            found += cards.items[item]
    for item in hero.inventory:
        if CONSUMABLE[item]:  # MD-4.19
            found += cards.items[item]
    if pieces:
        for needed, power in zip(PIECES, cards.powers[hero.card], strict=True):
            found += power if pieces >= needed else ()
    found += class_abilities(hero, cards)
    for paladin in s.heroes:
        if paladin.consecrated and hero.zone in paladin.consecrated:
            found += consecration(paladin, paladin.consecrated.index(hero.zone), cards)
    return found


def class_abilities(hero: Hero, cards: Cards) -> Sequence[Found]:
    """What the Class lets the Hero use; the Paladin's skills work through Consecrations."""
    kind = figures.class_of(hero)
    if kind == WIZARD:
        return on_quarter(hero, hero.pointer, cards)  # MD-26.4
    if kind == PALADIN:
        return ()
    found: list[Found] = []
    if kind == BERSERKER:
        found += cards.stances[hero.stance]
    for skill, place in zip(hero.skills, hero.places, strict=True):
        if kind != BERSERKER or place == hero.stance:  # MD-28.9
            found += cards.skills[skill]
    if kind == SHAMAN and hero.turned:
        for n, top in enumerate(cards.tracks):
            if hero.turned >> n & 1:  # MD-30.7
                found += top
    return found


def on_quarter(hero: Hero, quarter: int, cards: Cards) -> tuple[Found, ...]:
    """The spell on a quarter of the Amulet: a skill, or the basic one (MD-26.3)."""
    for skill, place in zip(hero.skills, hero.places, strict=True):
        if place == quarter:
            return cards.skills[skill][:1]
    return cards.spells[quarter]


def spell(hero: Hero, quarter: int) -> Found:
    return on_quarter(hero, quarter, EVERY)[0]


def consecration(paladin: Hero, column: int, cards: Cards) -> list[Found]:
    """What a Consecrated Zone gives to every Hero in it (MD-27.8)."""
    found = [*cards.columns[column]]
    for skill, place in zip(paladin.skills, paladin.places, strict=True):
        if place == column:  # MD-27.4
            found += (cards.blessed if skill == paladin.blessed else cards.skills)[skill]  # MD-27.10
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
    return ability.need is None or EFFECTS.holds(s, ability.need, Act(who, who))


def is_spell(s: State, who: int, source: Source) -> bool:
    return source[0] == "spell" or (source[0] == "skill" and figures.class_of(s.heroes[who]) == WIZARD)


def offers_magic(hero: Hero) -> bool:
    return any(item != NONE and ITEMS[item].magic for item in hero.slots)


def in_turn(s: State, who: int, timing: str) -> list[Found]:
    """The abilities of a timing that a Hero can use outside a Combat."""
    found = abilities_at(s, who, timing)
    if not found:
        return found
    hero = s.heroes[who]
    used = s.turn.used if s.turn is not None and timing == "move" else ()
    return [
        (source, ability)
        for source, ability in found
        if not ability.auto
        and not (ability.limit == "round" and source in hero.used)
        and not (source in used and ability.limit != "many")
        and payable(s, who, source, ability)
        and (ability.need is None or EFFECTS.holds(s, ability.need, Act(who, who)))
    ]


def payable(s: State, who: int, source: Source, ability: Ability) -> bool:
    """MD-22.1, MD-22.12, MD-22.13."""
    hero, cost = s.heroes[who], ability.cost
    return (
        hero.mana >= cost.mana
        and hero.rage >= cost.rage
        and hero.health >= cost.wounds
        and (not cost.mana_faces or open_symbols(s, MANA) >= cost.mana_faces)
        and (not (cost.fire or cost.water or cost.air or cost.earth) or pays_elements(hero, cost))
    )


def pays_elements(hero: Hero, cost: Cost) -> bool:
    """Only a Shaman has Elements to pay with (MD-30.6)."""
    have = hero.elements
    return bool(have) and all(there >= want for there, want in zip(have, elements(cost), strict=True))


def elements(cost: Cost) -> tuple[int, ...]:
    """What an ability costs of each Element."""
    return tuple(getattr(cost, element) for element in ELEMENTS)
