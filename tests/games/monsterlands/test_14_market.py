"""Chapter 14, the Market and Equipment."""

from __future__ import annotations

import pytest
from mldeploy import asked, at_turn, enlist, give, green, options, play, send, settle_at
from mltables import done, equipment, land, member, monster, trap

from wyprawa.games.monsterlands.content import EQUIPMENT
from wyprawa.games.monsterlands.rules.clan import members
from wyprawa.games.monsterlands.state import GATE, NOBODY, State

PURKAS, KORGO = member("purkas"), member("korgo")
PUGNOR, SLYZOR, NOXX, MORTIS = (equipment(id) for id in ("pugnor", "slyzor", "noxx", "mortis"))


def wares(s: State, *cards: int) -> None:
    s.market = list(cards)
    s.equipment_pile = [card for card in range(len(EQUIPMENT)) if card not in cards]


@pytest.mark.rule("ML-14.1", "ML-14.3")
def test_one_card_for_its_cost_goes_under_an_unassigned_mercenary_at_once() -> None:
    table = at_turn(1, gold=10, edit=lambda s: wares(s, PUGNOR, NOXX, MORTIS))
    play(table, ("market", 0))
    assert options(table) == [PUGNOR, NOXX, MORTIS]
    play(table, PUGNOR)
    assert options(table) == [PURKAS, KORGO]
    s = play(table, KORGO)
    assert (s.clans[0].gold, s.holders[PUGNOR]) == (10 - 3, KORGO)
    assert asked(table)[0] == 1


@pytest.mark.rule("ML-14.1")
def test_an_influence_discount_leaves_one_gold() -> None:
    table = at_turn(influence=[6], gold=1, edit=lambda s: wares(s, NOXX))
    s = play(table, ("market", 6), KORGO)
    assert (s.clans[0].gold, s.holders[NOXX]) == (0, KORGO)


@pytest.mark.rule("ML-14.2", "ML-14.15")
def test_without_an_unassigned_mercenary_nothing_can_be_bought() -> None:
    def edit(s: State) -> None:
        send(s, PURKAS, 0)
        send(s, KORGO, 1)

    assert ("market", 0) not in options(at_turn(1, gold=30, edit=edit))


@pytest.mark.rule("ML-14.4", "ML-14.16")
def test_one_card_of_each_type_the_old_one_makes_room() -> None:
    def edit(s: State) -> None:
        wares(s, SLYZOR)
        s.holders[PUGNOR] = KORGO
        s.holders[NOXX] = KORGO
        s.holders[MORTIS] = KORGO

    table = at_turn(1, gold=10, edit=edit)
    play(table, ("market", 0), KORGO)
    assert options(table) == [PURKAS, "discard"]
    s = play(table, "discard")
    held = [card for card, holder in enumerate(s.holders) if holder == KORGO]
    assert sorted(held) == sorted([SLYZOR, NOXX, MORTIS])
    assert s.holders[PUGNOR] == NOBODY


@pytest.mark.rule("ML-14.5")
def test_equipment_moves_freely_between_unassigned_mercenaries() -> None:
    table = at_turn(1, edit=give(PUGNOR, KORGO))
    play(table, "free", ("move", PUGNOR))
    assert table.state.holders[PUGNOR] == PURKAS
    assert asked(table) == (0, "action")


@pytest.mark.rule("ML-14.5", "ML-14.4")
def test_two_mercenaries_swap_their_weapons() -> None:
    def edit(s: State) -> None:
        s.holders[PUGNOR], s.holders[SLYZOR] = KORGO, PURKAS

    table = at_turn(1, edit=edit)
    s = play(table, "free", ("move", PUGNOR), KORGO)
    assert (s.holders[PUGNOR], s.holders[SLYZOR]) == (PURKAS, KORGO)


@pytest.mark.rule("ML-14.6")
def test_equipment_of_the_assigned_stays_and_none_comes_to_them() -> None:
    def edit(s: State) -> None:
        enlist(s, "skrat")
        send(s, KORGO)
        s.holders[PUGNOR], s.holders[NOXX] = KORGO, PURKAS

    table = at_turn(1, edit=edit)
    play(table, "free")
    assert options(table) == [("move", NOXX), ("discard", NOXX), "back"]
    s = play(table, ("move", NOXX))
    assert s.holders[NOXX] == member("skrat")


