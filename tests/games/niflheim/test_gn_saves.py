"""Saves of earlier rules: what their states lack is put right when they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import wyprawa
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.migrate import migrate
from wyprawa.games.niflheim.problems import problems
from wyprawa.games.niflheim.state import NONE

SAVES = Path(__file__).with_name("saves")


@pytest.mark.parametrize(
    ("save", "ask", "rests"),
    [
        ("rules-4", "coin", False),
        ("rules-4-huskarl", "huskarl", True),
        ("rules-4-interlude", "interlude", True),
    ],
)
def test_a_campaign_of_rules_4_is_sound(save: str, ask: str, rests: bool) -> None:
    table = wyprawa.load(SAVES / f"{save}.wyprawa")
    s = table.state
    assert table.choices[0].ask == ask
    assert s.resting == rests
    assert problems(table.saved) == []
    if rests:
        assert (s.turn, s.active, s.undead, s.piles) == (None, NONE, [], [])
        assert all(hero.at == NONE for hero in s.heroes)


def plain(agenda: list[list[Any]], **more: Any) -> dict[str, Any]:
    hero = {"at": 7, "left": True, "cover": 2, "blocked_by": 103}
    return {"campaign": True, "agenda": agenda, "heroes": [hero], "undead": [1], "piles": [2], **more}


def test_a_map_stays_while_its_scenario_is_played() -> None:
    state = plain([["after_scenario"], ["begin_round"]], resting=False)
    before = repr(state)
    migrate(state, 4)
    assert repr(state) == before


def test_a_scenario_that_has_ended_puts_its_map_away() -> None:
    state = plain([["after_scenario"]], resting=False)
    migrate(state, 4)
    assert (state["resting"], state["undead"], state["piles"], state["active"]) == (True, [], [], -1)
    assert state["heroes"][0]["at"] == state["heroes"][0]["blocked_by"] == state["heroes"][0]["cover"] == -1


def test_what_is_written_as_text_is_left_as_it_is() -> None:
    state = {"campaign": True, "agenda": [["conclude"]], "heroes": "0 frida", "undead": "none"}
    migrate(state, 4)
    assert state["heroes"] == "0 frida"


def test_saves_of_these_rules_are_left_alone() -> None:
    state = plain([["after_scenario"]])
    before = repr(state)
    migrate(state, GAME.version)
    assert repr(state) == before
