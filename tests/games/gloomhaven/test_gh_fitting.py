"""Chapters 1, 38 and 40: heroes of a scenario played by itself, fitted out by hand."""

from __future__ import annotations

from typing import Any

import pytest
from ghcampaigns import asked, open_to, play

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven import bot as bots
from wyprawa.games.gloomhaven.campaign import fitting
from wyprawa.games.gloomhaven.content import CARDS, ITEMS, cards_of
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import SetupError, Table, new
from wyprawa.scene import look
from wyprawa.scene.text import plain
from wyprawa.words import load_words


def by_hand(**options: Any) -> Table[State]:
    """At the first question about the first hero's outfit."""
    table = new(GAME, seed=2, seats=1, outfit="by_hand", heroes=["brute", "tinkerer"], **options)
    while not asked(table).startswith("fit"):
        play(table, open_to(table)[0])
    return table


@pytest.mark.rule("GH-40.8")
def test_a_perk_for_each_level_comes_first() -> None:
    table = by_hand(hero_level=3)
    assert not table.state.heroes[0].perks
    assert asked(table) == "fit.perk"
    before = len(table.state.heroes[0].deck.undrawn)
    play(table, 0, 2)  # without two -1 cards, with two +1 cards
    assert asked(table) == "fit"
    assert table.state.heroes[0].perks == (0, 2)
    assert len(table.state.heroes[0].deck.undrawn) == before


@pytest.mark.rule("GH-38.11", "GH-2.23", "GH-1.7")
def test_items_are_bought_with_the_gold_of_a_new_character() -> None:
    table = by_hand()
    hero = table.state.heroes[0]
    for item in fitting.worn(hero):
        play(table, ("return", item))
    hero = table.state.heroes[0]
    assert (fitting.worn(hero), fitting.purse(hero)) == ([], 30)
    play(table, ("buy", 3))  # Hide Armor brings two -1 cards
    hero = table.state.heroes[0]
    assert fitting.purse(hero) == 30 - ITEMS[3].price
    assert hero.deck.undrawn.count("minus_1") == 7
    offered = [option[1] for option in open_to(table) if option[0] == "buy"]
    assert all(ITEMS[item].price <= fitting.purse(hero) for item in offered)
    assert not any(ITEMS[item].slot == "body" for item in offered), "one armour at a time"


@pytest.mark.rule("GH-1.8", "GH-40.4")
def test_cards_change_places_and_the_hand_stays_full() -> None:
    table = by_hand()
    hand = list(table.state.heroes[0].hand)
    play(table, ("leave", hand[0]))
    whole = {card.id for card in cards_of("brute") if card.level == 1}
    assert any(CARDS[card].x for card in whole)
    assert set(open_to(table)) == whole - set(hand), "of level 1, marked X or not, whatever it has not"
    taken = open_to(table)[0]
    play(table, taken)
    hero = table.state.heroes[0]
    assert taken in hero.hand
    assert hand[0] not in hero.hand
    assert len(hero.hand) == len(hand)


def test_when_all_are_ready_the_scenario_begins() -> None:
    table = by_hand()
    play(table, "ready")
    assert (asked(table), table.choices[0].subject) == ("fit", (1,))
    play(table, "ready")
    assert asked(table) == "start"
    assert GAME.problems(table.state) == []


def test_bots_take_what_is_usual() -> None:
    table = by_hand(hero_level=2)
    usual = new(GAME, seed=2, seats=1, heroes=["brute", "tinkerer"], hero_level=2).state.heroes[0]
    while asked(table).startswith("fit"):
        choice = table.choices[0]
        play(table, bots.choose(table.state, choice, table.state.chance))
    hero = table.state.heroes[0]
    assert (hero.perks, hero.hand, fitting.worn(hero)) == (usual.perks, usual.hand, fitting.worn(usual))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_reads(language: str) -> None:
    words = load_words("wyprawa.games.gloomhaven", language)
    table = by_hand(hero_level=2)
    plain(look(table, 0), words)
    play(table, 0)
    said = plain(look(table, 0), words)
    assert words.say(look(table, 0).prompt.zones[0].cards[0].title) in said  # type: ignore[union-attr]
    play(table, ("leave", table.state.heroes[0].hand[0]))
    plain(look(table, 0), words)
    assert words.missing == set()


def test_a_campaign_fits_out_by_itself() -> None:
    with pytest.raises(SetupError, match="outfit is for one scenario"):
        new(GAME, seats=2, play="campaign", outfit="by_hand")
