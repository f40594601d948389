"""A limit of work: rules and drawing run where all pages are served, so none of them may go on for ever.

    with limited(1.0):
        table.choose(option)

A thread looks on. When the work has used up that much of the processor's time, `TooMuch` is raised in the
middle of it, wherever it is; what it was at cannot be trusted any more.
"""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from types import TracebackType
from weakref import ref

_TICK = 0.05  # seconds between looks
_AGAIN = 0.5  # seconds after which it is raised once more, if it came where Python lets nothing pass
_BUSY = 6  # times as long it may take by the clock, where the processor's time of a thread is not known


class TooMuch(BaseException):
    """The work has used up its time. No error of the game's: rules that catch `Exception` do not catch it."""


class limited:  # noqa: N801 - a word of the language, as `suppress` is
    """So many seconds of the processor for what stands under it, in this thread."""

    __slots__ = ("__weakref__", "_clock", "_until", "around", "fired", "thread")

    def __init__(self, seconds: float) -> None:
        self.thread = threading.get_ident()
        self._clock = _clock(self.thread)
        self._until = self._now() + (seconds if self._clock is not None else _BUSY * seconds)
        self.fired = False
        self.around: ref[limited] | None = None  # the work of which this is a part

    def over(self) -> bool:
        """Whether it has had its time; and once more whenever it has gone on after that."""
        if (now := self._now()) <= self._until:
            return False
        self._until = now + _AGAIN
        return True

    def _now(self) -> float:
        return time.monotonic() if self._clock is None else time.clock_gettime(self._clock)

    def __enter__(self) -> None:
        _WATCH.add(self)

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None
    ) -> None:
        _WATCH.remove(self)


class _Watch:
    """Looks at all work under a limit, as long as the program runs."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._work: dict[int, ref[limited]] = {}  # by thread; gone with the work, however it ended
        self._thread: threading.Thread | None = None

    def add(self, work: limited) -> None:
        work.around = self._work.get(work.thread)
        self._work[work.thread] = ref(work)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="wyprawa-watch", daemon=True)
            self._thread.start()

    def remove(self, work: limited) -> None:
        with self._lock:
            self._work.pop(work.thread, None)
            if work.around is not None:
                self._work[work.thread] = work.around
            if work.fired:  # at its last moment: it may not have been raised yet, and must not be later
                _raise(work.thread, None)

    def _run(self) -> None:
        while True:
            time.sleep(_TICK)
            for thread in list(self._work):
                with self._lock:
                    found = self._work.get(thread)
                    work = found() if found is not None else None
                    if work is not None and work.over():
                        work.fired = True
                        _raise(thread, TooMuch)
                    del work


def _raise(thread: int, what: type[BaseException] | None) -> None:
    """Raise it in that thread; None: forget what was to be raised."""
    kind = None if what is None else ctypes.py_object(what)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), kind)


def _clock(thread: int) -> int | None:
    """The clock of a thread's processor time, where the system has one."""
    if sys.platform == "linux":
        return time.pthread_getcpuclockid(thread)
    return None


_WATCH = _Watch()
