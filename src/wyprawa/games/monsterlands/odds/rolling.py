"""What dice come to: sums, hits, rerolls used as well as they can be, and a stop between two numbers.

Nothing here knows a trail. The numbers are computed once per combination and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import TypeAlias

from wyprawa.games.monsterlands.rules.outside.dice import POISON
from wyprawa.parts.dice import sums as sums_of

Faces: TypeAlias = tuple[int, ...]
Allowances: TypeAlias = tuple[tuple[int, int], ...]  # rerolls: bits of kinds, times

NO_DICE: tuple[Faces, Faces, Faces] = ((), (), ())


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
    rolled: tuple[Faces, ...] = NO_DICE,
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
        most = captures(counts, each, low - POISON, high - POISON, again, poisons - 1, lying)
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
