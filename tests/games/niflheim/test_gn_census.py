"""The census: every piece is in one place, and the page's undead markers are all there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gncampaigns import camp, reach
from gntables import asked, item, options

from wyprawa import new
from wyprawa.conformance.testing import planned
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.problems import problems
from wyprawa.games.niflheim.setup import new_hero
from wyprawa.games.niflheim.state import Pile, State


def playing() -> State:
    return GAME.copy(reach(camp(), "wolf_ford").saved)


def an_axe_twice(s: State) -> None:
    s.heroes[0].ready = item("axe")
    s.piles.append(Pile(s.heroes[0].at, [item("axe")]))


def a_thing_in_the_stash_too(s: State) -> None:
    s.heroes[0].belt = [item("torch")]
    s.sheet.stash.items = [item("torch")]


def somebody_twice(s: State) -> None:
    s.camp.append(new_hero("frida", 0))


def a_dead_one_among_the_living(s: State) -> None:
    s.sheet.dead.append(s.heroes[0].card)


def too_many_stones(s: State) -> None:
    s.sheet.stones[0] = 4
    s.runes = {item("axe"): [0, 0]}


def an_echo_twice(s: State) -> None:
    s.sheet.echoes = [7, 7]


TWICE = (
    an_axe_twice,
    a_thing_in_the_stash_too,
    somebody_twice,
    a_dead_one_among_the_living,
    too_many_stones,
    an_echo_twice,
)


@pytest.mark.parametrize("wrong", TWICE)
def test_what_is_there_twice_is_found(wrong: Callable[[State], None]) -> None:
    s = playing()
    assert GAME.census(s) == problems(s) == []
    wrong(s)
    assert GAME.census(s)
    assert problems(s)


def a_marker_lost(s: State) -> None:
    s.pool.pop()


def a_marker_in_the_discard_too(s: State) -> None:
    s.discard.append(s.undead[0].kind)


def an_undead_gone(s: State) -> None:
    s.undead.pop()


@pytest.mark.rule("GN-4.16", "GN-4.19")
@pytest.mark.parametrize("wrong", [a_marker_lost, a_marker_in_the_discard_too, an_undead_gone])
def test_undead_markers_are_all_there(wrong: Callable[[State], None]) -> None:
    s = playing()
    wrong(s)
    [found] = GAME.census(s)
    assert found.startswith("undead ")


@pytest.mark.rule("GN-4.4", "GN-4.5")
def test_orange_ones_are_no_markers_of_the_pool() -> None:
    table = new(GAME, seed=1, scenario="bishops_crypt")
    while asked(table) == "start":
        table.choose(options(table)[0])
    s = GAME.copy(table.saved)
    orange = [each for each in s.undead if not each.pooled]
    assert orange
    s.undead.remove(orange[0])
    assert GAME.census(s) == []


def test_what_is_under_way_goes_with_the_agenda() -> None:
    s = playing()
    s.next(*planned("end_attack"))
    assert any("attack" in each for each in problems(s))
