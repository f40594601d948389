"""Line of sight on hex maps."""

from fractions import Fraction
from textwrap import dedent
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wyprawa.parts.boards import DIRECTIONS, Cell, HexMap, NoSuchCell, mask
from wyprawa.parts.boards.hex_sight import centre, corners, edge, touches_cell, touches_edge

Axial: TypeAlias = tuple[int, int]
Wall: TypeAlias = tuple[Axial, Axial]
Spot: TypeAlias = tuple[int | Fraction, int | Fraction]

quick = settings(max_examples=40)


def seen_from_o(drawing: str, *, centres: bool = False) -> str:
    """The drawing with `v` on each cell that `o` sees."""
    board, marks = HexMap.parse(drawing, centres=centres)
    o = marks["o"][0]
    return board.draw(
        {cell: "o" if cell == o else "v" if board.sees(o, cell) else "." for cell in board.cells}
    )


def same(drawing: str) -> str:
    return dedent(drawing).strip("\n")


def test_only_walls_block() -> None:
    board, _ = HexMap.parse(
        """
        . . . .
         . . . .
        . . . .
        """
    )
    assert {board.sight(cell) for cell in board.cells} == {board.all}


def test_a_pillar_hides_the_row_behind_it() -> None:
    drawing = """
        v v v v v v
         v v v v v v
        v o v # . .
         v v v v v v
        v v v v v v
        """
    assert seen_from_o(drawing) == same(drawing)


def test_a_doorway_opens_a_wedge() -> None:
    drawing = """
        v v v v # . . . .
         v v v v # v v v v
        v o v v v v v v v
         v v v v # v v v v
        v v v v # . . . .
        """
    assert seen_from_o(drawing) == same(drawing)


def test_a_line_that_touches_the_tip_of_a_wall_is_blocked() -> None:
    # The one line to the far corner that does not cross the pillar runs into its tip.
    drawing = """
        o v v .
         v v # .
        # v v v
         # v v v
        """
    assert seen_from_o(drawing) == same(drawing)


def test_a_line_may_not_start_on_a_wall() -> None:
    # Every corner in a passage one hex wide is a corner of the wall, even between neighbours.
    drawing = """
        # # # . .
         o . . . .
        # # # . .
        """
    assert seen_from_o(drawing) == same(drawing)


def test_from_the_middle_a_passage_can_be_seen_along() -> None:
    drawing = """
        # # # v v # # #
         o v v v v v v #
        # # # v v # # .
        """
    assert seen_from_o(drawing, centres=True) == same(drawing)


def test_a_thin_wall_hides_what_lies_behind_it() -> None:
    drawing = """
        v   v   v   v   v   v   v

          v   v   v   v   v   v   v

        v   v   o | v   v   v   v
                 /
          v   v   v   .   v   v   v

        v   v   v   v   .   .   v
        """
    assert seen_from_o(drawing) == same(drawing)


def test_a_long_thin_wall_parts_two_rooms() -> None:
    drawing = r"""
        o   v | .   .
               \
          v   v | .   .
               /
        v   v | .   .
        """
    assert seen_from_o(drawing) == same(drawing)


def test_a_closed_door_is_wall_and_an_open_one_is_not() -> None:
    board, marks = HexMap.parse(
        """
        . . # . .
         . a D b .
        . . # . .
        """
    )
    (a,), (b,), (door,) = marks["a"], marks["b"], marks["D"]
    shut = board.without(mask([door]))
    assert board.sees(a, b)
    assert not shut.sees(a, b)
    assert shut.sight(a) & mask([b]) == 0
    assert board.sees(a, b)


def test_a_cell_sees_itself() -> None:
    board, marks = HexMap.parse("a # b")
    (a,), (b,) = marks["a"], marks["b"]
    assert board.sight(a) == mask([a])
    assert board.sight_line(a, a) == ((0, 0), (0, 0))
    assert board.sight_line(a, b) is None
    with pytest.raises(NoSuchCell):
        board.sees(a, a + 1)


def test_the_line_shown_is_the_shortest() -> None:
    board, marks = HexMap.parse(
        """
        . . . . .
         . a . b .
        . . . . .
        """
    )
    # Along the lower side of the cell between them; the upper one is as short, and comes second.
    assert board.sight_line(marks["a"][0], marks["b"][0]) == ((4, 4), (7, 4))
    assert board.sight_line(marks["b"][0], marks["a"][0]) == ((7, 4), (4, 4))


