"""Intervals against figures worked out elsewhere, and ratings against strengths that are known."""

from __future__ import annotations

from math import inf

import pytest

from wyprawa.kernel import Chance
from wyprawa.lab.statistics import (
    Interval,
    difference,
    games_for,
    mean,
    normal,
    rating_intervals,
    ratings,
    share,
)


def test_a_share_has_wilsons_interval() -> None:
    it = share(81, 263)  # Newcombe 1998, table I
    assert (round(it.low, 4), round(it.high, 4)) == (0.2553, 0.3662)
    none = share(0, 20)
    assert (none.low, round(none.high, 4)) == (0.0, 0.1611)
    assert share(0, 0) == Interval(0.0, 0.0, 1.0)


def test_a_difference_of_shares_has_newcombes_interval() -> None:
    it = difference(share(56, 70), share(48, 80))  # Newcombe 1998, example (a), method 10
    assert (round(it.low, 4), round(it.high, 4)) == (0.0524, 0.3339)


def test_a_mean_has_its_standard_error() -> None:
    it = mean([1.0, 2.0, 3.0, 4.0])
    assert it.value == 2.5
    assert it.high - it.value == pytest.approx(normal() * (5 / 3 / 4) ** 0.5)
    assert mean([7.0]) == Interval(7.0, -inf, inf)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance, held = Chance(4), 0
    for _ in range(400):
        wins = sum(chance.below(10, "game") < 3 for _ in range(50))
        it = share(wins, 50)
        held += it.low <= 0.3 <= it.high
    assert 0.92 <= held / 400 <= 0.99


def test_games_for_an_interval_are_about_right() -> None:
    games = games_for(0.3, 0.05)
    assert share(round(0.3 * games), games).width == pytest.approx(0.1, abs=0.005)


def test_ten_times_as_many_wins_are_400_points() -> None:
    high, low = ratings(2, {(0, 1): 10_000.0, (1, 0): 1_000.0})
    assert high - low == pytest.approx(400, abs=1)
    assert high + low == pytest.approx(0)


def test_ratings_are_ordered_by_strength_and_lie_in_their_intervals() -> None:
    chance, strength = Chance(9), (4, 2, 1)
    blocks = []
    for _ in range(300):
        block = {}
        for one, other in ((0, 1), (0, 2), (1, 2)):
            won = chance.below(strength[one] + strength[other], "game") < strength[one]
            block[(one, other) if won else (other, one)] = 1.0
        blocks.append(block)
    found = rating_intervals(3, blocks, draws=60)
    assert found[0].value > found[1].value > found[2].value
    assert found[0].value - found[2].value == pytest.approx(241, abs=60)  # 400 log10 4
    assert all(it.low <= it.value <= it.high for it in found)
    assert found == rating_intervals(3, blocks, draws=60)
