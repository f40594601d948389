"""Tracks: how far something has come, of the table, of a seat or on a card."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from wyprawa.scene.html.small import KEPT, classed, put
from wyprawa.scene.model import Track
from wyprawa.scene.svg import icon
from wyprawa.words import Words

_PIPS = 12  # longer tracks are drawn as a bar


@lru_cache(maxsize=KEPT)
def track(words: Words, each: Track) -> str:
    """A name, pips or a bar, and the figure; a track with an icon shows only that and its pips."""
    long = each.high - each.low
    if 0 < long <= _PIPS:
        done = max(0, min(each.value - each.low, long))
        drawn = '<i class="on"></i>' * done + "<i></i>" * (long - done)
        drawn = f'<span class="pips" aria-hidden="true">{drawn}</span>'
    else:
        done = max(0, min(each.value - each.low, long)) * 100 // (long or 1)
        drawn = (
            '<svg class="bar-line" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
            f'<rect width="100" height="8"/><rect class="on" width="{done}" height="8"/></svg>'
        )
    if each.each and 0 < long <= _PIPS:
        return _points(words, each, done)
    if each.icon:
        name, figure = put(words, each.title), f'<span class="unseen">{each.value}/{each.high}</span>'
        state = "inert" if each.value == each.low else "" if each.value == each.high else "waning"
        kind = classed("track", "small", f"track-{each.icon}", state)
        return (
            f'<li class="{kind}" data-id="{escape(each.id)}" title="{name}">{icon(each.icon)}'
            f'<span class="unseen">{name} </span>{drawn}{figure}</li>'
        )
    return (
        f'<li class="track" data-id="{escape(each.id)}"><span class="name">{put(words, each.title)}</span>'
        f"{drawn}<b>{each.value}/{each.high}</b></li>"
    )


def _points(words: Words, each: Track, done: int) -> str:
    """An icon for every point, those lost dimmed; where there is no room, one and the figures."""
    name, sign = put(words, each.title), icon(each.icon)
    drawn = sign * done + f"<i>{sign}</i>" * (each.high - each.low - done)
    kind = classed("track", "points", f"track-{each.icon}")
    return (
        f'<li class="{kind}" data-id="{escape(each.id)}" title="{name} {each.value}/{each.high}">'
        f'<span class="unseen">{name} </span><span class="signs" aria-hidden="true">{drawn}</span>'
        f'<span class="sign" aria-hidden="true">{sign}</span><b>{each.value}/{each.high}</b></li>'
    )


@lru_cache(maxsize=KEPT)
def tracks(words: Words, found: tuple[Track, ...]) -> str:
    said = "".join([track(words, each) for each in found])
    return f'<ul class="tracks">{said}</ul>'
