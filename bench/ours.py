"""Our games as contenders: the last of a game's modes, which by custom is the fullest."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import wyprawa
from bench.measure import Contender
from wyprawa.kernel import Game, Table


def our_game(game: Game[Any]) -> Callable[[], Contender]:
    options = dict(game.modes[-1])
    pick = random.Random(1).choice

    def start(seed: int) -> Table[Any]:
        return wyprawa.new(game, seed=seed, telling=False, **options)

    def play(table: Table[Any]) -> int:
        choice = table.choices[0]
        table.choose(pick(choice.options), choice.seat)
        return len(choice.options) > 1

    return lambda: Contender(
        name=game.name,
        start=start,
        over=lambda table: table.state.outcome is not None,
        play=play,
        fork=lambda table: table.fork(),
        view=lambda table: table.view(0),
    )
