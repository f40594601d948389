"""`python -m bench.hellscape`: do sensible parties win Missions? Writes docs/balance/hellscape.md.

All parties of four play every Mission in turn; other numbers of Heroes play some of them. Games are counted
as they are played; with `--games` and `--fewer` less or more of each.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

import wyprawa
from wyprawa.games.hellscape import GAME, events
from wyprawa.games.hellscape.content import HEROES, MISSIONS
from wyprawa.kernel import Chance

PAGE = Path(__file__).parent.parent / "docs" / "balance" / "hellscape.md"
NAMES = [hero.id for hero in HEROES]
WANTED = {"training": (90, 100), "highway": (70, 85), "michael": (35, 55), "soul_keys": (35, 55)}
OTHERS = (45, 65)
SIZES = (1, 2, 3, 5, 6)
SIZED = ("highway", "artifact")  # Missions that other numbers of Heroes play
LONGEST = 4000  # answers after which a game counts as lost


class Cell(NamedTuple):
    mission: str
    size: int


class Played(NamedTuple):
    """One game; kills by Hero in the order of the party."""

    heroes: tuple[str, ...]
    won: bool
    reason: str
    rounds: int
    level: float
    spent: int
    answers: tuple[int, ...]  # in each round
    kills: tuple[int, ...]


def play(cell: Cell, seed: int) -> Played:
    parties = list(combinations(NAMES, cell.size))
    heroes = parties[seed * 7 % len(parties)]
    table = wyprawa.new(GAME, seats=1, mission=cell.mission, heroes=heroes, seed=seed)
    chance, answers = Chance(seed), Counter[int]()
    assert GAME.bot is not None
    while not table.over and sum(answers.values()) < LONGEST:
        choice = table.choices[0]
        answers[table.state.round] += 1
        table.choose(GAME.bot(table.state, choice, chance), choice.seat)
    s, outcome = table.state, table.outcome
    kills = Counter(
        it.who for _, it in table.log if isinstance(it, events.XpGained) and it.rule == "MD-13.17"
    )
    return Played(
        heroes,
        outcome is not None and bool(outcome.winners),
        outcome.reason if outcome is not None else "endless",
        s.round,
        mean(hero.level for hero in s.heroes),
        s.spent,
        tuple(n for round, n in answers.items() if round),
        tuple(kills[who] for who in range(len(heroes))),
    )


def cells() -> Iterator[Cell]:
    yield from (Cell(mission, 4) for mission in MISSIONS)
    yield from (Cell(mission, size) for mission in SIZED for size in SIZES)


# --- the page ---------------------------------------------------------------------------------------------


def share(games: list[Played]) -> str:
    """Wins with the width of the interval that holds the truth 95 times of 100."""
    n = len(games)
    if not n:
        return ""
    won = sum(game.won for game in games)
    far = 196 * sqrt((won + 2) * (n - won + 2) / (n + 4) ** 3)
    return f"{100 * won / n:.0f} % ± {far:.0f}"


def page(played: dict[Cell, list[Played]]) -> str:
    count = len(next(iter(played.values())))
    fours = [game for cell, games in played.items() if cell.size == 4 for game in games]
    lines = [
        "# Hellscape: is it fair?",
        "",
        f"Made by `python -m bench.hellscape` from games of sensible parties, {count} in each cell. "
        "The truth lies within ± 95 times of 100.",
        "",
        "## Missions, four Heroes",
        "",
        "| Mission | wanted | won | rounds | level at the end | Lifebringers spent | lost by |",
        "|---|---|---|---|---|---|---|",
        *(mission_row(cell, games) for cell, games in played.items() if cell.size == 4),
        "",
        f"A round needs {median(n for game in fours for n in game.answers):.0f} answers (median; at most "
        "60 are wanted).",
        "",
        *sizes(played),
        "## Classes, in parties of four",
        "",
        "| Hero | won with | won without | share of the kills |",
        "|---|---|---|---|",
        *(hero_row(name, fours) for name in NAMES),
    ]
    return "\n".join(lines) + "\n"


def sizes(played: dict[Cell, list[Played]]) -> list[str]:
    """The table of other numbers of Heroes, if they have played."""
    if not any(cell.size != 4 for cell in played):
        return []
    return [
        "## Other numbers of Heroes",
        "",
        f"| Heroes | {' | '.join(SIZED)} |",
        f"|---|{'---|' * len(SIZED)}",
        *(size_row(size, played) for size in sorted((*SIZES, 4))),
        "",
    ]


def mission_row(cell: Cell, games: list[Played]) -> str:
    low, high = WANTED.get(cell.mission, OTHERS)
    lost = Counter(game.reason for game in games if not game.won)
    reasons = ", ".join(f"{reason} {n}" for reason, n in lost.most_common())
    figures = (
        f"{mean(game.rounds for game in games):.1f}",
        f"{mean(game.level for game in games):.1f}",
        f"{mean(game.spent for game in games):.1f}",
    )
    return f"| {cell.mission} | {low} to {high} % | {share(games)} | {' | '.join(figures)} | {reasons} |"


def size_row(size: int, played: dict[Cell, list[Played]]) -> str:
    return f"| {size} | {' | '.join(share(played[Cell(mission, size)]) for mission in SIZED)} |"


def hero_row(name: str, games: list[Played]) -> str:
    inside = [game for game in games if name in game.heroes]
    outside = [game for game in games if name not in game.heroes]
    mine = sum(game.kills[game.heroes.index(name)] for game in inside)
    total = sum(sum(game.kills) for game in inside)
    return f"| {name} | {share(inside)} | {share(outside)} | {100 * mine / max(1, total):.0f} % |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.hellscape", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of four Heroes, on each Mission")
    parser.add_argument("--fewer", type=int, default=100, help="of each other number of Heroes; 0 for none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args()
    played: dict[Cell, list[Played]] = {}
    with Pool(args.jobs) as pool:
        for cell in cells():
            count = args.games if cell.size == 4 else args.fewer
            if not count:
                continue
            played[cell] = pool.map(partial(play, cell), range(count), chunksize=1)
            print(f"{cell.mission}, {cell.size}: {share(played[cell])}", file=sys.stderr, flush=True)
    text = page(played)
    if not args.print:
        PAGE.write_text(text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
