"""Chapters 1, 6, 7 and 25: the frame, the map, setting up, solo; every table of the box."""

from itertools import pairwise

import pytest
from mdtables import asked, do, item, open_to, state, zone

import wyprawa
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import BOX, CONTENT, DICE, ITEMS, MISSIONS, MOBS, ROAMING
from wyprawa.games.hellscape.dungeon import dungeon
from wyprawa.games.hellscape.rules.query import figures, ground, ways
from wyprawa.games.hellscape.rules.query.effects import EFFECTS
from wyprawa.games.hellscape.state import NONE
from wyprawa.games.hellscape.vocabulary import Need, Verb
from wyprawa.games.hellscape.vocabulary.targets import Who
from wyprawa.games.hellscape.vocabulary.terms import COMMON, EPIC, PORTAL, RARE, ROAMING_PORTAL, TORSO
from wyprawa.parts.boards import ids, mask

HIGHWAY = """\
.+. . .+. .+.#. .
 # #+# ##### #
.#.#.#. . . .+. .
+# # # ##### #
. .+.#.+. .#.#. ."""


def test_every_word_has_its_function() -> None:
    assert EFFECTS.missing(Verb, Need, Who) == []


@pytest.mark.rule("MD-2.13")
def test_the_dice() -> None:
    totals = [[sum(face[n] for face in faces) for n in range(6)] for faces in DICE.faces]
    assert totals == [
        [6, 2, 0, 0, 0, 0],  # yellow: sword, mana, shield, scratch, fang, shadow
        [9, 1, 0, 0, 0, 0],
        [0, 0, 5, 0, 0, 0],
        [6, 3, 0, 0, 0, 1],
        [0, 0, 0, 2, 3, 0],
    ]
    assert [kind.copies for kind in CONTENT.dice] == [3, 3, 5, 1, 6]


@pytest.mark.rule("MD-5.2", "MD-5.9", "MD-5.1")
def test_the_mob_cards() -> None:
    assert len(MOBS) == 24
    assert {(card.tier, card.reward) for card in MOBS} == {(1, 1), (2, 1), (3, 2)}
    assert sorted({card.kind for card in MOBS}) == [
        "demons", "fallen_angels", "fire_entities", "gargoyles", "infernal_imps", "satyrs", "skeletons",
        "undead",
    ]  # fmt: skip


@pytest.mark.rule("MD-5.4", "MD-5.10")
def test_the_roaming_monsters() -> None:
    assert len(ROAMING) == 12
    fixed = {(card.tier, card.reward, card.fixed) for card in ROAMING}
    assert fixed == {(1, 2, ("rare",)), (2, 2, ("epic",)), (3, 0, ("epic",) * 3)}


# --- the map --------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-6.1", "MD-32.1", "MD-6.7")
def test_sixteen_tile_sides_of_nine_zones() -> None:
    assert len(CONTENT.tiles) == 16
    assert all(len(row) == 3 for tile in CONTENT.tiles for row in (*tile.light, *tile.room))


@pytest.mark.rule("MD-6.11", "MD-6.12", "MD-6.6")
def test_walls_stand_along_rooms_and_seams_are_open() -> None:
    laid = dungeon("highway")
    assert laid.board.draw() == HIGHWAY
    seam = laid.zone("C1"), laid.zone("D1")
    assert laid.board.near(seam[0]) >> seam[1] & 1  # two corridors of different tiles
    assert not laid.board.near(laid.zone("C2")) >> laid.zone("D2") & 1  # a Room's own wall


@pytest.mark.rule("MD-24.22", "MD-24.23", "MD-24.24")
def test_a_bridge_is_a_dark_zone_and_a_tile_of_its_own() -> None:
    s = state("gheta")
    bridge = zone(s, "D1")
    assert ground.in_shadow(s, bridge)
    assert ids(ground.board(s).near(bridge)) == sorted([zone(s, "C1"), zone(s, "E1")])
    laid = ground.map_of(s)
    assert laid.tile_of[bridge] not in (laid.tile_of[zone(s, "C1")], laid.tile_of[zone(s, "E1")])


def test_every_mission_can_be_laid_out() -> None:
    for name, mission in MISSIONS.items():
        laid = dungeon(name)
        everything = [
            *mission.spawn,
            *mission.loot,
            *mission.start,
            *mission.portals,
            *mission.colour,
            *mission.grey,
        ]
        for each in (*everything, mission.roaming_portal):
            assert laid.passable >> laid.zone(each) & 1, (name, each)
        for each in (*mission.spawn, *mission.loot):
            assert laid.room_of[laid.zone(each)] >= 0, (name, each)
        for each in (*mission.doors, *mission.gates):
            rooms = {laid.room_of[cell] for cell in laid.board.doors[laid.door(each)]}
            assert rooms != {-1}, (name, each)
        all_open = laid.board.opened((1 << len(laid.board.doors)) - 1)
        links = mask(map(laid.zone, mission.colour)) if "passages" in mission.rules else 0
        reached = sum(ways.layers(all_open, 1 << laid.zone(mission.start[0]), laid.passable, links))
        for each in everything:
            assert reached >> laid.zone(each) & 1, (name, each)


