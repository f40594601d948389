"""Chapter 29, the Clean-up phase."""

from __future__ import annotations

from typing import Any

import pytest
from mltables import HOLD, done, equipment, land, loot, make, member, monster, trap

from wyprawa.games.monsterlands.content import MEMBERS, MONSTERS
from wyprawa.games.monsterlands.rules.cleanup import most_renowned, pass_first_player, wage_earners
from wyprawa.games.monsterlands.rules.query import reputation, wage
from wyprawa.games.monsterlands.state import GATE, MARKET, MERCHANT, State, Trail
from wyprawa.kernel import Table

CHANCE = ("monster", "land", "tile", "side", "quest", "influence", "panic")


def tidy_all(table: Table[State]) -> None:
    """Leave everything that may be done freely undone."""
    while table.choices and table.choices[0].ask == "tidy":
        table.choose("done")


def sent_out(s: State, seat: int, where: int, **more: Any) -> Trail:
    """The starter of a seat assigned to a trail."""
    starter = s.clans[seat].members[1]
    s.assigned |= 1 << starter
    s.trails[where] = trail = Trail(seat=seat, member=starter, **more)
    return trail


# --- step 1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-29.1", "ML-29.2", "ML-9.12", "ML-17.15", "ML-17.17", "ML-15.6")
def test_survivors_come_home_with_what_they_carry() -> None:
    def edit(s: State) -> None:
        sent_out(s, 0, 2, gold=5, potions=1, poisons=1)

    table = make("cleanup", "begin_round", edit=edit, free=CHANCE)
    s = table.state
    gold_before_wages = 7 + 5
    assert (s.clans[0].potions, s.clans[0].poisons) == (1, 1)
    assert s.clans[0].gold in (gold_before_wages, gold_before_wages - 1)
    assert s.trails == [None] * 14
    assert s.assigned == 0


@pytest.mark.rule("ML-29.3")
def test_limits_hold_for_what_comes_home() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions = 2
        s.clans[0].poisons = 3
        sent_out(s, 0, 2, potions=2, poisons=1)

        s.wounded |= 1 << s.clans[0].members[0]

    table = make("cleanup", "begin_round", edit=edit, free=CHANCE)
    assert table.choices[0].ask == "tidy"  # before anybody heals
    assert (table.state.clans[0].potions, table.state.clans[0].poisons) == (3, 3)


@pytest.mark.rule("ML-29.4", "ML-9.7", "ML-9.8")
def test_wounds_stay_but_a_potion_heals_now() -> None:
    def edit(s: State) -> None:
        s.wounded |= 1 << s.clans[0].members[1]
        s.clans[0].potions = 1

    table = make("cleanup", "begin_round", edit=edit, free=CHANCE)
    starter = table.state.clans[0].members[1]
    assert table.state.wounded >> starter & 1
    assert (table.choices[0].seat, table.choices[0].ask) == (0, "tidy")
    table.choose("free")
    heal = next(option for option in table.choices[0].options if "heal" in str(option))
    table.choose(heal)
    assert not table.state.wounded >> starter & 1
    assert table.state.clans[0].potions == 0


@pytest.mark.rule("ML-29.5", "ML-12.7", "ML-17.11")
def test_tokens_on_trails_are_discarded_used_or_not() -> None:
    def edit(s: State) -> None:
        sent_out(s, 0, 2, tokens=[trap("plus-4")], token_strength=[0], token_magic=[0], defence=2)

    table = make("cleanup", "begin_round", edit=edit, free=CHANCE)
    assert trap("plus-4") in table.state.trap_discard
    assert table.state.clans[0].defence == 0


# --- step 2 -------------------------------------------------------------------------------------------------


def gate_after(gate: int, escaped: list[int], drawn: list[int], **more: Any) -> State:
    def edit(s: State) -> None:
        s.monsters[GATE] = gate
        s.escaped = escaped
        for name, value in more.items():
            setattr(s, name, value)

    table = make("spread_panic", HOLD, edit=edit, script={"panic": drawn})
    done(table)
    return table.state


