"""Random dungeons (GH-49): rooms that join by door hexes, and what stands in them."""

from __future__ import annotations

from collections import Counter

import pytest
from ghplaces import MONSTERS, PARTIES, ROOMS, dungeon, things

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Give
from wyprawa.games.gloomhaven.content import DUNGEON_MONSTERS, DUNGEON_ROOMS, MAP_TILES
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, GRADES
from wyprawa.games.gloomhaven.ground import moved, neighbours, spread_out
from wyprawa.games.gloomhaven.places import DungeonRoom, Way
from wyprawa.games.gloomhaven.special import Cleared, Fact, Opens, Revealed
from wyprawa.kernel.chance import Chance, Script
from wyprawa.parts.boards import DIRECTIONS, ids
from wyprawa.parts.effects import All

CARDS = DUNGEON_ROOMS
all_rooms = pytest.mark.parametrize("card", CARDS, ids=lambda each: each.id)


def behind(way: Way) -> set[tuple[int, int]]:
    """The hexes of its room that a half hex leads to: straight on, or the two it lies between."""
    steps = [way.into] if way.kind == "B" else [way.into, (way.into + 1) % 6]
    return {(way.at[0] + DIRECTIONS[s][0], way.at[1] + DIRECTIONS[s][1]) for s in steps}


def test_twenty_room_cards_and_twenty_monster_cards() -> None:
    assert [each.number for each in CARDS] == list(range(534, 554))
    assert [each.number for each in DUNGEON_MONSTERS] == list(range(554, 574))


@all_rooms
def test_room_card_is_its_map_tiles(card: DungeonRoom) -> None:
    tiles = [
        {moved(p, tile.turns, tile.at) for p in spread_out(MAP_TILES[tile.side].floor)} for tile in card.tiles
    ]
    covered = set().union(*tiles)
    assert sum(map(len, tiles)) == len(covered)
    assert covered | set(card.corridors) == set(spread_out(card.floor))


@pytest.mark.rule("GH-49.9")
@all_rooms
def test_entrances_and_exits_are_half_hexes_on_the_edge(card: DungeonRoom) -> None:
    floor = set(spread_out(card.floor))
    for way in (*card.entrances, *card.exits):
        touched = set(neighbours(way.at)) & floor
        assert way.at not in floor
        assert behind(way) <= touched
        assert len(touched) == 2 if way.kind == "A" else len(touched) in (2, 3)


@all_rooms
def test_spots_and_overlay_tiles_lie_apart_on_the_floor(card: DungeonRoom) -> None:
    places = [*card.spots, *(place for overlay in card.overlays for place in overlay.at)]
    assert set(places) <= set(spread_out(card.floor))
    assert len(places) == len(set(places))


@pytest.mark.rule("GH-49.6")
def test_each_spot_of_a_monster_card_holds_one_thing_at_most() -> None:
    for card in DUNGEON_MONSTERS:
        spots = [each.spot for each in card.monsters]
        spots += [spot for overlay in card.overlays for spot in overlay.spots]
        spots += [*card.money, *(each.spot for each in card.treasures)]
        assert len(spots) == len(set(spots))


def test_two_thousand_dungeons() -> None:
    """Three rooms that lie apart, joined by doors of one kind, everything on the floor."""
    used: Counter[str] = Counter()
    for seed in range(2000):
        plan = dungeon(seed)
        cards = [CARDS[laid.room] for laid in plan]
        used.update(card.id for card in cards)
        characters = 2 + seed % 3
        scenario = DUNGEONS.scenario(plan, characters)
        floors = [set(spread_out(room.floor)) for room in scenario.rooms]
        assert sum(map(len, floors)) == len(set().union(*floors))
        for n, door in enumerate(scenario.doors):
            leaving, entering = plan[n].exit, plan[n + 1].entrance
            assert leaving is not None
            out, inward = cards[n].exits[leaving], cards[n + 1].entrances[entering]
            assert out.kind == inward.kind
            assert door.joins == (n + 1, n + 2)
            assert door.at == plan[n].lies(out.at) == plan[n + 1].lies(inward.at)
            assert not any(door.at in floor for floor in floors)
        assert len(scenario.doors) == 2
        for room, floor in zip(scenario.rooms, floors, strict=True):
            places = [place for _, place in things(room, characters)]
            assert set(places) <= floor
            assert len(places) == len(set(places))
        assert len(scenario.starts) >= characters
        assert not {*scenario.starts} & {place for _, place in things(scenario.rooms[0], characters)}
    assert len(used) == 20


