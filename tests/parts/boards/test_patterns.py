"""Patterns of hexes: turned, mirrored, laid on a map."""

from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st
from slow import quick

from wyprawa.parts.boards import HexMap, mask
from wyprawa.parts.boards.patterns import Pattern, mirrors, orientations, rotations

Axial: TypeAlias = tuple[int, int]
PLACES = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
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
    q, r = board.axial(marks["@"][0])
    turns = [board.mask_of((q + x, r + y) for x, y in turn) for turn in rotations(((2, 0),))]
    assert turns == [mask(marks[char]) for char in "165432"]


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
