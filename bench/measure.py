"""What is measured, the same way for every contender, in processor time: what else runs is not counted."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, NamedTuple


class Contender(NamedTuple):
    """Something that plays. A game is whatever `start` returns."""

    name: str
    start: Callable[[int], Any]
    over: Callable[[Any], bool]
    play: Callable[[Any], int]  # one random decision; 1 if it had more than one option, else 0
    fork: Callable[[Any], Any]  # a copy ready to be played on
    view: Callable[[Any], Any] | None


class Figures(NamedTuple):
    decisions_per_second: float
    games_per_second: float
    fork_us: float
    view_us: float  # 0 where there is no such thing
    table_kib: float


def measure_round(contender: Contender, seconds: float, seed: int) -> Figures:
    """One round: random play for so long, then forks and views along one game, then memory."""
    decisions, games, spent = _random_play(contender, seconds, seed)
    points = _points(contender, seed)
    fork = _average(contender.fork, points)
    view = _average(contender.view, points) if contender.view is not None else 0.0
    return Figures(
        decisions_per_second=decisions / spent,
        games_per_second=games / spent,
        fork_us=fork,
        view_us=view,
        table_kib=_memory(contender, seed),
    )


def _random_play(contender: Contender, seconds: float, seed: int) -> tuple[int, int, float]:
    play, over = contender.play, contender.over
    decisions = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        game = contender.start(seed + games)
        while not over(game):
            decisions += play(game)
        games += 1
    return decisions, games, spent


def _points(contender: Contender, seed: int) -> list[Any]:
    """Copies of one game taken at every tenth decision."""
    game = contender.start(seed)
    points = []
    made = 0
    while not contender.over(game):
        if made % 10 == 0:
            points.append(contender.fork(game))
        contender.play(game)
        made += 1
    return points


def _average(work: Callable[[Any], Any], points: list[Any], repeats: int = 40) -> float:
    """Microseconds per call over all points."""
    gc.collect()
    begun = time.process_time()
    for point in points:
        for _ in range(repeats):
            work(point)
    return (time.process_time() - begun) / (len(points) * repeats) * 1e6


def _memory(contender: Contender, seed: int, tables: int = 30) -> float:
    """KiB per game after thirty decisions."""
    contender.start(seed)  # what is loaded once is not a table's
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = []
    for n in range(tables):
        game = contender.start(seed + n)
        for _ in range(30):
            if not contender.over(game):
                contender.play(game)
        kept.append(game)
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(kept) / 1024
