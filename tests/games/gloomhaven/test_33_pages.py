"""Chapter 33, the special rules of scenarios 21 and on, each on a page that has it."""

from __future__ import annotations

import pytest
from ghpages import at, named, page, put, run

from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.content import BOSSES, CONTENT, MONSTERS
from wyprawa.games.gloomhaven.rules.attack import push_and_pull
from wyprawa.games.gloomhaven.rules.figures import damage
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.occasions import enemies_left
from wyprawa.games.gloomhaven.rules.query.performing import Performer
from wyprawa.games.gloomhaven.rules.scenario import chores, rooms, special_rules
from wyprawa.games.gloomhaven.state import FOES, INERT, PARTY, STRONG, WILD
from wyprawa.games.gloomhaven.texts.special_tests import GUARDED, KINDS


@pytest.mark.rule("GH-33.6", "GH-33.8")
def test_a_door_that_is_destroyed_opens() -> None:
    s = page(29)
    doors = named(s, "stone_door")
    assert [s.figures[who].hp for who in doors] == [5, 5, 5]
    assert all(s.figures[who].side == FOES for who in doors)
    assert special_rules.holds(s, s.page().goal) is False
    run(damage.destroy(s, doors[0]))
    assert s.rooms.bit_count() == 2
    assert len(named(s, "stone_door")) == 2


@pytest.mark.rule("GH-33.13")
def test_all_must_reach_the_exit() -> None:
    s = page(25)
    goal, lose = s.page().goal, s.page().lose
    put(s, 0, "a")
    s.figures[1].at = next(cell for cell in s.ground().board.cells if cell not in s.ground().marks["a"])
    assert not special_rules.holds(s, goal)
    assert not special_rules.holds(s, lose)
    damage.exhaust(s, 0)
    assert not special_rules.holds(s, lose)  # it was on the exit
    damage.exhaust(s, 1)
    assert special_rules.holds(s, lose)


@pytest.mark.rule("GH-30.6")
def test_a_monster_with_a_name_is_not_as_on_its_card() -> None:
    s = page(58)
    rooms.reveal(s, 4)
    (harvester,) = named(s, "harvester")
    figure = s.figures[harvester]
    printed = MONSTERS["city_guard"].elite
    assert figure.hp == printed.hp[s.monster_level + 1]
    assert facts.shield_of(s, harvester) == printed.shield[s.monster_level + 1] + 4
    run(damage.destroy(s, named(s, "bone_pile")[0]))
    assert facts.shield_of(s, harvester) == printed.shield[s.monster_level + 1] + 3
    run(damage.destroy(s, harvester))
    assert special_rules.holds(s, s.page().goal)


def test_the_demon_that_waits_grows_weaker() -> None:
    s = page(36)
    s.round = 3
    who = rooms.add_monster(s, "prime_demon", "B", s.ground().marks["e"][0])
    whole = 2 * s.started * int(str(BOSSES["prime_demon"].hp[s.monster_level]).removesuffix("C"))
    assert s.figures[who].hp == whole - 2 * (2 * 2 + s.level - 2)


@pytest.mark.rule("GH-33.12")
def test_wild_monsters_are_enemies_of_all() -> None:
    s = page(91)
    rooms.reveal(s, 2)
    (spirit,) = named(s, "living_spirit")
    bandit, bear = named(s, "bandit_guard")[0], named(s, "cave_bear")[0]
    assert [s.figures[who].side for who in (spirit, bandit, bear)] == [WILD, FOES, PARTY]
    assert {bandit, bear} <= {*facts.enemies(s, spirit)}
    assert {spirit, bear} <= {*facts.enemies(s, bandit)}
    s.figures = {who: each for who, each in s.figures.items() if who in (spirit, bear)}
    assert enemies_left(s)


def test_elements_rise_and_fall_by_the_page() -> None:
    s = page(31)
    s.elements[ELEMENTS.index("light")] = STRONG
    run(special_rules.moment(s, "round_start"))
    assert s.elements[ELEMENTS.index("dark")] == STRONG
    assert s.elements[ELEMENTS.index("light")] == INERT


