"""Monster attacks (chapter 28), and areas (chapter 12) where monsters lay them."""

from __future__ import annotations

import pytest
from ghturns import drawn, ends, field, foci, foe, one, placed, strikes

from wyprawa.games.gloomhaven.rules.monsters import Area, Foe, Turn, attacks, focus, moves

SPEAR = Area(((1, 0), (2, 0)), own=True)
CLAW = Area(((1, -1), (2, -1), (1, 0)), own=True)
BLAST = Area(((0, 0), (-1, 1), (0, 1)))
BENT = Area(((0, 0), (1, 0), (3, -1)))


@pytest.mark.rule("GH-28.2")
def test_the_focus_is_attacked() -> None:
    turn, _ = drawn(
        """
        . . 2 . .
         1 . M . .
        . . . 3 .
        """,
        range=3,
    )
    for id in (1, 2, 3):
        assert strikes(turn, id) == [{id}]
    assert attacks(turn, turn.foes[0]).rule == "GH-28.2"


@pytest.mark.rule("GH-28.3", "GH-12.8", "GH-12.9")
def test_and_as_many_others_as_possible() -> None:
    text = """
        # 3 # # # #
         2 M 1 . . .
        . . . . . 4
    """
    for targets, hit in ((1, [{1}]), (2, [{1, 2}]), (3, [{1, 2, 3}]), (9, [{1, 2, 3}])):
        turn, _ = drawn(text, targets=targets)
        assert strikes(turn) == hit
    assert attacks(turn, turn.foes[0]).rule == "GH-28.3"


@pytest.mark.rule("GH-28.3")
def test_further_targets_are_found_like_a_focus() -> None:
    text = """
        . . . . . . .
         2 . . M . 3 1
        . . . . . . .
    """
    turn, _ = drawn(text, range=4, targets=2)
    assert strikes(turn) == [{1, 3}]  # nearer, though later
    turn, _ = drawn(text.replace(" 2 .", " . 2"), range=4, targets=2)
    assert strikes(turn) == [{1, 2}]  # as near, and earlier
    tied = Turn(map=turn.map, at=turn.at, foes=tuple(Foe(each.id, each.at) for each in turn.foes),
                range=4, targets=2)  # fmt: skip
    assert strikes(tied) == [{1, 2}, {1, 3}]
    assert strikes(tied, 3) == [{2, 3}]


@pytest.mark.rule("GH-28.12")
def test_disadvantage_on_a_further_target_changes_nothing() -> None:
    text = """
        . . . . . . .
         . . 2 M . 3 1
        . . . . . . .
    """
    for muddled in (False, True):
        turn, _ = drawn(text, range=4, targets=2, muddled=muddled)
        assert strikes(turn) == [{1, 2}]
    turn, _ = drawn(text, range=4, targets=3)
    assert strikes(turn) == [{1, 2, 3}]


@pytest.mark.rule("GH-28.E1")
def test_a_nearer_further_target_in_spite_of_disadvantage() -> None:
    turn = placed(field(4, 4), (0, 0), {1: (1, 0), 2: (0, 1), 3: (-2, 0)}, range=3, targets=2)
    assert foci(turn) == [1]
    assert strikes(turn) == [{1, 2}]


@pytest.mark.rule("GH-28.12")
def test_the_order_is_found_before_it_moves() -> None:
    """From where it began 3 was nearer; from where it ends 2 would be."""
    turn, there = drawn(
        """
        . . . . . . . . .
         . 3 . M . * . 1 2
        . . . . . . . . .
        """,
        move=2,
        range=4,
        targets=2,
    )
    places = focus(turn).places
    assert places == {1: 0, 3: 0, 2: 2} or places == {3: 0, 1: 1, 2: 2}
    at_end = turn.moved(one(there))
    (found,) = attacks(at_end, foe(turn, 1), places).strikes
    assert [each.id for each in found.targets] == [1, 3]
    (anew,) = attacks(at_end, foe(turn, 1)).strikes
    assert [each.id for each in anew.targets] == [1, 2]


@pytest.mark.rule("GH-28.12")
def test_an_area_is_laid_over_the_earlier_of_equally_many() -> None:
    heroes = {1: (2, 0), 2: (3, 0), 3: (2, -1)}
    spear = Area(((0, 0), (1, 0)))
    turn = placed(field(5, 5), (0, 0), heroes, range=3, area=spear)
    assert focus(turn).places == {1: 0, 3: 1, 2: 2}  # 3 is nearer than 2
    assert strikes(turn) == [{1, 3}]


@pytest.mark.rule("GH-28.4")
def test_a_further_attack_leaves_out_who_was_attacked() -> None:
    turn, _ = drawn(
        """
        . . . . . . .
         3 . M . 1 . .
        . . . . . 2 .
        """,
        range=3,
    )
    assert foci(turn) == [1]
    second = turn.without({1})
    assert foci(second) == [3]
    assert strikes(second, 3) == [{3}]
    third = second.without({3})
    assert foci(third) == [2]
    assert foci(third.without({2})) == []

    narrow, _ = drawn("M 1 . 2")
    assert foci(narrow.without({1})) == []  # who was attacked still stands in the way
    turn, _ = drawn("2 . M 1", move=3)
    later = turn.without({1})
    assert foci(later) == [2]
    assert attacks(later, foe(later, 2)).rule == "GH-28.11"  # out of reach from here