def test_every_pair_of_rooms_leaves_room_for_a_third() -> None:
    thirds = []
    for room, card in enumerate(CARDS):
        for exit in range(len(card.exits)):
            first = DUNGEONS.begin(room, 0, 0)
            pairs = [DUNGEONS.behind(first, exit, other) for other in range(len(CARDS)) if other != room]
            for pair in filter(None, pairs):
                left = [n for n in range(len(CARDS)) if n not in (room, pair[1].room)]
                for way in range(len(CARDS[pair[1].room].exits)):
                    thirds.append(sum(DUNGEONS.behind(pair, way, n) is not None for n in left))
    assert min(thirds) >= 8


def test_dungeons_can_be_walked_through_and_hexes_see_their_neighbours() -> None:
    for seed in range(300):
        plan = dungeon(seed)
        scenario, here = DUNGEONS.scenario(plan, 4), DUNGEONS.ground(plan, 4)
        places = (p for room in scenario.rooms for o in room.overlays if o.kind == "obstacle" for p in o.at)
        walk = here.board.all & ~here.board.mask_of(places)
        assert sum(here.board.layers(here.starts & -here.starts, walk)) == walk
    assert all(here.board.near(cell) & ~here.board.sight(cell) == 0 for cell in here.board.cells)


@pytest.mark.rule("GH-49.4")
def test_rooms_are_laid_one_at_a_time_and_cells_keep_their_numbers() -> None:
    plan = DUNGEONS.begin(ROOMS["clearing"], MONSTERS["mangy"], 0)
    first = DUNGEONS.ground(plan, 2)
    assert len(first.rooms) == 2
    assert first.joins == ((1, 2),)
    piles = {"dungeon-room": [ROOMS["burrow"]], "dungeon-monsters": [MONSTERS["wild"]]}
    grown = DUNGEONS.open(plan, 0, [*range(20)], [*range(20)], Script(outcomes=piles))
    second = DUNGEONS.ground(grown, 2)
    assert second.rooms[1] == first.rooms[1]
    assert second.doors[0] == first.doors[0]
    assert second.joins == ((1, 2), (2, 3))


@pytest.mark.rule("GH-49.12", "GH-49.13")
def test_cards_without_a_matching_entrance_are_discarded() -> None:
    plan = DUNGEONS.begin(ROOMS["clearing"], 0, 0)  # left by B
    rooms = [ROOMS[name] for name in ("sewer", "den", "cave", "altar", "trail")]
    drawn = [ROOMS[name] for name in ("den", "cave", "altar")]
    script = Script(outcomes={"dungeon-room": drawn, "dungeon-monsters": [3]})
    grown = DUNGEONS.open(plan, 0, rooms, [3, 4], script)
    assert [CARDS[laid.room].id for laid in grown] == ["clearing", "altar"]
    assert sorted(rooms) == sorted(ROOMS[name] for name in ("sewer", "trail"))
    assert grown[1].monsters == 3


@pytest.mark.rule("GH-49.15")
@pytest.mark.parametrize(("before", "kind"), [("sewer", "A"), ("clearing", "B")])
def test_the_entrance_that_matches_is_used(before: str, kind: str) -> None:
    plan = DUNGEONS.behind(DUNGEONS.begin(ROOMS[before], 0, 0), 0, ROOMS["hallway"])
    assert plan is not None
    assert CARDS[ROOMS["hallway"]].entrances[plan[1].entrance].kind == kind


@pytest.mark.rule("GH-49.14")
def test_of_two_exits_the_one_not_used_is_closed_off() -> None:
    plan = DUNGEONS.begin(ROOMS["tunnel"], MONSTERS["mangy"], 0)
    before = DUNGEONS.ground(plan, 2)
    assert len(before.doors) == 2
    grown = DUNGEONS.open(plan, 1, [ROOMS["altar"]], [0], Chance(1))
    after = DUNGEONS.ground(grown, 2)
    assert after.doors[0] == before.doors[1]
    assert not after.board.all >> before.doors[0] & 1


