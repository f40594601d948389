"""Monster focus (chapter 26)."""

from __future__ import annotations

import pytest
from ghturns import drawn, ends, field, foci, placed

from wyprawa.games.gloomhaven.rules.monsters import Foe, Turn, attacks, focus, moves
from wyprawa.parts.boards import HexMap

BRUTE, TINKERER = 1, 2


@pytest.mark.rule("GH-26.E1")
def test_nearer_by_range_but_farther_to_walk() -> None:
    turn = placed(
        field(4, 2), (0, 0), {BRUTE: (2, 0), TINKERER: (-3, 0)}, obstacles=[(0, 1), (1, -1), (1, 0)]
    )
    found = focus(turn)
    brute, tinkerer = found.compared
    assert (brute.range, tinkerer.range) == (2, 3)
    assert (brute.length, tinkerer.length) == (4, 2)
    assert foci(turn) == [TINKERER]
    assert found.rule == "GH-26.2"


@pytest.mark.rule("GH-26.E2")
def test_a_safe_way_to_one_comes_before_a_short_way_through_a_trap() -> None:
    corridor, traps = field(6, 1), [(1, -1), (1, 0), (1, 1)]
    turn = placed(corridor, (0, 0), {TINKERER: (3, 0), BRUTE: (-5, 0)}, hazards=traps)
    tinkerer, brute = focus(turn).compared
    assert (brute.negatives, brute.length) == (0, 4)
    assert (tinkerer.negatives, tinkerer.length) == (1, 2)
    assert foci(turn) == [BRUTE]
    assert focus(turn).rule == "GH-26.12"

    alone = placed(corridor, (0, 0), {TINKERER: (3, 0)}, hazards=traps, move=3)
    assert foci(alone) == [TINKERER]
    assert focus(alone).rule == "GH-26.13"
    (end,) = moves(alone, focus(alone).foes[0]).ends
    assert sum(alone.hazards >> cell & 1 for cell in end.path) == 1


@pytest.mark.rule("GH-26.2")
def test_the_least_movement_to_an_attack_hex() -> None:
    turn, _ = drawn("M . . . 2 . . . . 1")
    assert foci(turn) == [2]
    assert focus(turn).of(turn.foes[1]).length == 3

    behind_a_wall = """
        M . . . 2 .
         # # # # .
        . 1 . . . .
    """
    turn, _ = drawn(behind_a_wall, range=5)
    assert not turn.map.sees(turn.at, turn.foes[0].at)
    assert foci(turn) == [2]  # range alone is not enough, it must see its target


@pytest.mark.rule("GH-26.3")
def test_the_path_may_be_longer_than_the_movement() -> None:
    turn, _ = drawn("1 . . . . . M . . . . 2", move=1)
    assert foci(turn) == [2]


@pytest.mark.rule("GH-26.4")
def test_without_an_attack_as_for_a_melee_attack() -> None:
    text = """
        . . . . . .
         M o 1 o . 2
        . o o o . .
    """
    archer, _ = drawn(text, range=5)
    idle, _ = drawn(text, range=5, targets=0)
    assert foci(archer) == [1]
    assert [each.length for each in focus(archer).compared] == [0, 0]
    assert [each.length for each in focus(idle).compared] == [2, 5]


@pytest.mark.rule("GH-26.5")
def test_of_several_in_reach_the_nearest_by_range() -> None:
    turn, _ = drawn(
        """
        . . . . . . . .
         1 . . . M . . 2
        """,
        range=5,
    )
    assert foci(turn) == [2]
    assert focus(turn).rule == "GH-26.5"

    # Counted around the wall, foe 1 is farther than it looks; foe 2 is as far to walk to.
    turn, _ = drawn("""
        . . . . . . .
         . 2 . . M # 1
        . . . . . # .
         . . . . . . .
    """)
    one, two = focus(turn).compared
    assert (one.length, two.length) == (2, 2)
    assert turn.map.distance(turn.at, one.foe.at) == 2
    assert (one.range, two.range) == (3, 3)
    assert focus(turn).rule == "GH-26.6"


@pytest.mark.rule("GH-26.6")
def test_then_the_earlier_in_initiative() -> None:
    turn, _ = drawn("2 . M . 1")
    assert foci(turn) == [1]
    assert focus(turn).rule == "GH-26.6"


@pytest.mark.rule("GH-26.9")
def test_then_the_players_decide() -> None:
    turn, _ = drawn("2 . M . 1")
    tied = Turn(map=turn.map, at=turn.at, foes=tuple(Foe(each.id, each.at, 7) for each in turn.foes))
    assert foci(tied) == [1, 2]
    assert focus(tied).rule == "GH-26.9"


@pytest.mark.rule("GH-26.22")
def test_a_summon_takes_monsters_of_a_type_in_the_order_in_which_they_act() -> None:
    turn, _ = drawn("2 . M . 1")
    one, two = turn.foes
    elite, normal = Foe(1, one.at, 7, "guard", 5), Foe(2, two.at, 7, "guard", 64 + 1)
    found = focus(Turn(map=turn.map, at=turn.at, foes=(normal, elite)))
    assert [foe.id for foe in found.foes] == [1]
    assert found.rule == "GH-26.22"
    other = Foe(2, two.at, 7, "archer", 64 + 1)  # of another type with the same initiative
    assert foci(Turn(map=turn.map, at=turn.at, foes=(other, elite))) == [2, 1]


