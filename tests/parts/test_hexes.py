"""Cells, ranges, movement, areas and drawings of hex maps."""

import copy
from collections.abc import Callable, Iterable
from itertools import pairwise
from textwrap import dedent
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wyprawa.parts.hexes import (
    DIRECTIONS,
    FAR,
    Cell,
    Cells,
    HexMap,
    NoSuchCell,
    ids,
    mask,
)
from wyprawa.parts.patterns import Pattern, mirrors, orientations, rotations

Axial: TypeAlias = tuple[int, int]
Wall: TypeAlias = tuple[Axial, Axial]
Cost: TypeAlias = tuple[int, ...]

quick = settings(max_examples=40, deadline=None)
PLACES = st.tuples(st.integers(-4, 4), st.integers(-4, 4))


def text(drawing: str) -> str:
    return dedent(drawing).strip("\n")


def marked(board: HexMap, cells: Cells, mark: str) -> str:
    return board.draw(dict.fromkeys(ids(cells), mark))


def numbered(board: HexMap, layers: Iterable[Cells]) -> str:
    """The map with each cell's number of points; 0 to 9 only."""
    return board.draw({cell: str(n) for n, layer in enumerate(layers) for cell in ids(layer)})


class Plain:
    """The same board the slow and simple way: a set of places and a set of walls."""

    def __init__(self, cells: Iterable[Axial], walls: Iterable[Wall] = ()) -> None:
        self.cells = set(cells)
        self.walls = {frozenset(wall) for wall in walls}
        self.board = HexMap(self.cells, walls)

    def __repr__(self) -> str:
        return f"Plain({sorted(self.cells)}, {[tuple(sorted(wall)) for wall in self.walls]})"

    def neighbours(self, place: Axial) -> set[Axial]:
        around = {(place[0] + dq, place[1] + dr) for dq, dr in DIRECTIONS}
        return {other for other in around & self.cells if frozenset((place, other)) not in self.walls}

    def costs(self, start: Axial, passable: set[Axial], price: Callable[[Axial], Cost]) -> dict[Axial, Cost]:
        """What it costs to get everywhere, by relaxing every step until nothing gets cheaper."""
        found = {start: tuple(0 for _ in price(start))}
        changed = True
        while changed:
            changed = False
            for a in list(found):
                for b in self.neighbours(a) & passable:
                    total = tuple(x + y for x, y in zip(found[a], price(b), strict=True))
                    if b not in found or total < found[b]:
                        found[b] = total
                        changed = True
        return found

    def mask(self, places: Iterable[Axial]) -> Cells:
        return mask(self.board.at(*place) for place in places)

    def places(self, cells: Cells) -> set[Axial]:
        return {self.board.axial(cell) for cell in ids(cells)}


