"""The page of Hellscape's study: every row of the balance table, with what was wanted and what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from statistics import mean, median

import msgspec

from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import HEROES, MISSIONS

NAMES = [hero.id for hero in HEROES]
WANTED = {"training": (90, 100), "highway": (70, 85), "michael": (35, 55), "soul_keys": (35, 55)}
OTHERS = (45, 65)
SIZES = (1, 2, 3, 5, 6)
SENSIBLE = "sensible"
ENOUGH = 300  # games of a Mission
SIZED = ("highway", "artifact")  # Missions that other numbers of Heroes play


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game; kills by Hero in the order of the party."""

    mission: str
    heroes: tuple[str, ...]
    won: bool
    reason: str
    rounds: int
    level: float
    spent: int
    answers: tuple[int, ...]  # in each round
    kills: tuple[int, ...]
    first_fall: int  # the round of the first knock-out, 0 if there was none
    forged: bool
    worn: tuple[str, ...]  # rarities of what was equipped at the end
    seconds: float
    player: str = SENSIBLE


def page(games: Sequence[Played], seed: int) -> str:
    """The page; `seed` is that of the first game of each cell."""
    found = [game for game in games if game.player == SENSIBLE]
    fours = [game for game in found if len(game.heroes) == 4]
    missions = [name for name in MISSIONS if any(game.mission == name for game in fours)]
    count = len(fours) // len(missions)
    lines = [
        "# Hellscape: is it fair?",
        "",
        f"Made by `python -m bench.hellscape --seed {seed}` from games of sensible parties, {count} of four "
        f"Heroes on each Mission{'' if count >= ENOUGH else f' ({ENOUGH} are wanted)'}. "
        "The truth lies within ± 95 times of 100.",
        "",
        "## Missions, four Heroes",
        "",
        "| Mission | wanted | won | rounds | level at the end | Lifebringers spent | lost by |",
        "|---|---|---|---|---|---|---|",
        *(mission_row(name, [game for game in fours if game.mission == name]) for name in missions),
        "",
        *sizes(found),
        "## Classes, in parties of four",
        "",
        "Wanted: with and without are at most 5 points apart; 15 to 35 % of the kills.",
        "",
        "| Hero | won with | won without | points apart | share of the kills |",
        "|---|---|---|---|---|",
        *(hero_row(name, fours) for name in NAMES),
        "",
        "## All else, in parties of four",
        "",
        "| what | wanted | found |",
        "|---|---|---|",
        *(f"| {what} | {wanted} | {there} |" for what, wanted, there in rows(fours)),
        *senseless([game for game in games if game.player != SENSIBLE]),
    ]
    return "\n".join(lines) + "\n"


def share(games: Sequence[Played]) -> str:
    """Wins with the width of the interval that holds the truth 95 times of 100."""
    n = len(games)
    if not n:
        return ""
    return f"{100 * sum(game.won for game in games) / n:.0f} % ± {far(games):.0f}"


def far(games: Sequence[Played]) -> float:
    """Half the width of the interval of wins, in points."""
    n, won = len(games), sum(game.won for game in games)
    return 196 * sqrt((won + 2) * (n - won + 2) / (n + 4) ** 3)


def apart(some: Sequence[Played], others: Sequence[Played]) -> str:
    """By how many points some games were won more often than others, with its interval."""
    if not some or not others:
        return ""
    gap = mean(game.won for game in some) - mean(game.won for game in others)
    return f"{100 * gap:+.0f} ± {hypot(far(some), far(others)):.0f}"


def sizes(found: Sequence[Played]) -> list[str]:
    """The table of other numbers of Heroes, if they have played."""
    if all(len(game.heroes) == 4 for game in found):
        return []
    return [
        "## Other numbers of Heroes",
        "",
        "Wanted: within 12 points of four.",
        "",
        f"| Heroes | {' | '.join(SIZED)} |",
        f"|---|{'---|' * len(SIZED)}",
        *(size_row(size, found) for size in sorted((*SIZES, 4))),
        "",
    ]


def size_row(size: int, found: Sequence[Played]) -> str:
    cells = [[game for game in found if (game.mission, len(game.heroes)) == (name, size)] for name in SIZED]
    return f"| {size} | {' | '.join(map(share, cells))} |"


def mission_row(name: str, games: Sequence[Played]) -> str:
    low, high = WANTED.get(name, OTHERS)
    lost = Counter(game.reason for game in games if not game.won)
    reasons = ", ".join(f"{reason} {n}" for reason, n in lost.most_common())
    figures = (
        f"{mean(game.rounds for game in games):.1f}",
        f"{mean(game.level for game in games):.1f}",
        f"{mean(game.spent for game in games):.1f}",
    )
    return f"| {name} | {low} to {high} % | {share(games)} | {' | '.join(figures)} | {reasons} |"


def hero_row(name: str, games: Sequence[Played]) -> str:
    inside = [game for game in games if name in game.heroes]
    outside = [game for game in games if name not in game.heroes]
    mine = sum(game.kills[game.heroes.index(name)] for game in inside)
    total = sum(sum(game.kills) for game in inside)
    gap = apart(inside, outside)
    return f"| {name} | {share(inside)} | {share(outside)} | {gap} | {100 * mine / max(1, total):.0f} % |"


def rows(games: Sequence[Played]) -> Iterator[tuple[str, str, str]]:
    long = [game for game in games if game.mission != "training"]
    lost = [game for game in games if not game.won]
    smiths = [game for game in games if MISSIONS[game.mission].forge]
    yield (
        "answers in a round, median",
        "at most 60",
        f"{median(n for game in games for n in game.answers):.0f}",
    )
    if long:
        yield "rounds, without Training", "7 to 14", f"{mean(game.rounds for game in long):.1f}"
        yield "level at the end, without Training", "4 to 5", f"{mean(game.level for game in long):.1f}"
    yield "Lifebringers spent of 2", "0.5 to 1.5", f"{mean(game.spent for game in games):.1f}"
    late = sum(game.first_fall == 0 or game.first_fall >= 2 for game in games)
    yield "no knock-out before round 2", "90 %", percent(late, len(games))
    fallen = sum(game.reason == "lifebringer" for game in lost)
    yield "lost for want of a Lifebringer", "under 80 %", percent(fallen, len(lost))
    yield "the Forge is used, where there is one", "50 %", percent(sum(g.forged for g in smiths), len(smiths))
    for rarity in ("common", "rare", "epic"):
        worn = sum(rarity in game.worn for game in long)
        yield f"somebody wears {rarity} items at the end", "most games", percent(worn, len(long))
    yield "seconds of one processor a game", "", f"{mean(game.seconds for game in games):.2f}"


def senseless(games: Sequence[Played]) -> list[str]:
    """What random play comes to, if there was any."""
    if not games:
        return []
    long = [game for game in games if game.mission != "training"]
    won, endless = sum(game.won for game in long), sum(game.reason == "endless" for game in games)
    return [
        f"| random play wins, without Training | hardly ever | {percent(won, len(long))} |",
        f"| random games that do not end | none | {endless} of {len(games)} |",
        f"| answers in a random game, at most | {GAME.bound} | {max(sum(game.answers) for game in games)} |",
    ]


def percent(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.0f} %"
