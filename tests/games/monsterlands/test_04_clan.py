"""Chapter 4, Glory, Reputation, clan members, dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mlbattle import beast, fight, put, told
from mldeploy import REFILLS, STOP, asked, at_turn, die_in, enlist, offer, options, play, send, settle_at
from mltables import done, equipment, land, make, member, monster, trap

from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, LANDS, MEMBERS, MONSTERS, QUESTS, TRAPS
from wyprawa.games.monsterlands.events import MonsterAttacks
from wyprawa.games.monsterlands.rules.clan import gains, members
from wyprawa.games.monsterlands.rules.outside import assigning
from wyprawa.games.monsterlands.rules.query import reputation, surpassing_glory
from wyprawa.games.monsterlands.state import HUT, State, Trail
from wyprawa.games.monsterlands.vocabulary import PerDie, Reroll

CHANCE = ("monster", "land", "tile", "side", "quest", "influence", "panic")


def glory_after(edit: Callable[[State], None], *steps: tuple[str | int, ...], **dice: list[int]) -> int:
    """Glory of seat 0, who had 5."""
    return fight(edit, steps=steps, **dice).state.clans[0].glory  # type: ignore[arg-type]


@pytest.mark.rule("ML-4.1")
def test_glory_comes_from_monsters_lands_quests_the_fallen_and_effects() -> None:
    def fighting(s: State) -> None:
        beast(s, "abysur")
        put(s, 0, "korgo", 0)
        s.carried = 99

    def conquering(s: State) -> None:
        fighting(s)
        s.lands[0] = land("kale")

    def questing(s: State) -> None:
        s.trails[8] = Trail(seat=0, member=member("korgo"), rolled=[(0, 99)])

    assert glory_after(fighting, ("strike", 0, 0)) == 5 + 7  # a kill
    assert (
        glory_after(fighting, ("spoils", 0, 0, "capture")) == 5 + MONSTERS[monster("abysur")].captured.glory
    )
    assert glory_after(conquering, ("conquest", 0, 0)) == 5 + LANDS[land("kale")].glory
    won = fight(questing, steps=["settle_quest"]).state
    assert won.clans[0].quests == 1
    assert any(quest.reward.glory for quest in QUESTS)
    assert glory_after(fighting, ("defend", 0, 0, 2)) == 5 - 1 + BOARD.death_glory[0]  # Abysur shames him
    settled = at_turn(1, 1, [1], edit=lambda s: settle_at(s, land("megueria"), member("korgo")))
    assert play(settled, ("land", land("megueria"))).clans[0].glory == 5 + 2


@pytest.mark.rule("ML-4.2")
def test_reputation_is_the_sum_of_the_members_values() -> None:
    s = at_turn(1, edit=lambda s: enlist(s, "fandor", "vaidala")).state
    assert reputation(s.clans[0]) == 1 + 5 + 7


@pytest.mark.rule("ML-4.3")
def test_the_leader_counts_as_a_mercenary_but_has_no_reputation() -> None:
    def edit(s: State) -> None:
        s.clans[0].members = [member("purkas")]

    table = at_turn(3, edit=edit, gold=20)
    assert reputation(table.state.clans[0]) == 0
    assert ("market", 0) in options(table)  # he can hold Equipment
    assert assigning.open_trails(table.state, 0)  # and can be assigned


@pytest.mark.rule("ML-4.4")
def test_a_promoted_mercenary_keeps_his_reputation() -> None:
    def edit(s: State) -> None:
        enlist(s, "fandor")
        members.leave(s, 0, member("purkas"))

    s = make(("promote", 0), STOP, edit=edit).state
    assert s.clans[0].leader == member("fandor")
    assert reputation(s.clans[0]) == 1 + 5


@pytest.mark.rule("ML-4.5")
def test_a_lost_mercenary_takes_his_reputation_along() -> None:
    s = at_turn(1, edit=lambda s: enlist(s, "fandor")).state
    members.leave(s, 0, member("fandor"))
    assert reputation(s.clans[0]) == 1


@pytest.mark.rule("ML-4.6", "ML-4.7")
def test_losing_glory_costs_neither_reputation_nor_members() -> None:
    s = at_turn(1, edit=lambda s: enlist(s, "fandor")).state
    clan = s.clans[0]
    gains.gain_glory(s, 0, -3, "ML-20.8")
    assert clan.glory == 2 < reputation(clan) == 6
    assert clan.members == [member("purkas"), member("korgo"), member("fandor")]


@pytest.mark.rule("ML-4.8")
def test_glory_stops_at_zero_and_nowhere_above() -> None:
    s = at_turn(1).state
    assert gains.lose_glory(s.clans[0], 9) == 5  # all there was
    assert s.clans[0].glory == 0
    gains.gain_glory(s, 0, 47, "ML-24.13")
    assert s.clans[0].glory == 47


@pytest.mark.rule("ML-4.9")
def test_a_recruit_brings_his_dice_at_once() -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 20
        offer(s, "tranok", "fandor", "drapis", "nimra")

    table = at_turn(1, gold=20, edit=edit, script={"influence": [4]})
    s = play(table, ("tavern", 0), member("tranok"))
    assert (s.clans[0].strength, s.clans[0].influence) == (1, [4])
    assert asked(table)[0] == 1
    done(table)


@pytest.mark.rule("ML-4.10")
def test_strength_dice_do_nothing_by_themselves_but_most_modifiers_concern_them() -> None:
    effects = [m.ability for m in MEMBERS] + [e.trait for e in EQUIPMENT]
    effects += [t.effect for t in TRAPS for _ in range(t.copies)]  # type: ignore[misc]
    named = [(e.of,) if isinstance(e, PerDie) else e.of for e in effects if isinstance(e, PerDie | Reroll)]
    strength = sum("strength" in kinds for kinds in named)
    assert strength > len(named) / 2


@pytest.mark.rule("ML-4.11")
def test_the_alchemist_takes_magic_dice_only() -> None:
    assert ("alchemist", 0) in options(at_turn(magic=1))
    assert not [o for o in options(at_turn(2, 0, [3, 4])) if o[0] == "alchemist"]


@pytest.mark.rule("ML-4.11")
def test_magic_dice_given_up_cancel_attack_dice() -> None:
    def edit(s: State) -> None:
        beast(s, "abysur")
        put(s, 0, "korgo", 0, magic=4)

    table = fight(edit, 4, attack=[1])
    assert told(table, MonsterAttacks)[0].attack == 5 - 4


@pytest.mark.rule("ML-4.12")
@pytest.mark.parametrize("shop", ["hut", "tavern", "armoury", "market"])
def test_influence_dice_give_discounts_in_four_buildings(shop: str) -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 20
        s.traps_shown = [trap("s1")] * 6
        offer(s, "dalina")
        s.market = [equipment("noxx")]

    table = at_turn(1, influence=[6], gold=1, edit=edit)
    assert (shop, 6) in options(table)
    assert (shop, 0) not in options(table)


@pytest.mark.rule("ML-4.13", "ML-4.14", "ML-4.21")
def test_only_influence_dice_are_rolled_and_they_keep_their_value() -> None:
    table = make("prepare_pools", ("turn", 0), seats=2, script={"influence": [5, 2]}, free=REFILLS)
    done(table)  # nothing but the Influence dice was rolled
    clan = table.state.clans[0]
    assert (clan.strength, clan.magic, clan.influence) == (2, 1, [5])
    play(table, ("alchemist", 1), 2, "merchant", "all")
    assert clan.influence == [5]


@pytest.mark.rule("ML-4.15")
def test_a_placed_die_blocks_its_space_until_the_end_of_the_round() -> None:
    table = at_turn(magic=2)
    play(table, ("alchemist", 0), 0)
    assert table.state.placed[1] == [(0, 0, 1, 0)]
    play(table, "merchant", "merchant")
    assert asked(table) == (0, "action")
    assert ("alchemist", 0) not in options(table)
    s = make("prepare_board", "begin_round", free=CHANCE, edit=lambda s: die_in(s, HUT)).state
    assert s.placed[HUT] == []


@pytest.mark.rule("ML-4.16")
def test_an_ability_works_once_per_round() -> None:
    table = at_turn(1, edit=lambda s: enlist(s, "tranok"))
    tranok = ("use", "member", member("tranok"))
    play(table, tranok)
    assert table.state.clans[0].gold == 9
    assert tranok not in options(table)
    s = make(
        "prepare_board", "begin_round", free=CHANCE, edit=lambda s: setattr(s.clans[0], "used_members", 7)
    ).state
    assert s.clans[0].used_members == 0


@pytest.mark.rule("ML-4.17", "ML-4.18")
def test_outside_abilities_are_not_for_the_deployment_phase_all_others_are() -> None:
    table = at_turn(1, edit=lambda s: enlist(s, "skrat", "torko", "nuduru"))
    assert [o for o in options(table) if o[0] == "use"] == [("use", "member", member("nuduru"))]


@pytest.mark.rule("ML-4.19")
def test_an_ability_may_be_used_before_or_after_the_action_and_is_none() -> None:
    tranok = ("use", "member", member("tranok"))
    before = at_turn(1, edit=lambda s: enlist(s, "tranok"))
    play(before, tranok)
    assert asked(before) == (0, "action")
    assert "merchant" in options(before)

    def edit(s: State) -> None:
        enlist(s, "tranok")
        s.clans[1].strength = s.clans[2].strength = 0
        s.clans[2].used_members = 1 << member("nuduru")

    after = at_turn(1, edit=edit)
    play(after, "merchant")
    assert asked(after) == (0, "action")
    assert options(after) == [tranok, "pass"]


@pytest.mark.rule("ML-4.20")
def test_an_assigned_mercenary_still_uses_his_ability_fandor_and_wormee_apart() -> None:
    def edit(s: State) -> None:
        enlist(s, "tranok", "fandor", "wormee")
        for where, id in enumerate(("tranok", "fandor", "wormee")):
            send(s, member(id), where)

    table = at_turn(1, edit=edit)
    assert [o for o in options(table) if o[0] == "use"] == [("use", "member", member("tranok"))]


@pytest.mark.rule("ML-4.22")
def test_the_value_of_an_influence_die_matters_for_discounts_only() -> None:
    s = play(at_turn(influence=[1, 6]), "merchant", "all")
    assert s.clans[0].gold == 7 + 2

    def edit(s: State) -> None:
        enlist(s, "wormee")
        settle_at(s, land("yuha"), member("wormee"))

    s = play(at_turn(influence=[1, 6], edit=edit), ("land", land("yuha")), ("influence", 1))
    assert (s.clans[0].magic, s.clans[0].influence) == (2, [6])


@pytest.mark.rule("ML-4.E1")
def test_a_failed_quest_sinks_glory_below_reputation() -> None:
    def edit(s: State) -> None:
        enlist(s, "vaidala", "fandor", "nimra")
        s.clans[0].glory = 18

    s = at_turn(1, edit=edit).state
    gains.gain_glory(s, 0, -2, "ML-20.8")
    clan = s.clans[0]
    assert (clan.glory, reputation(clan), surpassing_glory(clan)) == (16, 17, 0)
