"""Chapters 38, 39 and 41: the city, new characters, the shop, the Sanctuary."""

from __future__ import annotations

from typing import Any

import pytest
from ghcampaigns import asked, chapter, ended, home, member, of, open_to, play, state, world

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.campaign import gains, query, shop
from wyprawa.games.gloomhaven.content import CARDS, CLASSES, ITEMS, QUESTS, TABLES
from wyprawa.games.gloomhaven.sheets import Party
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Table, new


def arrive(edit: Any = None, **given: Any) -> Table[State]:
    return home("arrive", edit=edit, **given)


# --- the visit (GH-38) --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-38.2")
def test_everything_in_any_order_and_as_often_as_one_likes() -> None:
    table = play(arrive(), ("visit", 0), ("buy", 7), "done", ("visit", 1), "donate", "done", ("visit", 0))
    assert ("sell", 7) in open_to(table)
    play(table, ("sell", 7), "donate", "done")
    assert [member(table, who).gold for who in (0, 1)] == [30 - 10 + 5 - 10, 20]
    assert {"event", "travel", ("visit", 0), ("recruit", 0)} <= {*open_to(table)}


@pytest.mark.rule("GH-38.3")
def test_one_city_event_in_a_visit_and_only_if_one_likes() -> None:
    table = arrive()
    assert "event" in open_to(table)
    assert "travel" in open_to(table)
    play(table, "event")
    while asked(table) != "city":
        play(table, open_to(table)[-1])
    assert "event" not in open_to(table)
    assert "event" not in open_to(home())  # a campaign begins without one


def created(name: str = "scoundrel", *, edit: Any = None, level: int = 1) -> Table[State]:
    table = home(("create", 0, ""), heroes=("brute", "tinkerer"), edit=edit)
    play(table, name)
    if asked(table) == "starting_level":
        play(table, level)
    return table


@pytest.mark.rule("GH-38.5", "GH-38.6")
def test_any_unlocked_class_that_is_not_there_yet() -> None:
    table = home(("create", 0, ""))
    assert open_to(table) == ["spellweaver", "scoundrel", "cragheart", "mindthief"]
    first = new(GAME, seed=1, seats=2, play="campaign")
    assert (asked(first), len(open_to(first))) == ("class", 6)


@pytest.mark.rule("GH-38.7", "GH-2.3")
def test_a_new_character_has_all_cards_of_level_1_and_x() -> None:
    it = member(created(), 2)
    cards = [card for card in CARDS.values() if card.character == "scoundrel"]
    assert it.pool == sorted(card.id for card in cards if card.level == 1 or card.x)
    assert len(it.hand) == CLASSES["scoundrel"].hand


@pytest.mark.rule("GH-38.8")
def test_two_quests_are_drawn_and_one_goes_back() -> None:
    table = created()
    assert asked(table) == "quest"
    kept, other = open_to(table)
    assert len(world(table).quests) == len(QUESTS) - 2
    play(table, kept)
    assert member(table, 2).quest == kept
    assert other in world(table).quests
    assert kept not in world(table).quests


@pytest.mark.rule("GH-43.14")
def test_without_quests_there_is_none() -> None:
    def none(s: State) -> None:
        query.world(s).quests = []

    table = created(edit=none)
    assert asked(table) == "city"
    assert member(table, 2).quest == ""


def prosperous(points: int) -> Any:
    def edit(s: State) -> None:
        gains.change_prosperity(s, points, "")
        for it in query.camp(s).members:
            it.level, it.xp = 1, 0

    return edit


@pytest.mark.rule("GH-38.9", "GH-38.10", "GH-38.11", "GH-38.12", "GH-38.E1")
def test_a_new_character_may_start_at_the_citys_level() -> None:
    table = play(home(("create", 0, ""), edit=prosperous(9)), "scoundrel")
    assert (asked(table), open_to(table)) == ("starting_level", [1, 2, 3])
    play(table, 2, *open_quest(table, 2))
    assert asked(table) == "level.card"
    play(table, open_to(table)[0])
    assert asked(table) == "perk"
    play(table, open_to(table)[0])
    it = member(table, 2)
    assert (it.level, it.xp, it.gold, len(it.perks)) == (2, 45, 45, 1)
    assert len(it.pool) == len([c for c in CARDS.values() if c.character == "scoundrel" and c.level == 1]) + 1


def open_quest(table: Table[State], level: int) -> list[str]:
    """The first quest that is offered once a level is chosen."""
    fork = table.fork()
    fork.choose(level, fork.choices[0].seat)
    return [open_to(fork)[0]]


@pytest.mark.rule("GH-38.11")
def test_a_character_of_level_1_has_30_gold() -> None:
    assert member(created(), 2).gold == 30


# --- items (GH-39) ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-39.1", "GH-39.2", "GH-39.E1")
def test_prices_follow_reputation_when_buying_alone() -> None:
    s = state()
    gains.change_reputation(s, 8, "")
    assert ITEMS[8].price == 20
    shop.buy(s, 0, 8)
    assert query.member(s, 0).gold == 30 - 18
    shop.sell(s, 0, 8)
    assert query.member(s, 0).gold == 30 - 18 + 10
    gains.change_reputation(s, -28, "")
    assert query.price(s, 8) == 25
    assert query.selling_price(8) == 10
    for low, high, change in TABLES.prices:
        query.party(s).reputation = low
        assert query.price(s, 8) == 20 + change
        query.party(s).reputation = high
        assert query.price(s, 8) == 20 + change


