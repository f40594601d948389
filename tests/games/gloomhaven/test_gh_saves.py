"""Saves of earlier rules are still games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import wyprawa
from wyprawa.games.gloomhaven import GAME
from wyprawa.players import play, player

SAVES = Path(__file__).with_name("saves")


def test_a_game_of_the_first_rules_goes_on() -> None:
    """Since rules 2 a hero without cards can still die, with permanent death (GH-48.1)."""
    table = wyprawa.load(SAVES / "rules-1.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (60, 4)
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over
    assert f"rules {GAME.version}" in table.record()


def test_a_game_of_the_second_rules_goes_on() -> None:
    """Since rules 3 what may be used for a move is offered with its first leg; before, it was asked first."""
    table = wyprawa.load(SAVES / "rules-2.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (29, 2)
    choice = table.choices[0]
    assert choice.ask == "move"
    assert ("item", 1) in choice.options
    far = choice.subject[1]
    table.choose(("item", 1))
    assert table.choices[0].ask == "move"
    assert table.choices[0].subject[1] == far + 2
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_a_game_in_the_middle_of_an_attack_goes_on() -> None:
    """The attack under way used to be in the question's subject; now it is part of the state."""
    table = wyprawa.load(SAVES / "rules-3.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (44, 2)
    choice = table.choices[0]
    assert (choice.ask, choice.subject) == ("attack", (0,))
    assert table.state.attack
    assert table.state.attack.who == 0
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_words_of_older_pages_are_brought_up_to_date() -> None:
    """Since rules 4 "all" items are said so; before, it was 0."""
    verb = {"do": "use_up", "how": ["spent"], "to": "characters", "count": 0, "slot": None}
    plain: dict[str, Any] = {
        "event": [dict(verb)],
        "draft": {"rules": [{"moment": "setup", "do": [dict(verb)]}]},
    }
    GAME.migrate(plain, 3)  # type: ignore[misc]  # it has one
    assert plain["event"] == plain["draft"]["rules"][0]["do"] == [{**verb, "count": "all"}]
