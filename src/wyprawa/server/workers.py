"""Processes for work that takes long or may never end, so that nobody's page waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from wyprawa.players.apart import keyboard_held
from wyprawa.server.turns import Turns

T = TypeVar("T")
_MEMORY = 2 << 30  # bytes a process may take
_BUSY = 6  # times as long it may take by the clock, for others use the processor too
_GOING = 5.0  # seconds for a process that was killed to be gone


class Died(Exception):
    """A process ended before its work was done: it took too long or too much, or somebody killed it."""


# --- in the process --------------------------------------------------------------------------------------


def _serve(line: Connection, seconds: float) -> None:
    """Do what comes down the line, until it is closed."""
    _prepare()
    waiting: queue.SimpleQueue[tuple[Callable[..., Any], tuple[Any, ...]]] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(line, waiting), daemon=True).start()
    while True:
        work, given = waiting.get()
        found = fault = None
        try:
            found = _timed(seconds, work, *given)
        except Exception as error:
            fault = _told(error)
        line.send((found, fault))


def _prepare() -> None:
    """A worker leaves the keyboard to the server and gives way to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


def _listen(line: Connection, waiting: queue.SimpleQueue[Any]) -> None:
    """A thread hears when the server is gone, also in the middle of the work; then so is the process."""
    with suppress(EOFError, OSError):
        while True:
            waiting.put(line.recv())
    os._exit(0)


def _told(error: Exception) -> Exception:
    """The error as it can be sent, with where it happened."""
    where = "".join(traceback.format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = RuntimeError(repr(error))
    error.add_note(where)
    return error


def _timed(seconds: float, work: Callable[..., T], *given: Any) -> T:
    """Do it; the process ends at once when it has used up so much of the processor's time."""
    if sys.platform == "win32":
        clock = threading.Timer(_BUSY * seconds, os._exit, (1,))
        clock.daemon = True
        clock.start()
        try:
            return work(*given)
        finally:
            clock.cancel()
    _end_after(seconds)
    try:
        return work(*given)
    finally:
        _end_after(0)


def _end_after(seconds: float) -> None:
    """The system ends this process then, whatever it is at; 0: it does not."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, _BUSY * seconds)


# --- in the server ---------------------------------------------------------------------------------------


class Worker:
    """One process and the line to it."""

    def __init__(self, seconds: float) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, seconds), daemon=True)
        with keyboard_held():
            self.process.start()
        theirs.close()

    def do(self, work: Callable[..., T], *given: Any) -> T:
        """Waits for the answer."""
        try:
            self._line.send((work, given))
            found, error = self._line.recv()
        except (EOFError, OSError):
            raise Died from None
        if error is not None:
            raise error
        answer: T = found
        return answer

    def end(self) -> None:
        """Whoever waits for an answer hears that it died; the line goes when nobody has it any more."""
        self.process.kill()
        self.process.join(_GOING)


class Workers:
    """At most `count` processes, started when first needed. No work gets more than `seconds` of the
    processor; one that dies takes no other work with it."""

    def __init__(self, count: int, seconds: float) -> None:
        self._seconds = seconds
        self._turns = Turns(count)
        self._threads = ThreadPoolExecutor(count, "wyprawa-worker")  # each waits for one process
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._closed = False

    def wake(self) -> None:
        """Start a process now: somebody will want it soon."""
        if not self._all and not self._closed:
            self._idle.append(self._start())

    async def run(
        self, work: Callable[..., T], *given: Any, address: Hashable = None, table: Hashable = None
    ) -> T:
        """What `work` returns or raises when its turn has come; `Died` if its process has died."""
        async with self._turns.turn(address, table):
            if self._closed:
                raise Died
            worker = self._idle.pop() if self._idle else self._start()
            try:
                found = await asyncio.get_running_loop().run_in_executor(
                    self._threads, worker.do, work, *given
                )
            except (Died, asyncio.CancelledError):
                self._end(worker)
                raise
            except BaseException:
                self._idle.append(worker)
                raise
            self._idle.append(worker)
            return found

    def _start(self) -> Worker:
        worker = Worker(self._seconds)
        self._all.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.end()

    async def close(self) -> None:
        """End the processes at once; what they are at is dropped."""
        self._closed = True
        for worker in [*self._all]:
            self._end(worker)
        await asyncio.to_thread(self._threads.shutdown)
