"""Land battle, stage 3: conquest (chapter 26)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import LAND, ROUND, asked, beast, choose, ended, face, fight, options, put, told, trail
from mltables import land, loot, member, trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Table
from wyprawa.parts.supplies import lying

CONQUEST = [("end_battle", 0)]  # the Monster is already beaten


def freed(s: State, which: str = "kyzhul") -> None:
    """A Land (Kyzhul: Conquest Value 10, 4 Glory) whose Monster is gone; no Loot is left."""
    s.loot_shown, s.loot_pile = [], []
    s.monsters[0] = -1
    s.lands[0] = land(which)


def alone(who: str = "taron", **fields: Any) -> Any:
    def edit(s: State) -> None:
        freed(s)
        put(s, 0, who, 0, shown=True, **fields)

    return edit


def tries(table: Table[State]) -> list[tuple[int, int]]:
    """Who came to what, and failed."""
    found = told(table, events.ConquestTried)
    return [(each.who, each.total) for each in found if each.total < each.needed]


def conquests(table: Table[State]) -> list[tuple[int, int]]:
    """Who came to what, and conquered."""
    found = told(table, events.ConquestTried)
    made = [(each.who, each.total) for each in found if each.total >= each.needed]
    assert [who for who, _ in made] == [each.who for each in told(table, events.Conquered)]
    return made


@pytest.mark.rule("ML-26.1")
def test_only_after_the_monster_fell_and_by_those_who_did_not_fight() -> None:
    def fought(s: State) -> None:
        freed(s)
        put(s, 0, "taron", 0, strength=3, fought=True)
        put(s, 1, "nuduru", 1, strength=1)

    table = fight(fought, strength=[6], steps=CONQUEST)
    ended(table)
    assert tries(table) == [(1, 6)]

    def unbeaten(s: State) -> None:
        freed(s)
        beast(s, "moldo")
        put(s, 0, "taron", 0, strength=3, fought=True)

    table = fight(unbeaten, steps=CONQUEST)
    ended(table)
    assert tries(table) == []


@pytest.mark.rule("ML-26.2", "ML-26.4")
def test_from_left_to_right_and_totals_are_carried() -> None:
    def edit(s: State) -> None:
        freed(s)
        put(s, 1, "taroa", 0, strength=1)
        put(s, 2, "nuduru", 1, strength=1)

    table = fight(edit, strength=[3, 6], steps=CONQUEST)
    assert tries(table) == [(0, 4)]  # Taroa: 1 more for each Strength die
    assert conquests(table) == [(1, 10)]


@pytest.mark.rule("ML-26.2")
def test_rerolls_poison_and_loot_help() -> None:
    def edit(s: State) -> None:
        alone("kakron", strength=2, poisons=1)(s)
        s.clans[0].loot = [loot("s-plus-2")]

    table = fight(edit, strength=[1, 1, 3], steps=CONQUEST)
    choose(table, ("reroll", 0, 1), ("loot", loot("s-plus-2")), "poison")
    ended(table)
    assert conquests(table) == [(0, 3 + 2 + 1 + 2 + 2)]


@pytest.mark.rule("ML-26.3", "ML-26.9")
def test_reaching_the_value_takes_the_land() -> None:
    table = fight(alone(strength=2), strength=[5, 5], steps=CONQUEST)
    clan = table.state.clans[0]
    assert clan.lands == [land("kyzhul")]
    assert clan.settlers == [-1]
    assert clan.glory == 9
    assert table.state.lands[0] == -1
    assert fight(alone(strength=2), strength=[5, 4], steps=CONQUEST).state.clans[0].lands == []


@pytest.mark.rule("ML-26.5")
def test_it_starts_at_nothing() -> None:
    def edit(s: State) -> None:
        alone(strength=1)(s)
        s.carried = 20

    assert tries(fight(edit, strength=[2], steps=CONQUEST)) == [(0, 2)]


@pytest.mark.rule("ML-26.6", "ML-26.14")
def test_traps_count_on_their_own_trail_with_their_dice() -> None:
    def edit(s: State) -> None:
        freed(s)
        put(s, 0, "taron", 0, strength=1, traps=["s-plus-1", "s1"], shown=True)
        put(s, 1, "nuduru", 1, strength=1)

    assert tries(fight(edit, strength=[1, 1, 1], steps=CONQUEST)) == [(0, 4), (1, 5)]


@pytest.mark.rule("ML-26.7")
def test_flat_traps_do_not_count() -> None:
    assert tries(fight(alone(strength=1, traps=["plus-8"]), strength=[3], steps=CONQUEST)) == [(0, 3)]


@pytest.mark.rule("ML-26.8")
def test_no_monster_attacks() -> None:
    table = fight(alone(strength=1), strength=[3], steps=CONQUEST)
    assert told(table, events.MonsterAttacks) == []
    assert table.state.wounded == 0


@pytest.mark.rule("ML-26.10")
def test_those_behind_the_conqueror_only_loot() -> None:
    def edit(s: State) -> None:
        freed(s)
        s.loot_shown = [loot("gold-10"), loot("gold-12")]
        put(s, 0, "taron", 0, strength=2)
        put(s, 1, "nuduru", 1, strength=2)

    table = fight(edit, strength=[5, 5], steps=CONQUEST)
    assert (asked(table), table.choices[0].seat) == ("loot.take", 1)
    assert trail(table, 1).rolled == []


@pytest.mark.rule("ML-26.11")
def test_all_dice_are_rolled() -> None:
    table = fight(alone(strength=3, traps=["s1"]), strength=[6, 6, 6, 6], steps=CONQUEST)
    ended(table)
    assert conquests(table) == [(0, 24)]


@pytest.mark.rule("ML-26.12")
def test_an_unconquered_land_stays_with_its_tile() -> None:
    def edit(s: State) -> None:
        alone(strength=1)(s)
        face(s, "tile-1b")

    table = fight(edit, strength=[1], steps=[*CONQUEST, "cleanup", "begin_round"], free=ROUND)
    s = table.state
    assert s.lands[0] == land("kyzhul")
    assert s.faces[0] == 1
    assert s.monsters[0] >= 0


@pytest.mark.rule("ML-26.13")
def test_all_fail_and_loot() -> None:
    def edit(s: State) -> None:
        freed(s)
        s.loot_shown = [loot("gold-10"), loot("gold-12"), loot("trophy")]
        put(s, 0, "taron", 0, strength=1)
        put(s, 1, "nuduru", 1, strength=1)

    table = fight(edit, loot("gold-12"), loot("gold-10"), strength=[1, 1], steps=CONQUEST)
    assert table.state.clans[0].loot == [loot("gold-12")]
    assert table.state.clans[1].loot == [loot("gold-10")]
    assert table.state.lands[0] == land("kyzhul")


@pytest.mark.rule("ML-26.E1", "ML-27.E1")
def test_monika_tomek_monika_aleksandra() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", land="kyzhul")  # Capture 8
        put(s, 0, "korgo", 0, strength=1)
        put(s, 1, "taron", 1, strength=1, traps=["plus-8"])
        put(s, 2, "nimra", 0, strength=2)
        put(s, 3, "frunks", 2, strength=2)

    table = fight(edit, ("roll", "strength"), "stop", attack=[1] * 4, strength=[2, 5, 5], steps=LAND)
    assert told(table, events.Captured)[0].who == 1
    assert [each.who for each in told(table, events.Conquered)] == [0]
    assert tries(table) == []
    assert trail(table, 3).rolled == []
    takers = []
    while asked(table) == "loot.take":
        takers.append(table.choices[0].seat)
        shown = len(lying(table.state.loot_shown))
        choose(table, options(table)[0])
    assert takers == [0, 2]
    assert shown == 3
    assert len(lying(table.state.loot_shown)) == 4  # refilled at the end
    assert member("nimra") == trail(table, 2).member
    assert trap("plus-8") in table.state.trap_discard
