"""Games begun before chance had a key: SplitMix64, format 1. They are played again draw by draw."""

from __future__ import annotations

from pathlib import Path

import pytest

import wyprawa
from wyprawa.kernel import Chance
from wyprawa.kernel.record import parse

OLD = sorted((Path(__file__).parent / "splitmix64").glob("*.wyprawa"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_the_old_generator_is_the_same_game(path: Path) -> None:
    header = parse(path.read_text()).header
    table = wyprawa.load(path)
    assert header.chance == "splitmix64"
    assert table.over
    assert table.notes == []
    if header.rules == table.game.version:  # else it was read from its last state
        assert (table.seed, table.first, table.commitment) == (header.seed, 0, "")
        assert table.at(0).state.chance.key == ""


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_it_is_saved_as_what_it_is_and_goes_on_with_the_old_generator(path: Path) -> None:
    table = wyprawa.load(path)
    table = table.at((table.first + len(table.history)) // 2)
    again = wyprawa.loads(table.record())
    assert parse(again.record()).header.chance == "splitmix64"
    assert (again.digest(), again.notes) == (table.digest(), [])
    for each in (table, again):
        chance = Chance(5)
        for _ in range(20):
            choice = each.choices[0]
            each.choose(chance.pick(choice.options, "option"), choice.seat)
    assert again.digest() == table.digest()


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_position_text_with_an_old_chance_is_read(path: Path) -> None:
    table = wyprawa.load(path)
    table = table.at((table.first + len(table.history)) // 2)
    text = table.position()
    assert '\nchance {"state":' in text
    assert "key" not in text.split("\nchance ", 1)[1].split("\n", 1)[0]
    assert wyprawa.position(table.game, text).digest() == table.digest()


def test_every_game_of_that_time_has_an_old_record() -> None:
    assert {parse(path.read_text()).header.game for path in OLD} == {"smok", "monsterlands", "gloomhaven"}