@pytest.mark.rule("ML-14.7")
def test_unwanted_equipment_may_be_discarded() -> None:
    table = at_turn(1, edit=give(PUGNOR, KORGO))
    s = play(table, "free", ("discard", PUGNOR))
    assert s.holders[PUGNOR] == NOBODY
    assert asked(table) == (0, "action")


@pytest.mark.rule("ML-14.8", "ML-45.10")
def test_the_slot_is_refilled_while_cards_remain_and_never_from_discards() -> None:
    script = {"equipment": [SLYZOR]}
    table = at_turn(1, gold=10, edit=lambda s: wares(s, PUGNOR, NOXX, MORTIS), script=script, free=())
    s = play(table, ("market", 0), NOXX)
    assert s.market == [PUGNOR, SLYZOR, MORTIS]  # before it is known who gets the card
    play(table, KORGO)
    done(table)

    def last(s: State) -> None:
        wares(s, PUGNOR)
        s.equipment_pile = []
        s.holders[SLYZOR] = KORGO

    table = at_turn(1, gold=10, edit=last)
    s = play(table, "free", ("discard", SLYZOR), ("market", 0), KORGO)
    assert all(card == NOBODY for card in s.market)


@pytest.mark.rule("ML-14.9", "ML-14.10", "ML-43.8")
def test_traits_without_the_outside_symbol_work_in_the_deployment_phase() -> None:
    def edit(s: State) -> None:
        s.holders[equipment("turzoks")] = KORGO
        s.holders[PUGNOR] = KORGO
        s.holders[NOXX] = PURKAS
        s.traps_shown = [trap("s1")] * 6

    table = at_turn(1, gold=0, edit=edit)
    assert not [o for o in options(table) if o[0] == "use"]
    s = play(table, ("hut", 0))
    assert s.clans[0].traps == [trap("starting-fire"), trap("s1")]
    assert s.clans[0].used_equipment == 1 << equipment("turzoks")


@pytest.mark.rule("ML-14.11")
def test_equipment_of_the_dead_is_discarded() -> None:
    s = at_turn(1, edit=give(PUGNOR, KORGO)).state
    send(s, KORGO, 12)
    members.die(s, 0, KORGO, 12, after_attack=False)
    assert s.holders[PUGNOR] == NOBODY


@pytest.mark.rule("ML-14.13", "ML-15.14")
def test_equipment_may_be_moved_right_before_assigning() -> None:
    def edit(s: State) -> None:
        s.holders[PUGNOR] = KORGO
        s.monsters[GATE] = monster("abysur")
        s.clans[0].traps = []

    table = at_turn(1, edit=edit)
    s = play(table, "free", ("move", PUGNOR), ("assign", 12), PURKAS)
    assert s.assigned == 1 << PURKAS
    assert s.holders[PUGNOR] == PURKAS


@pytest.mark.rule("ML-14.14")
def test_settlers_hold_and_exchange_equipment() -> None:
    def edit(s: State) -> None:
        s.holders[PUGNOR] = PURKAS
        settle_at(s, land("megueria"), KORGO)

    table = at_turn(1, edit=edit)
    s = play(table, "free", ("move", PUGNOR))
    assert s.holders[PUGNOR] == KORGO


@pytest.mark.rule("ML-14.16")
def test_a_taken_slot_counts_as_a_place() -> None:
    def edit(s: State) -> None:
        wares(s, SLYZOR)
        s.holders[PUGNOR], s.holders[PUGNOR + 1] = KORGO, PURKAS

    assert ("market", 0) in options(at_turn(1, gold=10, edit=edit))


@pytest.mark.rule("ML-14.2")
def test_a_greenhorn_can_hold_it() -> None:
    def edit(s: State) -> None:
        wares(s, SLYZOR)
        s.clans[0].members = green(s)

    s = play(at_turn(1, gold=10, edit=edit), ("market", 0))
    assert s.holders[SLYZOR] == s.clans[0].members[0]
