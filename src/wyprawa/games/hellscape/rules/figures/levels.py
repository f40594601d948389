"""Level Up (chapter 18), and where a new skill goes (MD-26.9, MD-27.3, MD-28.3, MD-29.2)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import HEROES, LEVELS, ROGUE_TOKENS, SKILLS
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import NONE, Hero, State
from wyprawa.games.hellscape.vocabulary.terms import (
    BERSERKER,
    EPIC,
    PALADIN,
    RARE,
    RARITIES,
    STANCES,
    WIZARD,
)
from wyprawa.kernel import Asking, ask, step

SKILL_NUMBERS = {skill.id: n for n, skill in enumerate(SKILLS)}


@step
def level_up(s: State, who: int) -> None:
    """As often as the XP suffice, one level after the other (MD-18.1, MD-18.11)."""
    hero = s.heroes[who]
    if hero.level == len(LEVELS) or hero.xp < LEVELS[hero.level].cost:
        return
    row = LEVELS[hero.level]
    old_health, old_mana = figures.max_health(hero), figures.max_mana(hero)
    hero.xp -= row.cost  # MD-18.6
    hero.level += 1  # MD-18.13
    health, mana = figures.max_health(hero) - old_health, figures.max_mana(hero) - old_mana
    hero.health += 0 if hero.down else health  # MD-18.7, R36
    hero.mana += mana
    s.tell(events.LevelGained, who, hero.level, row.cost, 0 if hero.down else health, mana, rule="MD-18.6")
    for rarity in row.bag:  # MD-18.8
        add_token(s, hero, RARITIES.index(rarity))
    s.next(choose_skill.later(who), level_up.later(who))


def add_token(s: State, hero: Hero, rarity: int) -> None:
    """A token from beside the board goes into the bag."""
    if rarity == RARE and hero.rare:
        hero.rare -= 1
    elif rarity == EPIC and hero.epic:
        hero.epic -= 1
    else:
        return
    s.bag.append(rarity)
    s.tell(events.TreasureAdded, rarity, rule="MD-18.8")


def open_skills(hero: Hero) -> list[int]:
    """Skills of the Class and level that the Hero may take (MD-3.11 to MD-3.14, MD-18.9, MD-18.10)."""
    had = {SKILLS[skill].id for skill in hero.skills}
    had |= {grade for skill in hero.skills for grade in lower_grades(skill)}
    return [
        n
        for n, skill in enumerate(SKILLS)
        if skill.hero_class == HEROES[hero.card].hero_class
        and skill.level <= hero.level
        and skill.id not in had
        and (skill.after is None or SKILL_NUMBERS[skill.after] in hero.skills)
    ]


def lower_grades(skill: int) -> list[str]:
    found = []
    after = SKILLS[skill].after
    while after is not None:
        found.append(after)
        after = SKILLS[SKILL_NUMBERS[after]].after
    return found


@step
def choose_skill(s: State, who: int) -> Asking[None]:
    """One new skill, or the next grade of one (MD-18.9)."""
    hero = s.heroes[who]
    found = open_skills(hero)
    if not found:
        return
    skill = yield from ask(hero.seat, "skill", found, subject=(who,), rule="MD-18.9")
    after = SKILLS[skill].after
    place = yield from choose_place(s, who, skill)
    if after is not None:  # MD-3.14
        old = hero.skills.index(SKILL_NUMBERS[after])
        s.tell(events.SkillReplaced, who, hero.skills[old], rule="MD-3.14")
        del hero.skills[old], hero.places[old]
    elif figures.class_of(hero) == WIZARD and place in hero.places:  # MD-26.9
        old = hero.places.index(place)
        s.tell(events.SkillReplaced, who, hero.skills[old], rule="MD-26.9")
        del hero.skills[old], hero.places[old]
    hero.skills.append(skill)
    hero.places.append(place)
    s.tell(events.SkillGained, who, skill, rule="MD-18.9")
    for name in SKILLS[skill].tokens:
        add_rogue_token(s, who, name)


def choose_place(s: State, who: int, skill: int) -> Asking[int]:
    """The quarter, column or stance of a new skill; a higher grade takes its lower one's (MD-26.10)."""
    hero, card = s.heroes[who], SKILLS[skill]
    if card.after is not None:
        return hero.places[hero.skills.index(SKILL_NUMBERS[card.after])]
    kind = figures.class_of(hero)
    if kind == BERSERKER and card.place != "any":
        return STANCES.index(card.place)
    places = {WIZARD: 4, PALADIN: 3, BERSERKER: 3}.get(kind, 1)
    rule = {WIZARD: "MD-26.9", PALADIN: "MD-27.3"}.get(kind, "MD-28.3")
    place = yield from ask(hero.seat, "place", list(range(places)), subject=(who, skill), rule=rule)
    return place


def add_rogue_token(s: State, who: int, name: str) -> None:
    """A token of this kind from those aside, if one is left (MD-25.8, MD-29.2)."""
    hero = s.heroes[who]
    token = next((n for n in hero.aside if ROGUE_TOKENS[n].id == name), NONE)
    if token != NONE:
        hero.aside.remove(token)
        hero.pile.append(token)
        s.tell(events.TokenAdded, who, token, rule="MD-29.2")
