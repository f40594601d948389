"""Chapter 13, Merchant and Mine."""

from __future__ import annotations

import pytest
from mldeploy import STOP, asked, at_turn, enlist, options, play
from mltables import equipment, make, member

from wyprawa.games.monsterlands.content import BOARD
from wyprawa.games.monsterlands.state import MERCHANT, MINE, STRENGTH, State
from wyprawa.kernel import Option, Table


def mine(table: Table[State]) -> list[Option]:
    return [o for o in options(table) if o[0] == "mine"]


@pytest.mark.rule("ML-13.1")
def test_the_merchant_pays_one_gold_per_die_of_any_colour() -> None:
    table = at_turn(2, 1, [5], gold=0)
    play(table, "merchant")
    assert options(table) == ["strength", "magic", ("influence", 5), "all"]  # at least one
    s = play(table, "magic", ("influence", 5), "done")
    assert (s.clans[0].gold, s.clans[0].strength, s.clans[0].magic, s.clans[0].influence) == (2, 2, 0, [])


@pytest.mark.rule("ML-13.1")
def test_all_dice_at_once() -> None:
    s = play(at_turn(2, 1, [5, 5], gold=0), "merchant", "all")
    assert (s.clans[0].gold, len(s.placed[MERCHANT])) == (5, 5)


@pytest.mark.rule("ML-13.2")
def test_everybody_may_come_again_and_again() -> None:
    def edit(s: State) -> None:
        for clan in s.clans:
            clan.strength = 2

    table = at_turn(2, edit=edit)
    for seat in (0, 1, 2):
        assert asked(table) == (seat, "action")
        play(table, "merchant", "strength", "done")
    for seat in (0, 1, 2):
        assert asked(table) == (seat, "action")
        play(table, "merchant")
    assert len(table.state.placed[MERCHANT]) == 6


@pytest.mark.rule("ML-13.3", "ML-13.5", "ML-13.7")
def test_the_mine_takes_exactly_two_or_one_strength_on_a_space_of_choice() -> None:
    assert mine(at_turn(3)) == [("mine", 0), ("mine", 1), ("mine", 2), ("mine", 3)]
    assert mine(at_turn(1)) == [("mine", 2), ("mine", 3)]
    assert mine(at_turn(0, 2, [6, 6])) == []
    s = play(at_turn(3), ("mine", 1))
    assert (s.clans[0].strength, s.placed[MINE]) == (1, [(1, 0, STRENGTH, 0)] * 2)


@pytest.mark.rule("ML-13.4")
@pytest.mark.parametrize(("space", "gold"), [(0, 6), (1, 4), (2, 2), (3, 2)])
def test_the_mine_pays_what_its_space_shows(space: int, gold: int) -> None:
    s = play(at_turn(2, gold=0), ("mine", space))
    assert s.clans[0].gold == gold


@pytest.mark.rule("ML-13.4")
def test_with_two_players_the_last_single_space_is_closed() -> None:
    assert BOARD.mine_two == 3
    assert mine(at_turn(2, seats=2)) == [("mine", 0), ("mine", 1), ("mine", 2)]


@pytest.mark.rule("ML-13.6", "ML-42.11", "ML-43.2")
def test_taron_and_rashnek_add_two_gold_each_once_per_round() -> None:
    def edit(s: State) -> None:
        enlist(s, "taron")
        s.clans[1].members.remove(member("taron"))
        s.holders[equipment("rashnek")] = member("korgo")

    table = at_turn(2, gold=0, edit=edit)
    play(table, ("mine", 2))
    assert table.state.clans[0].gold == 2 + 2 + 2
    play(table, "merchant", "merchant", ("mine", 3))
    assert table.state.clans[0].gold == 6 + 2


@pytest.mark.rule("ML-13.E1")
def test_the_best_double_space_pays_six_at_once() -> None:
    s = play(at_turn(2, gold=0), ("mine", 0))
    assert s.clans[0].gold == 6


@pytest.mark.rule("ML-13.E2")
def test_monika_after_tomek() -> None:
    def edit(s: State) -> None:
        s.clans[0].strength = s.clans[1].strength = 2
        s.clans[1].used_members = 1 << member("taron")
        s.clans[1].gold = 0

    tomek = make(("turn", 0), STOP, edit=edit)
    play(tomek, ("mine", 0))
    assert mine(tomek) == [("mine", 1), ("mine", 2), ("mine", 3)]
    both, one = tomek.fork(), tomek.fork()
    assert play(both, ("mine", 1)).clans[1].gold == 4
    assert play(one, ("mine", 2)).clans[1].gold == 2
