"""`make load`: two hundred tables of the smallest game at once, two viewers at each, on one core.

The server has a core of its own; its visitors share the rest. Times are from sending an answer to receiving
the frame that shows it. When every viewer answers as soon as it is asked, there is always an answer of each
table on its way, and the time is their number over what the server can do in a second. People think first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypeVar

import uvloop

from bench.running import Server, allow_many_files, cores, running
from bench.viewers import Pair, Seen

T = TypeVar("T")
_WARMING = 3.0  # seconds before figures count
_MIDDLE = 14  # answers: about the middle of a game of two
_KNOWN = 600  # tables before memory is measured: drawings that are kept for all are not a table's
_AT_ONCE = 20  # tables that are brought to their middle at the same time


class Row(NamedTuple):
    """One round of load."""

    think: float
    answers: float  # per second
    games: float
    p50: float  # milliseconds, for who answered
    p90: float
    p99: float
    both_p50: float  # for the last of the two
    both_p99: float
    frame: float  # bytes
    cpu: float  # per cent of a core
    cost: float  # microseconds of the server's processor per answer
    visitors: float
    refused: int


TITLES = (
    "think s", "answers/s", "games/s", "p50 ms", "p90 ms", "p99 ms", "both p50", "both p99", "B/frame",
    "server %", "CPU µs", "visitors %",
)  # fmt: skip


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def part(values: Sequence[float], share: float) -> float:
    """The value that `share` of them are at most."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def load(server: Server, tables: int, think: float, seconds: float) -> Row:
    """So many tables for so long."""
    seen = Seen()
    pairs = [Pair(server.port, seen, seed, think) for seed in range(tables)]
    playing = [asyncio.create_task(pair.play_on()) for pair in pairs]
    await asyncio.sleep(_WARMING + 2 * think)
    seen.clear()
    began, cpu, own = perf_counter(), server.cpu(), process_time()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    passed = perf_counter() - began
    cpu, own = server.cpu() - cpu, process_time() - own
    for task in playing:
        task.cancel()
    for fault in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(fault, Exception):
            raise fault
    row = Row(
        think=think,
        answers=len(seen.own) / passed,
        games=seen.games / passed,
        p50=1000 * part(seen.own, 0.5),
        p90=1000 * part(seen.own, 0.9),
        p99=1000 * part(seen.own, 0.99),
        both_p50=1000 * part(seen.last, 0.5),
        both_p99=1000 * part(seen.last, 0.99),
        frame=sum(seen.sizes) / max(1, len(seen.sizes)),
        cpu=100 * cpu / passed,
        cost=1e6 * cpu / max(1, len(seen.own)),
        visitors=100 * own / passed,
        refused=seen.refused,
    )
    for pair in pairs:
        await pair.leave()
    return row


async def memory(server: Server, tables: int, *, stay: bool) -> float:
    """KiB that a table in the middle of its game adds to the server, with both its viewers there or gone."""

    async def some(seeds: Iterator[int]) -> None:
        for seed in seeds:
            pair = Pair(server.port, Seen(), seed, 0.0, most=_MIDDLE)
            await pair.play()
            if stay:
                held.append(pair)
            else:
                await pair.leave()

    async def add(seeds: Iterator[int]) -> None:
        await asyncio.gather(*[some(seeds) for _ in range(_AT_ONCE)])

    held: list[Pair] = []
    await add(iter(range(_KNOWN)))
    before = server.memory()
    await add(iter(range(_KNOWN, _KNOWN + tables)))
    grown = server.memory() - before
    for pair in held:
        await pair.leave()
    return grown / tables / 1024


def main() -> int:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print figures for machines")
    parser.add_argument("--seconds", type=float, default=20.0, help="of load for each row")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, nargs="*", default=[0.0, 0.5, 2.0], help="seconds; a row each")
    parser.add_argument("--idle", type=int, default=1000, help="tables to measure memory with; 0 for none")
    args = parser.parse_args()
    allow_many_files()
    core, others = cores()
    os.sched_setaffinity(0, others)
    rows, idle = [], {}
    with tempfile.TemporaryDirectory(prefix="wyprawa-load-") as folder:
        for think in args.think:
            with running(Path(folder) / f"{think}", core) as server:
                rows.append(run(load(server, args.tables, think, args.seconds)))
        for stay in (True, False) if args.idle else ():
            with running(Path(folder) / f"{stay}", core) as server:
                idle["two viewers" if stay else "no viewers"] = run(memory(server, args.idle, stay=stay))
    if args.json:
        found = {"rows": [row._asdict() for row in rows], "KiB per idle table": idle, "load": os.getloadavg()}
        print(json.dumps({"python": platform.python_version(), **found}, indent=2))
        return 0
    print(f"CPython {platform.python_version()}, smok, {args.tables} tables, {args.seconds:g} s for each row")
    if core == others:
        print("There is one core only: the visitors take their time from the server's.")
    print("".join(f"{title:>11}" for title in TITLES))
    for row in rows:
        print("".join(f"{figure:>11,.1f}" for figure in row[:-1]))
        if row.refused:
            print(f"{row.refused} answers were refused")
    for who, grown in idle.items():
        print(f"memory of an idle table with {who}: {grown:.0f} KiB, over {args.idle:,} tables")
    print(f"load of the machine at the end: {' '.join(f'{each:.1f}' for each in os.getloadavg())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
