"""Chapters 1, 6, 7 and 25: the frame, the map, setting up, solo; every table of the box."""

from itertools import pairwise

import pytest
from mdtables import asked, do, item, mob, open_to, sit, state, told, turn, zone

import wyprawa
from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import GAME, events
from wyprawa.games.hellscape.content import (
    BOX,
    CONTENT,
    DICE,
    HEROES,
    ITEMS,
    MISSIONS,
    MOBS,
    ROAMING,
    SKILLS,
)
from wyprawa.games.hellscape.dungeon import dungeon
from wyprawa.games.hellscape.rules.figures.gains import gain_health, gain_mana
from wyprawa.games.hellscape.rules.query import figures, ground, ways
from wyprawa.games.hellscape.rules.query.effects import EFFECTS
from wyprawa.games.hellscape.setup import ON_MAP
from wyprawa.games.hellscape.state import NONE
from wyprawa.games.hellscape.vocabulary import CLASSES, TOKENS, Need, Verb, verbs
from wyprawa.games.hellscape.vocabulary.targets import Who
from wyprawa.games.hellscape.vocabulary.terms import (
    COLOUR,
    COMMON,
    EPIC,
    GREY,
    LOOT,
    PORTAL,
    RARE,
    REGULAR_CHEST,
    ROAMING_PORTAL,
    SPIKE_TRAP,
    TORSO,
)
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


@pytest.mark.rule("MD-7.1", "MD-7.3", "MD-7.5")
def test_what_each_player_takes() -> None:
    s = state("gheta", "mathrin", "feydra", "sir_ronen", "nahias", "irk")
    assert [(hero.level, hero.xp, hero.acted) for hero in s.heroes] == [(1, 0, False)] * 6
    for hero in s.heroes:
        card = HEROES[hero.card]
        assert (hero.health, hero.mana) == (card.health, card.mana)
        assert sum(skill.hero_class == card.hero_class for skill in SKILLS) == 13
    parts = {
        CLASSES[figures.class_of(hero)]: (len(hero.consecrated), len(hero.elements), len(hero.pile))
        for hero in s.heroes
    }
    assert parts == {
        "berserker": (0, 0, 0),
        "wizard": (0, 0, 0),
        "rogue": (0, 0, 9),
        "paladin": (3, 0, 0),
        "ranger": (0, 0, 14),
        "shaman": (0, 4, 0),
    }


@pytest.mark.rule("MD-7.11")
def test_starting_cards_not_taken_go_back_to_the_box() -> None:
    table = wyprawa.new(GAME, seats=1, heroes=["gheta"], seed=1)
    while asked(table) != "vial":
        do(table, open_to(table)[0])
    assert table.state.starting
    do(table, open_to(table)[0])
    assert (table.state.round, table.state.starting) == (1, [])


@pytest.mark.rule("MD-7.15")
@pytest.mark.parametrize("name", MISSIONS)
def test_a_missions_tokens_lie_where_it_says(name: str) -> None:
    mission, laid, heroes = MISSIONS[name], dungeon(name), ("gheta", "irk", "feydra", "nahias")
    s = state(*heroes, mission=name)
    for kind in ON_MAP:
        lying = sorted(ground.zones_with(s, TOKENS.index(kind)))
        assert lying == sorted(laid.zone(each) for each in getattr(mission, kind)), kind
    assert {laid.zone(each) for each in mission.loot} == set(ground.zones_with(s, LOOT))
    assert [laid.zone(each) for each in mission.colour] == ground.zones_with(s, COLOUR)
    assert (s.open, s.revealed, len(laid.board.doors)) == (0, 0, len(mission.doors) + len(mission.gates))


@pytest.mark.rule("MD-7.17")
def test_backs_of_traps_chests_and_fountains_are_unknown() -> None:
    s = state("gheta", mission="artifact")
    hidden = [token for token in s.tokens if token[0] in (SPIKE_TRAP, REGULAR_CHEST)]
    assert [value for _, _, value in hidden] == [0, 0, 0]
    assert [len(pile) for pile in s.backs] == [6, 4, 4, 15, 4]
    for back, deck in ((COMMON, "common"), (EPIC, "epic")):
        s = state("gheta", mission="artifact")
        s.heroes[0].zone = zone(s, "D7")
        table = turn(s)
        with scripted(table, {"chest": [back]}, free=("item-common", "item-epic")):
            do(table, "move", ("object", REGULAR_CHEST))
        assert {ITEMS[each].deck for each in table.state.heroes[0].inventory} == {deck}


# --- the frame ------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-1.8")
def test_four_phases_and_the_next_round() -> None:
    s = state("gheta", mission="highway")
    foe = mob(s, "undead", "G2", 1)
    table = sit(s)
    do(table, "end")
    kinds = (events.RoundBegan, events.TurnBegan, events.EnemyActs, events.PhaseBegan)
    order = [line.record for line in table.log if isinstance(line.record, kinds)]
    assert [getattr(record, "phase", type(record).__name__) for record in order] == [
        "RoundBegan", "TurnBegan", "EnemyActs", "level", "darkness", "RoundBegan", "TurnBegan",
    ]  # fmt: skip
    assert order[2] == told(table, events.EnemyActs)[0]
    assert told(table, events.EnemyActs)[0].figure == foe.figure


@pytest.mark.rule("MD-3.15")
def test_xp_come_from_kills_and_objectives_alone() -> None:
    abilities = [ability for row in CONTENT.items for ability in row.abilities]
    abilities += [ability for row in SKILLS for ability in (*row.abilities, *row.blessed, *row.poison)]
    abilities += [ability for row in HEROES for ability in (row.ability, row.shadow)]
    written = [verb for ability in abilities for verb in ability.do]
    written += [verb for card in CONTENT.doors for verb in card.do]
    assert written
    assert not any(isinstance(verb, verbs.Xp) for verb in written)
    s = state("gheta")
    s.tokens = [token for token in s.tokens if token[0] not in (COLOUR, LOOT)]
    s.tokens.append((TOKENS.index("treasure"), s.heroes[0].zone, COMMON))
    s.heroes[0].health = 5
    table = turn(s)
    do(table, "move", ("treasure", COMMON))
    while asked(table) == "item":
        do(table, "keep")
    do(table, "stop", "rest", "end")
    assert table.state.heroes[0].xp == 0


@pytest.mark.rule("MD-25.9")
def test_health_and_mana_tokens_do_not_run_out() -> None:
    s = state("gheta", "mathrin", "feydra", "sir_ronen", "nahias", "irk")
    for who, hero in enumerate(s.heroes):
        hero.level, hero.mana, hero.health = 5, 0, 1
        hero.elements = []
        gain_health(s, who, 99, "MD-22.32")
        list(gain_mana(s, who, 99, "MD-22.21"))
    assert all(hero.health == figures.max_health(hero) for hero in s.heroes)
    assert all(hero.mana == figures.max_mana(hero) for hero in s.heroes)
    assert not {"health", "mana"} & set(type(s).__struct_fields__)  # no stock is kept


@pytest.mark.rule("MD-32.3")
def test_the_two_sides_of_an_objective_token_mean_different_things() -> None:
    s = state("gheta")
    s.heroes[0].zone = zone(s, "A2")
    s.heroes[0].held = {"scroll": 1}
    table = turn(s)
    do(table, "move")
    assert ("deed", 0) in open_to(table)  # the scroll, for 1 MP
    s.tokens = [(GREY, zone(s, "A2"), 0)]
    table = turn(s)
    assert ("deed", 1) in open_to(table)  # the Rift, for an action
    do(table, "move")
    assert ("deed", 0) not in open_to(table)
