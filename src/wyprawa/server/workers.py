"""Processes for work that takes long or may never end, so that nobody's page waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from wyprawa.players.apart import keyboard_held

T = TypeVar("T")
_MEMORY = 2 << 30  # bytes a process may take
_BUSY = 6  # times as long it may take by the clock, for others use the processor too


class Died(Exception):
    """A process ended before its work was done: it took too long or too much, or somebody killed it."""


def _prepare(server: Connection) -> None:
    """A worker leaves the keyboard to the server, gives way to it, and goes when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    threading.Thread(target=_go_with, args=(server,), daemon=True).start()


def _go_with(server: Connection) -> None:
    server.poll(None)  # nothing is ever sent: it is ready when the other end is closed
    os._exit(0)


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


class Workers:
    """A few processes, started when first needed. No work gets more than `seconds` of the processor."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count, self._seconds = count, seconds
        self._pool: ProcessPoolExecutor | None = None
        self._line: Connection | None = None  # closed, the processes go

    def wake(self) -> None:
        """Start a process now: somebody will want it soon."""
        try:
            with keyboard_held():
                self._get().submit(os.getpid)
        except BrokenProcessPool:
            self._let_go()

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """What `work` returns or raises; `Died` if its process did not live to see it."""
        pool, loop = self._get(), asyncio.get_running_loop()
        try:
            with keyboard_held():
                found = loop.run_in_executor(pool, _timed, self._seconds, work, *given)
            return await found
        except BrokenProcessPool:
            if self._pool is pool:
                self._let_go()
            raise Died from None

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            theirs, self._line = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=context, initializer=_prepare, initargs=(theirs,)
            )
        return self._pool

    def _let_go(self) -> ProcessPoolExecutor | None:
        pool, self._pool = self._pool, None
        if self._line is not None:
            self._line.close()
        return pool

    async def close(self) -> None:
        """End the processes at once; what they are at is dropped."""
        pool = self._let_go()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
