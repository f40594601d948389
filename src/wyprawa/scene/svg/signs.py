"""Names of places on a map: each below its place, or wherever else it covers neither a place nor a name."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from wyprawa.scene.model import Board
from wyprawa.scene.svg.layout import PLACE, Box, Spot, layout
from wyprawa.scene.svg.letters import LINE, fitted, said, width
from wyprawa.words import Words

_SIZES = (27.0, 25.0, 23.0, 21.0, 20.0)  # a map is seldom drawn larger than at 0.45
_SMALLER = 90.0  # how much covered ground a smaller size is worth, by unit
_WIDE, _HIGH = 190.0, 75.0
_OFFERS = 15.0  # of a place's lower rim, for the icons on it
_GAP = 3.0


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
    taken = [*map(_around, spots.values()), *_rim(view)]
    found: dict[str, Sign] = {}
    for cell in board.cells:
        if cell.title is None:
            continue
        title, offers = said(cell.title, words), _OFFERS if cell.facts else 0
        ways = [way for size in _SIZES for way in _ways(spots[cell.id], title, size, offers)]
        best, size, lines = min(ways, key=lambda way: _cost(way[0], way[1], taken))
        taken.append(best)
        found[cell.id] = Sign((best.left + best.right) / 2, best.top + size, size, lines)
    return found


def _ways(spot: Spot, title: str, size: float, offers: float) -> list[tuple[Box, float, list[str]]]:
    """Below, above, right and left of a place, in this order, with the size and the lines."""
    size, lines = fitted((title,), tuple([each for each in _SIZES if each <= size]), _WIDE, _HIGH)
    half, high = max(width(line, size) for line in lines) / 2, len(lines) * size * LINE
    reach = PLACE + _GAP
    corners = (
        (spot.x - half, spot.y + reach + offers),
        (spot.x - half, spot.y - reach - high),
        (spot.x + reach, spot.y - high / 2),
        (spot.x - reach - 2 * half, spot.y - high / 2),
    )
    return [(Box(left, top, left + 2 * half, top + high), size, lines) for left, top in corners]


def _cost(box: Box, size: float, taken: list[Box]) -> float:
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


def _around(spot: Spot) -> Box:
    """A place with what stands on it."""
    return Box(spot.x - PLACE, spot.y - PLACE, spot.x + PLACE, spot.y + PLACE + _OFFERS)


def _common(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across * down if across > 0 and down > 0 else 0.0
