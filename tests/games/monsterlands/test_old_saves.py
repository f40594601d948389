"""Games saved by older versions of the rules go on from where they stood."""

from __future__ import annotations

from pathlib import Path

import pytest

import wyprawa
from wyprawa.kernel import Chance

SAVES = Path(__file__).parent / "saves"


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.wyprawa")), ids=lambda path: path.stem)
def test_a_game_of_an_older_version_is_played_to_its_end(path: Path) -> None:
    table, chance = wyprawa.load(path), Chance(3)
    choices = path.read_text().rstrip().rsplit(" ", 1)[1]
    assert len(table.history) == int(choices)
    assert table.notes == []
    assert (len(table.state.traps_shown), len(table.state.loot_shown)) == (6, 4)
    while not table.over:
        choice = table.choices[0]
        table.choose(chance.pick(choice.options, "option"), choice.seat)
    assert table.outcome is not None


@pytest.mark.parametrize("path", sorted(SAVES.glob("version-1*.wyprawa")), ids=lambda path: path.stem)
def test_position_text_of_version_1_is_played_on_into_the_next_round(path: Path) -> None:
    table = wyprawa.position("monsterlands", _without_next_round(wyprawa.load(path).position()))
    at, chance = table.state.round, Chance(4)
    while not table.over and table.state.round == at:
        choice = table.choices[0]
        table.choose(chance.pick(choice.options, "option"), choice.seat)
    assert table.over or table.choices


def _without_next_round(text: str) -> str:
    """As version 1 wrote it: no version, and on the agenda nothing after Clean-up."""
    assert "rules 3\n" in text
    return text.replace("rules 3\n", "").replace('["begin_round"],', "")
