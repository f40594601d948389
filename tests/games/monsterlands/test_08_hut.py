"""Chapter 8, the Hunter's Hut."""

from __future__ import annotations

import pytest
from mldeploy import asked, at_turn, enlist, options, play, send
from mltables import done, make, member, trap

from wyprawa.games.monsterlands import board, events
from wyprawa.games.monsterlands.setup import resample
from wyprawa.games.monsterlands.state import NOBODY, State
from wyprawa.kernel import Chance

CHEAP = ("s1", "m1", "s-plus-1", "m-plus-1", "plus-4", "m-plus-2")


def shown(s: State, *ids: str) -> None:
    s.traps_shown = [trap(id) for id in ids]


@pytest.mark.rule("ML-8.1", "ML-8.2")
def test_any_number_of_displayed_traps_for_one_discounted_sum() -> None:
    table = at_turn(influence=[6], gold=10, edit=lambda s: shown(s, *CHEAP))
    play(table, ("hut", 6))
    assert "done" not in options(table)  # at least one
    s = play(table, trap("s1"), trap("m1"), trap("s-plus-1"), "done")
    assert s.clans[0].gold == 10 - (4 + 3 + 2 - 6)
    assert set(s.clans[0].traps) == {trap("starting-fire"), trap("s1"), trap("m1"), trap("s-plus-1")}


@pytest.mark.rule("ML-8.1")
def test_only_traps_one_can_afford_are_offered() -> None:
    table = at_turn(1, gold=6, edit=lambda s: shown(s, *CHEAP))
    play(table, ("hut", 0), trap("s1"))
    assert options(table) == [trap("s-plus-1"), trap("m-plus-1"), trap("m-plus-2"), "done"]


@pytest.mark.rule("ML-8.3", "ML-8.4")
def test_the_display_is_refilled_after_the_purchase_only() -> None:
    def edit(s: State) -> None:
        shown(s, *CHEAP)
        s.trap_pile = [trap("s3"), trap("m3")]

    table = at_turn(1, gold=8, edit=edit, script={"trap": [trap("s3"), trap("m3")]}, free=())
    play(table, ("hut", 0), trap("s1"))
    assert table.state.traps_shown.count(trap("s3")) == 0
    s = play(table, trap("plus-4"))
    assert s.traps_shown == [trap(id) for id in ("s3", *CHEAP[1:4], "m3", CHEAP[5])]
    done(table)


@pytest.mark.rule("ML-8.3", "ML-8.9", "ML-29.36")
def test_the_display_is_full_again_before_the_buyer_discards() -> None:
    def edit(s: State) -> None:
        shown(s, *CHEAP)
        s.clans[0].traps = [trap("s2")] * 5

    table = at_turn(1, gold=4, edit=edit, script={"trap": [trap("s3")]}, free=())
    s = play(table, ("hut", 0), trap("s1"))
    assert asked(table) == (0, "traps.discard")
    assert s.traps_shown[0] == trap("s3")


@pytest.mark.rule("ML-8.4")
def test_an_empty_place_is_filled_once_traps_have_come_back() -> None:
    def edit(s: State) -> None:
        shown(s, *CHEAP)
        s.traps_shown[2] = NOBODY
        s.trap_pile, s.trap_discard = [], [trap("m3")]
        s.clans[0].strength = 1

    s = make("deployment", edit=edit, script={"trap": [trap("m3")]}).state
    assert s.traps_shown == [trap(id) for id in (*CHEAP[:2], "m3", *CHEAP[3:])]


@pytest.mark.rule("ML-8.5")
def test_discarded_traps_make_a_new_supply() -> None:
    def edit(s: State) -> None:
        shown(s, *CHEAP)
        s.trap_pile, s.trap_discard = [], [trap("s2"), trap("m2")]

    table = at_turn(1, gold=4, edit=edit, script={"trap": [trap("m2")]}, free=())
    s = play(table, ("hut", 0), trap("s1"))
    assert trap("m2") in s.traps_shown
    assert (s.trap_pile, s.trap_discard) == ([trap("s2")], [])


