"""A table as one seat sees it: the game's view, plus prompt, log and ending, which all games share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from wyprawa.kernel import (
    AmbiguousOption,
    Choice,
    Game,
    IllegalOption,
    Line,
    Option,
    Record,
    Table,
    UnreadableOption,
    key,
)
from wyprawa.scene.model import Ending, LogLine, OptionLook, Prompt, Scene, Zone
from wyprawa.words import Text, Words, t


def look(table: Table[Any], seat: int | None, *, log: int | None = 12) -> Scene:
    """Everything `seat` sees (None: a spectator). `log` limits the lines of the log; None gives all."""
    scene: Scene = table.view(seat)
    choice = None if seat is None else table.choice_of(seat)
    return msgspec.structs.replace(
        scene,
        prompt=None if choice is None else prompt(table, choice),
        waiting=tuple(c.seat for c in table.choices),
        log=told(table, seat, log),
        ending=ending(table),
    )


def open_look(table: Table[Any], *, log: int | None = 12) -> Scene:
    """The table with nothing hidden: what all seats see, put together, and every line of the log."""
    return msgspec.structs.replace(
        open_view(table),
        prompt=prompt(table, table.choices[0]) if table.choices else None,
        waiting=tuple(c.seat for c in table.choices),
        log=_newest(table.game, reversed(table.log), log),
        ending=ending(table),
    )


def open_view(table: Table[Any]) -> Scene:
    """The spectator's scene, each panel as its own seat sees it and each piece as its owner does."""
    scene: Scene = table.view(None)
    own: list[Scene] = [table.view(seat) for seat in range(table.seats)]
    panels = {
        panel.seat: panel for seat, each in enumerate(own) for panel in each.panels if panel.seat == seat
    }
    pieces = {piece.id: piece for seat, each in enumerate(own) for piece in each.pieces if piece.seat == seat}
    shown = {piece.id for piece in scene.pieces}
    unseen = tuple(piece for id, piece in pieces.items() if id not in shown)
    return msgspec.structs.replace(
        scene,
        panels=tuple(panels.get(panel.seat, panel) for panel in scene.panels),
        pieces=(*(pieces.get(piece.id, piece) for piece in scene.pieces), *unseen),
    )


def prompt(table: Table[Any], choice: Choice) -> Prompt:
    """The open question in words."""
    game, s = table.game, table.state
    found: Prompt | None = None if game.question is None else game.question(s, choice)
    return msgspec.structs.replace(
        found or asked(choice, t(f"ask-{word_id(choice.ask)}")),
        options=tuple(option_look(game, s, choice, option) for option in choice.options),
        number=len(table.history),
    )


def asked(
    choice: Choice,
    title: Text,
    note: Text | None = None,
    face: str = "",
    colour: str = "",
    *,
    sheet: str = "",
    row: Text | None = None,
    zones: tuple[Zone, ...] = (),
) -> Prompt:
    """A question as a game puts it, for `Game.question`; its options are added by `look`."""
    return Prompt(choice.seat, choice.ask, title, rule=choice.rule, note=note, face=face, colour=colour,
                  sheet=sheet, row=row, zones=zones)  # fmt: skip


def option_look(game: Game[Any], s: Any, choice: Choice, option: Option) -> OptionLook:
    """One option in words. A game without its own says the word `ask-option`, or the key."""
    if game.option is not None:
        found: OptionLook = game.option(s, choice, option)
    else:
        found = OptionLook(t("ui-key", key=key(option)))
    return msgspec.structs.replace(found, key=key(option))


def told(table: Table[Any], seat: int | None, limit: int | None = None) -> tuple[LogLine, ...]:
    """The log as this seat may read it, newest last."""
    return _newest(table.game, (line for line in reversed(table.log) if may_see(line.record, seat)), limit)


def _newest(game: Game[Any], lines: Iterator[Line], limit: int | None) -> tuple[LogLine, ...]:
    """The first so many lines, turned around."""
    return tuple(log_line(game, line) for line in islice(lines, limit))[::-1]


def log_line(game: Game[Any], line: Line, *, seen: bool = True) -> LogLine:
    """A line of the log in words, with what the game can show about it; how it is `seen`, if it is news."""
    marks = None if game.marks is None else game.marks(line.record)
    acts = game.acts(line.record) if seen and game.acts is not None else ()
    return LogLine(line.at, record_text(game, line.record), line.record.rule, marks, acts)


def may_see(record: Record, seat: int | None) -> bool:
    return record.to is None or seat in record.to


def record_text(game: Game[Any], record: Record) -> Text:
    """A record in words: the word `told-<kind>`, its fields as arguments, named by the game where it can."""
    said: dict[str, Any] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if name not in ("rule", "to") and value is not None:
            said[name] = game.names[name](value) if name in game.names else value
    return t(f"told-{word_id(type(record).__name__)}", **said)


def ending(table: Table[Any]) -> Ending | None:
    outcome = table.outcome
    if outcome is None:
        return None
    reason = t(f"end-{word_id(outcome.reason)}") if outcome.reason else None
    return Ending(outcome.winners, outcome.scores, reason, outcome.rule)


@cache
def word_id(name: str) -> str:
    """`card.play` and `CardPlayed` as Fluent ids: `card-play`, `card-played`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[._ ]", "-", name).lower()


def answer(table: Table[Any], text: str, words: Words, seat: int | None = None) -> Option:
    """The open option a person means: its number in the list, its key, or the start of its words.

    Numbers count from 1. A key that is itself a number must be written with `=`, as in `=3`.
    """
    choice = (
        table.choices[0] if seat is None and table.choices else table.choice_of(-1 if seat is None else seat)
    )
    if choice is None:
        raise IllegalOption("nothing is open" if seat is None else f"seat {seat} has nothing to decide now")
    text = text.strip()
    if not text:
        raise UnreadableOption("nothing was given; expected an option's number, key or words")
    if text.isdecimal():
        if len(text) > 8 or not 1 <= int(text) <= len(choice.options):
            raise IllegalOption(f"{text} is not an option; options are 1 to {len(choice.options)}")
        return choice.options[int(text) - 1]
    keys = {key(option): option for option in choice.options}
    if text.removeprefix("=") in keys:
        return keys[text.removeprefix("=")]
    said = [(words.say(option_look(table.game, table.state, choice, o).label), o) for o in choice.options]
    exact = [o for label, o in said if label.casefold() == text.casefold()]
    fits = exact or [o for label, o in said if text.casefold() in label.casefold()]
    if len(fits) == 1:
        return fits[0]
    shown = "; ".join(label for label, o in said if not fits or o in fits)
    if fits:
        raise AmbiguousOption(f"{text!r} fits {len(fits)} options: {shown}")
    raise IllegalOption(f"{text!r} is not open; open: {shown}")
