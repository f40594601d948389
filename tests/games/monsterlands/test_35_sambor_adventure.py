"""Sambor in the Adventure phase (ML-35.31 to ML-35.40, ML-35.49 to ML-35.51)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import (
    LAND,
    QUESTS,
    Edit,
    asked,
    beast,
    choose,
    ended,
    fight,
    options,
    put,
    roll_on,
    sambor,
    told,
    trail,
)
from mltables import land, loot, member, monster, quest

from wyprawa.games.monsterlands import events, state
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Table
from wyprawa.parts.supplies import lying


def solo(edit: Edit, *answers: Any, steps: Any = LAND, **dice: Any) -> Table[State]:
    def lay(s: State) -> None:
        s.loot_shown, s.loot_pile = [loot("gold-10"), loot("gold-12")], []
        edit(s)

    return fight(lay, *answers, steps=steps, seats=1, scenario=1, **dice)


def race(left: str, right: str) -> Edit:
    """Quest 1 (10: 4 Glory, 2 gold; penalty 2) with Sambor or the player on its trails."""

    def edit(s: State) -> None:
        s.quests = [quest("quest-1"), quest("quest-1")]
        for where, who in ((8, left), (9, right)):
            if who == "sambor":
                sambor(s, where)
            elif who:
                put(s, where, "taron", 0, strength=3)

    return edit


@pytest.mark.rule("ML-35.31", "ML-35.36", "ML-35.39")
def test_he_wins_without_rolling_and_takes_nothing() -> None:
    def edit(s: State) -> None:
        beast(s, "abysur")
        sambor(s, 0)

    table = solo(edit)
    ended(table)  # no die of any kind
    s = table.state
    assert s.monsters[0] == -1
    assert monster("abysur") in s.monster_discard
    assert s.escaped == []
    assert len(lying(s.loot_shown)) == 2
    assert s.clans[0].loot == []


@pytest.mark.rule("ML-35.32", "ML-35.33")
def test_sambor_on_the_left_of_the_dice_quest() -> None:
    table = solo(race("sambor", ""), steps=QUESTS)
    ended(table)
    assert table.state.quests[0] == -1
    made = solo(race("sambor", "player"), steps=QUESTS, strength=[6, 6, 6])
    assert (made.state.clans[0].glory, made.state.clans[0].gold) == (5, 9)  # scraps
    failed = solo(race("sambor", "player"), steps=QUESTS, strength=[1, 1, 1])
    assert (failed.state.clans[0].glory, failed.state.clans[0].gold) == (3, 7)


@pytest.mark.rule("ML-35.34")
def test_sambor_on_the_right_of_the_dice_quest() -> None:
    made = solo(race("player", "sambor"), steps=QUESTS, strength=[3, 3, 4])
    assert (made.state.clans[0].glory, made.state.clans[0].gold) == (9, 9)
    failed = solo(race("player", "sambor"), steps=QUESTS, strength=[3, 3, 3])
    assert (failed.state.clans[0].glory, failed.state.clans[0].gold) == (3, 7)


@pytest.mark.rule("ML-35.35")
def test_he_does_nothing_on_a_contract() -> None:
    def edit(s: State) -> None:
        s.quests = [-1, quest("quest-1")]
        sambor(s, 10)

    table = solo(edit, steps=QUESTS)
    ended(table)
    assert table.state.quests[1] == quest("quest-1")
    assert trail(table, 10).seat == state.SAMBOR


@pytest.mark.rule("ML-35.37", "ML-35.38", "ML-35.E3")
def test_the_monster_then_the_land_then_nothing() -> None:
    def edit(s: State) -> None:
        beast(s, "abysur", land="kale")
        for where in (0, 1, 3):
            sambor(s, where)
        put(s, 2, "taron", 0, strength=6)

    table = solo(edit, loot("gold-12"))
    ended(table)  # the player neither fought nor rolled
    assert [each.monster for each in told(table, events.SamborBeat)] == [monster("abysur")]
    assert [each.land for each in told(table, events.SamborTookLand)] == [land("kale")]
    assert table.state.clans[0].loot == [loot("gold-12")]


@pytest.mark.rule("ML-35.40", "ML-35.49", "ML-35.E2")
def test_player_sambor_player() -> None:
    def edit(s: State) -> None:
        beast(s, "abysur", land="kale")  # Conquest Value 8
        put(s, 0, "taron", 0, strength=2)
        sambor(s, 1)
        put(s, 2, "korgo", 0, strength=2)

    table = roll_on(solo(edit, attack=[1] * 5, strength=[6, 6, 4, 4]))
    assert told(table, events.Attacked)[0].total == 12  # failed
    assert told(table, events.ConquestTried)[0].total == 8  # from 0
    assert asked(table) == "loot.take"
    choose(table, options(table)[0])
    ended(table)  # only for the first trail
    assert table.state.escaped == []
    assert monster("abysur") in table.state.monster_discard


@pytest.mark.rule("ML-35.50")
def test_an_unbeaten_monster_goes_to_the_gate_unless_sambor_comes_later() -> None:
    def edit(s: State) -> None:
        beast(s, "abysur")
        sambor(s, 1)
        put(s, 0, "taron", 0, strength=1)

    assert solo(edit, attack=[1] * 5, strength=[1]).state.escaped == []

    def alone(s: State) -> None:
        beast(s, "abysur")
        put(s, 0, "taron", 0, strength=1)

    assert solo(alone, attack=[1] * 5, strength=[1]).state.escaped == [monster("abysur")]


@pytest.mark.rule("ML-35.51")
def test_dice_aimed_at_sambor_do_nothing() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "ginova", 0)
        sambor(s, 1)

    table = solo(edit, ("aim", 1), attack=[6, 1], steps=[("meet", 0, 0)])
    ended(table)
    assert table.state.wounded == 0
    assert trail(table, 1).seat == state.SAMBOR
    assert told(table, events.MonsterAttacks)[-1].attack == 1
    assert member("ginova") in table.state.clans[0].members
