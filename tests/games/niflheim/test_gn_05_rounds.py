"""Chapters 4, 5, 10, 32 and 35: setup, rounds, initiative, and scenario 1 from start to end."""

from __future__ import annotations

from typing import Any

import pytest
from gntables import F, K, active, acts, arm, asked, drawn, options, place, sit, spot, told

from wyprawa import new
from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.content import ITEMS, SCENARIOS, UNDEAD
from wyprawa.games.niflheim.content.pages import Band, Captive, Search
from wyprawa.games.niflheim.maps import ground
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.turns.activation import declare
from wyprawa.games.niflheim.rules.turns.beginning import starts
from wyprawa.games.niflheim.rules.turns.round import heroes_turn, initiative, undead_turn
from wyprawa.games.niflheim.setup import new_hero
from wyprawa.games.niflheim.state import NONE, Marker, State
from wyprawa.games.niflheim.vocabulary.terms import STAY
from wyprawa.kernel import Chance, Table


def with_dice(map: str, heroes: list[int], undead: list[int], coin: bool = False) -> Table[State]:
    s = drawn(map)
    s.coin = coin
    table = sit(s, declare.later(F), initiative.later())
    with scripted(table, initiative=heroes, undead_initiative=undead):
        table.choose(STAY)
    return table


@pytest.mark.rule("GN-5.E1", "GN-5.4", "GN-5.5", "GN-5.9")
def test_a_tie_is_rolled_again() -> None:
    table = with_dice("F # d", [5, 12], [9, 1])
    assert len(told(table, events.InitiativeRolled)) == 2
    assert asked(table) == "first"


@pytest.mark.rule("GN-5.E2", "GN-5.8", "GN-5.10")
def test_with_a_mardrom_the_undead_lose_nothing() -> None:
    table = with_dice("F # m", [5], [9])
    assert [each.first for each in told(table, events.HeroesFirst)] == [False]
    kinds = [type(line.record) for line in table.log]
    assert kinds.index(events.UndeadTurn) < kinds.index(events.HeroesTurn)


@pytest.mark.rule("GN-5.E3", "GN-5.6", "GN-5.7", "GN-5.3", "GN-5.2")
def test_the_heroes_win_and_the_players_choose() -> None:
    table = with_dice("F # d", [6], [9])
    assert (asked(table), list(options(table))) == ("first", ["heroes", "undead"])
    table.choose("undead")
    kinds = [type(line.record) for line in table.log]
    assert kinds.index(events.UndeadTurn) < kinds.index(events.HeroesTurn)


@pytest.mark.rule("GN-2.9", "GN-2.10", "GN-2.4")
def test_the_coin_for_one_of_the_two_dice() -> None:
    table = with_dice("F # m", [5], [9], coin=True)
    assert (asked(table), list(options(table))) == ("coin.die", ["keep", "heroes", "undead"])
    with scripted(table, coin=["heads"], undead_initiative=[2]):
        table.choose("undead")
        table.choose("repeat")
    assert asked(table) == "first"


@pytest.mark.rule("GN-5.1", "GN-5.11", "GN-5.19")
def test_the_first_round_of_scenario_1_needs_no_roll() -> None:
    table: Table[Any] = new(GAME, seats=1, seed=4)
    assert (asked(table), told(table, events.InitiativeRolled)) == ("intent", [])
    assert told(table, events.HeroesFirst)[0].rule == "GN-5.11"


@pytest.mark.rule("GN-5.12", "GN-5.13", "GN-6.12")
def test_markers_stay_until_the_heroes_next_turn() -> None:
    s = drawn("F # d")
    s.heroes[F].cover, s.heroes[F].waits = 2, True
    table = sit(s, undead_turn.later())
    assert table.state.heroes[F].cover == 2
    table = sit(s, heroes_turn.later())
    hero = table.state.heroes[F]
    assert (hero.cover, hero.attacked, hero.waits) == (NONE, False, False)


