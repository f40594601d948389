"""Blows: what an attack promises, with the abilities its Hero can pay for."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from wyprawa.games.hellscape.bot import worth
from wyprawa.games.hellscape.content import ARROWS, DICE
from wyprawa.games.hellscape.odds import Bonus, begin, gain, planned
from wyprawa.games.hellscape.rules.combat import attack, pool
from wyprawa.games.hellscape.rules.figures.using import QUARTERS
from wyprawa.games.hellscape.rules.query import abilities, figures, ground
from wyprawa.games.hellscape.state import Enemy, Hero, State
from wyprawa.games.hellscape.vocabulary import Ability, verbs
from wyprawa.games.hellscape.vocabulary.terms import RANGED, RANGER, SWORD, WIZARD
from wyprawa.games.hellscape.vocabulary.terms import pool as dice_of
from wyprawa.parts.dice import Odds

MEANS = tuple(sum(face[SWORD] for face in faces) / len(faces) for faces in DICE.faces)
BESIDE = 0.4  # what a spell's Fire or Frost is worth in swords
QUICK = Bonus(swords=1)  # what a Ranger's Arrow cards add, as a rule
SPIRITS_TOKEN = 0.8  # what the Fire or Frost of a Spirit's attack is worth
SCRATCHED = 0.3  # what a scratch costs that a Spirit suffers
Blow: TypeAlias = tuple[float, Enemy | None, int]
"""What an attack is worth, whom it hits, and its type."""
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


def extras(begun: State, who: int) -> tuple[Bonus, float]:
    """What a Hero would add to the own attack, and its price: the best, as far as Mana and Rage go."""
    hero, found, paid = begun.heroes[who], Bonus(), 0.0
    mana, rage = hero.mana, hero.rage
    combat = begun.combat
    assert combat is not None
    if figures.class_of(hero) == WIZARD:
        found, used, paid = spells(begun, who)
        mana -= used
    offers = []
    for source, ability in abilities.in_combat(begun, who):
        if abilities.is_spell(begun, who, source):
            continue
        more = gain(begun, ability, who, combat.defender)
        if (value := swords_of(more)) > 0:
            offers.append(
                (value - price(ability), ability.cost.mana, ability.cost.rage, more, price(ability), source)
            )
    for _, costs_mana, costs_rage, more, cost, _ in sorted(offers, key=lambda each: -each[0]):
        if costs_mana <= mana and costs_rage <= rage:
            mana, rage, paid = mana - costs_mana, rage - costs_rage, paid + cost
            found = found.plus(more)
    return found, paid


def spells(begun: State, who: int) -> tuple[Bonus, int, float]:
    """The best spells of one turn of the pointer: what they add, the Mana they take, and its price."""
    hero, combat = begun.heroes[who], begun.combat
    assert combat is not None
    best = (0.0, Bonus(), 0, 0.0)
    ways, turned = [best], worth.MANA
    for turn in range(QUARTERS):
        source, spell = abilities.spell(hero, (hero.pointer + turn) % QUARTERS)
        skipped = [(value - turned, more, mana + 1, paid + turned) for value, more, mana, paid in ways]
        if abilities.fits_combat(begun, who, source, spell):
            added, costs = gain(begun, spell, who, combat.defender), price(spell)
            gained = swords_of(added) + BESIDE * (len(spell.do) - 1) - costs
            cast = [
                (value + gained, more.plus(added), mana + spell.cost.mana, paid + costs)
                for value, more, mana, paid in ways
                if mana + spell.cost.mana <= hero.mana
            ]
            best = max([best, *cast], key=lambda way: way[0])
            skipped += cast
        ways = [way for way in skipped if way[2] < hero.mana]
    return best[1:]


def blow(s: State, who: int, foe: Enemy, type: int) -> float:
    """What an attack of a Hero on an Enemy is worth, from where the Hero stands."""
    begun = begin(s, who, foe.figure, type)
    more, paid = extras(begun, who)
    hero = s.heroes[who]
    if type == RANGED and figures.class_of(hero) == RANGER:
        more = more.plus(QUICK)
    odds = planned(begun).forecast(more)
    return mean_hurt(s, foe, odds.wounds) - worth.mean_harm(s, hero, odds.scratches) - 0.6 * paid


def promised(s: State, who: int, foe: Enemy) -> float:
    """The Wounds that the best attack of a Hero promises, once the Hero gets at the Enemy."""
    hero = s.heroes[who]
    was, best = hero.zone, 0.0
    hero.zone = foe.zone
    try:
        for type in pool.types_of(s, who):
            begun = begin(s, who, foe.figure, type)
            odds = planned(begun).forecast(extras(begun, who)[0])
            best = max(best, odds.wounds.mean())
    finally:
        hero.zone = was
    return best


def best_blow(s: State, who: int, zone: int, known: Known) -> Blow:
    """The best attack of a Hero from a Zone; `known` are those worked out already."""
    hero = s.heroes[who]
    best: Blow = (0.0, None, 0)
    was = hero.zone
    hero.zone = zone
    try:
        for type, figure in attack.targets(s, who):
            enemy = figures.enemy_of(s, figure)
            assert enemy is not None
            key = ground.in_shadow(s, zone), type, figure, zone == enemy.zone
            if key not in known:
                known[key] = blow(s, who, enemy, type)
            if known[key] > best[0] or best[1] is None:
                best = known[key], enemy, type
    finally:
        hero.zone = was
    return best


def spirit_blow(s: State, figure: int) -> Blow:
    """The best attack of a Spirit from where it stands; scratches wound only the Spirit."""
    best: Blow = (0.0, None, 0)
    for type, target in attack.targets(s, figure):
        foe = figures.enemy_of(s, target)
        assert foe is not None
        odds = planned(begin(s, figure, target, type)).forecast()
        gained = mean_hurt(s, foe, odds.wounds) + SPIRITS_TOKEN - SCRATCHED * odds.scratches.mean()
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
