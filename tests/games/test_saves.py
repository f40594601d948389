"""Saves of earlier rules go on where only figures changed: `rules-N.wyprawa` is a game in its middle."""

from __future__ import annotations

from pathlib import Path

import pytest

import wyprawa
from wyprawa.players import play, player

HERE = Path(__file__).parent
SAVES = [
    HERE / "hellscape/saves/rules-2",
    HERE / "niflheim/saves/rules-1",
    HERE / "niflheim/saves/rules-2",
    HERE / "warcraft/saves/rules-1",
]


@pytest.mark.parametrize("save", SAVES, ids=[f"{save.parts[-3]}-{save.stem}" for save in SAVES])
def test_a_save_of_earlier_rules_goes_on(save: Path) -> None:
    table = wyprawa.load(save.with_suffix(".wyprawa"))
    assert table.notes == []
    assert not table.over
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over
    assert f"rules {table.game.version}" in table.record()
