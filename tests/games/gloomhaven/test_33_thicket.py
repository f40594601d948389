"""Chapter 33, scenario 55: a random dungeon of a few cards, with a goal tile in its last room."""

from __future__ import annotations

import pytest
from ghpages import run

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import DUNGEON_MONSTERS, DUNGEON_ROOMS, SCENARIOS
from wyprawa.games.gloomhaven.rules.figures import looting
from wyprawa.games.gloomhaven.rules.scenario import random_dungeon, rooms, special_rules
from wyprawa.games.gloomhaven.state import State

CARDS = SCENARIOS.at(55).cards


def thicket(seed: int) -> State:
    """All three rooms laid, through the first exit of each."""
    s = GAME.begin(GAME.read_options({"seats": 2, "scenario": 55, "level": 1}), seed)
    run(random_dungeon.choose_entrance(s))
    rooms.reveal(s, 1)
    s.round = 1
    for door in (0, 1):
        run(rooms.open_door(s, door, 0))
    return s


@pytest.mark.rule("GH-49.5", "GH-33.13")
@pytest.mark.parametrize("seed", range(5))
def test_the_thicket_is_made_of_its_cards(seed: int) -> None:
    s = thicket(seed)
    assert CARDS is not None
    assert len(s.plan) == 3
    assert {DUNGEON_MONSTERS[each.monsters].id for each in s.plan} <= {*CARDS.monsters}
    assert {DUNGEON_ROOMS[each.room].id for each in s.plan} <= {*CARDS.rooms}
    assert [each.grade for each in s.plan] == ["none", "minor", "major"]


def test_the_goal_tile_lies_in_the_third_room_for_a_loot_ability() -> None:
    s = thicket(3)
    last = s.plan[-1]
    at = last.lies(DUNGEON_ROOMS[last.room].spots[11])
    cell = s.ground().board.at(*at)
    assert s.treasures[cell] == 0
    assert cell not in s.money
    assert cell not in s.traps
    s.figures[0].at = cell
    run(looting.end_turn(s, 0))
    assert not special_rules.holds(s, s.page().goal)
    run(looting.loot(s, 0, 1 << cell))
    assert special_rules.holds(s, s.page().goal)


def test_each_character_begins_with_three_minus_cards() -> None:
    s = GAME.begin(GAME.read_options({"seats": 2, "scenario": 55, "level": 1}), 1)
    before = s.heroes[0].deck.undrawn.count("minus_1")
    run(special_rules.scenario_effects(s))
    assert s.heroes[0].deck.undrawn.count("minus_1") == before + 3
