"""Boards of hexes: cells, walls, distances, movement, areas and a text drawing.

Cells are named by axial `(q, r)` outside and by a number inside. The number is the cell's bit in a grid of
padded rows, so a set of cells is one int, and all neighbours of a set are six shifts and a mask.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from itertools import accumulate
from operator import add, or_, sub
from textwrap import dedent
from typing import Final, TypeAlias, TypeVar

from wyprawa.parts.patterns import Pattern, orientations
from wyprawa.parts.sight import Axial, Line, Sight, Traces, centre

Cell: TypeAlias = int
"""A cell's number. Numbers rise row by row, from left to right, with gaps."""
Cells: TypeAlias = int
"""A set of cells: bit n stands for cell n."""
Cost: TypeAlias = tuple[int, ...]
"""What a step costs, weightiest part first: `(traps, points)`."""
Extra: TypeAlias = Sequence[tuple[Cells, int]]
"""What entering these cells costs beyond 1; where sets overlap, costs add up."""

_Price = TypeVar("_Price", int, Cost)

DIRECTIONS: Final[tuple[Axial, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FAR: Final = 1 << 30
"""The range to where no way leads: more than any range."""


class NoSuchCell(ValueError):
    """A cell that is not on the map."""


def mask(cells: Iterable[Cell]) -> Cells:
    """The set of these cells."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def ids(cells: Cells) -> list[Cell]:
    """The cells of a set, in rising order."""
    if cells < 0:
        raise ValueError(f"no set of cells: {cells}; cut a complement down to the map with `& all`")
    found: list[Cell] = []
    if cells.bit_count() < 12:  # peeling off bit by bit is quicker for few
        while cells:
            found.append((cells & -cells).bit_length() - 1)
            cells &= cells - 1
        return found
    for place, byte in enumerate(cells.to_bytes((cells.bit_length() + 7) // 8, "little")):
        if byte:
            found += _bits(place)[byte]
    return found


@cache
def _bits(place: int) -> tuple[tuple[Cell, ...], ...]:
    """The cells that each value of the byte at this place stands for."""
    return tuple(tuple(8 * place + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


@dataclass(frozen=True, slots=True)
class Cheapest:
    """The cheapest ways from one cell to all others, ties kept."""

    start: Cell
    cost: dict[Cell, Cost]
    """Of each cell that can be reached, cheapest first."""
    before: dict[Cell, Cells]
    """The cells from which a cheapest way enters a cell."""

    def nearest(self, goals: Cells) -> Cells:
        """The goals that are cheapest to reach; none if none can be."""
        best = min((cost for cell, cost in self.cost.items() if goals >> cell & 1), default=None)
        return mask(cell for cell, cost in self.cost.items() if goals >> cell & 1 and cost == best)

    def paths(self, goal: Cell) -> Iterator[tuple[Cell, ...]]:
        """Every cheapest way, both ends included; none if the goal cannot be reached."""
        if goal == self.start:
            yield (goal,)
        for cell in ids(self.before.get(goal, 0)):
            for path in self.paths(cell):
                yield (*path, goal)


class HexMap:
    """Cells and the walls between them. Never changes, so states and forks share it.

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
        places = sorted(set(cells), key=lambda place: (place[1], place[0]))
        if not places:
            raise ValueError("a map needs at least one cell")
        # An empty column ends each row, so no shift runs on into the next.
        self.left: Final[int] = like.left if like else min(q for q, _ in places)
        self.top: Final[int] = like.top if like else places[0][1]
        self.width: Final[int] = like.width if like else max(q for q, _ in places) - self.left + 2
        for q, r in places:
            if not (0 <= q - self.left < self.width - 1 and r >= self.top):
                raise NoSuchCell(f"no room for {(q, r)} on the grid of {like}")
        self._ids = {(q, r): (r - self.top) * self.width + q - self.left for q, r in places}
        self._places = {cell: place for place, cell in self._ids.items()}
        self._straight: dict[Cell, dict[Cell, int]] = {}
        self.cells: Final[tuple[Cell, ...]] = tuple(self._places)
        self.all: Final[Cells] = mask(self.cells)
        self.walls: Final[frozenset[tuple[Cell, Cell]]] = frozenset(self._wall(a, b) for a, b in walls)
        self.centres: Final[bool] = centres

        self._walled = mask(cell for wall in self.walls for cell in wall)
        self._shut = [0] * 6
        for one, other in self.walls:
            for a, b in ((one, other), (other, one)):
                (aq, ar), (bq, br) = self._places[a], self._places[b]
                self._shut[DIRECTIONS.index((bq - aq, br - ar))] |= 1 << a
        self._near = {cell: self.spread(1 << cell) for cell in self.cells}
        self._ranges: dict[Cell, tuple[Cells, ...]] = {}
        self._sights: dict[Cell, Cells] = {}
        self._traces: Traces = like._traces if like else {}
        self._sight: Sight | None = None
        self._parts: dict[tuple[Cells, tuple[tuple[Cell, Cell], ...]], HexMap] = {}

    def _wall(self, a: Axial, b: Axial) -> tuple[Cell, Cell]:
        one, other = sorted((self.at(*a), self.at(*b)))
        if self.distance(one, other) != 1:
            raise ValueError(f"a wall lies between adjacent cells, not between {a} and {b}")
        return one, other

    @classmethod
    def parse(cls, text: str, *, centres: bool = False) -> "tuple[HexMap, dict[str, list[Cell]]]":
        """A map from its drawing, and which cells carry which marks.

        Cells stand every other column, odd rows half a cell further right. `#` or blank is no cell, `.` is
        plain floor, anything else floor with that mark.
        """
        lines = dedent(text).strip("\n").rstrip().split("\n")
        shift = (len(lines[0]) - len(lines[0].lstrip())) % 2  # the first row drawn may be an odd one
        found: dict[Axial, str] = {}
        for r, line in enumerate(lines, shift):
            for column, char in enumerate(line):
                if char != " " and column % 2 != r % 2:
                    raise ValueError(f"{char!r} in column {column + 1} stands between cells: {line!r}")
                if char not in " #":
                    found[column // 2 - r // 2, r] = char
        board = cls(found, centres=centres)
        marks: dict[str, list[Cell]] = {}
        for cell, place in board._places.items():
            if found[place] != ".":
                marks.setdefault(found[place], []).append(cell)
        return board, marks

    def draw(self, marks: Mapping[Cell, str] | None = None) -> str:
        """The map as `parse` reads it, moved right and down where it lies left of or above (0, 0)."""
        chars = {place: (marks or {}).get(cell, ".") for cell, place in self._places.items()}
        columns = [q + r // 2 for q, r in chars]
        top = min(0, *(r - r % 2 for _, r in chars))
        return "\n".join(
            " " * (r % 2)
            + " ".join(chars.get((c - r // 2, r), "#") for c in range(min(0, *columns), max(columns) + 1))
            for r in range(top, max(r for _, r in chars) + 1)
        )

    def __repr__(self) -> str:
        return f"<HexMap of {len(self.cells)} cells>"

    def __copy__(self) -> "HexMap":
        return self

    def __deepcopy__(self, memo: object) -> "HexMap":
        return self

    def at(self, q: int, r: int) -> Cell:
        """The cell at an axial place."""
        try:
            return self._ids[q, r]
        except KeyError:
            raise NoSuchCell(f"no cell at {(q, r)} on {self}") from None

    def axial(self, cell: Cell) -> Axial:
        """The axial place of a cell."""
        try:
            return self._places[cell]
        except KeyError:
            raise NoSuchCell(f"no cell {cell!r} on {self}") from None

    def _home(self, cell: Cell) -> Cells:
        self.axial(cell)
        return 1 << cell

    def without(self, cells: Cells, walls: Iterable[tuple[Cell, Cell]] = ()) -> "HexMap":
        """The map with these cells turned to wall and these edges walled; the others keep their numbers."""
        key = cells & self.all, tuple(walls)
        if key not in self._parts:
            edges = [(self.axial(a), self.axial(b)) for a, b in (*self.walls, *key[1])]
            left = [place for cell, place in self._places.items() if not cells >> cell & 1]
            edges = [wall for wall in edges if set(wall) <= set(left)]
            self._parts[key] = HexMap(left, edges, centres=self.centres, like=self)
        return self._parts[key]

    # Distances

    def spread(self, cells: Cells) -> Cells:
        """All neighbours of a set. Cells with a wall between them are no neighbours (GH-10.13)."""
        w = self.width
        if cells & self._walled:
            e, se, sw, west, nw, ne = (cells & ~shut for shut in self._shut)
            return (e << 1 | se << w | sw << w - 1 | west >> 1 | nw >> w | ne >> w - 1) & self.all
        right, left = cells << 1, cells >> 1
        return (right | left | (cells | left) << w | (cells | right) >> w) & self.all

    def near(self, cell: Cell) -> Cells:
        """The neighbours of a cell, as a set."""
        try:
            return self._near[cell]
        except KeyError:
            raise NoSuchCell(f"no cell {cell!r} on {self}") from None

    def neighbours(self, cell: Cell) -> list[Cell]:
        """The neighbours of a cell, in rising order."""
        return ids(self.near(cell))

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

    def disc(self, cell: Cell, n: int) -> Cells:
        """The cells at most n straight steps away."""
        q, r = self.axial(cell)
        return self.mask_of(
            (q + dq, r + dr) for dr in range(-n, n + 1) for dq in range(max(-n, -n - dr), min(n, n - dr) + 1)
        )

    def ring(self, cell: Cell, n: int) -> Cells:
        """The cells exactly n straight steps away."""
        return self.disc(cell, n) & ~self.disc(cell, n - 1)

    def mask_of(self, places: Iterable[Axial]) -> Cells:
        """The cells at these places; places off the map are left out."""
        return mask(self._ids[place] for place in places if place in self._ids)

    def within(self, cell: Cell, n: int) -> Cells:
        """The cells in range n, which is counted around walls but through anything else (GH-10.14)."""
        discs = self._discs(cell)
        return discs[min(n, len(discs) - 1)] if n >= 0 else 0

    def range_from(self, cell: Cell, n: int) -> Cells:
        """The cells at range n exactly."""
        return self.within(cell, n) & ~self.within(cell, n - 1)

    def range_between(self, a: Cell, b: Cell) -> int:
        """The range from one cell to another, FAR if walls part them."""
        self.axial(b)
        return next((n for n, disc in enumerate(self._discs(a)) if disc >> b & 1), FAR)

    def _discs(self, cell: Cell) -> tuple[Cells, ...]:
        """The cells in range 0, 1, 2 and so on, up to all that a way leads to."""
        discs = self._ranges.get(cell)
        if discs is None:
            discs = self._ranges[cell] = tuple(accumulate(self.layers(self._home(cell), self.all), or_))
        return discs

    # Movement

    def layers(
        self,
        start: Cells,
        passable: Cells,
        *,
        points: int = FAR,
        extra: Extra = (),
        until: Cells = 0,
        inward: bool = False,
    ) -> tuple[Cells, ...]:
        """The cells by what it costs to get there: item k holds those that cost k, item 0 the start.

        Only passable cells are entered, each for 1 and what `extra` adds. The flood ends after `points`, or
        with the first layer that meets `until`. `inward` counts the way from the cells to the start.
        """
        if not start or start & ~self.all:
            raise NoSuchCell(f"cannot start from {ids(start)} on {self}")
        free = passable & self.all & ~start
        found = [start]
        edge = start
        if not extra:
            w, walled = self.width, self._walled
            while len(found) <= points and not edge & until:
                if edge & walled:
                    edge = self.spread(edge) & free
                else:  # the same written out: this loop is what bots spend their time in
                    right, left = edge << 1, edge >> 1
                    edge = (right | left | (edge | left) << w | (edge | right) >> w) & free
                if not edge:
                    break
                free ^= edge
                found.append(edge)
            return tuple(found)

        shares = _shares(self.all, 1, extra, add)
        if min(shares) < 1:
            raise ValueError(f"a step must cost at least 1, not {min(shares)}")
        due: dict[int, Cells] = {}
        while len(found) <= points and not edge & until:
            around = 0 if inward else self.spread(edge) & free
            for price, cells in shares.items():
                arriving = self.spread(edge & cells) & free if inward else around & cells
                if arriving:
                    at = len(found) - 1 + price
                    due[at] = due.get(at, 0) | arriving
            if not due:
                break
            edge = due.pop(len(found), 0) & free
            free ^= edge
            found.append(edge)
        while not found[-1]:
            found.pop()
        return tuple(found)

    def reach(
        self, start: Cell, points: int, passable: Cells, difficult: Cells = 0, extra: Extra = ()
    ) -> tuple[Cells, ...]:
        """Where so many points can take a figure, by cost; entering a difficult cell costs one more."""
        return self.layers(self._home(start), passable, points=points, extra=_extra(difficult, extra))

    def distances(
        self, start: Cell, passable: Cells, difficult: Cells = 0, extra: Extra = ()
    ) -> dict[Cell, int]:
        """The points it takes to get to each cell that can be reached, nearest first."""
        layers = self.layers(self._home(start), passable, extra=_extra(difficult, extra))
        return {cell: points for points, layer in enumerate(layers) for cell in ids(layer)}

    def shortest_path(
        self, start: Cell, goals: Cells, passable: Cells, difficult: Cells = 0, extra: Extra = ()
    ) -> tuple[Cell, ...]:
        """The cheapest way to the nearest goal, both ends included; empty if there is none.

        Of equal ways it takes, looking back from the goal, the lowest cells.
        """
        extra = _extra(difficult, extra)
        layers = self.layers(self._home(start), passable, extra=extra, until=goals)
        met = layers[-1] & goals
        if not met:
            return ()
        path = [ids(met)[0]]
        left = len(layers) - 1
        while left:
            left -= 1 + sum(more for cells, more in extra if cells >> path[-1] & 1)
            path.append(ids(self._near[path[-1]] & layers[left])[0])
        return tuple(reversed(path))

    def cheapest(
        self, start: Cell, passable: Cells, cost: Callable[[Cell], Cost] | Sequence[tuple[Cells, Cost]]
    ) -> Cheapest:
        """The cheapest ways to all cells, where costs compare part by part: fewest traps, then fewest points.

        `cost` tells what entering a cell costs, or lists sets with their costs, which add up.
        """
        home = self._home(start)
        free = passable & self.all & ~home
        listed = [(1 << cell, cost(cell)) for cell in ids(free | home)] if callable(cost) else cost
        zero = (0,) * (len(listed[0][1]) if listed else 1)
        if any(len(price) != len(zero) for _, price in listed):
            raise ValueError(f"costs of different lengths: {sorted({price for _, price in listed})}")
        shares = _shares(free, zero, listed, _plus)
        if min(shares, default=(1,)) <= zero:
            raise ValueError(f"a step must cost more than {zero}, not {min(shares)}")
        settled: dict[Cost, Cells] = {}
        before: dict[Cell, Cells] = {}
        due = {zero: home}
        heap = [zero]
        free |= home
        while heap:
            spent = heappop(heap)
            edge = due.pop(spent) & free
            if not edge:
                continue
            free ^= edge
            settled[spent] = edge
            arriving = self.spread(edge) & free
            for price, cells in shares.items():
                if arriving & cells:
                    total = _plus(spent, price)
                    if total not in due:
                        due[total] = 0
                        heappush(heap, total)
                    due[total] |= arriving & cells
                if edge & cells:
                    behind = settled[tuple(map(sub, spent, price))]
                    for cell in ids(edge & cells):
                        before[cell] = self._near[cell] & behind
        costs = {cell: spent for spent, layer in settled.items() for cell in ids(layer)}
        return Cheapest(start, costs, before)

    # Sight and areas

    def sight(self, cell: Cell) -> Cells:
        """The cells in line of sight, the cell itself among them."""
        seen = self._sights.get(cell)
        if seen is None:
            seen = self._sights[cell] = self._lines().mask(self.axial(cell)) | 1 << cell
        return seen

    def sees(self, a: Cell, b: Cell) -> bool:
        """Whether a line of sight joins two cells."""
        self.axial(b)
        return bool(self.sight(a) >> b & 1)

    def sight_line(self, a: Cell, b: Cell) -> Line | None:
        """The shortest line of sight, in thirds of axial steps, if there is one; to itself, the middle."""
        one, other = self.axial(a), self.axial(b)
        return (centre(one), centre(one)) if a == b else self._lines().line(one, other)

    def _lines(self) -> Sight:
        if self._sight is None:
            walls = [(self._places[a], self._places[b]) for a, b in self.walls]
            self._sight = Sight(self._ids, self.width, walls, centres=self.centres, traces=self._traces)
        return self._sight

    def place(self, pattern: Pattern, at: Cell) -> Cells:
        """The cells a pattern covers with its anchor on a cell; hexes off the map are left out."""
        q, r = self.axial(at)
        return self.mask_of((q + dq, r + dr) for dq, dr in pattern)

    def placements(self, pattern: Pattern, touching: Cells) -> tuple[Cells, ...]:
        """Every different way to lay a pattern, turned or mirrored, with a hex on `touching` (GH-12.4)."""
        ways = {
            self.mask_of((q + dq - pq, r + dr - pr) for dq, dr in way)
            for way in orientations(pattern)
            for pq, pr in way
            for q, r in map(self.axial, ids(touching))
        }
        return tuple(sorted(ways))


def _extra(difficult: Cells, extra: Extra) -> Extra:
    return [(difficult, 1), *extra] if difficult else extra


def _plus(a: Cost, b: Cost) -> Cost:
    return tuple(map(add, a, b))


def _shares(
    cells: Cells,
    price: _Price,
    costs: Iterable[tuple[Cells, _Price]],
    plus: Callable[[_Price, _Price], _Price],
) -> dict[_Price, Cells]:
    """The cells parted by what they cost in sum, if each costs this price to begin with."""
    shares = {price: cells}
    for some, more in costs:
        for price, share in list(shares.items()):
            if share & some:
                total = plus(price, more)
                shares[price] ^= share & some
                shares[total] = shares.get(total, 0) | share & some
    return {price: share for price, share in shares.items() if share}
