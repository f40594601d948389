"""The Adventure phase: order and quests (chapter 20)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from mlbattle import END, QUESTS, asked, beast, choose, ended, fight, options, put, roll_on, told, trail
from mltables import loot, make, member, quest

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Table

LEFT, RIGHT = 8, 9


def tiles(s: State, a: str = "quest-1", b: str = "quest-1") -> None:
    s.quests = [quest(a), quest(b)]


def race(left: Sequence[int], right: Sequence[int] = (), seats: tuple[int, int] = (0, 1)) -> Table[State]:
    """Quest 1 (three dice, objective 10: 4 Glory and 2 gold, penalty 2) with these rolls."""

    def edit(s: State) -> None:
        tiles(s)
        if left:
            put(s, LEFT, "taron", seats[0], strength=len(left))
        if right:
            put(s, RIGHT, "nuduru", seats[1], strength=len(right))

    table = fight(edit, strength=[*left, *right], steps=QUESTS)
    ended(table)
    return table


def purse(table: Table[State], seat: int) -> tuple[int, int]:
    """Glory and gold."""
    return table.state.clans[seat].glory, table.state.clans[seat].gold


@pytest.mark.rule("ML-20.1", "ML-20.3")
def test_quests_then_lands_then_the_gate() -> None:
    def edit(s: State) -> None:
        tiles(s, "quest-2", "quest-1")
        s.clans[0].gold = 4
        s.loot_shown, s.loot_pile = [], []
        beast(s, "moldo", 0)
        beast(s, "korcko", 1)
        beast(s, "krinx", 2)
        put(s, LEFT, "taron", strength=2)
        put(s, 10, "nuduru")
        put(s, 1, "purkas", strength=1)
        put(s, 5, "korgo", strength=1)
        put(s, 12, "frunks", strength=1)

    script = {"strength": [5, 5, 1, 1, 1], "attack": [1] * 7}
    table = make("adventure", END, edit=edit, script=script, free=["loot"])
    assert asked(table) == "contract"  # the dice-roll quest is over
    assert len(told(table, events.QuestWon)) == 1
    assert not told(table, events.MonsterAttacks)
    choose(table, "decline")
    ended(roll_on(table))
    beaten = [each.member for each in told(table, events.MonsterAttacks)]
    assert beaten == [member("purkas"), member("korgo"), member("frunks")]


@pytest.mark.rule("ML-20.2")
def test_parts_without_mercenaries_are_skipped() -> None:
    def edit(s: State) -> None:
        beast(s, "krinx", 2)

    table = make("adventure", END, edit=edit)
    ended(table)
    assert table.log == []
    assert table.state.quests[0] >= 0
    assert table.state.monsters[0] >= 0


@pytest.mark.rule("ML-20.4")
def test_all_dice_are_rolled_influence_too() -> None:
    def edit(s: State) -> None:
        tiles(s, "quest-9")
        put(s, LEFT, "taron", strength=1, magic=1, influence=1)
        s.carried = 5  # of an earlier battle: of no account here

    table = fight(edit, strength=[3], magic=[4], influence=[6], steps=QUESTS)
    assert told(table, events.QuestRolled)[0].total == 13


@pytest.mark.rule("ML-20.5")
def test_rerolls_and_modifiers_after_rolling() -> None:
    def edit(s: State) -> None:
        tiles(s, "quest-9")  # objective 11
        put(s, LEFT, "frunks", magic=2, influence=1, gear=["slham"])

    table = fight(edit, magic=[3, 3], influence=[1], steps=QUESTS)
    assert options(table) == [("reroll", 2, 1), "stop"]  # optional
    choose(table, "stop")
    assert told(table, events.QuestRolled)[0].total == 3 + 1 + 3 + 1 + 1  # Frunks: 1 for each Magic die


@pytest.mark.rule("ML-20.6", "ML-20.7", "ML-20.22")
def test_alone_and_successful() -> None:
    table = race([3, 3, 4])  # exactly 10
    assert purse(table, 0) == (9, 9)
    assert table.state.quests[0] == -1


@pytest.mark.rule("ML-20.6", "ML-20.8", "ML-20.13")
def test_alone_and_failing() -> None:
    table = race([3, 3, 3])
    assert purse(table, 0) == (3, 7)
    assert table.state.quests[0] == -1


@pytest.mark.rule("ML-20.9")
def test_one_of_two_succeeds() -> None:
    table = race([1, 1, 1], [6, 6, 6])
    assert purse(table, 0) == (3, 7)
    assert purse(table, 1) == (9, 9)


@pytest.mark.rule("ML-20.10")
def test_the_higher_total_takes_the_reward() -> None:
    table = race([4, 4, 4], [4, 4, 5])
    assert purse(table, 0) == (5, 9)
    assert purse(table, 1) == (9, 9)


@pytest.mark.rule("ML-20.11")
def test_a_tie_goes_to_the_left() -> None:
    table = race([4, 4, 4], [4, 4, 4])
    assert purse(table, 0) == (9, 9)
    assert purse(table, 1) == (5, 9)


@pytest.mark.rule("ML-20.12", "ML-20.13")
def test_both_fail() -> None:
    table = race([1, 1, 1], [2, 2, 2])
    assert purse(table, 0) == purse(table, 1) == (3, 7)
    assert table.state.quests[0] == -1


@pytest.mark.rule("ML-20.14")
def test_the_left_one_finishes_before_the_right_rolls() -> None:
    def edit(s: State) -> None:
        tiles(s)
        put(s, LEFT, "skrat", 0, strength=3)
        put(s, RIGHT, "kakron", 1, strength=3)

    table = fight(edit, strength=[1, 1, 1, 6, 5, 5, 5], steps=QUESTS)
    assert table.choices[0].seat == 0
    assert trail(table, RIGHT).rolled == []
    choose(table, ("reroll", 0, 1), "stop")
    assert table.choices[0].seat == 1
    assert len(trail(table, RIGHT).rolled) == 3


@pytest.mark.rule("ML-20.15", "ML-20.16", "ML-20.19")
def test_both_contract_trails_may_pay() -> None:
    def edit(s: State) -> None:
        tiles(s, b="quest-1")  # 4 gold: 3 Glory left, 2 Glory right
        put(s, 10, "taron", 0)
        put(s, 11, "nuduru", 1)

    table = fight(edit, steps=QUESTS)
    assert table.choices[0].seat == 0
    choose(table, "accept")
    assert table.choices[0].seat == 1
    choose(table, "accept")
    ended(table)
    assert purse(table, 0) == (8, 3)
    assert purse(table, 1) == (7, 3)


@pytest.mark.rule("ML-20.17")
def test_declining_or_being_poor_costs_nothing() -> None:
    def edit(s: State) -> None:
        tiles(s, b="quest-1")
        s.clans[1].gold = 3
        put(s, 10, "taron", 0)
        put(s, 11, "nuduru", 1)

    table = fight(edit, "decline", steps=QUESTS)  # seat 1 cannot pay and is not asked
    ended(table)
    assert purse(table, 0) == (5, 7)
    assert purse(table, 1) == (5, 3)


@pytest.mark.rule("ML-20.18")
def test_contracts_are_paid_from_the_player_area() -> None:
    def edit(s: State) -> None:
        tiles(s, b="quest-2")  # two Potions
        s.clans[0].potions = 1
        put(s, 10, "taron", 0, potions=2)

    ended(fight(edit, steps=QUESTS))  # those on the Assignment token do not count, so nothing is asked

    def enough(s: State) -> None:
        edit(s)
        s.clans[0].potions = 2

    table = fight(enough, "accept", steps=QUESTS)
    assert table.state.clans[0].potions == 0
    assert trail(table, 10).potions == 2


@pytest.mark.rule("ML-20.20", "ML-20.21", "ML-20.24")
def test_nobody_is_hurt_or_loots_and_all_stay_assigned() -> None:
    def edit(s: State) -> None:
        tiles(s, "quest-2", "quest-1")
        s.clans[0].gold = 0
        put(s, LEFT, "taron", strength=2)
        put(s, 10, "nuduru")

    table = make("adventure", END, edit=edit, script={"strength": [1, 1]})  # no Attack die, no Loot is drawn
    ended(table)
    assert table.state.wounded == 0
    assert table.state.clans[0].loot == []
    for where, who in ((LEFT, "taron"), (10, "nuduru")):
        assert trail(table, where).member == member(who)
        assert table.state.assigned >> member(who) & 1


@pytest.mark.rule("ML-20.22", "ML-29.36", "ML-45.10")
def test_rewards_may_hold_loot() -> None:
    def edit(s: State) -> None:
        tiles(s, "quest-7")
        s.loot_shown = [loot(id) for id in ("gold-10", "gold-12", "trophy", "recruit")]
        s.loot_pile = [loot("kill-6")]
        put(s, LEFT, "taron", strength=3)

    table = fight(edit, loot("gold-12"), strength=[4, 4, 4], steps=QUESTS)
    assert table.state.clans[0].loot == [loot("gold-12")]
    assert table.state.loot_shown == [loot(id) for id in ("gold-10", "kill-6", "trophy", "recruit")]
    assert table.state.clans[0].glory == 8


@pytest.mark.rule("ML-20.23")
def test_one_clan_on_both_trails() -> None:
    table = race([4, 4, 4], [4, 4, 5], seats=(0, 0))
    assert purse(table, 0) == (9, 7 + 2 + 2)  # reward and scraps


@pytest.mark.rule("ML-20.E1")
@pytest.mark.parametrize(
    ("right", "first", "second"),
    [([4, 4, 4], (9, 9), (5, 9)), ([4, 4, 5], (5, 9), (9, 9)), ([3, 3, 3], (9, 9), (3, 7))],
)
def test_twelve_against_twelve_thirteen_and_nine(
    right: list[int], first: tuple[int, int], second: tuple[int, int]
) -> None:
    table = race([4, 4, 4], right)
    assert purse(table, 0) == first
    assert purse(table, 1) == second


@pytest.mark.rule("ML-20.E2")
def test_a_penalty_of_two() -> None:
    def edit(s: State) -> None:
        tiles(s)
        s.clans[0].glory = 18
        put(s, LEFT, "taron", strength=3)

    assert fight(edit, strength=[1, 1, 1], steps=QUESTS).state.clans[0].glory == 16


def test_a_second_roller_may_improve_to_overtake() -> None:
    def edit(s: State) -> None:
        tiles(s)
        put(s, LEFT, "taron", 0, strength=3)
        put(s, RIGHT, "kakron", 1, strength=3)

    table = fight(edit, ("reroll", 0, 3), strength=[4, 4, 4, 4, 4, 3, 6], steps=QUESTS)
    ended(table)
    assert purse(table, 1) == (9, 9)
