"""Cells: their shape, what is drawn on their ground, and what is written there."""

from __future__ import annotations

from html import escape

from wyprawa.scene.model import Board, Cell
from wyprawa.scene.svg.grounds import motif
from wyprawa.scene.svg.houses import picture
from wyprawa.scene.svg.icons import icons, mark
from wyprawa.scene.svg.layout import PLACE, Box, Point, Spot, near, upright
from wyprawa.scene.svg.letters import LINE, cut, fitted, said, written
from wyprawa.scene.svg.signs import signs
from wyprawa.scene.svg.strips import is_row, still
from wyprawa.scene.svg.terrain import is_slab, lying
from wyprawa.scene.text.rows import fact
from wyprawa.words import Words

# A zone board is seldom drawn smaller than 0.64: text of size 17.5 can still be read there.
_TITLES = (27.0, 24.0, 21.0, 19.0, 17.5)
_ICON = 27.0
_LINES = (19.0, 18.0, 17.5)


def cell(board: Board, each: Cell, spot: Spot, words: Words) -> str:
    """A cell with all that is always there."""
    kind = board.kind
    told = [said(text, words) for text in (each.title, *each.lines) if text is not None]
    title = f"<title>{escape(', '.join(told))}</title>" if told else ""
    painted = " painted" if kind == "zone" and picture(each, spot) else ""
    kinds = f"cell ground-{escape(each.ground or 'floor')}{' within' if each.within else ''}{painted}"
    start = f'<g class="{kinds}" data-id="{escape(each.id)}" data-x="{near(spot.x)}" data-y="{near(spot.y)}">'
    shape, name = _shape(kind, each, spot), _lettering(board, each, spot, words)
    if kind in ("hex", "square"):
        drawn = lying(each, spot) or _ground(kind, each, spot)
        return f"{start}{title}{_danger(each, spot)}{drawn}{shape}{name}</g>"
    drawn = picture(each, spot) if kind == "zone" else ""
    return f"{start}{title}{drawn}{shape}{_ground(kind, each, spot)}{name}</g>"


def _path(outline: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{near(x)} {near(y)}" for x, y in outline) + "z"


def _danger(each: Cell, spot: Spot) -> str:
    """A dashed edge around what hurts whoever steps there."""
    if each.ground not in ("trap", "hazard", "lava"):
        return ""
    inner = tuple((x + (spot.x - x) * 0.08, y + (spot.y - y) * 0.08) for x, y in spot.outline)
    return f'<path class="danger-{each.ground}" d="{_path(inner)}"/>'


def _shape(kind: str, each: Cell, spot: Spot) -> str:
    if kind == "graph" and not each.outline:
        return f'<circle class="tile" cx="{near(spot.x)}" cy="{near(spot.y)}" r="{PLACE:g}"/>'
    outline = spot.outline
    if kind in ("hex", "square"):  # a little smaller, so that a lit edge is not hidden by the next tile
        outline = tuple((x + (spot.x - x) * 0.035, y + (spot.y - y) * 0.035) for x, y in outline)
    if not upright(outline):
        return f'<path class="tile" d="{_path(outline)}"/>'
    (left, top), (right, bottom) = outline[0], outline[2]
    size = f'width="{near(right - left)}" height="{near(bottom - top)}" rx="{4 if kind == "square" else 10}"'
    return f'<rect class="tile" x="{near(left)}" y="{near(top)}" {size}/>'


def _ground(kind: str, each: Cell, spot: Spot) -> str:
    name = motif(each.ground)
    if not name or each.within or is_slab(kind, each.ground):
        return ""
    place = f"translate({near(spot.x)} {near(spot.y)})"
    half = 42 if kind == "graph" else 50
    box = f'x="{-half}" y="{-half}" width="{2 * half}" height="{2 * half}"'
    return f'<use href="#g-{name}" transform="{place}" {box}/>'


def _lettering(board: Board, each: Cell, spot: Spot, words: Words) -> str:
    """A cell's name and what is written there."""
    kind = board.kind
    if is_row(each):
        return still(each, words)
    if each.title is None or each.ground == "wall" or (each.ground == "trail" and kind == "zone"):
        return ""
    name, box = said(each.title, words), spot.words
    if kind in ("hex", "square"):
        return written([cut(name, 12, box.wide)], spot.x, box.bottom - 5, 12, "name")
    if kind == "graph":
        sign = signs(board, words)[each.id]
        number = written([each.sign], spot.x, spot.y + 16, 44, "map-number") if each.sign else ""
        return number + written(sign.lines, sign.x, sign.y, sign.size, "sign") + _icons(each, spot, words)
    if each.ground == "lair":
        return _banner(name, spot)
    if each.within and not each.lines:
        size, lines = fitted((name,), _LINES, box.wide + 8, box.high + 4)
        return written(lines, (box.left + box.right) / 2, box.top + size - 3, size, "name")
    return _zone(each, name, spot, words)


def _banner(name: str, spot: Spot) -> str:
    """A name on a ribbon, below whoever stands there."""
    box = Box(spot.outline[0][0], spot.outline[0][1], spot.outline[2][0], spot.outline[2][1])
    size, (line, *_) = fitted((name,), _TITLES, box.wide - 24, 40)
    y, bottom = box.bottom - 34, box.bottom
    shape = f"M{near(box.left)} {near(y)}H{near(box.right)}l-9 17l9 17H{near(box.left)}l9-17z"
    text = written([line], spot.x, bottom - 17 + size * 0.34, size, "banner-text")
    return f'<path class="banner" d="{shape}"/>{text}'


def _icons(each: Cell, spot: Spot, words: Words) -> str:
    """What a place on a map always has, as a row of icons on its lower rim."""
    left, y = spot.x - (len(each.facts) - 1) * _ICON / 2, spot.y + PLACE + 2
    drawn = [
        f'<g data-about="{escape(one.icon)}"><title>{escape(fact(one, words))}</title>'
        f'<circle cx="{near(left + n * _ICON)}" cy="{near(y)}" r="13"/>'
        f"{mark(one.icon, left + n * _ICON - 9.5, y - 9.5, 19)}</g>"
        for n, one in enumerate(each.facts)
    ]
    return f'<g class="offers">{"".join(drawn)}</g>' if drawn else ""


def _zone(each: Cell, name: str, spot: Spot, words: Words) -> str:
    """The heading of a zone with its sign, the same sign large and faint, and lines of text."""
    box = spot.words
    sign = each.id if each.id in icons() else each.ground
    room = 32 if not each.within and sign in icons() else 0
    sizes = _TITLES[3:] if each.within else _TITLES
    size, lines = fitted((name,), sizes, (box.wide - room) * 0.93, min(box.high, 66))
    drawn = written(lines, box.left + room, box.top + size, size, "place")
    if room:
        drawn += f'<g class="crest">{mark(sign, box.left, box.top + size * 0.66 - 13, 26)}</g>'
        if not each.lines and spot.room.high > 60:
            side = min(spot.room.bottom - box.top, 110.0)
            drawn += f'<g class="ghost">{mark(sign, spot.room.right - side, box.top, side)}</g>'
    if each.lines:
        top = box.top + len(lines) * size * LINE + 3
        texts = tuple(said(text, words) for text in each.lines)
        small, lines = fitted(texts, _LINES, box.wide, box.bottom - top)
        drawn += written(lines, box.left, top + small, small)
    return drawn
