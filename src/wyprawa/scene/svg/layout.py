"""Where everything on a board goes: cells as shapes, and the room in each for pieces and dice."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from math import ceil, hypot, sqrt
from typing import NamedTuple

from wyprawa.scene.model import Board, Cell

UNIT = 100.0  # one cell
MARGIN = 16.0
WALL = 64.0  # around boards of tiles: the wall and its torches
_ROW = UNIT * sqrt(3) / 2  # from one row of hexes to the next
_CORNER = UNIT / sqrt(3)  # from the middle of a hex to its corners
PLACE = 46.0  # the radius of a place on a map
_MAP = 150.0  # one unit of a map
_COUNTRY = (1300.0, 700.0)  # of a wide land is seen at least

DOOR = 90.0  # a door on the border of two zones
Point = tuple[float, float]
Stretch = tuple[Point, Point]


def near(number: float) -> str:
    """A number as written in a drawing."""
    return f"{round(number, 1):g}"


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def high(self) -> float:
        return self.bottom - self.top

    def smaller(self, by: float) -> Box:
        return Box(self.left + by, self.top + by, self.right - by, self.bottom - by)


class Spot(NamedTuple):
    """A cell on the paper: its middle, its outline, the boxes for words and for what stands there."""

    x: float
    y: float
    outline: tuple[Point, ...]
    words: Box
    room: Box


class Layout(NamedTuple):
    spots: dict[str, Spot]
    view: Box


@lru_cache(maxsize=256)
def layout(board: Board) -> Layout:
    """The places of all cells, and the part of the paper they take up."""
    parts: dict[str, list[Box]] = {}
    strips: dict[
        str, list[Box]
    ] = {}  # these lie in the corners of a cell and leave room for words above them
    for cell in board.cells:
        if cell.within:
            into = strips if cell.ground == "strip" else parts
            into.setdefault(cell.within, []).append(_bounds(_outline(board.kind, cell)))
    spots = {
        cell.id: _spot(board.kind, cell, parts.get(cell.id, []), strips.get(cell.id, []))
        for cell in board.cells
    }
    corners = [point for spot in spots.values() for point in spot.outline]
    box = _bounds(corners) if corners else Box(0, 0, UNIT, UNIT)
    below = 72 if board.kind == "graph" else 8  # names of places, the foot of the wall
    beside = 52 if board.kind == "graph" else 0
    if board.kind == "graph" and board.theme == "country":
        box = _at_least(box, *_COUNTRY)
    view = box.smaller(-WALL if board.kind in ("hex", "square") else -MARGIN)
    above = 48 if board.kind == "graph" else 0
    return Layout(spots, Box(view.left - beside, view.top - above, view.right + beside, view.bottom + below))


def _at_least(box: Box, wide: float, high: float) -> Box:
    """A box about the same middle that is no smaller than this."""
    across, down = max(0.0, wide - box.wide) / 2, max(0.0, high - box.high) / 2
    return Box(box.left - across, box.top - down, box.right + across, box.bottom + down)


def _spot(kind: str, cell: Cell, parts: list[Box], strips: list[Box]) -> Spot:
    x, y = middle(kind, cell)
    outline = _outline(kind, cell)
    if kind == "zone":
        return Spot(x, y, outline, *_rooms(cell, _inner(outline), parts, strips))
    if kind == "graph":
        return Spot(
            x, y, outline, Box(x - 84, y + PLACE, x + 84, y + PLACE + 60), Box(x - 42, y - 42, x + 42, y + 42)
        )
    if kind == "hex":
        return Spot(x, y, outline, Box(x - 30, y + 32, x + 30, y + 47), Box(x - 50, y - 50, x + 50, y + 50))
    # Walls on the edges take some room from all sides.
    return Spot(x, y, outline, Box(x - 42, y + 28, x + 42, y + 43), Box(x - 44, y - 44, x + 44, y + 44))


def middle(kind: str, cell: Cell) -> Point:
    if kind == "graph":
        return cell.x * _MAP, cell.y * _MAP
    return cell.x * UNIT, cell.y * (_ROW if kind == "hex" else UNIT)


def on_paper(kind: str, x: float, y: float) -> Point:
    """Where a point of a board lies on the paper."""
    unit = _MAP if kind == "graph" else UNIT
    return round(x * unit, 1), round(y * (_ROW if kind == "hex" else unit), 1)


def _outline(kind: str, cell: Cell) -> tuple[Point, ...]:
    x, y = middle(kind, cell)
    if cell.outline:
        unit = _MAP if kind == "graph" else UNIT
        return tuple((a * unit, b * unit) for a, b in cell.outline)
    if kind == "hex":
        half, low = UNIT / 2, _CORNER / 2
        right, left = (x + half, y - low), (x - half, y + low)
        return (x, y - _CORNER), right, (x + half, y + low), (x, y + _CORNER), left, (x - half, y - low)
    half = PLACE if kind == "graph" else UNIT / 2
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def _bounds(points: list[Point] | tuple[Point, ...]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _inner(outline: tuple[Point, ...]) -> Box:
    """A large upright box inside an outline."""
    box = _bounds(outline)
    if upright(outline):
        return box
    if all(a[0] == b[0] or a[1] == b[1] for a, b in _sides(outline)):
        return _largest(outline)
    x, y = sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)
    for share in range(95, 25, -5):
        left, right = x - (x - box.left) * share / 100, x + (box.right - x) * share / 100
        top, bottom = y - (y - box.top) * share / 100, y + (box.bottom - y) * share / 100
        if all(
            _inside(corner, outline)
            for corner in ((left, top), (right, top), (right, bottom), (left, bottom))
        ):
            return Box(left, top, right, bottom)
    return Box(x - 30, y - 30, x + 30, y + 30)


def _largest(outline: tuple[Point, ...]) -> Box:
    """The largest box inside an outline of upright sides only: its own sides end where those do."""
    xs, ys = (sorted({point[axis] for point in outline}) for axis in (0, 1))
    inside = {
        (i, j)
        for i, (left, right) in enumerate(pairwise(xs))
        for j, (top, bottom) in enumerate(pairwise(ys))
        if _inside(((left + right) / 2, (top + bottom) / 2), outline)
    }
    boxes = [
        Box(xs[i], ys[j], xs[k], ys[m])
        for i, k in combinations(range(len(xs)), 2)
        for j, m in combinations(range(len(ys)), 2)
        if all((a, b) in inside for a in range(i, k) for b in range(j, m))
    ]
    return max(boxes, key=lambda box: (box.wide * box.high, box.wide, -box.top, -box.left))


def upright(outline: tuple[Point, ...]) -> bool:
    """Whether an outline is an upright rectangle, its first and third corners opposite."""
    return len(outline) == 4 and len({x for x, _ in outline}) == 2 and len({y for _, y in outline}) == 2


def _inside(point: Point, outline: tuple[Point, ...]) -> bool:
    x, y = point
    crossed = 0
    for (a, b), (c, d) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
            crossed += 1
    return crossed % 2 == 1


def _rooms(cell: Cell, box: Box, parts: list[Box], strips: list[Box]) -> tuple[Box, Box]:
    """In a zone: words above, pieces below; where its parts leave only a strip, words left, pieces right."""
    inner = box.smaller(8)
    if parts:  # what lies above its parts, or left of them, whichever is more
        above = inner._replace(bottom=min(part.top for part in parts) - 4)
        left = inner._replace(right=min(part.left for part in parts) - 4)
        ways = (above, left, _corner(inner, parts))
        inner = max(ways, key=lambda each: max(each.wide, 0) * max(each.high, 0))
    below = [each.top for each in strips if each.left < inner.right and each.right > inner.left]
    if below:
        inner = inner._replace(bottom=min(below) - 4)
        return inner, inner
    if cell.ground == "lair":
        return inner, box._replace(bottom=box.bottom - 22)
    if cell.lines:
        words = inner._replace(bottom=inner.top + inner.high * 0.74)
        return words, inner._replace(top=words.bottom + 2)
    if cell.title is None:
        return inner, inner
    if cell.within:
        words = inner._replace(bottom=inner.top + inner.high * 0.5)
        return words, inner._replace(top=words.bottom)
    if inner.high < 58 and inner.wide > 300:
        split = inner.left + min(190.0, inner.wide * 0.4)
        return inner._replace(right=split), inner._replace(left=split + 6)
    heading = 40 if inner.wide > 200 or inner.high < 100 else 60  # a narrow one has two lines
    return inner._replace(bottom=inner.top + heading), inner._replace(top=inner.top + heading + 4)


def _corner(inner: Box, parts: list[Box]) -> Box:
    """Left of the parts that reach up to a heading's height, and above the others."""
    right = min([part.left for part in parts if part.top < inner.top + 30], default=inner.right) - 4
    below = min([part.top for part in parts if part.left < right], default=inner.bottom) - 4
    return inner._replace(right=right, bottom=below)


