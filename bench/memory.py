"""`make memory`: how much a process that draws tables holds, game by game, and all games one after another.

Each row is a process of its own: so many tables of random play, drawn for every seat after each choice as the
server draws them. What grows is what is kept of drawings and odds. A game that random players do not bring to
an end is left after so many choices.
"""

from __future__ import annotations

import argparse
import gc
import random
import subprocess
import sys
from functools import _lru_cache_wrapper
from pathlib import Path

from wyprawa.kernel import find, games, new
from wyprawa.scene import look
from wyprawa.scene.html import frame
from wyprawa.server.sight import words_of

TABLES = 20
LONG = 500  # choices
LANGUAGES = ("en", "pl")


def resident() -> float:
    """Megabytes this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def draw_tables(game: str, tables: int, seed: int = 0) -> int:
    """Random games, drawn for each seat; the frames drawn."""
    frames = 0
    for number in range(tables):
        luck, modes = random.Random(seed + number), find(game).modes
        table = new(game, seed=seed + number, **modes[number % len(modes)])
        words = words_of(table, LANGUAGES[number % len(LANGUAGES)])
        for _ in range(LONG):
            if table.over:
                break
            for seat in (None, *range(table.seats)):
                frame(look(table, seat), words, seat)
                frames += 1
            choice = luck.choice(table.choices)
            table.choose(luck.choice(choice.options), choice.seat)
    return frames


def caches() -> list[str]:
    """The fullest caches, by entries."""
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    rows = sorted(((each.cache_info().currsize, each) for each in found), key=lambda row: -row[0])
    return [f"{size:8,}  {each.__module__}.{each.__qualname__}" for size, each in rows[:12]]


def row(names: list[str], tables: int, full: bool) -> None:
    words_of(new(names[0], seed=0), "en")
    before, frames = resident(), sum(draw_tables(name, tables) for name in names)
    gc.collect()
    print(f"{' + '.join(names):32} {tables:7} {frames:8,} {before:9.0f} {resident():9.0f}", flush=True)
    if full:
        print("\n".join(caches()))


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument(
        "games", nargs="*", help="in this process, one after another; without it a row for each"
    )
    read.add_argument("--tables", type=int, default=TABLES)
    read.add_argument("--caches", action="store_true", help="print the fullest caches too")
    given = read.parse_args()
    if given.games:
        row(given.games, given.tables, given.caches)
        return
    print(f"{'':32} {'tables':>7} {'frames':>8} {'begun MB':>9} {'then MB':>9}", flush=True)
    for names in (*([name] for name in games()), [*games()]):
        here = [sys.executable, "-m", "bench.memory", *names, "--tables", str(given.tables)]
        subprocess.run([*here, *(["--caches"] if given.caches else [])], check=True)


if __name__ == "__main__":
    main()
