"""Games begun before chance had a key: SplitMix64, format 1. They go on, with the generator they have."""

from __future__ import annotations

from pathlib import Path

import pytest

import wyprawa
from wyprawa.kernel import Chance
from wyprawa.kernel.record import parse

OLD = sorted((Path(__file__).parent / "splitmix64").glob("*.wyprawa"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_game_of_the_old_generator_goes_on_with_it(path: Path) -> None:
    text = path.read_text()
    assert parse(text).header.chance == "splitmix64"
    table = wyprawa.load(path)
    assert (len(table.history), table.notes) == (int(text.rsplit(" ", 1)[1]), [])
    again = wyprawa.loads(table.record())
    assert parse(again.record()).header.chance == "splitmix64"
    assert (again.digest(), again.notes) == (table.digest(), [])
    for each in (table, again):
        chance = Chance(5)
        for _ in range(20):
            choice = each.choices[0]
            each.choose(chance.pick(choice.options, "option"), choice.seat)
    assert again.digest() == table.digest()
    assert table.state.chance.key == ""


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_position_text_with_an_old_chance_is_read(path: Path) -> None:
    table = wyprawa.load(path)
    text = table.position()
    assert '\nchance {"state":' in text
    assert "key" not in text.split("\nchance ", 1)[1].split("\n", 1)[0]
    assert wyprawa.position(table.game, text).digest() == table.digest()


def test_every_game_of_that_time_has_an_old_record() -> None:
    assert {parse(path.read_text()).header.game for path in OLD} == {"smok", "monsterlands", "gloomhaven"}
