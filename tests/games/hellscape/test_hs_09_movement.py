"""Chapters 8 and 9: turns, actions, Move, Doors; chapter 24: traps."""

import pytest
from mdtables import asked, do, door, equip, item, mob, open_to, sit, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.query import figures, ground, ways
from wyprawa.games.hellscape.rules.turns.round import hero_phase
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import BEAR_TRAP, SPIKE_TRAP


def walker(at: str = "B2", *heroes: str) -> State:
    s = state(*(heroes or ("gheta",)), mission="highway")
    s.tokens = [token for token in s.tokens if token[0] != SPIKE_TRAP]
    for hero in s.heroes:
        hero.zone = zone(s, at)
    return s


@pytest.mark.rule("MD-8.1", "MD-8.2", "MD-8.7", "MD-8.8")
def test_each_hero_once_in_an_order_the_players_choose() -> None:
    table = sit(walker("B2", "gheta", "mathrin", "irk"), hero_phase.later())
    assert (asked(table), list(open_to(table))) == ("hero", [0, 1, 2])
    do(table, 1, "end")
    assert list(open_to(table)) == [0, 2]
    do(table, 2, "end")
    assert asked(table) == "act"  # nobody else is left to choose
    assert table.choices[0].subject[0] == 0
    assert [hero.acted for hero in table.state.heroes] == [True, True, True]


@pytest.mark.rule("MD-8.3", "MD-8.4", "MD-8.6", "MD-25.2")
def test_three_actions_and_four_alone() -> None:
    assert turn(walker("B2", "gheta", "mathrin")).choices[0].subject == (0, 3)
    table = turn(walker())
    assert table.choices[0].subject == (0, 4)
    for left in (3, 2, 1):
        do(table, "move", "stop")
        assert table.choices[0].subject == (0, left)
    do(table, "end")  # one is left unused
    assert told(table, events.TurnEnded)


@pytest.mark.rule("MD-9.1", "MD-9.2", "MD-9.3", "MD-9.4")
def test_a_move_gives_two_points_for_steps_and_doors() -> None:
    s = walker("B1")
    s.doors = []
    s.tokens = []
    table = turn(s)
    do(table, "move")
    assert ("open", door(s, "A1-B1")) in open_to(table)
    do(table, ("go", zone(s, "B2")), ("go", zone(s, "B1")))
    assert asked(table) == "act"
    do(table, "move", ("open", door(s, "A1-B1")), ("go", zone(s, "A1")))
    assert asked(table) == "act"
    do(table, "move", ("go", zone(s, "B1")), "stop", "move")
    assert table.choices[0].subject == (0, 2)  # points are not kept


@pytest.mark.rule("MD-9.5", "MD-6.4", "MD-6.5", "MD-6.8")
def test_steps_are_straight_and_never_through_walls() -> None:
    s = walker("B2")
    table = turn(s)
    do(table, "move")
    go = [option[1] for option in open_to(table) if option[0] == "go"]
    assert sorted(go) == sorted([zone(s, "B1"), zone(s, "B3")])


@pytest.mark.rule("MD-9.6", "MD-9.7", "MD-9.8")
def test_leaving_enemies_costs_a_wound_for_each_figure() -> None:
    s = walker("B2")
    mob(s, "undead", "B2", 2)
    table = turn(s)
    do(table, "move", ("go", zone(s, "B1")))
    assert table.state.heroes[0].health == 8 - 3
    do(table, ("go", zone(s, "B2")))  # entering costs nothing
    assert table.state.heroes[0].health == 5


@pytest.mark.rule("MD-9.9", "MD-17.3", "MD-17.12")
def test_a_hero_knocked_out_while_leaving_stays() -> None:
    s = walker("B2", "gheta", "mathrin")
    s.heroes[0].health = 2
    mob(s, "undead", "B2", 2)
    table = turn(s)
    do(table, "move", ("go", zone(s, "B1")))
    assert [(it.who, it.rule) for it in told(table, events.KnockedOut)] == [(0, "MD-17.1")]
    assert table.state.heroes[0].zone == zone(s, "B2")
    assert told(table, events.TurnEnded)


