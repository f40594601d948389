"""Hex maps as text.

Cells stand every other column, odd rows half a cell further right. `#` or blank is no cell, `.` is plain
floor, anything else floor with that mark. `|` is a wall between two cells of a row:

    a . # .
     . .|. b

Where there are walls between rows too, everything stands twice as far apart, and these walls are `/` and `\\`
in the lines between:

    a   .   #   .
     /         \\
      .   . | .   b
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from wyprawa.parts.boards.drawing import DrawingError, lines_of
from wyprawa.parts.boards.grid import Place


class _Wall(NamedTuple):
    row: int
    column: int
    between: tuple[Place, Place]


def read(text: str) -> tuple[dict[Place, str], list[tuple[Place, Place]]]:
    """The sign on each cell, and the walls."""
    lines = lines_of(text)
    margin = len(lines[0]) - len(lines[0].lstrip())
    cells, walls = (
        _read_wide(lines, margin // 2 % 2) if set("/\\") & set(text) else _read_close(lines, margin % 2)
    )
    for row, column, between in walls:
        if not cells.keys() >= set(between):
            raise DrawingError(row, column, "a wall lies between two cells, and one of them is missing")
    return cells, [wall.between for wall in walls]


def _read_close(lines: list[str], first: int) -> tuple[dict[Place, str], list[_Wall]]:
    """A drawing whose first row has this number: an even one, or an odd one."""
    cells: dict[Place, str] = {}
    walls: list[_Wall] = []
    for row, line in enumerate(lines):
        r = row + first
        for column, sign in enumerate(line):
            x, beside = divmod(column - r % 2, 2)
            q = x - r // 2
            if sign == "|" and beside:
                walls.append(_Wall(row, column, ((q, r), (q + 1, r))))
            elif sign != " " and (beside or sign == "|"):
                raise DrawingError(row, column, f"{sign!r} is neither on a cell nor on an edge: {line!r}")
            elif sign not in " #":
                cells[q, r] = sign
    return cells, walls


def _read_wide(lines: list[str], first: int) -> tuple[dict[Place, str], list[_Wall]]:
    """The same with lines between the rows."""
    cells: dict[Place, str] = {}
    walls: list[_Wall] = []
    for row, line in enumerate(lines):
        r = row // 2 + first  # a line between two rows counts by the upper one
        for column, sign in enumerate(line):
            x, beside = divmod(column - r % 2 * 2, 4)
            q = x - r // 2
            found = row % 2, beside, sign
            if found == (0, 2, "|"):
                walls.append(_Wall(row, column, ((q, r), (q + 1, r))))
            elif found == (1, 1, "/"):  # below a cell, to the right
                walls.append(_Wall(row, column, ((q, r), (q, r + 1))))
            elif found == (1, 3, "\\"):  # below the next cell, to the left
                walls.append(_Wall(row, column, ((q + 1, r), (q, r + 1))))
            elif sign != " " and (row % 2 or beside or sign in "|/\\"):
                raise DrawingError(row, column, f"{sign!r} is neither on a cell nor on an edge: {line!r}")
            elif sign not in " #":
                cells[q, r] = sign
    return cells, walls


def write(cells: Mapping[Place, str], walls: Collection[tuple[Place, Place]]) -> str:
    """The drawing, moved right and down where it lies left of or above (0, 0)."""
    columns = [q + r // 2 for q, r in cells]
    left, right = min(0, *columns), max(columns)
    top, bottom = min(0, *(r - r % 2 for _, r in cells)), max(r for _, r in cells)
    far = 2 if any(a[1] != b[1] for a, b in walls) else 1  # how far apart: wide or close
    paper = [[" "] * 2 * far * (right - left + 2) for _ in range(far * (bottom - top) + 1)]
    for r in range(top, bottom + 1):
        for c in range(left, right + 1):
            paper[far * (r - top)][2 * far * (c - left) + far * (r % 2)] = cells.get((c - r // 2, r), "#")
    for wall in walls:
        (q, r), (other, below) = sorted(wall, key=lambda place: (place[1], place[0]))
        line, column = far * (r - top), 2 * far * (q + r // 2 - left) + far * (r % 2)
        if r == below:
            paper[line][column + far] = "|"
        elif other == q:
            paper[line + 1][column + 1] = "/"
        else:
            paper[line + 1][column - 1] = "\\"
    return "\n".join("".join(line).rstrip() for line in paper)
