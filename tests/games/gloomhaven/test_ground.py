"""The ground of scenarios: rooms and doors on one map, walls between them, and what is seen of it."""

from __future__ import annotations

from itertools import combinations
from textwrap import dedent

import pytest
from ghplaces import SCENARIOS

from wyprawa.games.gloomhaven.content import CONTENT
from wyprawa.games.gloomhaven.ground import Ground, ground, lay
from wyprawa.games.gloomhaven.places import Axial, Door, Room, Scenario
from wyprawa.games.gloomhaven.special import Cleared
from wyprawa.parts.boards import FAR, ids

NARROW = (21, 30, 66, 82, 87, 95)
all_scenarios = pytest.mark.parametrize(
    "scenario", [each for each in CONTENT.scenarios if each.cards is None], ids=lambda each: each.id
)
BARROW = ground(SCENARIOS[1])
EVERY = (1 << 8) - 1  # all rooms, all doors


def drawn(here: Ground, rooms: int = EVERY, doors: int = EVERY) -> str:
    """The map with floors numbered by room; `+` an open door, `s` a starting hex."""
    marks = {cell: str(number) for number, cells in enumerate(here.rooms) for cell in ids(cells)}
    marks |= dict.fromkeys(here.doors, "+") | dict.fromkeys(ids(here.starts), "s")
    return here.seen(rooms, doors).draw(marks)


def test_black_barrow_drawn() -> None:
    assert drawn(BARROW) == dedent("""\
        # # # # # # # # 1 1 1 1 1
         # # # # # # # # 1 1 1 s #
        2 2 2 2 2 2 2 2|1 1 1 s s
         2 2 2 2 2 2 2 + 1 1 1 s #
        2 2 2 2 2 2 2 2|1 1 1 s s
         # # # + # # # # 1 1 1 s #
        # 3 3 3 3 3 3 # 1 1 1 1 1
         # 3 3 3 3 3 # # # # # # #
        # 3 3 3 3 3 3 # # # # # #
         # 3 3 3 3 3 # # # # # # #
        # 3 3 3 3 3 3 # # # # # #""")


def test_only_what_is_revealed_is_seen() -> None:
    start = BARROW.seen(1 << 1, 0)
    assert start.all == BARROW.rooms[1]
    both = BARROW.seen(1 << 1 | 1 << 2, 1 << 0)
    assert both.all == BARROW.rooms[1] | BARROW.rooms[2] | 1 << BARROW.doors[0]
    assert both is BARROW.seen(1 << 1 | 1 << 2, 1 << 0)
    assert both.at(-2, 3) == BARROW.board.at(-2, 3) == BARROW.doors[0]


def test_ground_is_built_once() -> None:
    assert ground(SCENARIOS[1]) is ground(SCENARIOS[1])


def test_where_a_cell_is() -> None:
    door, floor = BARROW.board.at(-7, 5), BARROW.board.at(-7, 6)
    assert (BARROW.door_at(door), BARROW.room_at(door)) == (1, None)
    assert (BARROW.door_at(floor), BARROW.room_at(floor)) == (None, 3)
    assert BARROW.joins == ((1, 2), (2, 3))
    assert BARROW.closed_of(1 << 1, 0) == 1 << BARROW.doors[0]
    assert BARROW.closed_of(1 << 1 | 1 << 2, 1 << 0) == 1 << BARROW.doors[1]


def test_marks_are_found_by_letter() -> None:
    crypt = ground(SCENARIOS[19])
    assert {letter: [*map(crypt.board.axial, cells)] for letter, cells in crypt.marks.items()} == {
        "a": [(1, -2)], "b": [(-1, -11)], "c": [(0, -4)], "d": [(-6, 1)], "e": [(-10, -3)],
    }  # fmt: skip
    assert len(ground(SCENARIOS[25]).marks["a"]) == 5


@pytest.mark.rule("GH-10.13")
@all_scenarios
def test_walls_part_touching_hexes_of_different_rooms(scenario: Scenario) -> None:
    here = ground(scenario)
    if scenario.open_between or scenario.number == 76:  # battlements, and walls that crumble side by side
        return
    for one, other in combinations(here.board.cells, 2):
        if here.board.distance(one, other) == 1:
            a, b = here.room_at(one), here.room_at(other)
            rooms = [{a} if a else {*here.joins[here.doors.index(one)]}]
            rooms += [{b} if b else {*here.joins[here.doors.index(other)]}]
            apart = not rooms[0] & rooms[1]
            assert ((one, other) in here.board.walls) == apart
            assert (other in here.board.neighbours(one)) == (not apart)


def test_walls_by_scenario() -> None:
    """As the layouts list them."""
    found = {n: len(ground(scenario).board.walls) for n, scenario in SCENARIOS.items() if n <= 20}
    assert {n: walls for n, walls in found.items() if walls} == {
        1: 2, 2: 2, 3: 2, 6: 2, 7: 2, 11: 1, 12: 1, 13: 2, 17: 2, 18: 1,
    }  # fmt: skip


