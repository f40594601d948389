"""The arena: players against each other, or each party alone against the game.

Every seed is played in every arrangement of the players over the seats, so neither a seat nor a lucky deal
favours anybody. The arena stops at the first seed after which every interval is as narrow as asked: which
that is does not depend on who played how fast. Looking after every seed makes the intervals a little too
sure of themselves; ask for narrower ones where that matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any, NamedTuple

import msgspec

from wyprawa.kernel import Game, WyprawaError
from wyprawa.lab import statistics
from wyprawa.lab.engines import Engine, Part
from wyprawa.lab.needs import LabError
from wyprawa.lab.plan import Group, Plan, arrangements, seated
from wyprawa.lab.playing import ENCODER, Played
from wyprawa.lab.progress import bars
from wyprawa.lab.statistics import Interval

_LEAST = 10  # seeds before the first look
_LINES = msgspec.json.Decoder(Played)


class Match(NamedTuple):
    """Who meets whom: sides by name, and of each group of the plan the side on each seat."""

    game: Game[Any]
    options: Mapping[str, Any]
    sides: tuple[str, ...]
    together: bool
    groups: tuple[Group, ...]
    seats: tuple[tuple[int, ...], ...]


class Standing(msgspec.Struct, frozen=True):
    """How one side did. Wins that several share are shared out."""

    side: str
    games: int
    wins: float
    share: Interval
    score: float | None
    rating: Interval | None = None


class Met(msgspec.Struct, frozen=True):
    """What an arena came to."""

    game: str
    options: dict[str, Any]
    together: bool
    seeds: tuple[int, int]  # the first, and how many
    games: int
    narrow: bool  # whether the intervals are as narrow as asked
    sides: tuple[Standing, ...]
    differences: tuple[tuple[str, str, Interval], ...]

    @property
    def within(self) -> float:
        """Half the width of the widest interval."""
        return max(side.share.width for side in self.sides) / 2


def match(game: Game[Any], options: Mapping[str, Any], given: Sequence[str], together: bool | None) -> Match:
    """Set up an arena. A side is a player, or several joined by `+`; alike sides are one.

    Together, each side takes all seats by itself; against each other, each takes as many as it has players,
    or that many times over.
    """
    if not given:
        raise LabError("the arena: expected one player or more, given none")
    teams = [tuple(side.split("+")) for side in given]
    heads = sum(map(len, teams))
    together = (game.cooperative or len(given) == 1) if together is None else together
    options = dict(options)
    if "seats" not in options and "seats" in game.options.__struct_fields__:
        wanted = max(map(len, teams)) if together else heads
        if wanted > 1 or _possible(game, {**options, "seats": wanted}):
            options["seats"] = wanted
    where = f"arena {game.name}"
    sides = tuple(dict.fromkeys(given))
    if together:
        rows = [(seated(game, options, teams[given.index(side)], where), n) for n, side in enumerate(sides)]
        groups = [_group(game, options, players) for players, _ in rows]
        return Match(game, options, sides, True, tuple(groups), tuple((n,) * len(p) for p, n in rows))
    everyone = [(sides.index(side), spec) for side in given for spec in side.split("+")]
    whole = len(seated(game, options, [spec for _, spec in everyone], where)) // len(everyone)
    ways = arrangements(everyone * whole)
    groups = [_group(game, options, [spec for _, spec in way]) for way in ways]
    return Match(game, options, sides, False, tuple(groups), tuple(tuple(n for n, _ in way) for way in ways))


def _possible(game: Game[Any], options: Mapping[str, Any]) -> bool:
    try:
        game.read_options(options)
    except WyprawaError:
        return False
    return True


def _group(game: Game[Any], options: Mapping[str, Any], players: Sequence[str]) -> Group:
    return Group(game=game.name, labels={}, options=dict(options), players=tuple(players))


def meet(it: Match, engine: Engine, *, within: float, most: int, seed: int = 1, what: str = "arena") -> Met:
    """Play until every side's share of wins is known within so much, or so many games were played."""
    if not 0 < within < 0.5:
        raise LabError(f"--within {100 * within:g}: expected points above 0 and below 50")
    size = len(it.groups)
    blocks = max(1, most // size)
    plan = Plan(groups=it.groups, seeds=(seed, blocks), by_seed=True)
    tally = _Tally(it)
    per_part = max(1, 4 // size)
    parts = [
        Part(n, size * first, size * min(first + per_part, blocks))
        for n, first in enumerate(range(0, blocks, per_part))
    ]
    with bars() as shown, closing(engine.play(ENCODER.encode(plan), parts)) as done:
        row = shown.add_task(what, total=size * blocks)
        for games in _in_order(done):
            for first in range(0, len(games), size):
                tally.add(games[first : first + size])
                needed = min(blocks, max(_LEAST, tally.blocks_for(within)))
                shown.update(row, completed=size * tally.blocks, total=size * max(needed, tally.blocks))
                if tally.blocks >= _LEAST and tally.narrow(within):
                    return tally.met(seed, narrow=True)
    return tally.met(seed, narrow=tally.narrow(within))


def _in_order(done: Iterator[tuple[Part, bytes]]) -> Iterator[list[Played]]:
    """Parts come when they are done, and are looked at in the order of the plan."""
    waiting: dict[int, bytes] = {}
    wanted = 0
    for part, lines in done:
        waiting[part.number] = lines
        while wanted in waiting:
            yield _LINES.decode_lines(waiting.pop(wanted))
            wanted += 1


class _Tally:
    """Counts blocks of games, one block for each seed."""

    def __init__(self, it: Match) -> None:
        self.match, self.blocks, self.games = it, 0, [0] * len(it.sides)
        self.wins = [0.0] * len(it.sides)
        self.scores: list[list[int]] = [[] for _ in it.sides]
        self.pairs: list[dict[tuple[int, int], float]] = []
        self.by_seed: list[list[float]] = []  # of each side

    def add(self, block: Sequence[Played]) -> None:
        self.blocks += 1
        pairs: dict[tuple[int, int], float] = {}
        shares = [0.0] * len(self.match.sides)
        for game in block:
            seats = self.match.seats[game.group]
            won = self._won(game, seats)
            for n in set(seats):
                self.games[n] += 1
                shares[n] += won[n]
                self.scores[n] += [score for seat, score in enumerate(game.scores) if seats[seat] == n]
            for one in set(seats):
                for other in set(seats) - {one}:
                    better = (won[one] > won[other]) + (won[one] == won[other]) / 2
                    pairs[one, other] = pairs.get((one, other), 0.0) + better
        self.pairs.append(pairs)
        self.by_seed.append(shares)
        self.wins = [wins + share for wins, share in zip(self.wins, shares, strict=True)]

    def _won(self, game: Played, seats: Sequence[int]) -> dict[int, float]:
        if self.match.together:
            return {seats[0]: float(bool(game.winners))}
        part = 1 / max(1, len(game.winners))
        return {n: sum(part for seat in game.winners if seats[seat] == n) for n in set(seats)}

    def shares(self) -> list[Interval]:
        return [statistics.share(wins, games) for wins, games in zip(self.wins, self.games, strict=True)]

    def narrow(self, within: float) -> bool:
        return all(share.width <= 2 * within for share in self.shares())

    def blocks_for(self, within: float) -> int:
        """About how many seeds it takes."""
        games = max(statistics.games_for(share.value, within) for share in self.shares())
        return games if self.match.together else -(-games // len(self.match.groups))

    def met(self, seed: int, *, narrow: bool) -> Met:
        it, several = self.match, len(self.match.sides) > 2 and not self.match.together
        rated = statistics.rating_intervals(len(it.sides), self.pairs) if several else [None] * len(it.sides)
        standings = [
            Standing(side, self.games[n], self.wins[n], share, _mean(self.scores[n]), rated[n])
            for n, (side, share) in enumerate(zip(it.sides, self.shares(), strict=True))
        ]
        games = self.blocks * len(it.groups)
        options, seeds = dict(it.options), (seed, self.blocks)
        return Met(
            it.game.name, options, it.together, seeds, games, narrow, tuple(standings), self._differences()
        )

    def _differences(self) -> tuple[tuple[str, str, Interval], ...]:
        """Of parties that played the same seeds, by the wider of two intervals: apart, and seed by seed."""
        if not self.match.together:
            return ()
        shares, found = self.shares(), []
        for one in range(len(shares)):
            for other in range(one + 1, len(shares)):
                apart = statistics.difference(shares[one], shares[other])
                pairs = statistics.mean([row[one] - row[other] for row in self.by_seed])
                wide = Interval(apart.value, min(apart.low, pairs.low), max(apart.high, pairs.high))
                found.append((self.match.sides[one], self.match.sides[other], wide))
        return tuple(found)


def _mean(scores: Sequence[int]) -> float | None:
    return sum(scores) / len(scores) if scores else None
