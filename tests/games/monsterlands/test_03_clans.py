"""Chapter 3, setup of a player, chapter 5, dice pools, and the clan that lost everybody (23.10)."""

from __future__ import annotations

from typing import Any

import pytest
from mltables import HOLD, done, make, member

import wyprawa
from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.content import BOARD, MEMBERS, TRAPS
from wyprawa.games.monsterlands.rules.query import reputation
from wyprawa.games.monsterlands.state import State

CHANCE = ("influence", "monster")


@pytest.mark.rule("ML-3.1", "ML-3.9", "ML-3.4")
def test_clans_are_picked_in_turn_order_each_another() -> None:
    table = wyprawa.new(GAME, seats=3, seed=4)
    order = []
    while table.choices and table.choices[0].ask == "clan":
        order.append((table.choices[0].seat, len(table.choices[0].options)))
        table.choose(table.choices[0].options[-1])
    first = order[0][0]
    assert order == [(first, 4), ((first + 1) % 3, 3), ((first + 2) % 3, 2)]
    assert len({clan.affinity for clan in table.state.clans}) == 3


@pytest.mark.rule("ML-3.2", "ML-3.3")
def test_a_leader_and_a_first_mercenary() -> None:
    for clan in make(HOLD, seats=4).state.clans:
        kinds = [MEMBERS[m].kind for m in clan.members]
        assert kinds == ["leader", "starter"]
        assert clan.leader == clan.members[0]
        assert MEMBERS[clan.members[0]].affinity == MEMBERS[clan.members[1]].affinity


@pytest.mark.rule("ML-3.5", "ML-3.6", "ML-3.7")
def test_five_glory_one_reputation_seven_gold() -> None:
    for clan in make(HOLD, seats=4).state.clans:
        assert (clan.glory, reputation(clan), clan.gold) == (5, 1, 7)


@pytest.mark.rule("ML-3.8")
def test_the_starting_trap_bears_the_leaders_symbol() -> None:
    for clan in make(HOLD, seats=4).state.clans:
        assert [TRAPS[t].kind for t in clan.traps] == ["starting"]
        assert TRAPS[clan.traps[0]].affinity == MEMBERS[clan.leader].affinity


# --- dice pools ---------------------------------------------------------------------------------------------


def pools(edit: Any = None, influence: list[int] | None = None, **options: Any) -> State:
    table = make(
        "prepare_pools",
        HOLD,
        edit=edit,
        script={"influence": influence} if influence else None,
        free=() if influence else CHANCE,
        **options,
    )
    if influence:
        done(table)
    return table.state


@pytest.mark.rule("ML-5.3", "ML-5.E1", "ML-5.4", "ML-4.13")
def test_the_first_pool_is_two_strength_one_magic_and_one_rolled_influence() -> None:
    s = pools(influence=[4, 2, 6])
    for clan, value in zip(s.clans, (4, 2, 6), strict=True):
        assert (clan.strength, clan.magic, clan.influence) == (2, 1, [value])


@pytest.mark.rule("ML-5.1", "ML-5.9", "ML-5.10", "ML-19.8")
def test_every_member_brings_dice_wounded_settled_or_not() -> None:
    def edit(s: State) -> None:
        clan = s.clans[0]
        clan.members += [member("fandor")]
        s.wounded = 1 << member("fandor")
        clan.lands, clan.settlers = [0], [member("fandor")]

    assert pools(edit).clans[0].strength == 2 + 2


@pytest.mark.rule("ML-5.2", "ML-5.8")
def test_glory_brings_bonus_dice_by_bracket() -> None:
    def dice(glory: int) -> tuple[int, int, int]:
        clan = pools(lambda s: setattr(s.clans[0], "glory", glory)).clans[0]
        return clan.strength, clan.magic, len(clan.influence)

    none = dice(0)
    for glory, bracket in ((1, 0), (10, 0), (11, 1), (20, 1), (21, 2), (30, 2), (44, 2)):
        bonus = tuple(a - b for a, b in zip(dice(glory), none, strict=True))
        assert bonus == BOARD.bonus_dice[bracket]


@pytest.mark.rule("ML-5.5", "ML-4.14")
def test_strength_and_magic_are_not_rolled() -> None:
    s = pools(influence=[1, 1, 1])  # a roll of any other die would have no outcome in the script
    assert s.clans[0].strength == 2


@pytest.mark.rule("ML-5.6")
def test_glory_gained_later_changes_the_pool_only_next_time() -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 10

    table = make("prepare_pools", HOLD, edit=edit, free=CHANCE)
    before = table.state.clans[0].strength, table.state.clans[0].magic, len(table.state.clans[0].influence)
    table.state.clans[0].glory = 11
    after = table.state.clans[0].strength, table.state.clans[0].magic, len(table.state.clans[0].influence)
    assert before == after


# --- a clan without members ---------------------------------------------------------------------------------


def lost(s: State) -> None:
    s.clans[1].members, s.clans[1].leader, s.clans[1].gold, s.clans[1].glory = [], -1, 2, 12


@pytest.mark.rule("ML-23.10", "ML-5.7", "ML-23.11", "ML-23.12")
def test_a_clan_without_members_may_take_a_greenhorn_as_leader() -> None:
    table = make("begin_round", edit=lost, free=CHANCE)
    assert (table.choices[0].seat, table.choices[0].ask) == (1, "greenhorn.leader")
    declined = table.fork()
    table.choose("take")
    clan = table.state.clans[1]
    assert MEMBERS[clan.leader].kind == "greenhorn"
    assert (clan.gold, clan.glory, len(table.state.greenhorns)) == (5, 12, 7)
    assert reputation(clan) == MEMBERS[clan.leader].reputation
    assert clan.strength >= 1
    declined.choose("decline")
    assert declined.state.clans[1].members == []


@pytest.mark.rule("ML-23.11")
def test_a_rich_clan_gets_no_gold() -> None:
    def edit(s: State) -> None:
        lost(s)
        s.clans[1].gold = 9

    table = make("begin_round", edit=edit, free=CHANCE)
    table.choose("take")
    assert table.state.clans[1].gold == 9


@pytest.mark.rule("ML-23.14")
def test_a_clan_with_one_member_left_gets_nobody() -> None:
    def edit(s: State) -> None:
        s.clans[1].members = s.clans[1].members[1:]

    assert make("begin_round", edit=edit, free=CHANCE).choices[0].ask != "greenhorn.leader"