@pytest.mark.rule("MD-9.11", "MD-9.12", "MD-9.14", "MD-9.16", "MD-9.13")
def test_the_first_door_of_a_room_reveals_it_also_beside_enemies() -> None:
    s = walker("B1")
    s.doors, s.tokens = [], []
    mob(s, "undead", "B1", 1)
    table = turn(s)
    do(table, "move", ("open", door(s, "A1-B1")))
    assert len(told(table, events.RoomRevealed)) == 1
    assert asked(table) == "move"
    assert table.choices[0].subject == (0, 1)
    assert ("open", door(s, "A1-B1")) not in open_to(table)
    assert ground.rooms_of(table.state, door(s, "A2-A3")) == []  # another Door of the same Room


@pytest.mark.rule("MD-24.1", "MD-24.2", "MD-24.3", "MD-24.4", "MD-9.10")
def test_a_spike_trap_wounds_and_goes_away() -> None:
    s = walker("B2")
    s.tokens = [(SPIKE_TRAP, zone(s, "B1"), 0), (SPIKE_TRAP, zone(s, "C1"), 0)]
    table = turn(s)
    with scripted(table, trap=[2, 0]):
        do(table, "move", ("go", zone(s, "B1")))
        assert table.state.heroes[0].health == 6
        do(table, ("go", zone(s, "C1")))  # a blank one
    assert table.state.heroes[0].health == 6
    assert table.state.tokens == []


@pytest.mark.rule("MD-24.5", "MD-24.6", "MD-24.8", "MD-24.28")
def test_a_bear_trap_ends_the_move_and_costs_an_action() -> None:
    s = walker("B2")
    s.tokens = [(BEAR_TRAP, zone(s, "B1"), 0)]
    table = turn(s)
    with scripted(table, trap=[1]):
        do(table, "move", ("go", zone(s, "B1")))
    assert asked(table) == "act"
    assert table.choices[0].subject == (0, 2)  # of four: the Move, and one more
    assert table.state.tokens == []


@pytest.mark.rule("MD-24.7")
def test_a_blank_bear_trap_does_nothing() -> None:
    s = walker("B2")
    s.tokens = [(BEAR_TRAP, zone(s, "B1"), 0)]
    table = turn(s)
    with scripted(table, trap=[0]):
        do(table, "move", ("go", zone(s, "B1")))
    assert table.choices[0].subject == (0, 1)


@pytest.mark.rule("MD-6.2", "MD-6.10", "MD-6.3")
def test_light_and_shadow() -> None:
    s = walker("B2", "gheta", "irk")
    assert ground.in_shadow(s, zone(s, "B2"))
    assert not ground.in_shadow(s, zone(s, "B1"))
    assert figures.heroes_in(s, zone(s, "B2")) == [0, 1]


@pytest.mark.rule("MD-8.5")
def test_the_five_actions() -> None:
    s = walker("G2", "mathrin")
    equip(s, 0, "ash_wand")
    s.heroes[0].health, s.heroes[0].mana = 2, 0
    s.heroes[0].inventory = [item("worn_leather_armour")]
    foe = mob(s, "undead", "G2", 1)
    open_now = list(open_to(turn(s)))
    assert open_now[:2] == ["move", ("attack", 1, foe.figure)]
    assert {"rest", "trade", ("special", "hero", s.heroes[0].card, 0)} <= set(open_now)


@pytest.mark.rule("MD-24.25")
def test_nobody_enters_an_abyss() -> None:
    s = state("gheta", mission="soul_keys")
    assert ways.hero_steps(s, zone(s, "A2")) == sorted([zone(s, "A1"), zone(s, "A3")])
    s.heroes[0].zone = zone(s, "C2")
    foe = mob(s, "undead", "A2", 1)
    assert sorted(focus.way(s, foe).steps) == sorted([zone(s, "A1"), zone(s, "A3")])
