"""The tool that says which weights of the bot matter."""

from math import log
from random import Random

import pytest
from bench import weights
from bench.weights import Trial, change, fit

from wyprawa.games.gloomhaven.bot import cards, foes, strikes, worth


def test_weights_are_found_and_changed_wherever_they_are_known() -> None:
    known = weights.weights()
    assert known["cards.TURN"] == cards.TURN
    assert known["strikes.SAVED.1"] == strikes.SAVED[1]
    assert known["worth.AFFLICTED.stun"] == worth.AFFLICTED["stun"]
    before = cards.GUARDED, strikes.SAVED
    try:
        change({"cards.GUARDED": 2.0, "strikes.SAVED.1": 0.5})
        assert cards.GUARDED == vars(foes)["GUARDED"] == 2 * before[0]
        assert (before[1][0], before[1][1] / 2) == strikes.SAVED
    finally:
        change({})
    assert before == (cards.GUARDED, strikes.SAVED)


def test_what_a_weight_does_is_found_among_others_that_do_nothing() -> None:
    rng, trials = Random(1), []
    for seed in range(800):
        by = {name: 1.1 ** rng.gauss(0, 3) for name in ("good", "idle", "bad")}
        chance = 0.5 * (seed % 2) + 0.25 + 0.02 * (_tenths(by["good"]) - _tenths(by["bad"]))
        trials.append(Trial(seed % 2, seed, by, rng.random() < chance))
    found = {effect.name: effect for effect in fit(trials)}
    assert found["good"].more - found["good"].error > 0 > found["bad"].more + found["bad"].error
    assert abs(found["idle"].more) < 3 * found["idle"].error
    assert abs(found["good"].more - 2) < 3 * found["good"].error


def test_too_few_games_say_so() -> None:
    with pytest.raises(ValueError, match="2 games are too few for 1 weights"):
        fit([Trial(1, 1, {"one": 1.1}, True), Trial(1, 2, {"one": 0.9}, False)])


def _tenths(by: float) -> float:
    return float(log(by) / weights.TENTH)
