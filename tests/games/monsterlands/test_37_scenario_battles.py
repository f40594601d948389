"""Scenarios 4, 8 and 10 in battle (ML-37.9, 37.10, 37.23 to 37.25, 37.30, 37.33, 37.36)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import Edit, asked, beast, choose, ended, fight, options, put, sambor, told, trail
from mltables import loot, make, member, trap

from wyprawa.games.monsterlands import events, state
from wyprawa.games.monsterlands.content import TRAPS
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Table

CLASH = [("reveal_traps", 0)]


def solo(scenario: int, edit: Edit, *answers: Any, level: str = "normal", **more: Any) -> Table[State]:
    return fight(edit, *answers, seats=1, scenario=scenario, level=level, **more)


@pytest.mark.rule("ML-37.9", "ML-37.10")
def test_scenario_4_knows_potions_but_no_defence() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "wondou", 0, guard=2, potions=1, gear=["noxx"])

    table = solo(4, edit, attack=[3, 1])
    assert options(table) == ["potion", "take"]
    choose(table, "potion")
    assert table.state.wounded == 0


@pytest.mark.rule("ML-37.33")
def test_scenario_4_voids_only_the_defence_of_the_loot() -> None:
    def edit(s: State) -> None:
        s.clans[0].loot = [loot("supplies")]

    table = make(("tidy", 0), ("queens_gift", 0), edit=edit, seats=1, scenario=4)
    choose(table, "free", ("loot", loot("supplies")))
    clan = table.state.clans[0]
    assert (clan.gold, clan.potions, clan.defence) == (13, 1, 0)


@pytest.mark.rule("ML-37.23")
def test_scenario_8_gives_sambor_two_deceits() -> None:
    def edit(s: State) -> None:
        s.clans[0].strength = 1

    script = {"sambor.red": [5], "sambor.yellow": [2], "deceit": [trap("deceit-m1"), trap("deceit-aim1")]}
    table = make("sambor_turn", ("turn", 0), edit=edit, script=script, seats=1, scenario=8)
    there = trail(table, 1)
    assert there.seat == state.SAMBOR
    assert there.tokens == [trap("deceit-m1"), trap("deceit-aim1")]
    assert there.shown == 0
    assert all(TRAPS[each].kind == "deceit" for each in table.state.deceit_pile)


@pytest.mark.rule("ML-37.24")
def test_scenario_8_clashes() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, traps=["s1"])

    assert asked(solo(8, edit, steps=CLASH)) == "clash"


@pytest.mark.rule("ML-37.25")
def test_scenario_8_the_right_neighbour_first_then_the_left() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, strength=2, defence=1)
        sambor(s, 1, ["deceit-s1", "deceit-s2"])
        put(s, 3, "korgo", 0, strength=3)

    table = solo(8, edit, steps=CLASH)
    assert trail(table, 3).strength == 2  # the first, to the right
    assert asked(table) == "deceived"
    assert table.choices[0].subject[0] == 0
    choose(table, "cancel")
    ended(table)
    assert trail(table, 0).strength == 2
    assert trap("deceit-s2") in table.state.deceit_pile

    def one_side(s: State) -> None:
        put(s, 0, "taron", 0, strength=5)
        sambor(s, 1, ["deceit-s1", "deceit-s2"])

    assert trail(solo(8, one_side, steps=CLASH), 0).strength == 2  # both against him


@pytest.mark.rule("ML-37.25")
def test_scenario_8_redirecting_deceits_strike_when_sambor_is_reached() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        sambor(s, 1, ["deceit-aim2", "deceit-aim1"])
        put(s, 2, "korgo", 0)

    table = solo(8, edit, attack=[6, 1, 1])
    ended(table)
    assert [each.attack for each in told(table, events.MonsterAttacks)] == [2, 1]
    assert table.state.wounded == 1 << member("korgo")
    assert table.state.monsters[0] == -1

    def gone(s: State) -> None:
        edit(s)
        s.trails[0], s.trails[1] = s.trails[1], None
        sambor(s, 1)
        s.monsters[0] = -1

    assert told(solo(8, gone), events.MonsterAttacks) == []  # the Monster had gone before


def slaughter(edit: Edit, *answers: Any, **more: Any) -> Table[State]:
    return solo(10, edit, *answers, **more)


@pytest.mark.rule("ML-37.30", "ML-37.E4")
def test_scenario_10_misses_are_rolled_once_more() -> None:
    def edit(s: State) -> None:
        beast(s, "gator")
        put(s, 0, "taron", 0, defence=5)

    table = slaughter(edit, attack=[1, 2, 3, 5, 6, 4, 1])
    assert told(table, events.MonsterAttacks)[0].hits == 4
    assert asked(table) == "defend"


@pytest.mark.rule("ML-37.36")
def test_scenario_10_every_attack_and_the_second_result_stands() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 0)
        put(s, 1, "korgo", 0)

    table = slaughter(edit, attack=[1, 1, 1, 2, 2, 2, 6, 1])
    ended(table)
    assert [each.hits for each in told(table, events.MonsterAttacks)] == [0, 1]
    assert table.state.wounded == 1 << member("korgo")
