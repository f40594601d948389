"""Chapter 21: looting."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, run, wide

from wyprawa.games.gloomhaven.abilities.verbs import Loot, Money
from wyprawa.games.gloomhaven.content import ITEMS, TREASURES
from wyprawa.games.gloomhaven.content.rows import Treasure
from wyprawa.games.gloomhaven.rules.figures import looting
from wyprawa.games.gloomhaven.special import Item
from wyprawa.games.gloomhaven.state import Deed, Held


@pytest.mark.rule("GH-21.1", "GH-21.4")
def test_loot_takes_all_tokens_within_so_many_hexes() -> None:
    s = field(wide("$ 0 $ $ 1"))
    does(s, 0, Loot(value=1))
    assert (s.heroes[0].money, s.heroes[1].money, len(s.money)) == (2, 0, 1)
    does(s, 0, Loot(value=2))
    assert s.heroes[0].money == 3


@pytest.mark.rule("GH-21.2")
def test_figures_and_obstacles_do_not_hinder() -> None:
    s = field(wide("$ g 0 o $"))
    does(s, 0, Loot(value=2))
    assert s.heroes[0].money == 2


@pytest.mark.rule("GH-21.3")
def test_loot_needs_sight() -> None:
    s = field("0 . .\n # # .\n# # $ .")
    does(s, 0, Loot(value=9))
    assert s.heroes[0].money == 0


@pytest.mark.rule("GH-21.5", "GH-4.27")
def test_treasure_is_resolved_at_once() -> None:
    s = field(wide("t 0 * ."))
    does(s, 0, Loot(value=1))
    assert s.treasures == {}
    assert s.looted_goals == 1
    assert s.heroes[0].tally.treasures == 2


@pytest.mark.rule("GH-21.6", "GH-21.9", "GH-4.29")
def test_an_item_one_has_is_sold_and_a_new_one_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TREASURES, 7, Treasure(id=7, do=(Item(number=6),)))
    s = field(wide("t 0"))
    does(s, 0, Loot(value=1))
    assert s.heroes[0].loot == [6]
    assert s.heroes[0].items == []  # not to be used in this scenario
    twice = field(wide("t 0"))
    twice.heroes[0].items = [Held(6)]
    does(twice, 0, Loot(value=1))
    assert twice.heroes[0].loot == []
    assert twice.heroes[0].gold == ITEMS[6].price // 2
    stored = field(wide("t 0"))
    stored.heroes[0].stored = (6,)  # owned, though left at home
    does(stored, 0, Loot(value=1))
    assert (stored.heroes[0].loot, stored.heroes[0].gold) == ([], ITEMS[6].price // 2)


@pytest.mark.rule("GH-21.7", "GH-21.8", "GH-8.26")
def test_the_own_hex_is_looted_at_the_end_of_the_turn() -> None:
    s = field(wide("0 $ 1"))
    s.money[s.figures[0].at] = 2
    assert run(s, looting.end_turn(s, 0)) == []
    assert (s.heroes[0].money, len(s.money)) == (2, 1)


@pytest.mark.rule("GH-29.11", "GH-29.13")
def test_a_monster_takes_money_out_of_the_game() -> None:
    s = field(wide("$ g t 0"))
    does(s, foes(s)[0], Loot(value=1))
    assert s.money == {}
    assert len(s.treasures) == 1
    assert s.heroes[0].money == 0


def test_at_most_so_many() -> None:
    s = field(wide("$ 0 $"))
    for cell in s.money:
        s.money[cell] = 3
    cell = min(s.money)
    does(s, 0, Loot(value=1, most=4), answers=[cell])
    assert s.heroes[0].money == 4
    assert sum(s.money.values()) == 2


def test_loot_along_the_path_and_from_the_supply() -> None:
    s = field(wide("0 $ $ 1"))
    s.deed = Deed(0, path=[s.figures[0].at, s.figures[0].at + 1])
    does(s, 0, Loot(value=0, around="path"))
    assert s.heroes[0].money == 1
    does(s, 0, Money(value=2))
    assert s.heroes[0].money == 3


def test_a_hood_widens_loot_1() -> None:
    s = field(wide("$ . 0 g"), items=[109])
    does(s, 0, Loot(value=1), answers=[("item", 109)])
    assert s.heroes[0].money == 1
