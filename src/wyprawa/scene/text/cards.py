"""Cards as text: a zone in one line if there is little to read, else a line per card, alike ones once."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import NamedTuple

from wyprawa.scene.model import Card, Zone
from wyprawa.scene.text.rows import Laid, Row, fact, mark
from wyprawa.words import Words, t


class _Face(NamedTuple):
    """What is written on a card, and what lies on it."""

    title: str
    facts: str
    lines: tuple[str, ...]


def zone_rows(zone: Zone, laid: Laid, words: Words, width: int) -> Iterator[Row]:
    """A place for cards: those one sees, and how many lie there face down."""
    head = mark(laid.numbers_at(zone.id)) + words.say(zone.title) + ":"
    tail = [words.say(t("ui-hidden", count=zone.hidden))] if zone.hidden else []
    tail += laid.things(zone.id, words)
    faces: dict[_Face, list[Card]] = {}
    for card in zone.cards:
        faces.setdefault(_face(card, laid, words), []).append(card)
    shown = [
        (mark(laid.numbers_at(*(id for card in cards for id in _ids(card)))), _times(face, len(cards)))
        for face, cards in faces.items()
    ]
    if len(shown) < 2 or not any(face.facts or face.lines for face in faces):
        line = f"{head} {', '.join([*(_flat(*each) for each in shown), *tail]) or '–'}"
        if len(line) <= width or not any(face.lines for face in faces):
            yield Row("card", line)
            return
    yield Row("card", f"{head} {', '.join(tail)}".rstrip())
    for text in _table(shown, width - 2):
        yield Row("card", f"  {text}")


def _ids(card: Card) -> tuple[str, ...]:
    """What options may point at: a card, one of its halves, or a spot on it."""
    lists = [each for half in card.halves for each in (half.spots, *(verb.spots for verb in half.verbs))]
    spots = [spot.id for each in lists for spot in each]
    return card.id, *(half.id for half in card.halves), *spots


def _face(card: Card, laid: Laid, words: Words) -> _Face:
    tracks = [f"{words.say(each.title)} {each.value}/{each.high}".lstrip() for each in card.tracks]
    facts = "  ".join([*(fact(each, words) for each in card.facts), *tracks])
    lying = laid.things(card.id, words)
    lines = [*map(words.say, card.lines), *([", ".join(lying)] if lying else [])]
    return _Face(words.say(card.title), facts, tuple(lines))


def _times(face: _Face, n: int) -> _Face:
    return face._replace(title=f"{n}× {face.title}") if n > 1 else face


def _flat(number: str, face: _Face) -> str:
    text = f": {'; '.join(face.lines)}" if face.lines else ""
    return f"{number}{face.title} {face.facts}".rstrip() + text


def _table(shown: list[tuple[str, _Face]], width: int) -> Iterator[str]:
    """Number, title, figures and text in columns; text too long for its column goes below its card."""
    numbers = max(len(number) for number, _ in shown)
    titles = max(len(face.title) for _, face in shown)
    facts = max(len(face.facts) for _, face in shown)
    indent = numbers + 4
    for number, face in shown:
        start = f"{number:{numbers}}{face.title:{titles}}" + (f"   {face.facts:{facts}}" if facts else "")
        text = "; ".join(face.lines)
        if len(start) + 3 + len(text) <= width:
            yield f"{start}   {text}".rstrip()
            continue
        start = start.rstrip()
        if len(start) + 3 + len(text) <= width:
            yield f"{start}   {text}"
            continue
        yield start
        for line in face.lines:
            for part in wrap(line, max(width - indent, 20)):
                yield " " * indent + part
