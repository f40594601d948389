"""Boards of squares as text, with what lies on the edges between them; zones are drawn the same way.

Squares stand every other column in every other line: `#` or blank is none, any other sign is one. What lies
between two of them stands between their signs: `#` a wall, `+` a closed door, `'` an open one.

    . . . . .
      #+###
    . .#. .'.

Where edges meet, and beside squares that are none, `#` may stand or not; it means nothing.
"""

from typing import Final, NamedTuple, TypeAlias

from wyprawa.parts.boards.drawing import DrawingError, lines_of
from wyprawa.parts.boards.grid import Place

WALL, CLOSED, OPEN = "#", "+", "'"
Side: TypeAlias = tuple[Place, Place]
"""An edge by the squares on its two sides, the upper or left one first."""

_EDGES: Final = {WALL: "a wall", CLOSED: "a closed door", OPEN: "an open door"}


class Drawn(NamedTuple):
    """What a drawing shows: a sign on each square, and on each edge where something lies."""

    squares: dict[Place, str]
    edges: dict[Side, str]

    def sides(self, *signs: str) -> list[Side]:
        """The edges that bear one of these signs."""
        return [side for side, sign in self.edges.items() if sign in signs]


def read(text: str) -> Drawn:
    """The drawing as data; column 0, row 0 is its upper left square."""
    squares: dict[Place, str] = {}
    edges: dict[Side, str] = {}
    for line, row in enumerate(lines_of(text)):
        for at, sign in enumerate(row):
            x, y = at // 2, line // 2
            if sign == " ":
                continue
            if at % 2 == 0 and line % 2 == 0:
                if sign != WALL:
                    squares[x, y] = sign
            elif at % 2 and line % 2:
                if sign != WALL:
                    raise DrawingError(line, at, f"{sign!r} stands where edges meet; expected '#' or a blank")
            elif sign not in _EDGES:
                expected = ", ".join(f"{known!r} for {what}" for known, what in _EDGES.items())
                raise DrawingError(line, at, f"{sign!r} stands on an edge; expected {expected}, or a blank")
            else:
                edges[(x, y), (x, y + 1) if line % 2 else (x + 1, y)] = sign
    missing = {side for side in edges if not squares.keys() >= set(side)}
    for side in missing:
        if edges[side] != WALL:
            raise DrawingError(*spot(side), f"{_EDGES[edges[side]]} needs a square on either side")
    return Drawn(squares, {side: sign for side, sign in edges.items() if side not in missing})


def write(drawn: Drawn) -> str:
    """The drawing as `read` reads it, moved to where its upper left square is column 0, row 0."""
    left, top = min(x for x, _ in drawn.squares), min(y for _, y in drawn.squares)
    wide, high = max(x for x, _ in drawn.squares) - left, max(y for _, y in drawn.squares) - top
    paper = [[" "] * (2 * wide + 1) for _ in range(2 * high + 1)]
    for y in range(high + 1):
        for x in range(wide + 1):
            paper[2 * y][2 * x] = drawn.squares.get((x + left, y + top), WALL)
    for ((x, y), (u, v)), sign in drawn.edges.items():
        line, at = spot(((x - left, y - top), (u - left, v - top)))
        paper[line][at] = sign
    for line in range(1, 2 * high, 2):
        for at in range(1, 2 * wide, 2):
            around = paper[line][at - 1], paper[line][at + 1], paper[line - 1][at], paper[line + 1][at]
            if WALL in around and sum(sign != " " for sign in around) > 1:
                paper[line][at] = WALL
    return "\n".join("".join(line).rstrip() for line in paper)


def spot(side: Side) -> tuple[int, int]:
    """Line and column of an edge."""
    (x, y), (u, v) = side
    return y + v, x + u