@pytest.mark.rule("ML-29.6", "ML-25.5", "ML-29.12")
def test_an_undefeated_monster_goes_to_the_gate_and_spreads_panic() -> None:
    s = gate_after(-1, [monster("gator")], [MARKET])
    assert s.monsters[GATE] == monster("gator")
    assert s.panic == 1 << MARKET
    assert MARKET not in s.panic_pile


@pytest.mark.rule("ML-29.7", "ML-29.10", "ML-29.11")
def test_only_the_highest_attack_value_stays() -> None:
    strong, weak = sorted(range(len(MONSTERS)), key=lambda n: -MONSTERS[n].attack)[:: len(MONSTERS) - 1]
    assert MONSTERS[strong].attack > MONSTERS[weak].attack
    s = gate_after(weak, [strong], [0])
    assert (s.monsters[GATE], s.monster_discard) == (strong, [weak])
    s = gate_after(strong, [weak], [0])
    assert (s.monsters[GATE], s.monster_discard) == (strong, [weak])


def same_attack() -> tuple[int, int]:
    """Two Monsters of one Attack Value, the lower Kill Value first."""
    for a in range(len(MONSTERS)):
        for b in range(len(MONSTERS)):
            plain = MONSTERS[b].power != "more_panic"
            if plain and MONSTERS[a].attack == MONSTERS[b].attack and MONSTERS[a].kill < MONSTERS[b].kill:
                return a, b
    raise AssertionError("no such pair in the box")


@pytest.mark.rule("ML-29.8", "ML-29.E3")
def test_on_a_tie_the_higher_kill_value_stays() -> None:
    low, high = same_attack()
    s = gate_after(low, [high], [0])
    assert (s.monsters[GATE], s.monster_discard) == (high, [low])
    assert s.panic == 1


@pytest.mark.rule("ML-29.9")
def test_on_a_full_tie_the_one_already_there_stays_else_land_a() -> None:
    twins = [
        (a, b)
        for a in range(len(MONSTERS))
        for b in range(a + 1, len(MONSTERS))
        if (MONSTERS[a].attack, MONSTERS[a].kill) == (MONSTERS[b].attack, MONSTERS[b].kill)
    ]
    assert twins, "the box has no two Monsters alike in Attack and Kill Value"
    a, b = twins[0]
    assert gate_after(a, [b], [0]).monsters[GATE] == a
    assert gate_after(b, [a], [0]).monsters[GATE] == b
    assert gate_after(-1, [b, a], [0]).monsters[GATE] == b


@pytest.mark.rule("ML-29.13", "ML-29.50")
def test_panic_grows_every_round_a_monster_is_at_the_gate() -> None:
    s = gate_after(monster("gator"), [], [3], panic=1, panic_pile=[1, 2, 3, 4, 5, 6])
    assert s.monsters[GATE] == monster("gator")
    assert s.panic == 1 | 1 << 3


def test_no_monster_no_panic() -> None:
    assert gate_after(-1, [], []).panic == 0


@pytest.mark.rule("ML-41.7")
def test_krinx_spreads_panic_twice() -> None:
    assert gate_after(monster("krinx"), [], [2, 5]).panic == 1 << 2 | 1 << 5


@pytest.mark.rule("ML-29.14", "ML-7.8")
def test_a_building_in_panic_takes_no_dice() -> None:
    def edit(s: State) -> None:
        s.clans[0].strength = 1
        s.panic = 1 << MERCHANT

    table = make(("turn", 0), edit=edit)
    assert all(option[0] != "merchant" for option in table.choices[0].options if isinstance(option, tuple))


@pytest.mark.rule("ML-29.15")
def test_an_empty_panic_stack_is_empty() -> None:
    assert gate_after(monster("krinx"), [], [6], panic_pile=[6]).panic == 1 << 6


@pytest.mark.rule("ML-29.44")
def test_a_monster_replaced_at_the_gate_does_not_lift_the_panic() -> None:
    low, high = same_attack()
    assert gate_after(low, [high], [4], panic=1 << 2, panic_pile=[4]).panic == 1 << 2 | 1 << 4


# --- step 3 -------------------------------------------------------------------------------------------------


