"""The page of `bench.scenarios`: what sensible heroes win of Gloomhaven, and what stands in their way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean

from bench.parties import Played
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.setup import NEWCOMERS

WANTED, LEAST = 60, 25  # per cent, in all and on each scenario
APART = 12  # points that another class may change
TITLES = (
    *("scenario", "won", "rounds", "if lost: rooms", "enemies"),
    *("cards for actions", "against damage", "rests", "seconds"),
)
RARE, SURE = 0.1, 0.95  # of the games of a scenario: beyond these the page or its figures may be wrong


def page(
    first: Sequence[Played], classes: Sequence[Played], book: Sequence[Played], strong: Sequence[Played]
) -> str:
    """Every part of which there are games."""
    parts = [
        "# Gloomhaven: do sensible heroes win?",
        "Made by `python -m bench.scenarios`, on seeds that nothing was tuned on. The truth lies within ± 95 "
        "times of 100.",
        *(_first(first) if first else ()),
        *(_classes(classes, first) if classes and first else ()),
        *(_book(book, strong) if book else ()),
    ]
    return "\n\n".join(parts) + "\n"


def title(number: int) -> str:
    name = next(page.id for page in SCENARIOS.values() if page.number == number)
    return f"{number} {name.replace('-', ' ')}"


def won(games: Sequence[Played]) -> str:
    share = mean(game.won for game in games)
    return f"{100 * share:.0f} % ± {margin(share, len(games)):.0f}"


def margin(share: float, count: int) -> float:
    """Of a share of so many games, in points."""
    return 196 * sqrt(max(share * (1 - share), 0.01) / count)


def table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def by_scenario(games: Sequence[Played]) -> dict[int, list[Played]]:
    found: dict[int, list[Played]] = {}
    for game in games:
        found.setdefault(game.party.scenario, []).append(game)
    return dict(sorted(found.items()))


# --- the first twenty ---------------------------------------------------------------------------------------


def _first(games: Sequence[Played]) -> list[str]:
    rows = [[title(number), *_row(each)] for number, each in by_scenario(games).items()]
    return [
        "## The first twenty scenarios",
        f"{len(games)} games of brute, spellweaver, scoundrel and tinkerer of level 1 at the recommended "
        f"level. Won in all: **{won(games)}**. Wanted: at least {WANTED} % in all, and {LEAST} % on each "
        "scenario.",
        "Lost games say how many rooms were found and how many enemies were left; cards are those that went "
        "to the lost pile for an action, against damage and by rests, for the whole party.",
        table(TITLES, rows),
    ]


def _row(games: Sequence[Played]) -> list[str]:
    lost = [game for game in games if not game.won]
    means = [mean(getattr(game, what) for game in games) for what in ("played", "blows", "rests")]
    return [
        won(games),
        f"{mean(game.rounds for game in games):.0f}",
        f"{100 * mean(game.rooms for game in lost):.0f} %" if lost else "",
        f"{mean(game.foes for game in lost):.1f}" if lost else "",
        *(f"{each:.1f}" for each in means),
        f"{mean(game.seconds for game in games):.1f}",
    ]


# --- the other classes --------------------------------------------------------------------------------------


def _classes(games: Sequence[Played], first: Sequence[Played]) -> list[str]:
    """Each class beside the newcomers alone, on the scenarios it was played on."""
    numbers = {game.party.scenario for game in games}
    usual = mean(mean(g.won for g in each) for n, each in by_scenario(first).items() if n in numbers)
    groups: dict[str, list[Played]] = {}
    for game in games:
        name = next(hero for hero in game.party.heroes if hero not in NEWCOMERS)
        groups.setdefault(name, []).append(game)
    rows = []
    for name, each in groups.items():
        change = 100 * (mean(game.won for game in each) - usual)
        rows.append([name.replace("_", " "), won(each), f"{change:+.0f}"])
    return [
        "## The other classes",
        f"{len(games)} games on scenarios {min(numbers)} to {max(numbers)}: one of the four newcomers by "
        f"turns gives its place to another class of level 1. The newcomers themselves win {100 * usual:.0f} "
        f"% there. Wanted: a change of at most {APART} points either way.",
        table(("class", "won", "change"), rows),
    ]


# --- the rest of the book -----------------------------------------------------------------------------------


def _book(games: Sequence[Played], strong: Sequence[Played]) -> list[str]:
    groups, even = by_scenario(games), by_scenario(strong)
    never = [title(n) for n, each in even.items() if mean(game.won for game in each) < RARE]
    always = [title(n) for n, each in groups.items() if mean(game.won for game in each) > SURE]
    rows = [[title(n), _share(even.get(n, ())), *_told(each)] for n, each in groups.items()]
    return [
        "## The rest of the book",
        f"{len(games)} games of the same four heroes of level 5 at the recommended level, and of one hero of "
        f"level 5 where a scenario is for one class. Won in all: **{won(games)}**.",
        f"The column *strong* is what heroes of level 9 win against scenarios of level 0, in {len(strong)} "
        "games. What they hardly ever win either may have a fault, or a goal that no bot understands: "
        f"{', '.join(never) or 'none'}.",
        f"Worth a look, since nearly everybody wins: {', '.join(always) or 'none'}.",
        table(
            ("scenario", "strong", "won", "rounds", "rooms found", "heroes left", "damage comes from"), rows
        ),
    ]


def _share(games: Sequence[Played]) -> str:
    return f"{100 * mean(game.won for game in games):.0f} %" if games else ""


def _told(games: Sequence[Played]) -> list[str]:
    hurt = Counter[str]()
    for game in games:
        hurt.update(game.hurt)
    worst = [f"{name} {100 * part / hurt.total():.0f} %" for name, part in hurt.most_common(2)]
    return [
        won(games),
        f"{mean(game.rounds for game in games):.0f}",
        f"{100 * mean(game.rooms for game in games):.0f} %",
        f"{mean(game.able for game in games):.1f}",
        ", ".join(worst).replace("monster-", "").replace("boss-", "").replace("_", " "),
    ]
