"""The tray of a fight: both sides, the dice with what they come to, the steps it takes, and the sum."""

from __future__ import annotations

from html import escape

from wyprawa.scene.html.small import Lying, There, classed, coin, colour_of, facts, lying, put
from wyprawa.scene.kept import kept
from wyprawa.scene.model import Card, Zone
from wyprawa.scene.svg import icon
from wyprawa.words import Words


@kept
def tray(words: Words, zone: Zone, there: There) -> str:
    """Who fights whom above the felt, what lies on it, and below it what that comes to."""
    found = dict(there)
    sides = [each for each in zone.cards if each.face]
    steps = [each for each in zone.cards if each.kind == "step"]
    sums = [each for each in zone.cards if each.kind == "sum"]
    rows = [each for each in zone.cards if each not in (*sides, *steps, *sums)]
    heads = [side(words, each, found.get(each.id)) for each in sides]
    felt = "".join([row(words, each, found.get(each.id)) for each in rows])
    felt = f'<div class="felt">{felt}</div>' if felt else ""
    order = "".join([step(words, each) for each in steps])
    order = f'<ol class="fight-steps">{order}</ol>' if order else ""
    return (
        f'<section class="fight" data-id="{escape(zone.id)}"><h2>{put(words, zone.title)}</h2>'
        f'<div class="sides">{"".join(heads)}</div>{order}{felt}'
        f"{''.join([total(words, each) for each in sums])}</section>"
    )


def said(words: Words, each: Card) -> str:
    return "".join([f"<p>{put(words, line)}</p>" for line in each.lines])


def side(words: Words, each: Card, found: Lying | None) -> str:
    """A fighter with its figures, and dice if it has its own."""
    return (
        f'<article class="side" data-id="{escape(each.id)}"{colour_of(each.face, each.colour)}>'
        f"{coin(each.face, each.colour)}<div><strong>{put(words, each.title)}</strong>"
        f"{facts(words, each.facts)}{said(words, each)}</div>{lying(words, found)}</article>"
    )


def row(words: Words, each: Card, found: Lying | None) -> str:
    """Dice of one kind, and what they come to."""
    kind = classed("throw", f"throw-{each.kind}")
    return (
        f'<div class="{kind}" data-id="{escape(each.id)}"><h3>{put(words, each.title)}</h3>'
        f"{lying(words, found)}{facts(words, each.facts)}{said(words, each)}</div>"
    )


def step(words: Words, each: Card) -> str:
    icons = {fact.icon for fact in each.facts}
    kind = classed("now" if "play" in icons else "", "done" if "check" in icons else "")
    done = icon("check") if "check" in icons else ""
    told = f'class="{kind}" data-id="{escape(each.id)}"' + (' aria-current="step"' if "play" in icons else "")
    return f"<li {told}><span>{done}{put(words, each.title)}</span>{said(words, each)}</li>"


def total(words: Words, each: Card) -> str:
    """What it comes to: one less the other, the difference, and what that means."""
    text = said(words, each)
    text = f"<div>{text}</div>" if text else ""
    return f'<div class="total" data-id="{escape(each.id)}">{facts(words, each.facts)}{text}</div>'
