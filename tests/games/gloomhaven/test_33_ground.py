"""Chapter 33, ground that does not stay as it is: wind, current, boulders, water; and who sleeps on it."""

from __future__ import annotations

import pytest
from ghpages import at, named, page, run

from wyprawa.games.gloomhaven.rules.figures import conditions, damage, looting, movement, waking
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.scenario import (
    bearers,
    ending,
    flood,
    monster_decks,
    rooms,
    special_rules,
)
from wyprawa.games.gloomhaven.state import State, Turn


def round_ends(s: State, round: int, answers: list[int] | None = None) -> None:
    s.round = round
    run(special_rules.moment(s, "round_end"), answers or ())


# --- wind (71) ----------------------------------------------------------------------------------------------


def highlands() -> State:
    s = page(71)
    for who in named(s, "wind_demon"):
        del s.figures[who]
    s.figures[0].at = at(s, 1, 5)
    return s


@pytest.mark.rule("GH-33.13")
def test_the_wind_turns_from_round_to_round() -> None:
    s = highlands()
    round_ends(s, 1, [at(s, 2, 4)])  # up: one of two hexes
    assert s.figures[0].at == at(s, 2, 4)
    s.figures[0].at = at(s, 1, 5)
    round_ends(s, 2)
    assert s.figures[0].at == at(s, 2, 5)
    round_ends(s, 7)  # down, four rounds after the third
    assert s.figures[0].at == at(s, 1, 6)
    round_ends(s, 8)
    assert s.figures[0].at == at(s, 0, 6)
    round_ends(s, 4)
    assert s.figures[0].at == at(s, 0, 6)  # a wall


def test_the_wind_springs_traps_and_spares_monsters() -> None:
    s = highlands()
    trap = at(s, 5, 0)
    s.figures[0].at = at(s, 4, 0)
    drakes = [s.figures[who].at for who in named(s, "spitting_drake")]
    hp = s.figures[0].hp
    round_ends(s, 2)
    assert s.figures[0].at == trap
    assert s.figures[0].hp == hp - s.trap_damage
    assert [s.figures[who].at for who in named(s, "spitting_drake")] == drakes


@pytest.mark.rule("GH-33.13")
def test_drakes_sleep_until_somebody_wakes_them() -> None:
    s = highlands()
    drakes = named(s, "spitting_drake")
    assert len(drakes) == 6
    assert all(facts.still(s, s.figures[who]) for who in drakes)
    first, second, third = drakes[:3]
    run(damage.suffer(s, first, 1, "trap"))
    run(conditions.give(s, second, "muddle"))
    assert not facts.asleep(s, s.figures[first])
    assert not facts.asleep(s, s.figures[second])
    assert initiative.first_of(s, "spitting_drake") in (first, second)
    s.figures[0].at = facts.board(s).near(s.figures[third].at).bit_length() - 1
    waking.passed(s, 0)
    assert not facts.asleep(s, s.figures[third])
    assert facts.asleep(s, s.figures[drakes[3]])


def test_a_drake_wakes_beside_who_walks_up_to_it_not_past_it() -> None:
    s = highlands()
    (drake,) = (who for who in named(s, "spitting_drake") if s.figures[who].at == at(s, 3, 2))
    s.figures[0].at = at(s, 2, 4)
    run(movement.walk(s, 0, lambda: movement.Reach(2)), [at(s, 3, 3), "stop"])
    assert not facts.asleep(s, s.figures[drake])


def test_each_tile_opens_a_door_and_all_must_reach_the_exit() -> None:
    s = highlands()
    for n, cell in enumerate([*s.treasures], 1):
        s.figures[0].at = cell
        run(looting.end_turn(s, 0))
        assert s.doors.bit_count() == n
    assert not special_rules.holds(s, s.page().goal)
    one, other, *_ = s.ground().marks["a"]
    s.figures[0].at, s.figures[1].at = one, other
    assert special_rules.holds(s, s.page().goal)


# --- current (88) -------------------------------------------------------------------------------------------


def plane(initiative: int) -> State:
    """The heroes in room 2, a Lurker card of this initiative played."""
    s = page(88)
    rooms.reveal(s, 2)
    s.doors = 1
    s.kept()
    cards = [card for card in s.decks["lurker"].undrawn if facts.MONSTER_CARDS[card].initiative == initiative]
    s.decks["lurker"].now = cards[0]
    monster_decks.put_cards_away(s)
    return s


@pytest.mark.rule("GH-33.13")
@pytest.mark.parametrize(("initiative", "to"), [(38, (-8, 2)), (23, (-7, 2))])
def test_the_current_goes_by_the_lurkers_initiative(initiative: int, to: tuple[int, int]) -> None:
    s = plane(initiative)
    s.figures[0].at, s.figures[1].at = at(s, -8, 3), at(s, -1, -2)
    run(special_rules.moment(s, "round_end"))
    assert s.figures[0].at == at(s, *to)
    assert s.figures[1].at == at(s, -1, -2)  # not in room 2


def test_who_is_held_up_in_the_current_suffers_and_who_is_sheltered_stays() -> None:
    s = plane(38)
    s.figures[0].at, s.figures[1].at = at(s, -9, 2), at(s, -12, 9)
    hp = [figure.hp for figure in (s.figures[0], s.figures[1])]
    run(special_rules.moment(s, "round_end"))
    assert [figure.hp for figure in (s.figures[0], s.figures[1])] == [hp[0] - 3, hp[1]]
    assert s.figures[1].at == at(s, -12, 9)


