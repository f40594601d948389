"""Line of sight on a hex map, in exact integers.

Two cells see each other if a straight line from a corner of one to a corner of the other touches no part of
a wall (GH-10.8). Touching is enough to block: a line along a wall, through its tip, or starting at a corner
that lies on one is no line of sight. A hex that is not on the map is wall over its whole area, a wall between
two cells is the edge they share (GH-10.9), and nothing else blocks (GH-10.10).

A point is `(x, y)` in thirds of axial steps: the centre of cell `(q, r)` is `(3q, 3r)`, and every corner is
a whole point too. Only straightness and touching matter here, and both survive the slanted axes.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Axial: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[int, int]
Line: TypeAlias = tuple[Point, Point]
Traces: TypeAlias = dict[tuple[int, int, int, int], int]
"""The cells a line touches, for each way it can lie on the grid; maps of one frame share it."""

CORNERS: tuple[Point, ...] = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
"""The corners of cell (0, 0), going round."""


def centre(cell: Axial) -> Point:
    """The centre of a cell."""
    return 3 * cell[0], 3 * cell[1]


def corners(cell: Axial) -> tuple[Point, ...]:
    """The six corners of a cell, going round."""
    x, y = centre(cell)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def edge(a: Axial, b: Axial) -> Line:
    """The edge two adjacent cells share."""
    first, second = (corner for corner in corners(a) if corner in corners(b))
    return first, second


def touches_cell(a: Point, b: Point, cell: Axial) -> bool:
    """Whether the line from a to b meets the cell, its border included."""
    cx, cy = centre(cell)
    ax, ay, bx, by = a[0] - cx, a[1] - cy, b[0] - cx, b[1] - cy
    # The cell is where 2x+y, x+2y and y-x all lie within -3..3; three bands or the line itself can part them.
    for s, t in ((2 * ax + ay, 2 * bx + by), (ax + 2 * ay, bx + 2 * by), (ay - ax, by - bx)):
        if (s > 3 and t > 3) or (s < -3 and t < -3):
            return False
    dx, dy = bx - ax, by - ay
    sides = [dx * y - dy * x for x, y in CORNERS]
    return min(sides) <= dx * ay - dy * ax <= max(sides)


def touches_edge(a: Point, b: Point, wall: Line) -> bool:
    """Whether the line from a to b meets the wall, ends included."""
    c, d = wall
    if any(max(a[i], b[i]) < min(c[i], d[i]) or max(c[i], d[i]) < min(a[i], b[i]) for i in (0, 1)):
        return False
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: Point, b: Point, c: Point) -> int:
    """Positive, zero or negative: on which side of the line from a to b point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


class Sight:
    """Who sees whom on one map; each answer is worked out when first asked for, and kept.

    `centres` also allows lines to begin or end at the centre of a cell. Without it, cells all of whose
    corners lie on walls, as in a passage one hex wide, see nobody.
    """

    def __init__(
        self,
        ids: Mapping[Axial, int],
        width: int,
        walls: Iterable[tuple[Axial, Axial]],
        *,
        centres: bool,
        traces: Traces,
    ) -> None:
        self._width = width
        self._traces = traces
        (q, r), first = next(iter(ids.items()))
        self._zero = first - r * width - q
        self._lift = 2 * width  # a line may go down and left, to ids before the one it starts in

        floor = sum(1 << cell for cell in ids.values()) << self._lift
        self._solid = ((1 << max(ids.values()) + 3 * self._lift) - 1) ^ floor
        self._walls = [((1 << ids[a] | 1 << ids[b]) << self._lift, edge(a, b)) for a, b in walls]
        self._walled = 0
        for cells, _ in self._walls:
            self._walled |= cells

        on_wall = {end for _, wall in self._walls for end in wall}
        around: dict[Point, int] = {}
        for cell, number in ids.items():
            for corner in corners(cell):
                around[corner] = around.get(corner, 0) | 1 << number
        self._points = {
            p: cells for p, cells in around.items() if cells.bit_count() == 3 and p not in on_wall
        }
        if centres:
            self._points |= {centre(cell): 1 << number for cell, number in ids.items()}
        self._views: dict[Point, int] = {}

    def mask(self, cell: Axial) -> int:
        """The cells seen from this one."""
        seen = 0
        for point in self._ends(cell):
            if point not in self._views:
                self._views[point] = self._view(point)
            seen |= self._views[point]
        return seen

    def line(self, a: Axial, b: Axial) -> Line | None:
        """The shortest line by which one cell sees the other."""
        lines = sorted(
            ((q[0] - p[0]) ** 2 + (q[0] - p[0]) * (q[1] - p[1]) + (q[1] - p[1]) ** 2, p, q)
            for p in self._ends(a)
            for q in self._ends(b)
        )
        return next(((p, q) for _, p, q in lines if self._clear(p, q)), None)

    def _ends(self, cell: Axial) -> list[Point]:
        """The points of a cell where a line of sight may end."""
        return [point for point in (*corners(cell), centre(cell)) if point in self._points]

    def _view(self, point: Point) -> int:
        """The cells with a point that is in plain view of this one."""
        seen = self._points[point]
        for other, cells in self._points.items():
            if cells & ~seen and self._clear(point, other):
                seen |= cells
        return seen

    def _clear(self, a: Point, b: Point) -> bool:
        """Whether the line between two points touches no wall."""
        if (a[1], a[0]) > (b[1], b[0]):
            a, b = b, a
        x, y = a
        key = x % 3, y % 3, b[0] - x, b[1] - y
        trace = self._traces.get(key)
        if trace is None:
            trace = self._traces[key] = self._trace(*key)
        trace <<= self._zero + y // 3 * self._width + x // 3
        if trace & self._solid:
            return False
        if not trace & self._walled:
            return True
        return not any(trace & cells == cells and touches_edge(a, b, wall) for cells, wall in self._walls)

    def _trace(self, x: int, y: int, dx: int, dy: int) -> int:
        """The cells a line touches, as if it started in the cell with id `lift`."""
        a, b = (x, y), (x + dx, y + dy)
        trace = 0
        for r in range(y // 3, (y + dy + 2) // 3 + 1):
            # A cell spans 2 points each way, so only cells near this stretch of the line matter.
            stretch = [x * dy + dx * (at - y) for at in (max(y, 3 * r - 2), min(y + dy, 3 * r + 2))]
            low, high = (min(stretch) // dy, -(-max(stretch) // dy)) if dy else (x, x + dx)
            for q in range(low // 3, (high + 2) // 3 + 1):
                if touches_cell(a, b, (q, r)):
                    trace |= 1 << self._lift + r * self._width + q
        return trace
