"""Outside: assigning Mercenaries (chapter 15)."""

from __future__ import annotations

import pytest
from mlbattle import face, trail
from mldeploy import asked, at_turn, enlist, green, options, play, settle_at
from mltables import equipment, land, member

from wyprawa.games.monsterlands.state import SAMBOR, State, Trail
from wyprawa.kernel import Table


def tile(s: State) -> None:
    face(s, "tile-1a")


def assignable(given: list[object]) -> list[int]:
    return [each[1] for each in given if isinstance(each, tuple) and each[0] == "assign"]


def others_act(table: Table[State]) -> None:
    while asked(table)[0] != 0:
        play(table, "merchant" if "merchant" in options(table) else "pass")


@pytest.mark.rule("ML-15.1", "ML-15.2", "ML-15.7")
def test_one_action_lays_everything_down() -> None:
    def edit(s: State) -> None:
        tile(s)
        s.clans[0].defence = s.clans[0].potions = s.clans[0].poisons = 1

    table = at_turn(strength=3, magic=1, edit=edit)
    starting = table.state.clans[0].traps[0]
    leader = table.state.clans[0].leader
    play(table, ("assign", 1), leader, 1, ("trap", starting), "defence", "both")
    there = trail(table, 1)
    assert (there.seat, there.member) == (0, leader)
    assert (there.strength, there.magic, there.tokens, there.defence) == (2, 1, [starting], 1)
    assert (there.potions, there.poisons) == (2, 1)  # one Potion is the trail's bonus
    assert table.state.assigned >> leader & 1
    clan = table.state.clans[0]
    assert (clan.strength, clan.magic, clan.traps, clan.defence, clan.potions) == (1, 0, [], 0, 0)
    assert asked(table) == (1, "action")  # it was one Action


@pytest.mark.rule("ML-15.3", "ML-15.4", "ML-15.12")
def test_a_taken_trail_is_closed_and_order_is_free() -> None:
    table = at_turn(strength=5, edit=tile)
    assert assignable(options(table))[:3] == [0, 1, 3]
    play(table, ("assign", 3), member("korgo"), 1, "done")
    others_act(table)
    assert 3 not in assignable(options(table))  # neither for more nor for another
    assert trail(table, 3).strength == 1


@pytest.mark.rule("ML-15.5", "ML-15.6")
def test_several_mercenaries_one_place_each_once_a_round() -> None:
    table = at_turn(strength=5, edit=tile)
    play(table, ("assign", 3), member("korgo"), 1, "done")
    others_act(table)
    play(table, ("assign", 0))  # only Purkas is left, so nobody is asked who
    assert asked(table) == (0, "assign.strength")
    play(table, 2, "done")
    assert trail(table, 0).member == member("purkas")
    others_act(table)
    assert assignable(options(table)) == []


@pytest.mark.rule("ML-15.8", "ML-15.13")
def test_a_settler_is_assigned_and_keeps_his_land() -> None:
    def edit(s: State) -> None:
        tile(s)
        settle_at(s, land("thaklan"), member("korgo"))

    table = at_turn(strength=1, edit=edit)
    play(table, ("assign", 3), member("korgo"), "done")
    assert trail(table, 3).member == member("korgo")
    assert table.state.clans[0].settlers == [member("korgo")]


@pytest.mark.rule("ML-15.9")
def test_the_wounded_may_go() -> None:
    def edit(s: State) -> None:
        tile(s)
        s.wounded |= 1 << member("korgo")

    table = at_turn(strength=1, edit=edit)
    play(table, ("assign", 3))
    assert member("korgo") in options(table)


@pytest.mark.rule("ML-15.10")
def test_dice_outside_do_nothing_yet() -> None:
    table = at_turn(strength=2, edit=tile)  # no die is scripted: rolling one would fail
    play(table, ("assign", 3), member("korgo"), 2, "done")
    assert trail(table, 3).rolled == []
    assert trail(table, 3).strength == 2
    assert table.state.clans[0].gold == 7


@pytest.mark.rule("ML-15.11")
def test_greenhorns_do_not_go_outside() -> None:
    def edit(s: State) -> None:
        tile(s)
        green(s)
        s.assigned |= 1 << member("purkas") | 1 << member("korgo")

    assert assignable(options(at_turn(strength=6, magic=2, edit=edit))) == []


@pytest.mark.rule("ML-15.14")
def test_equipment_and_flasks_are_given_right_before() -> None:
    def edit(s: State) -> None:
        tile(s)
        s.holders[equipment("noxx")] = member("purkas")
        s.clans[0].potions = 1

    table = at_turn(strength=1, edit=edit)
    play(table, "free", ("move", equipment("noxx")))  # to Korgo, the only other one
    play(table, ("assign", 3), member("korgo"), "done", "potion")
    assert table.state.holders[equipment("noxx")] == member("korgo")
    assert trail(table, 3).potions == 1


def test_sambors_trails_are_taken() -> None:
    def edit(s: State) -> None:
        tile(s)
        enlist(s, "drapis")
        s.trails[3] = Trail(seat=SAMBOR, member=-1)

    assert 3 not in assignable(options(at_turn(strength=3, seats=1, edit=edit)))
