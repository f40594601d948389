"""Monster movement (chapter 27)."""

from __future__ import annotations

import pytest
from ghturns import drawn, ends, field, foci, foe, one, placed, places

from wyprawa.games.gloomhaven.rules.monsters import Area, attacks, focus, moves, why

BRUTE, TINKERER, THIRD = 1, 2, 3


@pytest.mark.rule("GH-27.E1")
def test_as_far_as_the_attack_needs() -> None:
    heroes = {BRUTE: (2, 0), TINKERER: (3, -2), THIRD: (4, -1)}
    board = field(7, 7)
    for reach in (2, 3, 4, 5):
        archer = placed(board, (0, 0), heroes, move=3, range=reach)
        assert foci(archer) == [BRUTE]
        assert places(archer, BRUTE) == [(0, 0)]
    assert places(placed(board, (0, 0), heroes, move=3), BRUTE) == [(1, 0)]
    assert places(placed(board, (0, 0), heroes, move=3, targets=2), BRUTE) == [(2, -1)]
    for targets in (3, 4):
        turn = placed(board, (0, 0), heroes, move=3, targets=targets)
        (end,) = moves(turn, foe(turn, BRUTE)).ends
        assert board.axial(end.at) == (3, -1)
        assert len(end.path) - 1 == 3
        (strike,) = attacks(turn.moved(end.at), foe(turn, BRUTE)).strikes
        assert {target.id for target in strike.targets} == {BRUTE, TINKERER, THIRD}


@pytest.mark.rule("GH-27.E2")
def test_the_archer_its_ally_and_the_trap() -> None:
    def archer(move: int) -> tuple[list[tuple[int, int]], str, bool]:
        turn = placed(
            field(7, 7), (0, 0), {BRUTE: (4, 0)},
            range=3, move=move, hazards=[(1, 0)], allies=[(1, -1)], obstacles=[(0, 1)],
        )  # fmt: skip
        found = moves(turn, foe(turn, BRUTE))
        for end in found.ends:
            assert len(end.path) == 1 or turn.allies >> end.path[1] & 1
        return places(turn, BRUTE), found.rule, found.attack

    assert archer(2) == ([(2, -1)], "GH-27.8", True)
    assert archer(1) == ([(0, 0)], "GH-27.12", False)


@pytest.mark.rule("GH-27.3")
def test_only_as_far_as_needed_along_the_shortest_path() -> None:
    turn, there = drawn("M . * 1", move=5)
    assert ends(turn) == there
    (end,) = moves(turn, turn.foes[0]).ends
    assert end.path == (turn.at, turn.at + 1, turn.at + 2)
    turn, there = drawn("@ 1 .", move=5)
    assert ends(turn) == there


@pytest.mark.rule("GH-27.4")
def test_without_an_attack_next_to_the_focus() -> None:
    turn, there = drawn("M . . . * 1", move=5, targets=0, range=4)
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.4"
    turn, there = drawn("M . * . . 1", move=2, targets=0, range=4)
    assert ends(turn) == there


@pytest.mark.rule("GH-27.5")
def test_a_melee_attack_takes_the_nearest_hex_beside_the_focus() -> None:
    turn, there = drawn(
        """
        # . . . #
         M . * 1 2
        # . . . #
        """,
        move=4,
    )
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.5"


@pytest.mark.rule("GH-27.6")
def test_where_it_hits_most() -> None:
    text = """
        # . 2 . #
         M . * 1 .
        # . . . #
    """
    turn, there = drawn(text, move=4, targets=2)
    assert ends(turn) == there
    farther = """
        # . . . * 2
         M . . 1 . #
        # . . . . #
    """
    turn, there = drawn(farther, move=5, targets=2)
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.6"
    assert moves(turn, turn.foes[0]).others == 1
    # With less movement it makes the attack that it can make.
    turn, _ = drawn(farther, move=3, targets=2)
    assert ends(turn) == 1 << turn.at + 2
    assert moves(turn, turn.foes[0]).others == 0
    # If it can make none this turn, it heads for the best hex there is, however far.
    turn, there = drawn(
        """
        # . . . . .
         * # # # 2 .
        M . . . 1 .
        """,
        move=1,
        targets=2,
    )
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).left == 7


