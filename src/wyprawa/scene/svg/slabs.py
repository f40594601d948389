"""Zones of a dungeon as slabs: warm ones under a pool of light, violet ones hatched with shadow, the abyss.

Four slabs to a zone, a few kinds of each; light and shade are part of them, since both are rules here.
"""

from __future__ import annotations

from itertools import pairwise
from zlib import crc32

from wyprawa.scene.svg.colours import mix
from wyprawa.scene.svg.layout import near

KINDS = 4
TONES = {
    "light": ("#a5804f", "#9c7847", "#ae8957", "#97733f"),
    "shadow": ("#2a2740", "#262339", "#2f2b47", "#232035"),
    "abyss": ("#33121a", "#2c0f16", "#3a151e", "#290d13"),
}
SHARED = (
    '<radialGradient id="slab-light"><stop offset="0" stop-color="#ffdc96" stop-opacity=".42"/>'
    '<stop offset=".7" stop-color="#ffc874" stop-opacity=".1"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient>'
    '<radialGradient id="slab-abyss"><stop offset="0" stop-color="#050103"/>'
    '<stop offset=".62" stop-color="#25060a"/><stop offset=".86" stop-color="#b02a1c" stop-opacity=".85"/>'
    '<stop offset="1" stop-color="#ff7a3c" stop-opacity="0"/></radialGradient>'
)
_CRESCENT = '<path d="M35-43a9 9 0 1 0 8 14a11 11 0 0 1-8-14z" fill="#a9a2dd" fill-opacity=".75"/>'


def slab(theme: str, number: int) -> str:
    """A zone about its middle: gaps, four slabs with their edges, a crack, then its light."""
    tones = TONES[theme]

    def pick(n: int, bound: int) -> int:
        return crc32(f"{theme}{number}/{n}".encode()) % bound

    split, upper, lower = pick(0, 20) - 10, pick(1, 28) - 14, pick(2, 28) - 14
    drawn = [f'<path d="M-50-50h100v100h-100z" fill="{mix(tones[0], "#000000", 0.62)}"/>']
    rows = ((-49.0, split, upper), (split, 49.0, lower))
    for n, (top, bottom, joint) in enumerate(rows):
        for m, (left, right) in enumerate(pairwise((-49.0, joint, 49.0))):
            drawn.append(_stone(left + 1, top + 1, right - 1, bottom - 1, tones[(2 * n + m + number) % 4]))
    if number % 2:
        x, y = pick(3, 50) - 30, pick(4, 40) - 10
        crack = f"M{x:g} {y:g}l7 6-3 6 9 5 2 8"
        drawn.append(f'<path d="{crack}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.8"/>')
    return "".join([*drawn, _LIGHT[theme]])


def _stone(left: float, top: float, right: float, bottom: float, tone: str) -> str:
    box = f"M{near(left)} {near(top)}H{near(right)}V{near(bottom)}H{near(left)}z"
    upper = f"M{near(left + 1)} {near(bottom - 1)}V{near(top + 1)}H{near(right - 1)}"
    lower = f"M{near(right - 1)} {near(top + 1)}V{near(bottom - 1)}H{near(left + 1)}"
    pen = 'fill="none" stroke-width="1.8" stroke'
    return (
        f'<path d="{box}" fill="{tone}"/><path d="{upper}" {pen}="#fff" stroke-opacity=".14"/>'
        f'<path d="{lower}" {pen}="#000" stroke-opacity=".32"/>'
    )


_HATCH = "".join(f"M{x} 50L{x + 100}-50" for x in range(-136, 50, 22))
_LIGHT = {
    "light": '<path d="M-50-50h100v100h-100z" fill="url(#slab-light)"/>',
    "shadow": (
        f'<svg x="-50" y="-50" width="100" height="100" viewBox="-50 -50 100 100">'
        f'<path d="{_HATCH}" stroke="#8f86c8" stroke-opacity=".13" stroke-width="3"/></svg>{_CRESCENT}'
    ),
    "abyss": '<circle r="47" fill="url(#slab-abyss)"/>',
}
