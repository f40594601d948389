"""Teach a small policy to play Smok, with numpy alone: REINFORCE over the features of options.

    python examples/train.py --games 2000 --test 400

docs/train.md walks through it. The same seed gives the same policy.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wyprawa.envs import SoloEnv

Floats = npt.NDArray[np.float64]
Seen = dict[str, Any]


def inputs(seen: Seen) -> Floats:
    """One row for each open option: its own features, then those of the question."""
    options = seen["options"][: int(seen["action_mask"][: len(seen["options"])].sum())]
    question = np.broadcast_to(seen["question"], (len(options), len(seen["question"])))
    return np.concatenate([options, question], axis=1).astype(np.float64)


class Policy:
    """Scores every option by one hidden layer, and takes them by the softmax of the scores."""

    def __init__(self, wide: int, hidden: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights: list[Floats] = [
            rng.normal(0, 1 / sqrt(wide), (wide, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.1 / sqrt(hidden), hidden),
        ]

    def chances(self, rows: Floats) -> tuple[Floats, Floats]:
        """How likely each option is taken, and the hidden layer."""
        inner, bias, outer = self.weights
        hidden = np.tanh(rows @ inner + bias)
        scores = hidden @ outer
        likely = np.exp(scores - scores.max())
        return likely / likely.sum(), hidden

    def choose(self, rows: Floats) -> int:
        return int(self.rng.choice(len(rows), p=self.chances(rows)[0]))

    def best(self, rows: Floats) -> int:
        return int(self.chances(rows)[0].argmax())

    def slopes(self, rows: Floats, taken: int, advantage: float, entropy: float) -> list[Floats]:
        """How the weights should move to take this option more often, if the advantage is positive."""
        likely, hidden = self.chances(rows)
        outer = self.weights[2]
        told = -np.log(likely + 1e-12)
        by_score = -advantage * likely + entropy * likely * (told - likely @ told)
        by_score[taken] += advantage
        by_hidden = by_score[:, None] * outer * (1 - hidden**2)
        return [rows.T @ by_hidden, by_hidden.sum(axis=0), hidden.T @ by_score]


class Adam:
    """Steps of a steady size, whatever the slopes' own."""

    def __init__(self, weights: Sequence[Floats], rate: float) -> None:
        self.rate, self.steps = rate, 0
        self.mean = [np.zeros_like(weight) for weight in weights]
        self.square = [np.zeros_like(weight) for weight in weights]

    def climb(self, weights: Sequence[Floats], slopes: Sequence[Floats]) -> None:
        self.steps += 1
        for weight, slope, mean, square in zip(weights, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            scale = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight += self.rate * mean / (1 - 0.9**self.steps) / scale


class Taken(NamedTuple):
    rows: Floats
    option: int
    reward: float


def play(env: SoloEnv, policy: Policy | None, rng: np.random.Generator, *, best: bool = False) -> list[Taken]:
    """One game; without a policy options are taken at random."""
    game: list[Taken] = []
    seen, _ = env.reset(seed=int(rng.integers(1 << 32)))
    done = False
    while not done:
        rows = inputs(seen)
        if policy is None:
            option = int(rng.integers(len(rows)))
        else:
            option = policy.best(rows) if best else policy.choose(rows)
        seen, reward, over, broken_off, _ = env.step(option)
        done = over or broken_off
        game.append(Taken(rows, option, reward))
    return game


def train(games: int, seed: int, *, batch: int = 20, rate: float = 0.02, entropy: float = 0.003) -> Policy:
    """A policy that has played so many games of two against a random thief, from either seat."""
    rng = np.random.default_rng(seed)
    env = SoloEnv("smok", seat=None, players="random", rewards="shaped")
    wide = inputs(env.reset(seed=seed)[0]).shape[1]
    policy = Policy(wide, 24, rng)
    adam = Adam(policy.weights, rate)
    usual, spread = 0.0, 1.0
    for _ in range(games // batch):
        slopes = [np.zeros_like(weight) for weight in policy.weights]
        for _ in range(batch):
            game = play(env, policy, rng)
            to_come = np.cumsum([taken.reward for taken in reversed(game)])[::-1]
            for taken, worth in zip(game, to_come, strict=True):
                advantage = (worth - usual) / sqrt(spread)
                for total, slope in zip(
                    slopes, policy.slopes(taken.rows, taken.option, advantage, entropy), strict=True
                ):
                    total += slope / batch
            usual += 0.01 * (to_come.mean() - usual)
            spread += 0.01 * (((to_come - usual) ** 2).mean() - spread)
        adam.climb(policy.weights, slopes)
    return policy


class Tally(NamedTuple):
    """How games ended for one who plays against another; in some the dragon beats both."""

    won: int
    shared: int
    lost: int
    neither: int

    @property
    def share(self) -> float:
        """Of the games that one of the two won, how many; a shared one is half."""
        return (self.won + self.shared / 2) / max(1, self.won + self.shared + self.lost)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of 95 % for the share."""
        n, z, p = max(1, self.won + self.shared + self.lost), 1.96, self.share
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


def measure(policy: Policy | None, games: int, seed: int, players: str = "random") -> Tally:
    """How the policy, taking what it thinks best, does in games it has not seen."""
    rng = np.random.default_rng(seed)
    ends = [0, 0, 0, 0]
    for number in range(games):
        env = SoloEnv("smok", seat=number % 2, players=players)
        play(env, policy, rng, best=True)
        outcome = env.sitting.table.outcome
        winners = outcome.winners if outcome is not None else ()
        if env.seat in winners:
            ends[0 if len(winners) == 1 else 1] += 1
        else:
            ends[2 if winners else 3] += 1
    return Tally(*ends)


def main() -> None:
    given = argparse.ArgumentParser(description="Teach a small policy to play Smok.")
    given.add_argument("--games", type=int, default=2000, help="games to learn from")
    given.add_argument("--test", type=int, default=400, help="games to measure it by")
    given.add_argument("--seed", type=int, default=1)
    args = given.parse_args()
    begun = time.perf_counter()
    policy = train(args.games, args.seed)
    print(f"{args.games} games in {time.perf_counter() - begun:.0f} s")
    for who, what, against in (
        ("random", None, "random"),
        ("learned", policy, "random"),
        ("learned", policy, "sensible"),
    ):
        tally = measure(what, args.test, args.seed + 1_000_000, against)
        low, high = tally.interval
        print(
            f"{who} against {against}: {tally.won} won, {tally.shared} shared, {tally.lost} lost, "
            f"{tally.neither} won by neither; "
            f"{tally.share:.0%} ({low:.0%} to {high:.0%}) of those somebody won"
        )


if __name__ == "__main__":
    main()
