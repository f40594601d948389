"""Chapters 12 and 27: order, movement and abilities of undead."""

from __future__ import annotations

import pytest
from gntables import F, K, acts, arm, asked, drawn, options, place, sit, spot, told, undead_turn

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import UNDEAD, UNDEAD_NUMBER
from wyprawa.games.niflheim.rules.figures.harm import wound_undead
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.turns.activation import declare
from wyprawa.games.niflheim.rules.undead import bow, order
from wyprawa.games.niflheim.rules.undead.activation import activate
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.kernel import Table


def moves(table: Table[State]) -> list[tuple[int, int]]:
    return [spot(table.state, each.cell) for each in told(table, events.UndeadMoved)]


@pytest.mark.rule("GN-12.E2", "GN-12.2", "GN-12.3", "GN-12.4")
def test_the_nearest_are_activated_first() -> None:
    s = drawn("""
        d . .

        . . .

        . d .

        F . d
    """)
    found = order.next_ones(s)
    assert found is not None
    near = {each.figure for each in s.undead if spot(s, each.at) in ((1, 2), (2, 3))}
    assert (set(found.tied), found.range) == (near, 2)


@pytest.mark.rule("GN-12.1", "GN-12.5")
def test_each_once_and_the_order_is_worked_out_anew() -> None:
    s = drawn("d . F . . d")
    table = undead_turn(s)
    assert [each.undead for each in told(table, events.UndeadActivated)] == [each.figure for each in s.undead]
    assert [spot(s, each.at) for each in table.state.undead] == [(1, 0), (4, 0)]


@pytest.mark.rule("GN-12.6")
def test_a_stunned_undead_only_recovers() -> None:
    s = drawn("d F")
    s.undead[0].stunned = True
    table = acts(s)
    assert not table.state.undead[0].stunned
    assert table.state.heroes[F].blocked_by == NONE


@pytest.mark.rule("GN-12.7", "GN-12.8", "GN-12.E1", "GN-1.3", "GN-1.4")
def test_the_zone_of_control_is_the_four_adjacent_squares() -> None:
    s = drawn("""
        . . .

        . d .

        . . F
    """)
    zone = figures.zone_of_control(s, s.undead[0])
    assert zone == sum(1 << place(s, x, y) for x, y in ((1, 0), (0, 1), (2, 1), (1, 2)))


@pytest.mark.rule("GN-12.14", "GN-12.15")
def test_nothing_barred_occupied_or_behind_a_door_is_entered() -> None:
    s = drawn("""
        d : F

        . . .
    """)
    assert moves(acts(s)) == [(0, 1)]
    s = drawn("""
        d t F

        . . .
    """)
    assert moves(acts(s)) == [(0, 1)]
    s = drawn("d+. . F")
    assert moves(acts(s)) == []


@pytest.mark.rule("GN-12.17")
def test_without_a_path_it_comes_nearer_or_stays() -> None:
    s = drawn("d . .#. F")
    assert moves(acts(s)) == [(1, 0)]
    s = drawn(". . d#. F")
    table = acts(s)
    assert moves(table) == []
    assert told(table, events.UndeadStays)[0].rule == "GN-12.17"


@pytest.mark.rule("GN-27.25", "GN-27.26", "GN-12.20")
def test_a_mardrom_is_a_coward_beyond_two_squares() -> None:
    assert moves(acts(drawn("m . . F"))) == []
    assert moves(acts(drawn("m . F"))) == [(1, 0)]
    assert told(acts(drawn("m F")), events.Blocked)


@pytest.mark.rule("GN-27.9", "GN-27.21", "GN-27.10", "GN-27.16")
@pytest.mark.parametrize(("face", "health"), [(9, 4), (10, 3)])
def test_a_bogmadr_shoots_instead_of_moving(face: int, health: int) -> None:
    s = drawn("b . . . F")
    s.coin = False
    s.heroes[F].health = 4
    s.heroes[F].cover = 0  # with fists there is nothing to react with at range
    table = undead_turn_with(s, bow=[face])
    assert table.state.heroes[F].health == health
    assert (moves(table), table.state.heroes[F].blocked_by) == ([], NONE)


def undead_turn_with(s: State, **dice: list[int]) -> Table[State]:
    """One undead acts with these dice; the table is fed before its first step."""
    table = sit(s, declare.later(0), activate.later(s.undead[0].figure))
    with scripted(table, dice):
        table.choose(0)
        if asked(table) == "act":
            table.choose("end")
        while asked(table) in ("undead.target", "undead.prey"):
            table.choose(options(table)[0])
    return table


@pytest.mark.rule("GN-27.21")
def test_adjacent_it_blocks() -> None:
    assert told(acts(drawn("b F")), events.Blocked)


