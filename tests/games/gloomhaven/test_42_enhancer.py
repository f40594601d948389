"""Chapter 42: who may have which card enhanced, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest
from ghcampaigns import asked, chapter, home, member, open_to, play, state, world

from wyprawa.games.gloomhaven.abilities.verbs import Summon
from wyprawa.games.gloomhaven.campaign import enhancer, gains, query
from wyprawa.games.gloomhaven.content import CARDS, ENHANCEMENTS, spots
from wyprawa.games.gloomhaven.content.rows import HALVES, Half
from wyprawa.games.gloomhaven.sheets import World
from wyprawa.games.gloomhaven.state import State

AREA = 17  # the Brute's card of level 3 with an Attack on three hexes
PLAIN = 1  # Attack 3, Pierce 2


def costs(here: World, card: int, half: Half = "top") -> dict[str, int]:
    return {offer.sticker: offer.cost for offer in enhancer.offers(here, card) if offer.half == half}


def stuck(card: int, *stickers: str) -> World:
    here = query.world(state())
    here.stickers[card] = stickers
    return here


def able(gold: int = 500, **more: Any) -> Any:
    def edit(s: State) -> None:
        gains.achieve(s, query.ENHANCING, "")
        query.member(s, 0).gold = gold
        for name, value in more.items():
            setattr(query.world(s), name, value)

    return edit


@pytest.mark.rule("GH-42.1")
def test_only_once_the_power_of_enhancement_is_gained() -> None:
    s = state()
    query.member(s, 0).gold = 500
    assert enhancer.open_cards(s, 0) == []
    gains.achieve(s, query.ENHANCING, "")
    assert PLAIN in enhancer.open_cards(s, 0)


@pytest.mark.rule("GH-42.2", "GH-42.3", "GH-42.5")
def test_a_card_of_the_own_pool_paid_by_its_owner_for_good() -> None:
    table = play(home(edit=able(80)), ("visit", 0), "enhance")
    assert asked(table) == "enhance.card"
    assert {CARDS[card].character for card in open_to(table)[:-1]} == {"brute"}
    assert all(card in member(table, 0).pool for card in open_to(table)[:-1])
    play(table, PLAIN, ("sticker", "top", "1.value +1", 50))
    assert member(table, 0).gold == 30
    assert world(table).stickers == {PLAIN: ("top 1.value +1",)}
    s = state()
    query.world(s).stickers = {PLAIN: ("top 1.value +1",)}
    later = query.character(query.world(s), query.member(s, 0))  # whoever plays the class next
    assert later.enhancements == ((PLAIN, "top", "1.value +1"),)


def test_the_sticker_works_in_the_scenario() -> None:
    def sticker(s: State) -> None:
        query.world(s).stickers = {PLAIN: ("top 1.value +1",)}

    assert chapter(1, edit=sticker).state.stickers == {PLAIN: ("top 1.value +1",)}


def test_one_may_think_again() -> None:
    table = play(home(edit=able()), ("visit", 0), "enhance", PLAIN, "none")
    assert (asked(table), member(table, 0).gold, world(table).stickers) == ("visit", 500, {})
    play(table, "enhance", "none")
    assert asked(table) == "visit"


@pytest.mark.rule("GH-42.4", "GH-42.13")
def test_one_sticker_for_a_spot() -> None:
    assert "1.value +1" in costs(stuck(PLAIN), PLAIN)
    left = costs(stuck(PLAIN, "top 1.value +1"), PLAIN)
    assert not any(sticker.startswith("1.value") for sticker in left)
    assert any(sticker.startswith("1.pierce") for sticker in left)
    printed = {f"{spot.ability + 1}.{spot.line}" for spot in spots(PLAIN, "top")}
    assert {sticker.split()[0] for sticker in costs(stuck(PLAIN), PLAIN)} == printed


@pytest.mark.rule("GH-42.14")
def test_base_costs() -> None:
    here = query.world(state())
    plain = costs(here, PLAIN)
    assert (plain["1.value +1"], plain["1.pierce +1"]) == (50, 30)
    assert (plain["1.value poison"], plain["1.value disarm"], plain["1.value fire"]) == (75, 150, 100)
    assert plain["1.value any"] == 150
    assert costs(here, PLAIN, "bottom") == {} or costs(here, PLAIN, "bottom")["1.value +1"] == 30
    moves = costs(here, 6, "bottom")
    assert (moves["1.value +1"], moves["1.value jump"]) == (30, 50)


@pytest.mark.rule("GH-42.14")
def test_summons_have_prices_of_their_own() -> None:
    here = query.world(state())
    seen: dict[str, int] = {}
    for card in CARDS.values():
        for half in HALVES:
            for spot in spots(card.id, half):
                ability = getattr(card, half).do[spot.ability]
                if isinstance(ability, Summon) and card.level == 1:
                    seen[spot.line] = enhancer.cost(here, card.id, half, spot, "+1")
    assert seen == ENHANCEMENTS.summon


@pytest.mark.rule("GH-42.15", "GH-42.16", "GH-42.17", "GH-42.18", "GH-42.E1")
def test_the_rulebooks_example() -> None:
    assert CARDS[AREA].level == 3
    assert costs(stuck(AREA), AREA)["1.value +1"] == 150
    assert costs(stuck(AREA, "top 1.value +1"), AREA)["1.area hex"] == 191


@pytest.mark.rule("GH-42.16")
def test_a_hex_is_cheaper_the_more_there_are_and_never_doubled() -> None:
    assert costs(stuck(AREA), AREA)["1.area hex"] == 200 // 3 + 50
    assert costs(stuck(AREA, "top 1.area hex"), AREA)["1.area hex"] == 200 // 4 + 50 + 75


@pytest.mark.rule("GH-42.17")
def test_level_x_counts_as_1() -> None:
    here = query.world(state())
    x = next(card for card in CARDS.values() if card.x and [*spots(card.id, "top")])
    spot = next(iter(spots(x.id, "top")))
    ability = x.top.do[spot.ability]
    what = "+1" if not isinstance(getattr(ability, spot.line), tuple) else "poison"
    assert enhancer.cost(here, x.id, "top", spot, what) == enhancer.base_cost(x.top, spot, what, 0)


@pytest.mark.rule("GH-42.18")
def test_earlier_stickers_count_on_their_own_half_alone() -> None:
    bare = stuck(PLAIN)
    there = stuck(PLAIN, "top 1.value +1")
    assert costs(there, PLAIN)["1.pierce +1"] == costs(bare, PLAIN)["1.pierce +1"] + 75
    assert costs(there, PLAIN, "bottom") == costs(bare, PLAIN, "bottom")


@pytest.mark.rule("GH-42.19", "GH-42.20")
def test_no_more_cards_of_a_class_than_the_prosperity_level() -> None:
    s = state()
    able(stickers={PLAIN: ("top 1.value +1",)})(s)
    assert enhancer.open_cards(s, 0) == [PLAIN]  # a further sticker on it is no further card
    gains.change_prosperity(s, 4, "")
    assert len(enhancer.open_cards(s, 0)) > 1
    query.member(s, 1).gold = 500
    gains.change_prosperity(s, -9, "")
    assert enhancer.open_cards(s, 1) != []  # another class is counted for itself


@pytest.mark.rule("GH-42.21")
def test_reputation_does_not_matter() -> None:
    s = state()
    before = costs(query.world(s), PLAIN)
    gains.change_reputation(s, 20, "")
    assert costs(query.world(s), PLAIN) == before


def test_every_sticker_of_every_card_has_a_price() -> None:
    here = query.world(state())
    for card in CARDS:
        assert all(offer.cost > 0 for offer in enhancer.offers(here, card)), card


@pytest.mark.rule("GH-42.4")
def test_every_spot_has_stickers_those_of_commanded_abilities_too() -> None:
    here, inner = query.world(state()), 0
    for card in CARDS:
        for half in HALVES:
            offered = {sticker.partition(" ")[0] for sticker in costs(here, card, half)}
            assert offered == {spot.where for spot in spots(card, half)}, (card, half)
            inner += sum("/" in where for where in offered)
    assert inner == 38


@pytest.mark.rule("GH-42.15")
def test_what_several_are_commanded_to_do_costs_twice_as_much() -> None:
    here = query.world(state())
    one, all_ = CARDS[365], CARDS[371]
    surcharge = ENHANCEMENTS.level
    single = costs(here, one.id, "bottom")["1/1.value +1"] - surcharge * (one.level - 1)
    plural = costs(here, all_.id, "bottom")["1/1.value +1"] - surcharge * (all_.level - 1)
    assert (single, plural) == (ENHANCEMENTS.plus_one["attack"], 2 * ENHANCEMENTS.plus_one["attack"])
