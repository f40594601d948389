"""Figures with a face: a medallion with its life on the lower rim and what else must be seen around it.

Drawn about their middle in a square of 100 by 100; only a head may look out above it.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from math import cos, radians, sin

from wyprawa.scene.model import Fact, Piece
from wyprawa.scene.svg.faces import GOLD, STEEL, key, ring
from wyprawa.scene.svg.icons import mark
from wyprawa.scene.svg.layout import near
from wyprawa.scene.svg.paths import gear, written

R = 42.0  # of the coin
NUMBER = re.compile(r"\d+$")  # at the end of a glyph: which of those alike it is
_STATES = {"play": "acting", "target": "focus"}  # facts that are seen as a ring
_FIRST, _LAST = 155, 25  # degrees of the arc of life, clockwise from the right
_BEHIND = ((-34, -16), (34, -12), (-16, -36), (18, -36))  # where a leader's followers stand
_CHIPS = ((-38, 37), (-2, 42), (30, 39))  # degrees and distance of conditions, from two o'clock down


def state(each: Piece) -> str:
    """Classes for what a figure's ring shows: who acts, and whom it is after."""
    return "".join(f" {_STATES[fact.icon]}" for fact in each.facts if fact.icon in _STATES)


def token(each: Piece, facts: list[Fact], grown: float = 1) -> str:
    """A figure with its rank, life, number, shield and conditions; the first two numbers may be `grown`."""
    colour = each.colour or ring(each.face, each.rank)
    drawn = [*_crowd(*each.crowd)]
    drawn.append('<ellipse class="shade" cx="3" cy="37" rx="42" ry="13"/><circle class="base" r="45"/>')
    if each.rank == "elite":
        drawn.append(_TEETH)
    box = f'x="{-R:g}" y="{-R:g}" width="{2 * R:g}" height="{2 * R:g}"'
    drawn.append(f'<use href="#coin-{key(each.face)}" {box} color="{escape(colour)}"/>')
    if each.health is not None:
        drawn.append(life(*each.health, grown))
    said = {*_STATES, "people"} if each.crowd[1] else {*_STATES}
    drawn += _around([fact for fact in facts if fact.icon not in said])
    if each.crowd[1]:
        drawn.append(_times(each.crowd[1]))
        return "".join(drawn)
    drawn.append(numbered(each, grown))
    return "".join(drawn)


def numbered(each: Piece, grown: float) -> str:
    """Which of those alike it is."""
    number = NUMBER.search(each.glyph)
    if number is None:
        return ""
    kind = "number elite-number" if each.rank == "elite" else "number"
    return _disc(kind, -33, -29, 13.5 * grown, number[0], (18 if len(number[0]) == 1 else 15) * grown)


def _crowd(face: str, number: int) -> list[str]:
    """Those behind a leader, as small coins; of many only as many as can be told apart."""
    return [
        f'<use href="#coin-{key(face)}" x="{x - 25}" y="{y - 25}" width="50" height="50" color="{STEEL}"/>'
        for x, y in _BEHIND[:number]
    ]


def _times(number: int) -> str:
    box = '<rect class="pill crowd" x="14" y="-52" width="44" height="25" rx="12.5"/>'
    return f'{box}<text class="figure-text" x="36" y="-33" font-size="19">× {number}</text>'


def life(left: int, most: int, grown: float) -> str:
    """What is left as an arc, and as a number at six o'clock."""
    share = min(max(left, 0), most) / max(most, 1)
    kind = "good" if share > 0.5 else "low" if share > 0.25 else "dying"
    full = _arc(_FIRST, _LAST)
    part = _arc(_FIRST, _FIRST - (_FIRST - _LAST) * share) if share else ""
    wide, high = (26 if left < 10 else 34) * grown, 22 * grown
    size, low = 18 * grown, 39 + (grown - 1) * 4
    return (
        f'<path class="life-back" d="{full}"/><path class="life life-{kind}" d="{part}"/>'
        f'<rect class="pill life-{kind}" x="{near(-wide / 2)}" y="{near(low - high / 2)}"'
        f' width="{near(wide)}" height="{near(high)}" rx="{near(high / 2)}"/>'
        f'<text class="figure-text life-left" y="{near(low + size * 0.36)}" font-size="{near(size)}">'
        f"{left}</text>"
    )


@cache
def _arc(first: float, last: float) -> str:
    """Along the lower rim from one angle to another, both from the right and clockwise."""
    r = R * 0.93
    (x, y), (u, v) = ((r * cos(radians(at)), r * sin(radians(at))) for at in (first, last))
    return f"M{near(x)} {near(y)}A{near(r)} {near(r)} 0 0 0 {near(u)} {near(v)}"


def _around(facts: list[Fact]) -> list[str]:
    """Shield at eight o'clock, other figures as chips at the right; of more than fit, how many more."""
    shields = [fact for fact in facts if fact.icon == "shield" and isinstance(fact.value, int)]
    others = [fact for fact in facts if fact not in shields]
    drawn = [_shield(int(str(fact.value))) for fact in shields]
    for n, (fact, (turn, far)) in enumerate(zip(others, _CHIPS, strict=False)):
        x, y = far * cos(radians(turn)), far * sin(radians(turn))
        if n == len(_CHIPS) - 1 and len(others) > len(_CHIPS):
            drawn.append(_disc("more", x, y, 12.5, f"+{len(others) - n}", 13))
        elif isinstance(fact.value, int):
            drawn.append(_counted(fact.icon, fact.value, x, y))
        else:
            chip = f'<circle class="chip-{escape(fact.icon)}" cx="{near(x)}" cy="{near(y)}" r="12.5"/>'
            drawn.append(f"<g {_state(fact.icon)}>{chip}{mark(fact.icon, x - 9, y - 9, 18)}</g>")
    return drawn


def _counted(icon: str, value: int, x: float, y: float) -> str:
    box = f'x="{near(x - 16)}" y="{near(y - 11.5)}" width="34" height="23" rx="11.5"'
    text = f'<text class="figure-text" x="{near(x + 9)}" y="{near(y + 5.5)}" font-size="15">{value}</text>'
    inside = f'<rect class="chip-{escape(icon)}" {box}/>{mark(icon, x - 14, y - 8, 16)}{text}'
    return f"<g {_state(icon)}>{inside}</g>"


def _state(icon: str) -> str:
    return f'class="state" data-about="{escape(icon)}"'


def _shield(value: int) -> str:
    shape = "M-35 12l11 3.6v7.5q0 10-11 14.5q-11-4.500-11-14.5v-7.5z"
    return (
        f'<g data-about="shield"><path class="shield-chip" d="{shape}"/>'
        f'<text class="figure-text" x="-35" y="29.5" font-size="15">{value}</text></g>'
    )


def _disc(kind: str, x: float, y: float, r: float, text: str, size: float) -> str:
    said = f'<text x="{near(x)}" y="{near(y + size * 0.35)}" font-size="{size:g}">{escape(text)}</text>'
    return f'<g class="{kind}"><circle cx="{near(x)}" cy="{near(y)}" r="{r:g}"/>{said}</g>'


_TEETH = f'<path class="teeth" fill="{GOLD}" d="{written([gear(0, 0, 49, 12)])}"/>'
