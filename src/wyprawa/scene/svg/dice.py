"""Dice, drawn about their middle in a square of 100 by 100: the shape of a kind or colour, and the face."""

from __future__ import annotations

from collections import Counter
from html import escape

from wyprawa.scene.model import Die
from wyprawa.scene.svg.icons import drawings, icons, mark
from wyprawa.scene.svg.letters import cut, width
from wyprawa.words import Text, Words

_OCTAGON = "M-30-42h60l12 12v60l-12 12h-60l-12-12v-60z"
_HEXAGON = "M0-47l41 23.500v47l-41 23.500l-41-23.500v-47z"
_ROUND = "M0-44a44 44 0 0 1 0 88a44 44 0 0 1 0-88z"
_WAISTED = "M-36-42q36 10 72 0q6 2 6 6q-10 36 0 72q-2 6-6 6q-36-10-72 0q-6-2-6-6q10-36 0-72q0-4 6-6z"
_SQUARE = "M-30-42h60q12 0 12 12v60q0 12-12 12h-60q-12 0-12-12v-60q0-12 12-12z"
_SHARP = "M-41-41h82v82h-82z"
_NOTCHED = "M-33-43h66v10h10v66h-10v10h-66v-10h-10v-66h10z"
_BARREL = "M-30-42q30-6 60 0q6 2 8 8q10 34 0 68q-2 6-8 8q-30 6-60 0q-6-2-8-8q-10-34 0-68q2-6 8-8z"

_KINDS = {"strength": _OCTAGON, "magic": _HEXAGON, "influence": _ROUND, "attack": _WAISTED}
# A shape for each colour, so that nobody has to tell them apart by colour alone.
SHAPES = {
    "yellow": _SQUARE,
    "orange": _OCTAGON,
    "blue": _HEXAGON,
    "purple": _ROUND,
    "black": _WAISTED,
    "red": _NOTCHED,
    "green": _BARREL,
    "white": _SHARP,
}
_PIPS = {
    1: ((0, 0),),
    2: ((-20, -20), (20, 20)),
    3: ((-22, -22), (0, 0), (22, 22)),
    4: ((-20, -20), (20, -20), (-20, 20), (20, 20)),
    5: ((-22, -22), (22, -22), (0, 0), (-22, 22), (22, 22)),
    6: ((-20, -24), (20, -24), (-20, 0), (20, 0), (-20, 24), (20, 24)),
}
# Where icons lie on a face, by how many there are: their middles, and how large they are.
_SPOTS: dict[int, tuple[tuple[tuple[float, float], ...], float]] = {
    1: (((0, 0),), 62),
    2: (((-19, 0), (19, 0)), 42),
    3: (((0, -19), (-19, 17), (19, 17)), 38),
    4: (((-18, -18), (18, -18), (-18, 18), (18, 18)), 36),
}
_SEALS = {"kept": "check", "locked": "lock"}


def classes(each: Die) -> str:
    """The names by which a die is coloured."""
    own = "die-own" if each.kind in _KINDS and not each.colour else ""
    colour = f"hue-{each.colour}" if each.colour else ""
    state = f"die-is-{each.state}" if each.state else ""
    return " ".join(filter(None, ("die", f"die-{each.kind}", own, colour, state)))


def drawn(each: Die, words: Words) -> str:
    """A die: a plain one with pips, one of its own kind with a sign and number, one of symbols with icons."""
    shape = SHAPES.get(each.colour) or _KINDS.get(each.kind, _SQUARE)
    bevel = f'<path class="bevel" transform="scale(.84)" d="{shape}"/>' if each.colour else ""
    face = _face(each, words)
    if shape in (_ROUND, _WAISTED) and each.colour:
        face = f'<g transform="scale(.9)">{face}</g>'
    body = f'<g class="cube"><path class="side" d="{shape}"/>{bevel}{face}</g>'
    if each.state not in _SEALS:
        return body
    return f'{body}<g class="seal"><circle cx="34" cy="34" r="16"/>{mark(_SEALS[each.state], 23, 23, 22)}</g>'


def _face(each: Die, words: Words) -> str:
    own = not each.colour and (each.kind in _KINDS or each.kind in icons())
    if isinstance(each.face, int):
        return _number(each, own)
    if not isinstance(each.face, Text):
        return _icons(each.face)
    if own:
        return mark(each.kind, -28, -28, 56)
    text = words.say(each.face)
    size = min(54.0, 70 / max(width(text, 1), 0.5))
    return f'<text y="{size * 0.35:g}" font-size="{size:g}">{escape(cut(text, size, 84))}</text>'


def _number(each: Die, own: bool) -> str:
    if own:
        return f'<text y="30" font-size="56">{each.face}</text>{mark(each.kind, -13, -39, 26)}'
    if each.face in _PIPS:
        return "".join(f'<circle class="pip" cx="{x}" cy="{y}" r="9"/>' for x, y in _PIPS[each.face])
    return f'<text y="19" font-size="54">{each.face}</text>'


def _icons(names: tuple[str, ...]) -> str:
    """The symbols on a face; if there are too many, each once with its number."""
    if len(names) in _SPOTS:
        spots, size = _SPOTS[len(names)]
        placed = zip(names, spots, strict=True)
        return "".join(_icon(name, x - size / 2, y - size / 2, size) for name, (x, y) in placed)
    counts = Counter(names)
    high = min(32.0, 72 / max(len(counts), 1))
    rows = []
    for n, (name, times) in enumerate(counts.items()):
        y = (n - (len(counts) - 1) / 2) * high
        number = f'<text x="-15" y="{y + high * 0.33:g}" font-size="{high:g}">{times}</text>'
        rows.append(number + _icon(name, 0, y - high / 2, high))
    return "".join(rows)


def _icon(name: str, x: float, y: float, size: float) -> str:
    """An icon with bolder lines than elsewhere, because it is small; the shared symbol cannot have them."""
    if name not in icons():
        return mark(name, x, y, size)
    at = f'transform="translate({x:g} {y:g}) scale({size / 24:g})"'
    return f'<g class="icon-lines mark" data-icon="{escape(name)}" {at}>{drawings()[icons()[name]]}</g>'