@pytest.mark.rule("GH-27.6")
def test_an_area_is_laid_over_as_many_as_possible() -> None:
    spear = Area(((1, 0), (2, 0)), own=True)
    turn, there = drawn(
        """
        . . . . . .
         M . * 1 2 .
        . . . . . .
        """,
        move=4,
        area=spear,
    )
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).others == 1
    turn, there = drawn(
        """
        . . . * . .
         M . . 1 . .
        . . . . 2 .
        """,
        move=5,
        area=spear,
    )
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.6"


@pytest.mark.rule("GH-27.7")
def test_among_equals_the_least_movement() -> None:
    turn, there = drawn(
        """
        # # # 2 # #
         M . * . . .
        # # # 1 # #
        """,
        move=5,
        targets=2,
    )
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.7"
    several, there = drawn(
        """
        . . * . #
         M o 1 . #
        . . * . #
        """,
        move=5,
    )
    assert ends(several) == there  # the players choose between the two


@pytest.mark.rule("GH-27.E3")
def test_a_farther_hex_for_the_earlier_further_target() -> None:
    turn = placed(field(5, 5), (0, 0), {1: (2, 0), 2: (0, 2), 3: (2, -1)}, move=3, targets=2)
    assert foci(turn) == [1]
    assert [each.range for each in focus(turn).compared] == [2, 2, 2]
    assert places(turn, 1) == [(1, 1)]
    assert moves(turn, foe(turn, 1)).rule == "GH-27.19"
    (strike,) = attacks(turn.moved(turn.map.at(1, 1)), foe(turn, 1), focus(turn).places).strikes
    assert [each.id for each in strike.targets] == [1, 2]


@pytest.mark.rule("GH-27.19")
def test_further_targets_without_disadvantage_weigh_more_than_the_way() -> None:
    heroes = {1: (1, 0), 2: (0, 1)}
    turn = placed(field(5, 5), (0, 0), heroes, move=3, range=3, targets=2)
    assert places(turn) == [(0, -1), (-1, 0)]  # (-1, 1) is as near, but beside the second
    blocked = placed(field(5, 5), (0, 0), heroes, move=3, range=3, targets=2, obstacles=[(0, -1), (-1, 0)])
    found = moves(blocked, foe(blocked, 1))
    assert {len(end.path) - 1 for end in found.ends} == {2}
    assert not any(blocked.map.near(end.at) & blocked.foe_cells for end in found.ends)


@pytest.mark.rule("GH-27.8")
def test_a_ranged_attack_goes_only_where_it_can_be_made() -> None:
    turn, there = drawn(
        """
        . . o . . .
         M . * . . 1
        """,
        move=5,
        range=3,
    )
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.8"
    turn, there = drawn(
        """
        . . . . .
         @ . 1 . .
        """,
        move=5,
        range=3,
    )
    assert ends(turn) == there


@pytest.mark.rule("GH-27.9")
def test_it_steps_back_from_its_focus() -> None:
    text = """
        o o o o o o
         . * M 1 . .
    """
    turn, there = drawn(text, move=3, range=3)
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.9"
    assert not moves(turn, turn.foes[0]).disadvantage
    turn, there = drawn("# @ 1", move=3, range=3)
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).disadvantage
    text = text.replace("* M", ". @")
    for fields in ({"move": 0, "range": 3}, {"move": 3, "range": 3, "muddled": True}, {"move": 3}):
        turn, there = drawn(text, **fields)
        assert ends(turn) == there


@pytest.mark.rule("GH-27.10")
def test_disadvantage_weighs_more_than_further_targets() -> None:
    text = """
        # o o . . .
         . * M 1 . 2
    """
    turn, there = drawn(text, move=1, range=3, targets=2)
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.10"
    turn, there = drawn(text.replace("*", ".").replace("M", "@"), move=1, range=3, targets=2, muddled=True)
    assert ends(turn) == there


