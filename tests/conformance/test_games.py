"""Every installed game keeps every law in every one of its modes."""

from collections.abc import Mapping
from typing import Any

import pytest

from wyprawa.conformance import LAWS
from wyprawa.kernel import Game, games

SEEDS = (1, 2)  # a game of many modes gets one: `make soak` plays the rest
MODES = [
    pytest.param(game, options, id="-".join([name, *(f"{key}={value}" for key, value in options.items())]))
    for name, game in games().items()
    for options in game.modes
]


def test_there_are_games() -> None:
    assert "smok" in games()


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("game", "options"), MODES)
def test_keeps(game: Game[Any], options: Mapping[str, Any], law: str) -> None:
    for seed in SEEDS[:1] if law == "same_everywhere" or len(game.modes) > 4 else SEEDS:
        LAWS[law](game, options, seed)
