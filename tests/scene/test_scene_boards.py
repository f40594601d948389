"""Boards of scenes made from maps: squares, zones and networks."""

from __future__ import annotations

import xml.etree.ElementTree as Tree
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from samples import drawn_hall, drawn_roads, drawn_town, it
from samples import words as sample_words

from wyprawa.parts.boards import HexMap, Network, SquareMap, ZoneMap
from wyprawa.scene import (
    Board,
    Cell,
    Door,
    Marks,
    Ray,
    Scene,
    cell_name,
    hex_board,
    network_board,
    square_board,
    svg,
    zone_board,
)
from wyprawa.scene.html.frames import shown
from wyprawa.scene.outlines import Square, centre, outline, within

WORDS = sample_words()
SVG = "{http://www.w3.org/2000/svg}"


def drawing(board: Board) -> Tree.Element:
    return Tree.fromstring(svg.board(board, Scene(it("x"), (board,)), WORDS))


def of_class(root: Tree.Element, name: str) -> list[Tree.Element]:
    return [each for each in root.iter() if name in (each.get("class") or "").split()]


def lines(board: Board) -> set[tuple[tuple[float, float], ...]]:
    """The walls as they are drawn, each from its lower end to its higher one."""
    found = set()
    for wall in of_class(drawing(board), "wall"):
        x, y, u, v = (float(wall.get(name, "")) for name in ("x1", "y1", "x2", "y2"))
        found.add(tuple(sorted(((x, y), (u, v)))))
    return found


def test_boards_that_lie_side_by_side_have_ids_of_their_own() -> None:
    hall, _ = SquareMap.parse(". .#.\n+   '\n. # .")
    town = ZoneMap.parse("a+b\n\na#c")
    roads, _ = Network.parse("a: b +gate, > c")
    points = {cell: (float(cell), 0.0) for cell in roads.cells}
    boards = [
        square_board("hall", hall, prefix="hall-"),
        zone_board("town", town, {}, prefix="town-"),
        network_board("roads", roads, points, {}, prefix="roads-"),
        hex_board("cave", HexMap([(0, 0), (1, 0)]), prefix="cave-"),
    ]
    for board in boards:
        cells = {cell.id for cell in board.cells}
        ends = {end for pair in (*board.links, *board.walls, *board.one_way) for end in pair}
        ends |= {end for door in board.doors for end in door.between}
        assert ends <= cells
        assert all(id.startswith(f"{board.id}-") for id in cells)
    assert [[door.id for door in board.doors] for board in boards] == [
        ["hall-door-0", "hall-door-1"],
        ["town-door-0"],
        ["roads-door-0"],
        [],
    ]


# Squares and hexes


def test_squares_have_their_walls_and_doors() -> None:
    hall, _ = SquareMap.parse(". .#.\n+   '\n. # .")
    board = square_board("hall", hall, {hall.at(1, 0): "water"}, it("Hall"))
    assert (board.kind, board.title) == ("square", it("Hall"))
    assert [(cell.id, cell.x, cell.y, cell.ground) for cell in board.cells] == [
        ("0", 0, 0, "floor"),
        ("1", 1, 0, "water"),
        ("2", 2, 0, "floor"),
        ("4", 0, 1, "floor"),
        ("6", 2, 1, "floor"),
    ]
    assert board.walls == (("1", "2"),)
    assert [(door.id, door.between, door.state) for door in board.doors] == [
        ("door-0", ("0", "4"), "closed"),
        ("door-1", ("2", "6"), "open"),
    ]
    assert WORDS.say(board.doors[1].title or it("")) == "Door A3 – B3"
    assert square_board("hall", hall, locked=0b11).doors[0].state == "locked"
    assert square_board("hall", hall, locked=0b11).doors[1].state == "open"
    assert square_board("hall", hall) is square_board("hall", hall)
    part = square_board("hall", hall.without(1 << hall.at(2, 0)))
    assert (part.walls, [door.id for door in part.doors]) == ((), ["door-0"])


