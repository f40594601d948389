"""`make balance`: is Monster Lands fair? Many four-player games of sensible bots, and what they say.

Clans are dealt at random, so that affinity and seat can be told apart. Writes docs/balance/monsterlands.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, NamedTuple

import wyprawa
from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import Chance
from wyprawa.lab import statistics

PAGE = Path(__file__).parent.parent / "docs" / "balance" / "monsterlands.md"


class Played(NamedTuple):
    """One game: by seat counted from the first player, the affinity, the points and the share of the win."""

    affinities: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    rounds: int


def play(seed: int, sensible: frozenset[int] = frozenset(range(4)), **options: Any) -> Played:
    """One game. Bots see the true world and use of it what their seat knows; others play at random."""
    chance = Chance(seed)
    table = wyprawa.new(GAME, seed=seed, telling=False, **options)
    first = table.state.first
    while not table.over:
        choice = table.choices[0]
        if choice.ask == "clan":
            table.choose(chance.pick(choice.options, "clan"), choice.seat)
        elif choice.seat not in sensible:
            table.choose(chance.pick(choice.options, "random"), choice.seat)
        else:
            assert GAME.bot is not None
            table.choose(GAME.bot(table.state, choice, chance), choice.seat)
    outcome = table.outcome
    assert outcome is not None
    seats = [(first + n) % table.seats for n in range(table.seats)]
    wins = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in seats]
    return Played(
        tuple(table.state.clans[seat].affinity for seat in seats),
        tuple(outcome.scores[seat] for seat in seats),
        tuple(wins),
        table.state.round,
    )


def four_players(seed: int) -> Played:
    return play(seed, seats=4, level="normal")


def solo(seed: int) -> Played:
    return play(seed, seats=1, scenario=1)


def against_random(seed: int) -> bool:
    """One sensible clan among three that play at random: does it win?"""
    seat = seed % 4
    played = play(seed, frozenset({seat}), seats=4, level="normal", first="host")
    return played.wins[seat] == 1


def per_cent(share: float, games: int) -> str:
    return f"{100 * share:.1f} % ± {50 * statistics.share(share * games, games).width:.1f}"


def report(games: Sequence[Played], alone: Sequence[Played], beaten: Sequence[bool]) -> str:
    scores = [score for game in games for score in game.scores]
    cuts = quantiles(scores, n=10)
    lines = [
        "# Monster Lands: is it fair?",
        "",
        f"Made by `make balance`: {len(games)} four-player games at normal level and {len(alone)} solo games "
        "of scenario 1 at beginner level, sensible bots, clans dealt at random.",
        "",
        "| question | answer | wanted |",
        "|---|---|---|",
        f"| mean final score, four players | {mean(scores):.1f} (tenths {cuts[0]:.0f} to {cuts[8]:.0f}) | "
        f"35 to 60, the Adept and Hero marks of solo scenario 1 |",
    ]
    for number, name in enumerate(AFFINITIES):
        share = mean(game.wins[game.affinities.index(number)] for game in games)
        lines.append(f"| wins of {name} | {per_cent(share, len(games))} | 21 % to 29 % |")
    first = mean(game.wins[0] for game in games)
    lines.append(f"| wins of the first player | {per_cent(first, len(games))} | 21 % to 29 % |")
    for seat in (1, 2, 3):
        share = mean(game.wins[seat] for game in games)
        place = ("second", "third", "fourth")[seat - 1]
        lines.append(f"| wins of the {place} player | {per_cent(share, len(games))} | |")
    rounds = Counter(game.rounds for game in games)
    shares = ", ".join(f"{n}: {100 * rounds[n] / len(games):.0f} %" for n in sorted(rounds))
    lines.append(f"| rounds played | {shares} | at most 6, fewer when somebody has 30 Glory |")
    veterans = mean(game.scores[0] >= 45 for game in alone)
    lines.append(
        f"| solo scenario 1 at Veteran or better | {per_cent(veterans, len(alone))} | at least half |"
    )
    lines.append(
        f"| wins of one sensible clan against three random ones, {len(beaten)} games | "
        f"{per_cent(mean(beaten), len(beaten))} | at least 95 % |"
    )
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--solo", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args()
    with Pool(args.jobs) as pool:
        games = []
        for n, game in enumerate(pool.imap(four_players, range(args.games), chunksize=8), 1):
            games.append(game)
            print(f"\r{n}/{args.games}", end="", file=sys.stderr, flush=True)
        alone = pool.map(solo, range(args.solo), chunksize=8)
        beaten = pool.map(against_random, range(args.solo), chunksize=8)
    print("\r", end="", file=sys.stderr)
    text = report(games, alone, beaten)
    print(text)
    if not args.print:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
