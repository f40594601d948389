"""What is wrong with a state that somebody made up, looked at before any rule runs on it.

What every game has is looked at here: the agenda, seats, the outcome. The rest is for `Game.problems` to say.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from wyprawa.kernel.game import Game
from wyprawa.kernel.state import State
from wyprawa.kernel.step import Step


class Argument(NamedTuple):
    """What stands on the agenda for one argument of a step."""

    step: str
    name: str
    value: int | str | None


def faults(game: Game[Any], s: Any, options: Any = None) -> list[str]:
    """Why the game cannot have come to this state; empty, if it may have. `options` are those it is of."""
    seats = s.seats if options is None else game.seats(options)
    found = [*_of_agenda(game, s)]
    if s.seats != seats:
        found.append(f"{s.seats} seats, expected {seats}")
    if s.outcome is not None and not {*s.outcome.winners} <= {*range(s.seats)}:
        found.append(f"winners are {s.outcome.winners}, seats are 0 to {s.seats - 1}")
    if found:
        return found
    try:
        return game.problems(s)
    except Exception as error:
        return [f"it makes no sense: {error!r}"]


def arguments(steps: Mapping[str, Step[Any, ..., Any]], s: State) -> Iterator[Argument]:
    """Everything the agenda gives to steps, for a game that looks whether it exists."""
    for name, *given in s.agenda:
        for parameter, value in _bound(steps[str(name)], given):
            yield Argument(str(name), parameter, value)


def _of_agenda(game: Game[Any], s: State) -> Iterator[str]:
    if not s.agenda and s.outcome is None:
        yield "nothing on the agenda, and the game is not over"
    for entry in s.agenda:
        step = game.steps.get(str(entry[0])) if entry else None
        if step is None:
            yield f"on the agenda: {[*entry]}, expected one of the steps {', '.join(sorted(game.steps))}"
        elif wrong := _misfit(step, entry[1:]):
            yield f"on the agenda: {[*entry]}: {wrong}"


def _misfit(step: Step[Any, ..., Any], given: Sequence[Any]) -> str:
    kinds = _kinds(step)
    try:
        for parameter, value in _bound(step, given):
            msgspec.convert(value, kinds.get(parameter, Any))
    except (TypeError, msgspec.ValidationError) as error:
        return str(error)
    return ""


def _bound(step: Step[Any, ..., Any], given: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    """Each argument with the name of its parameter; raises TypeError if there are too many or too few."""
    signature = inspect.signature(step.run)
    for name, value in [*signature.bind(None, *given).arguments.items()][1:]:
        several = signature.parameters[name].kind is inspect.Parameter.VAR_POSITIONAL
        yield from ((name, each) for each in (value if several else (value,)))


@cache
def _kinds(step: Step[Any, ..., Any]) -> dict[str, Any]:
    """The types of a step's arguments by name, as far as they are known while the game runs."""
    try:
        return typing.get_type_hints(step.run, include_extras=True)
    except NameError:
        return {}