@pytest.mark.rule("GN-4.9")
def test_with_v_and_its_neighbours_full_the_nearest_square_will_do() -> None:
    s = drawn("V . . .\n\n. # # .")
    board = s.ground().board
    s.heroes = [new_hero(name, 0) for name in ("frida", "killian", "aleator", "frida")]
    for hero, at in zip(s.heroes, ((0, 0), (1, 0), (0, 1)), strict=False):
        hero.at = board.at(*at)
    assert starts(s) == [board.at(2, 0)]


@pytest.mark.rule("GN-4.7", "GN-4.8", "GN-32.4", "GN-3.3", "GN-3.2", "GN-4.21", "GN-4.22")
def test_heroes_start_on_v_or_beside_it() -> None:
    table: Table[Any] = new(GAME, seats=2, seed=4)
    s = table.state
    [start] = s.ground().squares("V")
    near = {start, *s.ground().board.neighbours(start)}
    assert (asked(table), set(options(table))) == ("start", near)
    table.choose(start)
    assert set(options(table)) == near - {start}
    assert [hero.seat for hero in s.heroes] == [0, 1]
    alone: Table[Any] = new(GAME, seats=1, seed=4)
    [hero] = alone.state.heroes
    assert (hero.at, hero.health, hero.ready, hero.supplies, hero.xp) == (start, 4, NONE, [0, 0, 0, 0], 0)


@pytest.mark.rule("GN-32.5", "GN-4.18", "GN-4.6")
def test_the_page_of_scenario_1() -> None:
    page = SCENARIOS["high_throne"]
    laid = ground(page)
    counts = {sign: len(laid.squares(sign)) for sign in "VDSJ12>"}
    assert counts == {"V": 1, "D": 4, "S": 1, "J": 1, "1": 1, "2": 1, ">": 1}
    assert page.track[2] == "S"
    table: Table[Any] = new(GAME, seats=1, seed=4)
    [pile] = table.state.piles
    assert pile.at == laid.squares("1")[0]
    reached = laid.board.opened(0b111).layers(1 << laid.squares("V")[0], laid.board.all)
    for sign in "J12>":
        assert any(layer >> laid.squares(sign)[0] & 1 for layer in reached)


def throne(map: str = "J F . > d", **more: Any) -> State:
    page = SCENARIOS["high_throne"]
    more = {"searches": (Search(id="supplies", at="J", table=()),), "side": page.side, **more}
    return drawn(map, captives=page.captives, main=page.main, rules=page.rules, combat=False, **more)


@pytest.mark.rule("GN-32.7", "GN-32.8", "GN-25.10", "GN-10.2", "GN-10.12", "GN-6.6")
def test_the_jarl_is_rescued_from_an_adjacent_square_by_one_who_stays() -> None:
    s = throne()
    assert ("rescue", 0) not in options(active(s))
    table = active(s, intent="stay")
    table.choose(("rescue", 0))
    hero = table.state.heroes[F]
    assert (hero.carries, hero.pack, hero.attacked, table.state.rescued) == (1, [], True, 1)


@pytest.mark.rule("GN-10.3")
def test_a_special_action_is_all_one_does() -> None:
    s = throne()
    table = active(s, intent="stay")
    table.choose(("rescue", 0))
    assert asked(table) == "intent"


@pytest.mark.rule("GN-32.6", "GN-32.10", "GN-5.24", "GN-4.11", "GN-4.12", "GN-32.16")
def test_the_scenario_is_won_when_all_leave_with_jarl_and_torch() -> None:
    s = throne("J F . > K")
    torch = next(n for n, row in enumerate(ITEMS) if row.id == "torch")
    s.rescued, s.heroes[F].carries, s.heroes[K].pack = 1, 1, [torch]
    s.heroes[F].at = place(s, 3, 0)
    table = active(s)
    table.choose(("leave",))
    assert table.outcome is None  # Killian is still there
    s = table.state
    s.heroes[K].at = place(s, 3, 0)
    table = active(s, K)
    table.choose(("leave",))
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "won")


