"""Land battle, stage 4: loot (chapter 27; tokens used at any time are tested with the Deployment phase)."""

from __future__ import annotations

import pytest
from mlbattle import GATE, LAND, QUESTS, asked, beast, choose, ended, fight, options, put, told
from mltables import loot, quest

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State
from wyprawa.parts.supplies import lying

SHOWN = ["gold-10", "gold-12", "trophy", "recruit"]


def display(s: State) -> None:
    s.loot_shown = [loot(each) for each in SHOWN]
    s.loot_pile = [n for n in range(16) if n not in s.loot_shown]


def three(s: State) -> None:
    """Two of seat 0 and one of seat 1 fail against Gorgosh."""
    display(s)
    beast(s, "gorgosh")
    put(s, 0, "taron", 0)
    put(s, 1, "nuduru", 1)
    put(s, 3, "frunks", 0)


@pytest.mark.rule("ML-27.1", "ML-27.2", "ML-27.3", "ML-27.12")
def test_each_survivor_takes_one_from_left_to_right() -> None:
    table = fight(three, attack=[1] * 18, steps=LAND)
    seats = []
    while asked(table) == "loot.take":
        seats.append(table.choices[0].seat)
        choose(table, options(table)[-1])
    assert seats == [0, 1, 0]
    assert len(table.state.clans[0].loot) == 2
    assert len(table.state.clans[1].loot) == 1


@pytest.mark.rule("ML-27.4", "ML-27.5", "ML-45.10", "ML-29.36")
def test_the_display_is_refilled_at_the_end() -> None:
    table = fight(three, loot("gold-10"), attack=[1] * 18, steps=LAND)
    assert options(table) == sorted(loot(each) for each in SHOWN[1:])
    assert table.state.loot_shown == [-1, *(loot(each) for each in SHOWN[1:])]  # empty until then
    choose(table, loot("gold-12"), loot("trophy"))
    ended(table)
    assert len(lying(table.state.loot_shown)) == 4
    assert table.state.loot_shown[3] == loot("recruit")  # where it was


@pytest.mark.rule("ML-27.6", "ML-27.10")
def test_tokens_are_kept_without_limit_and_used_once() -> None:
    def edit(s: State) -> None:
        three(s)
        s.clans[0].loot = [loot("kill-6"), loot("rerolls-4"), loot("s-plus-2"), loot("m-plus-2")]

    table = fight(edit, ("loot", loot("kill-6")), attack=[1] * 18, steps=LAND)
    assert loot("kill-6") not in table.state.clans[0].loot
    assert table.state.loot_used == [loot("kill-6")]
    assert asked(table) == "loot.take"
    assert len(table.state.clans[0].loot) == 3
    choose(table, options(table)[0])
    assert len(table.state.clans[0].loot) == 4


@pytest.mark.rule("ML-27.7")
def test_loot_without_the_symbol_in_the_middle_of_a_fight() -> None:
    def edit(s: State) -> None:
        beast(s, "gorgosh")
        put(s, 0, "taron", 0, strength=4, traps=["m1"])
        s.clans[0].loot = [loot("gold-10")]

    table = fight(edit, "free", ("loot", loot("gold-10")), steps=[("strike", 0, 0)])
    assert table.state.clans[0].gold == 17


@pytest.mark.rule("ML-27.8")
def test_outside_loot_in_a_later_fight_of_the_same_round() -> None:
    def edit(s: State) -> None:
        s.loot_shown, s.loot_pile = [loot("kill-6")], []
        beast(s, "gorgosh")
        beast(s, "moldo", 1)  # Kill 12
        put(s, 0, "taron", 0)
        put(s, 4, "nuduru", 0, strength=1, traps=["plus-8"])

    table = fight(edit, attack=[1] * 8, steps=[("land_battle", 0), ("land_battle", 1)])
    choose(table, ("loot", loot("kill-6")), "stop", "kill")
    assert [each.who for each in told(table, events.Killed)] == [0]


@pytest.mark.rule("ML-27.9")
def test_used_tokens_come_back_when_the_supply_is_empty() -> None:
    def edit(s: State) -> None:
        s.loot_shown, s.loot_pile, s.loot_used = [loot("trophy")], [], [loot("gold-12")]

    table = fight(edit, steps=["restock_loot"])
    assert table.state.loot_shown == [loot("trophy"), loot("gold-12"), -1, -1]  # spaces stay empty
    assert table.state.loot_used == []


@pytest.mark.rule("ML-27.11")
def test_no_loot_at_the_gate_or_on_quests() -> None:
    def edit(s: State) -> None:
        display(s)
        s.quests = [quest("quest-2"), quest("quest-2")]
        beast(s, "moldo", 2)
        put(s, 12, "taron", 0)
        put(s, 8, "nuduru", 0, strength=2)

    table = fight(edit, attack=[1, 1], strength=[1, 1], steps=[*QUESTS, *GATE])
    ended(table)
    assert table.state.clans[0].loot == []
