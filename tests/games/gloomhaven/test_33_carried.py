"""Chapter 33, what a character carries, and ways that only characters go."""

from __future__ import annotations

import pytest
from ghpages import at, named, page, run

from wyprawa.games.gloomhaven.rules.figures import damage, looting, movement
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import bearers, ending, rooms, special_rules
from wyprawa.games.gloomhaven.rules.turns import turn_end
from wyprawa.games.gloomhaven.state import State, Turn
from wyprawa.parts.boards import mask


def well() -> State:
    """Scenario 69: the first hero has the doll."""
    s = page(69)
    s.figures[0].at, s.figures[1].at = at(s, -2, -2), at(s, -3, -2)
    run(bearers.entrust(s))
    return s


@pytest.mark.rule("GH-33.13")
def test_a_character_of_choice_carries_the_doll() -> None:
    s = page(69)
    run(bearers.entrust(s), [1])
    assert s.kept().bearer == 1


@pytest.mark.rule("GH-33.13")
def test_the_doll_goes_to_who_loots_where_its_bearer_stands() -> None:
    s = well()
    assert bearers.bearer_in(s, 1, mask([s.figures[0].at]))
    assert not bearers.bearer_in(s, 0, mask([s.figures[0].at]))
    assert not bearers.bearer_in(s, 1, mask([at(s, 0, -3)]))
    bearers.take(s, 1)
    assert s.kept().bearer == 1


@pytest.mark.rule("GH-33.13")
def test_the_doll_lies_where_its_bearer_was_exhausted_and_is_looted_there() -> None:
    s = well()
    cell = s.figures[0].at
    damage.exhaust(s, 0)
    assert (s.kept().bearer, s.kept().lies) == (-1, cell)
    s.figures[1].at = cell
    run(looting.end_turn(s, 1))
    assert (s.kept().bearer, s.kept().lies) == (1, -1)


def test_the_doll_is_home_when_its_bearer_ends_a_turn_beside_the_well() -> None:
    s = well()
    for room in (3, 4):
        rooms.reveal(s, room)
    s.doors = 0b110
    beside = at(s, 3, 3)
    s.figures.pop(facts.figure_at(s, beside) or -1, None)
    s.figures[1].at = beside
    s.turn = Turn(1)
    ending.check(s, "turn_end")
    assert s.won is None  # the other has the doll
    bearers.take(s, 1)
    ending.check(s)
    assert s.won is None  # it has not ended its turn
    ending.check(s, "turn_end")
    assert s.won is True


def test_the_plate_opens_the_door_and_lays_traps_under_who_stands_there() -> None:
    s = well()
    rooms.reveal(s, 2)
    s.doors |= 1
    (plate,) = (cell for cell, letter in s.plates.items() if letter == "b")
    s.figures[0].at, s.turn = plate, Turn(0)
    one, other = s.ground().marks["d"]
    s.figures[1].at = one
    hp = s.figures[1].hp
    before = len(named(s, "vermling_scout"))
    run(turn_end.end_turn(s, 0))
    assert s.doors >> 1 & 1
    assert s.figures[1].hp == hp - s.trap_damage
    assert [*s.traps] == [*(cell for cell in s.traps if cell != one)]
    assert s.traps[other].damage == s.trap_damage
    assert len(named(s, "vermling_scout")) == before + 2


def rift() -> State:
    """Scenario 90: one hero beside each altar's hexes."""
    s = page(90)
    s.figures[0].at, s.figures[1].at = at(s, 1, 2), at(s, 1, 0)
    return s


@pytest.mark.rule("GH-33.13")
def test_characters_go_through_the_rift() -> None:
    s = rift()
    beyond = at(s, -3, 8)
    run(movement.walk(s, 0, lambda: movement.Reach(1)), [beyond])
    assert s.figures[0].at == beyond
    run(movement.walk(s, 1, lambda: movement.Reach(1)), ["stop"])
    with pytest.raises(AssertionError, match="move"):
        run(movement.walk(s, 1, lambda: movement.Reach(1)), [beyond])


def test_spirits_come_when_all_demons_are_dead_and_both_rooms_are_held() -> None:
    s = rift()
    for who in [*named(s, "earth_demon"), *named(s, "wind_demon"), *named(s, "night_demon")]:
        del s.figures[who]
    run(special_rules.moment(s, "turn_end"))
    assert not named(s, "living_spirit")
    s.figures[0].at = at(s, -4, 9)
    run(special_rules.moment(s, "turn_end"))
    assert len(named(s, "living_spirit")) == 4
    assert not special_rules.holds(s, s.page().goal)
    for who in named(s, "living_spirit"):
        del s.figures[who]
    assert special_rules.holds(s, s.page().goal)
    s.figures[0].at = at(s, 1, 2)
    assert special_rules.holds(s, s.page().lose)


def test_the_rift_is_lost_with_room_1_or_with_one_character_left() -> None:
    s = rift()
    assert not special_rules.holds(s, s.page().lose)
    s.figures[0].at = s.figures[1].at = at(s, -4, 9)
    assert special_rules.holds(s, s.page().lose)
    s = rift()
    damage.exhaust(s, 0)
    assert special_rules.holds(s, s.page().lose)


@pytest.mark.parametrize(
    ("round", "seats", "elite"), [(2, 3, False), (4, 3, True), (2, 4, True), (4, 2, False)]
)
def test_a_night_demon_comes_through_the_rift_in_even_rounds(round: int, seats: int, elite: bool) -> None:
    s = page(90, seats)
    for who in range(seats):
        s.figures[who].at = s.ground().board.at(1 + who, 0)
    before = named(s, "night_demon")
    s.round = round - 1
    run(special_rules.moment(s, "round_end"))
    assert named(s, "night_demon") == before
    s.round = round
    run(special_rules.moment(s, "round_end"))
    (came,) = set(named(s, "night_demon")) - set(before)
    assert s.figures[came].elite == elite
    assert s.ground().board.distance(s.figures[came].at, at(s, 1, 3)) == 1
