"""The wide land under a map of places: woods, hills and mountains where nothing else is, always alike."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from zlib import crc32

from wyprawa.scene.model import Board
from wyprawa.scene.svg.layout import Box, Layout, near

_BEYOND = (900.0, 620.0)  # how far it goes on beside what is seen, across and down
_APART = (124, 104)  # from one drawing to the next
_REGION = 640  # from one kind of country to the next
_FREE = 104.0  # around a place
_PENS = {
    "tree": "M{0} {1}l-22 0 15-22-9 0 16-25 16 25-9 0 15 22zM{0} {1}v11",
    "hill": "M{0} {1}m-44 0q18-34 40-22t48 22",
    "peak": "M{0} {1}m-52 0l34-62 20 34 14-20 38 48M{0} {1}m-18-62l-9 30 12-6 8 14",
    "tuft": "M{0} {1}m-14 0q4-9 0-14m7 14q1-11 6-15m2 15q2-8 8-10",
}
_KINDS = ((0.28, "peak", 2), (0.42, "hill", 4), (0.6, "tuft", 4), (1.0, "tree", 1))  # up to, what, one in


def country(board: Board, laid: Layout) -> str:
    """Land beyond every edge of the map, and what grows there."""
    across, down = _BEYOND
    left, top, right, bottom = laid.view
    box = Box(left - across, top - down, right + across, bottom + down)
    size = f'width="{near(box.wide)}" height="{near(box.high)}"'
    drawn = [f'<rect class="country-land" x="{near(box.left)}" y="{near(box.top)}" {size}/>']
    places = [(spot.x, spot.y) for spot in laid.spots.values()]
    found: dict[str, list[str]] = {}
    for kind, x, y in _grown(box):
        if all(hypot(x - a, y - b) > _FREE for a, b in places):
            found.setdefault(kind, []).append(_PENS[kind].format(round(x), round(y)))
    drawn += [f'<path class="country-{kind}" d="{"".join(found[kind])}"/>' for kind in _PENS if kind in found]
    return f'<g class="country-under" aria-hidden="true">{"".join(drawn)}</g>'


def _grown(box: Box) -> Iterator[tuple[str, float, float]]:
    """What stands where, from above to below, each a little out of line."""
    wide, high = _APART
    for row in range(int(box.top // high), int(box.bottom // high) + 1):
        for column in range(int(box.left // wide), int(box.right // wide) + 1):
            turn = crc32(f"{row} {column}".encode())
            x = column * wide + (row % 2) * wide / 2 + turn % 50 - 25
            y = row * high + turn // 50 % 40 - 20
            kind, one_in = next((kind, one_in) for most, kind, one_in in _KINDS if _height(x, y) <= most)
            if turn // 2000 % one_in == 0:
                yield kind, x, y


def _height(x: float, y: float) -> float:
    """From 0 to 1, changing slowly from place to place."""
    column, row = x // _REGION, y // _REGION
    u, v = x / _REGION - column, y / _REGION - row
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def corner(right: int, down: int) -> float:
        return crc32(f"{int(column) + right}/{int(row) + down}".encode()) % 1000 / 999

    above = corner(0, 0) * (1 - u) + corner(1, 0) * u
    below = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return above * (1 - v) + below * v
