"""Cards of two halves, 250 by 350: ribbon, upper half, waist with its number, lower half, foot.

A half is rows of icon, word and number; what goes with them lies in chips below, and areas are drawn. Marks
sit in fixed corners: what lasts and what it makes at the left, lost at the right, experience beside it.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from math import sqrt
from typing import NamedTuple

from wyprawa.scene.model import Card, Fact, Half, Spot, Verb
from wyprawa.scene.svg import faces
from wyprawa.scene.svg.colours import mix
from wyprawa.scene.svg.icons import icons, mark
from wyprawa.scene.svg.layout import near
from wyprawa.scene.svg.letters import fitted, width
from wyprawa.words import Text, Words, t

WIDE, HIGH = 250, 350
PLAIN = "#9a8a6a"  # of cards that are nobody's
VERBS = {
    "attack": "#b93a2c",
    "move": "#2d78ab",
    "heal": "#3b9150",
    "shield": "#6f7b8c",
    "loot": "#b48a22",
    "retaliate": "#a4562b",
    "summon": "#7750b5",
}
OTHER = "#5b6f7c"
_LASTS = {"round": ("round", "#2f7d5c"), "persistent": ("infinity", "#5b3d94")}
_MADE = {
    "fire": "#d9512c",
    "ice": "#3f86b8",
    "air": "#8f9ba6",
    "earth": "#6c8a3a",
    "light": "#d9a520",
    "dark": "#4a3a78",
}
_HEXES = {"self": "#cfc6b6", "struck": "#d2402f", "helped": "#3b9150"}
_FIELDS = ((48, 120), (186, 138))  # top and height of the halves
_NOTE = 'fill="#f6ead2"'
_WAIST = 20  # of a half, taken by the hexagon between them
_SPOT = 26.0  # how wide a spot is
_NOTES = (16.5, 15.0, 14.0, 13.0, 12.0, 11.0)

# What all cards share; a page has it once.
SHARED = (
    '<linearGradient id="card-shine" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-opacity=".3"/>'
    "</linearGradient>"
)


_VEIL = f'<rect width="{WIDE}" height="{HIGH}" rx="15"'
_STATES = {
    "spent": f'{_VEIL} fill="#0c090d" fill-opacity=".62"/>'
    f'<g color="#efe3c4">{mark("discard", 85, 60, 80)}</g>',
    "lost": f'{_VEIL} fill="#3a0a0c" fill-opacity=".72"/>'
    '<path d="M38 60L212 290M212 60L38 290" stroke="#d8432f" stroke-width="9" stroke-linecap="round"/>',
}


class _Part(NamedTuple):
    """A row of a half, drawn about the middle of its upper edge."""

    text: str
    high: float


@lru_cache(maxsize=1024)
def halves(each: Card, words: Words) -> str:
    """The whole card as the inside of an SVG."""
    colour = each.colour or (faces.face(each.face).ring if each.face else "") or PLAIN
    figures = {fact.icon: fact.value for fact in each.facts}
    drawn = [
        f'<rect width="{WIDE}" height="{HIGH}" rx="15" fill="{mix(colour, "#1a0f12", 0.74)}"/>',
        _behind(each.face),
        f'<path d="M0 170h250v165q0 15-15 15H15q-15 0-15-15z" fill="{mix(colour, "#160d10", 0.84)}"/>',
        _watermark(each),
    ]
    drawn += [
        _half(half, words, top, high, colour) for half, (top, high) in zip(each.halves, _FIELDS, strict=False)
    ]
    drawn += [_ribbon(each, words, colour, figures.get("level")), _waist(colour, figures.get("initiative"))]
    edge = f'<rect x="1.5" y="1.5" width="247" height="347" rx="14" fill="none" stroke="{colour}"'
    return "".join([*drawn, _STATES.get(each.state, ""), f'{edge} stroke-width="3" class="card-edge"/>'])


def _behind(face: str) -> str:
    if not face:
        return ""
    return f'<use href="#face-{faces.key(face)}" x="36" y="22" width="178" height="178" opacity=".42"/>'


def _watermark(each: Card) -> str:
    verbs = each.halves[1].verbs if len(each.halves) > 1 else ()
    if not verbs or verbs[0].icon not in icons():
        return ""
    return f'<g opacity=".08" color="#fff">{mark(verbs[0].icon, 55, 186, 140)}</g>'


def _ribbon(each: Card, words: Words, colour: str, level: int | Text | None) -> str:
    name = words.say(each.title)
    room = 196.0 if level is None else 180.0
    size = min(21.0, 21 * room / max(width(name, 21), 1))
    x = 125 if level is None else 134
    drawn = (
        f'<path d="M0 15q0-15 15-15h220q15 0 15 15v31l-10-4H10l-10 4z" fill="{colour}"/>'
        '<path d="M0 15q0-15 15-15h220q15 0 15 15v31l-10-4H10l-10 4z" fill="url(#card-shine)"/>'
        f'<text class="card-word" x="{x}" y="30" font-size="{near(size)}" fill="#fff8e6">'
        f"{escape(name)}</text>"
    )
    if level is None:
        return drawn
    said = _said(level, words)
    return (
        f'{drawn}<circle cx="20" cy="22" r="11" fill="#0e0b0f" stroke="#fff" stroke-opacity=".4"/>'
        f'<text class="card-word" x="20" y="27" font-size="14" fill="#ffe3a0">{escape(said)}</text>'
    )


def _waist(colour: str, value: int | Text | None) -> str:
    drawn = f'<path d="M0 168h250v16H0z" fill="{mix(colour, "#000000", 0.45)}"/>'
    if not isinstance(value, int):
        return drawn
    return (
        f'{drawn}<path d="M150 190.5l-25 14.5-25-14.5v-29l25-14.5 25 14.5z" fill="#0c090d"/>'
        f'<path d="M148 189l-23 13.5-23-13.5v-26l23-13.5 23 13.5z" fill="{colour}" stroke="#ffe9b5" '
        f'stroke-width="1.6"/><text class="card-word" x="125" y="186" font-size="28" fill="#fffaf0">'
        f"{value:02d}</text>"
    )


# --- a half -------------------------------------------------------------------------------------------


def _half(half: Half, words: Words, top: float, high: float, colour: str) -> str:
    """The rows of a half one below the other, smaller if they are too many, and the marks in its corners."""
    upper, marks = top < 100, _marks(half, top + high)
    room = high - _WAIST - (0 if upper or not marks else 20)
    parts = [part for verb in half.verbs for part in _verb(verb, words)]
    used = sum(part.high for part in parts)
    if half.notes:
        left = max(room - used, 34.0)
        size, lines = fitted(tuple(words.say(note) for note in half.notes), _NOTES, 222, left)
        parts += [_written(line, size) for line in lines]
    if half.spots:
        parts.append(_Part(_spots(half.spots, -_SPOT * len(half.spots) / 2, 15), 30))
    used = sum(part.high for part in parts)
    scale = min(1.0, room / max(used, 1))
    y, drawn = top + (0 if upper else _WAIST) + (room - used * scale) / 2, []
    for part in parts:
        place = f"translate(125 {near(y)})" + (f" scale({near(scale * 100)}e-2)" if scale < 1 else "")
        drawn.append(f'<g transform="{place}">{part.text}</g>')
        y += part.high * scale
    field = (
        f'<path class="field" d="M10 {top}h230v{high - 6}q0 6-6 6H16q-6 0-6-6z" fill="#08060a" '
        f'fill-opacity=".2" stroke="{mix(colour, "#ffffff", 0.2)}" stroke-opacity=".38"/>'
    )
    state = f" half-{half.state}" if half.state else ""
    id = f'class="half{state}" data-id="{escape(half.id)}"'
    stamp = _stamp(words, top + high / 2 + (0 if upper else 10)) if half.state == "played" else ""
    return f'<g {id}>{field}<g class="rows">{"".join(drawn)}{marks}</g>{stamp}</g>'


def _stamp(words: Words, y: float) -> str:
    said = words.say(t("ui-stamp"))
    wide = width(said, 24) + 26
    box = f'<rect x="{near(-wide / 2)}" y="-21" width="{near(wide)}" height="42" rx="7"/>'
    text = f'<text class="card-word" y="8.5" font-size="24">{escape(said)}</text>'
    return f'<g class="stamp" transform="translate(125 {near(y)}) rotate(-8)">{box}{text}</g>'


def _verb(verb: Verb, words: Words) -> list[_Part]:
    """Icon, word, number; at their right the area; below them the chips."""
    word = words.say(verb.word)
    number = (
        ""
        if verb.value is None
        else words.say(verb.value)
        if isinstance(verb.value, Text)
        else str(verb.value)
    )
    side = (58.0 if verb.area else 0.0) + (8 + _SPOT * len(verb.spots) if verb.spots else 0.0)
    wide = 43 + width(word, 21.5) + (8 + width(number, 35) if number else 0) + side
    x = -wide / 2
    fill = VERBS.get(verb.icon, OTHER)
    drawn = (
        f'<circle cx="{near(x + 17.5)}" cy="21" r="17.5" fill="{fill}" stroke="#fff" stroke-opacity=".5"/>'
        f'<g color="#fff">{mark(verb.icon, x + 5.5, 9, 24)}</g>'
        f'<text class="card-word left" x="{near(x + 42)}" y="28.5" font-size="21.5" fill="#fdf3da">'
        f"{escape(word)}</text>"
    )
    x += 42 + width(word, 21.5) + 8
    if number:
        drawn += (
            f'<text class="card-word left" x="{near(x)}" y="33" font-size="35" fill="#ffdf8e">'
            f"{escape(number)}</text>"
        )
        x += width(number, 35)
    if verb.area:
        drawn += _area(verb.area, x + 32, 21)
        x += 58
    drawn += _spots(verb.spots, x + 8, 21)
    parts = [_Part(f'<g data-about="{escape(verb.icon)}">{drawn}</g>', 54 if verb.area else 42)]
    return [*parts, *_chips(verb.chips, words)]


def _spots(spots: tuple[Spot, ...], x: float, y: float) -> str:
    """Places for stickers in a row: an open ring, or what is there."""
    drawn = []
    for n, each in enumerate(spots):
        ring = f'<circle cx="{near(x + (n + 0.5) * _SPOT)}" cy="{near(y)}" r="{_SPOT / 2 - 2:g}"'
        full = "".join(mark(icon, x + (n + 0.5) * _SPOT - 8, y - 8, 16) for icon in each.icons[:1])
        kind = "spot spot-full" if full else "spot"
        drawn.append(
            f'<g class="{kind}" data-id="{escape(each.id)}">{ring}/><g color="#2a1a05">{full}</g></g>'
        )
    return "".join(drawn)


def _said(value: int | Text, words: Words) -> str:
    return words.say(value) if isinstance(value, Text) else str(value)


def _chips(chips: tuple[Fact, ...], words: Words) -> list[_Part]:
    """Chips in rows, as many as fit side by side."""
    rows: list[tuple[float, str]] = []
    for fact in chips:
        said = _said(fact.value, words)
        wide = 26 + width(said, 16.5)
        box = f'<rect y="1" width="{near(wide)}" height="23" rx="11.5" fill="#2a2530" fill-opacity=".9" '
        box += 'stroke="#fff" stroke-opacity=".28"/>'
        text = (
            f'<text class="card-note left" x="24" y="18" font-size="16.5" fill="#fff">{escape(said)}</text>'
        )
        chip = f'{box}<g color="#fff">{mark(fact.icon, 4, 4, 16)}</g>{text}'
        last = rows[-1] if rows and rows[-1][0] + wide + 6 <= 230 else (0.0, "")
        if last[1]:
            rows.pop()
        about = f'data-about="{escape(fact.icon)}"'
        placed = f'<g {about} transform="translate({near(last[0] + (6 if last[1] else 0))} 0)">{chip}</g>'
        rows.append((last[0] + (6 if last[1] else 0) + wide, last[1] + placed))
    return [_Part(f'<g transform="translate({near(-wide / 2)} 0)">{text}</g>', 27) for wide, text in rows]


def _written(line: str, size: float) -> _Part:
    text = (
        f'<text class="card-note" y="{near(size)}" font-size="{size:g}" fill="#f6ead2">{escape(line)}</text>'
    )
    return _Part(text, size * 1.17)


def _area(hexes: tuple[tuple[int, int, str], ...], x: float, y: float) -> str:
    """A pattern of small hexes, as large as fits beside a verb."""
    places = [(q + r / 2, r * sqrt(3) / 2, kind) for q, r, kind in hexes]
    wide = max(a for a, _, _ in places) - min(a for a, _, _ in places) + 1
    high = max(b for _, b, _ in places) - min(b for _, b, _ in places) + 1.15
    side = min(24.0, 60 / wide, 56 / high)
    left = (max(a for a, _, _ in places) + min(a for a, _, _ in places)) / 2
    up = (max(b for _, b, _ in places) + min(b for _, b, _ in places)) / 2
    r = side / sqrt(3) * 0.95
    drawn = []
    for a, b, kind in places:
        u, v = x + (a - left) * side, y + (b - up) * side
        x1, half = near(r * 0.866), near(r / 2)
        points = f"M{near(u)} {near(v - r)}l{x1} {half}v{near(r)}l-{x1} {half}-{x1}-{half}v{near(-r)}z"
        drawn.append(f'<path d="{points}" fill="{_HEXES[kind]}" stroke="#fff" stroke-opacity=".6"/>')
        if kind == "self":
            drawn.append(f'<circle cx="{near(u)}" cy="{near(v)}" r="{near(r * 0.3)}" fill="#3a332c"/>')
    return "".join(drawn)


def _marks(half: Half, bottom: float) -> str:
    """What becomes of the card and what it brings, in the corners of a half."""
    drawn, x, y = [], 24.0, bottom - 14
    if half.lasts:
        sign, fill = _LASTS[half.lasts]
        drawn.append(_seal(sign, fill, x, y))
        x += 27
    for element in half.makes:
        drawn.append(_seal(element, _MADE.get(element, OTHER), x, y))
        x += 27
    for n, worth in enumerate(half.slots):
        fill = "#ffd979" if n < half.used else "#0c090d"
        drawn.append(f'<circle cx="{near(x)}" cy="{near(y)}" r="8" fill="{fill}" stroke="#ffe9b5"/>')
        if worth:
            drawn.append(f'<g color="#7fb2ff">{mark("star", x - 6, y - 6, 12)}</g>')
        x += 20
    right = 222.0
    if half.lost:
        drawn.append(f'<path d="M240 {near(bottom)}v-42l-42 42z" fill="#a3241d" stroke="#ffb19d"/>')
        drawn.append(f'<g data-about="lost" color="#ffe9df">{mark("lost", 219, bottom - 20, 18)}</g>')
        right = 186.0
    if half.experience:
        drawn.append(
            f'<g data-about="experience"><circle cx="{right:g}" cy="{near(y)}" r="12.5" fill="#2b4f8f" '
            f'stroke="#a9c8ff"/><text class="card-word" x="{right:g}" y="{near(y + 5.5)}" font-size="16" '
            f'fill="#fff">{half.experience}</text></g>'
        )
    return "".join(drawn)


def _seal(sign: str, fill: str, x: float, y: float) -> str:
    disc = f'<circle cx="{near(x)}" cy="{near(y)}" r="12.5" fill="{fill}" stroke="#fff" stroke-opacity=".5"/>'
    return f'<g data-about="{escape(sign)}">{disc}<g color="#fff">{mark(sign, x - 8.5, y - 8.5, 17)}</g></g>'