def leaderless(s: State, *members: str) -> None:
    clan = s.clans[0]
    clan.members = [member(name) for name in members]
    clan.leader = -1


@pytest.mark.rule("ML-29.16", "ML-23.8")
def test_the_member_of_highest_reputation_leads() -> None:
    table = make(("promote", 0), HOLD, edit=lambda s: leaderless(s, "nimra", "vaidala", "fandor"))
    assert table.state.clans[0].leader == member("vaidala")


@pytest.mark.rule("ML-29.17", "ML-29.26")
def test_a_tie_goes_by_cost_then_the_player_chooses() -> None:
    by_reputation: dict[int, list[int]] = {}
    for n, card in enumerate(MEMBERS):
        if card.kind == "mercenary":
            by_reputation.setdefault(card.reputation, []).append(n)
    unlike = [
        (a, b)
        for row in by_reputation.values()
        for a in row
        for b in row
        if MEMBERS[a].cost > MEMBERS[b].cost
    ]
    alike = [
        (a, b)
        for row in by_reputation.values()
        for a in row
        for b in row
        if a < b and MEMBERS[a].cost == MEMBERS[b].cost
    ]
    assert unlike
    assert alike
    dear, cheap = unlike[0]
    assert most_renowned([cheap, dear]) == [dear]

    def edit(s: State) -> None:
        s.clans[0].members, s.clans[0].leader = list(alike[0]), -1

    table = make(("promote", 0), HOLD, edit=edit)
    assert (table.choices[0].ask, list(table.choices[0].options)) == ("leader", list(alike[0]))
    table.choose(alike[0][1])
    assert table.state.clans[0].leader == alike[0][1]


@pytest.mark.rule("ML-29.18", "ML-19.5", "ML-19.18")
def test_a_settler_leads_only_if_nobody_else_is_there() -> None:
    def edit(s: State) -> None:
        leaderless(s, "lusara", "nimra")
        s.clans[0].lands, s.clans[0].settlers = [land("kyzhul")], [member("lusara")]

    assert MEMBERS[member("lusara")].reputation > MEMBERS[member("nimra")].reputation
    s = make(("promote", 0), HOLD, edit=edit).state
    assert (s.clans[0].leader, s.clans[0].settlers) == (member("nimra"), [member("lusara")])

    def alone(s: State) -> None:
        edit(s)
        s.clans[0].members = [member("lusara")]

    s = make(("promote", 0), HOLD, edit=alone).state
    assert (s.clans[0].leader, s.clans[0].settlers, s.clans[0].lands) == (
        member("lusara"),
        [-1],
        [land("kyzhul")],
    )


@pytest.mark.rule("ML-29.16", "ML-29.19")
def test_whom_loot_brings_to_an_empty_clan_before_wages_leads_it() -> None:
    def edit(s: State) -> None:
        clan = s.clans[0]
        clan.members, clan.leader, clan.glory, clan.gold = [], -1, 9, 0
        clan.loot = [loot("recruit")]

    table = make("cleanup", "begin_round", edit=edit, free=(*CHANCE, "mercenary"))
    table.choose("done")
    table.choose("free")
    table.choose(("loot", loot("recruit")))
    while table.choices[0].seat == 0 and table.choices[0].ask == "recruit":
        table.choose(table.choices[0].options[0])
    clan = table.state.clans[0]
    assert len(clan.members) == 1
    assert clan.leader == clan.members[0]


@pytest.mark.rule("ML-29.20", "ML-29.45")
def test_a_greenhorn_may_be_promoted() -> None:
    s = make(("promote", 0), HOLD, edit=lambda s: leaderless(s, "greenhorn")).state
    assert s.clans[0].leader == member("greenhorn")
    starter = 1  # has no printed cost
    assert MEMBERS[starter].cost == 0


# --- step 4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-29.22", "ML-29.E2")
def test_the_rate_goes_by_glory() -> None:
    assert [wage(glory) for glory in (0, 10, 11, 20, 21, 35)] == [1, 1, 2, 2, 3, 3]