def test_squares_are_named_by_row_and_column_and_hexes_by_their_place_in_the_row() -> None:
    hall = SquareMap([(2, 5), (4, 5), (4, 6)])
    assert [cell_name(hall, cell) for cell in hall.cells] == ["A1", "A3", "B3"]
    cave, _ = HexMap.parse(". # .\n # .")
    assert [cell_name(cave, cell) for cell in cave.cells] == ["A1", "A2", "B1"]


def test_hexes_have_their_walls() -> None:
    cave, _ = HexMap.parse(". .|.")
    assert hex_board("cave", cave).walls == (("1", "2"),)


# Zones


def areas() -> st.SearchStrategy[set[Square]]:
    """Squares that hang together."""

    @st.composite
    def grown(draw: st.DrawFn) -> set[Square]:
        area = [(draw(st.integers(-2, 2)), draw(st.integers(-2, 2)))]
        for _ in range(draw(st.integers(0, 14))):
            x, y = draw(st.sampled_from(area))
            dx, dy = draw(st.sampled_from([(1, 0), (-1, 0), (0, 1), (0, -1)]))
            area.append((x + dx, y + dy))
        return set(area)

    return grown()


def crossed_left_of(point: tuple[float, float], shape: tuple[tuple[int, int], ...]) -> int:
    """How many upright sides of a shape lie to the left of a point."""
    x, y = point
    sides = zip(shape, (*shape[1:], shape[0]), strict=True)
    return sum(a == c < x and min(b, d) < y < max(b, d) for (a, b), (c, d) in sides)


