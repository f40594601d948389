"""`make floods`: somebody floods the server from one address; how long do answers take at others' tables?

The server runs with its limits as they are. Two pairs of people play the smallest game while a process of its
own floods from another address, one flood after the other. Fails if 99 of 100 answers do not come
within 300 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

from bench.flooders import FLOODS, flood
from bench.load import part, run
from bench.running import Server, allow_many_files, cores, started
from bench.viewers import Pair, Seen

WANTED = 300.0  # milliseconds at the 99th percentile
_PAIRS = 2
_THINK = 0.15  # seconds
_WARMING = 1.5  # seconds of a flood before figures count


class Row(NamedTuple):
    flood: str
    answers: int
    p50: float  # milliseconds
    p99: float
    worst: float


async def measure(server: Server, name: str, seconds: float) -> Row:
    """The answers of people at other tables under one flood, or under none."""
    seen = Seen()
    playing = [asyncio.create_task(Pair(server.port, seen, seed, _THINK).play_on()) for seed in range(_PAIRS)]
    await asyncio.sleep(0.5)
    flooding = await asyncio.to_thread(_begin, server, name, seconds + _WARMING)
    await asyncio.sleep(_WARMING)
    seen.clear()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in playing:
        task.cancel()
    for fault in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(fault, Exception):
            raise fault
    if flooding is not None:
        await asyncio.to_thread(flooding.join)
    times = [1000 * each for each in seen.last]
    return Row(
        name or "none", len(times), part(times, 0.5), part(times, 0.99), max(times, default=float("nan"))
    )


def _begin(server: Server, name: str, seconds: float) -> BaseProcess | None:
    if not name:
        return None
    context = get_context("spawn")
    begun = context.Event()
    process = context.Process(target=flood, args=(name, server.port, seconds, begun), daemon=True)
    process.start()
    if not begun.wait(60):
        raise RuntimeError(f"the flood {name!r} does not begin")
    return process


def main() -> int:
    parser = argparse.ArgumentParser(prog="make floods", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print figures for machines")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each flood")
    parser.add_argument("--only", help="one flood: " + ", ".join(FLOODS).replace("%", "%%"))
    args = parser.parse_args()
    allow_many_files()
    core, others = cores()
    os.sched_setaffinity(0, others)
    names = ["", *([args.only] if args.only else FLOODS)]
    with (
        tempfile.TemporaryDirectory(prefix="wyprawa-floods-") as folder,
        started(Path(folder), core) as server,
    ):
        rows = [run(measure(server, name, args.seconds)) for name in names]
        complaints = (Path(folder) / "log").stat().st_size
    slow = [row.flood for row in rows if not row.p99 < WANTED]
    if args.json:
        found = {"rows": [row._asdict() for row in rows], "log bytes": complaints, "load": os.getloadavg()}
        print(json.dumps({"python": platform.python_version(), **found}, indent=2))
        return len(slow)
    print(f"CPython {platform.python_version()}, answers at other tables, {args.seconds:g} s of each flood")
    print(f"{'flood':<12}{'answers':>10}{'p50 ms':>10}{'p99 ms':>10}{'worst ms':>10}")
    for row in rows:
        print(f"{row.flood:<12}{row.answers:>10,}{row.p50:>10.1f}{row.p99:>10.1f}{row.worst:>10.1f}")
    print(f"{complaints:,} bytes of log; load of the machine {' '.join(f'{x:.1f}' for x in os.getloadavg())}")
    if slow:
        print(f"over {WANTED:g} ms at the 99th percentile: {', '.join(slow)}")
    return int(bool(slow))


if __name__ == "__main__":
    sys.exit(main())