def payday(glory: int, gold: int, *members: str, **more: Any) -> Table[State]:
    def edit(s: State) -> None:
        clan = s.clans[0]
        clan.members += [member(name) for name in members]
        clan.glory, clan.gold = glory, gold
        for name, value in more.items():
            setattr(clan, name, value)

    return make(("pay_wages", 0), HOLD, edit=edit)


@pytest.mark.rule("ML-29.21", "ML-29.19", "ML-19.6", "ML-11.9", "ML-10.22")
def test_everybody_but_leader_and_settlers_is_paid() -> None:
    table = payday(10, 20, "nimra", "lusara", "greenhorn", lands=[land("kyzhul")], settlers=[member("nimra")])
    clan = table.state.clans[0]
    assert wage_earners(clan) == [clan.members[1], member("lusara"), member("greenhorn")]
    assert clan.gold == 20 - 3


@pytest.mark.rule("ML-29.23")
def test_who_can_pay_pays_in_full() -> None:
    assert payday(21, 9, "nimra", "lusara").state.clans[0].gold == 0


@pytest.mark.rule("ML-29.24", "ML-29.25", "ML-29.27", "ML-4.5", "ML-10.21", "ML-29.E1")
def test_who_cannot_pays_all_he_has_and_one_deserts() -> None:
    table = payday(
        15, 5, "nimra", "lusara", "greenhorn", lands=[land("kyzhul")], settlers=[member("nimra")]
    )  # the starter, Lusara and the Greenhorn: 3 x 2 = 6
    clan = table.state.clans[0]
    assert clan.gold == 0
    assert member("lusara") not in clan.members
    assert member("lusara") in table.state.member_discard
    assert len(clan.members) == 4
    assert reputation(clan) == sum(MEMBERS[m].reputation for m in clan.members)
    assert member("lusara") not in payday(25, 0, "lusara", "greenhorn").state.clans[0].members


@pytest.mark.rule("ML-19.7")
def test_settlers_do_not_desert() -> None:
    table = payday(15, 0, "lusara", "nimra", lands=[land("kyzhul")], settlers=[member("lusara")])
    assert member("lusara") in table.state.clans[0].members
    assert member("nimra") not in table.state.clans[0].members


@pytest.mark.rule("ML-29.28", "ML-14.12")
def test_a_deserters_equipment_may_be_passed_on() -> None:
    card = equipment("krakhen")

    def edit(s: State) -> None:
        s.clans[0].members.append(member("lusara"))
        s.clans[0].gold = 0
        s.holders[card] = member("lusara")

    table = make(("pay_wages", 0), HOLD, edit=edit)
    choice = table.choices[0]
    starter = table.state.clans[0].members[1]
    assert choice.ask == "deserter.gear"
    assert list(choice.options) == [*table.state.clans[0].members[:2], "discard"]
    fork = table.fork()
    table.choose(starter)
    assert table.state.holders[card] == starter
    fork.choose("discard")
    assert fork.state.holders[card] == -1


@pytest.mark.rule("ML-29.28", "ML-14.12", "ML-14.16")
def test_it_may_push_out_a_card_that_another_takes_or_nobody() -> None:
    new, old = equipment("krakhen"), equipment("mortis")  # both Spells

    def edit(s: State) -> None:
        starter = s.clans[0].members[1]
        s.clans[0].members.append(member("lusara"))
        s.clans[0].gold = 0
        s.holders[new], s.holders[old] = member("lusara"), starter

    table = make(("pay_wages", 0), HOLD, edit=edit)
    leader, starter = table.state.clans[0].members
    table.choose(starter)
    assert (table.choices[0].ask, table.choices[0].subject) == ("equipment.old", (old,))
    assert list(table.choices[0].options) == [leader, "discard"]
    fork = table.fork()
    table.choose(leader)
    assert (table.state.holders[new], table.state.holders[old]) == (starter, leader)
    fork.choose("discard")
    assert (fork.state.holders[new], fork.state.holders[old]) == (starter, -1)


