"""The squares that a straight line from centre to centre crosses, in exact integers.

A square or an edge is crossed where the line runs through its inside; what is only touched at a corner is
not (GN-9.2, GN-9.4, GN-9.9). No line from centre to centre runs along an edge.
"""

from functools import lru_cache

from wyprawa.parts.boards.cells import Cells
from wyprawa.parts.boards.grid import Place


def runs(wide: int, high: int) -> list[tuple[int, int]]:
    """The first and the last square of every row that the line from (0, 0) to (wide, high) crosses, neither
    of which is below 0.

    It goes on to the next row over the edge below the last square, or through its corner to the square
    beyond.

    >>> runs(3, 1)
    [(0, 1), (2, 3)]
    """
    # The line enters row y at the column (2y - 1) * wide / 2 high.
    low, twice = high, 2 * high
    found, first = [], 0
    for _ in range(high):
        low += 2 * wide
        found.append((first, -((wide + twice - low) // twice)))
        first = (low - wide) // twice
    found.append((first, wide))
    return found


@lru_cache(maxsize=4096)
def crossed(dx: int, dy: int) -> tuple[Place, ...]:
    """The squares on the line from (0, 0) to (dx, dy), in order, both ends included.

    From one to the next it crosses the edge they share, or passes through a corner to the square beyond.

    >>> crossed(3, 1)
    ((0, 0), (1, 0), (2, 1), (3, 1))
    """
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    rows = enumerate(runs(abs(dx), abs(dy)))
    return tuple((right * x, down * y) for y, (first, last) in rows for x in range(first, last + 1))


class Traces(dict[int, int]):
    """What lines cross, as one int for each way, made when it is first asked for: squares, then squares that
    a line leaves or enters by their right edge, then those by their lower edge.

    Cells are numbered row by row, `width` to a row, and a line starts in the cell whose number is `base`,
    more than any on the board: it may run up, to numbers before that. A way is a number too, see `way`.
    """

    def __init__(self, width: int, base: int) -> None:
        super().__init__()
        self._width, self._base = width, base

    def way(self, dx: int, dy: int) -> int:
        """So many columns and rows as a number; the difference of two is the way from one to the other."""
        return dx + 2 * self._width * dy

    def opaque(self, squares: Cells, right: Cells, below: Cells) -> int:
        """What bars lines, to be compared with a trace: shifted down by the cell where the line starts."""
        base = self._base
        return (squares | right << 2 * base | below << 4 * base) << base

    def __missing__(self, way: int) -> int:
        width = self._width
        dy, dx = divmod(way + width, 2 * width)
        dx -= width
        if way < 0:  # the same line, from its other end
            found = self[-way] >> -dx - width * dy
        else:
            found = self._trace(abs(dx), dy, dx < 0) << self._base - (abs(dx) if dx < 0 else 0)
        self[way] = found
        return found

    def _trace(self, wide: int, high: int, mirrored: bool) -> int:
        """Of a line down and to the right, or to the left, in the smallest box around it."""
        width, squares, right, below, next = self._width, 0, 0, 0, -1
        for first, last in reversed(runs(wide, high)):
            low = wide - last if mirrored else first
            cells = (1 << last - first + 1) - 1
            squares = squares << width | cells << low
            right = right << width | cells >> 1 << low
            below = below << width | (last == next) << (wide - last if mirrored else last)
            next = first
        return squares | right << 2 * self._base | below << 4 * self._base
