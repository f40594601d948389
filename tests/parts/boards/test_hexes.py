"""Hexes: cells, drawings, ranges and movement on drawn maps. What all boards share is in test_boards."""

import re
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st
from slow import HEX_SIDES, Place, Side, quick, rooms, sides_of

from wyprawa.parts.boards import FAR, Cells, DrawingError, HexMap, NoSuchCell, ids, mask


def text(drawing: str) -> str:
    return dedent(drawing).strip("\n")


def marked(board: HexMap, cells: Cells, mark: str) -> str:
    return board.draw(dict.fromkeys(ids(cells), mark))


def numbered(board: HexMap, layers: tuple[Cells, ...]) -> str:
    """The map with each cell's number of points; 0 to 9 only."""
    return board.draw({cell: str(n) for n, layer in enumerate(layers) for cell in ids(layer)})


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
    with pytest.raises(NoSuchCell, match="no cell 9"):
        board.axial(9)


def test_a_map_has_cells_and_walls_lie_between_neighbours() -> None:
    with pytest.raises(ValueError, match="at least one"):
        HexMap([])
    with pytest.raises(ValueError, match=r"adjacent.*\(0, 0\) and \(2, 0\)"):
        HexMap([(0, 0), (1, 0), (2, 0)], [((0, 0), (2, 0))])
    with pytest.raises(NoSuchCell, match=r"\(0, 1\)"):
        HexMap([(0, 0)], [((0, 0), (0, 1))])


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


WALLED = """
    a   . | .   #
     / \\     /
      . | b   .   #
     \\
    .   .   .   c
"""


def test_walls_stand_between_cells_that_stand_further_apart() -> None:
    board, marks = HexMap.parse(WALLED)
    (a,), (b,), (c,) = marks["a"], marks["b"], marks["c"]
    walls = {tuple(map(board.axial, wall)) for wall in board.walls}
    assert walls == {
        ((1, 0), (2, 0)),
        ((0, 0), (0, 1)),
        ((1, 0), (0, 1)),
        ((2, 0), (2, 1)),
        ((0, 1), (1, 1)),
        ((0, 1), (-1, 2)),
    }
    assert board.draw({a: "a", b: "b", c: "c"}) == text(WALLED)
    assert board.range_between(a, b) == 2
    assert board.range_between(a, board.at(0, 1)) == 4


def test_walls_along_rows_need_no_more_room() -> None:
    drawing = text(
        """
        . .|. #
         .|. . .
        """
    )
    board, _ = HexMap.parse(drawing)
    assert {tuple(map(board.axial, wall)) for wall in board.walls} == {((1, 0), (2, 0)), ((0, 1), (1, 1))}
    assert board.draw() == drawing


@pytest.mark.parametrize(
    ("drawing", "where", "fault"),
    [
        (". .\n x .\n.x.", "row 3, column 2", "'x' is neither on a cell nor on an edge: '.x.'"),
        (". .\n|. .", "row 2, column 1", "a wall lies between two cells, and one of them is missing"),
        (". |", "row 1, column 3", "'|' is neither on a cell nor on an edge"),
        (".   . |\n /\n  .", "row 1, column 7", "a wall lies between two cells, and one of them is missing"),
        (".   .\n  /\n  .", "row 2, column 3", "'/' is neither on a cell nor on an edge"),
        (".   .\n \\\n  .", "row 2, column 2", "'\\\\' is neither on a cell nor on an edge"),
        (".|  .\n /\n  .", "row 1, column 2", "'|' is neither on a cell nor on an edge"),
    ],
)
def test_a_drawing_that_cannot_be_read_says_where(drawing: str, where: str, fault: str) -> None:
    with pytest.raises(DrawingError, match=re.escape(f"{where}: {fault}")):
        HexMap.parse(drawing)


