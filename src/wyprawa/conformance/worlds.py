"""What a seat can tell: the worlds it may be in, compared with the true one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from wyprawa.conformance.hidden import Unseen
from wyprawa.conformance.play import Case
from wyprawa.kernel import Answer, NothingToUndo, Table
from wyprawa.kernel.notation import read
from wyprawa.scene import LogLine, told
from wyprawa.scene.look import prompt
from wyprawa.words import Text

_WORLDS = 2  # imagined at each place, for each seat


def see_the_same(case: Case, places: Collection[int]) -> None:
    """In every world a seat may be in, it and a spectator see the same as in the true one; what it does not
    see differs from world to world."""
    unseen = Unseen(case)
    for table, answer in case.replay():
        if answer is None:
            _log_is_for(case, table)
        if case.at not in places:
            continue
        for seat in range(table.seats):
            _resampled(case, table, seat)
            found = [table.imagine(seat, case.chance) for _ in range(_WORLDS)]
            _seem_true(case, table, found, seat)
            unseen.compare(table, found, seat)
    unseen.settle()


def learns_nothing(case: Case, table: Table[Any], answer: Answer) -> None:
    """If fair undo takes the answer back, it went the same in every world the seat may have been in."""
    before, after, seat = table.at(case.at), table.at(case.at + 1), answer.seat
    try:
        table.at(case.at + 1).undo(fair=True)
    except NothingToUndo:
        return
    for _ in range(_WORLDS):
        world = before.imagine(seat, case.chance).fork(telling=True)
        alike, lines = _waiting(world) == _waiting(before), len(told(world, seat))
        world.choose(answer.option, seat)
        what = f"seat {seat} answers {answer.ask!r} with {answer.option!r}, may take it back, and has learnt"
        case.same(f"{what} by what it sees", _sight(world, seat), _sight(after, seat))
        if alike:
            case.same(f"{what} by who decides next", _waiting(world), _waiting(after))
        new = told(after, seat)[len(told(before, seat)) :]
        case.same(f"{what} by the log", _texts(told(world, seat)[lines:]), _texts(new))


def _seem_true(case: Case, table: Table[Any], found: Iterable[Table[Any]], seat: int) -> None:
    what = f"in another world seat {seat} may be in,"
    sight, public, log = _sight(table, seat), _sight(table, None), _texts(told(table, seat))
    for world in found:
        case.same(f"{what} what it sees", _sight(world, seat), sight)
        case.same(f"{what} its question", world.choice_of(seat), table.choice_of(seat))
        case.same(f"{what} what a spectator sees", _sight(world, None), public)
        if len(world.history) == len(table.history):  # otherwise secret answers of others are still open
            case.same(f"{what} who decides", _waiting(world), _waiting(table))
        lines = _texts(told(world.fork(telling=True), seat))  # of the running step alone
        case.same(f"{what} the log", lines, log[len(log) - len(lines) :])


def _resampled(case: Case, table: Table[Any], seat: int) -> None:
    """The law of `resample` itself, at the start of the running step."""
    s = read(case.game, table.position())[1]
    seen = msgspec.json.encode(case.game.view(s, seat))
    case.game.resample(s, seat, case.chance)
    again = msgspec.json.encode(case.game.view(s, seat))
    case.same(f"resampled for seat {seat}: its view", msgspec.json.decode(again), msgspec.json.decode(seen))


def _log_is_for(case: Case, table: Table[Any]) -> None:
    for seat in (None, *range(table.seats)):
        lines = sum(line.record.to is None or seat in line.record.to for line in table.log)
        case.same(f"lines of the log that seat {seat} may read", len(told(table, seat)), lines)


def _sight(table: Table[Any], seat: int | None) -> Any:
    """All that a seat sees except the log, as plain values: byte for byte what would be sent to it."""
    choice = None if seat is None else table.choice_of(seat)
    question = None if choice is None else msgspec.structs.replace(prompt(table, choice), number=0)
    return msgspec.json.decode(msgspec.json.encode([table.view(seat), question]))


def _waiting(table: Table[Any]) -> list[tuple[int, str]]:
    return [(choice.seat, choice.ask) for choice in table.choices]


def _texts(lines: tuple[LogLine, ...]) -> list[Text]:
    return [line.text for line in lines]
