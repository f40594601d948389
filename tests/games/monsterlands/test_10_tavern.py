"""Chapter 10, the Tavern and recruiting."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mldeploy import asked, at_turn, enlist, offer, options, play, settle_at
from mltables import done, land, make, member

from wyprawa.games.monsterlands.content import MEMBERS
from wyprawa.games.monsterlands.rules.clan import members
from wyprawa.games.monsterlands.rules.cleanup import wage_earners
from wyprawa.games.monsterlands.rules.query import reputation, surpassing_glory
from wyprawa.games.monsterlands.state import NOBODY, State
from wyprawa.kernel import Option, Table


def famous(*ids: str, glory: int = 20) -> Callable[[State], None]:
    """A clan of this Glory before this offer."""

    def edit(s: State) -> None:
        s.clans[0].glory = glory
        offer(s, *ids)

    return edit


FOUR = ("zondu", "drapis", "fandor", "taroa")


def visit(table: Table[State], *chosen: Option) -> State:
    return play(table, ("tavern", 0), *chosen)


@pytest.mark.rule("ML-10.1", "ML-10.2")
def test_exactly_one_is_recruited_for_his_cost_of_any_affinity() -> None:
    table = at_turn(1, gold=20, edit=famous(*FOUR))
    visit(table)
    green = table.state.greenhorns[0]
    assert options(table) == [*(member(id) for id in FOUR), green, "beer"]
    s = play(table, member("zondu"))  # of Air, in a clan of Fire
    assert s.clans[0].gold == 20 - 6
    assert s.clans[0].members[2:] == [member("zondu")]
    assert asked(table)[0] == 1


@pytest.mark.rule("ML-10.1", "ML-10.6")
def test_a_greenhorn_is_recruited_within_surpassing_glory() -> None:
    table = at_turn(1, gold=3, edit=famous(*FOUR))
    green = table.state.greenhorns[0]
    visit(table, green)
    assert table.state.clans[0].members[2:] == [green]
    assert green not in table.state.greenhorns
    assert not [o for o in options(at_turn(1, gold=3, edit=famous(*FOUR, glory=1))) if o[0] == "tavern"]


@pytest.mark.rule("ML-10.3")
def test_surpassing_glory_is_glory_over_reputation_never_below_zero() -> None:
    s = at_turn(1, edit=lambda s: enlist(s, "fandor")).state
    for glory, surpassing in ((6, 0), (3, 0), (7, 1), (20, 14)):
        s.clans[0].glory = glory
        assert surpassing_glory(s.clans[0]) == surpassing


@pytest.mark.rule("ML-10.4")
def test_reputation_up_to_the_surpassing_glory_may_be_recruited() -> None:
    s = at_turn(1, edit=lambda s: setattr(s.clans[0], "glory", 6)).state
    assert members.can_join(s.clans[0], member("fandor"))  # 5, and 6 - 1
    s.clans[0].glory = 5
    assert not members.can_join(s.clans[0], member("fandor"))


@pytest.mark.rule("ML-10.5")
def test_without_surpassing_glory_nobody_joins() -> None:
    table = at_turn(1, gold=50, edit=famous("parjas", "dalina", "guster", "shandee", glory=1))
    assert ("tavern", 0) not in options(table)


@pytest.mark.rule("ML-10.7", "ML-10.8", "ML-10.9")
def test_the_recruit_joins_with_his_reputation_and_his_dice_rolled() -> None:
    table = at_turn(1, gold=20, edit=famous("tranok", *FOUR[1:]), script={"influence": [2]})
    s = visit(table, member("tranok"))
    clan = s.clans[0]
    assert clan.members[-1] == member("tranok")
    assert not s.assigned >> member("tranok") & 1
    assert reputation(clan) == 1 + 3
    assert (clan.strength, clan.influence) == (1, [2])
    done(table)


@pytest.mark.rule("ML-10.10")
def test_the_recruits_dice_are_placed_later_in_the_phase() -> None:
    def edit(s: State) -> None:
        famous(*FOUR)(s)
        s.clans[1].strength = s.clans[2].strength = 0
        s.clans[2].used_members = 1 << member("nuduru")

    table = at_turn(1, gold=20, edit=edit)
    visit(table, member("fandor"))
    assert asked(table) == (0, "action")
    assert "pass" not in options(table)


@pytest.mark.rule("ML-10.11", "ML-10.12", "ML-45.10")
def test_the_empty_slot_is_refilled_in_place() -> None:
    table = at_turn(1, gold=20, edit=famous(*FOUR), script={"mercenary": [member("nimra")]}, free=())
    s = visit(table, member("drapis"))
    assert s.offer == [member(id) for id in ("zondu", "nimra", "fandor", "taroa")]
    assert len(make(("turn", 0), seats=1, edit=lambda s: setattr(s.clans[0], "strength", 1)).state.offer) == 3


@pytest.mark.rule("ML-10.13", "ML-10.21")
def test_the_dead_and_gone_make_a_new_deck() -> None:
    def edit(s: State) -> None:
        famous(*FOUR)(s)
        enlist(s, "nimra", seat=1)
        members.leave(s, 1, member("nimra"))
        s.member_pile = []

    table = at_turn(1, gold=20, edit=edit, script={"mercenary": [member("nimra")]}, free=())
    assert table.state.member_discard == [member("nimra")]
    s = visit(table, member("drapis"))
    assert s.offer[1] == member("nimra")
    assert s.member_discard == []


@pytest.mark.rule("ML-10.14")
def test_starting_members_leave_the_game_greenhorns_return() -> None:
    s = at_turn(1).state
    green = s.greenhorns.pop(0)
    s.clans[0].members.append(green)
    members.leave(s, 0, green)
    members.leave(s, 0, member("korgo"))
    assert green in s.greenhorns
    assert s.member_discard == []


NEW = ("nimra", "torko", "skrat", "geas")


@pytest.mark.rule("ML-10.15", "ML-10.20")
def test_a_round_of_beer_brings_a_new_offer() -> None:
    script = {"mercenary": [*(member(id) for id in NEW), member("jaruna")]}
    table = at_turn(1, gold=20, edit=famous(*FOUR), script=script, free=())
    visit(table, "beer")
    s = table.state
    assert s.clans[0].gold == 18
    assert s.member_discard == [member(id) for id in FOUR]
    assert options(table) == [*(member(id) for id in NEW), s.greenhorns[0], "nobody"]
    play(table, member("nimra"))
    assert s.clans[0].gold == 18 - 9
    done(table)


@pytest.mark.rule("ML-10.1", "ML-10.15", "ML-10.19")
def test_only_after_beer_one_may_recruit_nobody() -> None:
    table = at_turn(1, gold=20, edit=famous(*FOUR))
    visit(table)
    assert "nobody" not in options(table)
    s = play(table, "beer", "nobody")
    assert asked(table)[0] == 1
    assert (s.clans[0].gold, s.clans[0].strength, len(s.clans[0].members)) == (18, 0, 2)


@pytest.mark.rule("ML-10.16")
def test_beer_is_never_discounted() -> None:
    def edit(s: State) -> None:
        famous(*FOUR)(s)
        enlist(s, "vaidala")

    table = at_turn(influence=[6], gold=2, edit=edit)
    s = play(table, ("tavern", 6), "beer")
    assert s.clans[0].gold == 0
    poor = at_turn(influence=[6], gold=1, edit=edit)
    play(poor, ("tavern", 6))
    assert "beer" not in options(poor)


@pytest.mark.rule("ML-10.17")
def test_beer_once_per_tavern_action() -> None:
    table = at_turn(1, gold=40, edit=famous(*FOUR))
    visit(table, "beer")
    assert "beer" not in options(table)


@pytest.mark.rule("ML-37.19")
def test_in_scenario_seven_beer_costs_one() -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 20
        offer(s, *FOUR[:3])

    table = at_turn(2, gold=20, edit=edit, seats=1, scenario=7)
    s = visit(table, "beer")
    assert s.clans[0].gold == 19


@pytest.mark.rule("ML-10.18")
def test_a_recruit_may_be_assigned_equipped_or_settled_at_once() -> None:
    def edit(s: State) -> None:
        famous(*FOUR)(s)
        s.market = [0]
        settle_at(s, land("skyehn"), NOBODY)
        s.clans[1].strength = s.clans[2].strength = 0
        s.clans[2].used_members = 1 << member("nuduru")
        s.lands[0], s.faces[0] = land("kale"), 0

    table = at_turn(4, 4, gold=40, edit=edit)
    visit(table, member("zondu"))
    settling = ("settle", member("zondu"), land("skyehn"))
    equipping = table.fork()
    play(table, "free")
    assert settling in options(table)
    play(equipping, ("market", 0))
    assert member("zondu") in options(equipping)
    assigning = equipping.fork()
    assigning.undo()
    trail = next(o for o in options(assigning) if o[0] == "assign")
    play(assigning, trail)
    assert member("zondu") in options(assigning)


@pytest.mark.rule("ML-10.19")
def test_beer_that_brings_nobody_costs_die_and_gold() -> None:
    def edit(s: State) -> None:
        famous("parjas", "dalina", "guster", "shandee", glory=3)(s)
        s.greenhorns = []

    rich = [member(id) for id in ("geas", "jaruna", "torko", "skrat")]
    table = at_turn(1, gold=20, edit=edit, script={"mercenary": rich}, free=())
    s = visit(table, "beer")
    assert asked(table)[0] == 1
    assert (s.clans[0].gold, s.clans[0].strength, len(s.clans[0].members)) == (18, 0, 2)


@pytest.mark.rule("ML-10.22")
def test_a_recruit_of_this_round_draws_wages() -> None:
    table = at_turn(1, gold=20, edit=famous(*FOUR))
    s = visit(table, member("drapis"))
    assert wage_earners(s.clans[0]) == [member("korgo"), member("drapis")]


def twenty_and_fourteen(s: State) -> None:
    """Glory 20, Reputation 14."""
    enlist(s, "skrat", "trulina", "zondu")
    s.clans[0].glory = 20
    offer(s, "vaidala", "fandor", "taroa", "dalina")


@pytest.mark.rule("ML-10.E1")
def test_vaidala_is_refused_whatever_the_gold() -> None:
    table = at_turn(1, gold=99, edit=twenty_and_fourteen)
    assert (reputation(table.state.clans[0]), surpassing_glory(table.state.clans[0])) == (14, 6)
    visit(table)
    assert member("vaidala") not in options(table)


@pytest.mark.rule("ML-10.E2")
def test_fandor_is_recruited_for_five() -> None:
    assert MEMBERS[member("fandor")].cost == 10
    table = at_turn(influence=[5], gold=5, edit=twenty_and_fourteen)
    s = play(table, ("tavern", 5), member("fandor"))
    clan = s.clans[0]
    assert (clan.gold, reputation(clan), clan.strength, surpassing_glory(clan)) == (0, 19, 2, 1)
