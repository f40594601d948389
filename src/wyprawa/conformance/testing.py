"""What tests of rules need: scripted chance, and answers in the words a player sees.

    table = position("smok", DRAWN)
    with scripted(table, dragon=[4]):
        say(table, "Creep", "Go to B2")

A script with too few or too many outcomes fails the test.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import msgspec

from wyprawa.kernel import Game, Option, Script, ScriptError, StepCall, Table, find
from wyprawa.kernel.chance import Chance, Rerun
from wyprawa.kernel.notation import read
from wyprawa.scene import answer
from wyprawa.words import load_words

Outcomes = Mapping[str, Sequence[Any]]
Named: TypeAlias = str | tuple[int | str | None, ...]  # a step by its name, or by its name and arguments


class Fed(Script):
    """A script that begins in the middle of a step: what the step has drawn `before` comes first."""

    before: tuple[tuple[str, Any], ...] = ()
    at: int = 0

    def _next(self, label: str, what: str) -> Any:
        if self.at == len(self.before):
            return Script._next(self, label, what)
        noted, outcome = self.before[self.at]
        if noted != label:
            raise ScriptError(f"the step, run again, draws {label!r} where it drew {noted!r}")
        self.at += 1
        return outcome

    def mark(self) -> int:
        return Script.mark(self) + self.at


@contextmanager
def scripted(
    table: Table[Any],
    script: Outcomes | None = None,
    /,
    *,
    free: Sequence[str] = (),
    **outcomes: Sequence[Any],
) -> Iterator[Table[Any]]:
    """Make chance bring these outcomes, by label, and no others; fail if one is left over.

    `scripted(table, dragon=[4])`, or `scripted(table, {"monster-ability": [3]})`. Labels in `free` are drawn
    as usual. Outcomes are what the draw returns: a face, a card taken, a whole row after a shuffle.
    """
    before = table.seen()
    fed = Fed(
        state=table.state.chance.state,
        key=table.state.chance.key,
        outcomes={**(script or {}), **outcomes},
        free=tuple(free),
        before=before,
    )
    table.feed(msgspec.structs.replace(fed, at=len(before)), again=fed)
    yield table
    _leave(table)


def position(
    game: str | Game[Any],
    text: str,
    script: Outcomes | None = None,
    /,
    *,
    free: Sequence[str] = (),
    **outcomes: Sequence[Any],
) -> Table[Any]:
    """A table from position text for today's rules. Outcomes are for draws before the first question."""
    found = find(game) if isinstance(game, str) else game
    options, s, answers = read(found, text, version=found.version)
    script = {**(script or {}), **outcomes}
    if script or free:
        s.chance = Fed(s.chance.state, s.chance.key, outcomes=script, free=tuple(free))
    table = Table(found, options, s)
    for each in answers:
        table.choose(each.option, each.seat)
    if script or free:
        _leave(table)
    return table


def planned(*steps: Named) -> list[StepCall]:
    """Agenda entries by the names of their steps, as in position text: `planned("hunt", ("bite", 1))`."""
    return [StepCall((each,) if isinstance(each, str) else each) for each in steps]


def say(table: Table[Any], *answers: Option, seat: int | None = None) -> None:
    """Answer by number, key or English words, as a player does; without `seat`, the first open question.

    Anything that is not text is taken as the option itself.
    """
    words = load_words(table.game.package, "en")
    for text in answers:
        option = answer(table, text, words, seat) if isinstance(text, str) else text
        table.choose(option, seat)


def _leave(table: Table[Any]) -> None:
    """Go back to drawing; what was scripted in the running step stays as it was."""
    script = table.state.chance
    if isinstance(script, Fed) and (rest := script.left_over()):
        raise ScriptError(f"scripted and never drawn: {rest}")
    seen = table.seen()
    after: Chance = Rerun(script.state, script.key, seen=seen) if seen else script.bare()
    now = msgspec.structs.replace(after, at=len(seen)) if isinstance(after, Rerun) else script.bare()
    table.feed(now, again=after)
