"""Counsel of Monster Lands: who is ahead, and what deserves a thought."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import wyprawa
from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.bot.counsel import COUNSEL, HOPELESS, judge
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Chance, Outcome, Table
from wyprawa.players import Chair, Search


def begun(seats: int = 2, ask: str = "action") -> Table[State]:
    table: Table[State] = wyprawa.new(GAME, seats=seats, seed=4, telling=False)
    chance = Chance(4)
    while table.choices[0].ask != ask:
        table.choose(bot_of(table, chance))
    return table


def bot_of(table: Table[State], chance: Chance) -> object:
    assert GAME.bot is not None
    return GAME.bot(table.state, table.choices[0], chance)


def test_chances_are_shared_and_grow_with_what_a_clan_has() -> None:
    s = begun(3).state
    before = judge(s)
    assert sum(before) == pytest.approx(1)
    for what in ("glory", "gold", "defence"):
        twin = GAME.copy(s)
        setattr(twin.clans[1], what, getattr(twin.clans[1], what) + 3)
        after = judge(twin)
        assert after[1] > before[1]
        assert after[0] < before[0]


def test_a_finished_game_is_judged_by_its_points() -> None:
    s = begun().state
    s.clans[0].glory += 12
    s.outcome = Outcome((0,), (20, 8))
    assert judge(s)[0] > 0.95


def test_alone_more_points_are_better() -> None:
    s = begun(1).state
    before = judge(s)
    s.clans[0].glory += 9
    assert 0 <= before[0] < judge(s)[0] <= 1


def test_actions_are_weighed_the_bots_first() -> None:
    table = begun()
    choice, chance = table.choices[0], Chance(1)
    assert COUNSEL.weigh is not None
    leanings = COUNSEL.weigh(table.state, choice, chance)
    assert leanings[0] == (bot_of(table, chance), 0.0)
    assert len({leaning.option for leaning in leanings}) == len(leanings) > 3
    assert {leaning.option for leaning in leanings} <= {*choice.options}
    assert [it.better for it in leanings] == sorted((it.better for it in leanings), reverse=True)
    assert all(HOPELESS < it.better <= 0 for it in leanings)


def test_no_thought_is_given_to_what_only_asks_again() -> None:
    """Else a search that finds it as good as the rest asks for ever."""
    table = begun()
    choice = replace(table.choices[0], ask="contract", options=("accept", "free", "decline"), subject=(10, 0))
    assert COUNSEL.weigh is not None
    leanings = COUNSEL.weigh(table.state, choice, Chance(1))
    assert {leaning.option for leaning in leanings} == {"accept", "decline"}


def test_small_questions_are_left_to_the_bot() -> None:
    table = begun(ask="tidy")
    search = Search(1, iterations=4)
    assert search.choose(Chair(table, table.choices[0].seat)) == bot_of(table, Chance(1))
    assert search.explain() == []


def test_a_thought_ends_with_the_round() -> None:
    table = begun()
    search = Search(1, iterations=6)
    search.choose(Chair(table, table.choices[0].seat))
    assert [it.visits for it in search.explain()] == [3, 3]
    assert all(0 < it.value < 1 for it in search.explain())
