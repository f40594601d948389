"""Reckless players from the start and from the middle of bots' games; none may end in an exception.

`python tests/soak/test_soak_reckless.py GAME --minutes 10` goes on from where the last run stopped and adds
up; what was played stands in `build/reckless/`, by game and version of the rules, with what failed.
"""

from __future__ import annotations

import argparse
import itertools
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic

import msgspec
import pytest
from frail import MARKS, MODES, WEAKEN
from soaking import CORES, FULL, amount, progress

from wyprawa.conformance.reckless import Expedition, Stumbled, Tally
from wyprawa.kernel import find, games

GAMES = amount(1, 20_000)  # of each game
CHOICES = amount(0, 2_000_000)
STOPS = amount(2, 10)  # of each expedition
KEPT = Path("build/reckless")


class Kept(msgspec.Struct):
    """What was played of a game, under one version of its rules."""

    seed: int = 0  # the next expedition
    tally: Tally = msgspec.field(default_factory=Tally)


def explore(name: str, seed: int, stops: int = 10) -> Tally:
    """One expedition."""
    modes, weaken, marks = MODES.get(name, ()), WEAKEN.get(name), MARKS.get(name)
    return Expedition(find(name), seed, stops=stops, modes=modes, weaken=weaken, marks=marks).go()


@pytest.mark.parametrize("name", games())
def test_reckless_players_break_nothing(name: str) -> None:
    tally, seeds = Tally(), itertools.count(1)
    with ProcessPoolExecutor(CORES) as pool:
        while tally.games < GAMES or tally.choices < CHOICES:
            batch = [next(seeds) for _ in range(CORES if FULL else 1)]
            for work in [pool.submit(explore, name, seed, STOPS) for seed in batch]:
                tally.add(work.result())
            progress(f"{name}: {tally.games:,} reckless games, {tally.choices:,} choices")
    assert tally.from_the_middle


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--minutes", type=float, default=10)
    reader.add_argument(
        "--first", type=int, default=0, help="the seed of the first expedition, if none is kept"
    )
    given = reader.parse_args()
    game = find(given.game)
    path = KEPT / f"{game.name}-{game.version}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept(given.first)
    end, failed = monotonic() + 60 * given.minutes, list[str]()
    with ProcessPoolExecutor(CORES) as pool:
        while monotonic() < end and len(failed) < 10:
            seeds = range(kept.seed, kept.seed + 8 * CORES)
            for work in [pool.submit(explore, game.name, seed) for seed in seeds]:
                try:
                    kept.tally.add(work.result())
                except Stumbled as error:
                    failed.append(str(error))
                    path.with_suffix(f".failed-{len(failed)}").write_text(f"{error}\n", encoding="utf-8")
                    print(failed[-1].partition("\n")[0], flush=True)
            kept.seed = seeds.stop
            path.write_bytes(msgspec.json.encode(kept))
    said = msgspec.json.format(msgspec.json.encode(kept)).decode()
    print(f"{said}\n{len(failed)} expeditions failed")


if __name__ == "__main__":
    main()
