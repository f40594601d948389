"""Citadel Defence (chapter 28)."""

from __future__ import annotations

import pytest
from mlbattle import GATE, asked, beast, choose, ended, fight, options, put, told, trail
from mltables import member, monster

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State
from wyprawa.games.monsterlands.vocabulary import BUILDINGS

UPPER, LOWER = 12, 13


@pytest.mark.rule("ML-28.1")
def test_only_with_a_monster_and_somebody_there() -> None:
    def nobody(s: State) -> None:
        beast(s, "moldo", 2)

    ended(fight(nobody, steps=GATE))

    def nothing(s: State) -> None:
        put(s, UPPER, "taron", 0, strength=1, traps=["s1"])

    table = fight(nothing, steps=GATE)
    ended(table)
    assert trail(table, UPPER).shown == 0


@pytest.mark.rule("ML-28.2", "ML-28.3")
def test_traps_then_upper_then_lower_with_the_carried_total() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        put(s, UPPER, "taron", 0, strength=1, traps=["plus-4"])
        put(s, LOWER, "nuduru", 0, strength=1, traps=["s-plus-1"])

    table = fight(edit, ("roll", "strength"), attack=[1] * 4, strength=[3, 3], steps=GATE)
    assert len(told(table, events.TrapShown)) == 2  # both trails before the first attack
    choose(table, ("roll", "strength"))
    attacks = told(table, events.Attacked)
    assert [each.total for each in attacks] == [6, 6 + 3]
    assert told(table, events.Captured)


@pytest.mark.rule("ML-28.4", "ML-28.5")
def test_no_kin_dice_but_those_of_the_round() -> None:
    def edit(s: State) -> None:
        beast(s, "sckon", 2)
        s.round = 4
        put(s, UPPER, "taron", 0)

    table = fight(edit, attack=[1] * 5, steps=GATE, level="normal")
    assert told(table, events.MonsterAttacks)[0].sum == (("base", 4, -1), ("track", 1, -1))


@pytest.mark.rule("ML-28.6", "ML-28.10")
def test_no_conquest_no_loot_and_a_survivor_stays() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        put(s, UPPER, "taron", 0, strength=1)

    table = fight(edit, attack=[1, 1], strength=[1], steps=GATE)
    ended(table)
    assert table.state.monsters[2] == monster("moldo")
    assert table.state.escaped == []
    assert told(table, events.LootTaken) == []
    assert told(table, events.ConquestTried) == []


@pytest.mark.rule("ML-28.7")
def test_death_gives_three_glory() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        put(s, UPPER, "taron", 0)

    assert fight(edit, attack=[3, 3], steps=GATE).state.clans[0].glory == 8


def winner(s: State) -> None:
    """Taron on the upper trail kills Moldo at once; seat 1 stands below with 5 gold."""
    beast(s, "moldo", 2)
    put(s, UPPER, "taron", 0, strength=1, traps=["plus-8", "plus-8"], guard=2)
    put(s, LOWER, "nuduru", 1, strength=2, gold=5, guard=1)
    s.panic = 0b101
    s.panic_pile = [1, 3, 4, 5, 6]


@pytest.mark.rule("ML-28.8", "ML-28.9")
def test_victory_lifts_the_panic_and_pays() -> None:
    table = fight(winner, attack=[1, 1], steps=GATE)
    ended(table)
    s = table.state
    assert s.panic == 0
    assert sorted(s.panic_pile) == list(range(len(BUILDINGS)))
    assert s.clans[0].trophies == [monster("moldo")]
    assert s.clans[0].glory == 5 + 4
    assert s.monsters[2] == -1


@pytest.mark.rule("ML-28.11", "ML-28.12")
def test_the_lower_one_does_nothing_and_keeps_his_gold() -> None:
    table = fight(winner, attack=[1, 1], steps=GATE)
    assert [each.member for each in told(table, events.MonsterAttacks)] == [member("taron")]
    assert table.state.clans[1].glory == 5
    assert trail(table, LOWER).gold == 5
    assert trail(table, LOWER).rolled == []
    home = fight(
        winner,
        attack=[1, 1],
        steps=[*GATE, "cleanup", "begin_round"],
        free=["panic", "influence", "quest", "monster"],
    )
    assert home.state.clans[1].gold >= 7 + 5 - 1  # one gold of wages at most


@pytest.mark.rule("ML-28.13")
def test_the_guard_serves_whoever_stands_there() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        put(s, LOWER, "korgo", 0, strength=1, guard=1)

    table = fight(edit, attack=[3, 1], strength=[1], steps=GATE)
    assert options(table) == ["guard", "take"]
    choose(table, "guard")
    assert table.state.wounded == 0


@pytest.mark.rule("ML-28.14")
def test_with_deceits_the_clash_replaces_the_reveal() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        put(s, UPPER, "taron", 0, strength=1, traps=["plus-4"])

    assert asked(fight(edit, steps=GATE, deceit=True)) == "clash"


@pytest.mark.rule("ML-28.8")
def test_a_victory_in_a_land_lifts_no_panic() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 0)
        s.carried = 12
        s.panic = 0b101

    table = fight(edit, steps=[("strike", 0, 0)])
    assert told(table, events.Killed)
    assert table.state.panic == 0b101


@pytest.mark.rule("ML-28.3")
def test_nothing_is_carried_from_a_land_to_the_gate() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        put(s, UPPER, "taron", 0, strength=1)
        s.carried = 11

    assert told(fight(edit, attack=[1, 1], strength=[3], steps=GATE), events.Attacked)[0].total == 2
