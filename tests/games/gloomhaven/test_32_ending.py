"""Chapter 32: ending a scenario."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghtables import asked, make, monsters, open_to, play

from wyprawa.games.gloomhaven.content import GOALS, TABLES
from wyprawa.games.gloomhaven.party import HeroSpec, made
from wyprawa.games.gloomhaven.rules.figures import damage
from wyprawa.games.gloomhaven.rules.scenario import ending
from wyprawa.games.gloomhaven.special import Fallen
from wyprawa.games.gloomhaven.state import Active, Held, State
from wyprawa.kernel import Table

FREE = ("standee", "modifier", "monster-ability", "short-rest")


def over(won: bool, also: Callable[[State], None] | None = None, **options: object) -> Table[State]:
    def edit(s: State) -> None:
        s.won = won
        for hero in s.heroes:
            hero.goals = ["streamliner"]
        if also is not None:
            also(s)

    return make("end_scenario", edit=edit, **options)  # type: ignore[arg-type]


@pytest.mark.rule("GH-32.1")
def test_the_round_is_played_to_its_end() -> None:
    """The last guard falls in the first hero's turn; the second hero still acts, then it is over."""

    def edit(s: State) -> None:
        for n, hero in enumerate(s.heroes):
            hero.picked, hero.hand = hero.hand[:2], hero.hand[2:]
            hero.initiative = 20 + n
        s.figures[monsters(s)[0]].hp = 1
        s.acted = [monsters(s)[0]]

    table = make(
        "next_turn",
        draw="0 g . 1 .",
        edit=edit,
        script={"modifier": ["plus_1"]},
        free=("standee", "short-rest"),
    )
    play(table, ("attack", table.state.heroes[0].picked[0]))
    while table.state.won is None:
        play(table, open_to(table)[0])
    assert not table.over
    assert table.state.acted == [2, 0]  # it is decided at once, in the first hero's turn
    while not table.over:
        options = open_to(table)
        play(table, next((o for o in ("pass", "stop", "no") if o in options), options[0]))
    assert 1 in table.state.acted
    assert table.outcome is not None
    assert table.outcome.reason == "won"
    assert table.outcome.winners == (0, 1)


@pytest.mark.rule("GH-32.2", "GH-32.3", "GH-32.9", "GH-32.E1", "GH-32.13")
def test_what_a_win_brings() -> None:
    """Level 3, won, 9 XP and 4 money tokens: 9+10 XP and 12 gold."""

    def also(s: State) -> None:
        s.heroes[0].xp, s.heroes[0].money = 9, 4

    table = over(True, also, level=3)
    before = made(HeroSpec(character="brute", items=()))
    after = ending.homecoming(table.state, 0, before)
    assert after is not None
    assert (after.xp - before.xp, after.gold - before.gold) == (19, 12)
    assert table.outcome is not None
    assert table.outcome.scores[0] == 31


@pytest.mark.rule("GH-32.2", "GH-32.3", "GH-32.8", "GH-32.9", "GH-32.12")
def test_what_a_loss_leaves() -> None:
    def also(s: State) -> None:
        s.heroes[0].xp, s.heroes[0].money, s.heroes[0].loot = 9, 4, [21]

    table = over(False, also, level=3)
    before = made(HeroSpec(character="brute", items=()))
    after = ending.homecoming(table.state, 0, before)
    assert after is not None
    assert (after.xp, after.gold - before.gold) == (9, 12)
    assert after.checkmarks == 0
    assert after.items == (21,)  # a looted treasure is kept
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "lost")


@pytest.mark.rule("GH-32.4")
def test_what_lies_on_the_map_is_lost() -> None:
    s = over(True, draw="0 1 $ t .").state
    assert (s.money, s.treasures) == ({}, {})
    assert s.heroes[0].money == 0


