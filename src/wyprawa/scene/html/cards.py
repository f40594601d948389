"""Cards that read as cards, and the zones they lie in."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from wyprawa.scene.html.small import KEPT, Lying, There, classed, coin, colour_of, facts, lying, put, say
from wyprawa.scene.html.tracks import tracks
from wyprawa.scene.kept import kept
from wyprawa.scene.model import Card, Zone
from wyprawa.scene.svg import faces, halves, icon
from wyprawa.scene.svg.letters import wrapped
from wyprawa.words import Words, t

_DRAWN = ("initiative", "level")  # figures that a card of halves shows itself
_BACKS = 5  # card backs drawn for a pile; its count says the rest
_SMALL = 80  # pixels of a small card's height for what is said on it, 112 wide


@kept
def card(words: Words, each: Card, found: Lying | None) -> str:
    """A band with the kind's icon and the title, who is on it, figures, lines, and what lies on it."""
    long = "long" if _is_long(words, each) else ""
    kind = classed("card", f"card-{each.kind or 'plain'}", "faced" if each.face else "", long)
    sign = icon(each.kind or "card")
    lines = "".join([f"<p>{put(words, line)}</p>" for line in each.lines])
    if each.halves:
        return _drawn(words, each, lines, found)
    text = f'<div class="lines">{lines}</div>' if lines else ""
    text += tracks(words, each.tracks) if each.tracks else ""
    return (
        f'<article class="{kind}" data-id="{escape(each.id)}" data-card{colour_of(each.face, each.colour)}>'
        f'<div class="band">{sign}<strong>{put(words, each.title)}</strong></div>{_portrait(each.face)}'
        f"{facts(words, each.facts)}{text}{lying(words, found)}</article>"
    )


@lru_cache(maxsize=KEPT)
def _is_long(words: Words, each: Card) -> bool:
    """Whether a card says more than a small one has room for, in letters as `.zone.small` has them."""
    title = 6 + 13.5 * len(wrapped(say(words, each.title), 13, 112))
    figures = 15 if each.facts else 0
    lines = [len(wrapped(say(words, line), 9.5, 112)) for line in each.lines]
    return title + figures + 13.5 * sum(lines) + 2 * len(lines) + 16 * len(each.tracks) > _SMALL


def _drawn(words: Words, each: Card, lines: str, found: Lying | None) -> str:
    """A card of two halves as a drawing; what it says is there for those who listen."""
    kind = classed("card", "drawn", f"card-{each.kind or 'plain'}")
    figures = facts(words, [fact for fact in each.facts if fact.icon not in _DRAWN])
    name = put(words, each.title)
    view = f'viewBox="0 0 {halves.WIDE} {halves.HIGH}" aria-hidden="true"'
    return (
        f'<article class="{kind}" data-id="{escape(each.id)}" data-card{colour_of(each.face, each.colour)}>'
        f'<svg class="art" {view}>{halves.halves(each, words)}</svg>'
        f'<div class="unseen"><strong>{name}</strong>{lines}</div>{figures}{lying(words, found)}</article>'
    )


def _portrait(name: str) -> str:
    if not name:
        return ""
    face = f'<use href="#face-{faces.key(name)}"/>'
    return f'<svg class="portrait" viewBox="-8 -6 136 106" aria-hidden="true">{face}</svg>'


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


def _kind(zone: Zone) -> str:
    kinds = {"small": zone.small, "list": zone.list, "page": zone.page}
    return classed("zone", *(name for name, so in kinds.items() if so))


@kept
def shared(words: Words, zone: Zone, there: There) -> str:
    """A zone of the whole table, which can be opened and closed."""
    count = len(zone.cards) + zone.hidden
    return (
        f'<details class="{_kind(zone)}" data-id="{escape(zone.id)}" data-keep="zone-{escape(zone.id)}" open>'
        f'<summary><h2>{put(words, zone.title)}</h2><span class="count">{count}</span></summary>'
        f"{inside(words, zone, there)}</details>"
    )


@lru_cache(maxsize=KEPT)
def strip(words: Words, zone: Zone, there: There) -> str:
    """Who comes after whom, in a row that scrolls; cards without a face are spaces of a track."""
    shown = [turn(words, each) if each.face else space(words, each) for each in zone.cards]
    told = f'data-id="{escape(zone.id)}" aria-label="{put(words, zone.title)}"'
    return f'<section class="strip" {told} tabindex="0">{"".join(shown)}</section>'


@lru_cache(maxsize=KEPT)
def turn(words: Words, each: Card) -> str:
    """A medallion with its number below; whoever acts is larger, and who has acted is ticked off."""
    icons = {fact.icon for fact in each.facts}
    kind = classed("card", "turn", "now" if "play" in icons else "", "done" if "check" in icons else "")
    name = put(words, each.title)
    done = f'<span class="tick">{icon("check")}</span>' if "check" in icons else ""
    return (
        f'<article class="{kind}" data-id="{escape(each.id)}" title="{name}"'
        f"{colour_of(each.face, each.colour)}>"
        f'{coin(each.face, each.colour)}<span class="unseen">{name} </span>{facts(words, each.facts)}{done}'
        "</article>"
    )


@lru_cache(maxsize=KEPT)
def space(words: Words, each: Card) -> str:
    """A space of a track: its icon or else its number, and whether the marker is there or has passed."""
    icons = {fact.icon for fact in each.facts}
    kind = classed("card", "space", "now" if "play" in icons else "", "done" if "check" in icons else "")
    number = next((str(fact.value) for fact in each.facts if fact.icon == "initiative"), "")
    name = put(words, t("ui-noted", label=each.title, note=t("ui-key", key=number)) if number else each.title)
    sign = icon(each.kind) if each.kind else f"<b>{number}</b>"
    return (
        f'<article class="{kind}" data-id="{escape(each.id)}" title="{name}">'
        f'<span class="unseen">{name} </span>{sign}</article>'
    )


def of_seat(words: Words, zone: Zone, there: There) -> str:
    """A zone of one seat; a pile is closed until somebody looks."""
    kind = _kind(zone)
    if zone.pile:
        count = len(zone.cards) + zone.hidden
        name = put(words, zone.title)
        return (
            f'<details class="{kind} pile" data-id="{escape(zone.id)}" name="pile"><summary title="{name}">'
            f'<b class="count">{count}</b><span class="name">{name}</span></summary>'
            f'<div class="opened">{inside(words, zone, there)}</div></details>'
        )
    return (
        f'<section class="{kind}" data-id="{escape(zone.id)}"><h3>{put(words, zone.title)}</h3>'
        f"{inside(words, zone, there)}</section>"
    )
