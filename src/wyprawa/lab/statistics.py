"""Shares, means and ratings, each with the interval in which the truth lies 95 times of 100."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, log10, sqrt
from statistics import NormalDist, fmean, variance

import msgspec

from wyprawa.kernel import Chance

CONFIDENCE = 0.95


class Interval(msgspec.Struct, frozen=True):
    """An estimate, and how low and how high the truth may well be."""

    value: float
    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low


def normal(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations hold this much of a normal distribution."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def share(wins: float, games: int, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval of a share. A win that n sides share counts 1/n to each, which only widens it."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    z = normal(confidence)
    value = wins / games
    middle = (value + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(value * (1 - value) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(value, middle - half if wins else 0.0, middle + half if wins < games else 1.0)


def mean(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The mean by its standard error; of fewer than two values nothing is known about it."""
    if len(values) < 2:
        return Interval(values[0] if values else 0.0, -inf, inf)
    value = fmean(values)
    half = normal(confidence) * sqrt(variance(values, value) / len(values))
    return Interval(value, value - half, value + half)


def difference(one: Interval, other: Interval) -> Interval:
    """By how much one is above the other, both measured apart (Newcombe's interval for shares)."""
    value = one.value - other.value
    low = value - sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    high = value + sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, low, high)


def games_for(value: float, within: float, confidence: float = CONFIDENCE) -> int:
    """About how many games give a share near `value` an interval of ± `within`."""
    spread = max(value * (1 - value), 0.01)
    return round(spread * (normal(confidence) / within) ** 2) + 1


# --- ratings -----------------------------------------------------------------------------------------------

Pairs = Mapping[tuple[int, int], float]
"""How often the first side did better than the second; a draw is a half for each."""


def ratings(sides: int, pairs: Pairs) -> list[float]:
    """Bradley and Terry's ratings on Elo's scale, 0 on average: 400 more win ten times as often.

    Every pair is given one drawn game more than it had, so that who never lost has a rating too.
    """
    beat = {(i, j): pairs.get((i, j), 0.0) + 0.5 for i in range(sides) for j in range(sides) if i != j}
    strength = [1.0] * sides
    for _ in range(200):
        for i in range(sides):
            won = sum(beat[i, j] for j in range(sides) if j != i)
            met = sum((beat[i, j] + beat[j, i]) / (strength[i] + strength[j]) for j in range(sides) if j != i)
            strength[i] = won / met if met else 1.0
        average = sum(map(log10, strength)) / sides
        strength = [each / 10**average for each in strength]
    return [400 * log10(each) for each in strength]


def rating_intervals(sides: int, blocks: Sequence[Pairs], draws: int = 200) -> list[Interval]:
    """Ratings, and where they lie if the blocks of games (one per seed) had been others, by bootstrap."""
    values = ratings(sides, summed(blocks))
    chance = Chance(len(blocks))
    found: list[list[float]] = []
    for _ in range(draws if blocks else 0):
        again = [blocks[chance.below(len(blocks), "block")] for _ in blocks]
        found.append(ratings(sides, summed(again)))
    edge = round(len(found) * (1 - CONFIDENCE) / 2)
    columns = [sorted(column) for column in zip(*found, strict=True)] or [[value] for value in values]
    return [
        Interval(value, column[edge], column[len(column) - 1 - edge])
        for value, column in zip(values, columns, strict=True)
    ]


def summed(blocks: Sequence[Pairs]) -> dict[tuple[int, int], float]:
    total: dict[tuple[int, int], float] = {}
    for block in blocks:
        for pair, won in block.items():
            total[pair] = total.get(pair, 0.0) + won
    return total