# Against an implementation that shares nothing with ours: points of the plane in exact fractions, with x in
# units of half a hex's width and y in units of half a side; a line is clipped by each hex's six sides.


def middle(place: Axial) -> Spot:
    return 2 * place[0] + place[1], 3 * place[1]


def tips(place: Axial) -> list[Spot]:
    x, y = middle(place)
    return [(x + dx, y + dy) for dx, dy in ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))]


def spot(point: tuple[int, int]) -> Spot:
    """A point in thirds of axial steps, on the plane."""
    q, r = Fraction(point[0], 3), Fraction(point[1], 3)
    return 2 * q + r, 3 * r


def meets_hex(a: Spot, b: Spot, place: Axial) -> bool:
    x, y = middle(place)
    low, high = Fraction(0), Fraction(1)
    for nx, ny, most in ((1, 0, 1), (-1, 0, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)):
        start = nx * (a[0] - x) + ny * (a[1] - y) - most
        end = nx * (b[0] - x) + ny * (b[1] - y) - most
        if start > 0 and end > 0:
            return False
        if start > 0:
            low = max(low, Fraction(start, start - end))
        elif end > 0:
            high = min(high, Fraction(start, start - end))
    return low <= high


def meets_side(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    wx, wy = c[0] - a[0], c[1] - a[1]
    det = ux * vy - uy * vx
    if det:
        t, s = Fraction(wx * vy - wy * vx, det), Fraction(wx * uy - wy * ux, det)
        return 0 <= t <= 1 and 0 <= s <= 1
    if wx * vy - wy * vx:
        return False
    # On one line: compare along the wall, which is never a mere point.
    length = vx * vx + vy * vy
    ends = sorted((p[0] - c[0]) * vx + (p[1] - c[1]) * vy for p in (a, b))
    return ends[0] <= length and ends[1] >= 0


def clear(cells: set[Axial], walls: set[Wall], a: Spot, b: Spot) -> bool:
    around = {(q, r) for c in cells for q in range(c[0] - 1, c[0] + 2) for r in range(c[1] - 1, c[1] + 2)}
    sides = [[tip for tip in tips(one) if tip in tips(other)] for one, other in walls]
    return not any(meets_hex(a, b, place) for place in around - cells) and not any(
        meets_side(a, b, *side) for side in sides
    )


def plainly_sees(cells: set[Axial], walls: set[Wall], a: Axial, b: Axial, centres: bool) -> bool:
    ends_a = tips(a) + ([middle(a)] if centres else [])
    ends_b = tips(b) + ([middle(b)] if centres else [])
    return a == b or any(clear(cells, walls, p, q) for p in ends_a for q in ends_b)


@st.composite
def rooms(draw: st.DrawFn) -> tuple[set[Axial], set[Wall]]:
    """A room of some size with a few holes and thin walls."""
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 6))
    places = [(c - r // 2, r) for r in range(height) for c in range(width)]
    cells = set(places) - draw(st.sets(st.sampled_from(places), max_size=len(places) // 3))
    edges = [
        (a, b) for a in sorted(cells) for q, r in DIRECTIONS[:3] for b in [(a[0] + q, a[1] + r)] if b in cells
    ]
    walls = draw(st.sets(st.sampled_from(edges), max_size=4)) if edges else set()
    return cells or {(0, 0)}, walls


@settings(max_examples=100)
@given(rooms(), st.booleans(), st.data())
def test_sight_agrees_with_plain_geometry(
    room: tuple[set[Axial], set[Wall]], centres: bool, data: st.DataObject
) -> None:
    cells, walls = room
    board = HexMap(cells, walls, centres=centres)
    place = st.sampled_from(sorted(cells))
    for _ in range(3):
        a, b = data.draw(place), data.draw(place)
        assert board.sees(board.at(*a), board.at(*b)) == plainly_sees(cells, walls, a, b, centres)
        line = board.sight_line(board.at(*a), board.at(*b))
        if line:
            assert clear(cells, walls, spot(line[0]), spot(line[1]))


POINTS = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


@given(POINTS, POINTS, st.sampled_from(DIRECTIONS))
def test_touching_is_exact(a: tuple[int, int], b: tuple[int, int], way: Axial) -> None:
    assert touches_cell(a, b, (1, -1)) == meets_hex(spot(a), spot(b), (1, -1))
    side = edge((0, 0), way)
    assert touches_edge(a, b, side) == meets_side(spot(a), spot(b), spot(side[0]), spot(side[1]))
    assert {spot(corner) for corner in corners(way)} == set(tips(way))


# What must hold on every map


def sight_table(board: HexMap) -> dict[Axial, set[Axial]]:
    return {board.axial(a): {board.axial(b) for b in board.cells if board.sees(a, b)} for a in board.cells}


@quick
@given(rooms(), st.booleans())
def test_sight_is_mutual_and_has_a_line(room: tuple[set[Axial], set[Wall]], centres: bool) -> None:
    board = HexMap(*room, centres=centres)

    def ends(cell: Cell) -> set[tuple[int, int]]:
        place = board.axial(cell)
        return {*corners(place), *([centre(place)] if centres else [])}

    for a in board.cells:
        for b in board.cells:
            assert board.sees(a, b) == board.sees(b, a)
            line, back = board.sight_line(a, b), board.sight_line(b, a)
            assert (line is not None) == (back is not None) == board.sees(a, b)
            if a != b and line:
                assert line[0] in ends(a)
                assert line[1] in ends(b)


@quick
@given(rooms(), st.integers(-5, 5), st.integers(-5, 5))
def test_sight_does_not_depend_on_where_and_how_the_map_lies(
    room: tuple[set[Axial], set[Wall]], dq: int, dr: int
) -> None:
    def moved(place: Axial) -> Axial:
        q, r = place
        return dq - r, dr + q + r

    cells, walls = room
    board = HexMap(cells, walls)
    turned = HexMap(map(moved, cells), [(moved(a), moved(b)) for a, b in walls])
    assert sight_table(turned) == {moved(a): set(map(moved, seen)) for a, seen in sight_table(board).items()}


@quick
@given(rooms(), st.data())
def test_more_wall_never_shows_more(room: tuple[set[Axial], set[Wall]], data: st.DataObject) -> None:
    cells, walls = room
    board = HexMap(cells, walls)
    gone = data.draw(st.sets(st.sampled_from(sorted(cells)), max_size=len(cells) - 1))
    part = board.without(mask(board.at(*place) for place in gone))
    bare = HexMap(cells)
    for cell in part.cells:
        assert part.sight(cell) & ~board.sight(cell) == 0
        assert board.sight(cell) & ~bare.sight(cell) == 0
    fresh = HexMap(cells - gone, [(a, b) for a, b in walls if not {a, b} & gone])
    assert sight_table(part) == sight_table(fresh)


def test_touching_is_exact_everywhere_around_a_cell() -> None:
    """Every line between two points near a cell, also along its border, through a tip, of no length: it meets
    the cell unless one of its sides' lines, or the line itself, leaves the cell on one side."""
    reach = range(-5, 6)
    points = [(x, y) for x in reach for y in reach]
    outside = {p: [n for n, (u, v) in enumerate(SIDES) if u * p[0] + v * p[1] > 3] for p in points}
    for a in points:
        for b in points:
            parted = any(side in outside[b] for side in outside[a])
            turns = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for x, y in corners((0, 0))]
            meets = not parted and min(turns) <= 0 <= max(turns)
            assert touches_cell(a, b, (0, 0)) == meets, (a, b)


SIDES = [(2, 1), (1, 2), (-1, 1), (-2, -1), (-1, -2), (1, -1)]


def test_a_line_is_tried_only_against_cells_near_it_and_misses_none() -> None:
    """The cells a line touches, against trying every cell around, at every angle."""
    places = [(q, r) for r in range(-1, 6) for q in range(-6, 7)]  # a trace has room for one row above
    board = HexMap(places)
    sight, zero = board._sight_lines(), board.at(0, 0)
    for x, y in ((0, 0), (1, 1), (2, 1), (1, 2), (2, 2)):
        for dx in range(-7, 8):
            for dy in range(8):
                if dy == 0 and dx < 0:
                    continue
                trace = sight._trace(x, y, dx, dy)
                found = {place for place in places if trace >> (sight._lift + board.at(*place) - zero) & 1}
                assert found == {
                    place for place in places if touches_cell((x, y), (x + dx, y + dy), place)
                }, (x, y, dx, dy)
