"""The checks of made-up states know every step of the agenda and everything it can be given."""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Any

import pytest
from ghcampaigns import state as at_home
from ghtables import make

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.campaign import problems as between
from wyprawa.games.gloomhaven.problems import GIVEN
from wyprawa.games.gloomhaven.rules.steps import STEPS
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import StepCall, Table, loads, new

ALL = [step for step, it in GAME.steps.items() if it.run.__module__.startswith(GAME.package)]
IN_SCENARIOS = {*STEPS, "pack", "fit_out", "blessings", "come_home", "begin"}
UNKNOWN = -7


def parameters(step: str) -> list[Parameter]:
    return list(signature(GAME.steps[step].run).parameters.values())[1:]


def call(step: str, s: State, odd: str = "") -> StepCall:
    """The step with arguments that can come up, but for an odd one."""
    given: list[Any] = [step]
    for each in parameters(step):
        known: Any = GIVEN[each.name](s, step) if step in IN_SCENARIOS else _known(s, each.name)
        given.append(UNKNOWN if each.name == odd else next(iter(known)))
    return StepCall(tuple(given))


def _known(s: State, name: str) -> Any:
    campaign = s.campaign()
    assert campaign is not None
    return between.GIVEN[name](campaign)


def wrong(s: State, planned: StepCall) -> list[str]:
    """What is said of the arguments of a plan, not of what it would find when it runs."""
    s.agenda = [planned, *s.agenda]
    starts = tuple(f"{planned[0]}: no {each.name} " for each in parameters(str(planned[0])))
    return [each for each in GAME.problems(s) if each.startswith(starts)]


@pytest.mark.parametrize("step", [step for step in ALL if parameters(step)])
def test_everything_a_step_can_be_given_is_known(step: str) -> None:
    def fresh() -> State:
        return make().state if step in IN_SCENARIOS else at_home()

    assert wrong(fresh(), call(step, fresh())) == []
    for each in parameters(step):
        said = f"{step}: no {each.name} {UNKNOWN!r}"
        assert said in wrong(fresh(), call(step, fresh(), odd=each.name))


def test_a_hero_that_there_is_not_ends_no_action() -> None:
    s = make().state
    assert wrong(s, StepCall(("end_deed", 2))) == ["end_deed: no who 2"]


def hive(seats: int) -> Table[State]:
    """Three cards are put away before anything else in the Harrower Hive."""
    table = new(GAME, seed=1, seats=seats, scenario="harrower-hive", campaign=True)
    while table.choices[0].ask != "put_away":
        for choice in [*table.choices]:
            table.choose(choice.options[0], choice.seat)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_put_away_before_a_scenario_are_a_position_like_any_other(seats: int) -> None:
    table = hive(seats)
    assert [step for step, *_ in table.saved.agenda].count("put_own_away") == len(table.state.heroes)
    assert GAME.problems(table.saved) == []
    assert loads(table.record()).digest() == table.digest()
