"""Chapters 6 to 8: intents, movement actions, terrain, diagonals, doors."""

from __future__ import annotations

from typing import Any

import pytest
from gntables import F, K, active, arm, asked, drawn, item, options, place, sit, told

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.turns.activation import choose_hero, declare
from wyprawa.games.niflheim.rules.turns.moving import steps
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.terms import MARCH, RUN, STAY
from wyprawa.kernel import Table

A_CORNER = """
    ~ .

    F *
"""


def mp(table: Table[State]) -> int:
    assert table.state.turn is not None
    return table.state.turn.mp


def step(s: State, x: int, y: int, *flank: int) -> tuple[Any, ...]:
    return ("step", place(s, x, y), *([place(s, *flank)] if flank else []))


@pytest.mark.rule("GN-6.3", "GN-6.5", "GN-6.7", "GN-6.9")
@pytest.mark.parametrize(("intent", "points"), [(STAY, 0), (MARCH, 3), (RUN, 6)])
def test_movement_points(intent: int, points: int) -> None:
    table = sit(drawn("F . d"), declare.later(F))
    assert list(options(table)) == [STAY, MARCH, RUN]
    table.choose(intent)
    [declared] = told(table, events.IntentDeclared)
    assert declared.mp == points


@pytest.mark.rule("GN-7.29", "GN-6.5", "GN-10.1")
def test_who_stays_has_nothing_to_pay_with() -> None:
    table = active(drawn("F . d"), intent="stay")
    assert asked(table) == "intent"  # nothing to do with fists at two squares
    assert table.state.heroes[F].cover == 0


@pytest.mark.rule("GN-6.1", "GN-6.2")
def test_the_players_choose_the_order_and_each_acts_once() -> None:
    table = sit(drawn("F . . K"), choose_hero.later())
    assert list(options(table)) == [("hero", F), ("hero", K)]
    table.choose(("hero", K))
    table.choose(STAY)
    assert table.state.heroes[K].acted
    assert (asked(table), table.choices[0].subject) == ("intent", (F,))


@pytest.mark.rule("GN-7.E1", "GN-7.5", "GN-7.7", "GN-7.3", "GN-7.12")
def test_frida_marches_to_a_door_and_opens_it() -> None:
    s = drawn("""
        . .+.

        F . .
    """)
    table = active(s)
    table.choose(step(s, 1, 0))
    assert mp(table) == 1
    table.choose(("open", 0))
    assert table.state.open == 1
    assert told(table, events.DoorOpened)[0].left == 0


@pytest.mark.rule("GN-7.E2", "GN-7.5", "GN-7.13", "GN-7.3")
def test_running_the_door_costs_two() -> None:
    s = drawn("""
        . .+.

        F . .
    """)
    table = active(s, intent="run")
    table.choose(step(s, 1, 0))
    table.choose(("open", 0))
    assert mp(table) == 2
    table.choose(("close", 0))
    assert (told(table, events.DoorClosed)[0].left, table.state.open) == (0, 0)


@pytest.mark.rule("GN-7.E3", "GN-7.6", "GN-7.8", "GN-7.11", "GN-7.1", "GN-7.2", "GN-8.2")
def test_frida_runs_through_rubble() -> None:
    s = drawn("""
        . . ~

        . . ~

        . . .

        F . .
    """)
    table = active(s, intent="run")
    table.choose(step(s, 1, 2))
    assert mp(table) == 4
    table.choose(step(s, 2, 1))
    assert mp(table) == 1
    assert step(s, 2, 0) not in options(table)
    assert step(s, 1, 1) in options(table)


@pytest.mark.rule("GN-8.E1", "GN-8.12", "GN-8.13", "GN-8.3")
def test_over_the_rubble() -> None:
    s = drawn(A_CORNER)
    table = active(s)
    table.choose(step(s, 1, 0, 0, 0))
    assert told(table, events.Moved)[0].left == 0
    assert table.state.heroes[F].health == 4


@pytest.mark.rule("GN-8.E2", "GN-8.16", "GN-8.13")
def test_through_the_fire() -> None:
    s = drawn(A_CORNER)
    table = active(s)
    table.choose(step(s, 1, 0, 1, 1))
    assert told(table, events.Moved)[0].left == 1
    assert table.state.heroes[F].health == 3


