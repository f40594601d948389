"""What boards of 200 cells cost: floods over all of it, sight from every cell, and copies, which are none."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from typing import NamedTuple

from wyprawa.parts.boards import Board, HexMap, Link, Network, SquareMap, ZoneMap, mask

CELLS = 200
TITLES = ("flood µs", "costed µs", "sight ms", "again ms", "copy µs")


class Figures(NamedTuple):
    flood_us: float
    """Layers from the middle to everywhere."""
    costed_us: float
    """The same where every third cell costs one more."""
    sight_cold_ms: float
    """What every cell sees, on a board just made."""
    sight_again_ms: float
    copy_us: float
    """A deep copy, which is the board itself: states and forks share it."""


def measure() -> dict[str, Figures]:
    return {name: _measured(make) for name, make in KINDS.items()}


def _measured(make: Callable[[], Board]) -> Figures:
    board = make()
    middle = 1 << board.cells[CELLS // 2]
    rough = [(mask(board.cells[::3]), 1)]
    assert len(board.cells) == CELLS
    assert copy.deepcopy(board) is board
    return Figures(
        _time(lambda: board.layers(middle, board.all)) * 1e6,
        _time(lambda: board.layers(middle, board.all, extra=rough)) * 1e6,
        _time(lambda: _sight(board), 1) * 1e3,
        _time(lambda: _sight(board)) * 1e3,
        _time(lambda: copy.deepcopy(board)) * 1e6,
    )


def _time(work: Callable[[], object], times: int = 200) -> float:
    begun = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begun) / times


def _sight(board: Board) -> None:
    for cell in board.cells:
        board.sight(cell)


def _hexes() -> Board:
    return HexMap((x - y // 2, y) for y in range(10) for x in range(20))


def _squares(sight: str = "lines") -> Board:
    """Rooms of four by five with a wall around each, and a door, half of them open."""
    cells = [(x, y) for y in range(10) for x in range(20)]
    walls = [((x, y), (x + 1, y)) for x in (3, 7, 11, 15) for y in range(10) if y % 5 != 2]
    walls += [((x, 4), (x, 5)) for x in range(20) if x % 4 != 1]
    doors = [((x, y), (x + 1, y)) for x in (3, 7, 11, 15) for y in (2, 7)]
    doors += [((x, 4), (x, 5)) for x in range(1, 20, 4)]
    return SquareMap(cells, walls, doors, open=0b1011011011011, sight=sight)  # type: ignore[arg-type]


def _zones() -> Board:
    return ZoneMap({(x, y): chr(0x4E00 + x // 2 + 20 * y) for y in range(10) for x in range(40)})


def _network() -> Board:
    """A long road, and short cuts across it."""
    links = [Link(f"p{n}", f"p{n + 1}") for n in range(CELLS - 1)]
    links += [Link(f"p{n}", f"p{n + 20}", one_way=n % 3 == 0) for n in range(0, CELLS - 20, 2)]
    return Network([f"p{n}" for n in range(CELLS)], links)


KINDS: dict[str, Callable[[], Board]] = {
    "hexes": _hexes,
    "squares, lines": _squares,
    "squares, rows": lambda: _squares("rows"),
    "zones": _zones,
    "networks": _network,
}