@pytest.mark.rule("GN-35.2")
def test_leaving_without_the_torch_loses() -> None:
    s = throne("J F . > d")
    s.heroes[F].at = place(s, 3, 0)
    table = active(s)
    table.choose(("leave",))
    assert table.outcome is not None
    assert table.outcome.reason == "hopeless"


@pytest.mark.rule("GN-32.11", "GN-32.15", "GN-35.3")
@pytest.mark.parametrize("foe", ["d", "h"])
def test_an_undead_activated_beside_a_character_loses_scenario_1(foe: str) -> None:
    s = throne(f"J F {foe}")
    table = acts(s)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("touched", "GN-35.3")


@pytest.mark.rule("GN-32.13", "GN-6.13")
def test_scenario_1_has_no_attacks_and_no_cover() -> None:
    s = throne("J F d")
    arm(s, F, "seax")
    table = active(s, intent="stay")
    assert not any(option[0] == "attack" for option in options(table))
    table.choose("end")
    hero = table.state.heroes[F]
    assert (hero.cover, hero.attacked) == (NONE, True)


def searching(map: str, *table: Band) -> State:
    return drawn(map, searches=(Search(id="chest", at="2", table=table),))


@pytest.mark.rule("GN-10.4", "GN-10.5", "GN-10.6", "GN-10.8", "GN-10.10", "GN-10.11", "GN-32.9", "GN-32.14")
def test_a_search() -> None:
    page = SCENARIOS["high_throne"]
    s = drawn("2 F . d", searches=page.searches, side=page.side)
    s.coin = False
    s.heroes[F].at = place(s, 0, 0)  # on the square itself (GN-10.5)
    assert ("search", 0) in options(active(s, intent="stay"))
    s.heroes[F].at = place(s, 1, 0)
    table = active(s, intent="stay")
    with scripted(table, search=[11]):
        table.choose(("search", 0))
    assert (asked(table), list(options(table))) == ("take", [("supply", 0), ("supply", 1), "done"])
    table.choose(("supply", 0))
    table.choose(("supply", 1))
    assert table.state.heroes[F].supplies[:2] == [1, 2]
    assert table.state.heroes[F].attacked
    assert ("search", 0) not in options(active(table.state, intent="stay"))


@pytest.mark.rule("GN-10.7")
def test_a_search_may_bring_an_undead() -> None:
    s = searching("2 F . .", Band(upto=12, undead=True))
    s.pool = [Marker(0)]
    table = active(s, intent="stay")
    table.choose(("search", 0))
    assert [spot(s, each.at) for each in table.state.undead] == [(0, 0)]


@pytest.mark.rule("GN-1.9", "GN-7.24")
def test_a_captive_holds_its_square() -> None:
    s = drawn("J F .", captives=(Captive(id="jarl", at="J"),))
    assert not figures.free(s) >> place(s, 0, 0) & 1
    s.rescued = 1
    assert figures.free(s) >> place(s, 0, 0) & 1


def test_scenario_1_played_at_random_goes_on_or_ends() -> None:
    for seed in range(3):
        table: Table[Any] = new(GAME, seats=1 + seed % 2, seed=seed)
        chance = Chance(seed)
        for _ in range(600):
            if table.outcome is not None:
                break
            choice = table.choices[0]
            table.choose(chance.pick(choice.options, "random"), choice.seat)
        assert table.outcome is not None or table.state.round > 5


@pytest.mark.rule("GN-32.17", "GN-32.18", "GN-32.19", "GN-32.20", "GN-32.21")
def test_the_page_of_scenario_2() -> None:
    table: Table[Any] = new(GAME, seats=1, seed=4, scenario="in_the_mist")
    s = table.state
    assert (len(s.undead), len(s.pool), s.page().combat, s.page().xp) == (5, 3, True, True)
    assert {UNDEAD[marker.kind].id for marker in (*s.pool, *s.undead)} == {"draugr"}
    [pile] = s.piles
    assert [ITEMS[n].id for n in pile.items] == ["sling", "seax"]
    assert all(band.supplies.get("missile") == 1 for band in s.page().searches[0].table)
