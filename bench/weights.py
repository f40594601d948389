"""`python -m bench.weights play`, or `fit` for games played before: which weights of Gloomhaven's bot matter?

Every game is played with all weights changed a little by chance, each by itself, and one regression over all
games says what each is worth: the points of a hundred that are won more often if the weight grows by a tenth.
So a few thousand games tell about all weights at once. Seeds below `scenarios.FRESH` are for this.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from math import exp, log, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from bench.parties import Party, play
from bench.scenarios import FRESH
from wyprawa.games.gloomhaven import bot
from wyprawa.games.gloomhaven.setup import NEWCOMERS

ROOM = bot.__name__
KEPT = Path(__file__).parent.parent / "build" / "weights.jsonl"
TENTH = log(1.1)

Change = dict[str, float]
"""What weights are multiplied by; those that stay are left out."""


class Trial(msgspec.Struct, frozen=True):
    """A game played with other weights."""

    scenario: int
    seed: int
    change: Change
    won: bool


class Effect(NamedTuple):
    """Of one weight: how much more is won if it grows by a tenth, and the error of that."""

    name: str
    more: float
    error: float


# --- weights ------------------------------------------------------------------------------------------------


def modules() -> dict[str, ModuleType]:
    names = (file.stem for file in sorted(Path(bot.__file__).parent.glob("*.py")) if file.stem != "__init__")
    return {name: import_module(f"{ROOM}.{name}") for name in names}


@cache
def weights() -> dict[str, float]:
    """All weights of the bot as they are, by module, name and place: numbers with a point in capitals."""
    found: dict[str, float] = {}
    for name, module in modules().items():
        for node in ast.parse(Path(str(module.__file__)).read_text()).body:
            for word in _assigned(node):
                value = getattr(module, word)
                if isinstance(value, float):
                    found[f"{name}.{word}"] = value
                elif isinstance(value, tuple | dict):
                    rows = value.items() if isinstance(value, dict) else enumerate(value)
                    found |= {
                        f"{name}.{word}.{key}": each
                        for key, each in rows
                        if isinstance(each, float) and isinstance(key, str | int)
                    }
    return found


def _assigned(node: ast.stmt) -> Iterator[str]:
    """The names in capitals that a line gives a value to."""
    for target in node.targets if isinstance(node, ast.Assign) else ():
        for each in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(each, ast.Name) and each.id.isupper():
                yield each.id


@cache
def _users(word: str, home: str) -> list[ModuleType]:
    """The modules that know a weight: its own, and those that import it."""
    found = []
    for name, module in modules().items():
        imports = (
            alias.name
            for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text()))
            if isinstance(node, ast.ImportFrom) and node.module == f"{ROOM}.{home}"
            for alias in node.names
        )
        if name == home or word in imports:
            found.append(module)
    return found


def change(by: Mapping[str, float]) -> None:
    """Set all weights of this process: as they are, but for those multiplied."""
    for name, value in weights().items():
        home, word, *key = name.split(".")
        value *= by.get(name, 1.0)
        for module in _users(word, home):
            setattr(module, word, _put(getattr(module, word), key, value))
    for module in modules().values():
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()


def _put(old: Any, key: Sequence[str], value: float) -> Any:
    if not key:
        return value
    if isinstance(old, dict):
        return {**old, key[0]: value}
    place = int(key[0])
    return (*old[:place], value, *old[place + 1 :])


# --- games --------------------------------------------------------------------------------------------------


def trial(job: tuple[int, int, Change]) -> Trial:
    scenario, seed, by = job
    change(by)
    return Trial(scenario, seed, by, play(Party(scenario, NEWCOMERS), seed).won)


def jobs(
    scenarios: Sequence[int], seeds: range, spread: float, base: Change
) -> Iterator[tuple[int, int, Change]]:
    for n, seed in enumerate(seeds):
        rng = Random(seed)
        by = {name: base.get(name, 1.0) * exp(rng.gauss(0.0, spread)) for name in weights()}
        yield scenarios[n % len(scenarios)], seed, {name: round(by[name], 4) for name in by}


# --- what they say ------------------------------------------------------------------------------------------


def fit(trials: Sequence[Trial]) -> list[Effect]:
    """The effect of every weight by least squares, each scenario with a mean of its own; the surest first."""
    names = sorted({name for each in trials for name in each.change})
    pages = sorted({each.scenario for each in trials})
    if len(trials) <= len(names) + len(pages):
        raise ValueError(f"{len(trials)} games are too few for {len(names)} weights")
    rows = [
        [log(each.change.get(name, 1.0)) / TENTH for name in names]
        + [float(each.scenario == page) for page in pages]
        for each in trials
    ]
    count = len(names) + len(pages)
    square = [[sum(row[i] * row[j] for row in rows) for j in range(count)] for i in range(count)]
    inverse = _inverse(square)
    sums = [sum(row[i] * each.won for row, each in zip(rows, trials, strict=True)) for i in range(count)]
    found = [sum(inverse[i][j] * sums[j] for j in range(count)) for i in range(count)]
    left = sum(
        (each.won - sum(x * y for x, y in zip(row, found, strict=True))) ** 2
        for row, each in zip(rows, trials, strict=True)
    ) / (len(trials) - count)
    effects = [
        Effect(name, 100 * found[i], 100 * sqrt(max(0.0, left * inverse[i][i])))
        for i, name in enumerate(names)
    ]
    return sorted(effects, key=lambda each: -abs(each.more / each.error))


def _inverse(square: list[list[float]]) -> list[list[float]]:
    """By elimination, the largest pivot first."""
    size = len(square)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(square)]
    for at in range(size):
        best = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        if abs(pivot) < 1e-12:
            raise ValueError("some weights were never changed by themselves")
        rows[at] = [x / pivot for x in rows[at]]
        for i in range(size):
            if i != at and rows[i][at]:
                times = rows[i][at]
                rows[i] = [x - times * y for x, y in zip(rows[i], rows[at], strict=True)]
    return [row[size:] for row in rows]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.weights", description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("--keep", type=Path, default=KEPT, help="file for the games")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--spread", type=float, default=0.3, help="how much weights change, as a logarithm")
    parser.add_argument("--base", type=Path, help="JSON of changes around which to play")
    parser.add_argument("--scenarios", type=int, nargs="+", default=list(range(1, 21)))
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args(argv)
    if args.what == "play":
        seeds = range(args.first, args.first + args.games)
        if seeds[-1] >= FRESH:
            parser.error(f"seeds from {FRESH} on are for studies: --first {args.first} leads to {seeds[-1]}")
        base = msgspec.json.decode(args.base.read_bytes(), type=Change) if args.base else {}
        args.keep.parent.mkdir(parents=True, exist_ok=True)
        with args.keep.open("ab") as file, Pool(args.jobs) as pool:
            for each in pool.imap_unordered(trial, jobs(args.scenarios, seeds, args.spread, base)):
                file.write(msgspec.json.encode(each) + b"\n")
                file.flush()
    trials = [msgspec.json.decode(line, type=Trial) for line in args.keep.read_bytes().splitlines()]
    won = sum(each.won for each in trials)
    print(f"{len(trials)} games, {won / len(trials):.1%} won; with a tenth more of a weight so many more:")
    for effect in fit(trials):
        print(f"{effect.name:28} {effect.more:+.2f} ± {1.96 * effect.error:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