@pytest.mark.rule("GH-27.11")
def test_too_far_it_comes_as_close_as_it_can() -> None:
    turn, there = drawn("M . * . . . 1", move=2)
    found = moves(turn, turn.foes[0])
    assert ends(turn) == there
    assert (found.rule, found.attack, found.left) == ("GH-27.11", False, 3)
    assert attacks(turn.moved(one(there)), turn.foes[0]).rule == "GH-28.11"
    turn, there = drawn("M * a . . . 1", move=2)
    assert ends(turn) == there
    turn, there = drawn(
        """
        M a a a . . 1
         . . * . . . #
        """,
        move=3,
    )
    assert ends(turn) == there  # off the shortest path, but closer than where it stands


@pytest.mark.rule("GH-27.12")
def test_no_move_that_brings_it_no_closer() -> None:
    turn, there = drawn(
        """
        . . # # #
         @ a . . 1
        . . # # #
        """,
        move=1,
    )
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).rule == "GH-27.12"


@pytest.mark.rule("GH-27.14")
def test_a_safe_path_even_if_it_then_cannot_attack() -> None:
    turn, there = drawn(
        """
        # . . * #
         M x x . 1
        # x x x #
        """,
        move=3,
    )
    found = moves(turn, turn.foes[0])
    assert ends(turn) == there
    assert not found.attack
    told = why(turn, focus(turn), turn.foes[0], found)
    assert told.rules == ("GH-26.2", "GH-27.11", "GH-27.14")
    assert [turn.hazards >> cell & 1 for cell in told.shunned] == [0, 1, 1, 0]


@pytest.mark.rule("GH-27.15")
def test_only_unsafe_paths_then_the_fewest_negative_hexes() -> None:
    turn, there = drawn(
        """
        # . x . . #
         M # # # * 1
        # . . x . #
        """,
        move=9,
    )
    found = moves(turn, turn.foes[0])
    assert ends(turn) == there
    assert found.rule == "GH-27.15"
    (end,) = found.ends
    assert len(end.other_paths) == 1  # above or below: another trap, so the players choose the path
    assert {turn.hazards >> cell & 1 for cell in end.path} == {0, 1}
    turn, there = drawn("M X . . 1", move=1)
    assert ends(turn) == there


@pytest.mark.rule("GH-27.16")
def test_flying_over_negative_hexes() -> None:
    turn, there = drawn("M x h X 1", move=3, mode="fly")
    found = moves(turn, turn.foes[0])
    assert ends(turn) == there
    assert found.rule == "GH-27.5"


@pytest.mark.rule("GH-27.17")
def test_without_movement_it_attacks_only_from_where_it_stands() -> None:
    turn, there = drawn("@ . . 1")
    assert foci(turn) == [1]
    assert ends(turn) == there
    assert not moves(turn, turn.foes[0]).attack
    turn, there = drawn(
        """
        . . . .
         @ . . 1
        """,
        range=3,
    )
    assert ends(turn) == there
    assert moves(turn, turn.foes[0]).attack


@pytest.mark.rule("GH-8.20")
def test_a_jump_pays_for_its_landing() -> None:
    turn, there = drawn("M ~ ~ * 1", move=3, mode="jump")
    assert ends(turn) == there
    turn, there = drawn("M ~ * ~ 1", move=3, mode="jump")
    assert ends(turn) == there
    turn, there = drawn("M ~ * x o . 1", move=3, mode="jump")
    assert ends(turn) == there


def test_why_names_every_path() -> None:
    turn, _ = drawn("2 . . . M . 1 . 3", move=2)
    found = focus(turn)
    told = why(turn, found, found.foes[0], moves(turn, found.foes[0]))
    assert [(line.foe, line.length, len(line.path)) for line in told.lines] == [
        (1, 1, 2), (2, 3, 4), (3, told.lines[2].length, 0)
    ]  # fmt: skip
    assert told.focus == 1
    assert told.rules == ("GH-26.2", "GH-27.5")
    assert told.goals == (turn.at + 1,)
    assert told.shunned == ()
