"""Chapters 40 and 44: levels, cards, perks, prosperity."""

from __future__ import annotations

from typing import Any

import pytest
from ghcampaigns import asked, chapter, ended, home, member, open_to, play, state, world

from wyprawa.games.gloomhaven.campaign import gains, query
from wyprawa.games.gloomhaven.campaign.chapter import pack
from wyprawa.games.gloomhaven.content import CARDS, CLASSES, TABLES
from wyprawa.games.gloomhaven.party import modifier_deck
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Table


def earned(xp: int = 0, checkmarks: int = 0) -> Any:
    def edit(s: State) -> None:
        query.member(s, 0).xp, query.member(s, 0).checkmarks = xp, checkmarks

    return edit


def risen(xp: int, **given: Any) -> Table[State]:
    """The first character rises as far as it can, taking what is offered first."""
    table = home(edit=earned(xp), **given)
    while asked(table) in ("level.card", "perk"):
        play(table, open_to(table)[0])
    return table


@pytest.mark.rule("GH-40.1", "GH-40.2")
def test_a_level_is_gained_on_the_next_visit() -> None:
    def experienced(s: State) -> None:
        s.heroes[0].xp = 60

    table = ended(chapter(1), won=False, edit=experienced)
    assert (asked(table), member(table, 0).level, member(table, 0).xp) == ("road", 1, 60)
    play(table, "home")
    assert asked(table) == "level.card"
    assert table.choices[0].seat == 0
    play(table, open_to(table)[0], 0)
    assert (asked(table), member(table, 0).level) == ("city", 2)


@pytest.mark.rule("GH-40.1")
@pytest.mark.parametrize("level", range(2, 10))
def test_thresholds(level: int) -> None:
    it = query.member(state(), 0)
    it.level, it.xp = level - 1, TABLES.experience[level - 1]
    assert query.may_rise(it)
    it.xp -= 1
    assert not query.may_rise(it)


@pytest.mark.rule("GH-40.3", "GH-40.11", "GH-40.16")
def test_several_levels_one_by_one_and_nine_at_most() -> None:
    it = member(risen(2000), 0)
    assert (it.level, it.xp, len(it.perks)) == (9, 2000, 8)
    levels = sorted(CARDS[card].level for card in it.pool if CARDS[card].level > 1)
    assert len(levels) == 8


@pytest.mark.rule("GH-40.4")
def test_a_card_of_the_class_up_to_the_new_level() -> None:
    table = home(edit=earned(45))
    assert asked(table) == "level.card"
    assert [CARDS[card].level for card in open_to(table)] == [2, 2]
    assert {CARDS[card].character for card in open_to(table)} == {"brute"}
    chosen = open_to(table)[1]
    play(table, chosen, 0)
    assert chosen in member(table, 0).pool
    third = home(edit=earned(95))
    play(third, open_to(third)[0], 0)
    assert [CARDS[card].level for card in open_to(third)] == [2, 3, 3]


@pytest.mark.rule("GH-40.5")
def test_the_hand_does_not_grow() -> None:
    it = member(risen(500), 0)
    assert len(it.hand) == CLASSES["brute"].hand


def packing(table: Table[State]) -> Table[State]:
    while asked(table) == "goal":
        play(table, open_to(table)[0])
    return table


@pytest.mark.rule("GH-40.6", "GH-40.7", "GH-1.8")
def test_a_card_taken_along_takes_the_place_of_another() -> None:
    table = packing(chapter(1))
    assert asked(table) == "pack"
    hand = list(table.state.heroes[0].hand)
    assert all(CARDS[card].level == 1 and not CARDS[card].x for card in hand)  # advised, and so the first
    play(table, ("leave", hand[0]))
    assert asked(table) == "pack.take"
    spare = open_to(table)[0]
    assert CARDS[spare].x
    play(table, spare)
    now = table.state.heroes[0].hand
    assert sorted(now) == sorted([spare, *hand[1:]])
    after = ended(table, won=False)
    assert sorted(member(after, 0).hand) == sorted(now)  # and so next time


