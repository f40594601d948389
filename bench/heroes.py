"""`python -m bench.heroes 1 2 3 --games 100`: how often do sensible heroes win a scenario of Gloomhaven?"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from statistics import mean
from time import process_time
from typing import NamedTuple

import wyprawa
from wyprawa.games.gloomhaven import GAME, bot
from wyprawa.games.gloomhaven.state import FOES
from wyprawa.kernel import Chance
from wyprawa.lab.statistics import share

PARTY = ("brute", "spellweaver", "scoundrel", "tinkerer")
SICK = 20_000  # answers after which a game is given up


class Job(NamedTuple):
    scenario: int
    seed: int
    heroes: tuple[str, ...]


class Played(NamedTuple):
    """One game: how it ended and what it took."""

    won: bool
    rounds: int
    rooms: int
    """Rooms revealed."""
    left: int
    """Monsters on the map when it ended."""
    fallen: int
    """Heroes that ran out of hit points."""
    tired: int
    """Heroes that ran out of cards."""
    answers: int
    seconds: float


def play(job: Job) -> Played:
    """One game with a hero for each seat, each shown a world it could imagine."""
    chance = Chance(job.seed + 1)
    began = process_time()
    table = wyprawa.new(
        GAME,
        seed=job.seed,
        seats=len(job.heroes),
        heroes=job.heroes,
        scenario=job.scenario,
        telling=False,
    )
    answers = rooms = left = 0
    hurt: dict[int, int] = {}
    while not table.over and answers < SICK:
        choice = table.choices[0]
        world = table.imagine(choice.seat, chance).state
        table.choose(bot.choose(world, choice, chance), choice.seat)
        answers += 1
        s = table.state
        if table.over:
            break
        rooms = s.rooms.bit_count()
        left = sum(figure.side == FOES and figure.at >= 0 for figure in s.figures.values())
        for who in range(len(s.heroes)):
            hurt[who] = s.figures[who].hp
    s = table.state
    gone = [who for who, hero in enumerate(s.heroes) if hero.exhausted]
    fallen = sum(hurt.get(who, 0) <= 0 for who in gone)
    won = bool(table.outcome and table.outcome.winners)
    return Played(won, s.round, rooms, left, fallen, len(gone) - fallen, answers, process_time() - began)


def report(scenario: int, games: Sequence[Played]) -> str:
    wins = sum(game.won for game in games)
    won = share(wins, len(games))
    lost = [game for game in games if not game.won]
    rooms = Counter(game.rooms for game in lost)
    lines = [
        f"scenario {scenario}: won {wins} of {len(games)}, {won.value:.0%} ({won.low:.0%} to {won.high:.0%})",
        f"  rounds {mean(game.rounds for game in games):.1f}, "
        f"answers {mean(game.answers for game in games):.0f}, "
        f"seconds {mean(game.seconds for game in games):.2f} (at most {max(g.seconds for g in games):.2f})",
    ]
    if lost:
        lines.append(
            f"  lost with rooms revealed: {', '.join(f'{n}: {rooms[n]}' for n in sorted(rooms))}; "
            f"monsters left {mean(game.left for game in lost):.1f}, "
            f"heroes fallen {mean(game.fallen for game in lost):.1f}, "
            f"out of cards {mean(game.tired for game in lost):.1f}"
        )
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="*", type=int, default=[1])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--heroes", nargs="+", default=PARTY)
    args = parser.parse_args(argv)
    with Pool(args.cores) as pool:
        for scenario in args.scenarios:
            seeds = range(args.first, args.first + args.games)
            jobs = [Job(scenario, seed, tuple(args.heroes)) for seed in seeds]
            print(report(scenario, pool.map(play, jobs, chunksize=2)), flush=True)


if __name__ == "__main__":
    main()
