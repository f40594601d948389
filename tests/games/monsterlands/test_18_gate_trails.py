"""The Citadel Gate in the Deployment phase (chapter 18)."""

from __future__ import annotations

import pytest
from mlbattle import GATE, beast, fight, put, trail
from mldeploy import asked, at_turn, enlist, options, play
from mltables import member, trap

from wyprawa.games.monsterlands.rules.outside.assigning import room_left
from wyprawa.games.monsterlands.state import State

UPPER, LOWER = 12, 13


def at_the_gate(s: State) -> None:
    beast(s, "snagnus", place=2)
    s.clans[0].traps = []


@pytest.mark.rule("ML-18.1", "ML-18.2")
def test_only_while_a_monster_is_there() -> None:
    def nobody(s: State) -> None:
        s.monsters[2] = -1

    assert not {("assign", UPPER), ("assign", LOWER)} & set(options(at_turn(strength=3, edit=nobody)))
    assert {("assign", UPPER), ("assign", LOWER)} <= set(options(at_turn(strength=3, edit=at_the_gate)))


@pytest.mark.rule("ML-18.3")
def test_any_mix_of_strength_and_magic() -> None:
    table = at_turn(strength=2, magic=2, influence=[4], edit=at_the_gate)
    play(table, ("assign", UPPER), member("korgo"))
    assert options(table) == [0, 1, 2]
    play(table, 0)
    assert options(table) == [1, 2]  # something must be placed
    play(table, 2)
    assert (trail(table, UPPER).strength, trail(table, UPPER).magic) == (0, 2)


@pytest.mark.rule("ML-18.4")
def test_a_single_token_is_enough_nothing_is_not() -> None:
    def edit(s: State) -> None:
        at_the_gate(s)
        s.clans[0].defence = 1

    table = at_turn(strength=1, edit=edit)
    play(table, ("assign", LOWER), member("korgo"), 0)
    assert asked(table)[0] == 1  # with no die the only token had to go, so nothing was asked
    assert trail(table, LOWER).defence == 1
    assert ("assign", LOWER) not in options(at_turn(influence=[5], edit=at_the_gate))


@pytest.mark.rule("ML-18.5")
def test_a_token_takes_the_room_of_two_dice() -> None:
    assert room_left(UPPER, 8, 0) == room_left(UPPER, 6, 1) == room_left(UPPER, 0, 4) == 0
    assert room_left(UPPER, 7, 1) < 0


@pytest.mark.rule("ML-18.6", "ML-18.7")
def test_what_the_trails_give() -> None:
    table = at_turn(strength=2, edit=at_the_gate)
    play(table, ("assign", UPPER), member("korgo"), 1)
    assert (trail(table, UPPER).guard, trail(table, UPPER).gold) == (2, 0)
    table = at_turn(strength=2, edit=at_the_gate)
    play(table, ("assign", LOWER), member("korgo"), 1)
    assert (trail(table, LOWER).guard, trail(table, LOWER).gold) == (1, 5)


@pytest.mark.rule("ML-18.8")
def test_the_guard_is_an_ability_used_once() -> None:
    def edit(s: State) -> None:
        beast(s, "snagnus", place=2)
        put(s, UPPER, "taron", 0, strength=1, guard=2)

    table = fight(
        edit, "guard", attack=[3, 1, 1, 1, 1], strength=[1], steps=GATE
    )  # two hits with Snagnus's own
    assert trail(table, UPPER).guard == 0
    assert trail(table, UPPER).defence == 0
    assert table.state.wounded == 0


@pytest.mark.rule("ML-18.9")
def test_flasks_go_along() -> None:
    def edit(s: State) -> None:
        at_the_gate(s)
        s.clans[0].potions = s.clans[0].poisons = 1

    table = at_turn(strength=2, edit=edit)
    play(table, ("assign", UPPER), member("korgo"), 1, "both")
    assert (trail(table, UPPER).potions, trail(table, UPPER).poisons) == (1, 1)


@pytest.mark.rule("ML-18.E1")
def test_tranok_at_the_upper_trail() -> None:
    def edit(s: State) -> None:
        at_the_gate(s)
        enlist(s, "tranok")
        s.clans[0].traps = [trap("s1")]

    table = at_turn(strength=3, magic=2, edit=edit)
    play(table, ("assign", UPPER), member("tranok"), 3, 2, ("trap", trap("s1")))
    there = trail(table, UPPER)
    assert (there.strength, there.magic, there.tokens, there.guard) == (3, 2, [trap("s1")], 2)


@pytest.mark.rule("ML-18.4", "ML-45.4")
def test_at_the_gate_one_is_asked_for_a_token_even_if_all_are_alike() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        s.clans[0].traps = [trap("s1")] * 2

    table = at_turn(influence=[1], edit=edit)
    play(table, ("assign", 12), member("purkas"))
    assert (asked(table), options(table)) == ((0, "assign.token"), [("trap", trap("s1"))])
