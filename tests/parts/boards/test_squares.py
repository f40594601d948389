"""Squares: drawings, doors, diagonal steps and their flanks."""

import re
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st
from slow import Squares, quick, slow_squares, squares

from wyprawa.kernel import Chance
from wyprawa.parts.boards import FAR, Cells, DrawingError, NoSuchCell, SquareMap, ids, mask, outlines


def text(drawing: str) -> str:
    return dedent(drawing).strip("\n")


def numbered(board: SquareMap, layers: tuple[Cells, ...]) -> str:
    """The map with what it costs to get to each cell; 0 to 9 only."""
    return board.draw({cell: str(n) for n, layer in enumerate(layers) for cell in ids(layer)})


# Drawings

DUNGEON = """
    . . .#. #
    ####+#
    a . . . b
      '
    . .
"""


def test_parse_reads_squares_walls_doors_and_marks() -> None:
    board, marks = SquareMap.parse(DUNGEON)
    assert [board.place(cell) for cell in board.cells] == [
        *((0, 0), (1, 0), (2, 0), (3, 0)),
        *((0, 1), (1, 1), (2, 1), (3, 1), (4, 1)),
        *((0, 2), (1, 2)),
    ]
    assert {mark: [board.place(cell) for cell in cells] for mark, cells in marks.items()} == {
        "a": [(0, 1)],
        "b": [(4, 1)],
    }
    assert [tuple(map(board.place, wall)) for wall in sorted(board.walls)] == [
        ((0, 0), (0, 1)),
        ((1, 0), (1, 1)),
        ((2, 0), (3, 0)),
    ]
    assert [tuple(map(board.place, door)) for door in board.doors] == [((1, 1), (1, 2)), ((2, 0), (2, 1))][
        ::-1
    ]
    assert board.open == 0b10


@pytest.mark.parametrize(
    ("drawing", "where", "fault"),
    [
        (". .\n|\n. .", "row 2, column 1", "'|' stands on an edge; expected '#' for a wall"),
        (". . .\n\n. .x.", "row 3, column 4", "'x' stands on an edge"),
        (". .\n +\n. .", "row 2, column 2", "'+' stands where edges meet; expected '#' or a blank"),
        (". #\n  +\n. .", "row 2, column 3", "a closed door needs a square on either side"),
        (".'", "row 1, column 2", "an open door needs a square on either side"),
    ],
)
def test_a_drawing_that_cannot_be_read_says_where(drawing: str, where: str, fault: str) -> None:
    with pytest.raises(DrawingError, match=re.escape(f"{where}: {fault}")):
        SquareMap.parse(drawing)


def test_walls_beside_nothing_mean_nothing() -> None:
    board, _ = SquareMap.parse(". .#\n####\n. #")
    assert [tuple(map(board.place, wall)) for wall in board.walls] == [((0, 0), (0, 1))]


def test_a_map_has_cells_and_walls_and_doors_lie_between_neighbours() -> None:
    with pytest.raises(ValueError, match="at least one"):
        SquareMap.parse("#")
    with pytest.raises(
        ValueError, match=r"a door lies between adjacent cells, not between \(0, 0\) and \(1, 1\)"
    ):
        SquareMap([(0, 0), (1, 1)], doors=[((0, 0), (1, 1))], diagonal=1)
    with pytest.raises(NoSuchCell, match=r"\(0, 1\)"):
        SquareMap([(0, 0)], [((0, 0), (0, 1))])
    with pytest.raises(ValueError, match=r"a wall and a door between \(0, 0\) and \(1, 0\)"):
        SquareMap([(0, 0), (1, 0)], [((0, 0), (1, 0))], [((1, 0), (0, 0))])
    board = SquareMap([(0, 0), (1, 0)], doors=[((0, 0), (1, 0))])
    for doors in (0b10, -1, 0b10):
        with pytest.raises(ValueError, match="which has 1"):
            board.opened(doors)
    for _ in range(2):
        with pytest.raises(ValueError, match="at least one"):
            board.without(board.all)
    with pytest.raises(ValueError, match="sight 'rows' or 'lines', not 0, 'row'"):
        SquareMap([(0, 0)], sight="row")  # type: ignore[arg-type]


