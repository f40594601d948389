"""`python -m bench.scenarios`: do sensible heroes win Gloomhaven? Writes docs/balance/gloomhaven.md.

Four parts, on seeds that nothing was tuned on:

- `first`: four newcomers play the first twenty scenarios of the book at the recommended level;
- `classes`: the same on the first ten, each of the other classes in the place of one of the four by turns;
- `book`: the scenarios after them with the same heroes of level 5, and those for one class with that one;
- `strong`: the same with heroes of level 9 against scenarios of level 0. Who does not even win so does not
  understand the goal, or the page has a fault.

Games are kept as they are played, so that a study that was stopped goes on where it stood. Another bot, other
rules or other figures are another study. The page has every part of which there are games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, get_args

import msgspec

from bench.parties import Party, Played, play
from bench.scenarios_page import page
from bench.studying import gather, kept, place, show
from wyprawa.games.gloomhaven.content import CLASSES, SCENARIOS
from wyprawa.games.gloomhaven.setup import NEWCOMERS

PAGE = Path(__file__).parent.parent / "docs" / "balance" / "gloomhaven.md"
TOLD = (
    "view",
    "texts",
    "look",
    "told",
    "notation",
    "problems",
    "words",
    "learn",
)  # rooms that decide nothing
FIRST, TEN, BOOK = range(1, 21), range(1, 11), range(21, 96)
VETERANS, STRONG = 5, 9  # the levels of those who play the rest of the book
FRESH = 1_000_000  # the first seed; those below are for tuning
GAMES = {"first": 100, "classes": 10, "book": 10, "strong": 6}  # on each scenario, if nothing is said
CHUNK = 10  # games in a file
ALL = "all"

Part = Literal["first", "classes", "book", "strong"]
Job = tuple[Part, str, int, int, int, Path]
_GAMES = msgspec.json.Decoder(list[Played])


def parties(part: Part) -> Iterator[tuple[str, int]]:
    """Who plays what: a name and the scenario."""
    if part == "first":
        yield from (("newcomers", number) for number in FIRST)
    elif part == "classes":
        for name in CLASSES:
            if name not in NEWCOMERS:
                yield from ((name, number) for number in TEN)
    else:
        yield from (("veterans", number) for number in BOOK)
        yield from ((page.solo, page.number) for page in SCENARIOS.values() if page.solo)


def party(part: Part, who: str, number: int, seed: int) -> Party:
    if part == "classes":
        heroes = list(NEWCOMERS)
        heroes[seed % len(heroes)] = who
        return Party(number, tuple(heroes))
    able = (who,) if who in CLASSES else NEWCOMERS
    if part == "strong":
        return Party(number, able, STRONG, against=0)
    return Party(number, able, 1 if part == "first" else VETERANS)


def jobs(folder: Path, part: Part, seed: int, games: int) -> Iterator[Job]:
    """All scenarios by turns, so that a study stopped early can be read with fewer games of each."""
    for first in range(seed, seed + games, CHUNK):
        end = min(first + CHUNK, seed + games)
        for who, number in parties(part):
            yield part, who, number, first, end, folder / part / f"{who}-{number:03}-{first}-{end}.json"


def chunk(job: Job) -> list[Played]:
    """Played, or read if it was played before."""
    part, who, number, first, end, file = job
    file.parent.mkdir(parents=True, exist_ok=True)
    return kept(
        file,
        _GAMES,
        lambda: [
            play(party(part, who, number, seed), seed, telling=part == "book") for seed in range(first, end)
        ],
    )


def found(folder: Path, part: Part) -> list[Played]:
    """All games of a part that were ever played."""
    return [
        game for file in sorted(folder.glob(f"{part}/*.json")) for game in _GAMES.decode(file.read_bytes())
    ]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.scenarios", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=(*get_args(Part), ALL), default=ALL)
    parser.add_argument("--games", type=int, help="on each scenario")
    parser.add_argument("--seed", type=int, default=FRESH, help="of the first game of each scenario")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="folder for the games; one in build/balance if not said")
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args(argv)
    folder = place("gloomhaven", TOLD, args.keep)
    for part in get_args(Part) if ALL in args.parts else args.parts:
        gather(
            chunk,
            list(jobs(folder, part, args.seed, GAMES[part] if args.games is None else args.games)),
            args.jobs,
        )
    text = page(*(found(folder, part) for part in get_args(Part)))
    return show(text, PAGE, only_print=args.print)


if __name__ == "__main__":
    sys.exit(main())