@settings(max_examples=150)
@given(areas())
def test_an_outline_goes_around_just_its_squares_and_the_holes_in_them(area: set[Square]) -> None:
    shape = outline(area)
    sides = list(zip(shape, (*shape[1:], shape[0]), strict=True))
    assert all((a == c) != (b == d) for (a, b), (c, d) in sides)
    assert all(
        (a == c) != (e == g)
        for ((a, _), (c, _)), ((e, _), (g, _)) in zip(sides, (*sides[1:], sides[0]), strict=True)
    )
    (left, right), (top, bottom) = [(min(line) - 1, max(line) + 2) for line in zip(*area, strict=True)]
    around = {(x, y) for x in range(left, right) for y in range(top, bottom)}
    inside = {(x, y) for x, y in around if crossed_left_of((x + 0.5, y + 0.5), shape) % 2}
    outside, edge = set[Square](), [(left, top)]
    while edge:
        x, y = edge.pop()
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & around - area - outside
        outside |= near
        edge += near
    assert area <= inside
    assert inside <= around - outside
    middle = centre(area)
    assert (int(middle[0] // 1), int(middle[1] // 1)) in area


def test_an_area_reaches_beyond_another() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert within(ring, [(1, 1)])
    assert not within(ring, [(1, 0)])
    assert not within([(1, 1)], ring)


def test_walls_run_along_borders_and_leave_room_for_a_door() -> None:
    town = ZoneMap.parse("a a+b\n# #\nc c#b\n# #\nd d d")
    titles = {cell: it(town.name(cell).upper()) for cell in town.cells}
    board = zone_board("town", town, titles, {town.at("b"): "water"}, size=2)
    assert [(cell.id, cell.ground, cell.title) for cell in board.cells] == [
        ("0", "floor", it("A")),
        ("1", "water", it("B")),
        ("2", "floor", it("C")),
        ("3", "floor", it("D")),
    ]
    assert board.cells[1].outline == ((4, 0), (6, 0), (6, 4), (4, 4))
    assert board.links == (("1", "3"),)
    assert set(board.walls) == {("0", "2"), ("1", "2"), ("2", "3")}
    assert [(door.id, door.between, door.state) for door in board.doors] == [("door-0", ("0", "1"), "closed")]
    assert lines(board) == {
        ((0, 200), (400, 200)),
        ((400, 200), (400, 400)),
        ((0, 400), (400, 400)),
        ((400, 0), (400, 55)),
        ((400, 145), (400, 200)),
    }
    [door] = of_class(drawing(board), "door")
    assert (door.get("data-x"), door.get("data-y")) == ("400", "100")
    assert not of_class(drawing(board), "road")


def test_zones_that_do_not_touch_are_joined_by_roads_and_parted_by_bars() -> None:
    cells = (Cell("a", 0, 0, outline=((0, 0), (1, 0), (1, 1))), Cell("b", 3, 0), Cell("c", 0, 3))
    door = Door("d", ("a", "c"))
    board = Board("b", "zone", cells, (("a", "b"),), (("b", "c"),), (door,))
    root = drawing(board)
    assert len(of_class(root, "road")) == 1
    assert len(of_class(root, "wall")) == 1
    assert len(of_class(root, "door")) == 1


def test_a_zone_around_another_is_drawn_before_it() -> None:
    ring = ZoneMap.parse("a a a\n\na b a\n\na a a")
    turned = ZoneMap.parse("c a a a\n\nc a b a\n\nc a a a")
    for zones in (ring, turned):
        ids = [cell.id for cell in zone_board("x", zones, {}).cells]
        assert ids.index(str(zones.at("a"))) < ids.index(str(zones.at("b")))


def test_words_and_pieces_of_a_zone_lie_in_its_largest_box() -> None:
    scene = drawn_town()
    root = Tree.fromstring(svg.board(scene.boards[0], scene, WORDS))
    town = {cell.get("data-id"): cell for cell in of_class(root, "cell")}
    docks = next(cell for cell in scene.boards[0].cells if cell.title == it("Docks"))
    [name] = [text for text in town[docks.id].iter(f"{SVG}text") if text.text == "Docks"]
    # The row of four squares, not the two that hang below it on the left, or on the right.
    assert 400 < float(name.get("y", "")) < 500


# Networks


def test_a_network_has_links_gates_and_arrows() -> None:
    north, _ = Network.parse("inn: mill, > well\nmill: well +bridge\nwell: > inn 'rope\nmoor:")
    at = {cell: (float(cell), 1.0) for cell in north.cells}
    titles = {cell: it(north.name(cell)) for cell in north.cells if north.name(cell) != "moor"}
    board = network_board("north", north, at, titles, locked=north.gate_mask("bridge"))
    assert board.kind == "graph"
    assert board.links == (("0", "1"), ("1", "2"))
    assert board.one_way == (("0", "2"), ("2", "0"))
    assert [(door.id, door.between, door.state) for door in board.doors] == [
        ("door-2", ("1", "2"), "locked"),
        ("door-3", ("2", "0"), "open"),
    ]
    assert board.cells[3].title is None
    root = drawing(board)
    assert len(of_class(root, "road")) == 4
    assert len(of_class(root, "road-arrow")) == 4
    assert "inn: → mill, well; ← ' well" in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize("make", [drawn_hall, drawn_town, drawn_roads])
def test_every_door_is_told_with_its_state(make: Callable[[], Scene]) -> None:
    scene = make()
    board = scene.boards[0]
    told = Tree.fromstring(svg.board(board, scene, WORDS)).findtext(f"{SVG}desc") or ""
    assert {door.state for door in board.doors} == {"open", "closed", "locked"}
    for door in board.doors:
        assert door.title is not None
        assert f"{WORDS.say(door.title)}: {door.state.capitalize()} door" in told


def test_what_makes_a_door_easy_to_hit_is_not_seen() -> None:
    scene = drawn_hall()
    doors = of_class(Tree.fromstring(svg.board(scene.boards[0], scene, WORDS)), "door")
    assert [of_class(door, "hit")[0].get("fill") for door in doors] == ["none"] * len(scene.boards[0].doors)


# Lines


@pytest.mark.parametrize(
    ("kind", "point"), [("hex", (200.0, 86.6)), ("square", (200.0, 100.0)), ("graph", (300.0, 150.0))]
)
def test_a_line_lies_on_the_paper_as_the_cells_do(kind: str, point: tuple[float, float]) -> None:
    ray = Ray((0, 0), (2, 1), True, kind)  # type: ignore[arg-type]
    assert shown(WORDS, Marks(rays=(ray,))).rays == ((0, 0, *point, True),)
