"""Whole games as they were when last looked at."""

from __future__ import annotations

import pytest

import golden
import wyprawa


@pytest.mark.parametrize("name", list(golden.GAMES))
def test_the_record_plays_the_same_game_and_tells_the_same_story(name: str) -> None:
    table = golden.again(name)
    assert table.notes == []
    assert table.over
    assert golden.story(table) == (golden.HERE / f"{name}.txt").read_text()


def test_every_game_has_a_golden_playthrough() -> None:
    assert {options["game"] for options in golden.GAMES.values()} == set(wyprawa.games())
