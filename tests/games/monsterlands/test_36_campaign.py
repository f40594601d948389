"""Chapter 36, the solo campaign."""

from __future__ import annotations

import pytest
from mlsolo import BOARD_CHANCE, with_points
from mltables import HOLD, make

import wyprawa
from wyprawa.conformance import LAWS
from wyprawa.games.monsterlands.state import State
from wyprawa.games.monsterlands.vocabulary import Level
from wyprawa.kernel import GameError, Table


def campaign(scenario: int, level: Level, wanted: int) -> Table[State]:
    def edit(s: State) -> None:
        s.games, s.scenario, s.level = 3, scenario, level
        with_points(wanted)(s)

    return make("end_scenario", "begin_round", seats=1, campaign=True, edit=edit, free=BOARD_CHANCE)


@pytest.mark.rule("ML-36.1", "ML-36.9")
def test_a_campaign_begins_with_scenario_one_at_a_level_of_choice() -> None:
    for level in ("beginner", "cruel"):
        s = make(HOLD, seats=1, campaign=True, level=level).state
        assert (s.scenario, s.level, s.games) == (1, level, 1)
    with pytest.raises(GameError, match="a campaign begins with scenario 1"):
        make(HOLD, seats=1, campaign=True, scenario=10, level="normal")


@pytest.mark.rule("ML-36.2", "ML-36.8", "ML-36.11")
def test_a_snack_repeats_one_level_lower() -> None:
    s = campaign(1, "normal", 10).state
    assert (s.scenario, s.level, s.games, s.round) == (1, "beginner", 4, 1)
    assert (s.clans[0].glory, s.clans[0].gold) == (5, 7)


@pytest.mark.rule("ML-36.7")
def test_a_snack_at_the_easiest_level_loses_the_campaign() -> None:
    table = campaign(1, "beginner", 10)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "campaign-lost")


@pytest.mark.rule("ML-36.3")
def test_an_adept_repeats_at_the_same_level() -> None:
    s = campaign(1, "high", 40).state
    assert (s.scenario, s.level) == (1, "high")


@pytest.mark.rule("ML-36.4")
def test_a_veteran_goes_on_at_normal() -> None:
    s = campaign(1, "high", 50).state
    assert (s.scenario, s.level) == (2, "normal")


@pytest.mark.rule("ML-36.5")
def test_a_hero_goes_on_at_high_or_cruel() -> None:
    table = campaign(1, "normal", 70)
    assert list(table.choices[0].options) == ["high", "cruel"]
    table.choose("cruel")
    assert (table.state.scenario, table.state.level) == (2, "cruel")


@pytest.mark.rule("ML-36.6", "ML-36.8")
def test_scenario_ten_as_veteran_wins_the_campaign() -> None:
    for level in ("normal", "high", "cruel"):
        table = campaign(10, level, 50)
        assert table.outcome is not None
        assert (table.outcome.winners, table.outcome.reason, table.outcome.scores) == (
            (0,),
            "campaign-won",
            (3,),
        )
    assert campaign(10, "normal", 40).outcome is None


@pytest.mark.rule("ML-36.10")
def test_normal_is_the_easiest_level_of_scenario_ten() -> None:
    table = campaign(10, "normal", 10)
    assert table.outcome is not None
    assert table.outcome.reason == "campaign-lost"
    assert campaign(10, "high", 10).state.level == "normal"


def test_the_next_game_is_told_with_all_that_is_laid_out_anew() -> None:
    LAWS["no_silence"](wyprawa.find("monsterlands"), {"seats": 1, "campaign": True}, 0)