# --- rows of things -----------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A box for one thing: its middle and its size; `wide` is all the room beside it that it may use."""

    x: float
    y: float
    size: float
    wide: float


@lru_cache(maxsize=2048)
def slots(count: int, box: Box, most: float, named: bool = False) -> tuple[Slot, ...]:
    """Places for `count` things in a box, as large as possible without overlapping.

    With `named`, a place is made more than twice as wide as high where that costs little.
    """
    best: tuple[float, int, int, float, float] | None = None
    for across in range(1, count + 1):
        down = ceil(count / across)
        wide, high = box.wide / across, box.high / down
        size = min(wide, high, most)
        worth = size * (1.5 if named and _has_room(wide, size) else 1)
        if best is None or worth > best[0] - 1e-6:
            best = worth, across, down, size, wide
    if best is None:
        return ()
    _, across, down, size, wide = best
    roomy = named and _has_room(wide, size)
    if roomy:
        wide = min(wide, size * 5)
    pace = wide if roomy else min(wide, size * 1.08)
    step = min(box.high / down, size * 1.08)
    top = (box.top + box.bottom) / 2 - step * (down - 1) / 2
    found = []
    for n in range(count):
        row, column = divmod(n, across)
        here = min(across, count - row * across)
        left = box.left if roomy else (box.left + box.right) / 2 - pace * here / 2
        x = left + pace * column + (size / 2 if roomy else pace / 2)
        found.append(
            Slot(round(x, 1), round(top + row * step, 1), round(size, 1), round(wide if roomy else 0, 1))
        )
    return tuple(found)