@pytest.mark.rule("GH-49.3")
def test_the_last_room_has_no_way_on() -> None:
    plan = dungeon(1)
    scenario = DUNGEONS.scenario(plan, 3)
    assert len(scenario.rooms) == 3
    assert plan[-1].exit is None
    assert [door.joins for door in scenario.doors] == [(1, 2), (2, 3)]
    assert scenario.goal == All[Fact](of=(Revealed(room=3), Cleared()))


@pytest.mark.rule("GH-49.10")
def test_characters_start_on_empty_hexes_within_two_of_the_entrance() -> None:
    plan = DUNGEONS.begin(ROOMS["cabin"], MONSTERS["mangy"], 0)
    (q, r), starts = CARDS[ROOMS["cabin"]].entrances[0].at, DUNGEONS.scenario(plan, 2).starts
    assert all(max(abs(x - q), abs(y - r), abs(x - q + y - r)) <= 2 for x, y in starts)
    room = DUNGEONS.scenario(plan, 2).rooms[0]
    assert set(starts) <= set(spread_out(room.floor)) - {place for _, place in things(room, 2)}
    # Two hexes from the entrance, spots 2 and 8 hold a Vermling Scout only with three or four characters.
    spots = CARDS[ROOMS["cabin"]].spots
    assert {*starts} - {*DUNGEONS.scenario(plan, 4).starts} == {spots[1], spots[7]}


def test_starting_hexes_reach_further_where_two_are_too_few() -> None:
    plan = DUNGEONS.begin(ROOMS["altar"], MONSTERS["wild"], 0)
    assert [len(DUNGEONS.scenario(plan, characters).starts) for characters in PARTIES] == [4, 3, 7]


@pytest.mark.rule("GH-49.7", "GH-49.21", "GH-49.22")
def test_a_monster_card_fills_the_spots() -> None:
    plan = DUNGEONS.begin(ROOMS["sewer"], MONSTERS["wild"], 0)
    room, spots = DUNGEONS.scenario(plan, 2).rooms[0], CARDS[ROOMS["sewer"]].spots
    assert [(each.monster, spots.index(each.at) + 1, each.by) for each in room.monsters] == [
        ("cave_bear", 1, "NEE"),
        ("hound", 4, "NNE"),
        ("hound", 5, "NNN"),
        ("forest_imp", 6, "-NN"),
        ("forest_imp", 7, "EEE"),
        ("cave_bear", 10, "--N"),
        ("forest_imp", 11, "NNN"),
    ]
    assert room.money == (spots[1], spots[2])
    assert [(o.tile, o.at, o.damage, o.conditions) for o in room.overlays] == [
        ("bear_trap", (spots[7],), True, ("immobilize",)),
        ("bear_trap", (spots[8],), True, ("immobilize",)),
    ]
    (chest,) = room.treasures
    assert chest.at == spots[11]
    assert chest.number is None
    assert len(chest.do) == 1


@pytest.mark.rule("GH-49.17")
def test_penalties_by_grade() -> None:
    assert GRADES == ("none", "minor", "major")
    sewer = ROOMS["sewer"]
    muddled = Give(give=("muddle",), to=Whom(who="characters"))
    (rule,) = DUNGEONS.scenario(DUNGEONS.begin(sewer, 0, 0, "minor"), 2).rules
    assert (rule.moment, rule.when, rule.do) == ("setup", None, (muddled,))
    (rule,) = DUNGEONS.scenario(DUNGEONS.begin(sewer, 0, 0, "major"), 2).rules
    assert rule.do == (Give(give=("muddle",), to=Whom(who="characters"), lasting=True),)
    assert DUNGEONS.scenario(DUNGEONS.begin(sewer, 0, 0), 2).rules == ()
    plan = DUNGEONS.open(DUNGEONS.begin(sewer, 0, 0), 0, [ROOMS["den"]], [0], Chance(1), "minor")
    (rule,) = DUNGEONS.scenario(plan, 2).rules
    assert (rule.moment, rule.when, rule.do) == ("revealed", Opens(room=2), CARDS[ROOMS["den"]].minor)


def test_rooms_do_not_touch_through_walls() -> None:
    """Where rooms of a dungeon touch other than by their door there is a wall."""
    for seed in range(100):
        here = DUNGEONS.ground(dungeon(seed), 2)
        for one in range(1, 4):
            beside = here.board.spread(here.rooms[one]) & ~here.rooms[one]
            assert beside & ~here.all_doors == 0
            assert all(one in here.joins[here.doors.index(cell)] for cell in ids(beside))
