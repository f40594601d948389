"""The chances of a trail as it lies: to survive, capture, kill, conquer, or meet a quest's objective.

Dice are taken with their modifiers, rerolls are used as well as they can be, Poison as needed. Nothing here
changes the state or draws chance.
"""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from wyprawa.games.monsterlands.content import LANDS, MONSTERS, QUESTS, TRAPS
from wyprawa.games.monsterlands.odds.rolling import Allowances, captures, hits, reach
from wyprawa.games.monsterlands.rules.outside import dice, mercenary_attack, monster_attack, powers, trails
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of
from wyprawa.games.monsterlands.rules.outside.trails import land_of
from wyprawa.games.monsterlands.rules.query import scenario_rule
from wyprawa.games.monsterlands.state import GATE, QUEST_TRAILS, State, Trail
from wyprawa.games.monsterlands.vocabulary import Place, Reroll

TRACEABLE = 6  # dice up to which rerolls are counted in the chance to capture


class TrailOdds(NamedTuple):
    """Chances between 0 and 1. Capture, kill and conquest are for a Mercenary who has lived to try."""

    survive: float
    unhurt: float
    capture: float
    kill: float
    conquer: float


def counted(trail: Trail) -> tuple[int, int, int]:
    """Dice by kind that will be rolled: those not yet rolled, and what face-down Traps will place."""
    counts = dice.unrolled(trail)
    for i, token in enumerate(trail.tokens):
        effect = TRAPS[token].effect
        if isinstance(effect, Place) and not trail.shown >> i & 1 and not trail.clashed:
            counts[0 if effect.of == "strength" else 1] += effect.dice
    return counts[0], counts[1], counts[2]


def survival(
    s: State, where: int, *, removed: int = 0, count: int | None = None, main: int = 1
) -> tuple[float, float]:
    """The chance to live through the Monster's attack, and to come out unhurt, with all defences used.

    `count`: Attack dice, if some were aimed elsewhere. Not `main`: dice meant for somebody else.
    """
    place = land_of(where)
    if s.monsters[place] < 0:
        return 1.0, 1.0
    trail = trails.trail_at(s, where)
    aimed = sum(monster_attack.attack_dice(s, place, where)) if count is None else count
    count = max(0, aimed - removed) + (powers.spores(s, place) if main else 0)
    extra = powers.extra_hits(s, place) if main else 0
    cancelled = sum(
        defence_worth(s, place, where, option) for option in monster_attack.defences(s, place, where)
    )
    spare = 0 if s.wounded >> trail.member & 1 else 1
    chances = hits(count, scenario_rule(s) == "slaughter")
    live = sum(chances[: max(0, cancelled + spare - extra + 1)])
    unhurt = sum(chances[: max(0, cancelled - extra + 1)])
    return live, unhurt


def defence_worth(s: State, place: int, where: int, option: object) -> int:
    """How many hits all defences of one kind would cancel."""
    trail = trails.trail_at(s, where)
    if option == "token":
        return trail.defence
    if option == "potion":
        return trail.potions
    if option == "guard":
        return trail.guard
    ability = monster_attack.ability_behind(s, where, option)
    return monster_attack.defence_value(s, place, ability)


def trail_odds(s: State, where: int, carried: int = 0, *, roughly: bool = False) -> TrailOdds:
    """The chances of a Land or Gate trail as it is, to its owner, who knows his Traps.

    `roughly` counts each reroll as one more in the total, which is quick and close enough for planning.
    """
    place = land_of(where)
    live, unhurt = survival(s, where)
    counts = counted(trails.trail_at(s, where))
    s = revealed(s, where)
    trail = trails.trail_at(s, where)
    capture = kill = conquer = 0.0
    if s.monsters[place] >= 0:
        card, bonus = MONSTERS[s.monsters[place]], dice.bonuses(s, where, "battle")
        poison = dice.POISON * trail.poisons if dice.poison_works(s, where, "battle") else 0
        again = reroll_allowances(s, where, "battle")
        start = bonus.flat + carried
        if roughly:
            start, again = start + sum(times for _, times in again), ()
        kill = reach(counts, bonus.each, again, card.kill - start - poison - bonus.kill)
        if mercenary_attack.may_capture(s, place, where):
            low, flasks = card.capture - start - bonus.capture, poison // dice.POISON
            again = few_enough(again, sum(counts))
            capture = captures(counts, bonus.each, low, card.kill - start, again, flasks)
    if place != GATE and s.lands[place] >= 0:
        bonus = dice.bonuses(s, where, "conquest")
        again = reroll_allowances(s, where, "conquest")
        need = LANDS[s.lands[place]].conquest - bonus.flat - carried - dice.POISON * trail.poisons
        if roughly:
            need, again = need - sum(times for _, times in again), ()
        conquer = reach(counts, bonus.each, again, need)
    return TrailOdds(live, unhurt, capture, kill, conquer)


def few_enough(again: Allowances, count: int) -> Allowances:
    """Without rerolls of more dice than can be followed, which makes the chance shown a little low."""
    return again if count <= TRACEABLE else ()


def quest_odds(s: State, where: int) -> float:
    """The chance to meet the objective of the dice-roll quest (ML-20.6)."""
    trail = trails.trail_at(s, where)
    assert where in QUEST_TRAILS[0]
    bonus = dice.bonuses(s, where, "quest")
    again = reroll_allowances(s, where, "quest")
    return reach(counted(trail), bonus.each, again, QUESTS[s.quests[0]].objective)


def reach_on(s: State, where: int, stage: dice.Stage, need: int) -> float:
    """The chance that dice, some of them rolled already, come to `need`; rerolls and Poison are used."""
    trail, bonus = trails.trail_at(s, where), dice.bonuses(s, where, stage)
    rolled = tuple(tuple(sorted(face for k, face in trail.rolled if k == kind)) for kind in range(3))
    start = bonus.flat + (0 if stage == "quest" else s.carried)
    start += dice.POISON * trail.poisons if dice.poison_works(s, where, stage) else 0
    left = dice.unrolled(trail)
    again = tuple(dice.allowances(s, where))
    return reach((left[0], left[1], left[2]), bonus.each, again, need - start, rolled)


def revealed(s: State, where: int) -> State:
    """The table with all Traps of a trail face up, as their owner knows them; Deceits stay down.

    After the Clash what was passed over stays down too (ML-34.8).
    """
    trail = copy(trails.trail_at(s, where))
    for i, token in enumerate(trail.tokens):
        if TRAPS[token].kind != "deceit" and not trail.clashed:
            trail.shown |= 1 << i
    seen = copy(s)
    seen.trails = [trail if n == where else other for n, other in enumerate(s.trails)]
    return seen


def reroll_allowances(s: State, where: int, stage: dice.Stage) -> Allowances:
    """Rerolls of the trail, the Mercenary and his Equipment."""
    trail = trails.trail_at(s, where)
    own = [(dice.kinds_mask(bonus_of(s, where).of), trail.rerolls)] if trail.rerolls else []
    brought = [
        (dice.kinds_mask(ability.of), ability.times)
        for ability in dice.abilities(s, where, stage)
        if isinstance(ability, Reroll)
    ]
    return tuple(own + brought)
