"""Who plays: this process, a process for each core, or a Ray cluster. The games are the same."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from signal import SIG_IGN, SIGINT, signal
from socket import create_connection
from threading import Thread
from types import ModuleType
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from wyprawa.lab.needs import LabError, package
from wyprawa.lab.playing import play_part
from wyprawa.players.apart import keyboard_held

Name: TypeAlias = Literal["processes", "ray"]
NAMES: tuple[str, ...] = get_args(Name)
_KNOCK = 10.0  # seconds
_GLANCE = 0.5  # seconds between a worker's looks at its parent
_AHEAD = 2  # parts waiting for each worker, so that none is ever idle


class Part(NamedTuple):
    """Some games of a plan: from `first` up to `end`."""

    number: int
    first: int
    end: int


class Engine(NamedTuple):
    """`workers` 0 is one for each core; `address` is that of a running Ray cluster, "" for one of our own."""

    name: str = "processes"
    workers: int = 0
    address: str = ""

    def play(self, plan: bytes, parts: Sequence[Part]) -> Generator[tuple[Part, bytes], None, None]:
        """Play the parts; they come as they are done. Close the iterator to stop early."""
        if self.name not in NAMES:
            raise LabError(f"--engine {self.name}: expected {' or '.join(NAMES)}")
        if self.workers < 0:
            raise LabError(f"--workers {self.workers}: expected 1 or more, or 0 for one for each core")
        if self.name == "ray":
            return _on_ray(plan, parts, self.workers, self.address)
        workers = min(self.workers or cores(), len(parts))
        return _here(plan, parts) if workers < 2 else _in_processes(plan, parts, workers)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _here(plan: bytes, parts: Sequence[Part]) -> Generator[tuple[Part, bytes], None, None]:
    for part in parts:
        yield part, play_part(plan, part.first, part.end)


def _in_processes(
    plan: bytes, parts: Sequence[Part], workers: int
) -> Generator[tuple[Part, bytes], None, None]:
    ahead = iter(parts)
    running: dict[Future[bytes], Part] = {}
    context = get_context("spawn")
    leave = context.Event()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_attend, initargs=(leave,))
    try:
        while True:
            while len(running) < workers * _AHEAD and (part := next(ahead, None)) is not None:
                with _no_main(), keyboard_held():
                    running[pool.submit(play_part, plan, part.first, part.end)] = part
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    except BrokenProcessPool:
        raise LabError("a worker was killed, perhaps for want of memory; run it again to go on") from None
    finally:
        if running:  # nobody waits for what is still played
            leave.set()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _no_main() -> Iterator[None]:
    """A new process would load the program that started it; a worker needs nothing of that."""
    main, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _attend(leave: Event) -> None:
    """In a worker: leave when told to, or when nobody is left to tell. Ctrl-C is the parent's business."""
    signal(SIGINT, SIG_IGN)
    parent = parent_process()

    def watch() -> None:
        while not leave.wait(_GLANCE):
            if parent is None or not parent.is_alive():
                break
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _on_ray(
    plan: bytes, parts: Sequence[Part], workers: int, address: str
) -> Generator[tuple[Part, bytes], None, None]:
    ray = package("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        _begin(ray, workers, address)
    try:
        work = ray.remote(num_cpus=1, max_retries=3)(play_part)
        shared = ray.put(plan)
        slots = workers or int(ray.cluster_resources().get("CPU", 1))
        ahead = iter(parts)
        running: dict[Any, Part] = {}
        while True:
            while len(running) < slots * _AHEAD and (part := next(ahead, None)) is not None:
                running[work.remote(shared, part.first, part.end)] = part
            if not running:
                return
            for done in ray.wait(list(running))[0]:
                yield running.pop(done), _got(ray, done)
    finally:
        if ours:
            ray.shutdown()


def _begin(ray: Any, workers: int, address: str) -> None:
    """Join a cluster, or start one on this machine that is gone when we are."""
    _knock(address)
    try:
        if address:
            ray.init(address=address, log_to_driver=False, logging_level="warning")
        else:
            ray.init(
                num_cpus=workers or cores(),
                include_dashboard=False,
                log_to_driver=False,
                logging_level="warning",
            )
    except (ConnectionError, RuntimeError, ValueError) as error:
        with suppress(Exception):
            ray.shutdown()
        raise LabError(f"--address {address or '(local)'}: no Ray cluster there: {error}") from None


def _knock(address: str) -> None:
    """See that somebody is there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # "auto" or "local", which Ray looks up itself
    try:
        create_connection((host, int(port)), timeout=_KNOCK).close()
    except (OSError, ValueError, OverflowError) as error:
        raise LabError(f"--address {address}: no Ray cluster there: {error}") from None


def _got(ray: Any, done: Any) -> bytes:
    try:
        lines: bytes = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, LabError):
            raise cause from None
        raise
    return lines
