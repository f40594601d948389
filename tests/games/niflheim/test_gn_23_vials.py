"""Chapter 23: vials, from the throw to the burst."""

from __future__ import annotations

from typing import Any

import pytest
from gntables import F, K, active, arm, asked, drawn, options, place, spot, told

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.vials import DIRECTIONS, met, targets
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.terms import GREEK_FIRE, HOLY_WATER
from wyprawa.kernel import Table

FIELD = """
    . . . . . . . . . .

    . . . . . . . . . .

    K . . . . . . . . .

    . . . . . . . . . .

    . . . . . . . . . .
"""


def thrower(map: str = FIELD, kind: int = HOLY_WATER) -> State:
    s = drawn(map)
    s.coin = False
    s.heroes[0].supplies[kind] = 1
    return s


def throw(
    s: State, x: int, y: int, intent: str = "march", kind: int = HOLY_WATER, **dice: list[int]
) -> Table[State]:
    table = active(s, 0, intent)
    table.choose(("vial", kind))
    with scripted(table, dice):
        table.choose(place(s, x, y))
    return table


@pytest.mark.rule("GN-23.1", "GN-15.13", "GN-23.22", "GN-23.29")
def test_a_vial_is_spent_and_was_the_attack() -> None:
    s = drawn(FIELD)
    assert not any(option[0] == "vial" for option in options(active(s, 0)) if isinstance(option, tuple))
    table = throw(thrower(), 2, 2, throw=[12])
    hero = table.state.heroes[0]
    assert (hero.supplies[HOLY_WATER], hero.attacked, hero.cover) == (0, True, NONE)


@pytest.mark.rule("GN-23.E1", "GN-23.7", "GN-23.4", "GN-23.9")
@pytest.mark.parametrize(("face", "lands"), [(5, True), (4, False)])
def test_the_range_is_the_hit_value(face: int, lands: bool) -> None:
    dice: dict[str, Any] = {} if lands else {"drift": [3]}
    table = throw(thrower(), 5, 2, throw=[face], **dice)
    assert bool(told(table, events.VialLanded)) == lands


@pytest.mark.rule("GN-23.E3", "GN-23.8")
@pytest.mark.parametrize(("face", "lands"), [(8, True), (7, False)])
def test_who_runs_needs_two_more(face: int, lands: bool) -> None:
    dice: dict[str, Any] = {} if lands else {"drift": [3]}
    table = throw(thrower(), 6, 2, "run", throw=[face], **dice)
    assert bool(told(table, events.VialLanded)) == lands


@pytest.mark.rule("GN-23.26")
def test_a_natural_1_may_land() -> None:
    table = throw(thrower(), 1, 2, throw=[1])
    assert told(table, events.VialLanded)


@pytest.mark.rule("GN-23.3", "GN-23.6", "GN-23.24")
def test_squares_in_sight_up_to_8_away() -> None:
    s = thrower("""
        K . . . . . . . . .

        # . . . . . . . . .
    """)
    found = [spot(s, cell) for cell in targets(s, 0)]
    assert found == [*((x, 0) for x in range(1, 9)), *((x, 1) for x in range(1, 8))]


@pytest.mark.rule("GN-23.11", "GN-23.12", "GN-23.15")
@pytest.mark.parametrize("way", range(1, 9))
def test_drift_by_one_square(way: int) -> None:
    table = throw(thrower(), 5, 2, throw=[1], drift=[way])
    dx, dy = DIRECTIONS[way - 1]
    [drifted] = told(table, events.VialDrifted)
    assert (spot(table.state, drifted.cell), drifted.squares) == ((5 + dx, 2 + dy), 1)


@pytest.mark.rule("GN-23.15")
def test_directions_go_clockwise_from_the_top() -> None:
    assert DIRECTIONS[0] == (0, -1)
    assert DIRECTIONS[2] == (1, 0)
    assert DIRECTIONS[4] == (0, 1)


@pytest.mark.rule("GN-23.13")
def test_9_to_12_drift_two_squares_in_a_direction_rolled_again() -> None:
    table = throw(thrower(), 5, 2, throw=[1], drift=[9], direction=[12, 9, 5])
    [drifted] = told(table, events.VialDrifted)
    assert (spot(table.state, drifted.cell), drifted.squares) == ((5, 4), 2)


