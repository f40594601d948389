"""Every piece is in one place: what the census finds if one is lost, or there twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghcampaigns import chapter, home
from ghdeeds import field

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.campaign.retiring import bury
from wyprawa.games.gloomhaven.content import ITEMS
from wyprawa.games.gloomhaven.pieces import DESCRIBED
from wyprawa.games.gloomhaven.rules.scenario import ending
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import new

SPOILT: dict[str, Callable[[State], object]] = {
    "hand brute: 9, expected 10": lambda s: s.heroes[0].hand.pop(),
    "card-1: 2, expected 1": lambda s: s.heroes[0].lost.append(s.heroes[0].hand[0]),
    "modifier curse: 19, expected 20": lambda s: s.curses.append(s.curses.pop() - 1),
    "modifier bless: 11, expected 10": lambda s: s.monsters.undrawn.append("bless"),
    "modifier plus_1:": lambda s: s.heroes[0].deck.undrawn.remove("plus_1"),
    "goal": lambda s: s.goals.pop(),
    "monster card": lambda s: next(iter(s.decks.values())).undrawn.pop(),
    "standee": lambda s: next(iter(s.standees.values())).pop(),
    "item-1: 1, expected 0": lambda s: s.heroes[0].__setattr__("stored", (1,)),
}


@pytest.mark.parametrize("said", SPOILT)
@pytest.mark.rule("GH-2.23", "GH-14.25")
def test_a_piece_of_a_scenario_that_is_lost_or_there_twice_is_named(said: str) -> None:
    s = GAME.copy(chapter(1).saved)
    assert DESCRIBED.census(s) == []
    SPOILT[said](s)
    assert said in "; ".join(DESCRIBED.census(s))


AT_HOME: dict[str, Callable[[State], object]] = {
    "quest": lambda s: query.world(s).quests.pop(),
    "item-80": lambda s: query.member(s, 0).items.append(80),
    "design item-80: 2, expected 1": lambda s: query.world(s).supply.update({80: 2}),
    "side scenario": lambda s: query.world(s).unlocked.append(65),
    "city-3: 2, expected 1": lambda s: query.world(s).city.bottom.append(3),
}


@pytest.mark.parametrize("said", AT_HOME)
@pytest.mark.rule("GH-39.4", "GH-45.6")
def test_a_piece_of_a_campaign_that_is_lost_or_there_twice_is_named(said: str) -> None:
    s = GAME.copy(home().saved)
    assert DESCRIBED.census(s) == []
    AT_HOME[said](s)
    assert said in "; ".join(DESCRIBED.census(s))


@pytest.mark.rule("GH-48.8")
def test_the_quest_of_the_dead_is_in_the_deck_and_nowhere_else() -> None:
    s = GAME.copy(home().saved)
    query.member(s, 0).quest = query.world(s).quests.pop()
    assert DESCRIBED.census(s) == []
    bury(s, 0)
    assert DESCRIBED.census(s) == []


def test_a_dungeon_is_counted_with_its_cards() -> None:
    s = GAME.copy(new(GAME, seed=1, seats=2, scenario="dungeon").saved)
    assert DESCRIBED.census(s) == []
    s.dungeon_rooms.append(s.plan[0].room)
    s.dungeon_monsters.pop()
    assert [fault.partition(":")[2][:3] for fault in DESCRIBED.census(s)] == [" 2,", " 0,"]


def test_a_position_made_up_for_a_test_has_hands_as_it_says() -> None:
    assert any("hand" in fault for fault in DESCRIBED.census(field()))  # its hands are empty


@pytest.mark.rule("GH-1.7", "GH-32.4")
def test_cards_that_items_add_are_out_of_the_deck_when_all_is_put_back() -> None:
    armour = next(item.id for item in ITEMS.values() if item.minus_one > 0 and item.slot == "body")
    heroes = [{"class": "brute", "level": 9, "items": [armour]}, "tinkerer"]
    table = new(GAME, seed=1, seats=1, heroes=heroes, scenario=1)
    s = GAME.copy(table.saved)
    assert DESCRIBED.census(s) == []
    s.heroes[0].deck.undrawn.remove("minus_1")
    assert "modifier minus_1" in "; ".join(DESCRIBED.census(s))
    s.heroes[0].deck.undrawn.append("minus_1")
    ending.put_back(s)
    assert DESCRIBED.census(s) == []