def test_what_happens_once_happens_once() -> None:
    s = page(33)
    s.looted_goals = 4
    for _ in range(3):
        run(special_rules.moment(s, "round_end"))
    assert len(named(s, "savvas_icestorm")) == 1


@pytest.mark.rule("GH-33.13")
def test_a_pump_is_cleansed_in_place_of_half_a_card() -> None:
    s = page(26)
    rooms.reveal(s, 2)
    rooms.reveal(s, 3)
    s.doors = 0b11
    pumps = s.ground().marks["a"]
    s.figures[0].at = facts.board(s).near(pumps[0]).bit_length() - 1
    assert chores.places(s, 0) == [pumps[0]]
    run(special_rules.moment(s, "round_end"))
    assert len(named(s, "black_imp")) == 3  # one stood there
    chores.do(s, 0, pumps[0])
    assert chores.places(s, 0) == []
    run(special_rules.moment(s, "round_end"))
    assert len(named(s, "black_imp")) == 4
    chores.do(s, 0, pumps[1])
    assert special_rules.holds(s, s.page().goal)


def test_a_gate_is_open_while_somebody_stands_on_its_plate() -> None:
    s = page(67)
    rooms.reveal(s, 2)
    gate = next(n for n, door in enumerate(s.page().doors) if door.label == "2")
    (plate,) = (cell for cell, letter in s.plates.items() if letter == "a")
    s.figures[0].at = plate
    run(special_rules.moment(s, "step"))
    assert s.doors >> gate & 1
    s.figures[0].at = s.figures[1].at = facts.board(s).near(plate).bit_length() - 1
    run(special_rules.moment(s, "step"))
    assert not s.doors >> gate & 1
    assert s.locked >> gate & 1


def test_golems_sleep_until_every_plate_is_held() -> None:
    s = page(79)
    golem = named(s, "stone_golem")[0]
    run(special_rules.moment(s, "round_start"))
    assert facts.unseen(s, golem)
    held = [cell for cell, letter in s.plates.items() if letter == "a" and facts.figure_at(s, cell) is None]
    s.figures[0].at, s.figures[1].at = held
    run(special_rules.moment(s, "turn_end"))
    run(special_rules.moment(s, "round_start"))
    assert not facts.unseen(s, golem)


def test_who_leaves_the_tomb_is_not_lost() -> None:
    s = page(41)
    s.doors = 0b11
    put(s, 0, "a")
    s.figures[1].at = next(iter(s.ground().board.cells))
    run(special_rules.moment(s, "round_end"))
    assert s.figures[0].at < 0
    assert not special_rules.holds(s, s.page().lose)
    assert not special_rules.holds(s, s.page().goal)
    put(s, 1, "a")
    run(special_rules.moment(s, "round_end"))
    assert special_rules.holds(s, s.page().goal)


def test_villagers_are_no_allies_and_cannot_be_healed() -> None:
    s = page(86)
    villager = named(s, "villager")[0]
    put(s, 0, "b")
    assert villager not in facts.allies(s, 0)
    assert villager in facts.enemies(s, named(s, "cave_bear")[0])


def test_names_of_pages_are_known_where_they_are_said() -> None:
    kinds = {kind.id for each in CONTENT.scenarios for kind in each.kinds if kind.id != kind.monster}
    guarded = {escort.id for each in CONTENT.scenarios for escort in each.escorts}
    assert kinds <= KINDS
    assert guarded <= GUARDED


@pytest.mark.rule("GH-33.4", "GH-33.5")
def test_who_is_pulled_off_a_plate_stops_before_the_door_that_closes() -> None:
    s = page(66)
    s.kept().notes["gears"] = 1
    for room in (2, 3):
        s.rooms |= 1 << room
        rooms.reveal(s, room)
    s.doors = 0b11
    door, golem = s.ground().doors[1], named(s, "stone_golem")[0]
    s.figures = {who: s.figures[who] for who in (0, 1, golem)}
    s.figures[0].at, s.figures[golem].at = at(s, -2, 10), at(s, -3, 13)
    assert s.plates[s.figures[0].at] == "b"
    run(push_and_pull.shove(s, Performer(golem, 0, led=False), 0, 2, pull=True))
    assert s.doors == 0
    assert s.figures[0].at == at(s, -2, 11)
    assert not facts.board(s).all >> door & 1
