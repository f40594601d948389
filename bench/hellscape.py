"""`python -m bench.hellscape`: do sensible parties win Missions? Writes docs/balance/hellscape.md.

All parties of four play every Mission in turn; other numbers of Heroes play some of them, and parties without
any sense play all. Games are kept as they are played, so that a study that was stopped goes on where it
stood. Another bot, other rules or other figures are another study. Figures are tuned on the first seeds: what
is to be believed begins with another one (`--seed`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from time import process_time

import msgspec
from msgspec.structs import replace

import wyprawa
from bench.hellscape_page import SENSIBLE, SIZED, SIZES, Played, page
from bench.studying import gather, kept, place, show
from wyprawa.games.hellscape import GAME, events
from wyprawa.games.hellscape.content import HEROES, ITEMS, MISSIONS
from wyprawa.games.hellscape.state import State
from wyprawa.kernel import Chance, Choice, Option, Table

HERE = Path(__file__).parent.parent
PAGE = HERE / "docs" / "balance" / "hellscape.md"
TOLD = ("view", "words", "events", "tools", "problems")  # rooms of the game that decide nothing
NAMES = [hero.id for hero in HEROES]
LONGEST = 4000  # answers after which a game counts as lost
RANDOM = 4  # of so many games one is also played at random
CHUNK = 15  # games in a file: every party of four once

Job = tuple[str, int, int, int, str, Path]
_GAMES = msgspec.json.Decoder(list[Played])


def play(mission: str, size: int, seed: int, player: str = SENSIBLE) -> Played:
    """One game of Heroes who are all led by one seat."""
    heroes = party(size, seed)
    begun = process_time()
    table = wyprawa.new(GAME, seats=1, mission=mission, heroes=heroes, seed=seed)
    chance, answers = Chance(seed), dict[int, int]()
    choose = GAME.bot if player == SENSIBLE else at_random
    assert choose is not None
    longest = LONGEST if player == SENSIBLE else GAME.bound
    count = 0
    while not table.over and count < longest:
        choice = table.choices[0]
        count += 1
        answers[table.state.round] = answers.get(table.state.round, 0) + 1
        table.choose(choose(table.state, choice, chance), choice.seat)
    return replace(played(table, mission, heroes, answers, process_time() - begun), player=player)


def party(size: int, seed: int) -> tuple[str, ...]:
    """One of all parties of a size, each in its turn."""
    parties = list(combinations(NAMES, size))
    return parties[seed * 7 % len(parties)]


def at_random(s: State, choice: Choice, chance: Chance) -> Option:
    return chance.pick(choice.options, "option")


def played(
    table: Table[State], mission: str, heroes: tuple[str, ...], answers: dict[int, int], seconds: float
) -> Played:
    """What the study keeps of a game."""
    s, outcome = table.state, table.outcome
    kills, turn, first, forged = [0] * len(heroes), 0, 0, False
    for _, it in table.log:
        match it:
            case events.RoundBegan():
                turn = it.n
            case events.KnockedOut():
                first = first or turn
            case events.Forged():
                forged = True
            case events.XpGained() if it.rule == "MD-13.17":
                kills[it.who] += 1
    worn = [ITEMS[item].rarity for hero in s.heroes for item in hero.slots if item >= 0]
    return Played(
        mission=mission,
        heroes=heroes,
        won=outcome is not None and bool(outcome.winners),
        reason=outcome.reason if outcome is not None else "endless",
        rounds=s.round,
        level=sum(hero.level for hero in s.heroes) / len(heroes),
        spent=s.spent,
        answers=tuple(n for round, n in answers.items() if round),
        kills=tuple(kills),
        first_fall=first,
        forged=forged,
        worn=tuple(sorted(set(worn))),
        seconds=round(seconds, 2),
    )


def jobs(folder: Path, missions: Sequence[str], seed: int, games: int, fewer: int) -> Iterator[Job]:
    """All cells by turns, so that a study stopped early can be read with fewer games of each."""
    cells = [(mission, size) for mission in missions for size in (4, *SIZES)]
    for first in range(seed, seed + max(games, fewer), CHUNK):
        for mission, size in cells:
            end = seed + (games if size == 4 else fewer if mission in SIZED else 0)
            if first < end:
                yield job(folder, mission, size, first, min(first + CHUNK, end), SENSIBLE)
    for mission in missions:
        if games >= RANDOM:
            yield job(folder, mission, 4, seed, seed + games // RANDOM, "random")


def job(folder: Path, mission: str, size: int, first: int, end: int, player: str) -> Job:
    return mission, size, first, end, player, folder / f"{mission}-{size}-{player}-{first}-{end}.json"


def chunk(job: Job) -> list[Played]:
    """Played, or read if it was played before."""
    mission, size, first, end, player, file = job
    return kept(file, _GAMES, lambda: [play(mission, size, seed, player) for seed in range(first, end)])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.hellscape", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of four Heroes, on each Mission")
    parser.add_argument("--fewer", type=int, default=150, help="of each other number of Heroes; 0 for none")
    parser.add_argument("--seed", type=int, default=0, help="of the first game of each cell")
    parser.add_argument("--missions", nargs="+", choices=tuple(MISSIONS), default=list(MISSIONS))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="folder for the games; build/balance/hellscape-FINGERPRINT")
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args()
    folder = place("hellscape", TOLD, args.keep)
    found = gather(chunk, list(jobs(folder, args.missions, args.seed, args.games, args.fewer)), args.jobs)
    text = page(found, args.seed)
    return show(text, PAGE, only_print=args.print)


if __name__ == "__main__":
    sys.exit(main())
