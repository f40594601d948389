"""Several processes think about one choice, each in worlds of its own, and put together what they found."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any

from wyprawa.kernel import GameError, Option
from wyprawa.players.race import Runner, ranked

Thinking = Callable[[int], list[Runner]]


@contextmanager
def keyboard_held() -> Iterator[None]:
    """Ctrl-C waits meanwhile, and a process started now never hears it, not even while it starts."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def check(processes: int) -> None:
    """Raise `GameError` if so many cannot think here."""
    if processes < 1:
        raise GameError(f"a search needs at least one process, not {processes!r}")
    if processes > 1 and "fork" not in get_all_start_methods():
        raise GameError(f"a search in {processes} processes needs `fork`, which this system does not have")


def together(think: Thinking, processes: int) -> list[list[Runner]]:
    """What `think(0)`, `think(1)` … found; the first is this process. One that dies is left out."""
    context = get_context("fork")
    waiting: list[tuple[Any, Connection]] = []
    for n in range(1, processes):
        mine, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_send, args=(theirs, think, n), daemon=True)
        process.start()
        theirs.close()
        waiting.append((process, mine))
    found = [think(0)]
    for process, mine in waiting:
        try:
            found.append(mine.recv())
        except EOFError:
            pass
        finally:
            mine.close()
            process.join()
    return found


def _send(out: Connection, think: Thinking, n: int) -> None:
    out.send(think(n))
    out.close()


def merged(found: Sequence[Sequence[Runner]], trust: float) -> list[Runner]:
    """One ranking of all that was tried: those that came to an end of some race first."""
    whole: dict[Option, Runner] = {}
    last: dict[Option, None] = {}
    for runners in found:
        last.update(dict.fromkeys(runner.option for runner in runners[:2]))
        for runner in runners:
            one = whole.setdefault(runner.option, Runner(runner.option, runner.better))
            one.worlds += runner.worlds
            one.values += runner.values
            one.ways += runner.ways
    rest = [runner for option, runner in whole.items() if option not in last]
    return ranked([whole[option] for option in last], trust) + ranked(rest, trust)
