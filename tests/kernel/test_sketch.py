"""A sketch goes on like the table it was made of, and keeps nothing."""

from __future__ import annotations

import pytest

import wyprawa
from wyprawa.games.smok import GAME as SMOK
from wyprawa.kernel import Chance, digest
from wyprawa.kernel.sketch import Sketch


@pytest.mark.parametrize("seed", range(4))
def test_a_sketch_plays_the_same_game(seed: int) -> None:
    table = wyprawa.new(SMOK, seats=3, seed=seed, telling=False)
    for _ in range(7):
        table.choose(table.choices[0].options[-1])
    sketch, chance = Sketch.of(table.fork()), Chance(seed)
    while table.choices:
        assert sketch.choices == table.choices
        choice = chance.pick(table.choices, "who")
        option = chance.pick(choice.options, "what")
        table.choose(option, choice.seat)
        sketch.choose(option, choice.seat)
    assert sketch.over
    assert digest(sketch.state) == table.digest()


def test_a_sketch_offers_nothing_that_needs_a_past() -> None:
    sketch = Sketch.of(wyprawa.new(SMOK, seats=3, seed=1))
    assert not [name for name in ("fork", "position", "record", "undo", "at", "log") if hasattr(sketch, name)]
