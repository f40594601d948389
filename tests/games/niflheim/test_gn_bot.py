"""The bot plays sensibly, and never changes what it looks at."""

from __future__ import annotations

from typing import Any

import pytest
from gntables import F, active, arm, drawn, item, options, place

from wyprawa import new
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.bot import answers, blows
from wyprawa.games.niflheim.content.pages import Captive
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.goals import AllLeft, Rescued
from wyprawa.games.niflheim.vocabulary.terms import STAY
from wyprawa.kernel import Chance, Choice, Option
from wyprawa.kernel.codec import digest


def answer(s: State, choice: Choice) -> Option:
    before = digest(s)
    found = answers.choose(s, choice, Chance(1))
    assert digest(s) == before
    assert found in choice.options
    return found


MODES = [{"scenario": "in_the_mist"}, {"scenario": "rescue", "seats": 2}, {"campaign": True, "attempts": 1}]


@pytest.mark.parametrize("mode", MODES)
def test_it_answers_every_question_and_changes_nothing(mode: dict[str, Any]) -> None:
    table = new(GAME, seed=5, telling=False, **mode)
    for _ in range(150):
        if table.over:
            break
        choice, before = table.choices[0], table.digest()
        option = answer(table.state, choice)
        assert option in choice.options
        assert table.digest() == before
        table.choose(option, choice.seat)


def test_it_strikes_what_stands_beside() -> None:
    s = drawn("F d . K")
    arm(s, F, "seax")
    table = active(s, intent="stay")
    assert answer(table.state, table.choices[0])[0] == "attack"


def test_a_friend_in_the_line_makes_a_shot_worth_less() -> None:
    worths = []
    for map in ("F K . d", "F . . d"):
        s = drawn(map)
        arm(s, F, "sling")
        worths.append(blows.worth(s, F, item("sling"), s.undead[0].figure, cover=False))
    assert worths[0] < worths[1] - 0.3


def test_it_rescues_and_then_makes_for_the_exit() -> None:
    page: dict[str, Any] = {
        "captives": (Captive(id="jarl", at="J", carried=True),),
        "main": (Rescued(who="jarl"), AllLeft()),
    }
    s = drawn("J F . . >", **page)
    table = active(s, intent="stay")
    assert answer(table.state, table.choices[0]) == ("rescue", 0)
    s = drawn("J F . . >", **page)
    s.rescued, s.heroes[F].carries = 1, 1
    table = active(s, intent="march")
    assert answer(table.state, table.choices[0]) == ("step", place(s, 2, 0))
    assert STAY not in options(table)
