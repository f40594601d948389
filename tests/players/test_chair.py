"""A chair shows what its seat sees, and nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import comb, prod, sqrt
from typing import Any

import pytest
from little_games import PENNIES, new, nim

import wyprawa
from wyprawa.games.smok import GAME as SMOK
from wyprawa.kernel import Chance, IllegalOption, Table
from wyprawa.players import Chair, Random
from wyprawa.players.chair import own_chance


def test_a_chair_has_these_and_no_others() -> None:
    chair = Chair(wyprawa.new(SMOK, seats=2, seed=1), 1)
    public = [name for name in dir(chair) if not name.startswith("_")]
    assert public == ["choice", "game", "imagine", "look", "seat", "view"]
    assert not hasattr(chair, "__dict__")
    values = [getattr(chair, name) for name in public]
    assert not any(isinstance(value, (Table, SMOK.state)) for value in values)


def test_a_chair_is_of_its_seat() -> None:
    table = wyprawa.new(SMOK, seats=2, seed=1)
    for seat in range(2):
        chair = Chair(table, seat)
        assert (chair.seat, chair.choice, chair.view) == (seat, table.choice_of(seat), table.view(seat))
    assert Chair(table, 0).view != Chair(table, 1).view
    assert repr(Chair(table, 1)) == "<Chair 1 of smok: card>"


def test_a_view_is_made_once_and_only_if_looked_at() -> None:
    looked: list[int | None] = []

    def view(s: Any, seat: int | None) -> Any:
        looked.append(seat)
        return s.heap

    table = new(replace(nim(5), view=view))
    chair = Chair(table, 0)
    assert looked == []
    assert (chair.view, chair.view) == (5, 5)
    assert looked == [0]


@pytest.mark.parametrize(("game", "answered", "waiting"), [(nim(5), [], "0"), (PENNIES, [0, 0], "1")])
def test_only_who_must_decide_has_a_chair(game: Any, answered: list[int], waiting: str) -> None:
    table = new(game)
    for seat in answered:
        table.choose(1, seat)
    idle = 1 - int(waiting)
    with pytest.raises(
        IllegalOption, match=f"seat {idle} has nothing to decide now; seats that have: {waiting}"
    ):
        Chair(table, idle)


def test_an_imagined_table_is_its_own() -> None:
    table = wyprawa.new(SMOK, seats=2, seed=1, telling=False)
    before = table.record()
    world = Chair(table, 0).imagine(Chance(1))
    while not world.over:
        world.choose(world.choices[0].options[0])
    assert table.record() == before


def test_an_imagined_table_does_not_know_the_seed() -> None:
    table = wyprawa.new(SMOK, seats=2, seed=1)
    assert Chair(table, 0).imagine(Chance(1)).seed is None
    assert table.seed == 1


@pytest.mark.parametrize("same_seed", [False, True])
def test_imagined_hands_hit_the_true_one_as_often_as_chance_would(same_seed: bool) -> None:
    hits, expected, variance = 0, 0.0, 0.0
    for seed in range(10):
        table = wyprawa.new(SMOK, seats=2, seed=seed, telling=False)
        player, going = Random(seed + 50), table.fork()
        while going.choices and len(going.history) < 2 * seed:
            seat = going.choices[0].seat
            going.choose(player.choose(Chair(going, seat)), seat)
            if len(going.choices) == 2:  # the last secret cards before a thief acts or the game ends
                table = going.fork()
        hand = sorted(table.state.hands[1])
        unseen = Counter(hand + table.state.pile)
        ways = prod(comb(unseen[card], count) for card, count in Counter(hand).items())
        odds = ways / comb(unseen.total(), len(hand))
        chance = own_chance(seed if same_seed else seed + 1000)
        chair = Chair(table, 0)
        worlds = [chair.imagine(chance).state for _ in range(200)]
        assert all(world.hands[0] == table.state.hands[0] for world in worlds)
        hits += sum(sorted(world.hands[1]) == hand for world in worlds)
        expected += 200 * odds
        variance += 200 * odds * (1 - odds)
    assert expected < 400  # of 2000: chance alone seldom guesses a hand
    assert abs(hits - expected) < 4 * sqrt(variance)


def test_a_player_does_not_draw_what_a_table_of_its_seed_draws() -> None:
    for seed in range(50):
        table, mine = Chance(seed), own_chance(seed)
        theirs = [table.below(1 << 64, "x") for _ in range(100)]
        assert not set(theirs) & {mine.below(1 << 64, "x") for _ in range(100)}
