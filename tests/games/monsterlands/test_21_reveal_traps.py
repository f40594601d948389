"""Land battle, stage 1: Reveal Traps (chapter 21)."""

from __future__ import annotations

import pytest
from mlbattle import END, LAND, asked, beast, choose, ended, fight, options, put, told, trail
from mltables import make, member, trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State

REVEAL = [("reveal_traps", 0)]


@pytest.mark.rule("ML-21.1", "ML-21.10")
def test_land_a_is_over_before_land_b_begins() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 0)
        beast(s, "korcko", 1)
        put(s, 0, "taron", 0, strength=1, traps=["s-plus-1"])
        put(s, 4, "frunks", 1, strength=1, traps=["m1"])

    script = {"attack": [1, 1, 1, 1], "strength": [1, 1], "magic": [1]}
    table = make("adventure", END, edit=edit, script=script, free=["loot"])
    assert asked(table) == "loot.take"  # Land A to its last stage
    assert trail(table, 0).shown == 1
    assert trail(table, 4).shown == 0
    choose(table, options(table)[0])
    assert trail(table, 4).shown == 1


@pytest.mark.rule("ML-21.2")
def test_the_four_stages() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", land="kyzhul")  # Capture 8; Conquest Value 10
        put(s, 0, "taron", 0, strength=1, traps=["plus-4"])
        put(s, 1, "nuduru", 1, strength=2)
        put(s, 2, "korgo", 1)

    table = fight(edit, ("roll", "strength"), attack=[1] * 2, strength=[6, 5, 5], steps=LAND)
    choose(table, options(table)[0])
    order = ["TrapShown", "MonsterAttacks", "Captured", "Conquered", "LootTaken"]
    kinds = [type(line.record).__name__ for line in table.log]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("ML-21.3")
def test_a_land_nobody_went_to_is_skipped() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 0)

    table = fight(edit, steps=LAND)
    ended(table)
    assert table.state.monsters[0] >= 0
    assert table.state.escaped == []


@pytest.mark.rule("ML-21.4", "ML-21.9")
def test_all_traps_of_the_land_at_once() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 0)
        put(s, 0, "taron", 0, traps=["s1", "plus-4"])
        put(s, 3, "frunks", 1, traps=["m2"])

    table = fight(edit, steps=REVEAL)
    ended(table)  # nobody was asked
    assert trail(table, 0).shown == 0b11
    assert trail(table, 3).shown == 1
    assert [each.trap for each in told(table, events.TrapShown)] == [trap("s1"), trap("plus-4"), trap("m2")]


@pytest.mark.rule("ML-21.5")
def test_dice_are_put_on_the_token_whatever_the_room() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, strength=6, traps=["s3", "m2"])

    there = trail(fight(edit, steps=REVEAL), 0)
    assert (there.strength, there.token_strength, there.token_magic) == (6, [3, 0], [0, 2])


@pytest.mark.rule("ML-21.6")
def test_dice_on_a_trap_are_rolled_with_the_trail() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo", 0)
        put(s, 0, "taron", 0, strength=1, traps=["s2"])

    table = fight(edit, ("roll", "all"), attack=[1, 1], strength=[1, 2, 1])
    assert told(table, events.Attacked)[0].total == 0 + 1 + 0  # Moldo takes one off each


@pytest.mark.rule("ML-21.7", "ML-21.8")
def test_modifiers_count_in_the_attack_on_their_own_trail_only() -> None:
    def edit(s: State) -> None:
        beast(s, "gator")
        put(s, 0, "taron", 0, strength=1, traps=["s-plus-3"])
        put(s, 1, "nuduru", 0, strength=1)

    table = fight(edit, ("roll", "strength"), attack=[1] * 10, strength=[2, 2])
    first, second = told(table, events.Attacked)
    assert (first.member, first.total) == (member("taron"), 5)
    assert second.sum == (("strength", 2, 2), ("carried", 5, -1))
