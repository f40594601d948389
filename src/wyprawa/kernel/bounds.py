"""Bounds on what comes from outside: how much of it there is, and what the rules may spend on it.

Rules are trusted; the states and options they are given are not: one line of text makes a state with a
trillion dice. `watched` stops the rules, wherever they are, when they take too long or too much memory.
"""

from __future__ import annotations

import ctypes
import re
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from wyprawa.kernel.errors import OutOfBounds

MOST_BYTES = 4 << 20  # of a file; a long game takes some 20,000
LONGEST = 1 << 20  # letters of a line
DEEPEST = 40  # nested brackets
DIGITS = 2_000  # of a number: a set of a thousand hexes has 300
SECONDS = 60.0  # for playing a file again, which usually takes one or two
MEMORY = 1 << 30  # bytes beyond what the process had at its highest

_LONG_NUMBER = re.compile(rf"[0-9]{{{DIGITS + 1}}}")
_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{(]|[\]})]')
_LOOK = 0.05  # seconds between looks at the clock and at memory


def fault(line: str) -> str:
    """What is too much about a line; empty if it may be read."""
    if len(line) > LONGEST:
        return f"{len(line):,} letters, expected at most {LONGEST:,}"
    if _LONG_NUMBER.search(line):
        return f"a number of more than {DIGITS} digits"
    if _depth(line) > DEEPEST:
        return f"brackets more than {DEEPEST} deep"
    return ""


def _depth(line: str) -> int:
    """How deep brackets are nested, as far as it matters."""
    if line.count("[") + line.count("{") + line.count("(") <= DEEPEST:
        return 0
    depth = deepest = 0
    for match in _BRACKET.finditer(line):
        if match[0] in "[{(":
            depth += 1
            deepest = max(deepest, depth)
        elif match[0] in "]})":
            depth -= 1
    return deepest


class _Stopped(BaseException):
    """Raised in the middle of the rules by whoever watches them."""


@contextmanager
def watched(seconds: float = SECONDS, memory: int = MEMORY) -> Iterator[None]:
    """Raise `OutOfBounds` if the code inside takes too long or too much memory. Python code is stopped in any
    thread; a single call that does not return, such as making a huge list, is not."""
    watch = _Watch(seconds, memory)
    try:
        watch.start()
        try:
            yield
        finally:
            watch.leave()
    except _Stopped:
        raise OutOfBounds(watch.why) from None
    except MemoryError:
        raise OutOfBounds("it takes more memory than there is") from None


class _Watch(threading.Thread):
    def __init__(self, seconds: float, memory: int) -> None:
        super().__init__(name="wyprawa-watch", daemon=True)
        self.why = ""
        self._who = threading.get_ident()
        self._until, self._seconds = time.monotonic() + seconds, seconds
        self._most = _peak() + memory
        self._left = threading.Event()
        self._lock = threading.Lock()

    def run(self) -> None:
        while not self._left.wait(_LOOK):
            if time.monotonic() > self._until:
                self.why = f"it takes longer than {self._seconds:g} s"
            elif _peak() > self._most:
                self.why = "it takes too much memory"
            if self.why:
                with self._lock:
                    if not self._left.is_set():
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(
                            ctypes.c_ulong(self._who), ctypes.py_object(_Stopped)
                        )
                return

    def leave(self) -> None:
        """Once this returns, nothing more is raised."""
        with self._lock:
            self._left.set()
        if self.why:
            for _ in range(1000):  # time for what was raised just now to arrive
                pass


def _peak() -> int:
    """The most memory this process has had, in bytes; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
