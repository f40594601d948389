"""What every kind of board answers, against the slow and simple way."""

import copy
import doctest
from importlib import import_module
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from slow import Journey, Slow, boards, journeys, quick

from wyprawa.parts.boards import FAR, Cell, HexMap, NoSuchCell, ids, mask

many = settings(max_examples=150)


@quick
@given(st.sets(st.integers(0, 300)))
def test_sets_of_cells_go_back_and_forth(cells: set[Cell]) -> None:
    assert ids(mask(cells)) == sorted(cells)


def test_a_complement_is_no_set_of_cells() -> None:
    with pytest.raises(ValueError, match="complement"):
        ids(~5)


@pytest.mark.parametrize("name", ["cells", "hexes", "lines", "squares", "zones", "networks"])
def test_examples_say_what_is_so(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"wyprawa.parts.boards.{name}"))
    assert not failed
    assert tried


@quick
@given(boards())
def test_a_board_is_never_copied_and_compares_by_being_the_same(slow: Slow) -> None:
    board = slow.board
    assert copy.deepcopy([board])[0] is copy.copy(board) is board
    assert {board: 1}[board] == 1
    assert list(board.cells) == ids(board.all)


@quick
@given(boards())
def test_a_cell_off_the_board_is_named(slow: Slow) -> None:
    board = slow.board
    inside, outside = board.cells[0], max(board.cells) + 1
    for ask in (board.near, board.neighbours, board.sight):
        with pytest.raises(NoSuchCell, match=str(outside)):
            ask(outside)
    for n in (outside, -1):
        with pytest.raises(NoSuchCell):
            board.reach(n, 1, board.all)
        with pytest.raises(NoSuchCell):
            board.range_between(inside, n)
        with pytest.raises(NoSuchCell):
            board.sees(inside, n)
    with pytest.raises(NoSuchCell):
        board.layers(0, board.all)
    with pytest.raises(NoSuchCell):
        board.layers(1 << outside, board.all)


# Neighbours, ranges, distances


@many
@given(boards(), st.data())
def test_near_spread_and_behind_are_the_single_steps(slow: Slow, data: st.DataObject) -> None:
    board = slow.board
    some = data.draw(st.sets(st.sampled_from(board.cells)))
    straight = [(start, end) for start, end, flank in slow.steps if flank is None]
    assert board.spread(mask(some)) == mask(end for start, end in straight if start in some)
    assert board.behind(mask(some)) == mask(start for start, end in straight if end in some)
    for cell in some:
        assert board.neighbours(cell) == sorted(slow.next_to(cell))


@many
@given(boards(20))
def test_range_counts_steps_and_distance_ignores_what_lies_between(slow: Slow) -> None:
    board = slow.board
    for a in board.cells:
        ways = slow.costs(a, set(board.cells), lambda _: (1,))
        for b in board.cells:
            assert board.range_between(a, b) == ways.get(b, (FAR,))[0]
            assert bool(board.within(a, 3) >> b & 1) == (board.range_between(a, b) <= 3)
            assert board.distance(a, b) == slow.apart(a, b) <= board.range_between(a, b)
        assert board.within(a, -1) == 0
        assert board.within(a, 99) == mask(ways)


# Floods


@many
@given(journeys(), st.integers(0, 8), st.booleans())
def test_layers_are_what_relaxing_finds(journey: Journey, points: int, rough: bool) -> None:
    board = journey.slow.board
    ways = journey.costs(journey.points if rough else lambda _: (1,), (1,))
    layers = board.layers(
        1 << journey.start,
        journey.passable,
        points=points,
        extra=journey.extra() if rough else (),
        stops=journey.stops,
    )
    found = {cell: (n,) for n, layer in enumerate(layers) for cell in ids(layer)}
    assert found == {cell: cost for cell, cost in ways.items() if cost[0] <= points}
    assert sum(layer.bit_count() for layer in layers) == len(found)
    assert layers[-1]


@quick
@given(journeys(), st.data())
def test_a_flood_from_several_cells_costs_what_the_nearest_of_them_costs(
    journey: Journey, data: st.DataObject
) -> None:
    board = journey.slow.board
    starts = data.draw(st.sets(st.sampled_from(board.cells), min_size=1))
    for extra in ((), journey.extra()):
        found = board.layers(mask(starts), journey.passable, extra=extra)
        apart = [board.layers(1 << start, journey.passable | mask(starts), extra=extra) for start in starts]
        for cell in board.cells:
            costs = [n for layers in apart for n, layer in enumerate(layers) if layer >> cell & 1]
            wanted = 0 if cell in starts else min(costs, default=None)
            assert next((n for n, layer in enumerate(found) if layer >> cell & 1), None) == wanted


@many
@given(journeys(), st.integers(0, 8))
def test_reach_pays_one_more_on_difficult_ground(journey: Journey, points: int) -> None:
    board = journey.slow.board
    reach = board.reach(
        journey.start, points, journey.passable, journey.rough, [(journey.fire, 3)], journey.stops
    )
    assert reach == board.layers(
        1 << journey.start, journey.passable, points=points, extra=journey.extra(), stops=journey.stops
    )


@many
@given(journeys(16), st.booleans())
def test_inward_layers_count_the_way_to_the_start(journey: Journey, rough: bool) -> None:
    board, goal = journey.slow.board, journey.start
    layers = board.layers(
        1 << goal,
        journey.passable,
        extra=journey.extra() if rough else (),
        stops=journey.stops,
        inward=True,
    )
    found = {cell: n for n, layer in enumerate(layers) for cell in ids(layer)}
    price = journey.points if rough else lambda _: (1,)
    entered = Journey(journey.slow, goal, journey.passable | 1 << goal, 0, 0, journey.stops)
    for cell in board.cells:
        ways = entered.costs(price, (1,), start=cell)
        if journey.passable >> cell & 1 or cell == goal:
            assert found.get(cell) == ways.get(goal, (None,))[0]
        else:
            assert cell not in found


