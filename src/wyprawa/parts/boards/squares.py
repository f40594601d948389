"""Boards of squares, with walls and doors on their edges.

    >>> from wyprawa.parts.boards import FAR, SquareMap
    >>> hall, marks = SquareMap.parse('''
    ...     a . .#. .
    ...     ####+####
    ...     . . . . b
    ... ''', sight="lines")
    >>> (a,), (b,) = marks["a"], marks["b"]
    >>> hall.near(a) == 1 << hall.at(1, 0)  # sets of cells are ints
    True

A drawing is explained in `grid_drawing`. Doors are numbered in reading order, and a state keeps which of
them are open: bit n stands for door n. `opened` gives the map with these doors open; maps are cached, so that
each is worked out once.

    >>> hall.doors == ((hall.at(2, 0), hall.at(2, 1)),)
    True
    >>> open_hall = hall.opened(0b1)
    >>> print(open_hall.draw({a: "a", b: "b"}))
    a . .#. .
    ####'####
    . . . . b
    >>> hall.range_between(a, b) == FAR, open_hall.range_between(a, b)
    (True, 5)

Sight goes along rows and columns (`sight="rows"`), or along the line from centre to centre (`"lines"`).
`line` names what it crosses, square by square, with the edge it comes over:

    >>> hall.line(a, b)
    >>> [(open_hall.place(cell), edge in open_hall.doors) for cell, edge in open_hall.line(a, b)]
    [((1, 0), False), ((2, 0), False), ((2, 1), True), ((3, 1), False), ((4, 1), False)]

Steps are straight, or diagonal too (`diagonal`). Where a diagonal step can go round the corner both ways,
`flanks` names the two squares it can pass over:

    >>> cave, marks = SquareMap.parse('''
    ...     s r
    ...
    ...     f g
    ... ''', diagonal=2)
    >>> (s,), (r,), (f,), (g,) = marks.values()
    >>> cave.flanks(s, g) == [r, f]
    True
    >>> ways = cave.cheapest(s, cave.all, (0, 1), [(1 << f, (1, 0)), (1 << r, (0, 1))])  # wounds, points
    >>> ways.cost(g)  # over rubble; over fire it would be (1, 2)
    (0, 3)
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Literal, NamedTuple

from wyprawa.parts.boards import grid_drawing
from wyprawa.parts.boards.cells import Cell, Cells, NoSuchCell, ids, mask
from wyprawa.parts.boards.grid import Edge, Grid, Place
from wyprawa.parts.boards.grid_drawing import CLOSED, OPEN, WALL
from wyprawa.parts.boards.lines import Traces, crossed
from wyprawa.parts.boards.ways import Prices

_LINES = 2000  # of a map that are kept


class Crossed(NamedTuple):
    """A square that a line crosses, and the edge it came over; None if it came through a corner."""

    cell: Cell
    edge: Edge | None


class SquareMap(Grid):
    """Squares, and the walls and doors on the edges between them.

    Doors are numbered in reading order; those of the mask `open` are open, the others closed. A closed door
    is as good as a wall, an open one might as well not be there.

    A `diagonal` step costs 1 or 2, if there are any. It passes over one of the two squares beside it, its
    flanks: that flank must be passable, no wall or closed door may lie on the way over it, and what entering
    it costs extra is paid as well (GN-8.9 to GN-8.15). So at a cost of 2 it leads nowhere that two straight
    steps would not for the same price, but there is no stop on the way. Diagonal steps count for movement and
    range; only cells that share an edge are next to each other.

    `sight` goes along rows and columns, or along lines from centre to centre: see `lines`.
    """

    def __init__(
        self,
        cells: Iterable[Place],
        walls: Iterable[tuple[Place, Place]] = (),
        doors: Iterable[tuple[Place, Place]] = (),
        *,
        open: int = 0,
        diagonal: Literal[0, 1, 2] = 0,
        sight: Literal["rows", "lines"] = "rows",
    ) -> None:
        super().__init__(cells)
        self.walls = frozenset(self._edge(a, b, "wall") for a, b in walls)
        self.doors = tuple(sorted({self._edge(a, b, "door") for a, b in doors}))
        for edge in self.walls.intersection(self.doors):
            raise ValueError(f"a wall and a door between {' and '.join(str(self.place(n)) for n in edge)}")
        if diagonal not in (0, 1, 2) or sight not in ("rows", "lines"):
            raise ValueError(
                f"expected diagonal 0, 1 or 2, sight 'rows' or 'lines', not {diagonal}, {sight!r}"
            )
        self.diagonal = diagonal
        self._rows = sight == "rows"
        self._end = -(-self.all.bit_length() // self.width) * self.width
        self._traces = Traces(self.width, self._end)
        self._lay(open)

    def _forget(self) -> None:
        super()._forget()
        self._slants: dict[Cell, tuple[tuple[Cell, tuple[Cell, ...]], ...]] = {}
        self._lines: dict[tuple[Cell, Cell], tuple[Crossed, ...]] = {}

    def _lay(self, open: int) -> None:
        """Open these doors, and work out what is shut."""
        if not 0 <= open < 1 << len(self.doors):
            raise ValueError(f"no doors {open:#b} on {self}, which has {len(self.doors)}")
        self.open = open
        """The doors that are open: bit n stands for door n."""
        east = south = west = north = 0
        closed = [door for number, door in enumerate(self.doors) if not open >> number & 1]
        for one, other in (*self.walls, *closed):
            if other == one + 1:
                east, west = east | 1 << one, west | 1 << other
            else:
                south, north = south | 1 << one, north | 1 << other
        self._shut = east, south, west, north
        self._walled = east | south | west | north
        solid = (1 << self._end) - 1 & ~self.all  # to the end of the last row, whatever is left of it
        self._opaque = self._traces.opaque(solid, east, south)
        self._unlooked = {cell: self._traces.way(x, y) for cell, (x, y) in self._places.items()}
        """The cells that nobody has looked from, each with its way from the place (0, 0)."""
        self._mutual: dict[Cell, Cells] = {}  # for the others, what they see of each cell

    @classmethod
    def parse(
        cls,
        text: str,
        *,
        diagonal: Literal[0, 1, 2] = 0,
        sight: Literal["rows", "lines"] = "rows",
    ) -> "tuple[SquareMap, dict[str, list[Cell]]]":
        """A map from its drawing (see `grid_drawing`), and which cells carry which marks.

        `.` is plain floor, any other sign floor with that mark.
        """
        drawn = grid_drawing.read(text)
        doors = drawn.sides(CLOSED, OPEN)
        board = cls(drawn.squares, drawn.sides(WALL), doors, diagonal=diagonal, sight=sight)
        open = [board.doors.index(board._edge(a, b, "door")) for a, b in drawn.sides(OPEN)]
        marks: dict[str, list[Cell]] = {}
        for cell, place in board._places.items():
            if drawn.squares[place] != ".":
                marks.setdefault(drawn.squares[place], []).append(cell)
        return board.opened(mask(open)), marks

    def draw(self, marks: Mapping[Cell, str] | None = None) -> str:
        """The map as `parse` reads it, its upper left square in the first column of the first row."""
        squares = {place: (marks or {}).get(cell, ".") for cell, place in self._places.items()}
        edges = dict.fromkeys(self.walls, WALL)
        edges |= {door: OPEN if self.open >> n & 1 else CLOSED for n, door in enumerate(self.doors)}
        shown = {
            (self._places[a], self._places[b]): sign
            for (a, b), sign in edges.items()
            if a in self._places and b in self._places
        }
        return grid_drawing.write(grid_drawing.Drawn(squares, shown))

    place = Grid._place

    # The same map with other doors or fewer cells

    def opened(self, doors: int) -> "SquareMap":
        """The map with just these doors open."""
        if doors == self.open:
            return self
        return self._other((doors, self.all), lambda board: board._lay(doors))

    def without(self, cells: Cells) -> "SquareMap":
        """The map with these cells turned to wall; the others keep their numbers, and so do all doors."""
        left = self.all & ~cells

        def take_off(board: SquareMap) -> None:
            if not left:
                raise ValueError("a board needs at least one cell")
            board._places = {cell: self._places[cell] for cell in ids(left)}
            board._ids = {place: cell for cell, place in board._places.items()}
            board.cells, board.all = tuple(board._places), left
            board._lay(self.open)

        return self._other((self.open, left), take_off)

    def door(self, a: Cell, b: Cell) -> int | None:
        """The number of the door between two cells."""
        edge = min(a, b), max(a, b)
        return self.doors.index(edge) if edge in self.doors else None

    def doors_at(self, cell: Cell) -> int:
        """The doors on the edges of a cell, open or closed: bit n stands for door n."""
        found = 0
        for number, door in enumerate(self.doors):
            found |= (cell in door) << number
        return found

    # Steps

    def spread(self, cells: Cells) -> Cells:
        """All cells that share an edge with one of these that is neither wall nor closed door."""
        w = self.width
        if cells & self._walled:
            east, south, west, north = self._shut
            across = (cells & ~east) << 1 | (cells & ~west) >> 1
            return (across | (cells & ~south) << w | (cells & ~north) >> w) & self.all
        return (cells << 1 | cells >> 1 | cells << w | cells >> w) & self.all

    def _plain_layers(
        self, start: Cells, passable: Cells, points: int, until: Cells, inward: bool
    ) -> tuple[Cells, ...]:
        w, walled, slanted = self.width, self._walled, self.diagonal == 1
        free = passable & self.all & ~start
        found, edge = [start], start
        while len(found) <= points and not edge & until:
            if slanted:
                edge = (self.spread(edge) | self._around(edge, passable)) & free
            elif edge & walled:
                edge = self.spread(edge) & free
            else:
                edge = (edge << 1 | edge >> 1 | edge << w | edge >> w) & free
            if not edge:
                break
            free ^= edge
            found.append(edge)
        return tuple(found)

    def flanks(self, a: Cell, b: Cell) -> list[Cell]:
        """The squares that a diagonal step can pass over: none, one, or two between which one may choose."""
        (x, y), (u, v) = self.place(a), self.place(b)
        return ids(self.near(a) & self.near(b)) if abs(x - u) == 1 == abs(y - v) else []

    def slants(self, cell: Cell) -> tuple[tuple[Cell, tuple[Cell, ...]], ...]:
        """The cells that diagonal steps lead to from a cell, each with its flanks."""
        found = self._slants.get(cell)
        if found is None:
            x, y = self.place(cell)
            ends = self.mask_of((x + dx, y + dy) for dx in (-1, 1) for dy in (-1, 1))
            ways = ((end, tuple(self.flanks(cell, end))) for end in ids(ends))
            found = self._slants[cell] = tuple((end, flanks) for end, flanks in ways if flanks)
        return found

    def _around(self, cells: Cells, flanks: Cells) -> Cells:
        """The cells that diagonal steps lead to over these flanks."""
        w, (east, south, west, north) = self.width, self._shut
        across = ((cells & ~east) << 1 | (cells & ~west) >> 1) & flanks
        down = ((cells & ~south) << w | (cells & ~north) >> w) & flanks
        return (
            (across & ~south) << w | (across & ~north) >> w | (down & ~east) << 1 | (down & ~west) >> 1
        ) & self.all

    def corners(self, cells: Cells, over: Cells, prices: Prices, inward: bool) -> list[tuple[int, Cells]]:
        if not self.diagonal:
            return []
        saved = prices.step * (2 - self.diagonal)
        found = []
        for toll, flanks in prices.shares.items():
            met = 0 if inward else self._around(cells, flanks & over)
            for price, share in prices.shares.items():
                ends = self._around(cells & share, flanks & over) if inward else met & share
                found.append((toll + price - saved, ends))
        return found

    def distance(self, a: Cell, b: Cell) -> int:
        """Steps from one cell to another, whatever lies between."""
        places = self._places
        try:
            (x, y), (u, v) = places[a], places[b]
        except KeyError:
            raise NoSuchCell(f"no cell {a!r} or {b!r} on {self}") from None
        across, down = abs(x - u), abs(y - v)
        return max(across, down) if self.diagonal == 1 else across + down

    # Sight

    def _view(self, cell: Cell) -> Cells:
        """Lines go both ways: what a cell looked from before knows of this one is not worked out again."""
        traces, opaque, mutual, own = self._traces, self._opaque >> cell, self._mutual, 1 << cell
        here, others, seen = self._unlooked[cell], self._unlooked, mutual.get(cell, 0)
        if self._rows:
            x, y = self.place(cell)
            straight = [other for other, (u, v) in self._places.items() if u == x or v == y]
            others = {other: others[other] for other in straight if other in others}
        clear = [other for other, there in others.items() if not traces[there - here] & opaque]
        for other in clear:
            seen |= 1 << other
            mutual[other] = mutual.get(other, 0) | own
        del self._unlooked[cell]
        return seen

    def line(self, a: Cell, b: Cell) -> tuple[Crossed, ...] | None:
        """What the line of sight between two cells crosses, in order, including the second; None if there is
        no line of sight."""
        if not self.sees(a, b):
            return None
        found = self._lines.get((a, b))
        if found is None:
            if len(self._lines) >= _LINES:
                self._lines.clear()
            found = self._lines[a, b] = tuple(self._crossed(a, b))
        return found

    def _crossed(self, a: Cell, b: Cell) -> Iterator[Crossed]:
        (x, y), (u, v) = self.place(a), self.place(b)
        for one, other in pairwise(self._ids[x + dx, y + dy] for dx, dy in crossed(u - x, v - y)):
            straight = abs(one - other) in (1, self.width)
            yield Crossed(other, (min(one, other), max(one, other)) if straight else None)

    def between(self, a: Cell, b: Cell) -> Cells:
        """The cells that the line of sight crosses between two cells; none if there is no line of sight."""
        found = 0
        for cell, _ in self.line(a, b) or ():
            found |= 1 << cell
        return found & ~(1 << b)


def outlines(rooms: Mapping[Place, object]) -> list[tuple[Place, Place]]:
    """The edges where rooms end: between places next to each other that belong to different rooms.

    Places of the same room, corridors for instance, are open to each other on whatever tile they lie.
    """
    return [
        ((x, y), other)
        for (x, y), room in rooms.items()
        for other in ((x + 1, y), (x, y + 1))
        if other in rooms and rooms[other] != room
    ]
