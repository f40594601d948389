"""Scenarios as content: what stands where, and rules that name only what is there."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from ghcounts import COUNTS
from ghplaces import PARTIES, SCENARIOS, things

from wyprawa.games.gloomhaven.content import (
    BOSSES,
    CONTENT,
    DUNGEON_MONSTERS,
    DUNGEON_ROOMS,
    MAP_TILES,
    MONSTERS,
    Pages,
)
from wyprawa.games.gloomhaven.content import SCENARIOS as BOOK
from wyprawa.games.gloomhaven.ground import ground, moved, neighbours, spread_out
from wyprawa.games.gloomhaven.places import Axial, Overlay, Scenario
from wyprawa.games.gloomhaven.proof import tiles_asked, words
from wyprawa.games.gloomhaven.special import MOMENTS, Killed
from wyprawa.parts.content import Later, read_one
from wyprawa.parts.values import evaluate
from wyprawa.words import load_words

FOLDER = files("wyprawa.games.gloomhaven") / "content" / "scenarios"
OTHER_TILES = (52, 58, 71, 73, 80, 81, 95)
"""Pages whose goal speaks of goal tiles in another way than by their number, or not at all."""
MAPS = [each for each in CONTENT.scenarios if each.cards is None]
"""Pages with a map of their own."""
all_scenarios = pytest.mark.parametrize("scenario", MAPS, ids=lambda each: each.id)


def counted(entry: str, characters: int) -> Counter[tuple[str, str]]:
    """An entry of the table: `bandit_guard 2N+1E / 6N / 4N+2E`."""
    monster, _, numbers = entry.partition(" ")
    found: Counter[tuple[str, str]] = Counter()
    group = numbers.split("/")[characters - 2].strip()
    for part in group.split("+") if group != "-" else ():
        found[monster, part[-1]] += int(part[:-1])
    return found


def overlays(scenario: Scenario) -> list[Overlay]:
    return [overlay for room in scenario.rooms for overlay in room.overlays]


def tough(scenario: Scenario) -> set[str]:
    """Tiles with hit points."""
    doors = {door.tile for door in scenario.doors if door.hp is not None}
    return doors | {each.tile for each in overlays(scenario) if each.hp is not None}


def test_a_page_is_read_when_it_is_asked_for() -> None:
    pages = Pages(Later(CONTENT.scenarios.names, CONTENT.scenarios.named))  # type: ignore[attr-defined]
    assert pages.numbers[7] == "vibrant-grotto"
    assert (pages.read, len(pages), "vibrant-grotto" in pages) == ({}, len(CONTENT.scenarios), True)
    assert pages["vibrant-grotto"].number == 7
    assert [*pages.read] == ["vibrant-grotto"]


@all_scenarios
def test_a_file_is_called_after_the_scenario_in_it_and_says_nothing_wrong(scenario: Scenario) -> None:
    name = f"{scenario.number:02}_{scenario.id.replace('-', '_')}.toml"
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert read_one(CONTENT, "scenarios", text, name) == scenario


def test_scenarios_stand_in_order() -> None:
    numbers = [*BOOK.numbers]
    assert numbers == sorted(set(numbers))
    assert numbers[:95] == list(range(1, 96))
    assert all((each.number > 95) == (each.solo is not None) for each in CONTENT.scenarios)


@pytest.mark.rule("GH-1.1")
@pytest.mark.parametrize("characters", PARTIES)
@all_scenarios
def test_monsters_of_each_room_are_those_of_the_table(scenario: Scenario, characters: int) -> None:
    table = COUNTS[scenario.number]
    assert len(scenario.rooms) == len(table)
    for room, entries in zip(scenario.rooms, table, strict=True):
        there = [each for each in room.monsters if each.wait not in ("tomb", "watch")]
        found = Counter((each.monster, each.by[characters - 2]) for each in there)
        placed = {which: n for which, n in found.items() if which[1] != "-"}
        assert placed == sum((counted(entry, characters) for entry in entries), Counter())


@pytest.mark.rule("GH-1.18")
@all_scenarios
def test_floor_is_the_map_tiles_and_the_corridors_between_them(scenario: Scenario) -> None:
    seen: set[Axial] = set()
    for room in scenario.rooms:
        tiles = [
            {moved(place, tile.turns, tile.at) for place in spread_out(MAP_TILES[tile.side].floor)}
            for tile in room.tiles
        ]
        covered = set().union(*tiles)
        floor = spread_out(room.floor)
        assert len(floor) == len(set(floor))
        assert sum(map(len, tiles)) == len(covered)
        doors = {door.at for door in scenario.doors}
        assert (covered | set(room.corridors)) - doors == set(floor) or not tiles
        assert bool(room.corridors) == (len(tiles) > 1) or scenario.number in (35, 36, 50, 82)
        assert not seen & set(floor)
        seen |= set(floor)


@all_scenarios
def test_doors_lie_between_the_rooms_they_join(scenario: Scenario) -> None:
    floors = [set(spread_out(room.floor)) for room in scenario.rooms]
    for door in scenario.doors:
        touched = {n for n, floor in enumerate(floors, 1) if floor & set(neighbours(door.at))}
        assert touched >= set(door.joins)
        assert not any(door.at in floor for floor in floors)


@pytest.mark.parametrize("characters", PARTIES)
@all_scenarios
def test_nothing_lies_off_the_floor_or_on_another(scenario: Scenario, characters: int) -> None:
    for room in scenario.rooms:
        floor, wet = set(spread_out(room.floor)), scenario.number == 95  # tokens lie in the water
        there = [what for what in things(room, characters) if not wet or what[0] != "treasure"]
        there = [what for what in there if what[0] != "elder_drake"]  # on its perch
        places = [place for _, place in there]
        assert set(places) <= floor
        assert len(places) == len(set(places))


@all_scenarios
def test_no_two_monsters_share_a_spot(scenario: Scenario) -> None:
    spots = [each.at for room in scenario.rooms for each in room.monsters]
    assert len(spots) == len(set(spots))


@all_scenarios
def test_a_party_of_four_starts_on_free_hexes_of_the_first_room(scenario: Scenario) -> None:
    floors = [set(spread_out(room.floor)) for room in scenario.rooms]
    first = [n for n, floor in enumerate(floors) if floor & set(scenario.starts)]
    taken = {place for n in first for what, place in things(scenario.rooms[n], 4) if what != "difficult"}
    assert first[0] == 0
    assert len(first) == 1 or scenario.apart or scenario.number == 36
    assert set(scenario.starts) <= set().union(*(floors[n] for n in first)) - taken
    assert len(set(scenario.starts)) == len(scenario.starts) >= (4 if scenario.solo is None else 1)


@all_scenarios
def test_all_floor_can_be_reached_on_foot(scenario: Scenario) -> None:
    """Through doors and around obstacles; only the wall around the fountain of the square has no gap."""
    here = ground(scenario)
    stones = [each for each in overlays(scenario) if each.kind == "obstacle" and each.hp is None]
    blocked = here.board.mask_of(place for each in stones for place in each.at)
    walked = sum(here.board.layers(here.starts & -here.starts, here.board.all & ~blocked))
    fountain = here.board.mask_of(neighbours((5, -12))) if scenario.number in (11, 12) else 0
    if scenario.number not in (52, 73, 90):  # sections that only doors join, boulders that roll, and a rift
        assert here.board.all & ~blocked & ~walked == fountain


@all_scenarios
def test_rules_name_only_what_is_there(scenario: Scenario) -> None:
    labels = {door.label for door in scenario.doors}
    letters = {mark.letter for mark in scenario.marks}
    plates = {each.letter for each in overlays(scenario) if each.kind == "plate"}
    said = (scenario.goal, scenario.lose, scenario.rules, scenario.setup)
    assert {rule.moment for rule in scenario.rules} <= set(MOMENTS)
    assert {*words(said, "door"), *words(said, "doors")} <= labels
    assert {*words(scenario.rules, "at"), *words(said, "mark")} <= letters
    assert {letter for row in words(said, "plates") for group in row for letter in group} <= plates
    assert {*words(said, "escort")} <= {each.id for each in scenario.escorts}
    assert {where for each in scenario.escorts for where in (each.at, each.towards)} <= letters | {None}
    assert {*words(said, "off")} <= letters
    kinds = {each.id for each in scenario.kinds}
    assert {*words((scenario.rules, scenario.rooms), "named")} <= {"", *kinds}
    assert all(1 <= room <= len(scenario.rooms) for room in words(said, "room"))
    types = {each.monster for room in scenario.rooms for each in room.monsters}
    assert {*scenario.allies} <= types
    types |= {*words(scenario.rules, "monster")} | kinds | {each.id for each in scenario.escorts}
    types |= tough(scenario)
    types |= {*words(scenario.rules, "boss")}
    assert {name for group in words(said, "monsters") for name in group} <= types


def test_what_is_locked_and_what_opens_it() -> None:
    for n, page in SCENARIOS.items():
        locked = {door.label for door in page.doors if door.locked and door.hp is None}
        if n != 2:  # the Bandit Commander's own doing
            assert locked <= {*words(page.rules, "doors")}
    assert [*words(SCENARIOS[15].rules, "doors")] == ["b", "a"]


def test_as_many_plates_are_in_play_as_there_are_characters() -> None:
    letters = [each.letter for each in overlays(SCENARIOS[15]) if each.kind == "plate"]
    (plates,) = (row for row in words(SCENARIOS[15].rules, "plates") if "c" not in row)
    in_play = [sum(letters.count(letter) for letter in group) for group in plates]
    assert in_play == [2, 3, 4]


@pytest.mark.rule("GH-4.26")
def test_goal_tiles_are_those_the_goal_counts() -> None:
    for scenario in CONTENT.scenarios:
        tiles = [each for room in scenario.rooms for each in room.treasures if each.number is None]
        if scenario.number not in OTHER_TILES and scenario.cards is None:
            assert [*tiles_asked(scenario.goal)] == ([len(tiles)] if tiles else [])
        by_ability = scenario.number in (7, 30, 50, 52, 55, 59, 61)
        assert all(each.by_ability for each in tiles) == (by_ability or not tiles)


def test_numbered_treasures() -> None:
    found = {n: {t.number for room in s.rooms for t in room.treasures} - {None} for n, s in SCENARIOS.items()}
    assert {n: numbers for n, numbers in found.items() if numbers} == {
        1: {7}, 2: {67}, 3: {65}, 4: {46, 38}, 5: {28, 4}, 6: {50}, 8: {51}, 10: {11}, 11: {5}, 12: {34},
        13: {10}, 14: {26}, 16: {1}, 17: {71}, 18: {63}, 19: {17}, 20: {60},
    } | {n: numbers for n, numbers in found.items() if n > 20 and numbers}  # fmt: skip
    lying = [number for numbers in found.values() for number in numbers]
    assert len(lying) == len(set(lying))


def test_every_monster_has_its_card_and_bosses_are_placed_as_such() -> None:
    for scenario in CONTENT.scenarios:
        for each in (each for room in scenario.rooms for each in room.monsters):
            assert each.monster in (BOSSES if "B" in each.by else MONSTERS)
        named = {name for group in words(scenario.goal, "monsters") for name in group}
        own = {each.id for each in scenario.kinds} | {each.id for each in scenario.escorts}
        own |= tough(scenario)
        assert named <= {*MONSTERS, *BOSSES, *own}


@pytest.mark.rule("GH-33.14")
def test_formulas_of_level_and_characters() -> None:
    goal = SCENARIOS[3].goal
    assert isinstance(goal, Killed)
    assert [evaluate(goal.least, {"L": 1, "C": c}) for c in PARTIES] == [10, 15, 20]
    (hail,) = SCENARIOS[19].escorts
    assert [evaluate(hail.hp, {"L": level, "C": 2}) for level in (0, 3, 7)] == [4, 10, 18]


def test_what_the_sheets_leave_open_is_marked() -> None:
    """Effects of traps, the monsters without a hex in 10 and 11, which City Guard of 12 stays away."""
    for scenario in CONTENT.scenarios:
        for overlay in overlays(scenario):
            assert overlay.source == "designed" or overlay.kind != "trap"
            assert overlay.damage == (overlay.kind == "trap")
    designed = [
        (s.number, each.monster, each.by)
        for s in CONTENT.scenarios
        for room in s.rooms
        for each in room.monsters
        if each.source == "designed" and s.number <= 20
    ]
    assert designed == [
        (10, "flame_demon", "NNE"),
        (11, "city_archer", "-NN"),
        (11, "city_guard", "-NE"),
        (12, "city_guard", "NN-"),
    ]


def test_links_lead_to_unlocked_scenarios() -> None:
    for scenario in CONTENT.scenarios:
        assert {*scenario.links} <= {*scenario.unlocks}
        assert all(1 <= number <= 95 for number in scenario.unlocks)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_places_have_names(language: str) -> None:
    known = load_words("wyprawa.games.gloomhaven", language).ids
    tiles = {*words((tuple(CONTENT.scenarios), DUNGEON_ROOMS, DUNGEON_MONSTERS), "tile")}
    wanted = {f"tile-{tile.replace('_', '-')}" for tile in tiles}
    wanted |= {f"scenario-{each.id}" for each in CONTENT.scenarios}
    wanted |= {f"escort-{escort.id}" for each in CONTENT.scenarios for escort in each.escorts}
    wanted |= {f"dungeon-room-{each.id}" for each in DUNGEON_ROOMS}
    wanted |= {f"dungeon-monsters-{each.id}" for each in DUNGEON_MONSTERS}
    assert wanted <= {*known}
