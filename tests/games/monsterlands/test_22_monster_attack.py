"""Land battle, stage 2: the Monster attacks (chapter 22)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import GATE, LAND, Edit, asked, beast, choose, fight, options, put, roll_on, told, trail
from mltables import member

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.rules.outside.monster_attack import attack_dice
from wyprawa.games.monsterlands.state import State


def one(who: str = "taron", against: str = "moldo", land: str = "", **fields: Any) -> Edit:
    """One Mercenary alone on the first trail of Land A."""

    def edit(s: State) -> None:
        beast(s, against, land=land)
        put(s, 0, who, 0, **fields)

    return edit


@pytest.mark.rule("ML-22.1")
def test_the_leftmost_is_attacked_first_then_attacks() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 1, "taron", 0, strength=1)
        put(s, 3, "nuduru", 0, strength=1)

    table = roll_on(fight(edit, attack=[1] * 4, strength=[1, 1]))
    order = [
        (type(each.record).__name__, each.record.member)
        for each in table.log
        if isinstance(each.record, events.MonsterAttacks | events.Attacked)
    ]
    taron, nuduru = member("taron"), member("nuduru")
    assert order == [
        ("MonsterAttacks", taron), ("Attacked", taron), ("MonsterAttacks", nuduru), ("Attacked", nuduru)
    ]  # fmt: skip
    dead = fight(one(strength=1), attack=[6, 6])
    assert told(dead, events.Attacked) == []


@pytest.mark.rule("ML-22.2", "ML-22.3")
def test_how_many_dice() -> None:
    table = fight(one(against="abysur", land="kyzhul"), attack=[1] * 6)
    assert attack_dice(table.state, 0, 0) == (5, 1, 0, 0)
    table = fight(one(against="abysur", land="kale"), attack=[1] * 5, level="beginner")
    assert told(table, events.MonsterAttacks)[0].attack == 5

    def late(s: State) -> None:
        one(against="abysur", land="kyzhul")(s)
        s.round = 4

    assert told(fight(late, attack=[1] * 7, level="normal"), events.MonsterAttacks)[0].attack == 7
    assert attack_dice(fight(late, attack=[1] * 6, level="beginner").state, 0, 0).track == 0


@pytest.mark.rule("ML-22.4")
def test_the_player_to_the_left_rolls() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 2)

    assert told(fight(edit, attack=[1, 1]), events.MonsterAttacks)[0].roller == 0
    assert told(fight(one(), attack=[1, 1]), events.MonsterAttacks)[0].roller == 1
    assert told(fight(one(), attack=[1, 1], seats=1), events.MonsterAttacks)[0].roller == 0


@pytest.mark.rule("ML-22.5")
def test_the_power_is_applied() -> None:
    table = fight(one(against="warkorj", defence=1), attack=[1] * 4)
    assert asked(table) == "defend"  # his extra hit


@pytest.mark.rule("ML-22.6", "ML-22.7")
def test_magic_dice_take_attack_dice_away() -> None:
    table = fight(one(magic=3), attack=[1], magic=[2, 2])
    assert asked(table) == "remove_magic"
    assert options(table) == [0, 1, 2]
    choose(table, 1)
    assert told(table, events.MonsterAttacks)[0].attack == 1
    roll_on(table)
    assert (
        told(table, events.Attacked)[0].sum == (("magic", 2, 2),) * 2
    )  # two of three Magic dice are left to attack with


@pytest.mark.rule("ML-22.8")
def test_magic_dice_on_a_trap_count_too() -> None:
    table = fight(one(traps=["m2"]), 2)
    assert trail(table, 0).token_magic == [0]


@pytest.mark.rule("ML-22.9")
def test_three_to_six_hit() -> None:
    table = fight(one(against="gorgosh", defence=9), attack=[1, 2, 3, 4, 5, 6])
    assert told(table, events.MonsterAttacks)[0].hits == 4


@pytest.mark.rule("ML-22.10", "ML-22.22")
def test_a_token_cancels_a_hit() -> None:
    table = fight(one(defence=2, strength=1), "token", "token", attack=[3, 3], strength=[1])
    assert trail(table, 0).defence == 0
    assert table.state.wounded == 0
    assert table.state.clans[0].defence == 0  # discarded, not taken back


@pytest.mark.rule("ML-22.11")
def test_abilities_equipment_and_trail_cancel_hits_once() -> None:
    table = fight(one("drapis", against="gator", guard=1, gear=["noxx"]), attack=[3, 3, 3, 3, 1])
    assert len(options(table)) == 4  # ability, Equipment, guard, take
    choose(table, "ability", options(table)[1], "guard")
    assert table.state.wounded >> member("drapis") & 1  # each once: the fourth hit got through

    def used(s: State) -> None:
        one("drapis")(s)
        s.clans[0].used_members |= 1 << member("drapis")

    assert fight(used, attack=[3, 1]).state.wounded >> member("drapis") & 1


@pytest.mark.rule("ML-22.12", "ML-22.14")
def test_the_first_damage_wounds() -> None:
    table = fight(one(), attack=[3, 1])
    assert table.state.wounded == 1 << member("taron")
    assert told(table, events.Wounded)


@pytest.mark.rule("ML-22.13", "ML-22.22")
def test_each_potion_cancels_one_damage() -> None:
    table = fight(one(potions=2), "potion", "potion", attack=[3, 3])
    assert trail(table, 0).potions == 0
    assert table.state.wounded == 0
    assert table.state.clans[0].potions == 0


@pytest.mark.rule("ML-22.15")
def test_the_second_damage_kills() -> None:
    table = fight(one(), attack=[3, 3])
    assert member("taron") not in table.state.clans[0].members

    def hurt(s: State) -> None:
        one()(s)
        s.wounded |= 1 << member("taron")

    assert member("taron") not in fight(hurt, attack=[3, 1]).state.clans[0].members


@pytest.mark.rule("ML-22.16")
def test_all_defences_are_optional() -> None:
    table = fight(one("drapis", magic=1, defence=1, potions=1), 0, "take", attack=[3, 1], magic=[1])
    assert table.state.wounded >> member("drapis") & 1
    assert (trail(table, 0).defence, trail(table, 0).potions) == (1, 1)


@pytest.mark.rule("ML-22.17")
def test_more_than_eight_dice() -> None:
    def edit(s: State) -> None:
        one(against="gorgosh", land="kyzhul", defence=10)(s)
        s.round = 6

    table = fight(edit, attack=[1] * 8 + [3, 3], level="cruel")  # 6 + 1 + 3
    assert told(table, events.MonsterAttacks)[0].attack == 10
    assert told(table, events.MonsterAttacks)[0].hits == 2


@pytest.mark.rule("ML-22.18")
def test_no_dice_left_but_fixed_hits_stay() -> None:
    assert fight(one(magic=2), 2).state.wounded == 0  # no roll was made
    table = fight(one(against="warkorj", magic=4), 4)
    assert table.state.wounded >> member("taron") & 1


@pytest.mark.rule("ML-22.19")
def test_attacked_once() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 0)
        put(s, 1, "nuduru", 0)

    table = fight(edit, attack=[1] * 4)
    assert [each.member for each in told(table, events.MonsterAttacks)] == [member("taron"), member("nuduru")]


@pytest.mark.rule("ML-22.20")
def test_those_after_a_capture_are_not_attacked() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")  # Capture 8
        put(s, 0, "taron", 0, strength=1, traps=["plus-4"])
        put(s, 1, "nuduru", 1)

    table = fight(edit, ("roll", "strength"), attack=[1, 1], strength=[5])
    assert told(table, events.Captured)
    assert len(told(table, events.MonsterAttacks)) == 1


@pytest.mark.rule("ML-22.21")
def test_the_order_of_one_attack() -> None:
    def edit(s: State) -> None:
        beast(s, "warkorj")
        put(s, 0, "ginova", 0, magic=1, defence=1, potions=1)
        put(s, 1, "nuduru", 1)

    table = fight(edit, attack=[1, 6, 1], steps=[("meet", 0, 0)])
    assert asked(table) == "redirect.ability"
    choose(table, ("aim", 1))
    assert asked(table) == "remove_magic"
    assert table.choices[0].subject == (0, 3, 1)
    choose(table, 1)
    assert asked(table) == "defend"
    assert list(table.choices[0].subject) == [0, 2]
    choose(table, "token", "take")
    assert table.state.wounded >> member("ginova") & 1


@pytest.mark.rule("ML-22.23")
def test_the_roller_decides_nothing() -> None:
    table = fight(one(), attack=[1, 1])
    assert table.history == []  # rolled without a question to anybody


@pytest.mark.rule("ML-22.E1")
def test_caribdis_takes_five_dice() -> None:
    table = fight(one(against="caribdis", land="thaklan"), attack=[1] * 5, level="beginner")
    assert told(table, events.MonsterAttacks)[0].attack == 5


@pytest.mark.rule("ML-22.E2")
def test_frunks_and_his_potion() -> None:
    table = fight(one("frunks", potions=1), "potion", attack=[3, 3])
    assert table.state.wounded >> member("frunks") & 1
    assert member("frunks") in table.state.clans[0].members


@pytest.mark.rule("ML-22.E3")
def test_shandee_meets_abysur() -> None:
    def edit(s: State) -> None:
        beast(s, "abysur", land="kyzhul")
        s.round = 4
        s.clans[0].glory = 19
        put(s, 0, "shandee", 0, strength=2, magic=2, defence=1, potions=1)
        put(s, 1, "nuduru", 1)

    table = fight(edit, 1, attack=[1, 2, 3, 4, 5, 6], level="normal")
    attack = told(table, events.MonsterAttacks)[0]
    assert attack.sum == (("base", 5, -1), ("kin", 1, -1), ("track", 1, -1), ("given-up", -1, -1))
    assert (attack.attack, attack.faces, attack.hits) == (6, (1, 2, 3, 4, 5, 6), 4)
    choose(table, "token", "ability", "potion")
    assert table.state.wounded >> member("shandee") & 1
    assert table.state.clans[0].glory == 18


def test_the_gate_uses_the_same_attack() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        put(s, 12, "taron", 0)

    assert told(fight(edit, attack=[1, 1], steps=GATE), events.MonsterAttacks)[0].attack == 2


def test_a_whole_land_battle_ends_with_loot() -> None:
    assert asked(fight(one(), attack=[1, 1], steps=LAND)) == "loot.take"
