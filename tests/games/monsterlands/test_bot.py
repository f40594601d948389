"""The sensible clan: a sample of what docs/balance measures in full."""

from __future__ import annotations

import mltables as ml

import wyprawa
from wyprawa.games.monsterlands import GAME, events
from wyprawa.games.monsterlands.bot import shopping
from wyprawa.games.monsterlands.bot.outlook import Outlook
from wyprawa.games.monsterlands.state import State
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


def test_it_seldom_loses_a_mercenary_for_want_of_gold() -> None:
    deserted = 0
    for seed in range(6):
        table = wyprawa.new(GAME, seed=seed, seats=4, level="normal")
        play(table, [player("sensible", seat) for seat in range(4)])
        deserted += sum(isinstance(it, events.Deserted) for _, it in table.log)
    assert deserted <= 12


def test_somebody_it_could_not_pay_is_worth_far_less() -> None:
    """Drapis costs all 6 gold; the die left over, and his own, would bring the wages of 2."""

    def worth(strength: int) -> float:
        def edit(s: State) -> None:
            clan = s.clans[0]
            clan.gold, clan.strength, clan.magic, clan.influence = 6, strength, 0, []

        s = ml.make(("turn", 0), ml.HOLD, edit=edit).state
        return shopping.recruit_worth(Outlook(s, 0), ml.member("drapis"), 0)

    assert worth(0) < worth(1) - 4
