"""`make bench`: our games and catanatron side by side, in one run, in turns.

Only decisions with more than one option count, for both. Times are the processor's. Rounds alternate between
the contenders and the median of the rounds is shown, so that a busy machine slows both alike: trust ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import wyprawa
from bench import boards, combats, gloomhaven, sights
from bench.measure import Contender, Figures, measure_round
from bench.ours import our_game

T = TypeVar("T", Figures, gloomhaven.Own, combats.Own, sights.Own, boards.Figures)
TITLES = ("decisions/s", "games/s", "fork µs", "view µs", "KiB/table")


def contenders(only: str | None, peer: bool) -> Iterator[Callable[[], Contender]]:
    for name, game in wyprawa.games().items():
        if only in (None, name):
            yield our_game(game)
    if peer:
        from bench.peer import catanatron

        yield catanatron


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print figures for machines")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of random play per round and contender")
    parser.add_argument("--alone", action="store_true", help="without catanatron")
    args = parser.parse_args()

    makers = list(contenders(args.game, peer=not args.alone))
    rounds: dict[str, list[Figures]] = {}
    own: list[gloomhaven.Own] = []
    fought: list[combats.Own] = []
    seen: list[sights.Own] = []
    kinds: list[dict[str, boards.Figures]] = []
    for number in range(args.rounds):
        for make in makers:
            contender = make()
            figures = measure_round(contender, args.seconds, seed=1000 * number)
            rounds.setdefault(contender.name, []).append(figures)
            print(f"\r{number + 1}/{args.rounds} {contender.name:<24}", end="", file=sys.stderr, flush=True)
        if args.game in (None, "gloomhaven"):
            own.append(gloomhaven.measure(seed=1000 * number))
        if args.game in (None, "hellscape"):
            fought.append(combats.measure())
        if args.game in (None, "niflheim"):
            seen.append(sights.measure())
        if args.game is None:
            kinds.append(boards.measure())
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr)

    table = {name: middle(rows) for name, rows in rounds.items()}
    compared = ratios(table)
    laid = {name: middle([each[name] for each in kinds]) for name in (kinds[0] if kinds else ())}
    if args.json:
        found: dict[str, Any] = {
            "python": platform.python_version(),
            "load": os.getloadavg(),
            "figures": {name: row._asdict() for name, row in table.items()},
            "ratios": {name: row._asdict() for name, row in compared.items()},
        }
        if own:
            found["gloomhaven"] = middle(own)._asdict()
        if fought:
            found["hellscape"] = middle(fought)._asdict()
        if seen:
            found["niflheim"] = middle(seen)._asdict()
        if laid:
            found["boards"] = {name: row._asdict() for name, row in laid.items()}
        print(json.dumps(found, indent=2))
        return 0
    print(f"CPython {platform.python_version()}, random play, median of {args.rounds} rounds")
    print(f"{'':<16}" + "".join(f"{title:>14}" for title in TITLES))
    for name, row in table.items():
        print(f"{name:<16}" + "".join(f"{figure:>14,.1f}" if figure else f"{'–':>14}" for figure in row))
    if compared:
        print("\nas multiples of catanatron's")
    for name, row in compared.items():
        print(f"{name:<16}" + "".join(f"{figure:>14.2f}" if figure else f"{'–':>14}" for figure in row))
    if own:
        promised("gloomhaven", gloomhaven.TITLES, middle(own), gloomhaven.LIMITS)
    if fought:
        promised("hellscape", combats.TITLES, middle(fought), combats.LIMITS)
    if seen:
        promised("niflheim", sights.TITLES, middle(seen), sights.LIMITS)
    if laid:
        print(f"\n{f'boards, {boards.CELLS} cells':<16}" + "".join(f"{title:>14}" for title in boards.TITLES))
        for name, each in laid.items():
            print(f"{name:<18}" + "".join(f"{figure:>14,.2f}" for figure in each)[2:])
    print(f"\nload of the machine at the end: {' '.join(f'{each:.1f}' for each in os.getloadavg())}")
    return 0


def promised(name: str, titles: Iterable[str], took: Iterable[float], limits: Iterable[float]) -> None:
    """What a game promises of its own."""
    print(f"\n{f'{name}, ms':<25}took       at most")
    for title, ms, limit in zip(titles, took, limits, strict=True):
        print(f"{title:<20}{ms:>9.3f}{limit:>14,.1f}")


def middle(rows: list[T]) -> T:
    """The median of each figure."""
    return type(rows[0])(*(statistics.median(column) for column in zip(*rows, strict=True)))


def ratios(table: dict[str, Figures]) -> dict[str, Figures]:
    """Each game's figures over catanatron's; 0 where it has none."""
    peer = table.pop("catanatron", None)
    if peer is None:
        return {}
    found = {
        name: Figures(*(ours / theirs if theirs else 0.0 for ours, theirs in zip(row, peer, strict=True)))
        for name, row in table.items()
    }
    table["catanatron"] = peer
    return found


if __name__ == "__main__":
    sys.exit(main())
