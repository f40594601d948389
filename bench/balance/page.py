"""The page of the study: who wins, how games go, what is bought and whether prices follow power."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import correlation, fmean, quantiles
from typing import NamedTuple

from bench.balance.games import Played
from wyprawa.games.monsterlands.content import EQUIPMENT, SCENARIOS, TRAPS, Equipment, Trap
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.lab import statistics

SEATS = ("two", "three", "four")
WITHIN = 4  # points from even
PLACES = ("first", "second", "third", "fourth")
VETERAN = SCENARIOS[0].ranks[1]

Goods = Trap | Equipment
Shares = dict[str, list[float]]
"""What each clan, seat or start had of every game it was in."""


class Study(NamedTuple):
    played: Mapping[str, Sequence[Played]]
    traps: Mapping[str, float]
    equipment: Mapping[str, float]


class Misses(NamedTuple):
    """What is further from even than wanted: by its whole interval, or as measured."""

    certain: list[str]
    likely: list[str]

    def sentence(self) -> str:
        if not self.certain and not self.likely:
            return f"No clan, seat or start is further than {WITHIN} points from even."
        certain = (
            f"Further than {WITHIN} points from even: {'; '.join(self.certain) or 'nothing for certain'}."
        )
        if not self.likely:
            return certain
        return f"{certain} Measured so, but within the interval: {'; '.join(self.likely)}."


def page(study: Study) -> str:
    wins, misses = who_wins(study.played)
    counts = ", ".join(f"{len(study.played[table])} of {table}" for table in SEATS)
    parts = [
        ["# Monster Lands: is it fair?"],
        [
            f"Made by `make balance` from games of sensible clans at normal level: {counts}. Clans and the "
            "first player are drawn at random. The truth lies within ± 95 times of 100."
        ],
        [misses.sentence() + " " + never_bought(study)],
        ["## Who wins"],
        wins,
        ["## How games go"],
        list(how_games_go(study.played)),
        ["## What is bought"],
        [
            "Power is what a Trap brings where one is laid, and what an Equipment card brings its owner in a "
            "round, in Victory Points; the die that is placed to buy it comes on top of the price. Deceits "
            "depend on rivals and are not weighed; they and Secured Traps are sold with the Deceit expansion "
            f"only ({len(study.played['deceit'])} games of four). A share is that of all copies, in a game."
        ],
        list(bought(study, for_sale(), study.traps)),
        [
            "Price and power go together: the rank correlation is "
            f"{follows(for_sale(), study.traps):.2f} for Traps and "
            f"{follows(cards(), study.equipment):.2f} for Equipment."
        ],
        list(bought(study, cards(), study.equipment)),
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


# --- who wins -----------------------------------------------------------------------------------------------


def who_wins(played: Mapping[str, Sequence[Played]]) -> tuple[list[str], Misses]:
    found = [shares(played[table]) for table in SEATS]
    lines = ["| | two | three | four |", "|---|---|---|---|"]
    lines.append("| even | " + " | ".join(f"{100 / n:.1f} %" for n in (2, 3, 4)) + " |")
    misses = Misses([], [])
    for name in found[-1]:
        cells = []
        for seats, table, each in zip((2, 3, 4), SEATS, found, strict=True):
            if name not in each:
                cells.append("")
                continue
            cell, share = per_cent(each[name]), statistics.share(sum(each[name]), len(each[name]))
            low, off, high = (100 * (it - 1 / seats) for it in (share.low, share.value, share.high))
            if abs(off) > WITHIN:
                sure = low > WITHIN or high < -WITHIN
                (misses.certain if sure else misses.likely).append(f"{name} of {table} ({off:+.1f})")
                cell = f"**{cell}**"
            cells.append(cell)
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines, misses


def shares(games: Sequence[Played]) -> Shares:
    found: Shares = {name: [] for name in AFFINITIES}
    seats = range(len(games[0].scores))
    found |= {f"seat {seat + 1}": [] for seat in seats}
    found |= {f"{PLACES[seat]} to act": [] for seat in seats}
    for game in games:
        for seat in seats:
            mine = game.share(seat)
            found[AFFINITIES[game.affinities[seat]]].append(mine)
            found[f"seat {seat + 1}"].append(mine)
            found[f"{PLACES[game.start(seat)]} to act"].append(mine)
    return found


def per_cent(parts: Sequence[float]) -> str:
    found = statistics.share(sum(parts), len(parts))
    return f"{100 * found.value:.1f} % ± {50 * found.width:.1f}"


# --- how games go -------------------------------------------------------------------------------------------


def how_games_go(played: Mapping[str, Sequence[Played]]) -> Iterator[str]:
    yield "| | two | three | four |"
    yield "|---|---|---|---|"
    yield row("mean score (tenths)", [scores(played[table]) for table in SEATS])
    yield row("rounds played", [rounds(played[table]) for table in SEATS])
    yield row("recruited in a game", [mean(game.recruited for game in played[table]) for table in SEATS])
    yield row("deserted in a game", [mean(game.deserted for game in played[table]) for table in SEATS])
    yield ""
    veterans = [float(game.scores[0] >= VETERAN) for game in played["solo"]]
    won = [game.share(game.seed % 4) for game in played["random"]]
    yield (
        f"Alone in scenario 1, {per_cent(veterans)} become Veterans or better ({len(veterans)} games; half "
        f"is wanted). One sensible clan among three that play at random wins {per_cent(won)} "
        f"({len(won)} games; at least 95 % is wanted)."
    )


def row(name: str, cells: Iterable[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def scores(games: Sequence[Played]) -> str:
    every = [score for game in games for score in game.scores]
    cuts = quantiles(every, n=10)
    return f"{fmean(every):.1f} ({cuts[0]:.0f} to {cuts[8]:.0f})"


def rounds(games: Sequence[Played]) -> str:
    found = Counter(game.rounds for game in games)
    return ", ".join(f"{n}: {100 * found[n] / len(games):.0f} %" for n in sorted(found))


def mean(values: Iterable[int]) -> str:
    found = statistics.mean([float(value) for value in values])
    return f"{found.value:.2f} ± {found.width / 2:.2f}"


# --- what is bought -----------------------------------------------------------------------------------------


def for_sale() -> list[Goods]:
    return [trap for trap in TRAPS if trap.kind != "starting"]


def cards() -> list[Goods]:
    return [card for n, card in enumerate(EQUIPMENT) if card not in EQUIPMENT[:n]]


def bought(study: Study, goods: Sequence[Goods], power: Mapping[str, float]) -> Iterator[str]:
    yield "| | price | power | two | three | four | Deceit |"
    yield "|---|---|---|---|---|---|---|"
    for it in sorted(goods, key=lambda it: (it.id not in power, -power.get(it.id, 0.0))):
        weight = f"{power[it.id]:.2f}" if it.id in power else ""
        cells = [sold(study.played[table], it) for table in (*SEATS, "deceit")]
        yield row(it.id, [str(it.cost), weight, *cells])


def sold(games: Sequence[Played], it: Goods) -> str:
    copies = sum(game.bought.get(it.id, 0) for game in games)
    return f"{100 * copies / (it.copies * len(games)):.1f} %" if copies else ""


def never_bought(study: Study) -> str:
    """Among those that were for sale."""
    tables = [study.played[table] for table in (*SEATS, "deceit")]
    idle = [it.id for it in (*for_sale(), *cards()) if not any(sold(games, it) for games in tables)]
    return f"Never bought: {', '.join(idle)}." if idle else "Every Trap and every Equipment card is bought."


def follows(goods: Sequence[Goods], power: Mapping[str, float]) -> float:
    weighed = [it for it in goods if it.id in power]
    return correlation(ranks([float(it.cost) for it in weighed]), ranks([power[it.id] for it in weighed]))


def ranks(values: Sequence[float]) -> list[float]:
    """Equal values share a rank."""
    order = sorted(values)
    return [order.index(value) + (order.count(value) - 1) / 2 for value in values]
