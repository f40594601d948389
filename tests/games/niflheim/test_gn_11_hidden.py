"""Chapter 11: the pool, summoning, hidden markers and their reveal."""

from __future__ import annotations

import pytest
from gntables import F, active, acts, arm, asked, drawn, item, options, place, sit, spot, told

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import GAME, events, setup
from wyprawa.games.niflheim.content import DRAUGR, UNDEAD_NUMBER
from wyprawa.games.niflheim.rules.figures.harm import wound_undead
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.turns.round import end_round, undead_turn
from wyprawa.games.niflheim.rules.undead.summoning import enter, summoning
from wyprawa.games.niflheim.state import Marker, State, Undead
from wyprawa.kernel import Chance, Table

TROLL, MARDROM = UNDEAD_NUMBER["troll"], UNDEAD_NUMBER["mardrom"]


@pytest.mark.rule("GN-11.12", "GN-11.14", "GN-9.E1")
def test_a_marker_in_sight_is_turned_up() -> None:
    s = drawn("""
        h .

        . .

        . .

        F .
    """)
    assert look(s)
    assert s.undead[0].known


@pytest.mark.rule("GN-9.E2", "GN-9.3")
def test_behind_a_blocked_square_it_stays_hidden() -> None:
    s = drawn("F . # h")
    assert not look(s)
    assert not s.undead[0].known


@pytest.mark.rule("GN-9.E3", "GN-9.4")
def test_a_square_touched_at_a_corner_hides_nothing() -> None:
    s = drawn("""
        . . h

        . . #

        F . .
    """)
    assert look(s)


@pytest.mark.rule("GN-11.13", "GN-7.28", "GN-11.15", "GN-11.16")
def test_a_hero_s_step_reveals_and_a_step_back_does_not_hide() -> None:
    s = drawn("""
        F . .

        # # .

        h . .
    """)
    table = active(s, intent="run")
    for x, y in ((1, 0), (2, 0), (2, 1)):
        assert not table.state.undead[0].known
        table.choose(("step", place(s, x, y)))
    table.choose(("step", place(s, 2, 2)))
    assert table.state.undead[0].known
    [revealed] = told(table, events.Revealed)
    assert (revealed.undead_is, revealed.where, revealed.rule) == ("draugr/1", "C1", "GN-11.12")
    table.choose(("step", place(s, 2, 1)))
    assert table.state.undead[0].known


@pytest.mark.rule("GN-7.28", "GN-11.13")
def test_an_opened_door_reveals() -> None:
    s = drawn("F+. h")
    table = active(s)
    table.choose(("open", 0))
    assert table.state.undead[0].known
    assert table.state.reveals == 1


@pytest.mark.rule("GN-11.17", "GN-11.18", "GN-11.13", "GN-27.24")
def test_revealed_in_mid_move_it_goes_on_with_its_true_value() -> None:
    s = drawn("""
        H # .

        . . .

        # . F
    """)
    arm(s, F, "sling")
    s.heroes[F].cover = 0
    table = acts(s)  # it steps to A2 as a draugr would, and is seen there
    assert asked(table) == "react"
    assert table.state.undead[0].known
    assert spot(table.state, table.state.undead[0].at) == (0, 1)
    assert ("shoot", F, item("sling"), s.undead[0].figure) in options(table)
    table.choose("wait")
    assert len(told(table, events.UndeadMoved)) == 1  # within 3 squares a mardröm does not come (GN-27.25)


@pytest.mark.rule("GN-11.18", "GN-12.12", "GN-27.25")
def test_a_mardrom_revealed_near_a_hero_takes_its_second_step() -> None:
    s = drawn("""
        H # .

        . . F
    """)
    table = acts(s)
    assert [spot(s, each.cell) for each in told(table, events.UndeadMoved)] == [(0, 1), (1, 1)]
    assert told(table, events.UndeadStrikes) == []  # it does not attack after moving (GN-12.10)


@pytest.mark.rule("GN-11.20", "GN-27.29", "GN-27.27", "GN-27.28", "GN-27.E1")
def test_the_pack_follows_a_leader_it_can_see() -> None:
    s = drawn("""
        d t h # H F
    """)
    draugr, troll, hidden, leader = s.undead
    values = [figures.move_value(s, each) for each in s.undead]
    assert values == [1, 1, 1, 1]
    leader.known = True
    assert [figures.move_value(s, each) for each in (draugr, troll, hidden, leader)] == [2, 2, 2, 2]
    s.undead.append(Undead(200, MARDROM, place(s, 0, 0), known=True))
    assert [figures.move_value(s, each) for each in s.undead] == [2, 2, 2, 2, 2]


@pytest.mark.rule("GN-11.1", "GN-11.2", "GN-11.3", "GN-11.4", "GN-11.11", "GN-11.E1", "GN-32.12")
def test_summoning_on_the_space_with_the_letter() -> None:
    s = drawn("X # F", track="..X")
    s.pool = [Marker(DRAUGR), Marker(TROLL)]
    s.space = 1
    assert not told(sit(s, summoning.later()), events.Summoned)
    s.space = 2
    table = sit(s, summoning.later())
    [undead] = table.state.undead
    assert (spot(s, undead.at), undead.known, len(table.state.pool)) == ((0, 0), False, 1)


