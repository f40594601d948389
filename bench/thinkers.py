"""`python -m bench.thinkers monsterlands`, `warcraft`, `gloomhaven`, `hellscape`: how much better is search?

Among rivals a search plays two-player games against the bot, each seed once from either seat. In
Gloomhaven four searches lead a party through scenarios 1 to 20, and four bots the same games. In Hellscape
one search leads four Heroes through the Missions that sensible parties win least, and one bot the same games.
What was played is kept in a file, so that a run can be broken off and goes on where it stopped.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from multiprocessing import Pool
from pathlib import Path

import msgspec

import wyprawa
from bench.hellscape import party
from bench.heroes import PARTY
from wyprawa.lab.statistics import mean, share
from wyprawa.players import Player, play, player, race

SCENARIOS = range(1, 21)
MISSIONS = ("michael", "soul_keys")  # those with a boss, won least by docs/balance/hellscape.md


class Job(msgspec.Struct, frozen=True):
    """A game: among rivals `place` is the seat of the search, for Gloomhaven the scenario, for Hellscape the
    number of the Mission in `MISSIONS`."""

    game: str
    spec: str
    place: int
    seed: int


class Result(msgspec.Struct):
    job: Job
    won: float
    lead: int
    seconds: float


def run(job: Job, *, busy: bool) -> Result:
    """One game. On a busy machine time is the processor's, not the clock's."""
    if busy:
        race.clock = time.process_time
    began = time.process_time()
    won, lead = GAMES[job.game](job)
    return Result(job, won, lead, round(time.process_time() - began, 1))


def rivals(job: Job) -> tuple[float, int]:
    table = wyprawa.new(job.game, seats=2, seed=job.seed, telling=False)
    seated: list[Player] = [player("sensible", 2 * job.seed), player("sensible", 2 * job.seed)]
    seated[job.place] = player(job.spec, 2 * job.seed + 1)
    outcome = play(table, seated)
    lead = outcome.scores[job.place] - outcome.scores[1 - job.place]
    return (job.place in outcome.winners) / len(outcome.winners), lead


def gloomhaven(job: Job) -> tuple[float, int]:
    table = wyprawa.new(
        "gloomhaven", seats=len(PARTY), heroes=PARTY, scenario=job.place, seed=job.seed, telling=False
    )
    outcome = play(table, [player(job.spec, 10 * job.seed + seat) for seat in range(table.seats)])
    return float(bool(outcome.winners)), 0


def hellscape(job: Job) -> tuple[float, int]:
    mission = MISSIONS[job.place]
    table = wyprawa.new(
        "hellscape", seats=1, mission=mission, heroes=party(4, job.seed), seed=job.seed, telling=False
    )
    outcome = play(table, [player(job.spec, job.seed)])
    return float(bool(outcome.winners)), 0


RIVALS = ("monsterlands", "warcraft")
GAMES = {**dict.fromkeys(RIVALS, rivals), "gloomhaven": gloomhaven, "hellscape": hellscape}


def jobs(game: str, spec: str, games: int, first: int) -> Iterator[Job]:
    if game in RIVALS:
        return (Job(game, spec, n % 2, first + n // 2) for n in range(games))
    places = SCENARIOS if game == "gloomhaven" else range(len(MISSIONS))
    seeds = range(first, first + games // len(places))
    return (Job(game, each, place, seed) for seed, place, each in product(seeds, places, ("sensible", spec)))


def report(results: Sequence[Result], spec: str) -> str:
    """What is known so far."""
    mine = {(it.job.place, it.job.seed): it for it in results if it.job.spec == spec}
    if not mine:
        return "nothing played yet"
    wins, seconds = sum(it.won for it in mine.values()), sum(it.seconds for it in mine.values())
    won = share(wins, len(mine))
    said = f"{spec}: {wins:g} of {len(mine)} won, {wins / len(mine):.1%} ({won.low:.0%} to {won.high:.0%}), "
    said += f"{seconds / len(mine):.1f} s a game"
    others = {(it.job.place, it.job.seed): it for it in results if it.job.spec == "sensible"}
    both = [key for key in mine if key in others]
    if len(both) < 2:
        return said + f", lead {sum(it.lead for it in mine.values()) / len(mine):.1f}"
    gains = [mine[key].won - others[key].won for key in both]
    gain = mean(gains)
    bots = sum(others[key].won for key in both)
    said += f"; bots won {bots:g} of the same {len(both)}: "
    return said + f"{gain.value:+.1%} ({gain.low:+.1%} to {gain.high:+.1%})"


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--spec", default="search:200ms")
    parser.add_argument("--games", type=int)
    parser.add_argument("--first", type=int, default=100, help="the first seed")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--busy", action="store_true", help="count the processor's time: others use it too")
    parser.add_argument("--out", type=Path, required=True, help="the file with what was played")
    args = parser.parse_args(argv)
    text = args.out.read_bytes().splitlines() if args.out.exists() else []
    results = [msgspec.json.decode(line, type=Result) for line in text]
    done = {it.job for it in results}
    games = args.games or (200 if args.game in RIVALS else 60)
    left = [job for job in jobs(args.game, args.spec, games, args.first) if job not in done]
    with Pool(args.cores) as pool, args.out.open("ab") as out:
        for result in pool.imap_unordered(partial(run, busy=args.busy), left):
            results.append(result)
            out.write(msgspec.json.encode(result) + b"\n")
            out.flush()
            print(report(results, args.spec), flush=True)
    print(report(results, args.spec))


if __name__ == "__main__":
    main()
