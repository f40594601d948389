"""Buildings and lands of a board of zones: houses with roofs, hills under a sky, a wall with its gate."""

from __future__ import annotations

from zlib import crc32

from wyprawa.scene.model import Cell
from wyprawa.scene.svg.colours import mix
from wyprawa.scene.svg.layout import Box, Spot, near

ROOFS = ("#8a9a45", "#a8452f", "#6d4fa3", "#4a73a0", "#b5862c", "#3a8a80", "#6a5a50")
# Sky, far and near hills: of a land by what it is known for, else by its kind.
_LANDS = {
    "land": ("#5f86b8", "#5d7d5a", "#3f5c46"),
    "quest": ("#6a5a86", "#57486e", "#3e3352"),
    "air": ("#6b9ccb", "#7fa39a", "#4f7d68"),
    "fire": ("#6b2b2a", "#8a3a25", "#5d2118"),
    "water": ("#4d8fb5", "#3f8f98", "#2a5f78"),
    "jungle": ("#6d8f5a", "#4f7d3a", "#315a2b"),
}


def picture(cell: Cell, spot: Spot) -> str:
    """What is drawn for a zone before its words; empty for plain ones."""
    if cell.within or not spot.outline:
        return ""
    xs, ys = [x for x, _ in spot.outline], [y for _, y in spot.outline]
    box = Box(min(xs), min(ys), max(xs), max(ys))
    if cell.ground == "building":
        return _house(cell, box)
    if cell.ground in _LANDS:
        return _land(cell, box)
    if cell.ground == "gate":
        return _gate(box) + (_portcullis(box) if cell.prop == "shut" else "")
    return ""


def _portcullis(box: Box) -> str:
    """An arch in the wall, shut."""
    left, top, wide = (box.left + box.right) / 2 - 55, box.bottom - 122, 110.0
    right, foot, half = left + wide, near(box.bottom), near(wide / 2)
    bow = f"M{near(left)} {foot}V{near(top + 55)}a{half} {half} 0 0 1 {near(wide)} 0V{foot}z"
    bars = "".join(f"M{near(x)} {near(top + 14)}V{foot}" for x in _spread(left + 20, right - 20, 3))
    rails = "".join(f"M{near(left)} {near(y)}H{near(right)}" for y in (top + 50, top + 80, top + 108))
    grate = f'<path d="{bars}{rails}" stroke="#8b8f96" stroke-width="5"/>'
    return f'<path d="{bow}" fill="#171219" stroke="#2c252e" stroke-width="6"/>{grate}'


def _house(cell: Cell, box: Box) -> str:
    """A roof with its eaves, a timbered wall, and a counter of stone; `prop` is the colour of the roof."""
    roof = cell.prop or ROOFS[crc32(cell.id.encode()) % len(ROOFS)]
    left, top, right, bottom = box
    eaves, counter = top + 52, bottom - 78
    timber = "".join(
        f"M{near(x)} {near(eaves)}V{near(counter)}" for x in _spread(left + 14, right - 14, box.wide / 90)
    )
    tiles = "".join(f"M{near(left + 8)} {near(y)}H{near(right - 8)}" for y in (top + 20, top + 36))
    gable = f"M{near(left + 16)} {near(top + 2)}H{near(right - 16)}L{near(right)} {near(eaves)}H{near(left)}z"
    return (
        f'<path d="{_block(left + 6, eaves - 4, right - 6, bottom)}" fill="#a8844f"/>'
        f'<path d="{timber}" stroke="#6b4d2a" stroke-width="6"/>'
        f'<path d="{_block(left, counter, right, bottom)}" fill="#4a424b"/>'
        f'<path d="{_block(left, counter, right, counter + 8)}" fill="#6a616b"/>'
        f'<path d="{gable}" fill="{roof}" stroke="{mix(roof, "#000000", 0.5)}" stroke-width="3"/>'
        f'<path d="{tiles}" stroke="{mix(roof, "#000000", 0.3)}" stroke-width="2" stroke-dasharray="16 5"/>'
        f'<path d="{_block(left, eaves, right, eaves + 7)}" fill="#000" opacity=".3"/>'
    )


def _block(left: float, top: float, right: float, bottom: float) -> str:
    return f"M{near(left)} {near(top)}H{near(right)}V{near(bottom)}H{near(left)}z"


def _spread(start: float, end: float, count: float) -> list[float]:
    steps = max(1, round(count))
    return [start + (end - start) * n / steps for n in range(steps + 1)]


def _land(cell: Cell, box: Box) -> str:
    """Sky, peaks and hills."""
    sky, hill, near_hill = _LANDS.get(cell.prop) or _LANDS[cell.ground]
    left, top, right, bottom = box
    wide, high = box.wide, box.high
    turn = crc32(cell.id.encode()) % 100 / 100
    peaks = f"M{near(left)} {near(top + high * 0.6)}"
    for n in range(7):
        x = left + wide * (n + 0.5) / 7
        up = top + high * (0.18 + 0.16 * ((n * 37 % 10) / 10 + turn) % 0.3)
        peaks += f"L{near(x)} {near(up)}L{near(x + wide / 14)} {near(top + high * 0.6)}"
    wave, half = (
        f"q{near(wide / 4)}{{}} {near(wide / 2)} 0t{near(wide / 2)} 0",
        f"V{near(bottom)}H{near(left)}z",
    )
    far_hill = f"M{near(left)} {near(top + high * 0.62)}{wave.format('-26')}{half}"
    low_hill = f"M{near(left)} {near(top + high * 0.82)}{wave.format(' 20')}{half}"
    return (
        f'<path d="{_block(left, top, right, bottom)}" fill="{sky}"/>'
        f'<path d="{peaks}{half}" fill="{mix(sky, "#1a1a2a", 0.45)}"/>'
        f'<path d="{far_hill}" fill="{hill}"/><path d="{low_hill}" fill="{near_hill}"/>'
    )


def _gate(box: Box) -> str:
    """A wall with battlements."""
    left, top, right, bottom = box
    teeth = "".join("h20v-12h18v12" for _ in range(int(box.wide // 38)))
    return (
        f'<path d="M{near(left)} {near(bottom)}V{near(top + 14)}{teeth}H{near(right)}V{near(bottom)}z" '
        'fill="#7a707c" stroke="#3a333c" stroke-width="3"/>'
    )
