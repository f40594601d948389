"""`python -m bench.niflheim`: do sensible parties win scenarios? Writes docs/balance/niflheim.md.

Every scenario is played by one and by two players, those between others also as they are met later on, and
whole campaigns with two attempts at each scenario. Games are kept as they are played, so that a study that
was stopped goes on where it stood. Another bot, other rules or other figures are another study. Figures are
tuned on the first seeds: what is to be believed begins with another one (`--seed`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time

import msgspec

from bench.niflheim_page import BETWEEN, CAMPAIGN, STARTING, TIMES, Played, Try, page
from bench.studying import gather, kept, place, show
from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.bot.tasks import tasks_of
from wyprawa.games.niflheim.content import HEROES, SCENARIOS
from wyprawa.games.niflheim.rules.campaign.path import HARDER
from wyprawa.games.niflheim.rules.query import figures, goals, ground
from wyprawa.games.niflheim.setup import CHARACTERS, lay_out
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.terms import D12
from wyprawa.kernel import Chance, Table
from wyprawa.parts.boards import ids

HERE = Path(__file__).parent.parent
PAGE = HERE / "docs" / "balance" / "niflheim.md"
TOLD = ("view", "words", "events", "tools", "problems", "notation")  # rooms of the game that decide nothing
FRESH = 2_000_000  # the first seed; figures were tuned on those below
LONGEST = 40_000  # answers after which a game counts as lost
CHUNK = 10  # games in a file
NEAR = 3  # squares from a side objective at which somebody is after it

Job = tuple[str, int, int, int, int, Path]
_GAMES = msgspec.json.Decoder(list[Played])


def play(scenario: str, seats: int, seed: int, times: int = 0) -> Played:
    """One game of sensible heroes, or a campaign; `times` is how often a scenario was played before."""
    begun = process_time()
    table = opened(scenario, seats, seed, times)
    chance, answers, tried = Chance(seed), Counter[int](), 0
    assert GAME.bot is not None
    while not table.over and answers.total() < LONGEST:
        s, choice = table.state, table.choices[0]
        if choice.ask == "hero" and not s.campaign:
            tried |= sought(s)
        answers[s.round] += 1
        table.choose(GAME.bot(s, choice, chance), choice.seat)
    return told(table, scenario, times, answers, tried, process_time() - begun)


def opened(scenario: str, seats: int, seed: int, times: int) -> Table[State]:
    """Starting characters take turns at every place; those who come later fill up large parties."""
    turned = STARTING[seed % 3 :] + STARTING[: seed % 3]
    if scenario == CAMPAIGN:
        given = {"seats": seats, "campaign": True, "attempts": 2, "heroes": turned[:seats]}
    else:
        others = tuple(name for name in CHARACTERS if name not in STARTING)
        size = max(seats, SCENARIOS[scenario].characters)
        given = {"seats": seats, "scenario": scenario, "heroes": (*turned, *others)[:size]}
    options, chance = GAME.read_options(given), Chance(seed)
    s = GAME.begin(options, chance)
    if times:  # GN-31.8, GN-31.9
        result, mission = chance.die(D12, "forces") + HARDER * times, chance.die(D12, "mission")
        s.forces = next(n for n, each in enumerate(s.page().forces) if result <= each.upto)
        s.variant = next(n for n, each in enumerate(s.page().variants) if mission <= each.upto)
        lay_out(s)
    return Table(GAME, options, s)


def sought(s: State) -> int:
    """The side objectives that are met, or that a hero is near to."""
    found = 0
    for n, goal in enumerate(s.page().side):
        squares = [cell for task in tasks_of(s, goal) for cell in ids(task.squares)]
        at = [s.heroes[who].at for who in figures.standing(s)]
        close = any(ground.range_to(s, here, cell) <= NEAR for here in at for cell in squares)
        found |= (close or goals.met(s, (goal,))) << n
    return found


def told(
    table: Table[State], scenario: str, times: int, answers: Counter[int], tried: int, seconds: float
) -> Played:
    """What the study keeps of a game."""
    s, outcome = table.state, table.outcome
    intents, counts, tries = [0, 0, 0], Counter[str](), list[Try]()
    for _, it in table.log:
        match it:
            case events.IntentDeclared():
                intents[it.intent] += 1
            case events.AttackDeclared():
                counts["cover" if it.cover else "attack"] += 1
            case events.HeroWounded():
                counts["wounds"] += it.n
            case events.ScenarioEnded():
                tries.append(Try(it.scenario, it.won))
    dead = Counter(HEROES[hero.card].kind for hero in s.heroes if hero.dead)
    side = s.page().side
    return Played(
        scenario=scenario,
        seats=s.seats,
        times=times,
        heroes=tuple(HEROES[hero.card].id for hero in s.heroes),
        won=outcome is not None and bool(outcome.winners),
        reason=outcome.reason if outcome is not None else "endless",
        rounds=s.round,
        lap=s.lap,
        wounds=counts["wounds"],
        characters_lost=dead["character"],
        huskarls_lost=dead["huskarl"],
        side=len(side),
        tried=tried.bit_count(),
        met=sum(goals.met(s, (goal,)) for goal in side),
        intents=tuple(intents),
        attacks=counts["attack"],
        covers=counts["cover"],
        answers=tuple(answers.values()),
        tries=tuple(tries),
        seconds=round(seconds, 2),
    )


def jobs(
    folder: Path, names: Sequence[str], seats: Sequence[int], seed: int, games: int, campaigns: int
) -> Iterator[Job]:
    """All cells by turns, so that a study stopped early can be read with fewer games of each. Where one
    player leads as many characters as two would, two are not asked: they would play the same games."""
    cells = [(name, n, 0) for name in names for n in seats if n == 1 or SCENARIOS[name].characters < n]
    cells += [(name, 1, times) for name in names if name in BETWEEN for times in TIMES]
    for first in range(seed, seed + max(games, campaigns), CHUNK):
        for name, n, times in (*cells, *((CAMPAIGN, n, 0) for n in seats)):
            end = min(first + CHUNK, seed + (campaigns if name == CAMPAIGN else games))
            if first < end:
                yield name, n, times, first, end, folder / f"{name}-{n}-{times}-{first}-{end}.json"


def chunk(job: Job) -> list[Played]:
    """Played, or read if it was played before."""
    name, seats, times, first, end, file = job
    return kept(file, _GAMES, lambda: [play(name, seats, seed, times) for seed in range(first, end)])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.niflheim", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="in each cell")
    parser.add_argument("--campaigns", type=int, default=300, help="for one player, and for two")
    parser.add_argument("--seed", type=int, default=FRESH, help="of the first game of each cell")
    parser.add_argument("--seats", type=int, nargs="+", choices=(1, 2), default=[1, 2])
    parser.add_argument("--scenarios", nargs="+", choices=tuple(SCENARIOS), default=list(SCENARIOS))
    parser.add_argument("--from", dest="begin", choices=tuple(SCENARIOS), help="only this one and later ones")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="folder for the games; build/balance/niflheim-FINGERPRINT")
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args()
    names = args.scenarios[args.scenarios.index(args.begin) :] if args.begin else args.scenarios
    folder = place("niflheim", TOLD, args.keep)
    todo = list(jobs(folder, names, args.seats, args.seed, args.games, args.campaigns))
    text = page(gather(chunk, todo, args.jobs), args.seed)
    return show(text, PAGE, only_print=args.print)


if __name__ == "__main__":
    sys.exit(main())
