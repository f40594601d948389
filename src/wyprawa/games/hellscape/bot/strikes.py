"""Blows: what an attack promises, with the abilities its Hero can pay for."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from wyprawa.games.hellscape.bot import worth
from wyprawa.games.hellscape.content import ARROWS, DICE, SPIRITS
from wyprawa.games.hellscape.odds import Bonus, begin, gain, planned
from wyprawa.games.hellscape.rules.combat import attack, pool
from wyprawa.games.hellscape.rules.figures.using import QUARTERS
from wyprawa.games.hellscape.rules.figures.wounds import vulnerable
from wyprawa.games.hellscape.rules.query import abilities, figures, ground, reach
from wyprawa.games.hellscape.state import FIRE_SPIRIT, Enemy, Hero, State
from wyprawa.games.hellscape.vocabulary import Ability, verbs
from wyprawa.games.hellscape.vocabulary.terms import RANGED, RANGER, SWORD, WIZARD
from wyprawa.games.hellscape.vocabulary.terms import pool as dice_of
from wyprawa.parts.dice import Odds

MEANS = tuple(sum(face[SWORD] for face in faces) / len(faces) for faces in DICE.faces)
SWORD_WORTH = 1.3  # what a sword more is worth, as a rule
MANY = 4  # times an ability is used at most that may be used again and again
NOTHING = Bonus()
NO_ELEMENTS = (0, 0, 0, 0)
QUICK = Bonus(swords=1)  # what a Ranger's Arrow cards add, as a rule
SCRATCHED = 0.3  # what a scratch costs that a Spirit suffers
Blow: TypeAlias = tuple[float, Enemy | None, int]
"""What an attack is worth, whom it hits, and its type."""
Aims: TypeAlias = list[tuple[int, Enemy]]
"""Attacks: their type, and whom they hit."""
Known: TypeAlias = dict[tuple[bool, int, int, bool], float]
"""Attacks by Shadow, type, figure, and whether it stands in the same Zone."""


def swords_of(bonus: Bonus) -> float:
    """About how many swords something adds."""
    dice = sum(n * mean for n, mean in zip(bonus.dice, MEANS, strict=True))
    return bonus.swords + dice + 0.7 * bonus.lost


def price(ability: Ability) -> float:
    """What the cost of an ability is worth."""
    cost = ability.cost
    elements = cost.fire + cost.water + cost.air + cost.earth
    return (
        worth.MANA * (cost.mana + cost.mana_faces)
        + worth.RAGE * cost.rage
        + worth.ELEMENT * elements
        + cost.wounds
        + worth.CARD * cost.discard
    )


class Extras(NamedTuple):
    """What a Hero would add to an attack, what that costs, and what its Fire and Frost are worth."""

    bonus: Bonus = Bonus()
    paid: float = 0.0
    beside: float = 0.0

    def plus(self, bonus: Bonus, paid: float, beside: float) -> Extras:
        return Extras(self.bonus.plus(bonus), self.paid + paid, self.beside + beside)


def extras(begun: State, who: int) -> Extras:
    """The best a Hero could add to the own attack, as far as Mana, Rage and Elements go."""
    hero, found = begun.heroes[who], Extras()
    combat, foe = begun.combat, enemy_in(begun)
    assert combat is not None
    mana = hero.mana
    if figures.class_of(hero) == WIZARD:
        found, used = spells(begun, who)
        mana -= used
    purse = (mana, hero.rage, *(hero.elements or NO_ELEMENTS))
    offers = []
    for source, ability in abilities.in_combat(begun, who):
        if abilities.is_spell(begun, who, source):
            continue
        more = gain(begun, ability, who, combat.defender)
        beside = worth.tokens(begun, foe, ability)
        value = swords_of(more) + beside / SWORD_WORTH - price(ability)
        if value > 0:
            offers.append((value, ability, more, beside))
    for _, ability, more, beside in sorted(offers, key=lambda each: -each[0]):
        cost = (ability.cost.mana, ability.cost.rage, *abilities.elements(ability.cost))
        for _ in range(MANY if ability.limit == "many" else 1):
            if all(there >= wanted for there, wanted in zip(purse, cost, strict=True)):
                purse = tuple(there - wanted for there, wanted in zip(purse, cost, strict=True))
                found = found.plus(more, price(ability), beside)
    return found


def enemy_in(begun: State) -> Enemy:
    assert begun.combat is not None
    foe = figures.enemy_of(begun, begun.combat.defender)
    assert foe is not None
    return foe


def spells(begun: State, who: int) -> tuple[Extras, int]:
    """The best spells of one turn of the pointer, and the Mana they take."""
    hero, foe = begun.heroes[who], enemy_in(begun)
    best = (0.0, Extras(), 0)
    ways, turned = [best], worth.MANA
    for turn in range(QUARTERS):
        source, spell = abilities.spell(hero, (hero.pointer + turn) % QUARTERS)
        skipped = [(value - turned, more.plus(NOTHING, turned, 0.0), mana + 1) for value, more, mana in ways]
        if abilities.fits_combat(begun, who, source, spell):
            added, costs = gain(begun, spell, who, foe.figure), price(spell)
            beside = worth.tokens(begun, foe, spell)
            gained = swords_of(added) + beside / SWORD_WORTH - costs
            cast = [
                (value + gained, more.plus(added, costs, beside), mana + spell.cost.mana)
                for value, more, mana in ways
                if mana + spell.cost.mana <= hero.mana
            ]
            best = max([best, *cast], key=lambda way: way[0])
            skipped += cast
        ways = [way for way in skipped if way[2] < hero.mana]
    return best[1:]


def blow(s: State, who: int, foe: Enemy, type: int) -> float:
    """What an attack of a Hero on an Enemy is worth, from where the Hero stands."""
    begun = begin(s, who, foe.figure, type)
    more, paid, beside = extras(begun, who)
    hero = s.heroes[who]
    if type == RANGED and figures.class_of(hero) == RANGER:
        more = more.plus(QUICK)
    odds = planned(begun).forecast(more)
    gained = mean_hurt(s, foe, odds.wounds) + beside
    return gained - worth.mean_harm(s, hero, odds.scratches) - 0.6 * paid


def promised(s: State, who: int, foe: Enemy) -> float:
    """The Wounds that the best attack of a Hero promises, once the Hero gets at the Enemy."""
    hero = s.heroes[who]
    was, best = hero.zone, 0.0
    hero.zone = foe.zone
    try:
        for type in pool.types_of(s, who):
            begun = begin(s, who, foe.figure, type)
            odds = planned(begun).forecast(extras(begun, who).bonus)
            best = max(best, odds.wounds.mean())
    finally:
        hero.zone = was
    return best


def aims(s: State, who: int) -> Aims:
    """All attacks a Hero could make, once they are in reach."""
    kinds = pool.types_of(s, who)
    return [(type, enemy) for enemy in s.enemies if vulnerable(s, enemy) for type in kinds]


def best_blow(s: State, who: int, zone: int, known: Known, among: Aims | None = None) -> Blow:
    """The best attack of a Hero from a Zone; `known` are those worked out already."""
    return max(blows(s, who, zone, known, among), key=itemgetter(0), default=(0.0, None, 0))


def blows(s: State, who: int, zone: int, known: Known, among: Aims | None = None) -> list[Blow]:
    """All attacks of a Hero from a Zone."""
    found: list[Blow] = []
    for type, enemy in aims(s, who) if among is None else among:
        if not reach.in_reach(s, type, zone, enemy.zone):
            continue
        key = ground.in_shadow(s, zone), type, enemy.figure, zone == enemy.zone
        if key not in known:
            known[key] = blow_from(s, who, zone, enemy, type)
        found.append((known[key], enemy, type))
    return found


def blow_from(s: State, who: int, zone: int, foe: Enemy, type: int) -> float:
    """What an attack would be worth from another Zone."""
    hero = s.heroes[who]
    was, hero.zone = hero.zone, zone
    try:
        return blow(s, who, foe, type)
    finally:
        hero.zone = was


def spirit_blow(s: State, figure: int) -> Blow:
    """The best attack of a Spirit from where it stands; scratches wound only the Spirit."""
    best: Blow = (0.0, None, 0)
    for type, target in attack.targets(s, figure):
        foe = figures.enemy_of(s, target)
        assert foe is not None
        odds = planned(begin(s, figure, target, type)).forecast()
        token = sum(worth.tokens(s, foe, each) for each in SPIRITS[figure - FIRE_SPIRIT].abilities)
        gained = mean_hurt(s, foe, odds.wounds) + token - SCRATCHED * odds.scratches.mean()
        if gained > best[0] or best[1] is None:
            best = gained, foe, type
    return best


def mean_hurt(s: State, foe: Enemy, wounds: Odds[int]) -> float:
    """What the Wounds of an attack are worth on average."""
    return sum(ways * worth.hurt(s, foe, n) for n, ways in wounds.cases.items()) / wounds.ways


# --- what Enemies would do --------------------------------------------------------------------------------


def threat(s: State, enemy: Enemy, who: int, type: int) -> float:
    """The Wounds an Enemy's attack promises a Hero."""
    odds = planned(begin(s, enemy.figure, who, type)).forecast()
    return odds.wounds.mean() + odds.scratches.mean()


# --- Arrow cards ------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def row_worth(card: int, row: str) -> float:
    """About how many swords a row of an Arrow card adds."""
    ability: Ability = getattr(ARROWS[card], row)
    found = 0.0
    for verb in ability.do:
        match verb:
            case verbs.Swords(n):
                found += n
            case verbs.AddDice(dice):
                found += sum(n * mean for n, mean in zip(dice_of(dice), MEANS, strict=True))
            case verbs.Burn(n, to):
                found += -n if type(to).__name__ == "Me" else n
            case verbs.Wound(n):
                found -= n
    return found


def shot_worth(cards: list[int], full: int) -> float:
    """What a row of Arrow cards adds to the attack."""
    icons = sum(ARROWS[card].icons for card in cards)
    row = "quick" if icons < full else "critical" if icons == full else "overdraw"
    return sum(row_worth(card, row) for card in cards)


def draws_on(hero: Hero, full: int) -> bool:
    """Whether another Arrow card promises more than stopping."""
    pile = hero.pile or hero.discard
    more = sum(shot_worth([*hero.ready, card], full) for card in pile) / len(pile)
    return more > shot_worth(hero.ready, full)
