"""What is to be played: groups of games that differ in their options, each with the same seeds.

A plan is plain data, so that every worker on every machine plays the same games from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations, product
from math import factorial
from typing import Any, NamedTuple, TypeVar

import msgspec

from wyprawa.kernel import Game, WyprawaError, find
from wyprawa.lab.needs import LabError
from wyprawa.players import player

P = TypeVar("P")
MOST_ARRANGEMENTS = 24  # beyond these, players only move round the table


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Games with the same options and players. `labels` say what sets the group apart, by axis."""

    game: str
    labels: dict[str, str]
    options: dict[str, Any]
    players: tuple[str, ...]  # one for each seat
    draft: tuple[str, str] | None = None  # the text of a scenario that is not in the box, and its file

    @property
    def name(self) -> str:
        return " · ".join(f"{axis} {label}" for axis, label in self.labels.items()) or self.game


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """`seeds` is the first one and how many. With `rotate` each seed is played in every arrangement, and
    `by_seed` all groups play a seed before the next one."""

    groups: tuple[Group, ...]
    seeds: tuple[int, int]
    rotate: bool = False
    by_seed: bool = False


class Job(NamedTuple):
    """One game to play."""

    number: int
    group: int
    seed: int
    players: tuple[str, ...]


def arrangements(players: Sequence[P], rotate: bool = True) -> list[tuple[P, ...]]:
    """Every way to seat the players, each once; those who are alike are not told apart."""
    if not rotate:
        return [tuple(players)]
    if factorial(len(players)) <= MOST_ARRANGEMENTS:
        ways = list(permutations(players))
    else:
        ways = [(*players[n:], *players[:n]) for n in range(len(players))]
    return list(dict.fromkeys(ways))


def jobs(plan: Plan) -> tuple[Job, ...]:
    """All games of a plan, in the order their results stand."""
    return tuple(Job(n, *each) for n, each in enumerate(_jobs(plan)))


def _jobs(plan: Plan) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    first, count = plan.seeds
    seeds, groups = range(first, first + count), range(len(plan.groups))
    ways = [arrangements(group.players, plan.rotate) for group in plan.groups]
    order = product(seeds, groups) if plan.by_seed else ((seed, n) for n in groups for seed in seeds)
    for seed, n in order:
        for players in ways[n]:
            yield n, seed, players


def game_of(group: Group) -> Game[Any]:
    """The game a group plays."""
    game = find(group.game)
    if group.draft is None:
        return game
    if game.drafts is None:
        raise LabError(f"{group.game} takes no scenario of one's own, given: {group.draft[1]}")
    return _drafted(group.game, *group.draft)


@lru_cache(maxsize=16)
def _drafted(game: str, text: str, where: str) -> Game[Any]:
    drafts = find(game).drafts
    assert drafts is not None
    made: Game[Any] = drafts.read(text, where)
    return made


def seated(
    game: Game[Any], options: Mapping[str, Any], players: Sequence[str], where: str
) -> tuple[str, ...]:
    """A player for each seat; fewer than seats are repeated in turn. Errors say where they were given."""
    try:
        read = game.read_options(options)
        game.begin(read, 1)
        for spec in players:
            player(spec, 1)
    except WyprawaError as error:
        raise LabError(f"{where}: {error}") from None
    seats = game.seats(read)
    if not players or len(players) > seats or seats % len(players):
        raise LabError(
            f"{where}: players: given {len(players)} ({', '.join(players) or 'none'}); "
            f"expected {seats}, one for each seat, or a number that divides it"
        )
    if game.bot is None and "sensible" in players:
        raise LabError(f"{where}: {game.name} has no bot of its own; let 'random' or 'search:300' play it")
    return tuple(players) * (seats // len(players))


def timed(spec: str) -> bool:
    """Whether a player thinks for a time, so that no two of its games are the same."""
    return spec == "search" or spec.endswith("ms")
