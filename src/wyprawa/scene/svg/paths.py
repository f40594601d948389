"""Paths taken apart: mirrored, and all turned the same way round, so that many can be filled as one.

Read are the commands M, L, H, V, C, A and Z in absolute terms and `a`; that is what faces are drawn with.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from wyprawa.scene.svg.layout import Point, near

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "a": 7}


class Segment(NamedTuple):
    """A line (no `bends`), a curve (two) or an arc (`radii`, with its flags) to a point."""

    to: Point
    bends: tuple[Point, ...] = ()
    radii: tuple[float, float] = (0, 0)
    large: bool = False
    sweep: bool = False


class Shape(NamedTuple):
    """A closed outline."""

    start: Point
    segments: tuple[Segment, ...]


def read(path: str) -> tuple[Shape, ...]:
    """The closed outlines of a path."""
    shapes: list[Shape] = []
    start, here, segments = (0.0, 0.0), (0.0, 0.0), list[Segment]()
    for command, values in _commands(path):
        if command == "M" or command == "Z":
            if segments:
                shapes.append(Shape(start, tuple(segments)))
            segments = []
        if command == "M":
            start = here = (values[0], values[1])
        elif command != "Z":
            segments.append(_segment(command, values, here))
            here = segments[-1].to
    return tuple(shapes)


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Every command with its numbers; numbers that go on after the last repeat the command."""
    tokens, at, command = _TOKEN.findall(path), 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
            if command in "Zz":
                yield "Z", []
                continue
        if command not in _ARGUMENTS:
            raise ValueError(f"a face is drawn with {', '.join(_ARGUMENTS)} and Z, not {command!r}: {path!r}")
        count = _ARGUMENTS[command]
        yield command, [float(each) for each in tokens[at : at + count]]
        at, command = at + count, "L" if command == "M" else command


def _segment(command: str, values: list[float], here: Point) -> Segment:
    match command:
        case "H":
            return Segment((values[0], here[1]))
        case "V":
            return Segment((here[0], values[0]))
        case "C":
            return Segment((values[4], values[5]), ((values[0], values[1]), (values[2], values[3])))
        case "A" | "a":
            x, y = here if command == "a" else (0.0, 0.0)
            to = x + values[5], y + values[6]
            return Segment(to, radii=(values[0], values[1]), large=bool(values[3]), sweep=bool(values[4]))
    return Segment((values[0], values[1]))


def disc(x: float, y: float, r: float) -> Shape:
    half = Segment((x + r, y), radii=(r, r), sweep=True)
    return Shape((x - r, y), (half, half._replace(to=(x - r, y))))


def gear(x: float, y: float, r: float, teeth: int) -> Shape:
    """A cog: of each tooth two points outside and two at its root."""
    turns = ((-0.303, 0.8), (-0.197, 1), (0.197, 1), (0.303, 0.8))
    return _around(x, y, [((n + turn) / teeth, r * far) for n in range(teeth) for turn, far in turns])


def star(x: float, y: float, r: float, rays: int) -> Shape:
    far = ((0.0, r), (0.5, r * 0.45))
    return _around(x, y, [((n + turn) / rays, long) for n in range(rays) for turn, long in far])


def _around(x: float, y: float, points: Iterable[tuple[float, float]]) -> Shape:
    """A shape of straight lines by turns, from the top, and distances from a middle."""
    corners = [(x + far * sin(2 * pi * turn), y - far * cos(2 * pi * turn)) for turn, far in points]
    return Shape(corners[0], tuple(Segment(corner) for corner in corners[1:]))


def mirrored(shape: Shape, about: float = 60) -> Shape:
    def across(point: Point) -> Point:
        return 2 * about - point[0], point[1]

    segments = (
        each._replace(to=across(each.to), bends=tuple(map(across, each.bends)), sweep=not each.sweep)
        for each in shape.segments
    )
    return Shape(across(shape.start), tuple(segments))


def clockwise(shape: Shape) -> Shape:
    """The same outline, gone round clockwise."""
    points = [shape.start]
    for each in shape.segments:
        between = [_top(points[-1], each)] if each.radii[0] else each.bends
        points += [*between, each.to]
    area = sum(x * v - u * y for (x, y), (u, v) in zip(points, (*points[1:], points[0]), strict=True))
    return shape if area >= 0 else turned(shape)


def _top(start: Point, arc: Segment) -> Point:
    """The point of an arc that is farthest from the line between its ends."""
    (x, y), (u, v), r = start, arc.to, arc.radii[0]
    long = hypot(u - x, v - y) or 1.0
    rest = sqrt(max(0.0, r * r - long * long / 4))
    high = (r + rest if arc.large else r - rest) * (1 if arc.sweep else -1) / long
    return (x + u) / 2 + (v - y) * high, (y + v) / 2 - (u - x) * high


def turned(shape: Shape) -> Shape:
    """The same outline, gone round the other way."""
    ends = [shape.start, *(each.to for each in shape.segments)]
    back = (
        each._replace(to=to, bends=each.bends[::-1], sweep=not each.sweep)
        for each, to in zip(reversed(shape.segments), reversed(ends[:-1]), strict=True)
    )
    return Shape(ends[-1], tuple(back))


def written(shapes: Iterable[Shape]) -> str:
    """Outlines as the `d` of one path."""
    return "".join(_written(shape) for shape in shapes)


def _written(shape: Shape) -> str:
    def at(point: Point) -> str:
        return f"{near(point[0])} {near(point[1])}"

    drawn = [f"M{at(shape.start)}"]
    for each in shape.segments:
        if each.bends:
            drawn.append(f"C{at(each.bends[0])} {at(each.bends[1])} {at(each.to)}")
        elif each.radii[0]:
            drawn.append(f"A{at(each.radii)} 0 {each.large:d} {each.sweep:d} {at(each.to)}")
        else:
            drawn.append(f"L{at(each.to)}")
    return "".join(drawn) + "Z"
