"""Exact chances of a trail as it is: to survive, capture, kill, conquer, or meet a quest's objective.

Dice count with their modifiers, rerolls are used as well as possible, Poison as needed. Nothing here changes
the state or draws chance; the numbers are worked out once per combination and cached.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import NamedTuple, TypeAlias

from wyprawa.games.monsterlands.content import LANDS, MONSTERS, QUESTS, TRAPS
from wyprawa.games.monsterlands.rules.outside import dice, mercenary_attack, monster_attack, powers, trails
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of
from wyprawa.games.monsterlands.rules.outside.trails import land_of
from wyprawa.games.monsterlands.rules.query import scenario_rule
from wyprawa.games.monsterlands.state import GATE, QUEST_TRAILS, State, Trail
from wyprawa.games.monsterlands.vocabulary import Place, Reroll
from wyprawa.parts.dice import sums as sums_of

Faces: TypeAlias = tuple[int, ...]
Allowances: TypeAlias = tuple[tuple[int, int], ...]  # rerolls: bits of kinds, times


NO_DICE: tuple[Faces, Faces, Faces] = ((), (), ())
TRACEABLE = 6  # dice up to which rerolls are counted in the chance to capture


class TrailOdds(NamedTuple):
    """Chances between 0 and 1. Capture, kill and conquest are for a Mercenary who has lived to try."""

    survive: float
    unhurt: float
    capture: float
    kill: float
    conquer: float


# --- dice -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def sums(count: int, add: int) -> tuple[float, ...]:
    """The chance of each sum of `count` dice with `add` to each, none below 0."""
    odds = sums_of(tuple(max(0, face + add) for face in range(1, 7)), count)
    return tuple(odds.chance(total) for total in range(max(odds.cases) + 1))


def at_least(chances: tuple[float, ...], need: int) -> float:
    return sum(chances[max(0, need) :]) if need > 0 else 1.0


@lru_cache(maxsize=4096)
def rolls(count: int) -> tuple[tuple[Faces, float], ...]:
    """Every outcome of `count` dice, sorted, with its chance."""
    found = []
    for faces in combinations_with_replacement(range(1, 7), count):
        ways = factorial(count)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        found.append((faces, ways / 6**count))
    return tuple(found)


@lru_cache(maxsize=65536)
def reach(
    counts: tuple[int, int, int],
    each: tuple[int, int, int],
    again: Allowances,
    need: int,
    rolled: tuple[Faces, ...] = ((), (), ()),
) -> float:
    """The chance that dice of the three kinds come to `need` if rerolls are used as well as possible.

    `counts` are the dice still to roll, besides those `rolled` already.
    """
    kinds = [
        kind
        for kind in range(3)
        if (counts[kind] or rolled[kind]) and any(mask >> kind & 1 for mask, _ in again)
    ]
    fixed: tuple[float, ...] = (1.0,)
    for kind in range(3):
        if kind not in kinds:
            fixed = convolve(fixed, sums(counts[kind], each[kind]))
            need -= sum(max(0, face + each[kind]) for face in rolled[kind])
    if need <= 0 or not kinds:
        return at_least(fixed, need)
    total = 0.0
    for hand, chance in hands(tuple(counts[kind] for kind in kinds)):
        lying = tuple(
            tuple(sorted(rolled[kind] + hand[kinds.index(kind)])) if kind in kinds else ()
            for kind in range(3)
        )
        total += chance * best(lying, each, tuple(sorted(again)), need, fixed)
    return total


def hands(counts: tuple[int, ...]) -> Iterator[tuple[tuple[Faces, ...], float]]:
    if not counts:
        yield (), 1.0
        return
    for faces, chance in rolls(counts[0]):
        for rest, more in hands(counts[1:]):
            yield (faces, *rest), chance * more


@lru_cache(maxsize=1 << 15)
def best(
    lying: tuple[Faces, ...],
    each: tuple[int, int, int],
    again: Allowances,
    need: int,
    fixed: tuple[float, ...],
) -> float:
    """The best chance with these dice rolled, the others still to come (`fixed`), and these rerolls left.

    Of the dice an allowance covers, the lowest is the one to roll again.
    """
    reached = sum(max(0, face + each[kind]) for kind in range(3) for face in lying[kind])
    most = at_least(fixed, need - reached)
    if most == 1.0:
        return most
    for i, (mask, times) in enumerate(again):
        able = [kind for kind in range(3) if mask >> kind & 1 and lying[kind]]
        if not able or not times:
            continue
        kind = min(able, key=lambda kind: lying[kind][0])
        left = tuple((m, t - 1) if j == i else (m, t) for j, (m, t) in enumerate(again) if j != i or t > 1)
        average = 0.0
        for face in range(1, 7):
            new = tuple(sorted((*lying[kind][1:], face)))
            average += best((*lying[:kind], new, *lying[kind + 1 :]), each, left, need, fixed) / 6
        most = max(most, average)
    return most


def convolve(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    found = [0.0] * (len(one) + len(other) - 1)
    for a, x in enumerate(one):
        for b, y in enumerate(other):
            found[a + b] += x * y
    return tuple(found)


@lru_cache(maxsize=4096)
def hits(count: int, again: bool) -> tuple[float, ...]:
    """The chance of each number of hits (ML-22.9); `again`: misses are rolled once more (ML-37.30)."""
    hit = 8 / 9 if again else 2 / 3
    return tuple(comb(count, n) * hit**n * (1 - hit) ** (count - n) for n in range(count + 1))


@lru_cache(maxsize=1 << 15)
def captures(
    counts: tuple[int, int, int],
    each: tuple[int, int, int],
    low: int,
    high: int,
    again: Allowances = (),
    poisons: int = 0,
    lying: tuple[Faces, Faces, Faces] = NO_DICE,
) -> float:
    """The best chance to end up from `low` to below `high`, die by die, with rerolls and Poison.

    `low` and `high` are what is still missing (ML-24.16, ML-24.19); `lying` are dice a reroll could touch.
    """
    if high <= 0:
        return 0.0
    if low <= 0:
        return 1.0
    most = 0.0
    if poisons:
        most = captures(counts, each, low - dice.POISON, high - dice.POISON, again, poisons - 1, lying)
    for kind in range(3):
        if counts[kind]:
            left = tuple(n - (k == kind) for k, n in enumerate(counts))
            covered = any(mask >> kind & 1 for mask, _ in again)
            average = 0.0
            for face in range(1, 7):
                value = max(0, face + each[kind])
                now = swapped(lying, kind, 0, face) if covered else lying
                average += captures(left, each, low - value, high - value, again, poisons, now) / 6
            most = max(most, average)
    for i, (mask, _) in enumerate(again):
        fewer = tuple((m, n - (k == i)) for k, (m, n) in enumerate(again) if k != i or n > 1)
        for kind, old in [(k, face) for k in range(3) if mask >> k & 1 for face in set(lying[k])]:
            average = 0.0
            for face in range(1, 7):
                more = max(0, face + each[kind]) - max(0, old + each[kind])
                now = swapped(lying, kind, old, face)
                average += captures(counts, each, low - more, high - more, fewer, poisons, now) / 6
            most = max(most, average)
    return most


def few_enough(again: Allowances, count: int) -> Allowances:
    """Without rerolls of more dice than can be followed, which makes the chance shown a little low."""
    return again if count <= TRACEABLE else ()


def swapped(lying: tuple[Faces, Faces, Faces], kind: int, old: int, new: int) -> tuple[Faces, Faces, Faces]:
    """The dice with one face in place of another; 0 for a die that is new."""
    faces = list(lying[kind])
    if old:
        faces.remove(old)
    row = tuple(sorted([*faces, new]))
    return (
        row if kind == 0 else lying[0],
        row if kind == 1 else lying[1],
        row if kind == 2 else lying[2],
    )


# --- trails ---------------------------------------------------------------------------------------------


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
