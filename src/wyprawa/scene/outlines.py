"""Areas made of squares: their outline, a point inside, and whether one surrounds another.

A square at column x and row y reaches from (x, y) to (x + 1, y + 1).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
Corner: TypeAlias = tuple[int, int]


def outline(area: Collection[Square]) -> tuple[Corner, ...]:
    """The corners of a connected area, clockwise from the upper left; holes are ignored."""
    squares = set(area)
    # Sides of squares with nothing beyond them, each running clockwise, by the corner it begins at.
    sides: dict[Corner, list[Corner]] = {}
    for x, y in squares:
        for beyond, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beyond not in squares:
                sides.setdefault(start, []).append(end)
    first = min(squares, key=lambda square: (square[1], square[0]))
    corners, here, way = [first], (first[0] + 1, first[1]), (1, 0)
    while here != first:
        ends = sides[here]
        # Where two squares touch at a corner only, the outline stays outside: it turns left.
        end = min(ends, key=lambda end: way[0] * (end[1] - here[1]) - way[1] * (end[0] - here[0]))
        turn = end[0] - here[0], end[1] - here[1]
        if turn != way:
            corners.append(here)
        here, way = end, turn
    return tuple(corners)


def centre(area: Collection[Square]) -> tuple[float, float]:
    """The middle of the square nearest to the middle of the area."""
    x, y = (sum(square[axis] for square in area) / len(area) for axis in (0, 1))
    nearest = min(area, key=lambda square: ((square[0] - x) ** 2 + (square[1] - y) ** 2, square))
    return nearest[0] + 0.5, nearest[1] + 0.5


def within(area: Collection[Square], other: Collection[Square]) -> bool:
    """Whether the first area reaches beyond the second on all sides."""
    return all(
        min(square[axis] for square in area) < min(square[axis] for square in other)
        and max(square[axis] for square in area) > max(square[axis] for square in other)
        for axis in (0, 1)
    )
