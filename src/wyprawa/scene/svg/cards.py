"""Cards, tracks and panels, drawn for a picture on its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from wyprawa.scene.model import Card, Die, Fact, Piece, Track
from wyprawa.scene.svg import halves
from wyprawa.scene.svg.icons import icons, mark
from wyprawa.scene.svg.letters import LINE, cut, width, wrapped, written
from wyprawa.scene.svg.pieces import BASES, die, piece
from wyprawa.words import Text, Words

CARD = 184.0  # how wide a card is
_FILLED = re.compile(r'(<text [^>]*?)fill="([^"]+)"')
_GROUPS = {
    "monster": ("monster", "boss", "beast"),
    "land": ("land",),
    "loot": ("loot", "treasure"),
    "quest": ("quest", "quest-dice", "quest-contract", "scenario"),
    "person": ("leader", "starter", "mercenary", "greenhorn", "hero"),
    "gear": ("weapon", "spell", "cover", "armour", "equipment", "item"),
    "trap": ("trap", "starting", "secured", "upgraded", "deceit"),
}
_GROUP = {kind: group for group, kinds in _GROUPS.items() for kind in kinds}


class Drawn(NamedTuple):
    """A part of a picture, its upper left corner at 0, 0."""

    text: str
    wide: float
    high: float


def at(part: Drawn, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g})">{part.text}</g>'


def card_group(kind: str) -> str:
    """The colour group of a kind of card: monster, land, loot, quest, person, gear, trap, or none."""
    return _GROUP.get(kind, "")


def fact_icon(fact: Fact) -> str:
    """The icon of a figure: of the last part of its name if there is one, like `fire` of `affinity-fire`."""
    if isinstance(fact.value, Text) and (own := fact.value.id.rpartition("-")[2]) in icons():
        return own
    return fact.icon


def flow(parts: Iterable[Drawn], wide: float, gap: float = 10, *, level: bool = False) -> Drawn:
    """Parts side by side, in as many rows as are needed; with `level`, their middles are on one line."""
    rows: list[list[Drawn]] = [[]]
    x = 0.0
    for part in parts:
        if rows[-1] and x + part.wide > wide:
            rows.append([])
            x = 0.0
        rows[-1].append(part)
        x += part.wide + gap
    drawn, y, far = [], 0.0, 0.0
    for row in rows:
        x, high = 0.0, max((part.high for part in row), default=0.0)
        for part in row:
            drawn.append(at(part, x, y + (high - part.high) / 2 if level else y))
            x += part.wide + gap
        far, y = max(far, x - gap), y + high + gap
    return Drawn("".join(drawn), max(far, 0), max(y - gap, 0))


def figure(fact: Fact, words: Words, size: float = 15) -> Drawn:
    """An icon and what is written beside it."""
    value = str(fact.value) if isinstance(fact.value, int) else words.say(fact.value)
    text = cut(value, size, 150)
    title = "" if fact.title is None else f"<title>{escape(words.say(fact.title))}</title>"
    sign = mark(fact_icon(fact), 0, 0, size * 1.25)
    drawn = f'<g class="fact">{title}{sign}{written([text], size * 1.45, size, size)}</g>'
    return Drawn(drawn, size * 1.45 + width(text, size), size * 1.3)


def card(each: Card, words: Words, on: Sequence[Piece] = ()) -> Drawn:
    """A card: its name in the head, its first number in the corner, text, other figures along the foot."""
    if each.halves:
        return _halved(each, words)
    inner = CARD - 20
    corner = next((fact for fact in each.facts if isinstance(fact.value, int)), None)
    left = 30.0 if each.kind in icons() else 10.0
    names = wrapped(words.say(each.title), 15, CARD - 10 - left - (44 if corner else 0))
    texts = [
        *map(words.say, each.lines),
        *(f"{words.say(one.title)} {one.value}/{one.high}" for one in each.tracks),
    ]
    lines = [part for text in texts for part in wrapped(text.strip(), 12.5, inner)]
    head, body = max(30.0, 12 + len(names) * 15 * LINE), len(lines) * 12.5 * LINE + 14
    lying = flow([thing(one, words, 34) for one in on], inner, 4)
    foot = flow([figure(fact, words, 12.5) for fact in each.facts if fact is not corner], inner, 9)
    below = (lying.high + 6 if lying.high else 0) + (foot.high + 10 if foot.high else 0)
    high = max(96.0, head + body + below)
    drawn = [
        _blank(high, head),
        f'<g class="fact">{mark(each.kind, 8, 7, 18)}</g>' if left > 10 else "",
        written(names, left, 21, 15, "card-name"),
        "" if corner is None else _corner(corner),
        written(lines, 10, head + 18, 12.5),
        at(lying, 10, high - below),
    ]
    if foot.high:
        top = high - foot.high - 8
        drawn.append(f'<path class="card-rule" d="M10 {top - 4:g}H{CARD - 10:g}"/>{at(foot, 10, top)}')
    group = card_group(each.kind)
    kinds = f"card card-{group}" if group else "card"
    title = escape(words.say(each.title))
    return Drawn(f'<g class="{kinds}"><title>{title}</title>{"".join(drawn)}</g>', CARD, high)


def _halved(each: Card, words: Words) -> Drawn:
    """A card of two halves; in a picture its letters keep their own colours."""
    high = CARD * halves.HIGH / halves.WIDE
    inside = _FILLED.sub(r'\1style="fill:\2"', halves.halves(each, words))
    view = f'width="{CARD:g}" height="{high:g}" viewBox="0 0 {halves.WIDE} {halves.HIGH}"'
    title = escape(words.say(each.title))
    return Drawn(f"<svg {view}><title>{title}</title>{inside}</svg>", CARD, high)


def _blank(high: float, head: float) -> str:
    size = f'width="{CARD:g}" height="{high:g}" rx="9"'
    top = f"M1 {head:g}V9.5q0-8.5 8.5-8.5h{CARD - 19:g}q8.5 0 8.5 8.5V{head:g}z"
    shade = f'<rect class="card-shade" x="2" y="3" {size}/>'
    return f'{shade}<rect class="card-face" {size}/><path class="card-head" d="{top}"/>'


def _corner(fact: Fact) -> str:
    number = str(fact.value)
    x = CARD - 9 - width(number, 16)
    sign = mark(fact_icon(fact), x - 20, 6, 18)
    return f'<g class="fact">{sign}{written([number], x, 21, 16, "card-name")}</g>'


def backs(count: int) -> Drawn:
    """Cards face down: a small fan and how many there are."""
    shown = min(count, 4)
    back = (
        '<rect class="card-back" width="44" height="62" rx="6"/>'
        '<path class="card-back-line" d="M22 14l11 17-11 17-11-17z"/>'
    )
    leaves = "".join(f'<g transform="translate({n * 11} 0)">{back}</g>' for n in range(shown))
    wide = 44 + 11 * (shown - 1)
    number = written([f"× {count}"], wide + 8, 37, 16)
    return Drawn(leaves + number, wide + 12 + width(f"× {count}", 16), 66)


def thing(each: Piece, words: Words, size: float = 46) -> Drawn:
    """A piece that stands on no board."""
    return Drawn(piece(each, words, size / 2, size / 2, size), size, size)


def rolled(each: Die, words: Words, size: float = 40) -> Drawn:
    return Drawn(die(each, words, size / 2, size / 2, size), size, size)


def track(each: Track, words: Words) -> Drawn:
    """A row of steps, those reached filled; a long one is a bar."""
    name = words.say(each.title)
    size = 15.0
    left = width(name, size) + 12
    steps = each.high - each.low
    reached = min(max(each.value - each.low, 0), max(steps, 0))
    drawn = [
        f"<title>{escape(f'{name} {each.value}/{each.high}')}</title>{written([name], 0, 18, size, 'soft')}"
    ]
    if 0 < steps <= 14:
        for n in range(steps):
            kind = "step-full" if n < reached else "step"
            drawn.append(f'<circle class="{kind}" cx="{left + 7 + n * 17:g}" cy="13" r="6.5"/>')
        wide = left + steps * 17 + 2
    else:
        for kind, share in (("step", 1.0), ("step-full", reached / max(steps, 1))):
            size_of = f'width="{150 * share:g}" height="14" rx="7"'
            drawn.append(f'<rect class="{kind}" x="{left:g}" y="6" {size_of}/>')
        wide = left + 154
    text = f"{each.value}/{each.high}"
    drawn.append(written([text], wide + 4, 18, size))
    return Drawn(f"<g>{''.join(drawn)}</g>", wide + 8 + width(text, size), 26)


def emblem(seat: int) -> Drawn:
    """A seat's colour and shape with its number, as on its pieces."""
    inside = f'<path class="base" d="{BASES[seat % len(BASES)]}"/>'
    number = f'<text class="emblem" y="14" font-size="40">{seat + 1}</text>'
    return Drawn(
        f'<g class="seat-{seat}" transform="translate(17 17) scale(.42)">{inside}{number}</g>', 34, 34
    )