@st.composite
def plains(draw: st.DrawFn, size: int = 36) -> Plain:
    """A room somewhere, with some holes and thin walls."""
    width, q0, r0 = draw(st.tuples(st.integers(1, 6), st.integers(-4, 4), st.integers(-4, 4)))
    height = draw(st.integers(1, max(1, min(6, size // width))))
    room = [(q0 + c - r // 2, r0 + r) for r in range(height) for c in range(width)][:size]
    cells = set(room) - draw(st.sets(st.sampled_from(room), max_size=len(room) // 2))
    cells = cells or {room[0]}
    edges = [
        (a, b) for a in sorted(cells) for q, r in DIRECTIONS[:3] for b in [(a[0] + q, a[1] + r)] if b in cells
    ]
    return Plain(cells, draw(st.sets(st.sampled_from(edges), max_size=8)) if edges else ())


@st.composite
def journeys(draw: st.DrawFn, size: int = 36) -> tuple[Plain, Axial, set[Axial], set[Axial], set[Axial]]:
    """A board, where to start, and which cells are passable, rough and trapped."""
    plain = draw(plains(size))
    some = st.sets(st.sampled_from(sorted(plain.cells)))
    start = draw(st.sampled_from(sorted(plain.cells)))
    few = st.sets(st.sampled_from(sorted(plain.cells)), max_size=len(plain.cells) // 3)
    return plain, start, plain.cells - draw(few), draw(some), draw(some)


# Cells


def test_cells_rise_row_by_row() -> None:
    board = HexMap([(1, 1), (0, 2), (2, 0), (1, 0)])
    assert [board.axial(cell) for cell in board.cells] == [(1, 0), (2, 0), (1, 1), (0, 2)]
    assert list(board.cells) == sorted(board.cells)
    assert board.all == mask(board.cells)


def test_a_place_off_the_map_is_named() -> None:
    board = HexMap([(0, 0), (1, 0)])
    with pytest.raises(NoSuchCell, match=r"\(7, -3\)"):
        board.at(7, -3)
    unknown = max(board.cells) + 1
    for ask in (board.axial, board.neighbours, board.near, board.sight):
        with pytest.raises(NoSuchCell, match=str(unknown)):
            ask(unknown)
    for n in (unknown, -1):
        with pytest.raises(NoSuchCell):
            board.reach(n, 1, board.all)
        with pytest.raises(NoSuchCell):
            board.range_between(board.cells[0], n)
    with pytest.raises(NoSuchCell):
        board.layers(0, board.all)


def test_a_map_has_cells_and_walls_lie_between_neighbours() -> None:
    with pytest.raises(ValueError, match="at least one"):
        HexMap([])
    with pytest.raises(ValueError, match=r"adjacent.*\(0, 0\) and \(2, 0\)"):
        HexMap([(0, 0), (1, 0), (2, 0)], [((0, 0), (2, 0))])
    with pytest.raises(NoSuchCell, match=r"\(0, 1\)"):
        HexMap([(0, 0)], [((0, 0), (0, 1))])


@quick
@given(st.sets(st.integers(0, 300)))
def test_sets_of_cells_go_back_and_forth(cells: set[Cell]) -> None:
    assert ids(mask(cells)) == sorted(cells)


def test_a_complement_is_no_set_of_cells() -> None:
    with pytest.raises(ValueError, match="complement"):
        ids(~5)


@quick
@given(plains())
def test_copies_are_the_same_map(plain: Plain) -> None:
    assert copy.deepcopy([plain.board])[0] is copy.copy(plain.board) is plain.board


# Drawings


def test_parse_reads_marks_and_holes() -> None:
    board, marks = HexMap.parse(
        """
        A . # B
         . #   A
        """
    )
    assert {char: [board.axial(cell) for cell in cells] for char, cells in marks.items()} == {
        "A": [(0, 0), (3, 1)],
        "B": [(3, 0)],
    }
    assert {board.axial(cell) for cell in board.cells} == {(0, 0), (1, 0), (3, 0), (0, 1), (3, 1)}


def test_a_drawing_may_begin_with_an_odd_row() -> None:
    board, marks = HexMap.parse(
        """
         a b
        c d
        """
    )
    (a,), (b,), (c,), (d,) = (marks[char] for char in "abcd")
    assert set(board.neighbours(a)) == {b, c, d}
    assert set(board.neighbours(b)) == {a, d}


def test_a_cell_between_two_cells_is_refused() -> None:
    with pytest.raises(ValueError, match="'x' in column 2"):
        HexMap.parse(". .\n x .\n.x.")


@quick
@given(plains())
def test_drawing_and_parsing_undo_each_other(plain: Plain) -> None:
    board = plain.board
    names = {cell: chr(ord("0") + n) for n, cell in enumerate(board.cells)}
    drawing = board.draw(names)
    again, marks = HexMap.parse(drawing)
    assert again.draw({cell: char for char, cells in marks.items() for cell in cells}) == drawing
    # Both maps are the same up to a shift of the whole.
    moves = {
        (q - board.axial(cell)[0], r - board.axial(cell)[1])
        for cell, name in names.items()
        for q, r in [again.axial(marks[name][0])]
    }
    assert len(moves) == 1
    assert all(q + r // 2 >= 0 and r >= 0 for q, r in map(again.axial, again.cells))
    if all(q + r // 2 >= 0 and r >= 0 for q, r in plain.cells):
        assert moves == {(0, 0)}


# Neighbours, distance, range


def test_neighbours_are_the_six_around() -> None:
    drawing = """
        . . . . .
         . n n . .
        . n x n .
         . n n . .
        """
    board, marks = HexMap.parse(drawing)
    assert marked(board, board.near(marks["x"][0]), "n") == text(drawing).replace("x", ".")
    assert board.neighbours(marks["x"][0]) == marks["n"]


@quick
@given(plains(), st.data())
def test_spread_is_every_neighbour_of_every_cell(plain: Plain, data: st.DataObject) -> None:
    some = data.draw(st.sets(st.sampled_from(sorted(plain.cells))))
    wanted = set().union(*(plain.neighbours(place) for place in some))
    assert plain.places(plain.board.spread(plain.mask(some))) == wanted
    for place in some:
        assert plain.places(plain.board.near(plain.board.at(*place))) == plain.neighbours(place)


def test_rings_by_straight_distance_ignore_holes() -> None:
    drawing = """
        . 2 2 2 . .
         2 1 # 2 . .
        2 # x 1 2 .
         2 1 1 2 . .
        . 2 2 2 . .
        """
    board, marks = HexMap.parse(drawing)
    x = marks["x"][0]
    assert board.ring(x, 1) == mask(marks["1"])
    assert board.ring(x, 2) == mask(marks["2"])
    assert board.disc(x, 2) == mask([x, *marks["1"], *marks["2"]])
    assert board.ring(x, 0) == mask([x])
    assert {board.distance(x, cell) for cell in marks["2"]} == {2}


def test_range_goes_around_holes_and_walls() -> None:
    drawing = """
        4 3 2 2 3 4
         # # 1 # # 5
        2 1 0 w x 6
         2 1 1 # 7 7
        3 2 2 # 8 8
        """
    open_board, marks = HexMap.parse(drawing)
    board = open_board.without(0, [(marks["w"][0], marks["x"][0])])
    start = marks["0"][0]
    wanted = text(drawing).replace("w", "1").replace("x", "7")
    assert numbered(board, (board.range_from(start, n) for n in range(10))) == wanted
    assert board.within(start, 2) == mask([start, *marks["1"], *marks["w"], *marks["2"]])
    assert board.range_between(start, marks["x"][0]) == 7
    assert open_board.range_between(start, marks["x"][0]) == 2
    assert board.within(start, -1) == 0
    assert board.within(start, 99) == board.all


def test_walled_off_is_far() -> None:
    board, marks = HexMap.parse("a b # c")
    (a,), (b,), (c,) = marks["a"], marks["b"], marks["c"]
    assert board.range_between(a, c) == FAR
    assert board.distance(a, c) == 3
    shut = board.without(0, [(b, a)])
    assert shut.range_between(a, b) == FAR
    assert shut.neighbours(a) == []
    assert board.range_between(a, b) == 1


@quick
@given(plains())
def test_range_is_the_shortest_way_on_foot(plain: Plain) -> None:
    board = plain.board
    for place in plain.cells:
        a = board.at(*place)
        ways = plain.costs(place, plain.cells, lambda _: (1,))
        for other in plain.cells:
            b = board.at(*other)
            assert board.range_between(a, b) == ways.get(other, (FAR,))[0]
            assert bool(board.within(a, 3) >> b & 1) == (board.range_between(a, b) <= 3)
            assert board.distance(a, b) <= board.range_between(a, b)


def test_on_an_open_field_range_is_distance() -> None:
    board = HexMap((q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5)
    middle = board.at(0, 0)
    assert [board.range_from(middle, n).bit_count() for n in range(7)] == [1, 6, 12, 18, 24, 30, 0]
    for a in board.cells:
        for b in board.cells:
            assert board.distance(a, b) == board.range_between(a, b)


# Movement


def test_reach_pays_twice_for_difficult_ground() -> None:
    board, marks = HexMap.parse(
        """
        . . ~ . .
         . ~ ~ . .
        . . s ~ .
         o o e o .
        . . . . .
        """
    )
    blocked = mask(marks["o"] + marks["e"])
    layers = board.reach(marks["s"][0], 4, board.all & ~blocked, mask(marks["~"]))
    assert numbered(board, layers) == text(
        """
        3 3 4 3 4
         2 2 2 3 4
        2 1 0 2 3
         . . . . 4
        . . . . .
        """
    )


def test_reach_adds_up_extra_costs() -> None:
    board, marks = HexMap.parse("s a b c d")
    (s,), (a,), (b,), (c,), (d,) = marks.values()
    layers = board.reach(s, 9, board.all, difficult=mask([b]), extra=[(mask([b, c]), 2)])
    assert layers == (mask([s]), mask([a]), 0, 0, 0, mask([b]), 0, 0, mask([c]), mask([d]))
    assert board.reach(s, 4, board.all, difficult=mask([b]), extra=[(mask([b, c]), 2)]) == layers[:2]
    assert board.distances(s, board.all, mask([b])) == {s: 0, a: 1, b: 3, c: 4, d: 5}
    with pytest.raises(ValueError, match="at least 1, not 0"):
        board.reach(s, 4, board.all, extra=[(mask([b]), -1)])


def test_a_figure_may_stand_where_it_could_not_enter() -> None:
    board, marks = HexMap.parse("a s b")
    assert board.reach(marks["s"][0], 3, mask(marks["a"])) == (mask(marks["s"]), mask(marks["a"]))


def test_without_points_a_figure_stays() -> None:
    board, marks = HexMap.parse("a s b")
    for difficult in (0, board.all):
        assert board.reach(marks["s"][0], 0, board.all, difficult) == (mask(marks["s"]),)


@quick
@given(journeys(), st.integers(0, 7), st.booleans())
def test_reach_finds_what_relaxing_finds(
    journey: tuple[Plain, Axial, set[Axial], set[Axial], set[Axial]], points: int, rough: bool
) -> None:
    plain, start, passable, difficult, traps = journey
    if not rough:
        difficult, traps = set(), set()
    ways = plain.costs(start, passable, lambda place: (1 + (place in difficult) + 3 * (place in traps),))
    layers = plain.board.reach(
        plain.board.at(*start),
        points,
        plain.mask(passable),
        plain.mask(difficult),
        [(plain.mask(traps), 3)] if rough else (),
    )
    found = {place: (n,) for n, layer in enumerate(layers) for place in plain.places(layer)}
    assert found == {place: cost for place, cost in ways.items() if cost[0] <= points}
    assert sum(layer.bit_count() for layer in layers) == len(found)
    assert layers[-1]


@quick
@given(journeys(20))
def test_inward_layers_count_the_way_to_the_start(
    journey: tuple[Plain, Axial, set[Axial], set[Axial], set[Axial]],
) -> None:
    plain, goal, passable, difficult, _ = journey
    layers = plain.board.layers(
        plain.mask([goal]), plain.mask(passable), extra=[(plain.mask(difficult), 1)], inward=True
    )
    found = {place: n for n, layer in enumerate(layers) for place in plain.places(layer)}
    for place in plain.cells:
        ways = plain.costs(place, passable | {goal}, lambda place: (1 + (place in difficult),))
        if place in passable or place == goal:
            assert found.get(place) == ways.get(goal, (None,))[0]
        else:
            assert place not in found


def test_the_shortest_path_keeps_to_passable_cells() -> None:
    board, marks = HexMap.parse(
        """
        . 1 2 3 .
         s # # 4 .
        . . . g .
        """
    )
    s, g = marks["s"][0], marks["g"][0]
    assert len(board.shortest_path(s, mask([g]), board.all)) == 4
    around = [marks[char][0] for char in "1234"]
    assert board.shortest_path(s, mask([g]), mask([*around, g])) == (s, *around, g)
    assert board.shortest_path(s, mask([g]), mask(marks["1"])) == ()
    assert board.shortest_path(s, mask([s, g]), board.all) == (s,)


def test_ties_between_paths_go_to_the_lowest_cells() -> None:
    board, marks = HexMap.parse(
        """
        . a b .
         s . g .
        . . . h
        """
    )
    (a,), (b,), (s,), (g,), (h,) = marks.values()
    assert board.shortest_path(s, mask([g, h]), board.all & ~mask([s + 1])) == (s, a, b, g)


@quick
@given(journeys(), st.data())
def test_a_shortest_path_is_a_way_and_none_is_shorter(
    journey: tuple[Plain, Axial, set[Axial], set[Axial], set[Axial]], data: st.DataObject
) -> None:
    plain, start, passable, difficult, _ = journey
    goals = data.draw(st.sets(st.sampled_from(sorted(plain.cells))))
    path = [
        plain.board.axial(cell)
        for cell in plain.board.shortest_path(
            plain.board.at(*start), plain.mask(goals), plain.mask(passable), plain.mask(difficult)
        )
    ]
    ways = plain.costs(start, passable, lambda place: (1 + (place in difficult),))
    if not path:
        assert not goals & ways.keys()
        return
    assert path[0] == start
    assert all(b in plain.neighbours(a) and b in passable for a, b in pairwise(path))
    assert sum(1 + (place in difficult) for place in path[1:]) == min(
        ways[goal][0] for goal in goals & ways.keys()
    )
    assert goals & {path[-1]}


# Cheapest ways


def test_fewest_traps_come_before_fewest_steps() -> None:
    board, marks = HexMap.parse(
        """
        . . . . .
         s ^ g # .
        ^ ^ # ^ .
        """
    )
    s, g = marks["s"][0], marks["g"][0]
    ways = board.cheapest(s, board.all, [(board.all, (0, 1)), (mask(marks["^"]), (1, 0))])
    assert ways.cost[g] == (0, 3)
    walled = board.without(0, [(g, cell) for cell in board.neighbours(g) if cell not in marks["^"]])
    ways = walled.cheapest(s, walled.all, [(walled.all, (0, 1)), (mask(marks["^"]), (1, 0))])
    assert ways.cost[g] == (1, 2)
    assert ways.nearest(mask([g, *marks["^"]])) == mask(marks["^"]) & walled.near(s)
    assert ways.nearest(0) == 0


def test_cheapest_ways_keep_all_ties() -> None:
    board, marks = HexMap.parse(
        """
        . a b .
         s . g .
        . c d .
        """
    )
    (a,), (b,), (s,), (g,), (c,), (d,) = marks.values()
    ways = board.cheapest(s, board.all & ~mask([s + 1]), lambda _: (1,))
    assert ways.cost[g] == (3,)
    assert ways.before[g] == mask([b, d])
    assert list(ways.paths(g)) == [(s, a, b, g), (s, c, d, g)]
    assert list(ways.paths(s)) == [(s,)]
    assert list(ways.paths(s + 1)) == []


def test_every_step_costs_something() -> None:
    board, marks = HexMap.parse("a b")
    a = marks["a"][0]
    for costs in ([(mask(marks["a"]), (0, 1))], [(board.all, (0, 0))], [(board.all, (-1, 5))], []):
        with pytest.raises(ValueError, match="must cost more"):
            board.cheapest(a, board.all, costs)
    with pytest.raises(ValueError, match="different lengths"):
        board.cheapest(a, board.all, [(board.all, (0, 1)), (board.all, (1,))])
    assert board.cheapest(a, 0, []).cost == {a: (0,)}


@quick
@given(journeys())
def test_cheapest_finds_what_relaxing_finds(
    journey: tuple[Plain, Axial, set[Axial], set[Axial], set[Axial]],
) -> None:
    plain, start, passable, difficult, traps = journey

    def price(place: Axial) -> Cost:
        return int(place in traps), 1 + (place in difficult)

    board = plain.board
    ways = board.cheapest(
        board.at(*start),
        plain.mask(passable),
        [(board.all, (0, 1)), (plain.mask(traps), (1, 0)), (plain.mask(difficult), (0, 1))],
    )
    wanted = plain.costs(start, passable, price)
    assert {board.axial(cell): cost for cell, cost in ways.cost.items()} == wanted
    assert list(ways.cost.items()) == sorted(ways.cost.items(), key=lambda item: (item[1], item[0]))
    for place, cost in wanted.items():
        before = {
            other
            for other in plain.neighbours(place) & wanted.keys()
            if place != start
            and tuple(x + y for x, y in zip(wanted[other], price(place), strict=True)) == cost
        }
        assert plain.places(ways.before.get(board.at(*place), 0)) == before
    assert (
        board.cheapest(board.at(*start), plain.mask(passable), lambda cell: price(board.axial(cell))) == ways
    )


@quick
@given(journeys(9))
def test_paths_are_all_the_cheapest_ones(
    journey: tuple[Plain, Axial, set[Axial], set[Axial], set[Axial]],
) -> None:
    plain, start, passable, _, traps = journey
    board = plain.board
    ways = board.cheapest(
        board.at(*start), plain.mask(passable), [(board.all, (0, 1)), (plain.mask(traps), (1, 0))]
    )

    def walks(path: tuple[Axial, ...]) -> Iterable[tuple[Axial, ...]]:
        yield path
        for place in plain.neighbours(path[-1]) & passable - set(path):
            yield from walks((*path, place))

    by_goal: dict[Axial, list[tuple[int, int, tuple[Axial, ...]]]] = {}
    for walk in walks((start,)):
        by_goal.setdefault(walk[-1], []).append((len(traps & set(walk[1:])), len(walk), walk))
    for goal, found in by_goal.items():
        best = min(found)[:2]
        paths = list(ways.paths(board.at(*goal)))
        assert {tuple(map(board.axial, path)) for path in paths} == {
            walk for *cost, walk in found if (*cost,) == best
        }
        assert len(set(paths)) == len(paths)


# Ledger examples that are geometry


def test_nearer_by_range_may_be_further_on_foot() -> None:  # GH-26.E1
    board = HexMap((q, r) for q in range(-4, 5) for r in range(-2, 3))
    monster, brute, tinkerer = board.at(0, 0), board.at(2, 0), board.at(-3, 0)
    free = board.all & ~mask([board.at(0, 1), board.at(1, -1), board.at(1, 0), brute, tinkerer])
    assert (board.range_between(monster, brute), board.range_between(monster, tinkerer)) == (2, 3)
    steps = [len(board.shortest_path(monster, board.near(hero), free)) - 1 for hero in (brute, tinkerer)]
    assert steps == [4, 2]


def test_a_way_without_traps_beats_a_shorter_one() -> None:  # GH-26.E2
    board = HexMap((q, r) for q in range(-6, 7) for r in range(-1, 2))
    traps = mask(board.at(1, r) for r in (-1, 0, 1))
    brute, tinkerer = board.at(-5, 0), board.at(3, 0)
    free = board.all & ~mask([brute, tinkerer])
    ways = board.cheapest(board.at(0, 0), free, [(free, (0, 1)), (traps, (1, 0))])
    assert min(ways.cost[cell] for cell in board.neighbours(tinkerer)) == (1, 2)
    assert min(ways.cost[cell] for cell in board.neighbours(brute)) == (0, 4)


# Parts of a map


def test_without_keeps_the_numbers() -> None:
    board, marks = HexMap.parse(
        """
        a b # .
         d . e .
        . . . .
        """
    )
    door = mask(marks["d"] + marks["a"])
    part = board.without(door)
    assert part.cells == tuple(cell for cell in board.cells if not door >> cell & 1)
    assert [part.axial(cell) for cell in part.cells] == [board.axial(cell) for cell in part.cells]
    assert part is board.without(door)
    assert board.all & door == door
    with pytest.raises(NoSuchCell):
        part.axial(marks["d"][0])
    again = HexMap(map(board.axial, board.cells), like=part)
    assert again.cells == board.cells
    with pytest.raises(NoSuchCell, match=r"\(9, 0\)"):
        HexMap([(9, 0)], like=board)
    with pytest.raises(NoSuchCell, match=r"\(0, -1\)"):
        HexMap([(0, -1)], like=board)


@quick
@given(plains(), st.data())
def test_a_part_is_the_map_of_its_cells(plain: Plain, data: st.DataObject) -> None:
    kept = data.draw(st.sets(st.sampled_from(sorted(plain.cells)), min_size=1))
    walls = [(a, b) for a, b in map(tuple, plain.walls) if {a, b} <= kept]
    part = plain.board.without(plain.mask(plain.cells - kept))
    fresh = HexMap(kept, walls)
    assert len(part.walls) == len(walls)
    for a, b in zip(part.cells, fresh.cells, strict=True):
        assert part.axial(a) == fresh.axial(b)
        assert [part.axial(cell) for cell in part.neighbours(a)] == [
            fresh.axial(cell) for cell in fresh.neighbours(b)
        ]


# Areas

CLUB: Pattern = ((0, 0), (1, 0), (2, 0), (1, 1))
PATTERNS = st.lists(PLACES, min_size=1, max_size=5, unique=True).map(tuple)


def test_an_area_turns_about_its_anchor() -> None:
    drawing = """
        . . . . . . .
         . . 3 . 2 . .
        . . . . . . .
         . 4 . @ . 1 .
        . . . . . . .
         . . 5 . 6 . .
        """
    board, marks = HexMap.parse(drawing)
    at = marks["@"][0]
    turns = [board.place(turn, at) for turn in rotations(((2, 0),))]
    assert turns == [mask(marks[char]) for char in "165432"]


def test_an_area_is_laid_on_the_map() -> None:
    drawing = """
        . . . . #
         . @ x x #
        . . . x .
        """
    board, marks = HexMap.parse(drawing)
    at = marks["@"][0]
    assert board.place(CLUB, at) == mask([at, *marks["x"]])
    assert board.place(CLUB, marks["x"][1]) & mask(marks["x"]) == mask(marks["x"][1:2])


@pytest.mark.parametrize(
    ("pattern", "ways"),
    [
        (((0, 0),), 1),
        (((1, 0),), 6),
        (((-1, 0), (0, 0), (1, 0)), 3),
        (((0, 0), (1, 0), (0, 1)), 6),
        (((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)), 1),
        (((1, 0), (-1, 1), (0, -1)), 2),
        (CLUB, 12),
    ],
)
def test_orientations_leave_out_repeats(pattern: Pattern, ways: int) -> None:
    assert len(orientations(pattern)) == ways
    assert orientations(pattern)[0] == pattern
    assert len({frozenset(way) for way in orientations(pattern)}) == ways


def steps(a: Axial, b: Axial) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


@quick
@given(PATTERNS)
def test_six_turns_and_two_mirrors_come_back(pattern: Pattern) -> None:
    turns = rotations(pattern)
    assert turns[0] == pattern
    assert len(turns) == 6
    assert rotations(turns[5])[1] == pattern
    assert all(rotations(turn)[1] == turns[(n + 1) % 6] for n, turn in enumerate(turns))
    assert mirrors(mirrors(pattern)[1]) == (mirrors(pattern)[1], pattern)
    for way in (*turns, mirrors(pattern)[1]):
        for i, hex_i in enumerate(way):
            assert steps(hex_i, (0, 0)) == steps(pattern[i], (0, 0))
            assert all(steps(hex_i, way[j]) == steps(pattern[i], pattern[j]) for j in range(i))


@quick
@given(plains(15), PATTERNS, st.data())
def test_placements_are_all_ways_that_touch(plain: Plain, pattern: Pattern, data: st.DataObject) -> None:
    touching = data.draw(st.sets(st.sampled_from(sorted(plain.cells))))
    wanted = set()
    for way in orientations(pattern):
        for q in range(-18, 19):
            for r in range(-18, 19):
                laid = {(q + dq, r + dr) for dq, dr in way}
                if laid & touching:
                    wanted.add(plain.mask(laid & plain.cells))
    found = plain.board.placements(pattern, plain.mask(touching))
    assert found == tuple(sorted(wanted))
