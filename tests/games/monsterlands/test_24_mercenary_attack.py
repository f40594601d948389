"""Land battle, stage 2: the Mercenary attacks (chapter 24)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import (
    LAND,
    MONSTER,
    Edit,
    asked,
    beast,
    choose,
    ended,
    face,
    fight,
    options,
    put,
    roll_on,
    told,
    trail,
)
from mltables import loot, monster, trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Table

ALL = ("roll", "all")
ONE = [("strike", 0, 0)]  # the first trail's attack alone, after the Monster's


def one(who: str = "taron", against: str = "abysur", seat: int = 0, **fields: Any) -> Edit:
    """One Mercenary on the first trail, with his Traps already revealed; Abysur is 17 / 22."""

    def edit(s: State) -> None:
        beast(s, against)
        put(s, 0, who, seat, shown=True, **fields)

    return edit


def reach(total: int, who: str = "taron", traps: tuple[str, ...] = ("m1",), **fields: Any) -> Table[State]:
    """An attack on Abysur that comes to this total: the carried total, and nothing more."""

    def edit(s: State) -> None:
        one(who, traps=traps, **fields)(s)
        there = s.trails[0]
        assert there is not None
        there.token_magic = [0] * len(traps)
        s.carried = total

    return fight(edit, steps=ONE)


def result(table: Table[State]) -> str:
    if told(table, events.Killed):
        return "kill"
    return "capture" if told(table, events.Captured) else "failure"


def total(table: Table[State], nth: int = 0) -> int:
    reached: int = told(table, events.Attacked)[nth].total
    return reached


@pytest.mark.rule("ML-24.1")
def test_all_dice_left_attack() -> None:
    table = fight(one(strength=1, traps=["s1", "m1"]), ALL, strength=[1, 2], magic=[3], steps=ONE)
    assert total(table) == 6


@pytest.mark.rule("ML-24.3")
def test_modifiers_are_mandatory() -> None:
    table = fight(
        one("taroa", strength=1, traps=["s-plus-1"], gear=["pugnor"]),
        strength=[1],
        steps=ONE,
    )
    ended(table)  # nothing was asked
    assert total(table) == 1 + 3


@pytest.mark.rule("ML-24.4")
def test_rerolls_are_optional() -> None:
    table = fight(one("kakron", strength=1), ("roll", "strength"), strength=[1, 6], steps=ONE)
    assert options(table) == [("reroll", 0, 1), "stop"]
    choose(table, ("reroll", 0, 1))
    assert total(table) == 6
    assert total(fight(one("kakron", strength=1), ("roll", "strength"), "stop", strength=[1], steps=ONE)) == 1


@pytest.mark.rule("ML-24.6", "ML-24.7")
def test_a_modifier_touches_all_dice_of_its_colour_on_its_trail() -> None:
    def edit(s: State) -> None:
        beast(s, "gator")
        put(s, 0, "taroa", 0, strength=2, magic=1, shown=True)
        put(s, 1, "taron", 0, strength=1)

    steps = [("strike", 0, 0), ("strike", 0, 1)]
    table = roll_on(fight(edit, strength=[1, 1, 1], magic=[1], steps=steps))
    assert total(table) == 2 + 2 + 1
    assert total(table, 1) == 5 + 1


@pytest.mark.rule("ML-24.8", "ML-24.15", "ML-24.26")
def test_a_capture_needs_a_trap_on_this_trail() -> None:
    assert result(reach(17)) == "capture"
    assert result(reach(17, traps=())) == "failure"

    def elsewhere(s: State) -> None:
        one()(s)
        put(s, 1, "nuduru", 0, traps=["s1"])
        s.carried = 17

    assert result(fight(elsewhere, steps=ONE)) == "failure"


@pytest.mark.rule("ML-24.9", "ML-24.11", "ML-24.14", "ML-24.E5")
@pytest.mark.parametrize(
    ("value", "with_trap", "without"),
    [
        (16, "failure", "failure"),
        (17, "capture", "failure"),
        (21, "capture", "failure"),
        (22, "kill", "kill"),
    ],
)
def test_capture_and_kill_values(value: int, with_trap: str, without: str) -> None:
    assert result(reach(value)) == with_trap
    assert result(reach(value, traps=())) == without


@pytest.mark.rule("ML-24.16")
def test_one_die_after_another_in_any_order() -> None:
    table = fight(one(strength=2, magic=1, traps=["plus-6"]), steps=ONE, magic=[2], strength=[3])
    assert options(table) == [("roll", "strength"), ("roll", "magic"), ALL, "stop"]
    choose(table, ("roll", "magic"), ("roll", "strength"), "stop")
    ended(table)
    assert total(table) == 6 + 2 + 3


@pytest.mark.rule("ML-24.16", "ML-24.28")
def test_one_may_stop_without_a_trap_before_the_first_die() -> None:
    table = fight(one(strength=4), steps=ONE)
    assert "stop" in options(table)
    choose(table, "stop")
    ended(table)
    assert result(table) == "failure"
    assert total(table) == 0


@pytest.mark.rule("ML-24.16")
def test_one_may_stop_to_keep_the_monster_for_a_later_trail() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")  # Kill 12
        put(s, 0, "fandor", 0, strength=2, shown=True)
        put(s, 1, "lusara", 0, strength=1)

    table = fight(edit, ("roll", "strength"), "stop", steps=ONE, strength=[6])
    assert result(table) == "failure"
    assert table.state.carried == 5


@pytest.mark.rule("ML-24.17")
def test_stopping_below_the_capture_value() -> None:
    table = fight(one(strength=3, traps=["plus-4"]), ("roll", "strength"), "stop", strength=[2], steps=ONE)
    assert result(table) == "failure"
    assert table.state.carried == 4 + 2


@pytest.mark.rule("ML-24.17")
def test_a_rival_behind_is_reason_enough_to_stop() -> None:
    def edit(s: State) -> None:
        one(strength=2)(s)
        put(s, 1, "nuduru", 1)

    assert asked(fight(edit, steps=ONE)) == "attack"
    alone = fight(one(strength=2), steps=ONE, strength=[1, 1])
    ended(alone)  # out of reach and nobody behind: all dice were rolled


@pytest.mark.rule("ML-24.18")
def test_the_running_total() -> None:
    table = fight(one(strength=3, traps=["plus-4", "s-plus-2"]), steps=ONE, strength=[1])
    assert table.choices[0].subject == (0, 4)  # the flat bonus is where it starts
    choose(table, ("roll", "strength"))
    assert table.choices[0].subject == (0, 4 + 1 + 2)
    assert told(table, events.DieRolled)[0].total == 7


@pytest.mark.rule("ML-24.19")
def test_passing_through_the_capture_range() -> None:
    table = fight(
        one(strength=6, traps=["plus-8"]),
        ("roll", "strength"),
        ("roll", "strength"),
        steps=ONE,
        strength=[5, 5, 6],
    )
    assert table.choices[0].subject == (0, 18)
    assert not told(table, events.Captured)
    choose(table, ("roll", "strength"))
    ended(table)  # 24: over at once, with three dice left
    assert result(table) == "kill"


@pytest.mark.rule("ML-24.21")
def test_the_next_one_is_attacked_before_he_attacks() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 1, "nuduru", 0)
        s.carried = 12  # of the first trail

    table = fight(edit, attack=[3, 1])
    kinds = [type(line.record).__name__ for line in table.log]
    assert kinds.index("Wounded") < kinds.index("Attacked")
    assert result(table) == "kill"


@pytest.mark.rule("ML-24.23")
def test_the_carried_total_is_fixed() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 0, strength=2)
        put(s, 1, "nuduru", 0, strength=1, traps=["s-plus-3"])

    table = fight(edit, ALL, ("roll", "strength"), attack=[1] * 4, strength=[2, 2, 2])
    assert total(table) == 2
    assert total(table, 1) == 2 + (2 - 1 + 3)


@pytest.mark.rule("ML-24.24")
def test_the_dead_add_nothing() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 0, strength=1)
        put(s, 1, "nuduru", 0, strength=5)
        put(s, 2, "korgo", 0, strength=1)

    table = roll_on(fight(edit, attack=[1, 1, 6, 6, 1, 1], strength=[3, 4]))
    assert total(table, 1) == 2 + 3


@pytest.mark.rule("ML-24.25", "ML-24.32")
def test_bonuses_for_one_aim_only() -> None:
    assert result(reach(19, who="naiala", traps=())) == "kill"
    assert result(reach(18, who="naiala", traps=())) == "failure"
    assert reach(18, who="naiala", traps=()).state.carried == 18  # never part of the carried total
    assert result(reach(14, who="torko")) == "capture"
    assert result(reach(13, who="torko")) == "failure"
    assert reach(13, who="torko").state.carried == 13
    assert result(reach(16, who="tortock")) == "capture"
    assert result(reach(20, who="poissen", traps=())) == "kill"


@pytest.mark.rule("ML-24.27", "ML-24.28")
def test_no_dice_or_none_rolled() -> None:
    assert result(reach(22, traps=())) == "kill"  # no die at all

    def edit(s: State) -> None:
        one(strength=3, traps=["plus-8"], poisons=1)(s)
        s.carried = 7

    table = fight(edit, "poison", "stop", steps=ONE)
    assert total(table) == 17
    assert result(table) == "capture"


@pytest.mark.rule("ML-24.29")
def test_a_flat_bonus_may_force_a_kill() -> None:
    def edit(s: State) -> None:
        one(traps=["plus-8"])(s)
        s.carried = 14

    assert result(fight(edit, steps=ONE)) == "kill"


@pytest.mark.rule("ML-24.30")
def test_the_slot_stays_empty() -> None:
    assert reach(17).state.monsters[0] == -1
    assert reach(22).state.monsters[0] == -1


@pytest.mark.rule("ML-24.33")
def test_a_capture_bonus_may_pass_the_kill_value() -> None:
    assert result(reach(21, who="torko")) == "capture"  # 24 for the capture, 21 for the kill


@pytest.mark.rule("ML-24.E1")
def test_frunks_captures_sckon() -> None:
    table = fight(
        one("frunks", "sckon", strength=2, magic=2, poisons=1, traps=["plus-4"]),
        ("roll", "magic"), ("roll", "strength"), "poison", "stop",
        magic=[2], strength=[2], steps=ONE,
    )  # fmt: skip
    ended(table)
    assert [each.total for each in told(table, events.DieRolled)] == [7, 9]
    assert total(table) == 11
    assert result(table) == "capture"
    assert (trail(table, 0).strength, trail(table, 0).magic) == (0, 0)  # unrolled dice are discarded


@pytest.mark.rule("ML-24.E2", "ML-24.E3", "ML-24.E4", "ML-27.E2")
def test_shandee_przemek_and_monikas_second_against_abysur() -> None:
    def edit(s: State) -> None:
        beast(s, "abysur")
        face(s, "tile-6b")  # its second trail has a Magic reroll
        put(s, 0, "shandee", 0, strength=2, magic=1, traps=["m-plus-1"])
        put(s, 1, "nuduru", 1, magic=2, rerolls=1)
        put(s, 3, "korgo", 0, strength=2, magic=1)

    table = fight(
        edit, 0, ALL, attack=[1] * 15, strength=[1, 2, 3, 5], magic=[3, 2, 4, 3, 3], steps=LAND
    )  # fmt: skip
    assert total(table) == 7
    assert result(table) == "failure"
    there = trail(table, 0)
    assert there.rolled == [(0, 1), (0, 2), (1, 3)]
    assert there.tokens == [trap("m-plus-1")]
    choose(table, 0, ALL, ("reroll", 1, 2))
    assert total(table, 1) == 14
    choose(table, 0, ALL)
    assert total(table, 2) == 25
    assert result(table) == "kill"
    assert table.state.clans[0].trophies == [monster("abysur")]
    assert table.state.clans[0].glory == 12
    assert (table.choices[0].seat, asked(table)) == (0, "loot.take")  # for Shandee
    choose(table, options(table)[0])
    assert (table.choices[0].seat, asked(table)) == (1, "loot.take")
    choose(table, options(table)[0])
    ended(table)


def test_free_things_are_offered_in_the_attack() -> None:
    def edit(s: State) -> None:
        one(strength=1, traps=["plus-8", "plus-6"])(s)
        s.clans[0].loot = [loot("gold-12")]

    table = fight(edit, "free", ("loot", loot("gold-12")), steps=ONE)
    assert table.state.clans[0].gold == 19
    assert asked(table) == "attack"


def test_the_battle_in_full() -> None:
    table = fight(one(strength=1), attack=[1] * 5, strength=[1], steps=MONSTER)
    ended(table)


@pytest.mark.rule("ML-24.22")
def test_each_land_starts_at_nothing() -> None:
    def edit(s: State) -> None:
        s.loot_shown, s.loot_pile = [], []
        one(strength=1)(s)
        s.carried = 9  # of the battle before

    assert total(fight(edit, attack=[1] * 5, strength=[3], steps=LAND)) == 3


@pytest.mark.rule("ML-24.16")
def test_one_may_stop_when_the_death_would_hurt() -> None:
    def edit(s: State) -> None:
        beast(s, "korcko")  # whose last breath hits everybody there
        put(s, 0, "fandor", 0, strength=4)

    assert "stop" in options(fight(edit, attack=[1, 1]))
