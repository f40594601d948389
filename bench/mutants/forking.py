"""A few forked processes at a time, each with a folder of its own for what it writes."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from bench.mutants.running import Result, confine

STILL = 600  # seconds without a new test, after which a process counts as stuck
BROKEN = 70  # how a process ends whose fault is this program's
PAUSE = 0.01
Key = TypeVar("Key")
Job = Callable[[Path], None]


@dataclass
class Ended(Generic[Key]):
    """A process that has ended, and what it left."""

    key: Key
    folder: Path
    status: int  # negative: the signal that ended it
    seconds: float

    @property
    def at(self) -> str:
        """The test it was at."""
        file = self.folder / "at"
        return file.read_text() if file.exists() else ""

    @property
    def output(self) -> str:
        return (self.folder / "output").read_text(errors="replace")

    @property
    def result(self) -> Result | None:
        """How its tests ended; None if it did not come to their end."""
        if self.status > 0:
            raise RuntimeError(f"the tests' process broke at {self.at or 'its beginning'}:\n{self.output}")
        file = self.folder / "result"
        return msgspec.json.decode(file.read_bytes(), type=Result) if file.exists() else None


def run_jobs(jobs: Iterable[tuple[Key, Job]], workers: int) -> Iterator[Ended[Key]]:
    """Run jobs in forked processes, `workers` at a time; their folders last until the next is asked for."""
    waiting = iter(jobs)
    running: dict[int, tuple[Key, Path, float]] = {}
    scratch = Path(tempfile.mkdtemp(prefix="mutants-"))
    number = 0
    try:
        while True:
            while len(running) < workers and (job := next(waiting, None)) is not None:
                folder = scratch / str(number)
                folder.mkdir()
                running[_fork(job[1], folder)] = (job[0], folder, time.monotonic())
                number += 1
            if not running:
                return
            for pid, status in _ended(running):
                key, folder, began = running.pop(pid)
                yield Ended(key, folder, status, time.monotonic() - began)
                shutil.rmtree(folder, ignore_errors=True)
    finally:
        for pid in running:
            _end_group(pid)
            with suppress(ChildProcessError):
                os.waitpid(pid, 0)
        shutil.rmtree(scratch, ignore_errors=True)


def _ended(running: dict[int, tuple[Key, Path, float]]) -> list[tuple[int, int]]:
    """Wait until some processes have ended; those that are stuck are ended."""
    while True:
        ended = []
        for pid, (_, folder, _) in running.items():
            there, status = os.waitpid(pid, os.WNOHANG)
            if not there and _stuck(folder):
                _end_group(pid)
                there, status = os.waitpid(pid, 0)
            if there:
                _end_group(pid)  # whatever the tests have left behind
                ended.append((pid, os.waitstatus_to_exitcode(status)))
        if ended:
            return ended
        time.sleep(PAUSE)


def _stuck(folder: Path) -> bool:
    with suppress(FileNotFoundError):
        return time.time() - (folder / "at").stat().st_mtime > STILL
    return time.time() - folder.stat().st_mtime > STILL


def _end_group(pid: int) -> None:
    """End a process of ours with all that it has started; each has a group of its own."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


def _fork(job: Job, folder: Path) -> int:
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    status = BROKEN
    try:
        os.setsid()
        output = os.open(folder / "output", os.O_WRONLY | os.O_CREAT)
        for stream in (1, 2):
            os.dup2(output, stream)
        os.environ["TMPDIR"] = os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
        tempfile.tempdir = None
        confine()
        job(folder)
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
