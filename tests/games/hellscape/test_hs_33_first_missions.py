"""Chapters 32 to 34: common rules of Missions, Training, Highway to Hellscape."""

import pytest
from mdtables import do, door, mob, open_to, state, told, turn, zone

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.query import ground, reach
from wyprawa.games.hellscape.vocabulary.terms import COLOUR


@pytest.mark.rule("MD-33.1", "MD-33.2", "MD-33.3", "MD-33.4", "MD-32.4", "MD-32.10", "MD-1.7")
def test_scroll_then_rift() -> None:
    s = state("gheta", "irk")
    s.heroes[0].zone = zone(s, "E3")
    table = turn(s)
    assert ("deed", 1) not in open_to(table)  # the Scroll comes first
    s = state("gheta", "irk")
    s.heroes[0].zone = zone(s, "A2")
    table = turn(s)
    do(table, "move", ("deed", 0))
    assert [hero.xp for hero in table.state.heroes] == [5, 5]
    assert table.state.heroes[0].held == {"scroll": 1}
    assert not ground.zones_with(table.state, COLOUR)
    table.state.heroes[0].zone = zone(s, "E3")
    do(table, "stop", ("deed", 1))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("MD-32.4", "MD-11.1")
def test_enemies_prevent_interactions_for_mp_not_actions() -> None:
    s = state("gheta")
    s.heroes[0].zone = zone(s, "A2")
    mob(s, "undead", "A2", 1)
    table = turn(s)
    do(table, "move")
    assert ("deed", 0) not in open_to(table)
    s = state("gheta")
    s.heroes[0].zone, s.heroes[0].held = zone(s, "E3"), {"scroll": 1}
    mob(s, "undead", "E3", 1)
    assert ("deed", 1) in open_to(turn(s))


@pytest.mark.rule("MD-34.2", "MD-34.3", "MD-34.4", "MD-32.2")
def test_the_gate_is_closed_to_heroes_not_to_enemies() -> None:
    s = state("gheta", mission="highway")
    s.heroes[0].zone = zone(s, "G2")
    table = turn(s)
    do(table, "move")
    assert ("open", door(s, "G2-H2")) not in open_to(table)
    foe = mob(s, "undead", "H2", 1)
    assert focus.way(s, foe).steps == [zone(s, "G2")]
    assert reach.line(s, zone(s, "G2"), zone(s, "H2")) is None


@pytest.mark.rule("MD-34.1", "MD-34.5", "MD-34.6", "MD-34.7", "MD-32.9")
def test_both_levers_open_the_gate_and_reveal_the_room() -> None:
    s = state("gheta", "irk", mission="highway")
    s.heroes[0].zone = zone(s, "F1")
    s.doors = []
    s.tokens = [token for token in s.tokens if token[0] == COLOUR]
    table = turn(s)
    do(table, "move", ("deed", 0))
    assert [hero.xp for hero in table.state.heroes] == [3, 0]
    assert not told(table, events.GateOpened)
    table.state.heroes[0].zone = zone(s, "F3")
    do(table, "stop", "move", ("deed", 0))
    assert told(table, events.GateOpened)
    assert told(table, events.RoomRevealed)
    assert table.state.open >> door(s, "G2-H2") & 1


@pytest.mark.rule("MD-34.8", "MD-34.9", "MD-32.5", "MD-32.8")
def test_all_must_leave_by_the_altar() -> None:
    s = state("gheta", "irk", mission="highway")
    for hero in s.heroes:
        hero.zone = zone(s, "I2")
    mob(s, "undead", "I2", 1)
    table = turn(s)
    do(table, "move", ("deed", 1))
    assert table.state.heroes[0].gone
    assert table.state.heroes[0].health == 6  # it is movement: Reaction damage
    assert not table.over
    while not table.over and table.state.heroes[1].health:
        options = open_to(table)
        wanted = [each for each in (("deed", 1), "move", 1) if each in options]
        do(table, wanted[0] if wanted else options[0])
    assert table.outcome is not None
    assert table.outcome.reason == "won"