@pytest.mark.rule("GN-23.14", "GN-23.27")
def test_a_drift_into_a_wall_or_off_the_map_is_repeated_from_the_chosen_square() -> None:
    s = thrower("""
        K . . . # .

        . . . . . .
    """)
    table = throw(s, 3, 0, throw=[1], drift=[3, 1, 5])
    assert len(told(table, events.DriftRepeated)) == 2
    [drifted] = told(table, events.VialDrifted)
    assert spot(s, drifted.cell) == (3, 1)


@pytest.mark.rule("GN-23.E2", "GN-23.16", "GN-23.17", "GN-23.19", "GN-23.20", "GN-23.5", "GN-23.30")
def test_killian_throws_holy_water() -> None:
    s = thrower("""
        d d d

        . . d

        K . .
    """)
    table = throw(s, 1, 1, throw=[2])
    for face in (5, 6, 9):
        assert asked(table) == "burst"
        with scripted(table, burst=[face] if face != 9 else [9, 12]):
            table.choose(options(table)[0])
    rolled = told(table, events.BurstRolled)
    assert [each.face for each in rolled] == [5, 6, 9, 12]
    assert [each.stunned for each in table.state.undead] == [False, True]
    assert table.state.heroes[0].health == 4


@pytest.mark.rule("GN-23.23", "GN-23.10", "GN-23.18", "GN-18.6")
def test_only_the_target_changes_a_burst_roll() -> None:
    s = thrower("""
        K . ~ d d
    """)
    s.undead[0].stunned = True
    table = active(s, 0, "run")
    table.choose(("vial", HOLY_WATER))
    with scripted(table, throw=[7]):
        table.choose(place(s, 3, 0))  # running and a difficult square, nothing for the stun
    [thrown] = told(table, events.VialThrown)
    assert (thrown.needed, thrown.drm) == (3, -4)


@pytest.mark.rule("GN-23.23", "GN-23.25")
def test_a_stunned_target_gives_3_a_natural_1_misses_a_natural_2_is_nothing_special() -> None:
    s = thrower("K . . d")
    s.undead[0].stunned = True
    table = throw(s, 3, 0, throw=[12], burst=[6])
    assert table.state.undead == []
    for face in (1, 2):
        s = thrower("K . d d")
        s.undead[0].stunned = True
        table = throw(s, 3, 0, throw=[12])
        with scripted(table, burst=[face, 1]):
            table.choose(s.undead[1].figure)
        assert len(table.state.undead) == 2
        assert table.state.heroes[0].health == 4


@pytest.mark.rule("GN-11.19")
def test_a_hidden_undead_in_the_burst_is_turned_up_first() -> None:
    s = thrower("""
        K . . .
           ####
        . . h .
    """)
    table = throw(s, 2, 0, throw=[12], burst=[1])
    kinds = [type(line.record) for line in table.log]
    assert table.state.undead[0].known
    assert kinds.index(events.Revealed) < kinds.index(events.BurstRolled)


@pytest.mark.rule("GN-23.28")
def test_walls_do_not_stop_a_burst() -> None:
    s = thrower("""
        K . . .
           ####
        . . d .
    """)
    assert met(s, HOLY_WATER, place(s, 2, 0)) == [s.undead[0].figure]


@pytest.mark.rule("GN-23.21", "GN-23.2")
def test_greek_fire_spares_nobody() -> None:
    s = thrower("F . d K", GREEK_FIRE)
    s.heroes[K].health = 3
    table = active(s, F)
    table.choose(("vial", GREEK_FIRE))
    with scripted(table, throw=[12]):
        table.choose(place(s, 2, 0))
    assert set(options(table)) == {s.undead[0].figure, K}
    with scripted(table, burst=[8, 8]):
        table.choose(K)
    assert table.state.heroes[K].health == 2
    assert table.state.undead == []


@pytest.mark.rule("GN-23.10", "GN-22.9")
def test_a_shield_counts_in_the_burst() -> None:
    s = thrower("F . K", GREEK_FIRE)
    arm(s, K, "seax", "shield")
    table = active(s, F)
    table.choose(("vial", GREEK_FIRE))
    with scripted(table, throw=[12], burst=[8]):
        table.choose(place(s, 2, 0))
    [rolled] = told(table, events.BurstRolled)
    assert rolled.result == 7
    assert table.state.heroes[K].health == 4
