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
    while not table.over:
        choice = table.choices[0]
        table.choose(chance.pick(choice.options, "option"), choice.seat)
    assert table.outcome is not None
