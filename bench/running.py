"""A server in a process of its own, on a core of its own, with limits no bench reaches; and its figures."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

_PLENTY = 100_000_000
_LIMITS = ",".join(
    f"{name}={_PLENTY}"
    for name in (
        "message_rate", "message_burst", "address_rate", "address_burst", "tables_per_hour",
        "viewers_per_address", "frame_rate", "frame_burst", "address_frame_rate", "address_frame_burst",
    )
)  # fmt: skip
_TICK = os.sysconf("SC_CLK_TCK")


def cores() -> tuple[set[int], set[int]]:
    """A core for the server and the others for its visitors; the same one if there is no other."""
    first, *others = sorted(os.sched_getaffinity(0))
    return {first}, set(others) or {first}


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server(NamedTuple):
    process: int
    port: int

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def memory(self) -> int:
        """Bytes that are in memory now."""
        pages = int(Path(f"/proc/{self.process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def running(folder: Path, core: set[int]) -> Iterator[Server]:
    """A server on an empty database in `folder`, ended at the end. It must not complain."""
    with started(folder, core, _LIMITS) as server:
        yield server
    if text := (folder / "log").read_text():
        raise SystemExit(f"the server complained:\n{text[-2000:]}")


@contextmanager
def started(folder: Path, core: set[int] | None = None, limits: str = "") -> Iterator[Server]:
    """The same, with limits as they are unless others are given; what it writes to its log is in `log`."""

    def settle() -> None:
        if core is not None:
            os.sched_setaffinity(0, core)

    environ = os.environ | {
        "WYPRAWA_HOST": "127.0.0.1",
        "WYPRAWA_PORT": "0",
        "WYPRAWA_DATABASE": f"sqlite:///{folder / 'tables.db'}",
        "WYPRAWA_LIMITS": limits,
    }
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "log").open("w") as complaints:
        server = subprocess.Popen(
            [sys.executable, "-m", "wyprawa.server"],
            env=environ,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            preexec_fn=settle,
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if said:
                yield Server(server.pid, int(said.partition("127.0.0.1:")[2].partition("/")[0]))
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
