"""Zones: areas of any shape, with walls and doors on their borders.

    >>> from wyprawa.parts.boards import ZoneMap, ids
    >>> town = ZoneMap.parse('''
    ...     a a b b b
    ...        ###+##
    ...     a a#c c c
    ...     ##'
    ...     d d d d c
    ... ''')
    >>> a, b, c, d = map(town.at, "abcd")
    >>> [town.name(cell) for cell in town.neighbours(a)]
    ['b', 'd']

Squares of the same letter are one zone. Zones next to each other have a border; it is open if nothing lies on
one of its edges, else there is a door, or nothing but wall. Doors are numbered in reading order of the zones
they join, and a state keeps which are open: bit n stands for door n.

    >>> town.doors == ((a, d), (b, c))
    True
    >>> town.open, town.range_between(a, c)  # from a to d to c
    (1, 2)
    >>> town.opened(0b10).shortest_path(a, 1 << d, town.all) == (a, b, c, d)
    True
"""

from collections.abc import Iterable, Mapping

from wyprawa.parts.boards import grid_drawing
from wyprawa.parts.boards.cells import Cell, mask
from wyprawa.parts.boards.drawing import DrawingError
from wyprawa.parts.boards.grid import Edge, Place
from wyprawa.parts.boards.grid_drawing import CLOSED, OPEN, WALL, Side, spot
from wyprawa.parts.boards.linked import Linked, Way


class ZoneMap(Linked):
    """Zones by the squares they cover, numbered in reading order, and what lies on the edges between them.

    A zone's name is a single sign, its letter in the drawing.
    """

    def __init__(
        self,
        areas: Mapping[Place, str],
        walls: Iterable[Side] = (),
        doors: Iterable[Side] = (),
        *,
        open: int = 0,
    ) -> None:
        places = sorted(areas, key=lambda place: (place[1], place[0]))
        names = list(dict.fromkeys(areas[place] for place in places))
        self._areas = {name: tuple(place for place in places if areas[place] == name) for name in names}
        self._edges: dict[Side, str] = {}
        for sign, sides in ((WALL, walls), (CLOSED, doors)):
            self._edges |= {(min(side), max(side)): sign for side in sides}
        self._check(areas)
        borders = _borders(areas, self._edges)
        numbers = {name: number for number, name in enumerate(names)}
        joined = {(numbers[a], numbers[b]): sign for (a, b), sign in borders.items()}
        self.doors: tuple[Edge, ...] = tuple(sorted(pair for pair, sign in joined.items() if sign == CLOSED))
        self.walls: frozenset[Edge] = frozenset(pair for pair, sign in joined.items() if sign == WALL)
        bars = {door: 1 << number for number, door in enumerate(self.doors)}
        bars |= dict.fromkeys(self.walls, 1 << len(self.doors))  # a door that is never opened
        ways = [Way(*way, bars.get((a, b), 0)) for a, b in joined for way in ((a, b), (b, a))]
        super().__init__(names, ways, len(self.doors), open)

    def _check(self, areas: Mapping[Place, str]) -> None:
        for name, area in self._areas.items():
            if len(name) != 1 or name in " #":
                raise ValueError(f"a zone is named by a single sign, not a blank and not '#': {name!r}")
            apart = set(area) - _piece(area)
            if apart:
                x, y = min(apart, key=lambda place: (place[1], place[0]))
                raise DrawingError(2 * y, 2 * x, f"zone {name!r} lies in two pieces, one of them here")
        for a, b in self._edges:
            if a not in areas or b not in areas or abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1:
                raise ValueError(f"walls and doors lie between adjacent squares, not between {a} and {b}")
            if areas[a] == areas[b]:
                raise DrawingError(*spot((a, b)), f"expected nothing inside zone {areas[a]!r}")

    @classmethod
    def parse(cls, text: str) -> "ZoneMap":
        """Zones from their drawing (see `grid_drawing`), with the doors open that are drawn open."""
        drawn = grid_drawing.read(text)
        board = cls(drawn.squares, drawn.sides(WALL), drawn.sides(CLOSED, OPEN))
        zones = {place: board.at(name) for place, name in drawn.squares.items()}
        open = {_pair(zones[a], zones[b]) for a, b in drawn.sides(OPEN)}
        for a, b in drawn.sides(CLOSED):
            if _pair(zones[a], zones[b]) in open:
                fault = (
                    f"the door between {drawn.squares[a]!r} and {drawn.squares[b]!r} is drawn open elsewhere"
                )
                raise DrawingError(*spot((a, b)), fault)
        return board.opened(mask(map(board.doors.index, open)))

    def draw(self, marks: Mapping[Cell, str] | None = None) -> str:
        """The zones as `parse` reads them; a zone with a mark bears it in place of its letter."""
        signs = {cell: (marks or {}).get(cell, self.name(cell)) for cell in self.cells}
        zones = {place: self._numbers[name] for name, area in self._areas.items() for place in area}
        edges = dict(self._edges)
        for (a, b), sign in edges.items():
            if sign == CLOSED and self.open >> self.doors.index(_pair(zones[a], zones[b])) & 1:
                edges[a, b] = OPEN
        squares = {place: signs[cell] for place, cell in zones.items()}
        return grid_drawing.write(grid_drawing.Drawn(squares, edges))

    def area(self, cell: Cell) -> tuple[Place, ...]:
        """The squares of a zone, in reading order."""
        return self._areas[self.name(cell)]

    def door(self, a: Cell, b: Cell) -> int | None:
        """The number of the door between two zones."""
        return self.doors.index(_pair(a, b)) if _pair(a, b) in self.doors else None


def _pair(a: Cell, b: Cell) -> Edge:
    return (a, b) if a < b else (b, a)


def _piece(area: tuple[Place, ...]) -> set[Place]:
    """The squares of an area that are connected to its first."""
    left, found = set(area), [area[0]]
    for x, y in found:
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left - {(x, y)}
        left -= around | {(x, y)}
        found += around
    return set(found)


def _borders(areas: Mapping[Place, str], edges: Mapping[Side, str]) -> dict[tuple[str, str], str]:
    """What lies between zones that touch, by their names, the first in reading order first."""
    order = {name: number for number, name in enumerate(dict.fromkeys(areas.values()))}
    found: dict[tuple[str, str], dict[str, Side]] = {}
    for x, y in areas:
        for other in ((x + 1, y), (x, y + 1)):
            if other in areas and areas[other] != areas[x, y]:
                one, two = sorted((areas[x, y], areas[other]), key=order.__getitem__)
                side = (x, y), other
                found.setdefault((one, two), {}).setdefault(edges.get(side, " "), side)
    for (one, two), signs in found.items():
        if " " in signs and CLOSED in signs:
            fault = f"a door between {one!r} and {two!r} is useless: their border is open elsewhere"
            raise DrawingError(*spot(signs[CLOSED]), fault)
    return {pair: min(signs, key=" +#".index) for pair, signs in found.items()}
