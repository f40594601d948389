"""The squares that a straight line from centre to centre crosses, in exact integers.

A square or an edge is crossed where the line runs through its inside; what is only touched at a corner is
not (GN-9.2, GN-9.4, GN-9.9). No line from centre to centre runs along an edge.
"""

from functools import lru_cache

from wyprawa.parts.boards.grid import Place


@lru_cache(maxsize=4096)
def crossed(dx: int, dy: int) -> tuple[Place, ...]:
    """The squares on the line from (0, 0) to (dx, dy), in order, both ends included.

    From one to the next it crosses the edge they share, or passes through a corner to the square beyond.

    >>> crossed(3, 1)
    ((0, 0), (1, 0), (2, 1), (3, 1))
    """
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    wide, high = abs(dx), abs(dy)
    x = y = 0
    found = [(0, 0)]
    while (x, y) != (wide, high):
        # The line leaves through the side after (2x + 1) / wide of its way, through the bottom after
        # (2y + 1) / high; through the corner if that is the same.
        side, bottom = (2 * x + 1) * high, (2 * y + 1) * wide
        x += side <= bottom
        y += bottom <= side
        found.append((right * x, down * y))
    return tuple(found)
