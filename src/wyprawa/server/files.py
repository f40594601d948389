"""Record files people send. A stranger's file is tried out in a process of its own before it is believed.

Choices that follow from a seed lead only where the rules lead. A state written by hand may lead a rule round
in circles for ever, so it is looked at, drawn and played on at random where that harms nobody.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

import wyprawa
from wyprawa.kernel import RecordError, Table, WyprawaError, record
from wyprawa.scene import look
from wyprawa.scene.html import frame
from wyprawa.server.sight import words_of
from wyprawa.server.turns import Turns
from wyprawa.server.workers import Died, Workers

T = TypeVar("T")
_SECONDS = 10.0  # of the processor, for everything
_READING = 4.0  # for playing the file's choices again
_PLAYING = 3.0  # for playing on
_TIMES = 20
_AT_ONCE = 2  # files
_PROVING = 60.0  # for playing a game from its start to its end
_TOO_LONG = "it takes too long to read, or too much memory"


def from_record(text: str, game: str = "") -> Table[Any]:
    """A game somebody sent."""
    table = wyprawa.loads(text, where="the file", sound=True)
    if game and table.game.name != game:
        raise RecordError(f"the file: a game of {table.game.name!r}, expected {game!r}")
    return table


def fault(text: str, game: str, states: bool) -> str:
    """What is wrong with a file; nothing, if it can be played. Runs in a process of its own."""
    wyprawa.games()  # that a game takes a while to load is no fault of the file
    began = time.process_time()
    try:
        table = from_record(text, game)
        if time.process_time() - began > _READING:
            return "the file: it takes too long to read"
        if table.seed is None:
            if not states:
                return "the file: it begins from a state, and here games begin from their seed"
            _play_on(table)
    except WyprawaError as error:
        return str(error)
    except Exception as error:
        return f"the file: its state cannot be played: {error!r}"
    return ""


def _play_on(table: Table[Any]) -> None:
    """To the end and again, in several ways."""
    chance, until = random.Random(0), time.process_time() + _PLAYING
    for _ in range(_TIMES):
        twin = table.fork(telling=True)
        for seat in (None, *range(twin.seats)):
            frame(look(twin, seat), words_of(twin, "en"), seat)
        while not twin.over and time.process_time() < until:
            choice = chance.choice(twin.choices)
            twin.choose(chance.choice(choice.options), choice.seat)


class Proof(msgspec.Struct, frozen=True):
    """Whether a record was proven by playing it again; `why` not, if it was not. Two who have the same
    `fingerprint` have the same game, choice by choice."""

    proven: bool
    why: str = ""
    choices: int = 0
    fingerprint: str = ""


def prove(text: str) -> Proof:
    """Play a record again from its seed, words and choices. Runs in a process of its own."""
    try:
        found = wyprawa.verify(text, seconds=_PROVING)
    except WyprawaError as error:
        return Proof(proven=False, why=str(error))
    return Proof(True, choices=len(found.table.history), fingerprint=found.fingerprint)


class Files:
    """Reads what people send. `states`: also games that begin from a state."""

    def __init__(self, *, states: bool) -> None:
        self._states = states
        self._turns = Turns(_AT_ONCE)

    async def read(self, text: str, game: str = "", address: str = "") -> Table[Any]:
        """The game in a file that came from `address`; RecordError says what is wrong with it."""
        _look(text)
        async with self._turns.turn(address):
            wrong = await _apart(_SECONDS, fault, text, game, self._states)
            if wrong is None:
                wrong = f"the file: {_TOO_LONG}"
            if wrong:
                raise RecordError(wrong)
            return await asyncio.to_thread(from_record, text, game)

    async def prove(self, text: str, address: str = "") -> Proof:
        """Whether a record is fair, for somebody at `address`."""
        try:
            _look(text)
        except RecordError as error:
            return Proof(proven=False, why=str(error))
        async with self._turns.turn(address):
            found = await _apart(_PROVING, prove, text)
            return Proof(proven=False, why=_TOO_LONG) if found is None else found


def _look(text: str) -> None:
    """RecordError if it is no record at all: no process is started for that."""
    record.rows(text, "the file")


async def _apart(seconds: float, work: Callable[..., T], *given: Any) -> T | None:
    """Work in a process of its own; None if that did not come to an end."""
    workers = Workers(1, seconds)
    try:
        return await workers.run(work, *given)
    except Died:
        return None
    finally:
        await workers.close()
