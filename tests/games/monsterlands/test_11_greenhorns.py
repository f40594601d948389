"""Chapter 11, Greenhorns."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mldeploy import asked, at_turn, green, options, play, settle_at
from mltables import done, equipment, monster, trap

from wyprawa.games.monsterlands.content import LANDS, MEMBERS
from wyprawa.games.monsterlands.rules.citadel.settled_lands import settlements
from wyprawa.games.monsterlands.rules.clan import members
from wyprawa.games.monsterlands.rules.cleanup import wage_earners
from wyprawa.games.monsterlands.rules.outside import assigning
from wyprawa.games.monsterlands.rules.query import affinity_symbols, unassigned
from wyprawa.games.monsterlands.state import GATE, NOBODY, State
from wyprawa.kernel import Option, Table


def with_greenhorns(count: int = 1, seat: int = 0) -> Callable[[State], None]:
    def edit(s: State) -> None:
        green(s, count, seat)

    return edit


def uses(table: Table[State]) -> list[Option]:
    return [o for o in options(table) if o[0] == "use"]


@pytest.mark.rule("ML-11.1")
def test_a_greenhorn_brings_one_strength_die() -> None:
    table = at_turn(1, gold=3)
    s = play(table, ("tavern", 0), table.state.greenhorns[0])
    assert (s.clans[0].strength, s.clans[0].magic, s.clans[0].influence) == (1, 0, [])


@pytest.mark.rule("ML-11.2", "ML-11.3", "ML-11.4")
@pytest.mark.parametrize("given", ["strength", "magic", ("influence", 3)])
def test_any_die_may_be_exchanged_for_another_colour_without_an_action(given: object) -> None:
    table = at_turn(1, 1, [3], edit=with_greenhorns(), script={"influence": [6]}, free=())
    (use,) = uses(table)
    play(table, use, given)
    colour = given if isinstance(given, str) else "influence"
    assert options(table) == [each for each in ("strength", "magic", "influence") if each != colour]
    wanted = options(table)[0]
    play(table, wanted)
    clan = table.state.clans[0]
    counts = {"strength": clan.strength, "magic": clan.magic, "influence": len(clan.influence)}
    assert (counts[colour], counts[wanted]) == (0, 2)
    assert asked(table) == (0, "action")
    assert uses(table) == []  # once per round


@pytest.mark.rule("ML-11.4")
def test_the_new_die_must_be_placed() -> None:
    table = at_turn(1, edit=with_greenhorns())
    play(table, *uses(table), "magic")
    assert "pass" not in options(table)
    assert ("alchemist", 0) in options(table)


@pytest.mark.rule("ML-11.5")
def test_an_influence_die_obtained_is_rolled_at_once() -> None:
    table = at_turn(1, edit=with_greenhorns(), script={"influence": [6]})
    play(table, *uses(table), "influence")
    assert table.state.clans[0].influence == [6]
    done(table)


@pytest.mark.rule("ML-11.6")
def test_greenhorns_are_never_assigned() -> None:
    def edit(s: State) -> None:
        (one,) = green(s)
        s.clans[0].members = [one]
        s.monsters[GATE] = monster("abysur")

    s = at_turn(3, 3, edit=edit).state
    assert unassigned(s, s.clans[0]) == []
    assert assigning.open_trails(s, 0) == []


@pytest.mark.rule("ML-11.7", "ML-19.10")
def test_greenhorns_never_settle() -> None:
    def edit(s: State) -> None:
        s.clans[0].members = green(s, 2)
        for number in range(len(LANDS)):
            settle_at(s, number, NOBODY)

    assert settlements(at_turn(1, edit=edit).state, 0) == []


@pytest.mark.rule("ML-11.8")
def test_greenhorns_have_no_affinity() -> None:
    s = at_turn(1, edit=with_greenhorns(3)).state
    assert all(MEMBERS[m].affinity is None for m in s.clans[0].members[2:])
    assert affinity_symbols(s.clans[0]) == [2, 0, 0, 0]


@pytest.mark.rule("ML-11.9")
def test_greenhorns_draw_wages() -> None:
    s = at_turn(1, edit=with_greenhorns()).state
    assert s.clans[0].members[2] in wage_earners(s.clans[0])


@pytest.mark.rule("ML-11.10")
def test_each_greenhorn_has_his_own_exchange() -> None:
    table = at_turn(2, edit=with_greenhorns(2))
    play(table, *uses(table), "magic")
    play(table, *uses(table), "strength", "magic")
    assert uses(table) == []
    assert table.state.clans[0].magic == 2


@pytest.mark.rule("ML-11.11")
def test_the_stack_of_eight_runs_out_until_one_returns() -> None:
    table = at_turn(1, gold=3, edit=with_greenhorns(8, seat=1))
    assert ("tavern", 0) not in options(table)
    s = table.state
    members.leave(s, 1, s.clans[1].members[-1])
    assert len(s.greenhorns) == 1


@pytest.mark.rule("ML-11.12")
def test_equipment_under_a_greenhorn_works_in_the_deployment_phase() -> None:
    def edit(s: State) -> None:
        (one,) = green(s)
        s.holders[equipment("turzoks")] = one
        s.holders[equipment("pugnor")] = one
        s.traps_shown = [trap("s1")] * 6

    table = at_turn(1, gold=0, edit=edit)
    s = play(table, ("hut", 0))
    assert trap("s1") in s.clans[0].traps

    def market(s: State) -> None:
        green(s)
        s.market = [equipment("pugnor")]

    bought = at_turn(1, gold=20, edit=market)
    play(bought, ("market", 0))
    assert bought.state.clans[0].members[2] in options(bought)
