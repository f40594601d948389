"""The country under a map of places: land in the sea, tinted around each place by what it is."""

from __future__ import annotations

from zlib import crc32

from wyprawa.scene.model import Board
from wyprawa.scene.svg.layout import Layout, near

_LAYERS = (("shore", 150, 10), ("beach", 142, 0), ("soil", 134, 0))  # radius around places, how far below
_TINTED = 112.0
_APART = 150


def land(board: Board, laid: Layout) -> str:
    """Sea with a few waves, then the land in three tones, then the tint of every place."""
    view, drawn = laid.view, []
    size = f'width="{near(view.wide)}" height="{near(view.high)}"'
    drawn.append(f'<rect class="sea" x="{near(view.left)}" y="{near(view.top)}" {size} rx="26"/>')
    drawn.append(f'<path class="wave" d="{_waves(laid)}"/>')
    ways = "".join(
        f"M{near(laid.spots[a].x)} {near(laid.spots[a].y)}L{near(laid.spots[b].x)} {near(laid.spots[b].y)}"
        for a, b in (*board.links, *board.one_way)
        if a in laid.spots and b in laid.spots
    )
    for name, r, low in _LAYERS:
        round_places = "".join(
            f'<circle cx="{near(spot.x)}" cy="{near(spot.y + low)}" r="{r}"/>' for spot in laid.spots.values()
        )
        way = f'<path d="{ways}" stroke-width="{r}" stroke-linecap="round"/>'
        drawn.append(f'<g class="{name}">{way}{round_places}</g>')
    for ground in sorted({cell.ground for cell in board.cells}):
        spots = [laid.spots[cell.id] for cell in board.cells if cell.ground == ground]
        tints = [f'<circle cx="{near(at.x)}" cy="{near(at.y)}" r="{_TINTED:g}"/>' for at in spots]
        drawn.append(f'<g class="region region-{ground or "floor"}">{"".join(tints)}</g>')
    id = f"land-{board.id}"
    inside = (
        f'<clipPath id="{id}"><rect x="{near(view.left)}" y="{near(view.top)}" {size} rx="26"/></clipPath>'
    )
    return f'<defs>{inside}</defs><g class="land" clip-path="url(#{id})">{"".join(drawn)}</g>'


def _waves(laid: Layout) -> str:
    """Small waves all over, each a little out of line, always alike."""
    view, found = laid.view, []
    for row in range(int(view.high // _APART) + 1):
        for column in range(int(view.wide // _APART) + 1):
            turn = crc32(f"{row} {column}".encode()) % 90
            x, y = view.left + column * _APART + turn, view.top + row * _APART + (turn * 7) % 80
            found.append(f"M{near(x)} {near(y)}q10-9 20 0t20 0")
    return "".join(found)
