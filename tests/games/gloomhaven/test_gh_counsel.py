"""Counsel of Gloomhaven: what brings the party nearer to winning, and what deserves a thought."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wyprawa
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.counsel import COUNSEL, judge
from wyprawa.games.gloomhaven.state import FOES, State
from wyprawa.kernel import Chance, Table
from wyprawa.players import Chair, Search


def begun(ask: str, seed: int = 2) -> Table[State]:
    """Two heroes at the first question of this kind that has several options worth a thought."""
    table: Table[State] = wyprawa.new(GAME, seats=2, seed=seed, scenario=1, telling=False)
    chance = Chance(seed)
    assert GAME.bot is not None
    while table.choices[0].ask != ask:
        table.choose(GAME.bot(table.state, table.choices[0], chance))
    return table


def hurt_enemies(s: State) -> None:
    for figure in s.figures.values():
        if figure.side == FOES:
            figure.hp = 1


def open_room(s: State) -> None:
    s.rooms |= 0b100


def hurt_hero(s: State) -> None:
    s.figures[0].hp -= 4


def lose_cards(s: State) -> None:
    s.heroes[0].hand = s.heroes[0].hand[:4]


def exhaust(s: State) -> None:
    s.heroes[0].exhausted = True


@pytest.mark.parametrize(
    ("change", "better"),
    [(hurt_enemies, True), (open_room, True), (hurt_hero, False), (lose_cards, False), (exhaust, False)],
)
def test_what_is_better_for_the_party(change: Callable[[State], None], better: bool) -> None:
    s = begun("lead").state
    before = judge(s)
    change(s)
    assert len({*judge(s)}) == 1  # one value for all
    assert (judge(s)[0] > before[0]) is better


def test_a_hero_at_its_end_is_better_than_none() -> None:
    s = begun("lead").state
    s.figures[0].hp = 1
    s.heroes[0].hand, s.heroes[0].discard = s.heroes[0].hand[:2], []
    before = judge(s)
    exhaust(s)
    assert judge(s)[0] < before[0]


@pytest.mark.parametrize("won", [True, False])
def test_what_is_decided_is_certain(won: bool) -> None:
    s = begun("lead").state
    s.won = won
    assert judge(s) == [float(won)] * 2


@pytest.mark.parametrize("ask", ["lead", "act"])
def test_the_bots_option_comes_first_and_others_are_open(ask: str) -> None:
    table = begun(ask)
    choice = table.choices[0]
    assert COUNSEL.weigh is not None
    assert GAME.bot is not None
    leanings = COUNSEL.weigh(table.state, choice, Chance(1))
    assert leanings[0] == (GAME.bot(table.state, choice, Chance(1)), 0.0)
    assert len(leanings) > 1
    assert {leaning.option for leaning in leanings} <= {*choice.options}
    assert all(leaning.better <= 0 for leaning in leanings)


def test_a_search_for_the_party_expects_the_others_cards() -> None:
    table = begun("lead")
    search = Search(1, iterations=4)
    assert search.choose(Chair(table, 0)) in table.choices[0].options
    first = search.explain()[0]
    assert [(each.seat, each.ask) for each in first.others] == [(1, "lead")]
