"""Chapter 19, settled Lands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mldeploy import STOP, asked, at_turn, enlist, offer, options, play, send, settle_at
from mltables import done, land, make, member

from wyprawa.games.monsterlands.content import LANDS, MEMBERS
from wyprawa.games.monsterlands.rules.citadel.settled_lands import settlements
from wyprawa.games.monsterlands.rules.clan import members
from wyprawa.games.monsterlands.rules.cleanup import wage_earners
from wyprawa.games.monsterlands.rules.query import reputation, unassigned
from wyprawa.games.monsterlands.state import NOBODY, State

KYZHUL, RYNIA = land("kyzhul"), land("rynia")
NIMRA, LUSARA = member("nimra"), member("lusara")


def own(*lands: int, members: tuple[str, ...] = ()) -> Callable[[State], None]:
    """The clan owns these Lands, unsettled, and has these Mercenaries."""

    def edit(s: State) -> None:
        enlist(s, *members)
        for number in lands:
            settle_at(s, number, NOBODY)

    return edit


def settled(s: State) -> None:
    enlist(s, "lusara")
    settle_at(s, KYZHUL, LUSARA)


@pytest.mark.rule("ML-19.1", "ML-19.2", "ML-19.16")
def test_a_mercenary_of_the_same_affinity_settles_without_an_action() -> None:
    table = at_turn(1, edit=own(KYZHUL, members=("nimra", "lusara", "skrat")))
    play(table, "free")
    assert options(table) == [("settle", NIMRA, KYZHUL), ("settle", LUSARA, KYZHUL), "back"]
    s = play(table, ("settle", LUSARA, KYZHUL))
    assert s.clans[0].settlers == [LUSARA]
    assert asked(table) == (0, "action")


@pytest.mark.rule("ML-19.3")
def test_an_unsettled_land_waits_for_somebody_available() -> None:
    def edit(s: State) -> None:
        own(KYZHUL)(s)
        offer(s, "nimra", "skrat")
        s.clans[0].glory = 20
        s.clans[1].strength = s.clans[2].strength = 0
        s.clans[2].used_members = 1 << member("nuduru")

    table = at_turn(2, gold=20, edit=edit)
    assert "free" not in options(table)
    play(table, ("tavern", 0), NIMRA, "free", ("settle", NIMRA, KYZHUL))
    s = table.state
    assert s.clans[0].settlers == [NIMRA]
    enlist(s, "lusara")
    members.leave(s, 0, NIMRA)  # the earlier settler died
    assert settlements(s, 0) == [(LUSARA, KYZHUL)]


@pytest.mark.rule("ML-19.4", "ML-19.5")
def test_one_settler_per_land_one_land_per_settler_for_good() -> None:
    def edit(s: State) -> None:
        own(KYZHUL, RYNIA, members=("lusara", "nimra"))(s)
        s.clans[0].settlers[0] = LUSARA

    assert settlements(at_turn(1, edit=edit).state, 0) == [(NIMRA, RYNIA)]


@pytest.mark.rule("ML-19.6", "ML-19.7")
def test_settlers_draw_no_wages_and_do_not_desert() -> None:
    def edit(s: State) -> None:
        settled(s)
        s.clans[0].gold = 0

    table = make(("pay_wages", 0), STOP, edit=edit)
    clan = table.state.clans[0]
    assert LUSARA not in wage_earners(clan)
    assert LUSARA in clan.members  # Korgo of lower Reputation left
    assert member("korgo") not in clan.members


@pytest.mark.rule("ML-19.8")
def test_settlers_provide_dice_and_reputation_and_may_be_assigned() -> None:
    table = make("prepare_pools", STOP, edit=settled, free=("influence",))
    clan = table.state.clans[0]
    assert (clan.strength, clan.magic, len(clan.influence)) == (3, 2, 2)
    assert reputation(clan) == 1 + 7
    assert LUSARA in unassigned(table.state, clan)


@pytest.mark.rule("ML-19.9")
def test_the_leader_cannot_settle() -> None:
    fire = land("megueria")
    s = at_turn(1, edit=own(fire)).state
    assert settlements(s, 0) == [(member("korgo"), fire)]
    assert MEMBERS[member("purkas")].affinity == LANDS[fire].affinity


@pytest.mark.rule("ML-19.11", "ML-19.E1")
def test_monika_places_one_strength_on_kyzhul_for_two_influence() -> None:
    table = at_turn(1, edit=settled, script={"influence": [6, 2]})
    s = play(table, ("land", KYZHUL))
    assert (s.clans[0].strength, s.clans[0].influence) == (0, [2, 6])
    assert asked(table)[0] == 1  # it was an Action
    done(table)


@pytest.mark.rule("ML-19.12")
def test_a_land_is_used_once_per_round() -> None:
    table = at_turn(2, edit=settled, script={"influence": [6, 2]})
    play(table, ("land", KYZHUL), "merchant", "merchant")
    assert asked(table) == (0, "action")
    assert ("land", KYZHUL) not in options(table)
    chance = ("monster", "land", "tile", "side", "quest", "influence")
    s = make(
        "prepare_board", "begin_round", edit=lambda s: setattr(s.clans[0], "used_lands", 1), free=chance
    ).state
    assert s.clans[0].used_lands == 0


@pytest.mark.rule("ML-19.13", "ML-19.11")
def test_an_unsettled_land_or_one_without_its_dice_is_not_used() -> None:
    assert ("land", KYZHUL) not in options(at_turn(1, edit=own(KYZHUL)))
    assert ("land", KYZHUL) not in options(at_turn(magic=2, edit=settled))


@pytest.mark.rule("ML-19.14", "ML-15.13")
def test_the_trait_works_while_the_settler_is_away() -> None:
    def edit(s: State) -> None:
        settled(s)
        send(s, LUSARA)

    table = at_turn(1, edit=edit)
    assert ("land", KYZHUL) in options(table)
    assert table.state.clans[0].settlers == [LUSARA]


@pytest.mark.rule("ML-19.15")
def test_the_land_of_a_dead_settler_stays_unsettled() -> None:
    s = at_turn(1, edit=settled).state
    send(s, LUSARA, 12)
    members.die(s, 0, LUSARA, 12, after_attack=False)
    assert (s.clans[0].lands, s.clans[0].settlers) == ([KYZHUL], [NOBODY])


@pytest.mark.rule("ML-19.17")
def test_a_land_settled_now_is_used_later_in_the_phase() -> None:
    table = at_turn(1, edit=own(KYZHUL, members=("nimra",)))
    assert ("land", KYZHUL) not in options(table)
    play(table, "free", ("settle", NIMRA, KYZHUL))
    assert ("land", KYZHUL) in options(table)


@pytest.mark.rule("ML-19.18", "ML-19.5")
def test_a_settler_becomes_leader_only_when_there_is_nobody_else() -> None:
    def edit(s: State) -> None:
        settled(s)
        members.leave(s, 0, member("purkas"))

    clan = make(("promote", 0), STOP, edit=edit).state.clans[0]
    assert (clan.leader, clan.settlers) == (member("korgo"), [LUSARA])

    def alone(s: State) -> None:
        edit(s)
        members.leave(s, 0, member("korgo"))

    clan = make(("promote", 0), STOP, edit=alone).state.clans[0]
    assert (clan.leader, clan.settlers) == (LUSARA, [NOBODY])


@pytest.mark.rule("ML-19.E2")
def test_aleksandra_settles_nimra_and_uses_the_land_in_the_next_phase() -> None:
    def edit(s: State) -> None:
        own(KYZHUL, members=("nimra",))(s)
        send(s, NIMRA, 2)  # she conquered it and is still on her trail

    chance = ("monster", "land", "tile", "side", "quest", "panic")
    table = make("cleanup", "begin_round", edit=edit, free=chance, script={"influence": [1, 2, 3, 5, 6]})
    play(table, "free", ("settle", NIMRA, KYZHUL))
    while asked(table) != (0, "action"):
        play(table, next(o for o in ("done", "merchant", "all") if o in options(table)))
    play(table, ("land", KYZHUL))
    assert table.state.clans[0].influence[-2:] == [5, 6]