@many
@given(journeys(), st.data())
def test_a_flood_ends_with_the_layer_that_meets_a_goal(journey: Journey, data: st.DataObject) -> None:
    board = journey.slow.board
    goals = mask(data.draw(st.sets(st.sampled_from(board.cells))))
    for extra in ((), journey.extra()):
        whole = board.layers(1 << journey.start, journey.passable, extra=extra)
        met = next((n for n, layer in enumerate(whole) if layer & goals), len(whole) - 1)
        assert (
            board.layers(1 << journey.start, journey.passable, extra=extra, until=goals) == whole[: met + 1]
        )
    nearest = board.nearest(journey.start, goals, journey.passable)
    plain = board.layers(1 << journey.start, journey.passable)
    assert nearest == next((layer & goals for layer in plain if layer & goals), 0)
    assert board.nearest(journey.start, goals) == board.nearest(journey.start, goals, board.all)


def test_entering_a_cell_costs_no_less_than_a_step() -> None:
    board, marks = HexMap.parse("a b")
    (a,), (b,) = marks["a"], marks["b"]
    with pytest.raises(ValueError, match="not 2 less"):
        board.reach(a, 4, board.all, extra=[(1 << b, -2)])
    with pytest.raises(ValueError, match=r"costs of 2 parts.*\(1,\)"):
        board.cheapest(a, board.all, (0, 1), [(1 << b, (1,))])
    with pytest.raises(ValueError, match=r"none below 0, not \(1, -1\)"):
        board.cheapest(a, board.all, (0, 1), [(1 << b, (1, -1))])
    with pytest.raises(ValueError, match=r"something, not \(0, 0\)"):
        board.cheapest(a, board.all, (0, 0))


# Ways


@many
@given(journeys())
def test_cheapest_finds_what_relaxing_finds(journey: Journey) -> None:
    slow, board = journey.slow, journey.slow.board
    fire, rough = journey.fire, journey.rough
    ways = board.cheapest(
        journey.start, journey.passable, (0, 1), [(fire, (1, 0)), (rough, (0, 1))], journey.stops
    )
    wanted = journey.costs(journey.harm, (0, 1))
    assert ways.costs() == wanted
    assert list(ways.costs().items()) == sorted(wanted.items(), key=lambda item: (item[1], item[0]))
    legal = slow.legal(set(ids(journey.passable)), set(ids(journey.stops)))
    for cell in board.cells:
        assert ways.cost(cell) == wanted.get(cell)
        before = set()
        for step in legal:
            a, b, _ = step
            if (
                b == cell != journey.start
                and a in wanted
                and (a == journey.start or not journey.stops >> a & 1)
            ):
                price = slow.price(step, journey.harm, (0, 1))
                if tuple(x + y for x, y in zip(wanted[a], price, strict=True)) == wanted[cell]:
                    before.add(a)
        assert ids(ways.before(cell)) == sorted(before)


@settings(max_examples=100)
@given(journeys(9))
def test_paths_are_all_the_cheapest_ones(journey: Journey) -> None:
    board = journey.slow.board
    ways = board.cheapest(
        journey.start,
        journey.passable,
        (0, 1),
        [(journey.fire, (1, 0)), (journey.rough, (0, 1))],
        journey.stops,
    )
    by_goal: dict[Cell, list[tuple[tuple[int, ...], tuple[Cell, ...]]]] = {}
    passable, stops = set(ids(journey.passable)), set(ids(journey.stops))
    for cost, walk in journey.slow.walks(journey.start, passable, journey.harm, stops, (0, 1)):
        by_goal.setdefault(walk[-1], []).append((cost, walk))
    for cell in board.cells:
        found = by_goal.get(cell, [])
        best = min((cost for cost, _ in found), default=None)
        paths = list(ways.paths(cell))
        assert sorted(paths) == sorted(walk for cost, walk in found if cost == best)
        assert ways.path(cell) == min(paths, key=lambda path: path[::-1], default=())


@many
@given(journeys(), st.data())
def test_the_shortest_path_is_a_cheapest_way_to_a_nearest_goal(journey: Journey, data: st.DataObject) -> None:
    slow, board = journey.slow, journey.slow.board
    goals = data.draw(st.sets(st.sampled_from(board.cells)))
    path = board.shortest_path(
        journey.start, mask(goals), journey.passable, journey.rough, [(journey.fire, 3)]
    )
    free = Journey(slow, journey.start, journey.passable, journey.rough, journey.fire, 0)
    ways = free.costs(journey.points, (1,))
    met = goals & ways.keys()
    if not path:
        assert not met
        return
    assert path[0] == journey.start
    assert path[-1] in met
    legal = slow.legal(set(ids(journey.passable)), set())
    spent = 0
    for pair in pairwise(path):
        spent += min(slow.price(step, journey.points, (1,))[0] for step in legal if step[:2] == pair)
    assert spent == min(ways[goal][0] for goal in met)
    extra = [(cells, (more,)) for cells, more in journey.extra()]
    nearest = board.cheapest(journey.start, journey.passable, extra=extra).nearest(mask(goals))
    assert nearest == mask(goal for goal in met if ways[goal][0] == spent)
