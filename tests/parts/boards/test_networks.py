"""Networks: places, links, gates, one-way links, stops, and the nearest of several places."""

import re

import pytest
from hypothesis import given
from slow import networks, quick, slow_network

from wyprawa.parts.boards import FAR, DrawingError, Link, Network, NoSuchCell, ids

NORTH = """
    harbour=S: town, dunes
    town: woods, fort +bridge
    woods: > pit, cave 'rope
    fort: dunes, > cave +bridge
    pit: > town
    moor:
"""


def names(board: Network, cells: int) -> set[str]:
    return {board.name(cell) for cell in ids(cells)}


def test_a_listing_gives_places_links_gates_and_marks() -> None:
    board, marks = Network.parse(NORTH)
    assert [board.name(cell) for cell in board.cells] == [
        *("harbour", "town", "woods", "fort", "pit", "moor"),
        *("dunes", "cave"),  # have no line of their own
    ]
    assert board.gates == ("bridge", "rope")
    assert board.open == board.gate_mask("rope") == 0b10
    assert {mark: [board.name(cell) for cell in cells] for mark, cells in marks.items()} == {"S": ["harbour"]}
    near = {board.name(cell): names(board, board.near(cell)) for cell in board.cells}
    assert near == {
        "harbour": {"town", "dunes"},
        "town": {"harbour", "woods"},
        "woods": {"town", "pit", "cave"},
        "fort": {"dunes"},
        "pit": {"town"},
        "moor": set(),
        "dunes": {"harbour", "fort"},
        "cave": {"woods"},
    }
    assert names(board, board.behind(1 << board.at("town"))) == {"harbour", "woods", "pit"}
    assert names(board, board.sight(board.at("pit"))) == {"pit", "town"}


def test_a_gate_bars_all_links_that_name_it() -> None:
    board, _ = Network.parse(NORTH)
    town, fort, cave = map(board.at, ("town", "fort", "cave"))
    assert board.range_between(town, fort) == 3
    open_board = board.opened(board.gate_mask("bridge"))
    assert open_board.range_between(town, fort) == 1
    assert open_board.range_between(fort, cave) == 1
    assert open_board.range_between(cave, fort) == FAR
    assert board.distance(town, cave) == 2  # whatever is closed
    with pytest.raises(ValueError, match="'door'; there are: bridge, rope"):
        board.gate_mask("door")


@pytest.mark.parametrize(
    ("listing", "where", "fault"),
    [
        ("town: woods\n: pit", "row 2, column 1", "expected a place, then ':' and what it is joined to"),
        ("town woods", "row 1, column 1", "expected a place, then ':'"),
        ("town: woods pit", "row 1, column 6", "expected places with a comma between them"),
        ("town: woods, < pit", "row 1, column 13", "expected places with a comma between them"),
        ("a: b +g\nc: d 'g", "row 2, column 6", "gate 'g' is both open and closed"),
    ],
)
def test_a_listing_that_cannot_be_read_says_where(listing: str, where: str, fault: str) -> None:
    with pytest.raises(DrawingError, match=re.escape(f"{where}: {fault}")):
        Network.parse(listing)


def test_links_join_places_that_are_there() -> None:
    with pytest.raises(ValueError, match="leads to 'mill', which is not one of: inn"):
        Network(["inn"], [Link("inn", "mill")])
    with pytest.raises(ValueError, match="'inn' is the name of two cells"):
        Network(["inn", "mill", "inn"], [])
    with pytest.raises(ValueError, match="at least one"):
        Network([], [])
    with pytest.raises(NoSuchCell, match="'mill'"):
        Network(["inn"], []).at("mill")


@quick
@given(networks())
def test_drawing_and_parsing_undo_each_other(drawn: tuple[list[str], list[Link], set[str]]) -> None:
    board = slow_network(*drawn).board
    assert isinstance(board, Network)
    marks = {cell: chr(ord("A") + cell) for cell in board.cells[::2]}
    again, read = Network.parse(board.draw(marks))
    assert read == {mark: [cell] for cell, mark in marks.items()}
    assert [again.name(cell) for cell in again.cells] == [board.name(cell) for cell in board.cells]
    assert sorted(again.links) == sorted(board.links)
    assert (again.gates, again.open) == (board.gates, board.open)
    assert again.draw(marks) == board.draw(marks)


# As in World of Warcraft: levels gate places, ferocious markers hold, the nearest city takes in the defeated.

REALM = {
    "undercity": ["brill", "silverpine", "tirisfal"],
    "brill": ["tirisfal", "undercity"],
    "tirisfal": ["brill", "monastery", "undercity", "plaguelands"],
    "monastery": ["tirisfal"],
    "silverpine": ["sepulcher", "undercity"],
    "sepulcher": ["silverpine", "hillsbrad"],
    "plaguelands": ["tirisfal", "hillsbrad"],
    "hillsbrad": ["plaguelands", "sepulcher", "ironforge"],
    "ironforge": ["hillsbrad"],
}


def test_a_table_of_neighbours_is_a_network() -> None:
    board = Network.joined(REALM)
    assert [board.name(cell) for cell in board.cells] == list(REALM)
    assert {board.name(cell): names(board, board.near(cell)) for cell in board.cells} == {
        name: set(ends) for name, ends in REALM.items()
    }
    assert len(board.links) == sum(map(len, REALM.values())) // 2
    assert not any(link.one_way for link in board.links)
    slide = Network.joined({"top": ["foot"], "foot": []})
    assert slide.links == (Link("top", "foot", one_way=True),)


def test_levels_are_passable_places_and_markers_are_stops() -> None:  # WW-5.7, WW-5.9, WW-5.10, WW-23.2
    board = Network.joined(REALM)
    start = board.at("undercity")
    grey = board.all & ~board.mask_of(["monastery", "plaguelands", "hillsbrad"])
    reach = board.reach(start, 3, grey, stops=board.mask_of(["silverpine"]))
    assert [names(board, layer) for layer in reach] == [{"undercity"}, {"brill", "tirisfal", "silverpine"}]
    free = board.reach(start, 3, grey)
    assert names(board, free[2]) == {"sepulcher"}


def test_the_nearest_of_several_places_keeps_ties() -> None:  # WW-1.14, WW-15.7
    board = Network.joined(REALM)
    cities = board.mask_of(["undercity", "ironforge"])
    assert names(board, board.nearest(board.at("plaguelands"), cities)) == {"undercity", "ironforge"}
    assert names(board, board.nearest(board.at("sepulcher"), cities)) == {"undercity", "ironforge"}
    assert names(board, board.nearest(board.at("monastery"), cities)) == {"undercity"}
    assert names(board, board.nearest(board.at("undercity"), cities)) == {"undercity"}


def test_gates_are_closed_unless_they_are_given_as_open() -> None:
    links = [Link("a", "b", "east"), Link("b", "c", "west")]
    for open in (0b00, 0b01, 0b10, 0b11):
        board = Network("abc", links, open=open)
        assert board.open == board.opened(0b11).opened(open).open == open
        found = [[board.name(cell) for cell in board.neighbours(board.at(name))] for name in "ac"]
        assert found == [["b"] if open & 0b01 else [], ["b"] if open & 0b10 else []]
    assert Network("abc", links).open == 0
    for wrong in (-1, 0b100):
        with pytest.raises(ValueError, match="which has 2"):
            Network("abc", links, open=wrong)