@quick
@given(rooms(HEX_SIDES))
def test_drawing_and_parsing_undo_each_other(room: tuple[set[Place], set[Side]]) -> None:
    cells, walls = room
    board = HexMap(cells, walls)
    names = {cell: chr(ord("0") + n) for n, cell in enumerate(board.cells)}
    drawing = board.draw(names)
    again, marks = HexMap.parse(drawing)
    assert again.draw({cell: char for char, cells in marks.items() for cell in cells}) == drawing
    # Both maps are the same up to a shift of the whole.
    number = {cell: marks[name][0] for cell, name in names.items()}
    moves = {
        (q - board.axial(cell)[0], r - board.axial(cell)[1])
        for cell in board.cells
        for q, r in [again.axial(number[cell])]
    }
    assert len(moves) == 1
    assert {frozenset(wall) for wall in again.walls} == {
        frozenset((number[a], number[b])) for a, b in board.walls
    }
    assert all(q + r // 2 >= 0 and r >= 0 for q, r in map(again.axial, again.cells))
    if all(q + r // 2 >= 0 and r >= 0 for q, r in cells):
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
    away = {cell: str(board.range_between(start, cell)) for cell in board.cells}
    wanted = text(drawing).replace("w", "1").replace("x", "7")
    assert open_board.draw(away) == wanted
    assert board.within(start, 2) == mask([start, *marks["1"], *marks["w"], *marks["2"]])
    assert open_board.range_between(start, marks["x"][0]) == 2


def test_walled_off_is_far() -> None:
    board, marks = HexMap.parse("a b # c")
    (a,), (b,), (c,) = marks["a"], marks["b"], marks["c"]
    assert board.range_between(a, c) == FAR
    assert board.distance(a, c) == 3
    shut = board.without(0, [(b, a)])
    assert shut.range_between(a, b) == FAR
    assert shut.neighbours(a) == []
    assert board.range_between(a, b) == 1


def test_on_an_open_field_range_is_distance() -> None:
    board = HexMap((q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5)
    middle = board.at(0, 0)
    assert [board.within(middle, n).bit_count() for n in range(7)] == [1, 7, 19, 37, 61, 91, 91]
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


def test_a_figure_may_stand_where_it_could_not_enter() -> None:
    board, marks = HexMap.parse("a s b")
    assert board.reach(marks["s"][0], 3, mask(marks["a"])) == (mask(marks["s"]), mask(marks["a"]))


def test_without_points_a_figure_stays() -> None:
    board, marks = HexMap.parse("a s b")
    for difficult in (0, board.all):
        assert board.reach(marks["s"][0], 0, board.all, difficult) == (mask(marks["s"]),)


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
    traps = [(mask(marks["^"]), (1, 0))]
    ways = board.cheapest(s, board.all, (0, 1), traps)
    assert ways.cost(g) == (0, 3)
    walled = board.without(0, [(g, cell) for cell in board.neighbours(g) if cell not in marks["^"]])
    ways = walled.cheapest(s, walled.all, (0, 1), traps)
    assert ways.cost(g) == (1, 2)
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
    ways = board.cheapest(s, board.all & ~mask([s + 1]))
    assert ways.cost(g) == (3,)
    assert ways.before(g) == mask([b, d])
    assert list(ways.paths(g)) == [(s, a, b, g), (s, c, d, g)]
    assert list(ways.paths(s)) == [(s,)]
    assert list(ways.paths(s + 1)) == []


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
    costs = board.cheapest(board.at(0, 0), free, (0, 1), [(traps, (1, 0))]).costs()
    assert min(costs[cell] for cell in board.neighbours(tinkerer)) == (1, 2)
    assert min(costs[cell] for cell in board.neighbours(brute)) == (0, 4)


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
@given(rooms(HEX_SIDES), st.data())
def test_a_part_is_the_map_of_its_cells(room: tuple[set[Place], set[Side]], data: st.DataObject) -> None:
    cells, walls = room
    board = HexMap(cells, walls)
    kept = data.draw(st.sets(st.sampled_from(sorted(cells)), min_size=1))
    more = data.draw(st.sets(st.sampled_from(sides_of(kept, HEX_SIDES) or [((0, 0), (0, 0))]))) - {
        ((0, 0), (0, 0))
    }
    part = board.without(board.all & ~board.mask_of(kept), [(board.at(*a), board.at(*b)) for a, b in more])
    fresh = HexMap(kept, [wall for wall in walls if kept.issuperset(wall)] + list(more))
    assert len(part.walls) == len(fresh.walls)
    for a, b in zip(part.cells, fresh.cells, strict=True):
        assert part.axial(a) == fresh.axial(b)
        assert [part.axial(cell) for cell in part.neighbours(a)] == [
            fresh.axial(cell) for cell in fresh.neighbours(b)
        ]


def test_a_part_is_worked_out_once() -> None:
    board = HexMap([(q, r) for q in range(4) for r in range(3)])
    gone, wall = mask([board.at(0, 0)]), (board.at(1, 0), board.at(2, 0))
    part = board.without(gone, [wall])
    assert board.without(gone | 1 << max(board.cells) + 5, [wall]) is part  # what is not there cannot go
    assert board.without(gone) is not part
    assert part.walls == {wall}
    assert (part.sight(board.at(3, 2)) & ~board.all, part.cells) == (0, board.cells[1:])
