"""`python -m bench.scenarios`: do sensible heroes win Gloomhaven? Writes docs/balance/gloomhaven.md.

Four newcomers play the first twenty scenarios of the book at the recommended level, on seeds that nothing was
tuned on. Games are kept as they are played, so that a study that was stopped goes on where it stood. Another
bot, other rules or other figures are another study.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean
from time import process_time

import msgspec

import wyprawa
from bench.studying import gather, kept, place, show
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import CARDS, SCENARIOS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.kernel import Chance

HERE = Path(__file__).parent.parent
PAGE = HERE / "docs" / "balance" / "gloomhaven.md"
TOLD = ("view", "texts", "look", "told", "notation", "problems")  # rooms of the game that decide nothing
NUMBERS = range(1, 21)
FRESH = 1_000_000  # the first seed; those below are for tuning
LONGEST = 6000  # answers after which a game counts as lost
CHUNK = 10  # games in a file
WANTED, LEAST = 60, 25  # per cent, in all and on each scenario

Job = tuple[int, int, int, Path]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game. Cards are counted as they are lost: for an action, against damage, by a rest."""

    scenario: int
    won: bool
    rounds: int
    rooms: float  # the share that was revealed
    foes: int  # left on the map
    able: int  # heroes not exhausted at the end
    played: int
    blows: int
    rests: int
    seconds: float


_GAMES = msgspec.json.Decoder(list[Played])


def play(scenario: int, seed: int) -> Played:
    """One game of four sensible heroes."""
    begun, lost, count = process_time(), Counter[str](), 0
    table = wyprawa.new(GAME, seats=4, scenario=scenario, seed=seed, telling=False)
    chance = Chance(seed)
    assert GAME.bot is not None
    while not table.over and count < LONGEST:
        choice = table.choices[0]
        option = GAME.bot(table.state, choice, chance)
        match choice.ask, option:
            case "act", ("top" | "bottom" as half, card):
                lost["played"] += getattr(CARDS[card], half).lost
            case "damage", ("lose", _):
                lost["blows"] += 1
            case "damage", "discards":
                lost["blows"] += 2
            case ("rest.lose", _) | ("rest.short", "yes"):
                lost["rests"] += 1
        table.choose(option, choice.seat)
        count += 1
    s = table.state
    return Played(
        scenario=scenario,
        won=table.outcome is not None and bool(table.outcome.winners),
        rounds=s.round,
        rooms=(s.rooms & ~1).bit_count() / (len(s.ground().rooms) - 1),
        foes=sum(figure.side == 1 for _, figure in facts.standing(s)),
        able=sum(not hero.exhausted for hero in s.heroes),
        played=lost["played"],
        blows=lost["blows"],
        rests=lost["rests"],
        seconds=round(process_time() - begun, 2),
    )


# --- the page -----------------------------------------------------------------------------------------------


def page(found: Sequence[Played]) -> str:
    """Won and lost by scenario, and what cards went for."""
    titles = {page.number: page.id.replace("-", " ") for page in SCENARIOS.values()}
    won = 100 * mean(game.won for game in found)
    rows = [row(n, titles[n], games) for n in NUMBERS if (games := [g for g in found if g.scenario == n])]
    return "\n".join(
        [
            "# Gloomhaven: do sensible heroes win?",
            "",
            f"Made by `python -m bench.scenarios` from {len(found)} games: brute, spellweaver, scoundrel and "
            "tinkerer of level 1 at the recommended level. The truth lies within ± 95 times of 100.",
            "",
            f"Won in all: **{won:.0f} %** ± {margin(won / 100, len(found)):.0f}. Wanted: at least {WANTED} % "
            f"in all, and {LEAST} % on each scenario.",
            "",
            "Lost games say how many rooms were found and how many enemies were left; cards are those that "
            "went to the lost pile for an action, against damage and by rests, for the whole party.",
            "",
            "| scenario | won | rounds | if lost: rooms | enemies | cards for actions | against damage "
            "| rests | seconds |",
            "|---|---|---|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def row(number: int, title: str, games: Sequence[Played]) -> str:
    won, lost = mean(game.won for game in games), [game for game in games if not game.won]
    rooms = f"{100 * mean(game.rooms for game in lost):.0f} %" if lost else ""
    foes = f"{mean(game.foes for game in lost):.1f}" if lost else ""
    means = [mean(getattr(game, what) for game in games) for what in ("played", "blows", "rests")]
    cells = [
        f"{number} {title}",
        f"{100 * won:.0f} % ± {margin(won, len(games)):.0f}",
        f"{mean(game.rounds for game in games):.0f}",
        *(rooms, foes),
        *(f"{each:.1f}" for each in means),
        f"{mean(game.seconds for game in games):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def margin(share: float, count: int) -> float:
    """Of a share of so many games, in points."""
    return 196 * sqrt(max(share * (1 - share), 0.01) / count)


# --- playing ------------------------------------------------------------------------------------------------


def jobs(folder: Path, numbers: Sequence[int], seed: int, games: int) -> Iterator[Job]:
    """All scenarios by turns, so that a study stopped early can be read with fewer games of each."""
    for first in range(seed, seed + games, CHUNK):
        end = min(first + CHUNK, seed + games)
        for number in numbers:
            yield number, first, end, folder / f"{number:02}-{first}-{end}.json"


def chunk(job: Job) -> list[Played]:
    """Played, or read if it was played before."""
    number, first, end, file = job
    return kept(file, _GAMES, lambda: [play(number, seed) for seed in range(first, end)])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.scenarios", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="on each scenario")
    parser.add_argument("--seed", type=int, default=FRESH, help="of the first game of each scenario")
    parser.add_argument("--scenarios", type=int, nargs="+", choices=NUMBERS, default=list(NUMBERS))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="folder for the games; one in build/balance if not said")
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args()
    folder = place("gloomhaven", TOLD, args.keep)
    found = gather(chunk, list(jobs(folder, args.scenarios, args.seed, args.games)), args.jobs)
    text = page(found)
    return show(text, PAGE, only_print=args.print)


if __name__ == "__main__":
    sys.exit(main())
