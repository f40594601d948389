"""examples/train.py: its slopes are right, the same seed gives the same policy, and it learns."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("wyprawa_train_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_slopes_are_those_of_what_is_to_grow(example: Any) -> None:
    rng = np.random.default_rng(3)
    policy = example.Policy(5, 4, rng)
    rows, taken, advantage, entropy = rng.normal(size=(6, 5)), 2, 1.7, 0.3

    def worth() -> float:
        likely, _ = policy.chances(rows)
        return float(advantage * np.log(likely[taken]) - entropy * (likely @ np.log(likely)))

    slopes = policy.slopes(rows, taken, advantage, entropy)
    for weight, slope in zip(policy.weights, slopes, strict=True):
        for place in np.ndindex(weight.shape):
            kept = weight[place]
            weight[place] = kept + 1e-6
            above = worth()
            weight[place] = kept - 1e-6
            below = worth()
            weight[place] = kept
            assert slope[place] == pytest.approx((above - below) / 2e-6, abs=1e-6)


def test_the_same_seed_gives_the_same_policy(example: Any) -> None:
    one, same, other = (example.train(6, seed, batch=3) for seed in (1, 1, 2))
    for i in range(3):
        assert np.array_equal(one.weights[i], same.weights[i])
        assert not np.array_equal(one.weights[i], other.weights[i])


def test_a_short_training_already_beats_random(example: Any) -> None:
    policy = example.train(200, 3, batch=10)
    tally = example.measure(policy, 60, 7)
    assert tally.won > 4 * max(tally.lost, example.measure(None, 60, 7).won)


def test_the_tally_is_of_games_somebody_won(example: Any) -> None:
    tally = example.Tally(6, 2, 2, 90)
    assert tally.share == 0.7
    low, high = tally.interval
    assert (round(low, 3), round(high, 3)) == (0.397, 0.892)