@pytest.mark.rule("GH-26.10")
def test_a_path_ends_where_one_can_stop() -> None:
    assert foci(drawn("M a 1")[0]) == []
    assert foci(drawn("M a 1", mode="fly")[0]) == []
    assert foci(drawn("M o 1")[0]) == []
    assert foci(drawn("M o 1", mode="jump")[0]) == []
    assert foci(drawn("M o 1", mode="fly")[0]) == [1]
    around, _ = drawn("""
        . . . .
         M . a 1
        . . o .
    """)
    assert focus(around).compared[0].length == 3


@pytest.mark.rule("GH-26.11")
def test_through_allies_but_not_through_enemies() -> None:
    turn, _ = drawn("M a . 1")
    assert focus(turn).compared[0].length == 2
    turn, _ = drawn("M . 1 . 2")
    assert [each.reachable for each in focus(turn).compared] == [True, False]


@pytest.mark.rule("GH-26.12")
@pytest.mark.parametrize("harm", "xh")
def test_negative_hexes_are_like_obstacles(harm: str) -> None:
    text = """
        # . . . . #
         M T T T 1 #
        # T . . . #
    """.replace("T", harm)
    turn, _ = drawn(text)
    assert (focus(turn).compared[0].negatives, focus(turn).compared[0].length) == (0, 4)
    flying, _ = drawn(text, mode="fly")
    assert focus(flying).compared[0].length == 3


@pytest.mark.rule("GH-26.13")
def test_only_if_there_is_no_other_way_with_the_fewest_of_them() -> None:
    turn, _ = drawn("""
        1 . x x x . M
         . # # # # x #
        . x . . . . #
    """)
    found = focus(turn)
    assert (found.compared[0].negatives, found.compared[0].length) == (2, 7)
    assert found.rule == "GH-26.13"
    turn, _ = drawn("3 . x x . M x . . . . 1")
    assert foci(turn) == [1]
    assert focus(turn).rule == "GH-26.13"


@pytest.mark.rule("GH-26.14")
def test_an_invisible_enemy_is_in_the_way() -> None:
    turn, _ = drawn("M . i . 1")
    assert foci(turn) == []
    turn, _ = drawn("M . i . 1", mode="jump")
    assert foci(turn) == [1]
    turn, _ = drawn("M i 1", mode="fly")
    assert foci(turn) == []  # and nobody can land on it


@pytest.mark.rule("GH-26.15")
def test_without_a_path_no_focus_no_move_no_attack() -> None:
    turn, stays = drawn("@ . o . 1", move=3)
    assert foci(turn) == []
    assert focus(turn).rule == "GH-26.15"
    assert not focus(turn).compared[0].reachable
    assert ends(turn) == stays
    assert attacks(turn, turn.foes[0]).strikes == ()
    assert foci(drawn("@ . .")[0]) == []


@pytest.mark.rule("GH-26.17")
def test_what_is_not_revealed_is_wall() -> None:
    board = HexMap((q, r) for q in range(7) for r in range(2))
    door = board.mask_of([(3, 0), (3, 1)])
    at, foes = board.at(0, 0), (Foe(1, board.at(5, 0)),)
    assert focus(Turn(map=board, at=at, foes=foes)).compared[0].length == 4
    shut = board.without(door)
    assert focus(Turn(map=shut, at=at, foes=foes, range=9)).foes == ()


@pytest.mark.rule("GH-26.18")
def test_difficult_terrain_counts_two() -> None:
    turn, _ = drawn("1 . ~ ~ M . . . . 2")
    assert [each.length for each in focus(turn).compared] == [5, 4]
    assert foci(turn) == [2]
    turn, _ = drawn("1 . ~ ~ M . . . . 2", mode="fly")
    assert foci(turn) == [1]


@pytest.mark.rule("GH-26.19")
def test_a_jump_passes_over_but_does_not_end_there() -> None:
    turn, _ = drawn("M o x a . 1", mode="jump")
    assert (focus(turn).compared[0].negatives, focus(turn).compared[0].length) == (0, 4)
    assert foci(drawn("M . 2 . 1", mode="jump")[0]) == [2]
    assert focus(drawn("M . 2 . 1", mode="jump")[0]).of(Foe(1, 0)).length == 3
    turn, _ = drawn("M . o 1 # #", mode="jump")
    assert foci(turn) == []
    turn, _ = drawn("M . . x 1", mode="jump")  # only a trap is left to land on
    assert (focus(turn).compared[0].negatives, focus(turn).rule) == (1, "GH-26.13")
    turn, _ = drawn("M ~ ~ ~ 1", mode="jump")
    assert focus(turn).compared[0].length == 4  # the landing alone costs one more
