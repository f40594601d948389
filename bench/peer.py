"""catanatron, the fastest Python board game we know of its kind, as the contender to compare with."""

from __future__ import annotations

import random
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from catanatron.game import TURNS_LIMIT

from bench.measure import Contender


def catanatron() -> Contender:
    pick = random.Random(1).choice

    def start(seed: int) -> Any:
        return Catan(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)],
            seed=seed + 1,
        )

    def over(game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

    def play(game: Any) -> int:
        options = game.state.playable_actions
        game.execute(pick(options))
        return len(options) > 1

    return Contender("catanatron", start, over, play, fork=lambda game: game.copy(), view=None)