# --- setting up -----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-1.1", "MD-1.10")
def test_one_to_six_heroes_each_once() -> None:
    for seats in range(1, 7):
        assert len(wyprawa.new(GAME, seats=seats, seed=1).state.heroes) == seats
    with pytest.raises(wyprawa.GameError, match="only once"):
        wyprawa.new(GAME, seats=1, heroes=["gheta", "gheta"])
    led = wyprawa.new(GAME, seats=2, heroes=["gheta", "irk", "feydra"], seed=1).state.heroes
    assert [hero.seat for hero in led] == [0, 1, 0]


@pytest.mark.rule("MD-7.4", "MD-7.6", "MD-7.7", "MD-7.9", "MD-7.10", "MD-7.22", "MD-28.2")
def test_gheta_gets_ready() -> None:
    table = wyprawa.new(GAME, seats=1, heroes=["gheta"], seed=1)
    assert asked(table) == "skill"
    do(table, open_to(table)[0])
    assert asked(table) == "stance"
    do(table, 0)
    assert asked(table) == "weapon"
    assert len(open_to(table)) == 8
    do(table, item("blunt_axe"))
    assert asked(table) == "vial"
    do(table, open_to(table)[0])
    hero = table.state.heroes[0]
    assert (hero.health, hero.mana, len(hero.skills)) == (8, 2, 1)
    assert ITEMS[hero.slots[TORSO]].id == "worn_leather_armour"
    assert hero.slots[4] == item("blunt_axe")
    assert [ITEMS[each].slot for each in hero.inventory] == ["none"]
    assert hero.zone == ground.map_of(table.state).zone("A3")


@pytest.mark.rule("MD-7.9")
def test_one_card_of_each_weapon() -> None:
    table = wyprawa.new(GAME, seats=1, heroes=["gheta", "nahias"], seed=1)
    while asked(table) != "weapon":
        do(table, open_to(table)[0])
    do(table, item("blunt_axe"))
    do(table, open_to(table)[0])
    while asked(table) != "weapon":
        do(table, open_to(table)[0])
    assert item("blunt_axe") not in open_to(table)


@pytest.mark.rule("MD-7.8")
def test_the_other_side_of_the_armour_from_five_heroes_on() -> None:
    table = wyprawa.new(GAME, seats=5, seed=1)
    assert ITEMS[table.state.heroes[0].slots[TORSO]].deck == "crowd"


@pytest.mark.rule("MD-7.12", "MD-7.18")
def test_tables_by_the_number_of_heroes() -> None:
    for seats, lifebringers, portals in ((1, 1, 0), (2, 1, 0), (3, 2, 1), (4, 2, 1), (5, 3, 1)):
        s = wyprawa.new(GAME, seats=seats, mission="highway", seed=1).state
        assert s.lifebringers == lifebringers
        assert len(ground.zones_with(s, PORTAL)) == portals  # the map shows one
        assert len(ground.zones_with(s, ROAMING_PORTAL)) == 1


@pytest.mark.rule("MD-7.19", "MD-7.20", "MD-7.21", "MD-7.24")
def test_starting_mobs() -> None:
    table = wyprawa.new(GAME, seats=3, mission="highway", seed=1)
    while not table.state.enemies:
        do(table, open_to(table)[0])
    [foe] = table.state.enemies
    assert (foe.minions, sum(foe.treasure), MOBS[foe.card].tier) == (3, 1, 1)
    assert ITEMS[foe.item].deck == "mob_1"


@pytest.mark.rule("MD-7.23", "MD-4.1", "MD-4.8")
def test_the_treasure_bag() -> None:
    s = state("gheta", "irk")
    assert [s.bag.count(rarity) for rarity in (COMMON, RARE, EPIC)] == [22, 5, 0]
    beside = sum(hero.rare + hero.epic for hero in s.heroes)
    assert len(s.bag) + sum(s.supply) + beside == sum(BOX.treasure) == 54


@pytest.mark.rule("MD-7.13", "MD-7.14", "MD-4.7")
def test_decks_by_their_backs() -> None:
    s = state("gheta")
    assert [{MOBS[card].tier for card in pile} for pile in s.mobs] == [{1}, {2}, {3}]
    assert [{ITEMS[card].deck for card in pile} for pile in s.item_piles] == [{"common"}, {"rare"}, {"epic"}]
    assert [{ITEMS[card].deck for card in pile} for pile in s.mob_items] == [{"mob_1"}, {"mob_2"}, {"mob_3"}]
    assert all(one < other for one, other in pairwise(s.doors))


@pytest.mark.rule("MD-7.25")
def test_the_darkness_begins_on_its_first_space() -> None:
    s = state("gheta")
    assert (s.darkness, s.darkness_back, s.enemies) == (0, False, [])


@pytest.mark.rule("MD-25.1")
def test_alone_everything_counts_for_two() -> None:
    s = state("gheta")
    assert figures.party(s) == 2
    assert figures.party(state("gheta", "irk", "feydra")) == 3
    assert s.heroes[0].slots == [NONE] * 6