@pytest.mark.rule("GH-32.5")
def test_everything_comes_back() -> None:
    def also(s: State) -> None:
        hero = s.heroes[0]
        hero.discard, hero.lost, hero.hand = hero.hand[:3], hero.hand[3:7], hero.hand[8:]
        hero.active = [Active(8, "bottom")]
        hero.items = [Held(1, "spent"), Held(12, "consumed")]
        s.figures[0].hp = 1

    s = over(False, also).state
    assert s.heroes[0].hand == list(range(1, 11))
    assert [held.state for held in s.heroes[0].items] == ["ready", "ready"]
    assert s.figures[0].hp == s.figures[0].most


@pytest.mark.rule("GH-32.6")
def test_decks_are_as_before() -> None:
    def also(s: State) -> None:
        s.heroes[0].deck.undrawn += ["curse", "bless", "minus_1"]
        s.heroes[0].deck.undrawn.remove("plus_0")
        s.heroes[0].deck.drawn.append("plus_0")
        s.monsters.undrawn += ["bless", "curse"]

    s = over(True, also).state
    standard = sorted(card for card, n in TABLES.deck.items() for _ in range(n))
    assert sorted(s.heroes[0].deck.undrawn) == sorted(s.monsters.undrawn) == standard
    assert (s.curses, s.blesses) == ([10, 10], 10)


@pytest.mark.rule("GH-32.7")
def test_battle_goals_return() -> None:
    def also(s: State) -> None:
        s.goals = [goal for goal in GOALS if goal not in ("streamliner", "zealot")]
        s.heroes[1].goals = ["zealot"]

    s = over(False, also).state
    assert sorted(s.goals) == sorted(GOALS)
    assert [hero.goals for hero in s.heroes] == [[], []]


@pytest.mark.rule("GH-32.8", "GH-2.21")
@pytest.mark.parametrize(("won", "cards", "checks"), [(True, 5, 1), (True, 4, 0), (False, 5, 0)])
def test_battle_goals(won: bool, cards: int, checks: int) -> None:
    """Streamliner: 5 or more cards in hand and discard pile; only after a win."""

    def also(s: State) -> None:
        hero = s.heroes[0]
        hero.lost, hero.hand = hero.hand[cards:], hero.hand[:cards]

    assert over(won, also).state.heroes[0].checkmarks == checks


def test_every_battle_goal_can_be_counted() -> None:
    s = make(draw="0 1 . g").state
    for goal in GOALS.values():
        s.heroes[0].goals = [goal.id]
        assert ending.goal_met(s, 0) in (True, False)
    s.heroes[0].goals, s.heroes[0].tally.kills = ["sadist"], 5
    assert ending.goal_met(s, 0)
    s.heroes[0].goals = ["pacifist"]
    assert not ending.goal_met(s, 0)


@pytest.mark.rule("GH-32.11")
def test_the_exhausted_share_in_a_win() -> None:
    def also(s: State) -> None:
        s.heroes[0].xp, s.heroes[0].money = 3, 2
        damage.exhaust(s, 0)
        s.won = True
        s.heroes[0].goals = ["straggler"]

    s = over(True, also).state
    before = made(HeroSpec(character="brute", items=()))
    after = ending.homecoming(s, 0, before)
    assert after is not None
    assert after.xp == 3 + TABLES.bonus[1]
    assert after.gold == before.gold + 2 * TABLES.gold[1]
    assert after.checkmarks == GOALS["straggler"].checks


@pytest.mark.rule("GH-32.14")
def test_the_first_trigger_stands() -> None:
    s = make(draw="0 1 . .", page={"lose": Fallen(escort="hail")}).state
    s.won = None
    ending.check(s)
    assert s.won is True  # no enemy is left; that the escort is missing comes second
    for n in (0, 1):
        damage.exhaust(s, n)
    ending.check(s)
    assert s.won is True


@pytest.mark.rule("GH-23.13")
def test_all_exhausted_is_lost() -> None:
    s = make(draw="0 1 . g").state
    damage.exhaust(s, 0)
    ending.check(s)
    assert s.won is None
    damage.exhaust(s, 1)
    ending.check(s)
    assert s.won is False
    assert asked(make("begin_round", draw="0 1 . g")) == "lead"
