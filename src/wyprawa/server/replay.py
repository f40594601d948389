"""Moments of a game: what one saw after each choice, and the marks one looks for on the way.

A perspective is a seat, "watch" (a spectator) or "open" (nothing hidden). A seat's moments are frames of its
own views, so a replay shows nobody what the game did not show them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Literal, TypeAlias

import msgspec

from wyprawa.kernel import Choice, Table, key
from wyprawa.scene import Scene, look
from wyprawa.scene.html import Frame, Line, changes, frame
from wyprawa.scene.look import open_look, prompt
from wyprawa.server.packing import Packing
from wyprawa.server.said import page_words
from wyprawa.words import Text, Words, t

Perspective: TypeAlias = int | Literal["watch", "open"]

AT_ONCE = 64  # frames in one answer
_STRIDE = 16  # choices between two looks at the round; a game keeps a state about as often
_SELDOM = 150  # in so many choices an event is told once


class Mark(msgspec.Struct, frozen=True):
    """A moment worth going to: a round's start, something that happens seldom, the end."""

    at: int
    text: str
    kind: Literal["round", "event", "end"]


class Moments(msgspec.Struct, frozen=True, omit_defaults=True):
    """Packed frames from one choice to another. `log` and `marks` are those of the whole game."""

    first: int
    last: int
    pieces: list[str]
    frames: list[dict[str, Any]]
    marks: list[Mark] | None = None
    log: list[Line] | None = None


def moments(
    table: Table[Any], perspective: Perspective, first: int, last: int, words: Words, *, whole: bool = True
) -> Moments:
    """What `perspective` saw after `first` to `last` choices, 64 at most; `whole` adds log and marks."""
    start, end = span(table)
    first = min(max(first, start), end)
    last = min(max(last, first), end, first + AT_ONCE - 1)
    packing = Packing()
    found = [packing.pack(each) for each in frames(table, perspective, first, last, words)]
    if not whole:
        return Moments(start, end, packing.pieces, found)
    told = log(table, perspective, words)
    return Moments(start, end, packing.pieces, found, marks(table, words), told)


def span(table: Table[Any]) -> tuple[int, int]:
    """The first and the last moment that can be seen."""
    return table.first, len(table.history)


def frames(
    table: Table[Any], perspective: Perspective, first: int, last: int, words: Words
) -> Iterator[dict[str, Any]]:
    """Frames one after the other, the first one whole, the others as what changed."""
    then = table.at(first)
    before: Frame | None = None
    for number in range(first, last + 1):
        seen = seen_by(then, perspective, table, number)
        now = frame(seen, words, perspective if isinstance(perspective, int) else None)
        sent = {"number": number, "full": before is None, "as": perspective, **changes(before, now)}
        del sent["log"], sent["log_from"]
        yield sent | {"chosen": chosen(seen, table, number)}
        before = now
        if number < last:
            answer = table.history[number]
            then.choose(answer.option, answer.seat)


def seen_by(then: Table[Any], perspective: Perspective, table: Table[Any], number: int) -> Scene:
    """The scene of one moment, without its log. The open one asks whoever answers next."""
    if perspective != "open":
        return look(then, perspective if isinstance(perspective, int) else None, log=0)
    scene = open_look(then, log=0)
    asked = _asked_next(then, table, number)
    return scene if asked is None else msgspec.structs.replace(scene, prompt=prompt(then, asked))


def _asked_next(then: Table[Any], table: Table[Any], number: int) -> Choice | None:
    return then.choice_of(table.history[number].seat) if number < len(table.history) else None


def chosen(seen: Scene, table: Table[Any], number: int) -> str | None:
    """The key of the option that was taken in answer to the question shown, once it was."""
    if seen.prompt is None:
        return None
    answers = table.history[number:]
    return next((key(answer.option) for answer in answers if answer.seat == seen.prompt.seat), None)


def log(table: Table[Any], perspective: Perspective, words: Words) -> list[Line]:
    """The whole log as `perspective` may read it; a moment shows the lines up to its own number."""
    if perspective == "open":
        scene = open_look(table, log=None)
    else:
        scene = look(table, perspective if isinstance(perspective, int) else None, log=None)
    return list(frame(msgspec.structs.replace(Scene(scene.title), log=scene.log), words, None).log)


# --- marks ----------------------------------------------------------------------------------------------


def marks(table: Table[Any], words: Words) -> list[Mark]:
    """Where rounds begin, what happened seldom, and the end; only what everybody saw."""
    found = [*_rounds(table, words), *_events(table, words)]
    if table.over:
        last = len(table.history)
        page = page_words(words.language)
        found = [mark for mark in found if mark.at < last]
        found.append(Mark(last, page.say(t("page-replay-end")), "end"))
    return sorted(found, key=lambda mark: (mark.at, mark.kind))


def _rounds(table: Table[Any], words: Words) -> Iterator[Mark]:
    """Wherever the track called `round` moves on."""
    page = page_words(words.language)
    start, end = span(table)
    known: dict[int, tuple[Text, int] | None] = {}

    def at(number: int) -> tuple[Text, int] | None:
        if number not in known:
            known[number] = _round_of(table.at(number))
        return known[number]

    stops = [*range(start, end, _STRIDE), end]
    turns = [n for low, high in pairwise(stops) for n in _turns(at, low, high)]
    for number in [start, *turns]:
        shown = at(number)
        if shown is not None:
            said = page.say(t("page-replay-round", track=words.say(shown[0]), n=shown[1]))
            yield Mark(number, said, "round")


def _round_of(table: Table[Any]) -> tuple[Text, int] | None:
    scene: Scene = table.view(None)
    return next(((track.title, track.value) for track in scene.tracks if track.id == "round"), None)


def _turns(at: Callable[[int], Any], low: int, high: int) -> list[int]:
    """The choices between `low` and `high` after which the value was another; halving finds them."""
    if low == high or at(low) == at(high):
        return []
    if high - low == 1:
        return [high]
    middle = (low + high) // 2
    return _turns(at, low, middle) + _turns(at, middle, high)


def _events(table: Table[Any], words: Words) -> Iterator[Mark]:
    """What was told to everybody and is told seldom, one mark for all of one moment."""
    told = [line for line in table.log if line.record.to is None]
    often = Counter(type(line.record) for line in told)
    most = min(max(3, len(table.history) // _SELDOM), len(told) // 10)
    said: dict[int, list[str]] = {}
    for line, spoken in zip(told, _spoken(table, words), strict=True):
        if often[type(line.record)] <= most:
            said.setdefault(line.at, []).append(spoken)
    for number, texts in said.items():
        yield Mark(number, " · ".join(texts[:3]), "event")


def _spoken(table: Table[Any], words: Words) -> Iterator[str]:
    return (line.text for line in log(table, "watch", words))