@pytest.mark.rule("GN-11.5", "GN-11.E2", "GN-1.13", "GN-11.23")
def test_an_occupied_square_sends_it_to_the_nearest_free_one() -> None:
    s = drawn("""
        : .

        F .

        # .
    """)
    s.pool = [Marker(TROLL)]
    table = sit(s, enter.later(s.heroes[F].at))
    assert spot(s, table.state.undead[0].at) == (1, 1)  # dotted red and blocked squares do not count
    assert table.state.undead[0].known
    s.undead = [Undead(150, DRAUGR, place(s, 1, 1), known=True)]
    s.pool = [Marker(TROLL)]
    table = sit(s, enter.later(s.heroes[F].at))
    assert asked(table) == "undead.place"
    assert [spot(s, cell) for cell in options(table)] == [(1, 0), (1, 2)]


@pytest.mark.rule("GN-11.8", "GN-11.9", "GN-11.10")
def test_the_discards_come_back_when_a_draw_finds_the_pool_empty() -> None:
    s = drawn("F . . .")
    s.discard = [TROLL]
    table = sit(s, enter.later(place(s, 3, 0)), enter.later(place(s, 2, 0)))
    assert [each.kind for each in table.state.undead] == [TROLL]
    assert told(table, events.PoolRefilled)[0].rule == "GN-11.8"
    assert told(table, events.NothingSummoned)[0].rule == "GN-11.9"


@pytest.mark.rule("GN-11.6", "GN-11.7", "GN-5.19", "GN-5.20", "GN-5.22", "GN-11.22", "GN-5.23")
def test_a_new_lap_brings_the_discards_back() -> None:
    s = drawn("F . . .", track="S..")
    s.discard, s.space = [TROLL, DRAUGR], 1
    table = sit(s, end_round.later())
    assert (table.state.space, table.state.lap, table.state.discard) == (2, 1, [TROLL, DRAUGR])
    table = sit(s, end_round.later(), end_round.later())
    assert (table.state.space, table.state.lap, table.state.discard) == (0, 2, [])
    assert [marker.kind for marker in table.state.pool] == [TROLL, DRAUGR]
    assert table.state.outcome is None


@pytest.mark.rule("GN-11.24", "GN-4.17", "GN-4.E1", "GN-4.16", "GN-32.5", "GN-4.15", "GN-5.11")
def test_setup_of_scenario_1() -> None:
    table = Table(GAME, GAME.read_options({}), GAME.begin(GAME.read_options({}), 3))
    s = table.state
    assert (len(s.undead), len(s.pool), s.space, s.round) == (4, 2, 0, 1)
    assert not s.agenda or asked(table) == "intent"
    seen = [each.known for each in s.undead]
    board = s.ground().board
    assert seen == [board.sees(s.heroes[0].at, each.at) for each in s.undead]


def two_generations() -> State:
    """A troll was drawn; then the pool got two mardröms, and one of them was drawn."""
    s = drawn("F # h # h")
    first, second = s.undead
    first.kind = TROLL
    second.kind, second.since, second.origin = MARDROM, 1, 1
    s.pool = [Marker(DRAUGR, 0), Marker(MARDROM, 1)]
    s.refills = 1
    return s


def test_imagined_faces_fit_what_everybody_knows() -> None:
    met = set()
    for seed in range(60):
        s = two_generations()
        setup.resample(s, 0, Chance(seed))
        met.add(tuple(each.kind for each in s.undead))
        dealt = [*(marker.kind for marker in s.pool), *(each.kind for each in s.undead)]
        assert sorted(dealt) == sorted([TROLL, MARDROM, DRAUGR, MARDROM])
    # The first was drawn before there was a mardröm in the pool.
    assert met == {(TROLL, DRAUGR), (TROLL, MARDROM), (DRAUGR, TROLL), (DRAUGR, MARDROM)}


@pytest.mark.rule("GN-11.21", "GN-5.16", "GN-5.17")
def test_a_summoned_undead_waits_for_the_next_turn() -> None:
    s = drawn("X . . F", track="X")
    s.pool = [Marker(DRAUGR)]
    table = sit(s, undead_turn.later())
    assert len(table.state.undead) == 1
    assert not told(table, events.UndeadActivated)


@pytest.mark.rule("GN-21.10", "GN-21.3")
def test_a_summoned_undead_in_view_may_be_shot_at_once() -> None:
    s = drawn("X . . F", track="X")
    s.heroes[F].cover = 0
    arm(s, F, "sling")
    s.coin = False
    s.pool = [Marker(DRAUGR)]
    table = sit(s, summoning.later())
    assert asked(table) == "react"
    with scripted(table, attack=[10]):
        table.choose(options(table)[0])
    assert table.state.discard == [DRAUGR]


@pytest.mark.rule("GN-20.7", "GN-4.19")
def test_who_comes_back_from_the_pool_is_whole() -> None:
    s = drawn("F . t")
    troll = s.undead[0]
    troll.stunned = True
    for _ in range(2):
        wound_undead(s, troll, F, "GN-19.9")
    assert (s.undead, s.discard) == ([], [TROLL])
    [back] = sit(s, enter.later(place(s, 2, 0))).state.undead
    assert (back.kind, back.wounds, back.stunned) == (TROLL, 0, False)
