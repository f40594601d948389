"""Undo and redo at a table of several people: how far one goes, and who has to agree.

Alone, one goes back freely, over the bots' answers, to one's own last choice. With others, one's own last
choice is taken back at once while nothing has come of it: it is the very last and nothing was rolled or
revealed, or it is a secret that has not been told yet. Everything else needs the consent of all; so does
going back from the end of the game, because then everybody may look at everything.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from wyprawa.kernel import Answer, Table

Way: TypeAlias = Literal[True, False, "ask"]


class Step(NamedTuple):
    """One choice made, taken back or made again, as it is stored."""

    kind: Literal["choose", "undo", "redo"]
    answer: Answer


def way_back(table: Table[Any], own: Collection[int], alone: bool) -> Way:
    """Whether a person holding the seats `own` may undo: at once, not at all, or if the others agree."""
    last = _last(table, own)
    if last < 0:
        return False
    if alone or _secret(table, last):
        return True
    fair = last == len(table.history) - 1 and table.fair_back_to(last) and not table.over
    return True if fair else "ask"


def steps_back(table: Table[Any], own: Collection[int], alone: bool) -> list[Step]:
    """What undo does: everything from one's own last choice on is taken back, but for others' secrets."""
    last, history = _last(table, own), table.history
    if last < 0:
        return []
    steps = [Step("undo", answer) for answer in reversed(history[last:])]
    if not alone and _secret(table, last):
        steps += [Step("choose", answer) for answer in history[last + 1 :]]
    return steps


def way_on(table: Table[Any], own: Collection[int], alone: bool) -> Way:
    """Whether a person holding the seats `own` may redo."""
    if not table.undone or not own:
        return False
    return True if alone or table.undone[-1].seat in own else "ask"


def steps_on(table: Table[Any], own: Collection[int], alone: bool) -> list[Step]:
    """What redo does: the next choice, and alone also the bots' answers to it."""
    again: list[Answer] = []
    for answer in reversed(table.undone):
        if again and (not alone or answer.seat in own):
            break
        again.append(answer)
    return [Step("redo", answer) for answer in again]


def _last(table: Table[Any], own: Collection[int]) -> int:
    """Which choice was the last of these seats; -1 if they have made none."""
    history = table.history
    for i in range(len(history) - 1, table.first - 1, -1):
        if history[i].seat in own:
            return i
    return -1


def _secret(table: Table[Any], n: int) -> bool:
    """Whether a choice is an answer that has not been told yet."""
    return n >= len(table.history) - len(table.secret)


def do(table: Table[Any], step: Step) -> None:
    """Carry out one step."""
    if step.kind == "undo":
        table.undo()
    elif step.kind == "redo":
        table.redo()
    else:
        table.choose(step.answer.option, step.answer.seat)


def restore(table: Table[Any], history: Sequence[Answer], undone: Sequence[Answer]) -> None:
    """Make the table what it was after these choices, whatever was done since."""
    while table.history != history[: len(table.history)]:
        table.undo()
    for answer in history[len(table.history) :]:
        table.choose(answer.option, answer.seat)
    table.undone = undone
