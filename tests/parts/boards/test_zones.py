"""Zones: what a drawing of areas says about who borders whom."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from slow import Zones, quick, slow_zones, zones

from wyprawa.parts.boards import FAR, DrawingError, NoSuchCell, ZoneMap, ids, mask

TOWN = """
    a a b b b
       ###+##
    a a#c c c
    ##'
    d d d d c
"""


def names(board: ZoneMap, cells: int) -> str:
    return "".join(board.name(cell) for cell in ids(cells))


def test_a_drawing_gives_zones_borders_walls_and_doors() -> None:
    town = ZoneMap.parse(TOWN)
    a, b, c, d = map(town.at, "abcd")
    assert town.cells == (0, 1, 2, 3) == (a, b, c, d)
    assert town.area(d) == ((0, 2), (1, 2), (2, 2), (3, 2))
    assert town.walls == {(a, c)}
    assert town.doors == ((a, d), (b, c))
    assert (town.door(d, a), town.door(c, b), town.door(a, b)) == (0, 1, None)
    assert [names(town, town.near(cell)) for cell in town.cells] == ["bd", "a", "d", "ac"]
    assert [names(town, town.sight(cell)) for cell in town.cells] == ["abd", "ab", "cd", "acd"]


def test_doors_open_and_close() -> None:
    town = ZoneMap.parse(TOWN)
    a, b, c, d = town.cells
    assert town.open == 0b01
    assert town.range_between(b, c) == 3
    assert town.opened(0b11).range_between(b, c) == 1
    assert town.opened(0).range_between(a, c) == FAR
    assert town.opened(0).distance(a, c) == 1
    assert town.opened(0b01) is town.opened(0b11).opened(0b01)
    with pytest.raises(ValueError, match=r"0b100.*has 2"):
        town.opened(0b100)
    assert town.nearest(c, 1 << a | 1 << b) == 1 << a
    assert d == town.at("d")


@pytest.mark.parametrize(
    ("drawing", "where", "fault"),
    [
        ("a b a\n\na c c", "row 1, column 5", "zone 'a' lies in two pieces"),
        ("a#a b", "row 1, column 2", "expected nothing inside zone 'a'"),
        ("a+b\n\na b", "row 1, column 2", "a door between 'a' and 'b' is useless"),
        ("a+b\n\na'b", "row 1, column 2", "the door between 'a' and 'b' is drawn open elsewhere"),
        ("a-b", "row 1, column 2", "'-' stands on an edge; expected '#' for a wall"),
    ],
)
def test_a_drawing_that_cannot_be_read_says_where(drawing: str, where: str, fault: str) -> None:
    with pytest.raises(DrawingError, match=re.escape(f"{where}: {fault}")):
        ZoneMap.parse(drawing)


def test_zones_are_named_by_a_sign_and_edges_lie_between_them() -> None:
    with pytest.raises(ValueError, match=r"single sign.*'market'"):
        ZoneMap({(0, 0): "market"})
    with pytest.raises(ValueError, match=r"adjacent squares, not between \(0, 0\) and \(2, 0\)"):
        ZoneMap({(0, 0): "a", (1, 0): "a", (2, 0): "b"}, walls=[((0, 0), (2, 0))])
    with pytest.raises(NoSuchCell, match=r"'z'.*there are: a, b"):
        ZoneMap.parse("a b").at("z")
    turned = ZoneMap({(0, 0): "a", (1, 0): "b"}, walls=[((1, 0), (0, 0))])
    assert turned.walls == {(0, 1)}


@quick
@given(zones())
def test_drawing_and_parsing_undo_each_other(plain: Zones) -> None:
    board = slow_zones(plain).board
    assert isinstance(board, ZoneMap)
    again = ZoneMap.parse(board.draw())
    assert again.draw() == board.draw()
    assert (again.cells, again.doors, again.walls, again.open) == (
        board.cells,
        board.doors,
        board.walls,
        board.open,
    )
    for cell in board.cells:
        assert (again.name(cell), again.area(cell)) == (board.name(cell), board.area(cell))
        assert again.near(cell) == board.near(cell)


@quick
@given(zones(), st.data())
def test_any_doors_open_just_their_borders(plain: Zones, data: st.DataObject) -> None:
    board = slow_zones(plain).board
    assert isinstance(board, ZoneMap)
    doors = data.draw(st.integers(0, (1 << len(board.doors)) - 1))
    pairs = [door for n, door in enumerate(board.doors) if doors >> n & 1]
    open = {frozenset(map(board.name, pair)) for pair in pairs}
    slow = slow_zones(Zones(plain.areas, plain.edges, open))
    other = board.opened(doors)
    for cell in board.cells:
        assert other.near(cell) == mask(slow.next_to(cell))
        assert other.sight(cell) == other.near(cell) | 1 << cell


def test_a_mark_stands_in_place_of_the_letter() -> None:
    town = ZoneMap.parse(TOWN)
    layers = town.reach(town.at("b"), 9, town.all)
    drawn = town.draw({cell: str(n) for n, layer in enumerate(layers) for cell in ids(layer)})
    assert drawn.split("\n")[::2] == ["1 1 0 0 0", "1 1#3 3 3", "2 2 2 2 3"]


def test_doors_are_closed_unless_they_are_given_as_open() -> None:
    areas, doors = {(0, 0): "a", (1, 0): "b", (2, 0): "c"}, [((0, 0), (1, 0)), ((1, 0), (2, 0))]
    for open in (0b00, 0b01, 0b10, 0b11):
        board = ZoneMap(areas, doors=doors, open=open)
        assert board.open == open
        assert [board.neighbours(board.at(name)) for name in "ac"] == [
            [1] if open & 0b01 else [], [1] if open & 0b10 else []
        ]  # fmt: skip
    assert ZoneMap(areas, doors=doors).open == 0
