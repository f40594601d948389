"""Record which tests run which lines of the rules."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from bench.mutants.changes import Change

Lines = dict[str, str]  # a file's lines, as the bits of a hexadecimal number


class Test(msgspec.Struct):
    """What is known of a test: how long it takes, whether it can be used, and the lines it runs."""

    seconds: float  # of the processor, while its lines are recorded
    passes: bool
    lines: Lines


def runs(lines: Lines, change: Change) -> bool:
    """Whether some line of the statement that a change lies in is among these."""
    first, last = change.span
    return bool(int(lines.get(change.file, "0"), 16) >> first & (1 << last - first + 1) - 1)


class Recorder:
    """Notes the lines of some files that run, between `recording` and its end."""

    def __init__(self, root: Path, files: Iterable[Path]) -> None:
        self.root = root
        self.seen: dict[str, set[int]] = {str(file): set() for file in files}

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Record in this thread and in those that begin meanwhile."""
        threading.settrace(self._enter)
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(None)

    def _enter(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self._step if frame.f_code.co_filename in self.seen else None

    def _step(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self.seen[frame.f_code.co_filename].add(frame.f_lineno)
        return self._step

    def lines(self) -> Lines:
        """What has been seen so far."""
        return {
            Path(file).relative_to(self.root).as_posix(): f"{sum(1 << line for line in lines):x}"
            for file, lines in self.seen.items()
            if lines
        }


class Cache:
    """Files of tests, kept in a folder under a digest of everything they depend on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, key: str) -> dict[str, Test]:
        file = self.folder / f"{key}.json"
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Test]) if file.exists() else {}

    def store(self, key: str, tests: dict[str, Test]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = self.folder / f"{key}.new"
        fresh.write_bytes(msgspec.json.encode(tests))
        fresh.replace(self.folder / f"{key}.json")
