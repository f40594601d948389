"""Boards of scenes made from the boards of `parts`.

A cell's id is its number as text, a door's id is `door-` and its number: as states and options have them.
Where several boards lie on the table, each has a `prefix` before these. Boards are cached, so a view may
ask for them each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from wyprawa.parts.boards import HexMap, Network, SquareMap, ZoneMap
from wyprawa.scene.model import Board, Cell, Door
from wyprawa.scene.outlines import centre, outline, within
from wyprawa.words import Text, t

Grounds: TypeAlias = Mapping[int, str]
"""What cells are, where they are not plain floor."""
_Grounds: TypeAlias = tuple[tuple[int, str], ...]
_Titles: TypeAlias = tuple[tuple[int, Text], ...]


def hex_board(
    id: str,
    cave: HexMap,
    grounds: Grounds | None = None,
    title: Text | None = None,
    *,
    prefix: str = "",
    theme: str = "",
) -> Board:
    """A hex map with its walls; rows are at whole `y`. `theme` is what its floor is made of."""
    return _hex_board(id, cave, tuple(grounds.items()) if grounds else (), title, prefix, theme)


@lru_cache(maxsize=256)
def _hex_board(
    id: str, cave: HexMap, grounds: _Grounds, title: Text | None, prefix: str, theme: str
) -> Board:
    ground, cells = dict(grounds), []
    for cell, name in cell_names(cave).items():
        q, r = cave.axial(cell)
        named = t("ui-cell", name=name)
        cells.append(Cell(f"{prefix}{cell}", q + r / 2, r, ground.get(cell, "floor"), named))
    walls = _pairs(sorted(cave.walls), prefix)
    return Board(id, "hex", tuple(cells), walls=walls, title=title, theme=theme)


def square_board(
    id: str,
    hall: SquareMap,
    grounds: Grounds | None = None,
    title: Text | None = None,
    *,
    locked: int = 0,
    prefix: str = "",
    theme: str = "",
) -> Board:
    """A map of squares with its walls and doors; closed doors of the mask `locked` are locked."""
    return _square_board(id, hall, tuple(grounds.items()) if grounds else (), title, locked, prefix, theme)


@lru_cache(maxsize=256)
def _square_board(
    id: str, hall: SquareMap, grounds: _Grounds, title: Text | None, locked: int, prefix: str, theme: str
) -> Board:
    ground, titles, cells = dict(grounds), {}, []
    for cell, name in cell_names(hall).items():
        x, y = hall.place(cell)
        titles[cell] = t("ui-cell", name=name)
        cells.append(Cell(f"{prefix}{cell}", x, y, ground.get(cell, "floor"), titles[cell]))
    doors = tuple(
        _door(prefix, n, *ends, titles, hall.open >> n & 1, locked >> n & 1)
        for n, ends in enumerate(hall.doors)
        if titles.keys() >= set(ends)
    )
    walls = [wall for wall in sorted(hall.walls) if titles.keys() >= set(wall)]
    edges = _pairs(walls, prefix)
    return Board(id, "square", tuple(cells), walls=edges, doors=doors, title=title, theme=theme)


def zone_board(
    id: str,
    zones: ZoneMap,
    titles: Mapping[int, Text],
    grounds: Grounds | None = None,
    title: Text | None = None,
    *,
    locked: int = 0,
    size: float = 2,
    prefix: str = "",
) -> Board:
    """Zones with their titles, walls and doors. A square of the drawing is `size` cells wide."""
    named, ground = tuple(titles.items()), tuple(grounds.items()) if grounds else ()
    return _zone_board(id, zones, named, ground, title, locked, size, prefix)


@lru_cache(maxsize=256)
def _zone_board(
    id: str,
    zones: ZoneMap,
    named: _Titles,
    grounds: _Grounds,
    title: Text | None,
    locked: int,
    size: float,
    prefix: str,
) -> Board:
    ground, titles = dict(grounds), dict(named)
    areas = {cell: zones.area(cell) for cell in zones.cells}
    # A zone that surrounds another is drawn first.
    order = sorted(areas, key=lambda cell: not any(within(areas[cell], other) for other in areas.values()))
    cells = []
    for cell in order:
        x, y = centre(areas[cell])
        shape = tuple((x * size, y * size) for x, y in outline(areas[cell]))
        floor = ground.get(cell, "floor")
        cells.append(Cell(f"{prefix}{cell}", x * size, y * size, floor, titles.get(cell), shape))
    open_borders = [
        (a, b) for a in zones.cells for b in zones.neighbours(a) if a < b and zones.door(a, b) is None
    ]
    doors = tuple(
        _door(prefix, n, a, b, titles, zones.open >> n & 1, locked >> n & 1)
        for n, (a, b) in enumerate(zones.doors)
    )
    walls = _pairs(sorted(zones.walls), prefix)
    return Board(id, "zone", tuple(cells), _pairs(open_borders, prefix), walls, doors, title)


def network_board(
    id: str,
    network: Network,
    at: Mapping[int, tuple[float, float]],
    titles: Mapping[int, Text],
    grounds: Grounds | None = None,
    title: Text | None = None,
    *,
    locked: int = 0,
    prefix: str = "",
) -> Board:
    """Places with their titles, and the links between them; a place lies `at` a point of the map.

    Links may be as short as one unit. A gate is a door on its link, `door-` and the link's number.
    """
    named, ground = tuple(titles.items()), tuple(grounds.items()) if grounds else ()
    return _network_board(id, network, tuple(at.items()), named, ground, title, locked, prefix)


@lru_cache(maxsize=256)
def _network_board(
    id: str,
    network: Network,
    at: tuple[tuple[int, tuple[float, float]], ...],
    named: _Titles,
    grounds: _Grounds,
    title: Text | None,
    locked: int,
    prefix: str,
) -> Board:
    ground, titles, places = dict(grounds), dict(named), dict(at)
    cells = [
        Cell(f"{prefix}{cell}", *places[cell], ground.get(cell, "floor"), titles.get(cell))
        for cell in network.cells
    ]
    ways: dict[bool, list[tuple[int, int]]] = {False: [], True: []}
    doors = []
    for n, link in enumerate(network.links):
        a, b = network.at(link.start), network.at(link.end)
        ways[link.one_way].append((a, b))
        if link.gate:
            bit = network.gate_mask(link.gate)
            doors.append(_door(prefix, n, a, b, titles, network.open & bit, locked & bit))
    return Board(
        id,
        "graph",
        tuple(cells),
        _pairs(ways[False], prefix),
        doors=tuple(doors),
        title=title,
        one_way=_pairs(ways[True], prefix),
    )


def _door(prefix: str, n: int, a: int, b: int, titles: Mapping[int, Text], open: int, locked: int) -> Door:
    """A door between two cells, named by them if they have names."""
    title = t("ui-door", a=titles[a], b=titles[b]) if a in titles and b in titles else None
    [between] = _pairs([(a, b)], prefix)
    return Door(f"{prefix}door-{n}", between, "open" if open else "locked" if locked else "closed", title)


def _pairs(cells: Iterable[tuple[int, int]], prefix: str) -> tuple[tuple[str, str], ...]:
    return tuple((f"{prefix}{a}", f"{prefix}{b}") for a, b in cells)


def cell_name(board: HexMap | SquareMap, cell: int) -> str:
    """A cell's name for people: a letter for its row, a number for its place in it: `B3`."""
    return cell_names(board)[cell]


@lru_cache(maxsize=64)
def cell_names(board: HexMap | SquareMap) -> dict[int, str]:
    """All names of a map; after row Z comes AA. Hexes are counted along their row, squares by column."""
    place = board.axial if isinstance(board, HexMap) else board.place
    rows: dict[int, list[int]] = {}
    for cell in board.cells:
        rows.setdefault(place(cell)[1], []).append(cell)
    names = {}
    for number, row in enumerate(sorted(rows)):
        letters = (chr(ord("A") + number // 26 - 1) if number > 25 else "") + chr(ord("A") + number % 26)
        for count, cell in enumerate(rows[row], 1):
            column = count if isinstance(board, HexMap) else place(cell)[0] - board.left + 1
            names[cell] = f"{letters}{column}"
    return names


def laid(name: str, cells: Iterable[int]) -> Iterator[tuple[str, int]]:
    """Ids for things that are alike, by where they are, so that taking one away renames no other."""
    met: dict[int, int] = {}
    for cell in cells:
        met[cell] = met.get(cell, 0) + 1
        yield f"{name}-{cell}-{met[cell]}", cell
