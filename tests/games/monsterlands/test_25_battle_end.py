"""End of the monster battle (chapter 25; selling Trophies is tested with the Deployment phase)."""

from __future__ import annotations

import pytest
from mlbattle import LAND, ROUND, beast, ended, fight, put, roll_on, told, trail
from mltables import monster, trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State


def no_loot(s: State) -> None:
    s.loot_shown, s.loot_pile = [], []


def captured(s: State) -> None:
    """Seat 0 fails on the first trail, captures Moldo (8) on the second; seat 1 waits on the fourth."""
    no_loot(s)
    beast(s, "moldo", land="kyzhul")  # Conquest Value 10
    put(s, 0, "taron", 0, strength=1, traps=["s-plus-1"], defence=1)
    put(s, 1, "korgo", 0, traps=["plus-8"], defence=1)
    put(s, 3, "nuduru", 1, strength=2, traps=["s1"], defence=2)


def beaten(s: State) -> None:
    no_loot(s)
    beast(s, "gorgosh")
    put(s, 0, "taron", 0, strength=1)
    put(s, 1, "nuduru", 0, strength=1)


def quiet(s: State) -> None:
    beaten(s)
    s.monster_pile.remove(monster("dogor"))  # he would take the place at the Gate


@pytest.mark.rule("ML-25.1")
def test_it_ends_with_a_capture_or_when_nobody_is_left() -> None:
    table = fight(captured, ("roll", "strength"), attack=[1] * 4, strength=[2, 1, 1, 1], steps=LAND)
    assert len(told(table, events.MonsterAttacks)) == 2
    assert told(table, events.Captured)
    table = fight(beaten, attack=[1] * 4 + [6] * 8, steps=LAND)
    ended(table)  # both fell, and nothing more was rolled
    assert told(table, events.Attacked) == []


@pytest.mark.rule("ML-25.2", "ML-25.3")
def test_fighters_are_out_those_behind_go_on() -> None:
    table = fight(captured, ("roll", "strength"), attack=[1] * 4, strength=[2, 1, 1, 1], steps=LAND)
    ended(table)
    for where in (0, 1):
        there = trail(table, where)
        assert (there.rolled, there.tokens, there.defence, there.strength) == ([], [], 0, 0)
    assert sorted(table.state.trap_discard) == sorted([trap("s-plus-1"), trap("plus-8")])
    tries = told(table, events.ConquestTried)
    assert [(each.who, each.total) for each in tries] == [(1, 3)]  # only the one behind rolled


@pytest.mark.rule("ML-25.4", "ML-25.5")
def test_an_unbeaten_monster_saves_the_land_and_goes_to_the_gate() -> None:
    table = roll_on(fight(beaten, attack=[1] * 12, strength=[6, 6], steps=LAND))
    ended(table)
    s = table.state
    assert not told(table, events.Conquered)
    assert not told(table, events.ConquestTried)
    assert s.escaped == [monster("gorgosh")]
    assert s.monsters[0] == -1
    assert s.lands[0] >= 0
    later = fight(
        quiet, attack=[1] * 12, strength=[6, 6], steps=[*LAND, "cleanup", "begin_round"], free=ROUND
    )
    roll_on(later)
    assert later.state.monsters[2] == monster("gorgosh")


@pytest.mark.rule("ML-25.10")
def test_nobody_attacks_twice() -> None:
    table = roll_on(fight(beaten, attack=[1] * 12, strength=[1, 1], steps=LAND))
    ended(table)
    assert len(told(table, events.Attacked)) == 2
