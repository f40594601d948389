"""Sight on squares: along rows and columns, and along the line between centres."""

from fractions import Fraction
from itertools import pairwise
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from slow import Place, Side, Squares, squares

from wyprawa.parts.boards import Cell, SquareMap, ids, mask
from wyprawa.parts.boards.lines import crossed

Stretch: TypeAlias = tuple[Fraction, Fraction]
HALF = Fraction(1, 2)
many = settings(max_examples=150)


# The plane, in exact fractions: a line runs from its start at 0 to its end at 1.


def inside(a: Place, b: Place, square: Place) -> Stretch | None:
    """From where to where a line runs through the inside of a square, if it does."""
    low, high = Fraction(0), Fraction(1)
    for start, end, middle in zip(a, b, square, strict=True):
        if start == end:
            if abs(start - middle) >= HALF:
                return None
            continue
        sides = sorted((Fraction(side - start) / (end - start)) for side in (middle - HALF, middle + HALF))
        low, high = max(low, sides[0]), min(high, sides[1])
    return (low, high) if low < high else None


def over(a: Place, b: Place, side: Side) -> Fraction | None:
    """Where a line crosses the inside of an edge, if it does."""
    axis = 0 if side[0][0] != side[1][0] else 1
    if a[axis] == b[axis]:
        return None
    at = (Fraction(side[0][axis] + side[1][axis], 2) - a[axis]) / (b[axis] - a[axis])
    other = 1 - axis
    along = a[other] + at * (b[other] - a[other])
    return at if 0 < at < 1 and abs(along - side[0][other]) < HALF else None


def box(a: Place, b: Place) -> list[Place]:
    xs, ys = sorted((a[0], b[0])), sorted((a[1], b[1]))
    return [(x, y) for x in range(xs[0], xs[1] + 1) for y in range(ys[0], ys[1] + 1)]


def plainly_clear(plain: Squares, a: Place, b: Place) -> bool:
    holes = [square for square in box(a, b) if square not in plain.cells]
    return not any(inside(a, b, hole) for hole in holes) and not any(
        over(a, b, side) is not None for side in plain.shut()
    )


PLACES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@many
@given(PLACES)
def test_a_line_crosses_squares_by_their_insides_and_in_order(way: Place) -> None:
    met = {square: found for square in box((0, 0), way) if (found := inside((0, 0), way, square))}
    wanted = sorted(met, key=lambda square: met[square]) if way != (0, 0) else [(0, 0)]
    assert list(crossed(*way)) == wanted
    back = [(way[0] + x, way[1] + y) for x, y in crossed(-way[0], -way[1])]
    assert back == wanted[::-1]


@many
@given(squares(), st.data())
def test_lines_agree_with_plain_geometry(plain: Squares, data: st.DataObject) -> None:
    board = plain.map(sight="lines")
    place = st.sampled_from(sorted(plain.cells))
    for _ in range(4):
        a, b = data.draw(place), data.draw(place)
        start, end = board.at(*a), board.at(*b)
        clear = plainly_clear(plain, a, b)
        assert board.sees(start, end) == board.sees(end, start) == clear
        line = board.line(start, end)
        if not clear:
            assert line is None
            assert board.between(start, end) == 0
            continue
        assert line is not None
        met = {square: found for square in box(a, b) if (found := inside(a, b, square))}
        assert [board.place(cell) for cell, _ in line] == sorted(met, key=lambda each: met[each])[1:]
        crossings = {at: edge for edge in pairs(plain) if (at := over(a, b, edge)) is not None}
        told = [tuple(map(board.place, edge)) for _, edge in line if edge is not None]
        assert told == [crossings[at] for at in sorted(crossings)]
        assert board.between(start, end) == mask(cell for cell, _ in line) & ~(1 << end)


def pairs(plain: Squares) -> list[Side]:
    return [(a, b) for a in plain.cells for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)) if b in plain.cells]


@many
@given(squares())
def test_rows_and_columns_agree_with_walking_along_them(plain: Squares) -> None:
    board = plain.map()
    shut = {frozenset(side) for side in plain.shut()}
    for place in plain.cells:
        seen = {place}
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            x, y = place
            while (x + dx, y + dy) in plain.cells and frozenset(((x, y), (x + dx, y + dy))) not in shut:
                x, y = x + dx, y + dy
                seen.add((x, y))
        assert board.sight(board.at(*place)) == board.mask_of(seen)


