"""The sensible clan: a sample of what docs/balance measures in full."""

from __future__ import annotations

import wyprawa
from wyprawa.games.monsterlands import GAME
from wyprawa.players import play, player


def test_one_sensible_clan_beats_three_random_ones() -> None:
    won = 0
    for seed in range(8):
        table = wyprawa.new(GAME, seed=seed, seats=4, level="normal", telling=False)
        players = [player("sensible" if seat == seed % 4 else "random", seed) for seat in range(4)]
        won += play(table, players).winners == (seed % 4,)
    assert won >= 6


def test_alone_it_often_becomes_a_veteran() -> None:
    points = []
    for seed in range(16):
        table = wyprawa.new(GAME, seed=seed, seats=1, scenario=1, telling=False)
        points.append(play(table, [player("sensible", seed)]).scores[0])
    assert sum(score >= 45 for score in points) >= 6


def test_it_plays_every_mode_to_the_end() -> None:
    for options in GAME.modes:
        if not options.get("campaign"):
            table = wyprawa.new(GAME, seed=3, telling=False, **options)
            assert play(table, [player("sensible", seat) for seat in range(table.seats)]).scores