@quick
@given(squares())
def test_drawing_and_parsing_undo_each_other(plain: Squares) -> None:
    board = plain.map()
    names = {cell: chr(ord("A") + n) for n, cell in enumerate(board.cells)}
    again, marks = SquareMap.parse(board.draw(names))
    assert again.draw({cells[0]: name for name, cells in marks.items()}) == board.draw(names)
    left, top = min(x for x, _ in plain.cells), min(y for _, y in plain.cells)
    place = {name: again.place(cells[0]) for name, cells in marks.items()}
    number = {cell: marks[name][0] for cell, name in names.items()}
    for cell, name in names.items():
        x, y = board.place(cell)
        assert place[name] == (x - left, y - top)
    assert again.walls == {(number[a], number[b]) for a, b in board.walls}
    assert again.doors == tuple((number[a], number[b]) for a, b in board.doors)
    assert again.open == board.open


# Doors and parts


def test_a_door_opens_and_closes() -> None:
    board, marks = SquareMap.parse(
        """
        . a#. .
        ##+####
        . .'b .
        """
    )
    (a,), (b,) = marks["a"], marks["b"]
    assert board.open == 0b10
    assert board.range_between(a, b) == FAR
    assert board.opened(0b11).range_between(a, b) == 2
    assert board.opened(0b01).range_between(a, b) == FAR
    assert board.door(a, board.at(1, 1)) == board.door(board.at(1, 1), a) == 0
    assert board.door(a, b) is None
    assert (board.doors_at(board.at(1, 1)), board.doors_at(b), board.doors_at(board.at(3, 1))) == (
        0b11,
        0b10,
        0,
    )


@quick
@given(squares(), st.data())
def test_boards_with_other_doors_are_worked_out_once_and_are_the_map_with_those_doors(
    plain: Squares, data: st.DataObject
) -> None:
    board = plain.map(diagonal=1)
    doors = data.draw(st.integers(0, (1 << len(plain.doors)) - 1))
    other = board.opened(doors)
    assert other is board.opened(doors) is other.opened(board.open).opened(doors)
    slow = slow_squares(Squares(plain.cells, plain.walls, plain.doors, doors), other)
    for cell in board.cells:
        assert set(other.neighbours(cell)) == slow.next_to(cell)
    assert plain.map(diagonal=1).near(board.cells[0]) == board.near(board.cells[0])


def test_only_so_many_boards_are_kept() -> None:
    row = [(x, 0) for x in range(12)]
    board = SquareMap(row, doors=[((x, 0), (x + 1, 0)) for x in range(11)])
    for doors in range(1 << 11):
        assert board.opened(doors).within(0, 11).bit_count() == 1 + (~doors & doors + 1).bit_length() - 1
    assert len(board._others) <= 512


@quick
@given(squares(), st.data())
def test_without_keeps_the_numbers_of_cells_and_doors(plain: Squares, data: st.DataObject) -> None:
    board = plain.map()
    kept = data.draw(st.sets(st.sampled_from(sorted(plain.cells)), min_size=1))
    part = board.without(board.all & ~board.mask_of(kept))
    assert part.cells == tuple(ids(board.mask_of(kept)))
    assert part.doors == board.doors
    shut = {frozenset(side) for side in plain.shut()}
    for cell in part.cells:
        x, y = part.place(cell)
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & kept
        assert part.near(cell) == board.mask_of(p for p in near if frozenset((p, (x, y))) not in shut)
    assert part.without(0) is part
    assert set(re.sub(r"\s", "", part.draw())) <= set(".#+'")


# Diagonal steps


def test_diagonals_that_cost_one_go_around_corners_only_over_an_open_flank() -> None:
    board, marks = SquareMap.parse(
        """
        . . .#. .
            ###
        . . s . .
          ###   #
        . . . . .
        """,
        diagonal=1,
    )
    assert numbered(board, board.reach(marks["s"][0], 9, board.all)) == text(
        """
        2 1 2#3 2
            ###
        2 1 0 1 2
          ###   #
        2 3 2 1 2
        """
    )


