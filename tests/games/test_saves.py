"""Saves of earlier rules go on where only figures changed: `rules-N.wyprawa` is a game in its middle."""

from __future__ import annotations

from pathlib import Path

import pytest

import wyprawa
from wyprawa.players import play, player

HERE = Path(__file__).parent
SAVES = [
    save
    for game in ("hellscape", "niflheim", "warcraft")
    for save in sorted((HERE / game / "saves").glob("rules-*.wyprawa"))
]


@pytest.mark.parametrize("save", SAVES, ids=[f"{save.parts[-3]}-{save.stem}" for save in SAVES])
def test_a_save_of_earlier_rules_goes_on(save: Path) -> None:
    table = wyprawa.load(save)
    assert table.notes == []
    assert not table.over
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over
    assert f"rules {table.game.version}" in table.record()
