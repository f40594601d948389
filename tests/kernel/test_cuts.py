"""Cutting a part of the game short: what is dropped, what lasts, what comes then."""

from __future__ import annotations

from typing import Any

import pytest

from wyprawa import kernel
from wyprawa.kernel import Asking, Game, Outcome, Part, RuleError, Step, Table, ask, new, step

DAY = Part("day")
FIGHT = Part("fight", inside=DAY)
NIGHT = Part("night")


class State(kernel.State, kw_only=True):
    done: list[str] = []


@step(part=FIGHT)
def blow(s: State) -> None:
    s.done.append("blow")


@step(always=True)
def put_away(s: State, card: int) -> None:
    s.done.append(f"put away {card}")


@step(part=DAY, ends=FIGHT)
def end_fight(s: State) -> None:
    s.done.append("end of the fight")


@step(part=DAY)
def walk(s: State) -> None:
    s.done.append("walk")


@step(ends=DAY)
def end_day(s: State) -> None:
    s.done.append("end of the day")


@step
def morning(s: State) -> None:
    s.done.append("morning")


@step(ends=NIGHT)
def end_night(s: State) -> None:
    s.done.append("end of the night")


@step
def rest(s: State) -> Asking[None]:
    s.done.append((yield from ask(0, "rest", ["well", "badly"])))
    s.finish(Outcome((0,)))


def play(*steps: Step[Any, ..., Any]) -> list[str]:
    """What is done in a game that begins with the first of these steps."""
    known = (*steps, blow, put_away, end_fight, walk, end_day, end_night, morning, rest)
    game = Game(
        name="days",
        package="days",
        state=State,
        setup=lambda options, chance: State(seats=1, chance=chance, agenda=[steps[0].later()]),
        steps={each.name: each for each in known},
        view=lambda s, seat: None,
    )
    table: Table[State] = new(game, seed=1, seats=1)
    while table.choices:
        table.choose(table.choices[0].options[0])
    return table.state.done


def plan(s: State) -> None:
    """A fight with a card to put away, its end, a walk, another card, the end of the day, a rest."""
    s.next(end_fight.later(), walk.later(), put_away.later(2), end_day.later(), rest.later())
    s.next(blow.later(), put_away.later(1), blow.later())


def test_a_cut_drops_what_comes_before_its_end_but_not_what_lasts() -> None:
    @step
    def flee(s: State) -> None:
        plan(s)
        s.cut(FIGHT)
        s.done.append("flown")

    after = ["flown", "put away 1", "end of the fight", "walk", "put away 2", "end of the day", "well"]
    assert play(flee) == after


def test_what_lasts_keeps_its_order_and_what_comes_then_follows_it() -> None:
    @step
    def fall(s: State) -> None:
        plan(s)
        s.cut(DAY, then=[morning.later(), walk.later()])

    after = ["put away 1", "put away 2", "morning", "walk", "end of the day", "well"]
    assert play(fall) == after


def test_a_cut_may_leave_the_running_step() -> None:
    @step
    def fall(s: State) -> Asking[None]:
        plan(s)
        yield from ask(0, "really", ["yes", "no"])
        s.cut(DAY, leave=True)
        s.done.append("never")

    assert play(fall) == ["put away 1", "put away 2", "end of the day", "well"]


def test_the_nearest_end_counts() -> None:
    @step
    def flee(s: State) -> None:
        plan(s)
        s.next(blow.later(), end_fight.later(), walk.later())
        s.cut(FIGHT)
        s.cut(FIGHT)
        s.cut(DAY)

    assert play(flee) == ["put away 1", "put away 2", "end of the day", "well"]


def test_what_is_not_planned_cannot_be_cut_short() -> None:
    @step
    def fall(s: State) -> None:
        plan(s)
        s.cut(NIGHT)

    with pytest.raises(RuleError, match="cannot cut the night short: end_night is not planned"):
        play(fall)


def test_a_step_that_lasts_belongs_to_no_part() -> None:
    with pytest.raises(RuleError, match="given: 'day'"):
        step(part=DAY, always=True)


def test_a_part_lies_inside_another() -> None:
    assert FIGHT.within(DAY)
    assert FIGHT.within(FIGHT)
    assert not DAY.within(FIGHT)
    assert not NIGHT.within(DAY)


def test_steps_after_a_planned_one() -> None:
    @step
    def begin(s: State) -> None:
        plan(s)
        s.after(end_fight.later(), morning.later(), blow.later())
        s.after(put_away.later(9), put_away.later(3))
        s.cut(FIGHT)

    after = ["put away 3", "put away 1", "end of the fight", "morning", "blow", "walk", "put away 2"]
    assert play(begin) == [*after, "end of the day", "well"]
