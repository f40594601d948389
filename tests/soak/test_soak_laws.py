"""Laws that sample need many games: options drawn at random, seed after seed."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from soaking import CORES, FULL, amount, progress

from wyprawa.conformance import LAWS, LawBroken
from wyprawa.conformance.drawing import draw_options
from wyprawa.conformance.play import LONG
from wyprawa.kernel import Chance, games

SAMPLING = ("history", "no_leak", "no_betrayal", "no_silence", "census")
GAMES = amount(2, 500)  # of each game
FEW = amount(1, 50)  # of one that takes thousands of choices
NAMES = [name for name, game in games().items() if FULL or game.bound <= LONG]


def broken(name: str, options: Mapping[str, Any], seed: int) -> list[str]:
    """What the laws say of one game."""
    said = []
    for law in SAMPLING:
        try:
            LAWS[law](games()[name], options, seed)
        except LawBroken as error:
            said.append(str(error))
    return said


@pytest.mark.parametrize("name", NAMES)
def test_laws_hold_whatever_the_options(name: str) -> None:
    chance = Chance(1000)
    count = FEW if games()[name].bound > LONG else GAMES
    drawn = [draw_options(games()[name], chance) for _ in range(count)]
    with ProcessPoolExecutor(CORES) as pool:
        work = [pool.submit(broken, name, options, seed) for seed, options in enumerate(drawn, 1000)]
        for n, part in enumerate(work, 1):
            assert part.result() == []
            if n % 25 == 0:
                progress(f"{name}: {n:,} of {count:,} games keep the laws that sample")
