"""`make balance`: is Monster Lands fair? Writes docs/balance/monsterlands.md.

Games are kept as they are played, so that a study that was stopped goes on where it stood. Another bot, other
rules or other figures are another study.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

import msgspec

import wyprawa
from bench.balance import power
from bench.balance.games import TABLES, Played, play
from bench.balance.page import SEATS, Study, page
from wyprawa.lab.shards import put

HERE = Path(__file__).parent.parent.parent
PAGE = HERE / "docs" / "balance" / "monsterlands.md"
SOURCE = Path(wyprawa.__file__).parent
TOLD = ("view", "words", "events", "tools")  # rooms of the game that decide nothing
CHUNK = 50  # games in a file

Job = tuple[str, int, int, Path]
_GAMES = msgspec.json.Decoder(list[Played])


def fingerprint() -> str:
    """Of everything that decides how a game comes out."""
    found, game = hashlib.sha256(), SOURCE / "games" / "monsterlands"
    for room in (SOURCE / "kernel", SOURCE / "parts", game):
        for file in sorted(file for ending in ("py", "toml") for file in room.rglob(f"*.{ending}")):
            if room != game or file.relative_to(game).parts[0] not in TOLD:
                found.update(file.read_bytes())
    return found.hexdigest()[:12]


def jobs(folder: Path, games: int, fewer: int) -> Iterator[Job]:
    """All tables by turns, so that a study stopped early can be read with fewer games of each."""
    for first in range(0, max(games, fewer), CHUNK):
        for table in TABLES:
            count = games if table in SEATS else fewer
            if first < count:
                yield table, first, min(first + CHUNK, count), folder / f"{table}-{first:05}.json"


def chunk(job: Job) -> tuple[str, list[Played]]:
    """Played, or read if it was played before."""
    table, first, end, file = job
    if file.exists():
        return table, _GAMES.decode(file.read_bytes())
    games = [play(table, seed) for seed in range(first, end)]
    put(file, msgspec.json.encode(games))
    return table, games


def main() -> int:
    parser = argparse.ArgumentParser(prog="make balance", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each of 2, 3 and 4 seats")
    parser.add_argument("--fewer", type=int, default=500, help="with Deceits, alone, against random clans")
    parser.add_argument("--sample", type=int, default=90, help="games whose trails weigh Traps and Equipment")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="folder for the games; build/balance/FINGERPRINT")
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args()
    folder = args.keep or HERE / "build" / "balance" / fingerprint()
    folder.mkdir(parents=True, exist_ok=True)
    todo = list(jobs(folder, args.games, args.fewer))
    played: dict[str, list[Played]] = {}
    with Pool(args.jobs) as pool:
        for n, (table, games) in enumerate(pool.imap(chunk, todo), 1):
            played.setdefault(table, []).extend(games)
            print(f"\r{n}/{len(todo)} × {CHUNK} games", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    found = power.sample(args.sample)
    text = page(Study(played, power.traps(found), power.equipment(found)))
    print(text)
    if not args.print:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