@pytest.mark.rule("ML-8.6")
def test_without_supply_and_discards_the_display_stays_short() -> None:
    def edit(s: State) -> None:
        shown(s, *CHEAP)
        s.trap_pile, s.trap_discard = [], []

    s = play(at_turn(1, gold=4, edit=edit), ("hut", 0), trap("s1"))
    assert s.traps_shown == [NOBODY, *(trap(id) for id in CHEAP[1:])]


@pytest.mark.rule("ML-8.7")
def test_traps_in_a_player_area_are_hidden_from_others_only() -> None:
    def edit(s: State) -> None:
        s.clans[0].traps = [trap("s3"), trap("plus-8")]

    table = at_turn(1, edit=edit)
    worlds = []
    for n in range(8):
        other = table.fork().state
        resample(other, 1, Chance(n))
        worlds.append(tuple(other.clans[0].traps))
        own = table.fork().state
        resample(own, 0, Chance(n))
        assert own.clans[0].traps == [trap("s3"), trap("plus-8")]
    assert len(set(worlds)) > 1


@pytest.mark.rule("ML-8.8", "ML-8.9", "ML-8.11")
def test_over_five_traps_the_owner_discards_the_starting_trap_counted() -> None:
    def edit(s: State) -> None:
        shown(s, *CHEAP)
        s.clans[0].traps += [trap("s2")] * 4

    table = at_turn(1, gold=4, edit=edit)
    play(table, ("hut", 0), trap("s1"))
    assert options(table) == [trap("starting-fire"), trap("s1"), trap("s2")]
    s = play(table, trap("s2"))
    assert len(s.clans[0].traps) == 5
    assert s.trap_discard == [trap("s2")]


@pytest.mark.rule("ML-8.9", "ML-45.4")
def test_he_is_asked_even_if_all_are_alike() -> None:
    """Silence would tell the others that they are."""

    def edit(s: State) -> None:
        s.traps_shown, s.clans[0].traps = [trap("s1")] * 6, [trap("s1")] * 5

    table = at_turn(1, gold=4, edit=edit)
    play(table, ("hut", 0))
    assert (asked(table), options(table)) == ((0, "traps.discard"), [trap("s1")])


@pytest.mark.rule("ML-8.8")
def test_dalina_makes_room_for_three_more() -> None:
    def edit(s: State) -> None:
        shown(s, *CHEAP)
        enlist(s, "dalina")
        s.clans[0].traps += [trap("s2")] * 6

    s = play(at_turn(1, gold=4, edit=edit), ("hut", 0), trap("s1"))
    assert len(s.clans[0].traps) == 8


@pytest.mark.rule("ML-8.10")
def test_traps_on_trails_do_not_count() -> None:
    def edit(s: State) -> None:
        shown(s, *CHEAP)
        s.clans[0].traps = [trap("s2")] * 4
        send(s, member("korgo"), 0).tokens = [trap("s3"), trap("s3")]

    s = play(at_turn(1, gold=4, edit=edit), ("hut", 0), trap("s1"))
    assert len(s.clans[0].traps) == 5


@pytest.mark.rule("ML-8.12")
def test_all_see_what_is_bought() -> None:
    table = at_turn(1, gold=4, edit=lambda s: shown(s, *CHEAP))
    play(table, ("hut", 0), trap("s1"))
    (bought,) = [line.record for line in table.log if isinstance(line.record, events.BoughtTraps)]
    assert (bought.traps, bought.to) == ((trap("s1"),), None)


@pytest.mark.rule("ML-8.13")
def test_used_traps_are_discarded_starting_traps_leave_the_game() -> None:
    s = at_turn(1).state
    board.discard_trap(s, trap("s1"))
    board.discard_trap(s, trap("starting-fire"))
    assert s.trap_discard == [trap("s1")]
