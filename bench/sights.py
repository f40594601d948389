"""What Niflheim promises of its own: sight of a whole map of 20 x 20, the first time and again."""

from __future__ import annotations

import time
from typing import NamedTuple

from wyprawa.parts.boards import SquareMap

SIDE = 20
AGAIN = 50


class Own(NamedTuple):
    """In milliseconds."""

    sight_cold: float
    """Nothing of the map is known."""
    sight_again: float


LIMITS = Own(sight_cold=50.0, sight_again=1.0)
TITLES = ("sight, 20 x 20", "the same again")


def measure() -> Own:
    board = rooms()
    return Own(_took(board, 1), _took(board, AGAIN))


def rooms() -> SquareMap:
    """Rooms of five by five, pillars in them, and a door in every other wall."""
    ends, side = (4, 9, 14), range(SIDE)
    cells = [(x, y) for y in side for x in side if (x % 5, y % 5) not in ((1, 3), (3, 1))]
    walls = [((x, y), (x + 1, y)) for x in ends for y in side if y % 5 != 2]
    walls += [((x, y), (x, y + 1)) for x in side for y in ends if x % 5 != 2]
    doors = [((x, y), (x + 1, y)) for x in ends for y in range(2, SIDE, 10)]
    return SquareMap(cells, walls, doors, open=0b101, diagonal=2, sight="lines")


def _took(board: SquareMap, times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        for cell in board.cells:
            board.sight(cell)
    return (time.process_time() - begun) * 1000 / times
