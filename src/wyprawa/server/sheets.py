"""Sheets: questions that follow each other and are filled in together, such as who goes where with what.

The rules ask one after another, as always. The page is shown all of them at once, with what was taken so far
and what comes of it, worked out at a copy of the table; when everything is as the person wants it, all the
answers are given together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wyprawa.kernel import Answer, OptionError, Table
from wyprawa.scene import OptionLook
from wyprawa.scene.html import Filled, filled, stands
from wyprawa.scene.look import prompt
from wyprawa.server.sight import words_of
from wyprawa.server.viewer import Refused, Viewer
from wyprawa.server.work import TooMuch, limited

if TYPE_CHECKING:
    from wyprawa.server.live import LiveTable

MOST = 24  # questions on one sheet

Pair = tuple[str, str]  # a question, and the key of what is taken there


async def draft(
    live: LiveTable, viewer: Viewer, seat: int, number: int, pairs: Sequence[Pair]
) -> dict[str, Any]:
    """The sheet with these options taken, and the usual ones where nothing is said; raises `Refused`."""
    async with live.lock:
        _check(live, viewer, seat, number)
        try:
            with limited(live.services.seconds):
                rows, parts = _fill(live.table, seat, pairs, viewer.language)
        except TooMuch:
            await live.shut()
            raise Refused("shut") from None
    return {"type": "sheet", "seat": seat, "number": number, "rows": rows, "parts": parts}


def _fill(
    table: Table[Any], seat: int, pairs: Sequence[Pair], language: str
) -> tuple[list[Filled], dict[str, str]]:
    """The rows, and the boards as they look with all but the last of them answered."""
    copy, words, left = table.fork(), words_of(table, language), list(pairs)
    rows, sheet, parts = list[Filled](), "", dict[str, str]()
    while len(rows) < MOST and (choice := copy.choice_of(seat)) is not None:
        asked = prompt(copy, choice)
        if not asked.sheet or (rows and asked.sheet != sheet):
            break
        sheet = asked.sheet
        taken = _taken(asked.options, choice.ask, left)
        rows.append(filled(words, asked, taken))
        parts = stands(copy.view(seat), words)
        copy.choose(copy.read(taken.key, seat), seat)  # what comes after the sheet is not looked at
    if not rows:
        raise Refused("closed")
    return rows, parts


def _taken(options: tuple[OptionLook, ...], ask: str, left: list[Pair]) -> OptionLook:
    """What was wished for at this question; else the usual option, else the first."""
    wished = next((pair for pair in left if pair[0] == ask), None)
    if wished is not None:
        left.remove(wished)
        for option in options:
            if option.key == wished[1]:
                return option
    return next((option for option in options if option.usual), options[0])


async def fill_in(
    live: LiveTable, viewer: Viewer, seat: int, number: int, pairs: Sequence[Pair], began: float
) -> None:
    """Give all answers of a sheet; raises `Refused`, and then nothing has changed."""
    async with live.lock:
        _check(live, viewer, seat, number)
        copy, made = live.table.fork(), list[Answer]()
        try:
            with limited(live.services.seconds):
                for ask, key in pairs[:MOST]:
                    choice = copy.choice_of(seat)
                    if choice is None or choice.ask != ask:
                        raise Refused("illegal", f"{ask!r} is not asked here")
                    option = copy.read(key, seat)
                    made.append(Answer(seat, ask, option))
                    copy.choose(option, seat)
        except OptionError as error:
            raise Refused("illegal", str(error)) from None
        except TooMuch:
            await live.shut()
            raise Refused("shut") from None
        if not made:
            raise Refused("illegal", "a sheet has at least one answer")
        await live.choose_all(made, began)


def _check(live: LiveTable, viewer: Viewer, seat: int, number: int) -> None:
    if seat not in live.held(viewer.ticket):
        raise Refused("seat")
    if live.table.choice_of(seat) is None:
        raise Refused("over" if live.table.over else "closed")
    if number != live.number(seat):
        raise Refused("stale")