def test_a_diagonal_step_pays_for_the_flank_it_passes() -> None:
    board, marks = SquareMap.parse("s r\n\nf g", diagonal=1)
    (s,), (r,), (f,), (g,) = marks.values()
    rough = board.reach(s, 9, board.all, difficult=mask([r, f]))
    assert rough == (mask([s]), 0, mask([r, f, g]))
    assert board.reach(s, 9, board.all & ~mask([r]), difficult=mask([f, g])) == (
        mask([s]),
        0,
        mask([f]),
        mask([g]),
    )
    assert board.reach(s, 9, mask([g])) == (mask([s]),)
    assert board.reach(s, 9, board.all & ~mask([r]), stops=mask([f])) == (mask([s]), mask([f]))


FIRE, RUBBLE = (1, 0), (0, 1)


def niflheim(drawing: str) -> tuple[SquareMap, dict[str, int]]:
    board, marks = SquareMap.parse(drawing, diagonal=2, sight="lines")
    return board, {mark: cells[0] for mark, cells in marks.items()}


def test_frida_chooses_rubble_or_fire() -> None:  # GN-8.E1, GN-8.E2, GN-8.E3
    board, at = niflheim("F f\n\nr A")
    assert board.flanks(at["F"], at["A"]) == [at["f"], at["r"]]
    costs = [(1 << at["f"], FIRE), (1 << at["r"], RUBBLE)]
    assert board.cheapest(at["F"], board.all, (0, 1), costs).cost(at["A"]) == (0, 3)
    # Pricing points before wounds, the fire is cheaper.
    turned = [(cells, cost[::-1]) for cells, cost in costs]
    assert board.cheapest(at["F"], board.all, (1, 0), turned).cost(at["A"]) == (2, 1)
    blocked = board.all & ~(1 << at["r"])
    assert board.cheapest(at["F"], blocked, (0, 1), costs).cost(at["A"]) == (1, 2)


def test_a_draugr_on_one_flank_and_nothing_on_the_other() -> None:  # GN-8.E4, GN-8.E5
    board, at = niflheim("F d\n\no A")
    draugr, both = 1 << at["d"], 1 << at["d"] | 1 << at["o"]
    assert board.cheapest(at["F"], board.all & ~both).cost(at["A"]) is None
    ways = board.cheapest(at["F"], board.all & ~draugr)
    assert ways.cost(at["A"]) == (2,)
    assert (at["F"], at["A"]) in ways.paths(at["A"])


def test_rubble_beside_and_beneath_adds_up() -> None:  # GN-8.15
    board, at = niflheim("F r\n\nr A")
    rubble = board.all & ~(1 << at["F"])
    assert board.cheapest(at["F"], board.all, (1,), [(rubble, (1,))]).cost(at["A"]) == (4,)


def test_frida_runs_over_rough_ground() -> None:  # GN-7.E3
    board, at = niflheim("F . .\n\n. A .\n\n. . B\n\n. . C")
    rubble = mask([at["B"], at["C"]])
    assert numbered(board, board.reach(at["F"], 6, board.all, rubble)).split("\n")[::2] == [
        "0 1 2",
        "1 2 3",
        "2 3 5",
        "3 4 6",
    ]
    ways = board.cheapest(at["F"], board.all, (1,), [(rubble, (1,))])
    assert (at["F"], at["A"], at["B"]) in ways.paths(at["B"])


def test_a_closed_door_bars_the_flank_behind_it() -> None:  # GN-8.17
    board, at = niflheim("F+.\n  #\n. A")
    assert board.flanks(at["F"], at["A"]) == [board.at(0, 1)]
    assert board.opened(1).flanks(at["F"], at["A"]) == [board.at(0, 1)]
    open_board, at = niflheim("F+.\n\n. A")
    assert open_board.flanks(at["F"], at["A"]) == [open_board.at(0, 1)]
    assert open_board.opened(1).flanks(at["F"], at["A"]) == [open_board.at(1, 0), open_board.at(0, 1)]
    assert open_board.flanks(at["F"], at["F"]) == open_board.flanks(at["F"], open_board.at(0, 1)) == []