@pytest.mark.rule("GH-30.6")
def test_the_lurker_king_leaves_the_claw_which_weighs_on_its_bearer() -> None:
    s = plane(38)
    (king,) = named(s, "lurker_king")
    cell = s.figures[king].at
    run(damage.destroy(s, king))
    assert s.kept().lies == cell
    assert cell not in s.money
    s.figures[0].at = cell
    run(looting.end_turn(s, 0))
    assert facts.gift(s.figures[0], "move") == -2
    bearers.take(s, 1)
    assert [facts.gift(s.figures[who], "move") for who in (0, 1)] == [0, -2]


def test_moves_are_a_hex_shorter_under_water() -> None:
    s = page(88)
    run(special_rules.scenario_effects(s))
    assert [facts.gift(s.figures[who], "move") for who in (0, 1)] == [-1, -1]


# --- boulders (73) ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-33.13")
def test_boulders_roll_left_each_row_by_another_number() -> None:
    s = page(73)
    s.figures[0].at, s.figures[1].at = at(s, 0, -4), at(s, 5, -3)
    hp = [s.figures[who].hp for who in (0, 1)]
    run(special_rules.moment(s, "round_end"), [3, "take", 2, "take"])
    rolled = {each.cells[0] for each in s.obstacles if each.tile == "boulder_1"}
    assert rolled == {at(s, *place) for place in ((0, -4), (5, -4), (0, -3), (5, -3), (1, -2), (6, -2))}
    assert [s.figures[who].hp for who in (0, 1)] == [n - s.trap_damage for n in hp]
    assert (s.figures[0].at, s.figures[1].at) == (at(s, -1, -4), at(s, 4, -3))


def test_a_boulder_goes_on_from_the_right_and_leaves_traps() -> None:
    s = page(73)
    s.figures[0].at = s.figures[1].at = at(s, -3, 0)
    for _ in range(2):
        run(special_rules.moment(s, "round_end"), [3, 2])
    assert at(s, 6, -4) in s.traps
    left = {each.cells[0] for each in s.obstacles if each.tile == "boulder_1"}
    assert {at(s, -2, -3), at(s, 3, -3)} <= left
    run(special_rules.moment(s, "round_end"), [1, 2])
    left = {each.cells[0] for each in s.obstacles if each.tile == "boulder_1"}
    assert {at(s, 6, -3), at(s, 1, -3)} <= left


def test_the_inox_behind_the_door_stay_there_those_before_it_do_not() -> None:
    s = page(73)
    kind = facts.kind_of(s, s.figures[named(s, "inox_archer")[0]])
    assert kind is not None
    assert kind.stays == 2


# --- water (74) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-33.13")
@pytest.mark.parametrize(("seats", "wet"), [(2, 12), (3, 10), (4, 12)])
def test_the_hold_is_wet_from_the_start(seats: int, wet: int) -> None:
    s = page(74, seats)
    flood.begin(s)
    assert (flood.basin(s) & s.difficult).bit_count() == wet
    assert flood.basin(s).bit_count() == 14


@pytest.mark.rule("GH-33.13")
def test_water_rises_until_the_hold_is_full() -> None:
    s = page(74)
    for round in (1, 2, 3, 4):
        round_ends(s, round)
    assert flood.basin(s) & ~s.difficult == 0
    assert not special_rules.holds(s, s.page().lose)
    round_ends(s, 6)
    assert special_rules.holds(s, s.page().lose)


@pytest.mark.rule("GH-33.13")
def test_water_is_carried_out_one_tile_at_a_time() -> None:
    s = page(74)
    wet = flood.basin(s) & s.difficult
    s.figures[0].at, s.turn = at(s, 0, -1), Turn(0)
    run(looting.end_turn(s, 0), [at(s, 0, -1)])
    assert wet & ~s.difficult == 1 << at(s, 0, -1)
    s.figures[0].at = at(s, 0, -2)
    run(looting.end_turn(s, 0))
    assert (flood.basin(s) & s.difficult).bit_count() == 11  # it carries one already
    s.figures[0].at = s.ground().marks["e"][0]
    run(looting.end_turn(s, 0))
    assert not s.kept().water


def test_the_doors_of_the_ship_open_by_the_clock() -> None:
    s = page(74)
    before = len(named(s, "deep_terror"))
    round_ends(s, 3)
    assert s.doors == 0b10
    assert len(named(s, "deep_terror")) == before + 1
    round_ends(s, 6)
    assert s.doors == 0b11
    assert len(named(s, "deep_terror")) == before + 3


# --- the staff (54) -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-30.6")
def test_only_the_bearer_of_the_staff_hurts_infesters_and_charges_it() -> None:
    s = page(54)
    rooms.reveal(s, 2)
    s.doors = 1
    run(bearers.entrust(s), [1])
    infester = named(s, "harrower_infester")[0]
    hp = s.figures[infester].hp
    run(damage.struck(s, infester, 9, by=0, pierce=9))
    assert s.figures[infester].hp == hp
    run(damage.struck(s, infester, 3, by=1, pierce=9))
    assert s.figures[infester].hp == hp - 3
    assert s.kept().notes["charge"] == 3
    s.kept().notes["charge"] = 2 * 2 * (s.level + 1)
    s.figures[1].at, s.turn = at(s, 13, 1), Turn(1)
    ending.check(s, "turn_end")
    assert s.won is True


def test_the_palace_is_lost_with_the_seeker() -> None:
    s = page(54)
    run(bearers.entrust(s), [0])
    damage.exhaust(s, 1)
    assert not special_rules.holds(s, s.page().lose)
    damage.exhaust(s, 0)
    assert special_rules.holds(s, s.page().lose)


def test_who_has_the_staff_carries_it() -> None:
    s = page(54, heroes=["brute", {"class": "mindthief", "level": 3, "items": [114]}])
    run(bearers.entrust(s))
    assert s.kept().bearer == 1