@pytest.mark.rule("GH-1.6", "GH-1.7")
def test_items_are_equipped_within_the_slots() -> None:
    def owns(s: State) -> None:
        query.member(s, 0).items = [3, 4, 8]  # two for the body, one hand

    table = packing(chapter(1, edit=owns))
    before = table.state.heroes[0].deck.undrawn.count("minus_1")
    assert [option for option in open_to(table) if option[0] == "wear"] == [
        ("wear", 3),
        ("wear", 4),
        ("wear", 8),
    ]
    play(table, ("wear", 3))
    assert table.state.heroes[0].deck.undrawn.count("minus_1") == before + 2
    assert ("wear", 4) not in open_to(table)
    play(table, ("take_off", 3))
    assert table.state.heroes[0].deck.undrawn.count("minus_1") == before
    play(table, ("wear", 8), "ready")
    assert [held.item for held in table.state.heroes[0].items] == [8]
    assert member(ended(table, won=True), 0).equipped == [8]
    assert pack.name == "pack"


@pytest.mark.rule("GH-40.8", "GH-40.15", "GH-40.E1")
def test_a_perk_changes_the_modifier_deck_for_good() -> None:
    s = state()
    it = query.member(s, 0)
    before = modifier_deck(query.character(query.world(s), it))
    it.perks = [1]  # replace one -1 with one +1
    after = modifier_deck(query.character(query.world(s), it))
    assert after.count("minus_1") == before.count("minus_1") - 1
    assert after.count("plus_1") == before.count("plus_1") + 1
    assert len(after) == len(before)
    table = home(edit=earned(45))
    play(table, open_to(table)[0], 1)
    assert member(table, 0).perks == [1]


@pytest.mark.rule("GH-40.9")
def test_a_perk_as_often_as_it_has_boxes() -> None:
    it = query.member(state(), 0)
    assert CLASSES["brute"].perks[2].boxes == 2
    it.perks = [2, 0]
    assert 2 in query.perks_left(it)
    assert 0 not in query.perks_left(it)
    it.perks = [2, 2]
    assert 2 not in query.perks_left(it)


@pytest.mark.rule("GH-40.10")
def test_a_level_brings_hit_points() -> None:
    def second(s: State) -> None:
        it = query.member(s, 0)
        it.level, it.xp = 2, 45

    table = chapter(1, edit=second)
    assert table.state.figures[0].most == CLASSES["brute"].hp[1]


@pytest.mark.rule("GH-40.12", "GH-40.13")
def test_three_checkmarks_are_a_perk_at_once() -> None:
    def four(s: State) -> None:
        s.heroes[0].checkmarks = 4

    table = ended(chapter(1), won=True, edit=four)
    assert asked(table) == "perk"  # before the party goes anywhere
    play(table, 0)
    assert asked(table) == "road"
    it = member(table, 0)
    assert (it.perks, it.checkmarks) == ([0], 4)
    it.checkmarks = 5
    assert query.perks_owed(it) == 0
    it.checkmarks = 6
    assert query.perks_owed(it) == 1


@pytest.mark.rule("GH-40.14")
def test_eighteen_checkmarks_at_most() -> None:
    s = state()
    gains.change_checkmarks(s, 0, 25, "")
    it = query.member(s, 0)
    assert it.checkmarks == 18
    assert query.perks_owed(it) == 6


@pytest.mark.rule("GH-44.1")
def test_prosperity_comes_from_scenarios() -> None:
    table = ended(chapter(9), won=True)
    assert world(table).prosperity == 1


@pytest.mark.rule("GH-44.3", "GH-44.4")
def test_a_character_may_rise_to_the_citys_level() -> None:
    def prospers(s: State) -> None:
        gains.change_prosperity(s, 9, "")
        query.member(s, 0).xp = 30

    table = play(home(edit=prospers), ("visit", 0), "catch_up")
    taken = 0
    while asked(table) in ("level.card", "perk"):
        taken += asked(table) == "level.card"
        play(table, open_to(table)[0])
    it = member(table, 0)
    assert (taken, it.level, it.xp, len(it.perks)) == (2, 3, 95, 2)
    assert "catch_up" not in open_to(table)
    assert member(table, 1).level == 1  # nobody must


@pytest.mark.rule("GH-44.2")
def test_prosperity_has_nine_levels() -> None:
    assert query.prosperity_level(0) == 1
    assert query.prosperity_level(64) == 9
    assert query.prosperity_level(500) == 9