@pytest.mark.rule("GN-8.E3", "GN-8.14")
def test_with_the_other_flank_blocked_the_fire_is_compulsory() -> None:
    s = drawn("""
        # .

        F *
    """)
    table = active(s)
    table.choose(step(s, 1, 0))
    assert table.state.heroes[F].health == 3


@pytest.mark.rule("GN-8.E4", "GN-8.9", "GN-8.10", "GN-7.24")
def test_between_a_draugr_and_a_wall_there_is_no_way() -> None:
    s = drawn("""
        # .

        F d
    """)
    assert steps(s, s.heroes[F].at) == []


@pytest.mark.rule("GN-8.E5", "GN-8.9")
def test_past_a_draugr_the_free_flank_will_do() -> None:
    s = drawn("""
        . .

        F d
    """)
    [way] = [each for each in steps(s, s.heroes[F].at) if each.cell == place(s, 1, 0)]
    assert (way.flank, way.cost) == (place(s, 0, 0), 2)


@pytest.mark.rule("GN-7.11", "GN-8.12")
def test_of_two_flanks_the_one_that_can_be_paid_for_is_taken() -> None:
    s = drawn("""
        . ~ .

        F . .
    """)
    table = active(s)
    table.choose(step(s, 1, 1))
    table.choose(step(s, 2, 0))  # 3 over the rubble, 2 beside it
    assert [each.left for each in told(table, events.Moved)] == [2, 0]


@pytest.mark.rule("GN-8.11", "GN-8.15")
def test_rubble_on_both_flanks_and_at_the_end() -> None:
    s = drawn("""
        ~ ~

        F ~
    """)
    [way] = [each for each in steps(s, s.heroes[F].at) if each.flank != NONE]
    assert way.cost == 4
    s = drawn("""
        ~ .

        F ~
    """)
    [way] = [each for each in steps(s, s.heroes[F].at) if each.flank != NONE]
    assert way.cost == 3


@pytest.mark.rule("GN-8.17", "GN-8.8")
def test_a_closed_door_closes_the_flank_beyond_it() -> None:
    s = drawn("""
        . .

        F+.
    """)
    [way] = [each for each in steps(s, s.heroes[F].at) if each.flank != NONE]
    assert way.flank == place(s, 0, 0)
    s.open = 1
    assert len([each for each in steps(s, s.heroes[F].at) if each.cell == place(s, 1, 1)]) == 1


@pytest.mark.rule("GN-8.6", "GN-1.9")
def test_dotted_ground_and_figures_bar_the_way() -> None:
    s = drawn("K F :")
    assert steps(s, s.heroes[F].at) == []


@pytest.mark.rule("GN-7.25", "GN-7.26", "GN-7.27")
def test_heroes_leave_at_an_exit_alone() -> None:
    s = drawn("F > K")
    table = active(s)
    assert ("leave",) not in options(table)
    table.choose(step(s, 1, 0))
    table.choose(("leave",))
    hero = table.state.heroes[F]
    assert (hero.left, hero.dead, hero.at) == (True, False, NONE)


@pytest.mark.rule("GN-6.14")
def test_points_left_over_are_lost() -> None:
    table = active(drawn("F . K"))
    table.choose("end")
    assert table.state.turn is None


@pytest.mark.rule("GN-6.15", "GN-17.2", "GN-6.11", "GN-6.12", "GN-17.6")
def test_one_attack_between_two_steps() -> None:
    s = drawn(". F d")
    s.coin = False
    arm(s, F, "seax")
    table = active(s)
    attack = ("attack", item("seax"), s.undead[0].figure)
    with scripted(table, attack=[4]):
        table.choose(attack)
    assert attack not in options(table)
    table.choose(step(s, 0, 0))
    table.choose("end")
    hero = table.state.heroes[F]
    assert (hero.attacked, hero.cover) == (True, NONE)


@pytest.mark.rule("GN-25.1", "GN-25.4", "GN-25.5", "GN-25.6", "GN-25.7")
def test_a_locked_door_is_forced_for_good() -> None:
    s = drawn("F+. .")
    s.locked = 1
    assert ("open", 0) not in options(active(s))
    s.heroes[F].at = place(s, 2, 0)  # two squares from it
    assert asked(active(s, intent="stay")) == "intent"
    s.heroes[F].at = place(s, 0, 0)
    table = active(s, intent="stay")
    table.choose(("force", 0))
    assert (table.state.open, table.state.forced, table.state.locked) == (1, 1, 0)
    assert table.state.heroes[F].attacked
    assert ("close", 0) not in options(active(table.state))
