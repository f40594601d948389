"""One thing of a state is changed: `faults` names it, or it is played, seen and drawn like any other."""

from typing import Any

import pytest
from soaking import amount, progress

from mutating import try_out
from wyprawa.kernel import Game, games

SEEDS = {
    "smok": amount(5, 500),
    "monsterlands": amount(2, 150),
    "gloomhaven": amount(2, 150),
    "hellscape": amount(2, 150),
    "niflheim": amount(2, 150),
    "warcraft": amount(1, 50),
}
EVERY = {  # choices
    "smok": amount(4, 2),
    "monsterlands": amount(40, 7),
    "gloomhaven": amount(60, 11),
    "hellscape": amount(60, 11),
    "niflheim": amount(60, 11),
    "warcraft": amount(400, 60),
}
TIMES = 5  # each state is changed


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_changed_state_is_named_or_can_be_played(game: Game[Any]) -> None:
    named = 0
    for seed in range(1, 1 + SEEDS[game.name]):
        counted, wrong = try_out(game, seed, every=EVERY[game.name], times=TIMES)
        assert not wrong, "\n".join(wrong)
        named += counted["named"]
        progress(f"{game.name}, seed {seed}: {dict(counted)}")
    assert named, "nothing was named: `problems` does not look"