@many
@given(squares(), st.data())
def test_doors_and_missing_cells_change_what_is_seen(plain: Squares, data: st.DataObject) -> None:
    board = plain.map(sight="lines")
    doors = data.draw(st.integers(0, (1 << len(plain.doors)) - 1))
    gone = data.draw(st.sets(st.sampled_from(sorted(plain.cells)), max_size=len(plain.cells) - 1))
    other = board.opened(doors).without(board.mask_of(gone))
    left = Squares(plain.cells - gone, plain.walls, plain.doors, doors)
    for a in sorted(left.cells)[:3]:
        wanted = {b for b in left.cells if plainly_clear(left, a, b)}
        assert other.sight(board.at(*a)) == board.mask_of(wanted)


# Worked examples


def test_what_is_missing_at_the_end_of_the_last_row_bars_the_view() -> None:
    short = SquareMap([(3, 1), (4, 0), (5, 0)], sight="lines")
    assert not short.sees(short.at(3, 1), short.at(5, 0))
    whole = SquareMap([(3, 1), (4, 0), (4, 1), (5, 0), (5, 1)], sight="lines")
    assert whole.sees(whole.at(3, 1), whole.at(5, 0))
    cut = whole.without(whole.mask_of([(4, 1), (5, 1)]))
    assert not cut.sees(whole.at(3, 1), whole.at(5, 0))


def niflheim(drawing: str) -> tuple[SquareMap, dict[str, list[Cell]]]:
    return SquareMap.parse(drawing, sight="lines")


def test_clear_ground_is_seen_and_a_blocked_square_hides() -> None:  # GN-9.E1, GN-9.E2
    board, marks = niflheim("F . # B\n\n. . . .\n\n. . . .\n\nA . . .")
    assert board.sees(marks["F"][0], marks["A"][0])
    assert not board.sees(marks["F"][0], marks["B"][0])


def test_what_is_touched_at_a_corner_neither_blocks_nor_counts() -> None:  # GN-9.4, GN-9.8, GN-9.E3
    board, marks = niflheim("F . .\n\n. x #\n\n. . C")
    f, c = marks["F"][0], marks["C"][0]
    assert board.line(f, c) == ((marks["x"][0], None), (c, None))
    pinched, marks = niflheim("F #\n\n# C")
    assert pinched.sees(marks["F"][0], marks["C"][0])


@pytest.mark.parametrize(
    ("end", "considered"),
    [((3, 1), [(1, 0), (2, 1)]), ((2, 1), [(1, 0), (1, 1)])],  # GN-9.E4, GN-9.E5
)
def test_the_squares_considered(end: Place, considered: list[Place]) -> None:
    board = SquareMap([(x, y) for x in range(4) for y in range(2)], sight="lines")
    between = board.between(board.at(0, 0), board.at(*end))
    assert [board.place(cell) for cell in ids(between)] == considered


def test_a_wall_blocks_where_it_is_crossed_and_not_at_its_tip() -> None:  # GN-9.9
    board, marks = niflheim("a . b\n  #\n. . c")
    (a,), (b,), (c,) = marks["a"], marks["b"], marks["c"]
    assert board.sees(a, b)
    assert not board.sees(a, c)
    assert not board.sees(board.at(0, 1), b)
    tip, marks = niflheim("a .\n#\n. b")
    assert tip.sees(marks["a"][0], marks["b"][0])


def test_frida_and_her_sling() -> None:  # GN-18.E1 to GN-18.E4
    board, marks = niflheim(
        """
        4 # . F d e 2

        . . . f . . .

        . . . . . . .

        . . . 1 . . 3
        """
    )
    at = {mark: cells[0] for mark, cells in marks.items()}
    frida = at["F"]
    assert board.line(frida, at["4"]) is None
    rough = mask([at["d"], at["e"], at["f"]])
    near = board.near(frida)
    for foe, away, crossing in (("1", 3, 0), ("2", 3, 1), ("3", 6, 0)):
        assert board.distance(frida, at[foe]) == away
        assert (board.between(frida, at[foe]) & rough & ~near).bit_count() == crossing


def test_a_pillar_on_the_line() -> None:  # MD-12.E1, MD-24.9
    board, marks = SquareMap.parse(
        """
        . . i . .
        ###   ###
        s . F P g
        ####+####
        . . m . .
        """
    )
    at = {mark: cells[0] for mark, cells in marks.items()}
    assert all(board.sees(at["F"], at[foe]) for foe in "isg")
    assert not board.sees(at["F"], at["m"])
    assert board.opened(1).sees(at["F"], at["m"])
    assert board.between(at["F"], at["g"]) == 1 << at["P"]
    assert board.between(at["F"], at["s"]) == 1 << board.at(1, 1)
    assert not board.sees(at["i"], at["g"])


def test_pairs_of_neighbours_see_each_other_unless_something_lies_between() -> None:  # GN-9.7
    board, _ = niflheim(". .#.+.")
    assert [board.sees(a, b) for a, b in pairwise(board.cells)] == [True, False, False]