@pytest.mark.rule("GN-27.E2", "GN-27.11", "GN-27.13", "GN-27.20")
def test_it_aims_past_difficult_ground() -> None:
    s = drawn("""
        b . ~ . F

        . . . . .

        . . . . .

        . . . . .

        . . . . .

        K . . . .
    """)
    assert bow.targets(s, s.undead[0]) == [K]


@pytest.mark.rule("GN-27.14")
def test_a_hero_on_difficult_ground_is_no_safer() -> None:
    s = drawn("b . ~ F")
    s.heroes[F].at = place(s, 2, 0)
    assert bow.targets(s, s.undead[0]) == [F]


@pytest.mark.rule("GN-27.E3", "GN-22.9", "GN-22.14", "GN-13.19", "GN-27.12", "GN-27.15", "GN-27.23")
@pytest.mark.parametrize(("face", "health"), [(10, 4), (11, 3)])
def test_a_shield_helps_against_the_bow(face: int, health: int) -> None:
    s = drawn("b t . . F")
    s.coin = False
    arm(s, F, "seax", "shield")
    table = undead_turn_with(s, bow=[face])
    assert table.state.heroes[F].health == health
    [shot] = told(table, events.BowShot)
    assert shot.result == face - 1  # nothing for the troll between


@pytest.mark.rule("GN-27.17", "GN-27.18", "GN-27.19", "GN-28.25")
def test_on_a_natural_2_the_nearest_undead_is_hit() -> None:
    s = drawn("b d t . F")
    s.coin = False
    table = undead_turn_with(s, bow=[2])
    assert [figures.row_of(each).id for each in table.state.undead] == ["bogmadr", "troll"]
    assert table.state.heroes[F].xp == 0
    s = drawn("b . . . F")
    s.coin = False
    assert undead_turn_with(s, bow=[2]).state.heroes[F].health == 4


@pytest.mark.rule("GN-27.8", "GN-27.22")
def test_it_moves_to_where_it_has_a_shot() -> None:
    s = drawn("""
        b # .

        . . F
    """)
    assert bow.targets(s, s.undead[0]) == []
    assert moves(acts(s)) == [(0, 1)]


@pytest.mark.parametrize(("kind", "shots"), [("tentacle", 0), ("eye", 1), ("void", 0)])
def test_tentacles_the_eye_and_voids_stay_where_they_are(kind: str, shots: int) -> None:
    s = drawn("d . . F")
    s.coin = False
    s.undead[0].kind = UNDEAD_NUMBER[kind]
    table = undead_turn_with(s, bow=[5][:shots])
    assert moves(table) == []
    assert len(told(table, events.BowShot)) == shots
    s = drawn("d F")
    s.undead[0].kind = UNDEAD_NUMBER[kind]
    assert acts(s).state.heroes[F].blocked_by == s.undead[0].figure


@pytest.mark.rule("GN-20.1", "GN-20.3", "GN-20.6", "GN-27.3")
def test_wounds_stay_and_stun_all_but_the_armoured() -> None:
    s = drawn("m t . F")
    mardrom, troll = s.undead
    wound_undead(s, mardrom, F, "GN-19.9")
    assert (mardrom.wounds, mardrom.stunned) == (1, True)
    wound_undead(s, troll, F, "GN-19.9")
    assert (troll.wounds, troll.stunned) == (1, False)
    wound_undead(s, troll, F, "GN-19.9")
    assert s.undead == [mardrom]


@pytest.mark.rule("GN-27.1", "GN-27.2", "GN-27.3", "GN-27.7", "GN-27.24", "GN-28.2", "GN-28.3")
def test_the_figures_of_the_undead() -> None:
    found = {row.id: (row.health, row.move, row.xp, row.glory, row.abilities) for row in UNDEAD}
    assert found["draugr"] == (1, 1, 1, 0, ())
    assert found["troll"] == (2, 1, 1, 0, ("armoured",))
    assert found["bogmadr"] == (1, 1, 1, 0, ("assassin", "spectral_bow"))
    assert found["mardrom"] == (2, 2, 2, 1, ("coward", "pack_leader"))


@pytest.mark.rule("GN-1.E1", "GN-1.3", "GN-1.4", "GN-1.8")
def test_a_hero_has_four_adjacent_squares() -> None:
    s = drawn("""
        . . .

        . F .

        . . .
    """)
    here = s.heroes[F].at
    beside = {(x, y) for x in range(3) for y in range(3) if figures.adjacent(s, here, place(s, x, y))}
    assert beside == {(1, 0), (0, 1), (2, 1), (1, 2)}