@pytest.mark.rule("ML-29.29")
def test_trophies_may_be_sold_before_paying() -> None:
    def edit(s: State) -> None:
        s.clans[0].gold = 0
        s.clans[0].trophies = [monster("abysur")]

    table = make("cleanup", "begin_round", edit=edit, free=CHANCE)
    table.choose("done")  # step 1: nothing to heal
    assert (table.choices[0].seat, table.choices[0].ask) == (0, "tidy")
    table.choose("free")
    sell = next(option for option in table.choices[0].options if "sell" in str(option))
    table.choose(sell)
    assert table.state.clans[0].gold >= 9
    assert len(table.state.clans[0].members) == 2


@pytest.mark.rule("ML-29.46")
def test_each_clan_has_its_own_rate() -> None:
    def edit(s: State) -> None:
        s.clans[1].glory = 21
        s.clans[0].gold = s.clans[1].gold = 10

    s = make(("pay_wages", 0), ("pay_wages", 1), HOLD, edit=edit).state
    assert (s.clans[0].gold, s.clans[1].gold) == (9, 7)


@pytest.mark.rule("ML-29.47")
def test_a_clan_with_nobody_to_pay_loses_nobody() -> None:
    def edit(s: State) -> None:
        s.clans[0].members = s.clans[0].members[:1]
        s.clans[0].gold = 0

    s = make(("pay_wages", 0), HOLD, edit=edit).state
    assert (len(s.clans[0].members), s.clans[0].gold) == (1, 0)


# --- step 5 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-29.30", "ML-1.2", "ML-1.4")
def test_the_game_ends_after_round_six() -> None:
    assert make("check_end", "begin_round", edit=lambda s: setattr(s, "round", 6)).over
    assert not make("check_end", "begin_round", edit=lambda s: setattr(s, "round", 5), free=CHANCE).over


@pytest.mark.rule("ML-1.5", "ML-1.6", "ML-1.9")
def test_thirty_glory_at_the_end_of_a_round_ends_the_game() -> None:
    def edit(glory: int) -> Any:
        return lambda s: setattr(s.clans[2], "glory", glory)

    assert make("check_end", "begin_round", edit=edit(30)).over
    assert not make("check_end", "begin_round", edit=edit(29), free=CHANCE).over
    assert not make(("tidy", 0), ("pay_wages", 0), ("promote", 0), HOLD, edit=edit(35)).over


@pytest.mark.rule("ML-29.49")
def test_wages_are_paid_before_the_end_is_checked() -> None:
    def edit(s: State) -> None:
        s.round = 6
        s.clans[0].members.append(member("lusara"))
        s.clans[0].gold = 0

    table = make("cleanup", "begin_round", edit=edit)
    tidy_all(table)
    assert table.over
    assert table.outcome is not None
    assert member("lusara") not in table.state.clans[0].members
    assert table.outcome.scores[0] < table.outcome.scores[1] + MEMBERS[member("lusara")].reputation


# --- steps 6 to 8 -------------------------------------------------------------------------------------------


def prepared(edit: Any = None, seats: int = 3, **script: Any) -> State:
    table = make(
        "prepare_board",
        "begin_round",
        seats=seats,
        edit=edit,
        script=script,
        free=CHANCE if not script else ("influence",),
    )
    return table.state


@pytest.mark.rule("ML-29.31", "ML-6.11", "ML-4.16", "ML-19.12", "ML-4.15")
def test_all_dice_return_and_everything_can_be_used_again() -> None:
    def edit(s: State) -> None:
        s.placed[MARKET].append((0, 1, 0, 0))
        s.clans[0].used_members = s.clans[0].used_equipment = s.clans[0].used_lands = 7

    s = prepared(edit)
    assert all(row == [] for row in s.placed)
    assert (s.clans[0].used_members, s.clans[0].used_equipment, s.clans[0].used_lands) == (0, 0, 0)


@pytest.mark.rule("ML-29.32", "ML-29.43", "ML-16.1")
def test_two_new_quests_come_from_the_bag() -> None:
    def edit(s: State) -> None:
        s.quest_bag, s.quests = [7, 8, 9], [1, 2]

    s = prepared(edit, quest=[9, 7])
    assert (s.quests, s.quest_bag) == ([9, 7], [8])
    fresh = make(HOLD).state
    assert len(fresh.quest_bag) + len(fresh.quests) == 12 == 2 * 6


