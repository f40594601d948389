"""Chapter 25, selling Trophies."""

from __future__ import annotations

import pytest
from mldeploy import STOP, asked, at_turn, options, play
from mltables import make, monster

from wyprawa.games.monsterlands.content import MONSTERS
from wyprawa.games.monsterlands.rules.scoring import points
from wyprawa.games.monsterlands.state import State

ABYSUR = monster("abysur")


def with_trophy(s: State) -> None:
    s.clans[0].trophies = [ABYSUR]


@pytest.mark.rule("ML-25.6")
def test_a_trophy_card_is_worth_its_one_to_three_points() -> None:
    assert {each.trophies for each in MONSTERS} <= {1, 2, 3}
    bare, rich = at_turn(1).state, at_turn(1, edit=with_trophy).state
    assert points(rich.clans[0]) - points(bare.clans[0]) == MONSTERS[ABYSUR].trophies == 2


@pytest.mark.rule("ML-25.7", "ML-25.8", "ML-25.9", "ML-25.E1")
def test_sold_whole_for_five_gold_a_point_it_scores_no_more() -> None:
    table = at_turn(1, gold=0, edit=with_trophy)
    before = points(table.state.clans[0])
    play(table, "free")
    assert options(table) == [("sell", ABYSUR), "back"]  # nothing in part
    s = play(table, ("sell", ABYSUR))
    assert (s.clans[0].gold, s.clans[0].trophies) == (10, [])
    assert s.monster_discard == [ABYSUR]
    assert points(s.clans[0]) == before - 2
    assert asked(table) == (0, "action")  # not an Action


@pytest.mark.rule("ML-25.7")
def test_it_may_be_sold_before_wages_are_paid() -> None:
    table = make(("tidy", 0), STOP, edit=with_trophy)
    assert options(table) == ["done", "free"]
    assert play(table, "free", ("sell", ABYSUR)).clans[0].gold == 7 + 10
