"""Death of a Mercenary (chapter 23)."""

from __future__ import annotations

import pytest
from mlbattle import GATE, LAND, beast, choose, ended, fight, options, put, told, trail
from mldeploy import settle_at
from mltables import equipment, land, make, member, trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import BOARD
from wyprawa.games.monsterlands.rules.query import reputation
from wyprawa.games.monsterlands.state import State

DEADLY = [6, 6]  # Moldo's two dice


def doomed(s: State) -> None:
    beast(s, "moldo")
    put(
        s, 2, "drapis", 0, strength=2, traps=["s1"], defence=1, potions=1, poisons=1, gold=2, gear=["noxx"]
    )  # fmt: skip
    s.clans[0].used_members |= 1 << member("drapis")
    s.clans[0].used_equipment |= 1 << equipment("noxx")


@pytest.mark.rule("ML-23.1", "ML-23.2")
def test_everything_of_his_is_gone() -> None:
    table = fight(doomed, "take", attack=DEADLY)
    s = table.state
    assert member("drapis") not in s.clans[0].members
    assert member("drapis") in s.member_discard
    assert s.holders[equipment("noxx")] == -1
    assert s.trails[2] is None
    assert s.trap_discard == [trap("s1")]
    assert not s.assigned >> member("drapis") & 1
    clan = s.clans[0]
    assert (clan.gold, clan.potions, clan.poisons, clan.defence) == (7, 0, 0, 0)


@pytest.mark.rule("ML-23.3")
def test_after_his_attack_dice_and_traps_stay() -> None:
    def edit(s: State) -> None:
        beast(s, "sporus")
        put(s, 0, "taron", 0, strength=1, traps=["s-plus-1"])
        put(s, 1, "nuduru", 0, strength=1)
        s.wounded |= 1 << member("taron")

    table = fight(edit, ("roll", "strength"), attack=[1] * 5 + [1] * 4 + [6], strength=[4, 2])
    there = trail(table, 0)
    assert there.member == -1
    assert there.rolled == [(0, 4)]
    assert there.tokens == [trap("s-plus-1")]
    assert ("carried", 5, -1) in told(table, events.Attacked)[1].sum  # his total counts


@pytest.mark.rule("ML-23.4")
@pytest.mark.parametrize("where", range(4))
def test_glory_of_the_space_where_he_fell(where: int) -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, where, "taron", 0)

    table = fight(edit, attack=DEADLY)
    assert table.state.clans[0].glory == 5 + BOARD.death_glory[where]


@pytest.mark.rule("ML-23.5")
def test_three_glory_at_the_gate() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 2)
        put(s, 13, "taron", 0)

    assert fight(edit, attack=DEADLY, steps=GATE).state.clans[0].glory == 8


@pytest.mark.rule("ML-23.6")
def test_reputation_drops() -> None:
    def edit(s: State) -> None:
        doomed(s)
        assert reputation(s.clans[0]) == 4  # Korgo 1, Drapis 3

    assert reputation(fight(edit, "take", attack=DEADLY).state.clans[0]) == 1


@pytest.mark.rule("ML-23.7")
def test_the_dead_attack_nothing_and_take_nothing() -> None:
    table = fight(doomed, "take", attack=DEADLY, steps=LAND)
    ended(table)  # no attack, no loot was asked for
    assert told(table, events.Attacked) == []
    assert told(table, events.LootTaken) == []


@pytest.mark.rule("ML-23.8")
def test_the_leader_is_replaced_only_in_clean_up() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "purkas", 0)
        s.clans[0].used_members |= 1 << member("purkas")

    assert fight(edit, attack=DEADLY).state.clans[0].leader == -1


@pytest.mark.rule("ML-23.9")
def test_dice_placed_elsewhere_stay() -> None:
    def edit(s: State) -> None:
        doomed(s)
        s.placed[6].append((0, 0, 0, 0))
        put(s, 12, "korgo", 0, strength=3)

    table = fight(edit, "take", attack=DEADLY)
    assert table.state.placed[6] == [(0, 0, 0, 0)]
    assert trail(table, 12).strength == 3
    later = make(
        "prepare_pools",
        ("queens_gift", 0),
        edit=lambda s: s.clans[0].members.remove(member("korgo")),
        free=["influence"],
    )
    assert later.state.clans[0].strength == 1  # Purkas's die alone


@pytest.mark.rule("ML-23.13")
def test_who_dies_before_his_turn_is_skipped() -> None:
    def edit(s: State) -> None:
        beast(s, "sporus")
        put(s, 0, "taron", 0)
        put(s, 1, "nuduru", 0, strength=2, traps=["s1"])
        s.wounded |= 1 << member("nuduru")

    table = fight(edit, attack=[1] * 4 + [6])  # the spore kills Nuduru; no second attack is rolled
    ended(table)
    assert table.state.trails[1] is None
    assert table.state.trap_discard == [trap("s1")]


def test_a_dead_settler_leaves_his_land() -> None:
    def edit(s: State) -> None:
        doomed(s)
        settle_at(s, land("thaklan"), member("drapis"))

    table = fight(edit, "take", attack=DEADLY)
    assert table.state.clans[0].settlers == [-1]


def test_dalinas_traps_go_with_her() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "dalina", 0)
        s.clans[0].traps = [trap("s1")] * 5 + [trap("m1")]

    table = fight(edit, attack=DEADLY)
    assert options(table) == [trap("s1"), trap("m1")]
    choose(table, trap("m1"))
    ended(table)