@pytest.mark.rule("ML-29.33", "ML-26.12", "ML-24.30")
def test_empty_monster_slots_are_filled() -> None:
    def edit(s: State) -> None:
        s.monsters = [-1, monster("gator"), -1]
        s.monster_pile = [monster("moldo")]

    s = prepared(edit)
    assert s.monsters == [monster("moldo"), monster("gator"), -1]


@pytest.mark.rule("ML-29.34", "ML-29.35", "ML-2.16", "ML-29.38")
def test_a_new_land_comes_with_a_new_tile_the_other_keeps_its_own() -> None:
    def edit(s: State) -> None:
        s.lands, s.faces = [-1, 4], [6, 3]
        s.land_pile, s.tiles = [9], [0]
        s.monsters = [monster("gator"), monster("moldo"), -1]

    s = prepared(edit, land=[9], tile=[3], side=[1], quest=[0, 1])
    assert (s.lands, s.faces) == ([9, 4], [7, 3])  # tile 3 went back, was mixed in and drawn again
    assert s.tiles == [0]


@pytest.mark.rule("ML-29.36")
def test_what_is_on_display_stays() -> None:
    before = make(HOLD).state
    after = prepared()
    assert (after.traps_shown, after.offer, after.market, after.loot_shown) == (
        before.traps_shown, before.offer, before.market, before.loot_shown,
    )  # fmt: skip


@pytest.mark.rule("ML-29.37", "ML-2.17")
def test_with_two_players_only_land_a_is_refilled() -> None:
    def edit(s: State) -> None:
        s.monsters, s.lands = [-1, -1, -1], [-1, -1]
        s.monster_pile = [monster("moldo")]

    s = prepared(edit, seats=2)
    assert s.monsters == [monster("moldo"), -1, -1]
    assert s.lands[0] >= 0
    assert s.lands[1] == -1


@pytest.mark.rule("ML-29.39")
def test_discarded_monsters_make_a_new_deck_but_lands_run_out() -> None:
    def edit(s: State) -> None:
        s.monsters = [-1, monster("gator"), -1]
        s.monster_pile, s.monster_discard = [], [monster("moldo")]
        s.lands, s.land_pile = [2, -1], []
        s.clans[0].trophies = [monster("abysur")]

    s = prepared(edit)
    assert s.monsters[0] == monster("moldo")
    assert (s.lands[1], s.faces[1]) == (-1, -1)
    assert monster("abysur") not in s.monster_pile


@pytest.mark.rule("ML-29.40")
def test_the_lowest_reputation_becomes_first_player() -> None:
    def edit(s: State) -> None:
        for seat in (0, 1):
            s.clans[seat].members.append(member("nimra" if seat else "lusara"))

    assert prepared(edit).first == 2


@pytest.mark.rule("ML-29.41", "ML-29.E4")
def test_a_tie_goes_to_the_right_of_the_first_player() -> None:
    def first_after(*lowest: int) -> int:
        def edit(s: State) -> None:
            for seat, clan in enumerate(s.clans):
                clan.members = [clan.members[0]] if seat in lowest else clan.members

        table = make(HOLD, seats=4, edit=edit)
        pass_first_player(table.state)
        return table.state.first

    assert first_after(1, 3) == 3
    assert first_after(0, 2) == 2
    assert first_after(0) == 0


@pytest.mark.rule("ML-29.42")
def test_the_round_marker_moves() -> None:
    assert prepared(lambda s: setattr(s, "round", 3)).round == 4


@pytest.mark.rule("ML-29.48", "ML-41.9")
def test_dogor_revealed_for_a_land_goes_to_the_gate() -> None:
    def edit(s: State) -> None:
        s.monsters = [-1, monster("gator"), monster("moldo")]
        s.monster_pile = [monster("dogor"), monster("sckon")]

    s = prepared(edit, monster=[monster("dogor"), monster("sckon")], quest=[0, 1])
    assert s.monsters == [monster("sckon"), monster("gator"), monster("dogor")]
    assert monster("moldo") in s.monster_discard
    assert s.panic == 0
