"""Chapters 7, 15, 16 and 26: picking up, handing over, readying, and what one can carry."""

from __future__ import annotations

import pytest
from gntables import F, K, active, arm, asked, drawn, item, options, place, told

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content.pages import Band, Search
from wyprawa.games.niflheim.rules.query.carrying import changes, places, supply_room
from wyprawa.games.niflheim.state import NONE, Pile, State
from wyprawa.games.niflheim.vocabulary.terms import POTION

SEAX, SLING, AXE, TORCH = item("seax"), item("sling"), item("axe"), item("torch")
BOW, GREAT_AXE, SHIELD, SCROLL = item("short_bow"), item("great_axe"), item("shield"), item("scroll")


def lying(map: str, x: int, y: int, *items: int, supplies: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    s = drawn(map)
    s.piles = [Pile(place(s, x, y), list(items), list(supplies))]
    return s


@pytest.mark.rule("GN-7.E4", "GN-7.9", "GN-7.15", "GN-7.3", "GN-15.11", "GN-15.12")
@pytest.mark.parametrize(("intent", "left"), [("march", 2), ("run", 4)])
def test_three_things_for_one_payment(intent: str, left: int) -> None:
    s = lying("F . .", 1, 0, SEAX, SLING, TORCH)
    table = active(s, intent=intent)
    table.choose(("pick", place(s, 1, 0)))
    for chosen in (("item", SEAX, "ready"), ("item", SLING, "pack"), ("item", TORCH, "belt")):
        table.choose(chosen)
    hero = table.state.heroes[F]
    assert (hero.ready, hero.pack, hero.belt) == (SEAX, [SLING], [TORCH])
    assert table.state.turn is not None
    assert (table.state.turn.mp, table.state.piles) == (left, [])


@pytest.mark.rule("GN-7.14", "GN-7.16", "GN-1.10")
def test_only_from_here_or_beside_and_each_square_is_paid_for() -> None:
    s = drawn("F . .#.\n\n. . . .")
    s.heroes[F].at = place(s, 1, 0)
    spots = [(1, 0), (2, 0), (0, 1)]
    s.piles = [Pile(place(s, x, y), [n]) for (x, y), n in zip(spots, (SEAX, SLING, AXE), strict=True)]
    table = active(s)
    assert [each for each in options(table) if each[0] == "pick"] == [
        ("pick", place(s, 1, 0)),
        ("pick", place(s, 2, 0)),
    ]
    table.choose(("pick", place(s, 1, 0)))
    table.choose(("item", SEAX, "pack"))
    table.choose(("pick", place(s, 2, 0)))
    table.choose(("item", SLING, "pack"))
    assert table.state.turn is not None
    assert table.state.turn.mp == 1
    s.heroes[F].at = place(s, 3, 0)  # behind the wall
    assert not any(each[0] == "pick" for each in options(active(s)))


@pytest.mark.rule("GN-15.1", "GN-15.2", "GN-15.3")
def test_slots_fill_up() -> None:
    s = drawn("F . K")
    hero = s.heroes[F]
    hero.ready, hero.pack = BOW, [AXE, SLING, GREAT_AXE]
    assert places(hero, SEAX) == ["belt"]
    assert places(hero, item("long_bow")) == []
    hero.belt = [SEAX, TORCH, SCROLL]
    assert places(hero, item("seax", 1)) == []


@pytest.mark.rule("GN-15.4", "GN-15.6", "GN-16.10")
def test_the_belt_takes_one_handed_weapons_and_small_things() -> None:
    hero = drawn("F . K").heroes[F]
    hero.ready = BOW
    assert "belt" in places(hero, SEAX)
    assert "belt" in places(hero, TORCH)
    assert "belt" not in places(hero, GREAT_AXE)


@pytest.mark.rule("GN-16.11", "GN-16.10")
def test_two_are_readied_only_if_both_are_one_handed() -> None:
    hero = drawn("F . K").heroes[F]
    hero.ready = SEAX
    assert "off_hand" in places(hero, SHIELD)
    assert "off_hand" not in places(hero, BOW)
    hero.ready = BOW
    assert "off_hand" not in places(hero, SEAX)


@pytest.mark.rule("GN-7.4", "GN-16.8")
@pytest.mark.parametrize("intent", ["march", "run"])
def test_readying_costs_one(intent: str) -> None:
    s = drawn("F . .")
    s.heroes[F].ready, s.heroes[F].pack = BOW, [SEAX]
    table = active(s, intent=intent)
    assert table.state.turn is not None
    before = table.state.turn.mp
    table.choose(("ready", SEAX, "ready"))
    hero = table.state.heroes[F]
    assert (hero.ready, hero.pack) == (SEAX, [BOW])
    assert table.state.turn.mp == before - 1


@pytest.mark.rule("GN-7.4", "GN-15.4")
def test_a_swap_must_leave_everything_where_it_fits() -> None:
    hero = drawn("F . K").heroes[F]
    hero.ready, hero.belt = BOW, [SEAX]
    assert not any(item == SEAX for item, _, _ in changes(hero))  # the bow does not go into the belt
    hero.ready, hero.off_hand, hero.belt = SEAX, SHIELD, []
    assert (SHIELD, "ready", SEAX) in changes(hero)
    hero.pack = [GREAT_AXE]
    assert not any(item == GREAT_AXE for item, _, _ in changes(hero))  # the shield is in the other hand


@pytest.mark.rule("GN-7.10", "GN-7.17", "GN-7.18", "GN-7.19", "GN-7.22")
@pytest.mark.parametrize(("intent", "left"), [("march", 1), ("run", 4)])
def test_handing_over(intent: str, left: int) -> None:
    s = drawn(". F K . A")
    arm(s, F, "seax")
    s.heroes[F].supplies[POTION] = 1
    table = active(s, intent=intent)
    assert [each for each in options(table) if each[0] == "give"] == [("give", K)]
    table.choose(("give", K))
    table.choose(("item", SEAX, "ready"))
    table.choose(("supply", POTION))
    giver, receiver = table.state.heroes[F], table.state.heroes[K]
    assert (giver.ready, receiver.ready) == (NONE, SEAX)
    assert (giver.supplies[POTION], receiver.supplies[POTION]) == (0, 1)
    assert table.state.turn is not None
    assert table.state.turn.mp == left


@pytest.mark.rule("GN-7.21")
def test_the_receiver_may_swap_out_what_it_holds() -> None:
    s = drawn("F K .")
    arm(s, F, "great_axe")
    arm(s, K, "seax")
    table = active(s)
    table.choose(("give", K))
    table.choose(("item", GREAT_AXE, "swap"))
    hero = table.state.heroes[K]
    assert (hero.ready, hero.pack) == (GREAT_AXE, [SEAX])
    assert told(table, events.ItemGiven)[0].place == "swap"


@pytest.mark.rule("GN-7.23", "GN-26.7", "GN-26.17", "GN-26.8", "GN-7.19")
def test_what_does_not_fit_cannot_be_given() -> None:
    s = drawn("F G .")
    arm(s, F, "seax")
    s.heroes[1].pack = [AXE, SLING]
    s.heroes[1].supplies[POTION] = 3
    s.heroes[F].supplies[POTION] = 1
    assert ("give", 1) not in options(active(s))
    assert supply_room(s.heroes[1], POTION) == 0
    s.heroes[1].pack = [AXE]
    assert places(s.heroes[1], SEAX) == ["pack"]


@pytest.mark.rule("GN-7.20", "GN-26.9")
def test_a_huskarl_gives_anything_but_missiles() -> None:
    s = drawn("F B .")
    s.heroes[1].pack = [BOW, SEAX]
    s.heroes[1].supplies = [2, 1, 0, 0]
    table = active(s, 1)
    table.choose(("give", F))
    assert ("supply", POTION) in options(table)
    assert ("supply", 0) not in options(table)
    table.choose(("item", SEAX, "ready"))
    assert table.state.heroes[F].ready == SEAX


@pytest.mark.rule("GN-10.8", "GN-10.9")
def test_after_a_search_things_are_taken_and_arranged_for_nothing() -> None:
    s = drawn("2 F . .", searches=(Search(id="chest", at="2", table=(Band(upto=12, items=("axe",)),)),))
    arm(s, F, "seax")
    s.heroes[F].pack = [SLING]
    table = active(s, intent="stay")
    table.choose(("search", 0))
    table.choose(("item", AXE, "pack"))
    assert asked(table) == "rearrange"
    table.choose(("ready", AXE, "ready"))
    table.choose("done")
    hero = table.state.heroes[F]
    assert (hero.ready, hero.pack) == (AXE, [SLING, SEAX])


def test_what_the_box_has_run_out_of_is_not_found() -> None:
    band = Band(upto=12, items=("torch", "axe", "axe"))
    s = drawn("2 F . .", searches=(Search(id="chest", at="2", table=(band,)),))
    s.heroes[F].pack = [TORCH]
    table = active(s, intent="stay")
    table.choose(("search", 0))
    assert table.state.piles[0].items == [AXE, item("axe", 1)]


@pytest.mark.rule("GN-15.7")
def test_supplies_take_no_slots() -> None:
    s = lying("F . .", 1, 0, supplies=(2, 1, 1, 1))
    s.heroes[F].pack, s.heroes[F].ready = [AXE, SLING, GREAT_AXE], BOW
    table = active(s)
    table.choose(("pick", place(s, 1, 0)))
    for kind in range(4):
        table.choose(("supply", kind))
    assert table.state.heroes[F].supplies == [2, 1, 1, 1]


@pytest.mark.rule("GN-13.17")
def test_a_dead_hero_s_things_are_picked_up() -> None:
    s = lying("F K .", 0, 0, SEAX)
    s.heroes[F].dead, s.heroes[F].at = True, NONE
    table = active(s, K)
    table.choose(("pick", place(s, 0, 0)))
    table.choose(("item", SEAX, "ready"))
    assert table.state.heroes[K].ready == SEAX
