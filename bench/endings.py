"""`python -m bench.endings hellscape --games 3000`: do games of random players end, and how soon?

Half of the games are in the game's modes by turns, half with options drawn at random. A game that meets an
error or its bound stops the run with the options and the seed that lead there again. `--set attempts=2` gives
an option to all games: Niflheim's campaign lets a scenario be tried for ever where it is 0 (GN-35.9).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from multiprocessing import Pool
from statistics import median
from typing import Any, NamedTuple

import msgspec

from wyprawa.conformance.drawing import draw_options
from wyprawa.conformance.play import chance_of, choose
from wyprawa.kernel import games, new

CHUNK = 5  # games a process is given at a time


class Ended(NamedTuple):
    choices: int
    won: bool
    reason: str


def play(name: str, given: Mapping[str, Any], seed: int) -> Ended:
    """One game, to its end."""
    game, chance = games()[name], chance_of(seed)
    drawn = game.modes[seed // 2 % len(game.modes)] if seed % 2 else draw_options(game, chance)
    options = {**drawn, **given}
    table = new(game, seed=seed, telling=False, **options)
    try:
        while not table.over:
            if len(table.history) >= game.bound:
                raise RuntimeError(f"no end within {game.bound} choices")
            choose(table, chance)
    except Exception as error:
        error.add_note(f"{name}, seed {seed}, choice {len(table.history)}, options {options!r}")
        raise
    assert table.outcome is not None
    return Ended(len(table.history), bool(table.outcome.winners), table.outcome.reason)


def report(found: Sequence[Ended], bound: int) -> str:
    lengths = [game.choices for game in found]
    reasons = sorted({game.reason for game in found})
    counts = ", ".join(f"{reason} {sum(game.reason == reason for game in found)}" for reason in reasons)
    return (
        f"{len(found)} random games, all ended: median {median(lengths):.0f} choices, longest {max(lengths)} "
        f"(bound {bound}); won {sum(game.won for game in found)}; {counts}"
    )


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.endings", description=__doc__)
    parser.add_argument("game", choices=tuple(games()))
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="of all games")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(argv)
    given = {
        name: msgspec.json.decode(value) for name, _, value in (each.partition("=") for each in args.set)
    }
    bound = games()[args.game].bound
    found: list[Ended] = []
    with Pool(args.jobs) as pool:
        seeds = range(args.seed, args.seed + args.games)
        played: Iterator[Ended] = pool.imap(partial(play, args.game, given), seeds, CHUNK)
        while part := list(islice(played, 100)):
            found += part
            print(report(found, bound), flush=True)


if __name__ == "__main__":
    main()