@pytest.mark.rule("GH-39.3", "GH-39.10")
def test_copies_are_limited_and_sold_ones_come_back() -> None:
    s = state(("brute", "tinkerer", "scoundrel"))
    assert query.copies_left(s, 8) == ITEMS[8].copies == 2
    shop.buy(s, 0, 8)
    shop.buy(s, 1, 8)
    assert query.copies_left(s, 8) == 0
    assert 8 not in query.on_sale(s, 2)
    shop.sell(s, 0, 8)
    assert 8 in query.on_sale(s, 2)


@pytest.mark.rule("GH-39.4", "GH-2.5")
def test_any_number_of_different_items() -> None:
    s = state()
    query.member(s, 0).gold = 500
    for item in range(1, 15):
        assert item in query.on_sale(s, 0)
        shop.buy(s, 0, item)
    assert query.on_sale(s, 0) == []  # none twice
    assert len(query.member(s, 0).items) == 14


@pytest.mark.rule("GH-39.5")
def test_nobody_gives_gold_or_items_to_another() -> None:
    def rich(s: State) -> None:
        query.member(s, 0).gold, query.member(s, 0).items = 200, [1]

    table = play(home(edit=rich), ("visit", 0))
    kinds = {option if isinstance(option, str) else option[0] for option in open_to(table)}
    assert kinds == {"done", "donate", "buy", "sell"}


@pytest.mark.rule("GH-39.6")
def test_the_first_fourteen_items_are_there_from_the_start() -> None:
    assert query.world(state()).supply == {item: ITEMS[item].copies for item in range(1, 15)}


@pytest.mark.rule("GH-39.7")
def test_a_design_brings_all_copies() -> None:
    s = state()
    gains.supply(s, 72, "")
    assert query.copies_left(s, 72) == ITEMS[72].copies == 2


@pytest.mark.rule("GH-39.8", "GH-44.1", "GH-44.2")
def test_a_prosperity_level_brings_its_items() -> None:
    s = state()
    gains.change_prosperity(s, 3, "")
    assert (query.prosperity_level(3), max(query.world(s).supply)) == (1, 14)
    gains.change_prosperity(s, 1, "")
    assert (query.prosperity_level(4), max(query.world(s).supply)) == (2, 21)
    assert all(query.copies_left(s, item) == ITEMS[item].copies for item in range(15, 22))
    assert [query.prosperity_level(points) for points in TABLES.prosperity] == list(range(1, 10))


@pytest.mark.rule("GH-39.11", "GH-34.9")
def test_what_another_party_owns_can_be_bought() -> None:
    s = state()
    shop.buy(s, 0, 8)
    shop.buy(s, 1, 8)
    query.camp(s).parties.append(Party(1))
    query.camp(s).party = 1
    assert query.copies_left(s, 8) == 2


@pytest.mark.rule("GH-39.12", "GH-39.13")
def test_random_designs_while_there_are_any() -> None:
    s = state(script={"item-design": [80]})
    assert sorted(query.world(s).designs) == list(range(71, 96))
    gains.random_design(s)
    assert query.copies_left(s, 80) == 2
    assert 80 not in query.world(s).designs
    query.world(s).designs = []
    before = dict(query.world(s).supply)
    gains.random_design(s)
    assert query.world(s).supply == before


# --- the Sanctuary (GH-41) ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-41.1")
def test_ten_gold_once_in_a_visit() -> None:
    table = play(arrive(), ("visit", 0), "donate")
    assert member(table, 0).gold == 20
    assert "donate" not in open_to(table)
    assert "donate" in open_to(play(table, "done", ("visit", 1)))
    poor = state()
    query.member(poor, 0).gold = 9
    assert not shop.may_donate(poor, 0)


@pytest.mark.rule("GH-41.2")
def test_two_blessings_in_the_next_scenario_alone() -> None:
    def donated(s: State) -> None:
        shop.donate(s, 0)

    table = chapter(1, edit=donated)
    while asked(table) in ("goal", "pack", "start"):
        play(table, "ready" if asked(table) == "pack" else open_to(table)[0])
    assert [hero.deck.undrawn.count("bless") for hero in table.state.heroes] == [2, 0]
    after = ended(table, won=False)
    assert [it.blessed for it in of(after).members] == [False, False]


@pytest.mark.rule("GH-41.3", "GH-46.6")
def test_all_donations_are_summed() -> None:
    s = state()
    for _ in range(9):
        query.member(s, 0).gold = 10
        shop.donate(s, 0)
    query.camp(s).parties.append(Party(1))
    query.camp(s).party = 1
    assert query.world(s).donated == 90
    assert "envelope-b" not in query.world(s).opened
    table = home(edit=lambda s: setattr(query.world(s), "donated", 90))
    play(table, ("visit", 0), "donate")
    assert "envelope-b" in world(table).opened
    assert world(table).prosperity == 1


@pytest.mark.rule("GH-46.6")
def test_after_the_envelope_donations_make_the_city_prosper() -> None:
    s = state()
    query.world(s).donated, query.member(s, 0).gold = 140, 20
    shop.donate(s, 0)
    assert query.world(s).prosperity == 1
    shop.donate(s, 0)
    assert query.world(s).prosperity == 1
