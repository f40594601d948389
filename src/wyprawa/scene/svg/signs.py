"""Names of places on a map: each below its place, or wherever else it covers neither a place nor a name."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from wyprawa.scene.model import Board, Cell
from wyprawa.scene.svg.layout import PLACE, Box, Spot, layout
from wyprawa.scene.svg.letters import LINE, fitted, said, width
from wyprawa.words import Words

_SIZES = (27.0, 25.0, 23.0, 21.0, 20.0)  # a map is seldom drawn larger than at 0.45
_SMALLER = 90.0  # how much covered ground a smaller size is worth, by unit
_WIDE, _HIGH = 190.0, 75.0
_OFFERS = 15.0  # of a place's lower rim, for the icons on it
_GAP = 3.0
_PASSES = 3

Way: TypeAlias = tuple[Box, float, list[str]]  # where a name could stand, its size, its lines


class Sign(NamedTuple):
    """A name in lines about a middle, the first with its baseline at `y`."""

    x: float
    y: float
    size: float
    lines: list[str]


@lru_cache(maxsize=64)
def signs(board: Board, words: Words) -> dict[str, Sign]:
    """The names of all places, in the order of the board."""
    spots, view = layout(board)
    fixed = [*(_around(spots[cell.id], _offers(cell)) for cell in board.cells), *_rim(view)]
    placed = dict[str, Way]()
    for _ in range(_PASSES):  # those placed early give way to those that came later
        for cell in board.cells:
            if cell.title is None:
                continue
            spot, title, offers = spots[cell.id], said(cell.title, words), _offers(cell)
            names = [way[0] for id, way in placed.items() if id != cell.id]
            near = [each for each in (*fixed, *names) if _common(each, _reach(spot))]
            if cell.id not in placed or _cost(placed[cell.id], near):
                ways = [way for size in _SIZES for way in _ways(spot, title, size, offers)]
                placed[cell.id] = min(ways, key=lambda way: _cost(way, near))
    return {
        id: Sign((box.left + box.right) / 2, box.top + size, size, lines)
        for id, (box, size, lines) in placed.items()
    }


def _ways(spot: Spot, title: str, size: float, offers: float) -> list[Way]:
    """Below, above, right and left of a place, then at its corners, with the size and the lines."""
    size, lines = fitted((title,), tuple([each for each in _SIZES if each <= size]), _WIDE, _HIGH)
    half, high = max(width(line, size) for line in lines) / 2, len(lines) * size * LINE
    reach, aside = PLACE + _GAP, PLACE * 0.7
    corners = (
        (spot.x - half, spot.y + reach + offers),
        (spot.x - half, spot.y - reach - high),
        (spot.x + reach, spot.y - high / 2),
        (spot.x - reach - 2 * half, spot.y - high / 2),
        (spot.x + aside, spot.y + aside + offers),
        (spot.x + aside, spot.y - aside - high),
        (spot.x - aside - 2 * half, spot.y + aside + offers),
        (spot.x - aside - 2 * half, spot.y - aside - high),
    )
    return [(Box(left, top, left + 2 * half, top + high), size, lines) for left, top in corners]


def _cost(way: Way, taken: list[Box]) -> float:
    box, size, _ = way
    return _SMALLER * (_SIZES[0] - size) + sum([_common(box, each) for each in taken])


def _rim(view: Box) -> list[Box]:
    """What lies outside a map, and in its upper right corner the page's buttons."""
    left, top, right, bottom = view.smaller(4)
    far = 1000.0
    return [
        Box(left - far, top - far, right + far, top),
        Box(right - 230, top, right, top + 70),
        Box(left - far, bottom, right + far, bottom + far),
        Box(left - far, top, left, bottom),
        Box(right, top, right + far, bottom),
    ]


def _reach(spot: Spot) -> Box:
    """How far a place's name may go."""
    wide, high = PLACE + _GAP + _WIDE, PLACE + _GAP + _OFFERS + _HIGH
    return Box(spot.x - wide, spot.y - high, spot.x + wide, spot.y + high)


def _offers(cell: Cell) -> float:
    return _OFFERS if cell.facts else 0.0


def _around(spot: Spot, offers: float) -> Box:
    """A place with the icons on its rim."""
    return Box(spot.x - PLACE, spot.y - PLACE, spot.x + PLACE, spot.y + PLACE + offers)


def _common(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across * down if across > 0 and down > 0 else 0.0