def _has_room(wide: float, size: float) -> bool:
    """Whether a name can be written beside a thing."""
    return wide >= 2.3 * size and wide - size >= 60


def shared(kind: str, one: Spot, other: Spot, lean: Point = (0, 0)) -> Stretch:
    """The line between two cells: their common edge, or a bar across the way from one to the other.

    Of the border of two zones it is the middle of the longest stretch. `lean` moves a bar to where a bent way
    passes.
    """
    along = border(one, other) if kind == "zone" else []
    if along:
        return _door_of(max(along, key=_length))
    across, down = other.x - one.x, other.y - one.y
    far = hypot(across, down) or 1
    long = {"hex": _CORNER, "square": UNIT}.get(kind, 46) / 2
    x, y = (one.x + other.x) / 2 + lean[0], (one.y + other.y) / 2 + lean[1]
    dx, dy = -down / far * long, across / far * long
    return (x - dx, y - dy), (x + dx, y + dy)


def border(one: Spot, other: Spot) -> list[Stretch]:
    """The stretches that the outlines of two cells have in common."""
    return [
        found
        for side in _sides(one.outline)
        for beside in _sides(other.outline)
        if (found := _overlap(side, beside)) is not None
    ]


def rest(one: Spot, other: Spot) -> list[Stretch]:
    """What is left of the border of two cells beside a door in it."""
    along = border(one, other)
    if not along:
        return []
    longest = max(along, key=_length)
    door = _door_of(longest)
    beside = [(longest[0], door[0]), (door[1], longest[1])]
    return [each for each in along if each != longest] + [each for each in beside if _length(each) > 1]


def _door_of(line: Stretch) -> Stretch:
    """The middle of a line, as long as a door."""
    (x, y), (u, v) = line
    cut = max(0.0, 1 - DOOR / _length(line)) / 2
    dx, dy = (u - x) * cut, (v - y) * cut
    return (x + dx, y + dy), (u - dx, v - dy)


def _sides(outline: tuple[Point, ...]) -> list[Stretch]:
    return list(zip(outline, (*outline[1:], outline[0]), strict=True))


def _length(line: Stretch) -> float:
    (x, y), (u, v) = line
    return hypot(u - x, v - y)


def _overlap(side: Stretch, other: Stretch) -> Stretch | None:
    """The part that two lines have in common, if they lie on one line and it is more than a point."""
    (x, y), (u, v) = side
    long = _length(side)
    if not long:
        return None
    right, down = (u - x) / long, (v - y) / long
    if any(abs((a - x) * down - (b - y) * right) > 0.5 for a, b in other):
        return None
    ends = sorted((a - x) * right + (b - y) * down for a, b in other)
    start, end = max(0.0, ends[0]), min(long, ends[1])
    if end - start < 1:
        return None
    return (x + right * start, y + down * start), (x + right * end, y + down * end)
