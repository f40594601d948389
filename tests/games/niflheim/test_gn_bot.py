"""The bot plays sensibly, and never changes what it looks at."""

from __future__ import annotations

from typing import Any

import pytest
from gncampaigns import at, camp
from gntables import F, active, arm, asked, drawn, item, options, place, sit

from wyprawa import new
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.bot import answers, blows, squares
from wyprawa.games.niflheim.content.pages import Captive
from wyprawa.games.niflheim.rules.campaign.interlude import interlude
from wyprawa.games.niflheim.rules.turns.activation import declare
from wyprawa.games.niflheim.state import Pile, State
from wyprawa.games.niflheim.vocabulary.goals import AllLeft, Rescued
from wyprawa.games.niflheim.vocabulary.terms import MARCH, STAY
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


def test_it_marches_for_what_lies_beside() -> None:
    s = drawn("F s . >", main=(AllLeft(with_=("scroll",)),))
    s.piles = [Pile(place(s, 1, 0), [item("scroll")])]
    table = sit(s, declare.later(F))
    assert answer(table.state, table.choices[0]) == MARCH
    table.choose(MARCH)
    assert answer(table.state, table.choices[0]) == ("pick", place(s, 1, 0))


def test_an_undead_that_can_be_left_behind_is_worth_less() -> None:
    worths = []
    for map in ("F . . d", "F . . . . d"):  # a bow makes no difference between them
        s = drawn(map)
        arm(s, F, "long_bow")
        s.heroes[F].supplies[0] = 3
        worths.append(blows.worth(s, F, item("long_bow"), s.undead[0].figure, cover=False))
    assert worths[1] < worths[0] / 2


def test_a_weapon_in_hand_makes_the_first_to_come_up_less_to_fear() -> None:
    dangers = []
    for weapon in ("sling", "seax"):
        s = drawn("F . d . K")
        arm(s, F, weapon)
        dangers.append(squares.danger(s, F, s.heroes[F].at, squares.peril(s)))
    assert dangers[1] < dangers[0]


def test_between_scenarios_the_better_weapon_goes_to_the_hand() -> None:
    s = camp(("high_throne", "in_the_mist", "rescue"))
    arm(s, F, "seax")
    s.sheet.stash.items = [item("gram")]
    table = at(s, interlude.later())
    while asked(table) in ("interlude", "take", "rearrange"):
        choice = table.choices[0]
        if choice.ask == "interlude" and table.state.heroes[F].ready == item("gram"):
            break
        table.choose(answer(table.state, choice), choice.seat)
    assert table.state.heroes[F].ready == item("gram")
    assert answer(table.state, table.choices[0])[0] not in ("stash", "gear")
