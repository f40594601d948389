"""Items, skills and Class parts: what they add to a Hero's blows and to its defence."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from wyprawa.games.hellscape.bot import strikes, worth
from wyprawa.games.hellscape.content import ELEMENT_TRACKS, ITEMS, ROGUE_TOKENS, SKILLS, SPIRITS
from wyprawa.games.hellscape.odds import Bonus
from wyprawa.games.hellscape.rules.combat.pool import attack_dice
from wyprawa.games.hellscape.rules.figures import rewards
from wyprawa.games.hellscape.rules.figures.using import QUARTERS
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.query.abilities import spell
from wyprawa.games.hellscape.rules.rooms.objects import FORGED as CARDS
from wyprawa.games.hellscape.rules.rooms.objects import rarity_of
from wyprawa.games.hellscape.state import FIRE_SPIRIT, NONE, Hero, State
from wyprawa.games.hellscape.vocabulary import ELEMENTS, Ability, targets, verbs
from wyprawa.games.hellscape.vocabulary.terms import (
    BLUE as BLUE_DIE,
)
from wyprawa.games.hellscape.vocabulary.terms import (
    FORGE,
    HAND,
    MAGIC,
    MELEE,
    OFF_HAND,
    PALADIN,
    RANGED,
    RANGER,
    WIZARD,
)
from wyprawa.games.hellscape.vocabulary.terms import pool as dice_of
from wyprawa.kernel import Choice, Option

BLUE = 0.8  # what a blue die is worth beside a sword
SPELL = 3.0  # what Magic is worth to a Wizard beside its dice
FOR_SPELLS = 0.5  # and a Mana from an item
ARROWS = 2.0  # what Ranged is worth to a Ranger
FAR = 0.4  # what any Ranged attack is worth beside its dice
WORTH_A_TRADE = 0.8
FORGED = 4.0  # what a better item is worth
LASTING = 3.0  # what an ability for the rest of the Mission is worth beside one use
HEAL = 0.5  # of a point: a knock-out is what loses games
HEAL_OTHERS = 1.0
SPIRIT = 2.2  # a Spirit's attacks, and those that it draws off
THERE = 0.3  # of an ability whose Spirit is in the Dungeon
SECOND = 0.4  # of a skill that calls another Spirit
ENOUGH = 0.3  # by which an Element is worth less with each that is there
COSTLY = 0.7  # of a spell's price, beyond what every ability is charged with
SELDOM = 0.5  # of a spell that is of no use in an attack
MANY = 1.6  # of an ability that may be used more than once in a Combat
SWORD = (-1.0, 1.5, 20.0)  # what it is worth to hand on the Cursed Sword, by the rounds it was borne
STANCE = "blood_rage"  # the one a Berserker keeps
OTHER_STANCE = 0.3  # of a skill that works in another one

SPIRIT_FIGURES = {spirit.id: FIRE_SPIRIT + n for n, spirit in enumerate(SPIRITS)}


class Card(NamedTuple):
    """An item in numbers: swords by attack type, None if it offers none; blue dice; abilities; Mana."""

    swords: tuple[float | None, ...]
    blue: int
    abilities: float
    mana: int


@cache
def card(item: int) -> Card:
    row = ITEMS[item]
    dice = [attack_dice(row, type) for type in (MELEE, MAGIC, RANGED)]
    swords = tuple(strikes.swords_of(Bonus(dice=dice_of(each))) if each else None for each in dice)
    free = [verb for each in row.abilities if each.timing != "action" for verb in each.do]
    mana = sum(verb.n for verb in free if isinstance(verb, verbs.Mana))
    return Card(swords, dice_of(row.defence)[BLUE_DIE], sum(map(ability_worth, row.abilities)), mana)


def load(hero: Hero, slots: list[int]) -> float:
    """What a set of equipped items is worth to a Hero."""
    held = [card(item) for item in slots if item != NONE]
    kind = figures.class_of(hero)
    beside = (0.0, SPELL * (kind == WIZARD), ARROWS * (kind == RANGER) + FAR)
    blows = []
    for type, more in enumerate(beside):
        swords = [found for each in held if (found := each.swords[type]) is not None]
        if swords:
            blows.append(sum(swords) + more)
    attack = max(blows) * 0.8 + 0.2 * sum(blows) if blows else -3.0
    mana = FOR_SPELLS * (kind == WIZARD)
    return attack + sum(BLUE * each.blue + each.abilities + mana * each.mana for each in held)


def ability_worth(ability: Ability) -> float:
    """About what an ability is worth in a Combat or a round."""
    found = 0.0
    for verb in ability.do:
        match verb:
            case verbs.Swords(n) | verbs.Shields(n):
                found += n
            case verbs.LoseShields(n) | verbs.Wound(n):
                found += 0.7 * n
            case verbs.AddDice(dice):
                found += strikes.swords_of(Bonus(dice=dice_of(dice))) + BLUE * dice_of(dice)[BLUE_DIE]
            case verbs.Reroll(n):
                found += 0.4 * n
            case verbs.Ignore(_, n):
                found += 0.6 * n
            case verbs.Heal(n, to):
                found += n * (HEAL if isinstance(to, targets.Me) else HEAL_OTHERS)
            case verbs.Mana(n):
                found += 0.25 * n
            case verbs.Burn(n) | verbs.Freeze(n):
                found += 0.8 * n
            case verbs.MovePoints(n):
                found += 0.5 * n
            case verbs.Summon():
                found += SPIRIT
            case verbs.Step() | verbs.Jump() | verbs.DrawTokens() | verbs.AttackNow():
                found += 0.5
    found *= MANY if ability.limit == "many" else 1.0
    used = 1.0 if ability.auto or not strikes.price(ability) else 0.6
    if ability.need is not None:
        used *= 0.6
    return used * found - 0.3 * strikes.price(ability)


def element_worth(s: State, hero: Hero, element: int) -> float:
    """What one point of an Element is worth: for skills it pays, or on the way to the top of its track."""
    track, at, name = ELEMENT_TRACKS[element], hero.elements[element], ELEMENTS[element]
    best = 0.0 if hero.turned >> element & 1 else LASTING * ability_worth(track.top) / track.spaces
    for skill in hero.skills:
        for ability in SKILLS[skill].abilities:
            costs = getattr(ability.cost, name)
            if costs and at < (track.spaces if ability.limit == "many" else 2 * costs):
                used = THERE if summoned(s, ability) else 1.0
                if ability.limit == "many":
                    used /= 1 + ENOUGH * at
                best = max(best, used * ability_worth(ability) / costs)
    return best if at < track.spaces else 0.0


def calls(skill: int) -> bool:
    """Whether a skill calls a Spirit."""
    return any(isinstance(verb, verbs.Summon) for ability in SKILLS[skill].abilities for verb in ability.do)


def summoned(s: State, ability: Ability) -> bool:
    """Whether it calls a Spirit that is there already (MD-30.9)."""
    return any(
        isinstance(verb, verbs.Summon) and figures.companion_of(s, SPIRIT_FIGURES[verb.spirit]) is not None
        for verb in ability.do
    )


def gain_of(hero: Hero, item: int, slot: int) -> float:
    """What equipping an item changes."""
    slots = [*hero.slots]
    if ITEMS[item].slot == "two_hands":
        slots[OFF_HAND] = NONE
    held = slots[HAND]
    if slot == OFF_HAND and held != NONE and ITEMS[held].slot == "two_hands":
        slots[HAND] = NONE
    slots[slot] = item
    return load(hero, slots) - load(hero, hero.slots)


def best_gain(s: State, hero: Hero, item: int) -> tuple[float, int]:
    """The best slot for an item, and what it would change."""
    return max(
        ((gain_of(hero, item, slot), slot) for slot in rewards.slots_for(s, hero, item)), default=(-9.0, NONE)
    )


# --- questions --------------------------------------------------------------------------------------------


def found(s: State, choice: Choice) -> Option:
    """Equip it, or hand it to whom it helps most."""
    who, item = choice.subject
    gain, slot = best_gain(s, s.heroes[who], item)
    if item == s.cursed:
        return choice.options[0]
    best: tuple[float, Option] = (0.05, "keep")
    if ("equip", slot) in choice.options:
        best = max(best, (gain + 0.1, ("equip", slot)), key=lambda each: each[0])
    for option in choice.options:
        if option[0] == "give":
            other = best_gain(s, s.heroes[option[1]], item)[0]
            if other > max(gain, 0.3):
                best = max(best, (other, option), key=lambda each: each[0])
            elif is_spare(item) and gathers(s, who, option[1]):
                best = max(best, (0.1, option), key=lambda each: each[0])
    return best[1]


def trades(s: State, options: list[Option]) -> tuple[float, Option]:
    """The best exchange of all that are open."""
    best: tuple[float, Option] = (0.3, "done")
    for option in options:
        match option:
            case ("equip", who, item, slot):
                gained = gain_of(s.heroes[who], item, slot)
            case ("give", who, other, item) if item in s.heroes[who].inventory:
                own = best_gain(s, s.heroes[who], item)[0]
                gained = best_gain(s, s.heroes[other], item)[0] - max(own, 0.0) - 0.2
            case ("give", who, other, item) if item == s.cursed:
                gained = sword_worth(s, who) + bears(s.heroes[other])
            case _:
                continue
        best = max(best, (gained, option), key=lambda each: each[0])
    return best


def sword_worth(s: State, who: int) -> float:
    """The Cursed Sword is handed on before it bites harder, and at the latest before it ends the game
    (MD-37.3, MD-37.4)."""
    if len(s.heroes) == 1:
        return -1.0
    return SWORD[min(s.counts.get("sword", 0), len(SWORD) - 1)]


def bears(hero: Hero) -> float:
    """How well a Hero would bear the Cursed Sword: with much Health, and without a need of Magic."""
    return 0.1 * hero.health - 0.5 * (figures.class_of(hero) == WIZARD)


def trade_worth(s: State, who: int) -> float:
    """What an action of trading would bring."""
    here = figures.heroes_in(s, s.heroes[who].zone)
    best = 0.0
    for each in here:
        hero = s.heroes[each]
        for item in hero.inventory:
            best = max(best, *(best_gain(s, s.heroes[other], item)[0] for other in here))
        if s.cursed != NONE and s.cursed in hero.slots and len(here) > 1:
            best = max(best, sword_worth(s, each))
    return best if best > WORTH_A_TRADE else 0.0


def least(s: State, who: int, options: list[Option]) -> Option:
    """The item a Hero misses least."""
    hero = s.heroes[who]

    def value(item: int) -> float:
        if item in hero.slots:
            slots = [NONE if each == item else each for each in hero.slots]
            return 1.0 + load(hero, hero.slots) - load(hero, slots)
        if ITEMS[item].slot == "none":
            return worth.CARD
        return max(0.0, best_gain(s, hero, item)[0]) * 0.5 + 0.1 * rarity_of(item)

    return min(options, key=value)


def forge_worth(s: State, who: int) -> float:
    """Three cards nobody needs for a better one."""
    return FORGED if len(spare(s.heroes[who])) >= CARDS else 0.0


def spare(hero: Hero) -> list[int]:
    """Items that are of no use to a Hero but for the Forge."""
    return [item for item in hero.inventory if is_spare(item)]


def is_spare(item: int) -> bool:
    """Consumables are worth keeping."""
    return ITEMS[item].slot != "none"


def gathers(s: State, who: int, other: int) -> bool:
    """Whether another Hero has more to forge; one with enough gathers no more."""
    there = len(spare(s.heroes[other]))
    return bool(ground.zones_with(s, FORGE)) and len(spare(s.heroes[who])) - 1 < there < CARDS


def skill(s: State, choice: Choice) -> Option:
    """The skill that adds most; a higher grade only what it adds to the lower one."""
    numbers = {card.id: n for n, card in enumerate(SKILLS)}

    def value(n: int) -> float:
        card = SKILLS[n]
        whole = sum(ability_worth(each) for each in (*card.abilities, *card.poison))
        before = (
            sum(ability_worth(each) for each in SKILLS[numbers[card.after]].abilities) if card.after else 0.0
        )
        used = 1.0 if card.place in ("any", STANCE) else OTHER_STANCE  # MD-28.9
        if card.hero_class == "wizard" and card.abilities[0].timing != "attack":
            used = SELDOM
        if calls(n) and any(map(calls, s.heroes[choice.subject[0]].skills)):
            used = SECOND
        return used * (whole - before) + 0.4 * len(card.tokens) + 0.1 * card.level

    return max(choice.options, key=value)


def place(s: State, choice: Choice) -> Option:
    """A Paladin's skills all go into one column; a Wizard's each take the place of the spell that is missed
    least, a weak skill rather than Mending (MD-26.9)."""
    hero = s.heroes[choice.subject[0]]
    kind = figures.class_of(hero)
    if kind == WIZARD:
        return min(choice.options, key=lambda n: spell_worth(spell(hero, n)[1]))
    if kind == PALADIN and hero.places:
        return hero.places[0]
    return choice.options[0]


def spell_worth(cast: Ability) -> float:
    """A Wizard runs out of Mana before anything else: what a spell costs counts in full."""
    return ability_worth(cast) - COSTLY * strikes.price(cast)


def quarter(s: State, choice: Choice) -> Option:
    """The quarter with the best spell for a Combat."""
    hero = s.heroes[choice.subject[0]]

    def value(n: int) -> float:
        cast = spell(hero, n)[1]
        return ability_worth(cast) + (cast.timing in ("attack", "magic"))

    return max(range(QUARTERS), key=value)


def weapon(s: State, choice: Choice) -> Option:
    """The weapon with which the party is armed best: those who choose later take the best of what is left."""
    who = choice.subject[0]
    later = [each for each in range(who + 1, len(s.heroes)) if s.heroes[each].slots[HAND] == NONE]

    def value(item: int) -> float:
        left = [each for each in choice.options if each != item]
        total = best_gain(s, s.heroes[who], item)[0]
        for each in later:
            if left:
                best = max(left, key=lambda other: best_gain(s, s.heroes[each], other)[0])
                total += best_gain(s, s.heroes[each], best)[0]
                left.remove(best)
        return total

    return max(choice.options, key=value)


def token(s: State, choice: Choice) -> Option:
    """The token that fits the action best; those that fit others are kept."""
    kind = choice.subject[1]

    def value(option: Option) -> float:
        if option == "free":
            return 0.3
        card = ROGUE_TOKENS[option]
        bonus = ability_worth(card.bonus) if card.bonus is not None else 0.8
        fits = card.colour == "green" or (card.colour, kind) in (("blue", "move"), ("red", "attack"))
        return bonus if fits else -bonus

    return max(choice.options, key=value)
