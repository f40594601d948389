"""A million views: what a seat cannot know is drawn anew, and that seat and everybody see what they saw."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import perf_counter
from typing import Any

import pytest
from soaking import amount, progress

from wyprawa.conformance.play import chance_of, choose, plain
from wyprawa.kernel import Chance, Game, Table, games, new
from wyprawa.kernel.codec import difference
from wyprawa.kernel.game import same
from wyprawa.kernel.notation import read

VIEWS = {"smok": 600_000, "monsterlands": 200_000, "gloomhaven": 200_000}  # a million; others get as many
_SAMPLE = 400
_PLACES = amount(8, 1 << 30)  # of each game: a sample looks into several modes
_WORLDS = 8  # of each seat at each place


@pytest.mark.parametrize("name", games())
def test_views_stay_the_same_when_what_is_hidden_is_drawn_anew(name: str) -> None:
    wanted, began = amount(_SAMPLE, VIEWS.get(name, 100_000)), perf_counter()
    compared = told = hidden = seed = 0
    for seed, table in played(games()[name]):
        more, other = compare(table, Chance(compared), f"{name} {table.options} seed {seed}")
        compared, hidden = compared + more, hidden + other
        if compared - told >= wanted // 20:
            told = compared
            progress(f"{name}: {compared:,} of {wanted:,} views")
        if compared >= wanted:
            break
    progress(
        f"{name}: {compared:,} views in {perf_counter() - began:.0f} s, {seed + 1:,} games; all as before, "
        f"and {hidden:,} worlds were others than the true one"
    )
    assert hidden or games()[name].resample is same  # a game may hide nothing


def played(game: Game[Any]) -> Iterator[tuple[int, Table[Any]]]:
    """Game after game in all modes, before each choice, or before the first few."""
    for seed in count():
        table, chance = new(game, seed=seed, **game.modes[seed % len(game.modes)]), chance_of(seed)
        for _ in range(min(_PLACES, game.bound)):
            if table.over:
                break
            yield seed, table
            choose(table, chance)


def compare(table: Table[Any], chance: Chance, where: str) -> tuple[int, int]:
    """How many views were compared here, and how many worlds were others."""
    game, compared, hidden = table.game, 0, 0
    true = read(game, table.position())[1]  # where the running step began
    public = game.view(true, None)
    for seat in range(table.seats):
        seen = game.view(true, seat)
        for _ in range(_WORLDS):
            world = game.copy(true)
            game.resample(world, seat, chance)
            for who, was, now in (
                (seat, seen, game.view(world, seat)),
                (None, public, game.view(world, None)),
            ):
                assert was == now, (
                    f"{where} choice {len(table.history)}: drawn anew for seat {seat}, seat {who} sees "
                    f"{difference(plain(now), plain(was))}"
                )
                compared += 1
            hidden += world != true
    return compared, hidden
