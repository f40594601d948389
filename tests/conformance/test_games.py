"""Every installed game keeps every law, in a sample of its modes and with options drawn at random: another
sample each day. In `make soak` it plays all modes, and the quick laws see every value of every option."""

import os
from collections.abc import Iterator, Mapping
from math import ceil
from typing import Any

import pytest

import daily
from wyprawa.conformance import LAWS
from wyprawa.conformance.drawing import draw_options, every_value
from wyprawa.conformance.play import LONG
from wyprawa.kernel import Chance, Game, games

SEEDS = (1, 2)  # a game of many modes, and a long one, gets one
MANY = 4  # modes that a law plays in
DRAWN = 2
QUICK = ("ends", "cuts", "census", "own_options")
FULL = bool(os.environ.get("WYPRAWA_SOAK"))


def cases() -> Iterator[Any]:
    for name, game in games().items():
        chance = Chance(daily.seed())
        drawn = [draw_options(game, chance) for _ in range(DRAWN)]
        drawn = [options for options in drawn if options not in game.modes]
        for n, law in enumerate(LAWS, daily.seed()):
            # Other processes take their time: they play in the first mode, in `make soak` in some.
            some = game.modes[: MANY if FULL else 1]
            modes = [*some] if law == "same_everywhere" else [*game.modes, *drawn]
            if FULL and law in QUICK:
                modes += every_value(game, Chance(daily.seed()))
            step = 1 if FULL else apart(game, len(modes))
            for options in modes[n % step :: step]:
                said = "-".join([name, *(f"{key}={value}" for key, value in options.items())])
                yield pytest.param(game, options, law, id=f"{law}-{said:.120}")


def apart(game: Game[Any], modes: int) -> int:
    """How far apart the modes are that a law plays in: the next law plays in others, `make soak` in all."""
    return min(MANY, modes) if game.bound > LONG else ceil(modes / MANY)


def test_there_are_games() -> None:
    assert "smok" in games()


@pytest.mark.parametrize(("game", "options", "law"), [*cases()])
def test_keeps(game: Game[Any], options: Mapping[str, Any], law: str) -> None:
    once = law == "same_everywhere" or len(game.modes) > MANY or game.bound > LONG
    for seed in SEEDS[:1] if once else SEEDS:
        LAWS[law](game, options, daily.seed() + seed)
