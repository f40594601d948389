"""Cards that read as cards, and the zones they lie in."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from wyprawa.scene.html.small import KEPT, Lying, There, classed, facts, lying, put
from wyprawa.scene.kept import kept
from wyprawa.scene.model import Card, Zone
from wyprawa.scene.svg import icon
from wyprawa.words import Words, t

_BACKS = 5  # card backs drawn for a pile; its count says the rest


@kept
def card(words: Words, each: Card, found: Lying | None) -> str:
    """A band with the kind's icon and the title, figures, lines of text, and what lies on it."""
    kind = classed("card", f"card-{each.kind or 'plain'}")
    sign = icon(each.kind or "card")
    lines = "".join([f"<p>{put(words, line)}</p>" for line in each.lines])
    text = f'<div class="lines">{lines}</div>' if lines else ""
    return (
        f'<article class="{kind}" data-id="{escape(each.id)}" data-card>'
        f'<div class="band">{sign}<strong>{put(words, each.title)}</strong></div>'
        f"{facts(words, each.facts)}{text}{lying(words, found)}</article>"
    )


def backs(words: Words, hidden: int) -> str:
    """Cards face down, and how many there are."""
    if not hidden:
        return ""
    drawn = '<span class="back"></span>' * min(hidden, _BACKS)
    return (
        f'<div class="backs"><span class="pile" aria-hidden="true">{drawn}</span>'
        f"<span>{put(words, t('ui-hidden', count=hidden))}</span></div>"
    )


@kept
def inside(words: Words, zone: Zone, there: There) -> str:
    """What lies in a zone: its cards, how many are hidden, pieces and dice."""
    found = dict(there)
    shown = "".join([card(words, each, found.get(each.id)) for each in zone.cards])
    cards = f'<div class="cards">{shown}</div>' if shown else ""
    return (cards + backs(words, zone.hidden) + lying(words, found.get(zone.id))) or '<p class="none">–</p>'


@kept
def shared(words: Words, zone: Zone, there: There) -> str:
    """A zone of the whole table, which can be opened and closed."""
    count = len(zone.cards) + zone.hidden
    return (
        f'<details class="zone" data-id="{escape(zone.id)}" data-keep="zone-{escape(zone.id)}" open>'
        f'<summary><h2>{put(words, zone.title)}</h2><span class="count">{count}</span></summary>'
        f"{inside(words, zone, there)}</details>"
    )


@lru_cache(maxsize=KEPT)
def strip(words: Words, zone: Zone, there: There) -> str:
    """Small cards in a row that scrolls if it is long."""
    found = dict(there)
    shown = "".join([card(words, each, found.get(each.id)) for each in zone.cards])
    told = f'data-id="{escape(zone.id)}" aria-label="{put(words, zone.title)}"'
    return f'<section class="strip" {told} tabindex="0">{shown}</section>'


def of_seat(words: Words, zone: Zone, there: There) -> str:
    """A zone of one seat."""
    return (
        f'<section class="zone" data-id="{escape(zone.id)}"><h3>{put(words, zone.title)}</h3>'
        f"{inside(words, zone, there)}</section>"
    )