@quick
@given(squares(), st.data())
def test_a_diagonal_that_costs_two_leads_nowhere_new(plain: Squares, data: st.DataObject) -> None:
    slanted, straight = plain.map(diagonal=2), plain.map()
    cells = st.sets(st.sampled_from(straight.cells)).map(mask)
    start, passable, rough = data.draw(st.sampled_from(straight.cells)), data.draw(cells), data.draw(cells)
    assert slanted.reach(start, 9, passable, rough) == straight.reach(start, 9, passable, rough)


# Tiles


def training() -> SquareMap:
    """The tile sides 1A and, turned by half, 4A beside each other."""
    tiles = {"1A": ("a..", "a.b", "..b"), "4A": ("..a", "b.a", "b.a")}
    rooms = {
        (3 * number + x, y): "" if room == "." else name + room
        for number, (name, rows) in enumerate(tiles.items())
        for y, row in enumerate(rows)
        for x, room in enumerate(row)
    }
    return SquareMap(rooms, outlines(rooms))


def test_corridors_are_open_to_each_other_over_the_seam_of_two_tiles() -> None:  # MD-6.11, MD-6.12
    assert training().draw() == text(
        """
        .#. . . .#.
         # ##### #
        .#.#.#.#.#.
        ## # # # #
        . .#.#.#.#.
        """
    )


def test_one_sees_along_corridors_over_the_seam_until_a_wall() -> None:  # MD-12.7
    board = training()
    seen = board.sight(board.at(1, 0))
    assert board.draw(dict.fromkeys(ids(seen), "v")).split("\n")[::2] == [
        ".#v v v v#.",
        ".#v#.#.#.#.",
        ". v#.#.#.#.",
    ]


def meeting(
    squares: list[list[str]], across: dict[tuple[int, int], str], down: dict[tuple[int, int], str]
) -> str:
    """A drawing put together sign by sign. Where edges meet stands `#`, if one of the four signs around is a
    wall and another of them is anything at all."""
    high, wide = len(squares), len(squares[0])
    paper = [[" "] * (2 * wide - 1) for _ in range(2 * high - 1)]
    for y in range(high):
        for x in range(wide):
            paper[2 * y][2 * x] = squares[y][x]
    for (x, y), sign in across.items():
        paper[2 * y][2 * x + 1] = sign
    for (x, y), sign in down.items():
        paper[2 * y + 1][2 * x] = sign
    for y in range(high - 1):
        for x in range(wide - 1):
            around = (
                across.get((x, y), " ")
                + across.get((x, y + 1), " ")
                + down.get((x, y), " ")
                + down.get((x + 1, y), " ")
            )
            if "#" in around and len(around.replace(" ", "")) > 1:
                paper[2 * y + 1][2 * x + 1] = "#"
    return "\n".join("".join(row).rstrip() for row in paper)


@pytest.mark.parametrize("seed", range(40))
def test_a_drawing_is_the_same_sign_by_sign(seed: int) -> None:
    chance = Chance(seed)
    wide, high = 2 + seed % 3, 2 + seed % 2
    places = [(x, y) for y in range(high) for x in range(wide)]
    beside = {(x, y): chance.pick(" #+' ", "across") for x, y in places if x < wide - 1}
    below = {(x, y): chance.pick(" #+' ", "down") for x, y in places if y < high - 1}
    across = {place: sign for place, sign in beside.items() if sign != " "}
    down = {place: sign for place, sign in below.items() if sign != " "}
    drawing = meeting([["."] * wide for _ in range(high)], across, down)
    board, _ = SquareMap.parse(drawing)
    assert board.draw() == drawing
    signs = [[str((x + y) % 10) for x in range(wide)] for y in range(high)]
    marks = {board.at(x, y): signs[y][x] for x, y in places}
    assert board.draw(marks) == meeting(signs, across, down)