@pytest.mark.rule("GH-28.10", "GH-12.2")
def test_an_area_around_the_own_hex_is_melee() -> None:
    text = """
        . . . . . .
         . . @ 1 . .
        . . . . . .
    """
    turn, there = drawn(text, range=4, move=3, area=SPEAR)
    assert ends(turn) == there  # no Disadvantage to step back from
    assert not moves(turn, turn.foes[0]).disadvantage
    turn, _ = drawn(text, range=4, move=3, area=BLAST)
    assert ends(turn) != there
    turn, _ = drawn(text.replace("1 . .", ". . 1"), range=4, area=SPEAR)
    assert strikes(turn) == []


@pytest.mark.rule("GH-28.11")
def test_without_the_focus_nobody_else() -> None:
    turn, _ = drawn("2 M . 1", targets=2)
    assert strikes(turn, 2) == [{2}]
    assert strikes(turn, 1) == []
    assert attacks(turn, turn.foes[0]).rule == "GH-28.11"
    idle, _ = drawn("M 1", targets=0)
    assert attacks(idle, idle.foes[0]).strikes == ()


@pytest.mark.rule("GH-12.1")
def test_an_area_may_be_turned_and_mirrored() -> None:
    turn = placed(field(4, 4), (0, 0), {1: (1, 0), 2: (2, -1), 3: (1, -1)}, area=CLAW)
    assert strikes(turn) == [{1, 2, 3}]
    hook = Area(((1, 0), (2, 0), (2, -1)), own=True)
    for far in ((2, -1), (1, 1)):  # one is the mirror image of the other
        turn = placed(field(4, 4), (0, 0), {1: (1, 0), 2: (2, 0), 3: far}, area=hook)
        assert strikes(turn) == [{1, 2, 3}]
    turn = placed(field(4, 4), (0, 0), {1: (1, 0), 2: (3, 0)}, area=SPEAR)
    assert strikes(turn) == [{1}]


@pytest.mark.rule("GH-12.3", "GH-12.10")
def test_every_enemy_in_the_area_and_no_ally() -> None:
    board = field(4, 4)
    turn = placed(board, (0, 0), {1: (2, 0), 2: (3, 0)}, range=2, area=BLAST, allies=[(2, 1), (3, -1)])
    (strike,) = attacks(turn, turn.foes[0]).strikes
    assert {target.id for target in strike.targets} == {1, 2}
    assert all(area & turn.foe_cells == turn.foe_cells for area in strike.areas)
    assert len(strike.areas) == 2


@pytest.mark.rule("GH-12.4", "GH-12.5", "GH-12.E1")
def test_one_hex_in_range_is_enough_and_may_be_empty() -> None:
    board = field(6, 6)
    heroes = {1: (4, 0), 2: (4, -1)}
    turn = placed(board, (0, 0), heroes, range=3, area=BLAST)
    assert board.range_between(turn.at, turn.foes[0].at) == 4
    assert strikes(turn) == [{1, 2}]  # with (3, 0), which holds nobody
    assert strikes(placed(board, (0, 0), {1: (5, 0)}, range=3, area=BLAST)) == []
    assert focus(placed(board, (0, 0), {1: (5, 0)}, range=3, area=BLAST)).compared[0].length == 1
    assert strikes(placed(board, (0, 0), {1: (5, -1)}, range=2, area=BENT)) == [{1}]
    assert strikes(placed(board, (0, 0), {1: (6, 0)}, range=2, area=BENT)) == []


@pytest.mark.rule("GH-12.6")
def test_only_enemies_in_sight() -> None:
    turn, _ = drawn(
        """
        . . . . .
         . M . 1 .
        # # # . #
         # # 2 . #
        """,
        range=3,
        area=BLAST,
    )
    two = foe(turn, 2)
    assert not turn.map.sees(turn.at, two.at)
    assert strikes(turn) == [{1}]
    assert strikes(turn, 2) == []


@pytest.mark.rule("GH-12.E2")
def test_a_melee_area_on_three_hexes() -> None:
    wounding = Area(((1, -1), (1, 0), (0, 1)), own=True)
    turn = placed(field(3, 3), (0, 0), {1: (1, 0), 2: (1, -1), 3: (0, 1)}, area=wounding, range=3, move=2)
    assert strikes(turn) == [{1, 2, 3}]
    assert not turn.ranged
    assert not moves(turn, turn.foes[0]).disadvantage


@pytest.mark.rule("GH-13.20")
def test_added_targets_come_on_top_of_an_area() -> None:
    heroes = {1: (3, 0), 2: (4, 0), 3: (-3, 0), 4: (-4, 0)}
    board = field(6, 6)
    assert strikes(placed(board, (0, 0), heroes, range=3, area=BLAST)) == [{1, 2}]
    turn = placed(board, (0, 0), heroes, range=3, area=BLAST, targets=2)
    assert strikes(turn) == [{1, 2, 3}]  # one more in range, and no second area
    assert moves(turn, turn.foes[0]).others == 2


@pytest.mark.rule("GH-10.27")
def test_neighbours_see_each_other_in_a_passage() -> None:
    turn, there = drawn("M * 1", move=1)
    assert turn.map.sight(turn.foes[0].at).bit_count() == 1  # every corner touches a wall
    assert ends(turn) == there
    assert strikes(turn.moved(one(there))) == [{1}]
