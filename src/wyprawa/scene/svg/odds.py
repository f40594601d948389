"""Chances drawn as a small chart: who, the one figure that counts, and a bar for every outcome."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from wyprawa.scene.model import Bar, Chart
from wyprawa.scene.odds import said
from wyprawa.scene.svg.layout import near
from wyprawa.scene.svg.letters import width
from wyprawa.words import Text, Words

WIDE, HIGH = 216, 132
_EDGE = 12.0
_FOOT, _TALL = 108.0, 42.0  # where bars stand, and how tall the tallest is
_BAR = 27.0  # a bar is no wider


@lru_cache(maxsize=1024)
def chart(each: Chart, words: Words) -> str:
    """The whole chart; what it shows is its label."""
    label = escape(words.say(said(each)))
    drawn = [_head(each, words)]
    room = (WIDE - 2 * _EDGE) / max(len(each.bars), 1)
    most = max([bar.chance for bar in each.bars], default=1)
    drawn += [_bar(bar, words, _EDGE + room * (n + 0.5), room, most) for n, bar in enumerate(each.bars)]
    view = f'viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}"'
    return f'<svg class="odds" {view}>{"".join(drawn)}</svg>'


def _head(each: Chart, words: Words) -> str:
    number, what = f"{each.chance}%", words.say(each.what)
    aside = max(width(number, 24), width(what, 13)) + 16
    right, room = WIDE - _EDGE, WIDE - 2 * _EDGE - aside
    drawn = [
        _text("odds-title", _EDGE, 25, words.say(each.title), 16, room),
        _text("odds-number", right, 28, number, 24, aside, "end"),
        _text("odds-what", right, 44, what, 13, aside, "end"),
    ]
    if each.note is not None:
        drawn.append(_text("odds-note", _EDGE, 43, words.say(each.note), 13, room))
    return "".join(drawn)


def _bar(bar: Bar, words: Words, x: float, room: float, most: int) -> str:
    high = max(3.0, _TALL * bar.chance / max(most, 1))
    wide = min(_BAR, room - 4)
    kind = "odds-bar deadly" if bar.deadly else "odds-bar"
    box = (
        f'x="{near(x - wide / 2)}" y="{near(_FOOT - high)}" width="{near(wide)}" height="{near(high)}" rx="2"'
    )
    label = words.say(bar.label) if isinstance(bar.label, Text) else str(bar.label)
    return (
        f'<rect class="{kind}" {box}/>'
        + _text("odds-chance", x, _FOOT - high - 4, str(bar.chance), 12, room, "middle")
        + _text("odds-label", x, _FOOT + 16, label, 14, room - 3, "middle")
    )


def _text(kind: str, x: float, y: float, said: str, size: float, room: float, anchor: str = "start") -> str:
    """A line of text, smaller if it has too little room."""
    size = min(size, size * room / max(width(said, size), 1))
    place = f'x="{near(x)}" y="{near(y)}" font-size="{near(size)}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(said)}</text>'
