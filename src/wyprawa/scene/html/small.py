"""The small things on cards and panels: words, facts, dice, and what lies somewhere."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import NamedTuple, TypeAlias

from wyprawa.scene.model import Die, Fact, Piece
from wyprawa.scene.svg import dice, faces, icon
from wyprawa.scene.text.rows import shown
from wyprawa.words import Text, Words, t

KEPT = 1 << 12  # parts cached of every kind; a part has a few kilobytes at most


class Lying(NamedTuple):
    """What lies on a card or in a zone."""

    pieces: tuple[Piece, ...] = ()
    dice: tuple[Die, ...] = ()


# Sorted pairs of an id and what lies there: what a part needs to know of the pieces and dice on it.
There: TypeAlias = tuple[tuple[str, Lying], ...]


@lru_cache(maxsize=1 << 15)
def say(words: Words, text: Text) -> str:
    """A sentence, cached."""
    return words.say(text)


def put(words: Words, text: Text) -> str:
    """A sentence escaped for HTML, attributes included."""
    return escape(say(words, text))


def classed(*names: str) -> str:
    """Names as one `class`, without anything that could end the attribute."""
    return " ".join("".join(c for c in name if c.isalnum() or c in "-_") for name in names if name)


@lru_cache(maxsize=KEPT)
def fact(words: Words, each: Fact) -> str:
    """An icon and a figure; the icon's word is there for the mouse and for screen readers."""
    value = str(each.value) if isinstance(each.value, int) else put(words, each.value)
    name = ""
    if each.title is not None or isinstance(each.value, int):
        name = put(words, each.title if each.title is not None else t(f"icon-{each.icon}"))
    title = f' title="{name}"' if name else ""
    unseen = f'<span class="unseen">{name} </span>' if name else ""
    kind = classed("fact", "number" if isinstance(each.value, int) else "word", f"fact-{each.icon}")
    attributes = f'class="{kind}" data-fact="{escape(each.icon)}"{title}'
    return f"<li {attributes}>{icon(each.icon)}{unseen}<b>{value}</b></li>"


def facts(words: Words, found: Iterable[Fact]) -> str:
    said = "".join([fact(words, each) for each in found])
    return f'<ul class="facts">{said}</ul>' if said else ""


def coin(name: str, colour: str = "", kind: str = "") -> str:
    """Somebody's medallion; it says nothing by itself."""
    if not name:
        return ""
    use = f'<use href="#coin-{faces.key(name)}" x="-50" y="-50" width="100" height="100"/>'
    pen = f'color="{escape(colour or faces.ring(name, kind))}"'
    return f'<svg class="coin" viewBox="-52 -64 104 116" aria-hidden="true" {pen}>{use}</svg>'


def colour_of(face: str, colour: str) -> str:
    """The colour a card or a panel has, as an attribute the page makes a style of."""
    found = colour or (faces.face(face).ring if face else "")
    return f' data-colour="{escape(found)}"' if found else ""


@lru_cache(maxsize=KEPT)
def die(words: Words, each: Die) -> str:
    """A die as it lies; what it shows is also in words, for the mouse and for screen readers."""
    kind = f"die-{each.kind}"
    said = [words.say(t(kind))] if words.has(kind) else []
    said.append(shown(each, words))
    said += [words.say(t(f"ui-die-{each.state}"))] if each.state else []
    name = escape(" ".join(said))
    classes = classed(*dice.classes(each).split())
    face = f'<svg viewBox="-50 -50 100 100" aria-hidden="true">{dice.drawn(each, words)}</svg>'
    unseen = f'<span class="unseen">{name}</span>'
    return f'<li class="{classes}" data-id="{escape(each.id)}" title="{name}">{unseen}{face}</li>'


@lru_cache(maxsize=KEPT)
def chip(words: Words, each: Piece) -> str:
    """A piece that stands on no board."""
    seat = "" if each.seat is None else f"seat-{each.seat}"
    kind = classed("chip", f"piece-{each.kind}", seat)
    health = "" if each.health is None else f'<b class="health">{each.health[0]}/{each.health[1]}</b>'
    return (
        f'<li class="{kind}" data-id="{escape(each.id)}">'
        f"{icon(each.kind)}<span>{put(words, each.title)}</span>{health}{facts(words, each.facts)}</li>"
    )


def lying(words: Words, found: Lying | None) -> str:
    """Pieces, then dice."""
    if found is None:
        return ""
    said = [chip(words, each) for each in found.pieces] + [die(words, each) for each in found.dice]
    return "".join(['<ul class="lying">', *said, "</ul>"]) if said else ""
