"""Boards of hexes: walls between cells, movement, range and sight.

    >>> from wyprawa.parts.boards import HexMap, ids
    >>> board, marks = HexMap.parse('''
    ...     a . # .
    ...      . . . b
    ...     . . # .
    ... ''')
    >>> (a,), (b,) = marks["a"], marks["b"]
    >>> board.distance(a, b), board.range_between(a, b)
    (4, 4)
    >>> layers = board.reach(a, 2, board.all)  # where two steps lead: item n is what n steps reach
    >>> print(board.draw({cell: str(n) for n, layer in enumerate(layers) for cell in ids(layer)}))
    0 1 # .
     1 2 . .
    2 2 # .
    >>> [board.axial(cell) for cell in board.shortest_path(a, 1 << b, board.all)]
    [(0, 0), (1, 0), (1, 1), (2, 1), (3, 1)]
    >>> board.sees(a, b), board.sees(a, board.at(3, 0))
    (True, False)

Places are axial: `(q, r)`, q to the right and r down and to the right. A door that fills a hex is a cell:
`board.without(1 << door)` is the board while it is closed. Sight is in `hex_sight`, areas are in `patterns`.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from wyprawa.parts.boards import hex_drawing
from wyprawa.parts.boards.cells import Cell, Cells, mask
from wyprawa.parts.boards.grid import Edge, Grid
from wyprawa.parts.boards.hex_sight import Axial, Line, Sight, Traces, centre

DIRECTIONS: Final[tuple[Axial, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class HexMap(Grid):
    """Hexes, pointy top, and the walls between them.

    `like` numbers the cells as another map does. `centres` says which lines count for sight: see `Sight`.
    """

    def __init__(
        self,
        cells: Iterable[Axial],
        walls: Iterable[tuple[Axial, Axial]] = (),
        *,
        centres: bool = False,
        like: "HexMap | None" = None,
    ) -> None:
        super().__init__(cells, like)
        self._straight: dict[Cell, dict[Cell, int]] = {}
        self.walls: Final[frozenset[Edge]] = frozenset(self._edge(a, b, "wall") for a, b in walls)
        self.centres: Final[bool] = centres
        self._walled = mask(cell for wall in self.walls for cell in wall)
        self._shut = [0] * 6
        for one, other in self.walls:
            for a, b in ((one, other), (other, one)):
                (aq, ar), (bq, br) = self._places[a], self._places[b]
                self._shut[DIRECTIONS.index((bq - aq, br - ar))] |= 1 << a
        self._traces: Traces = like._traces if like else {}
        self._lines: Sight | None = None
        self._parts: dict[tuple[Cells, tuple[Edge, ...]], HexMap] = {}

    @classmethod
    def parse(cls, text: str, *, centres: bool = False) -> "tuple[HexMap, dict[str, list[Cell]]]":
        """A map from its drawing, and which cells carry which marks: see `hex_drawing`."""
        signs, walls = hex_drawing.read(text)
        board = cls(signs, walls, centres=centres)
        marks: dict[str, list[Cell]] = {}
        for cell, place in board._places.items():
            if signs[place] != ".":
                marks.setdefault(signs[place], []).append(cell)
        return board, marks

    def draw(self, marks: Mapping[Cell, str] | None = None) -> str:
        """The map as `parse` reads it, moved right and down where it lies left of or above (0, 0)."""
        signs = {place: (marks or {}).get(cell, ".") for cell, place in self._places.items()}
        return hex_drawing.write(signs, [(self._places[a], self._places[b]) for a, b in self.walls])

    axial = Grid._place

    def without(self, cells: Cells, walls: Iterable[Edge] = ()) -> "HexMap":
        """The map with these cells turned to wall and these edges walled; the others keep their numbers."""
        key = cells & self.all, tuple(walls)
        if key not in self._parts:
            edges = [(self.axial(a), self.axial(b)) for a, b in (*self.walls, *key[1])]
            left = {place for cell, place in self._places.items() if not cells >> cell & 1}
            edges = [wall for wall in edges if left.issuperset(wall)]
            self._parts[key] = HexMap(left, edges, centres=self.centres, like=self)
        return self._parts[key]

    def spread(self, cells: Cells) -> Cells:
        """All neighbours of a set. Cells with a wall between them are not neighbours (GH-10.13)."""
        w = self.width
        if cells & self._walled:
            e, se, sw, west, nw, ne = (cells & ~shut for shut in self._shut)
            return (e << 1 | se << w | sw << w - 1 | west >> 1 | nw >> w | ne >> w - 1) & self.all
        right, left = cells << 1, cells >> 1
        return (right | left | (cells | left) << w | (cells | right) >> w) & self.all

    def _plain_layers(
        self, start: Cells, passable: Cells, points: int, until: Cells, inward: bool
    ) -> tuple[Cells, ...]:
        w, walled = self.width, self._walled
        free = passable & self.all & ~start
        found, edge = [start], start
        while len(found) <= points and not edge & until:
            if edge & walled:
                edge = self.spread(edge) & free
            else:  # the same written out: bots spend their time in this loop
                right, left = edge << 1, edge >> 1
                edge = (right | left | (edge | left) << w | (edge | right) >> w) & free
            if not edge:
                break
            free ^= edge
            found.append(edge)
        return tuple(found)

    def distance(self, a: Cell, b: Cell) -> int:
        """Steps in a straight line, whatever lies between."""
        try:
            return self._straight[a][b]
        except KeyError:
            q, r = self.axial(a)
            self.axial(b)
            places = self._places.items()
            self._straight[a] = {c: max(abs(q - x), abs(r - y), abs(q + r - x - y)) for c, (x, y) in places}
            return self._straight[a][b]

    def sight_line(self, a: Cell, b: Cell) -> Line | None:
        """The shortest line of sight, in thirds of axial steps, if there is one; to itself, the centre."""
        one, other = self.axial(a), self.axial(b)
        return (centre(one), centre(one)) if a == b else self._sight_lines().line(one, other)

    def _view(self, cell: Cell) -> Cells:
        return self._sight_lines().mask(self.axial(cell))

    def _sight_lines(self) -> Sight:
        if self._lines is None:
            walls = [(self._places[a], self._places[b]) for a, b in self.walls]
            self._lines = Sight(self._ids, self.width, walls, centres=self.centres, traces=self._traces)
        return self._lines