@pytest.mark.rule("GH-10.14")
def test_range_goes_around_a_wall_and_through_an_open_door() -> None:
    one, other = BARROW.board.at(-3, 4), BARROW.board.at(-2, 4)  # touching, a wall between them
    rooms = 1 << 1 | 1 << 2
    assert BARROW.seen(rooms, 1 << 0).range_between(one, other) == 2
    assert BARROW.seen(rooms, 0).range_between(one, other) == FAR


def seen_from(place: Axial, doors: int) -> str:
    """Black Barrow without its third room, `o` where the hex `@` is seen from."""
    board = BARROW.seen(1 << 1 | 1 << 2, doors)
    here = board.at(*place)
    return board.draw(dict.fromkeys(ids(board.sight(here)), "o") | {here: "@"})


@pytest.mark.rule("GH-10.9")
def test_walls_beside_an_open_door_block_sight() -> None:
    assert seen_from((4, 0), 1 << 0) == dedent("""\
        # # # # # # # # o o o o @
         # # # # # # # # o o o o #
        . . . . . . . o|o o o o o
         . . . . . o o o o o o o #
        . . . . . o o o|o o o o o
         # # # # # # # # o o o o #
        # # # # # # # # o o o o o""")
    assert seen_from((-9, 2), 1 << 0) == dedent("""\
        # # # # # # # # . . . . .
         # # # # # # # # . . . . #
        @ o o o o o o o|o o o o .
         o o o o o o o o o o o o #
        o o o o o o o o|o o o o o
         # # # # # # # # . . . o #
        # # # # # # # # . . . . .""")


@pytest.mark.rule("GH-4.2")
def test_a_closed_door_is_a_wall() -> None:
    assert seen_from((-3, 3), 0) == dedent("""\
        # # # # # # # # . . . . .
         # # # # # # # # . . . . #
        o o o o o o o o|. . . . .
         o o o o o o @ # . . . . #
        o o o o o o o o|. . . . .
         # # # # # # # # . . . . #
        # # # # # # # # . . . . .""")


@all_scenarios
def test_sight_reaches_each_neighbour(scenario: Scenario) -> None:
    """Lines from corner to corner suffice: hardly a hex of these maps is so narrow that it sees nobody."""
    here = ground(scenario)
    shut = here.seen(EVERY, 0)
    for board in (here.board, shut):
        unseen = [cell for cell in board.cells if board.near(cell) & ~board.sight(cell)]
        assert not unseen or scenario.number in NARROW
    for one, other in combinations(range(1, len(here.rooms)), 2):
        if (one, other) in scenario.open_between:
            continue
        assert not any(shut.sight(cell) & here.rooms[other] for cell in ids(here.rooms[one] & ~here.solid))


@all_scenarios
def test_sight_is_mutual(scenario: Scenario) -> None:
    board = ground(scenario).board
    assert all(board.sees(b, a) for a in board.cells for b in ids(board.sight(a)))


@pytest.mark.rule("GH-4.6", "GH-4.7")
def test_a_corridor_is_floor_and_removes_the_walls_it_covers() -> None:
    """Room 1 of the encampment is two tiles with corridors over the seam."""
    camp = ground(SCENARIOS[3])
    assert camp.corridors.bit_count() == 11
    assert camp.corridors & camp.rooms[1] == camp.corridors
    assert not any({a, b} & set(ids(camp.corridors)) for a, b in camp.board.walls)
    left, right = camp.board.at(-5, -3), camp.board.at(0, -3)
    assert camp.board.sees(left, right)
    assert camp.board.range_between(left, right) == 5


def test_doors_into_different_rooms_are_no_way_from_one_to_the_other() -> None:
    """Two doors that touch, one from room 1 to 2 and one from room 2 to 3."""
    runs = ((0, 0, 2), (2, 0, 2), (1, 2, 3))
    rooms = tuple(Room(tiles=(), floor=(run,)) for run in runs)
    ways: tuple[tuple[Axial, tuple[int, int]], ...] = (((0, 1), (1, 2)), ((1, 1), (2, 3)))
    doors = tuple(Door(at=at, tile="stone_door", joins=joins) for at, joins in ways)
    here = lay(Scenario(id="x", number=0, rooms=rooms, doors=doors, starts=((0, 0),), goal=Cleared()))
    one, other = here.doors
    assert {here.board.axial(cell) for cell in here.board.neighbours(one)} == {(0, 0), (1, 0), (0, 2)}
    # Room 1 touches the second door too, but has no part in it.
    assert {here.board.axial(cell) for cell in here.board.neighbours(other)} == {(0, 2), (1, 2), (2, 1)}
