"""Chapters 4, 25 and 26: locks and keys, captives who join, orange undead."""

from __future__ import annotations

import pytest
from gntables import F, active, asked, drawn, item, options, place, sit, spot, told

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content.pages import Captive, Lock, Orange
from wyprawa.games.niflheim.rules.attack.vials import landing
from wyprawa.games.niflheim.rules.figures.harm import wound_undead
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.turns.activation import choose_hero
from wyprawa.games.niflheim.rules.turns.beginning import place_markers
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.terms import STAY

KEY = item("iron_key")


def locked() -> State:
    s = drawn("F+. h", locks=(Lock(door=0, key="iron_key"),))
    s.locked = 1
    return s


@pytest.mark.rule("GN-25.1", "GN-25.2")
def test_without_the_matching_key_a_locked_door_stays_shut() -> None:
    s = locked()
    s.heroes[F].pack = [item("bone_key")]
    assert not any(each[0] in ("open", "unlock") for each in options(active(s)) if isinstance(each, tuple))


@pytest.mark.rule("GN-25.2", "GN-25.3", "GN-25.7", "GN-25.8", "GN-15.5")
@pytest.mark.parametrize(("intent", "left"), [("march", 1), ("run", 4)])
def test_the_key_opens_it_for_two_points_and_is_kept(intent: str, left: int) -> None:
    s = locked()
    s.heroes[F].pack = [KEY]
    table = active(s, intent=intent)
    table.choose(("unlock", 0))
    assert (table.state.open, table.state.locked, table.state.heroes[F].pack) == (1, 0, [KEY])
    assert told(table, events.DoorUnlocked)[0].left == left
    assert table.state.undead[0].known
    assert ("close", 0) in options(table)  # an ordinary door from now on


GATE = "F+g+. h"


@pytest.mark.rule("GN-25.9", "GN-8.5", "GN-8.8")
def test_a_door_that_is_a_square_opens_as_one_and_is_not_closed_on_a_figure() -> None:
    s = drawn(GATE, gates=("g",))
    gate = place(s, 1, 0)
    assert not figures.free(s) >> gate & 1
    table = active(s)
    table.choose(("open", 0))
    assert table.state.open == 0b11
    assert table.state.undead[0].known
    table.choose(("step", gate))
    assert not [each for each in options(table) if each[0] == "close"]
    s = drawn("F'g'd .", gates=("g",))
    assert ("close", 0) in options(active(s))
    s.undead[0].at = place(s, 1, 0)
    assert ("close", 0) not in options(active(s))


@pytest.mark.rule("GN-25.1", "GN-25.4", "GN-25.5")
def test_a_square_door_is_locked_and_forced_as_one() -> None:
    s = drawn(GATE, gates=("g",), locks=(Lock(door=1, key="iron_key"),))
    s.locked = 0b11
    table = active(s, intent="stay")
    table.choose(("force", 0))
    assert (table.state.open, table.state.locked, table.state.forced) == (0b11, 0, 0b11)


@pytest.mark.rule("GN-23.14")
def test_nothing_lands_on_a_square_that_is_a_closed_door() -> None:
    s = drawn(GATE, gates=("g",))
    assert landing(s, place(s, 0, 0), 3, 1) == NONE
    s.open = 0b11
    assert landing(s, place(s, 0, 0), 3, 1) == place(s, 1, 0)


@pytest.mark.rule("GN-25.10", "GN-25.11", "GN-25.12", "GN-26.2", "GN-26.10")
def test_a_rescued_prisoner_joins_and_may_act_at_once() -> None:
    s = drawn("P F . .", captives=(Captive(id="prisoner", at="P", joins="gunnar"),))
    table = sit(s, choose_hero.later())
    table.choose(STAY)
    table.choose(("rescue", 0))
    gunnar = table.state.heroes[1]
    assert (asked(table), table.choices[0].subject) == ("intent", (1,))
    assert (spot(s, gunnar.at), gunnar.health, gunnar.seat) == ((0, 0), 2, 0)
    assert gunnar.pack == [item("axe"), item("sling")]


@pytest.mark.rule("GN-4.4", "GN-4.5")
def test_orange_undead_are_on_the_map_and_never_in_the_pool() -> None:
    s = drawn("F . T", orange=(Orange(undead="troll", at="T"),))
    table = sit(s, place_markers.later())
    [troll] = table.state.undead
    assert (figures.row_of(troll).id, troll.known) == ("troll", True)
    wound_undead(table.state, troll, F, "GN-19.9")
    wound_undead(table.state, troll, F, "GN-19.9")
    assert (table.state.undead, table.state.discard, table.state.pool) == ([], [], [])
