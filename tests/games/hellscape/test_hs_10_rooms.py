"""Chapters 10 and 11: revealing Rooms, spawning, interaction; chapter 24: objects."""

from collections.abc import Sequence

import pytest
from mdtables import asked, do, door, equip, item, mob, open_to, sit, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX, DOORS, ITEMS, MOBS
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.figures.piles import changed
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms import doors
from wyprawa.games.hellscape.rules.rooms.escort import escort_walks
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_mob
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.state import MOB, NONE, SUMMONER, Companion, State
from wyprawa.games.hellscape.vocabulary.terms import (
    COMMON,
    FORGE,
    FOUNTAIN,
    GREATER_CHEST,
    LOOT,
    MELEE,
    PORTAL,
    RARE,
    REGULAR_CHEST,
    SPAWN,
    TREASURE,
)
from wyprawa.kernel import Table

NONE_LEFT = ((), (), ())


def door_card(name: str) -> int:
    return next(n for n, card in enumerate(DOORS) if card.id == name)


def mob_card(kind: str, tier: int = 1) -> int:
    return next(n for n, card in enumerate(MOBS) if card.kind == kind and card.tier == tier)


def at_door(*heroes: str) -> State:
    """Beside the Door A1-B1 of the Highway: a Room with a Spawn Zone and Loot."""
    s = state(*(heroes or ("gheta",)), mission="highway")
    for hero in s.heroes:
        hero.zone = zone(s, "B1")
    return s


@pytest.mark.rule(
    "MD-10.1", "MD-10.2", "MD-10.3", "MD-10.5", "MD-10.6", "MD-10.7", "MD-10.8", "MD-10.9", "MD-10.20"
)
def test_door_card_then_enemies_then_treasure() -> None:
    s = at_door()
    table = turn(s)
    with scripted(
        table,
        {"mob-item": [item("notched_blade")]},
        door=[door_card("stale_air")],
        mob=[mob_card("demons")],
        treasure=[COMMON, RARE],
    ):
        do(table, "move", ("open", door(s, "A1-B1")))
    assert table.state.heroes[0].health == 6  # the Door card
    [foe] = table.state.enemies
    assert (foe.zone, foe.minions, foe.treasure) == (zone(s, "A1"), 2, (1, 0, 0))
    assert ITEMS[foe.item].id == "notched_blade"
    assert (TREASURE, zone(s, "A1"), RARE) in table.state.tokens
    assert not any(token[0] in (SPAWN, LOOT) and token[1] == foe.zone for token in table.state.tokens)
    assert table.state.door_discard == [door_card("stale_air")]
    kinds = [type(line.record).__name__ for line in table.log]
    assert kinds.index("DoorCardDrawn") < kinds.index("MobSpawned") < kinds.index("TreasurePlaced")


@pytest.mark.rule("MD-10.4")
def test_an_empty_door_deck_is_reshuffled() -> None:
    s = at_door()
    s.doors, s.door_discard = [], [door_card("quiet")]
    s.tokens = []
    table = turn(s)
    do(table, "move", ("open", door(s, "A1-B1")))
    assert told(table, events.DoorCardDrawn)[0].door_card == door_card("quiet")


@pytest.mark.rule("MD-10.10", "MD-10.11", "MD-10.12")
def test_empty_decks() -> None:
    s = at_door()
    s.mob_discards, s.mobs = changed(NONE_LEFT, 0, [mob_card("satyrs")]), changed(s.mobs, 0, ())
    s.mob_item_discards = changed(NONE_LEFT, 0, [item("crude_axe")])
    s.mob_items = changed(s.mob_items, 0, ())
    table = sit(s, spawn_mob.later(zone(s, "A1")))
    assert [enemy.card for enemy in table.state.enemies] == [mob_card("satyrs")]
    s = at_door()
    s.mobs = changed(s.mobs, 0, ())
    table = sit(s, spawn_mob.later(zone(s, "A1")))
    assert MOBS[table.state.enemies[0].card].tier == 2
    s = at_door()
    s.mobs = NONE_LEFT
    table = sit(s, spawn_mob.later(zone(s, "A1")))
    assert table.state.enemies == []


@pytest.mark.rule("MD-10.13", "MD-10.15", "MD-10.16", "MD-10.19", "MD-10.18")
def test_a_kind_already_there_acts_at_once() -> None:
    s = at_door()
    there = mob(s, "demons", "D2", 1, tier=2)
    s.mobs = changed(s.mobs, 0, [mob_card("demons")])
    s.open |= 1 << door(s, "D1-E1")
    table = sit(s, begin_turn.later(0), spawn_mob.later(zone(s, "A1")))
    do(table, "end")
    assert len(told(table, events.AlreadyThere)) == 1
    assert table.state.mob_discards[0] == (mob_card("demons"),)
    moved = told(table, events.EnemyMoves)[0]
    assert moved.figure == there.figure
    now = next(enemy for enemy in table.state.enemies if enemy.figure == there.figure)
    assert (now.minions, now.card) == (1, mob_card("demons", 2))


@pytest.mark.rule("MD-10.14", "MD-10.17", "MD-10.24")
def test_a_card_of_a_higher_tier_replaces_the_one_in_play() -> None:
    s = at_door()
    there = mob(s, "demons", "D2", 1)
    there.wounds, there.fire, there.treasure = 2, 1, (1, 0, 0)
    s.heroes[0].level = 3
    s.mobs = changed(s.mobs, 1, [mob_card("demons", 2)])
    table = sit(s, spawn_mob.later(zone(s, "A1")))
    now = next(enemy for enemy in table.state.enemies if enemy.figure == there.figure)
    assert now.card == mob_card("demons", 2)
    assert (now.wounds, now.treasure, now.item) == (2, (1, 0, 0), there.item)
    assert table.state.mob_discards[0] == (mob_card("demons"),)


@pytest.mark.rule("MD-4.2", "MD-4.3")
def test_an_empty_bag_places_nothing() -> None:
    s = at_door()
    s.bag = []
    s.doors = []
    s.tokens = [(LOOT, zone(s, "A1"), 0)]
    table = turn(s)
    do(table, "move", ("open", door(s, "A1-B1")))
    assert table.state.tokens == []


@pytest.mark.rule("MD-10.E1", "MD-9.13", "MD-10.25")
def test_gheta_opens_the_trapped_treasury() -> None:
    s = at_door("gheta", "irk", "mathrin")
    for hero in s.heroes:
        hero.level = 3
    assert ground.zones_with(s, LOOT).count(zone(s, "A1")) == 2
    table = turn(s)
    with scripted(
        table,
        {"mob-item": [item("heavy_blade")]},
        door=[door_card("trapped_treasury")],
        mob=[mob_card("undead", 2)],
        treasure=[RARE, COMMON, COMMON, RARE],
    ):
        do(table, "move", ("open", door(s, "A1-B1")))
    now = table.state
    assert now.heroes[0].health == figures.max_health(now.heroes[0]) - 3  # level 3 adds 1 that she has not
    [undead] = now.enemies
    assert (undead.minions, undead.zone, undead.treasure) == (3, zone(s, "A1"), (0, 1, 0))
    assert ITEMS[undead.item].deck == "mob_2"
    treasure = [token for token in now.tokens if token[0] == TREASURE]
    assert sorted(token[2] for token in treasure) == [COMMON, COMMON, RARE]
    assert {token[1] for token in treasure} == {zone(s, "A1")}
    assert not any(token[0] == LOOT and token[1] == zone(s, "A1") for token in now.tokens)
    assert (asked(table), table.choices[0].subject) == ("move", (0, 1))
    do(table, ("go", zone(s, "A1")))
    assert now.heroes[0].zone == zone(s, "A1")


@pytest.mark.rule("MD-10.25")
def test_extra_treasure_without_loot_lies_behind_the_door() -> None:
    s = at_door()
    s.tokens = []
    table = turn(s)
    with scripted(table, door=[door_card("open_vault")], treasure=[RARE]):
        do(table, "move", ("open", door(s, "A1-B1")))
    assert table.state.tokens == [(TREASURE, zone(s, "A1"), RARE)]


@pytest.mark.rule("MD-10.21", "MD-10.22")
def test_players_choose_the_order_of_spawn_zones() -> None:
    s = state("gheta", mission="michael")
    s.heroes[0].zone = zone(s, "D5")
    s.tokens = [token for token in s.tokens if token[0] != LOOT]
    table = turn(s)
    mobs = [mob_card("demons"), mob_card("satyrs")]
    with scripted(table, door=[door_card("quiet")], mob=mobs, free=("mob-item", "treasure")):
        do(table, "move", ("open", door(s, "D5-E5")))
        assert (asked(table), sorted(open_to(table))) == ("spawn", sorted([zone(s, "E4"), zone(s, "F5")]))
        do(table, zone(s, "F5"))
    found = {MOBS[enemy.card].kind: enemy.zone for enemy in table.state.enemies if enemy.kind == MOB}
    assert found == {"demons": zone(s, "F5"), "satyrs": zone(s, "E4")}


@pytest.mark.rule("MD-10.23")
def test_players_choose_the_hero_for_a_door_nobody_opened() -> None:
    s = state("gheta", "irk", mission="passage")
    laid = ground.map_of(s)
    gate = next(n for n in range(len(laid.board.doors)) if laid.gates >> n & 1)
    outside = next(n for n in laid.board.doors[gate] if laid.room_of[n] < 0)
    s.companions = [Companion(SUMMONER, outside, NONE)]
    s.tokens = []
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    assert (asked(table), list(open_to(table))) == ("escort.door", [0, 1])
    with scripted(table, door=[door_card("dart_trap")]):
        do(table, 1)
    assert [hero.health for hero in table.state.heroes] == [8, 2]


@pytest.mark.rule("MD-10.26", "MD-15.10")
def test_empty_decks_of_mob_items() -> None:
    s = at_door()
    s.mob_items = changed(s.mob_items, 0, ())
    table = sit(s, spawn_mob.later(zone(s, "A1")))
    assert ITEMS[table.state.enemies[0].item].deck == "mob_2"
    s = at_door()
    s.mob_items = NONE_LEFT
    table = sit(s, spawn_mob.later(zone(s, "A1")))
    [foe] = table.state.enemies
    assert foe.item == NONE
    assert pool.plan(table.state, foe.figure, 0, MELEE, dark=False) == [0, 0, 0, 0, 3]  # Leader and 2 Minions


# --- Door cards -----------------------------------------------------------------------------------------


def opened(name: str, *heroes: str, treasure: Sequence[int] = ()) -> Table[State]:
    """A Room without tokens, revealed with this Door card."""
    s = at_door(*heroes)
    s.tokens = []
    table = turn(s)
    with scripted(table, door=[door_card(name)], treasure=treasure):
        do(table, "move", ("open", door(s, "A1-B1")))
    return table


@pytest.mark.rule("MD-10.3", "MD-10.2")
def test_cards_that_stay() -> None:
    for name, health in (("poison_mist", 4), ("sanctuary", 6)):
        table = opened(name)
        hero = table.state.heroes[0]
        hero.health, hero.zone = 5, zone(table.state, "A1")
        assert table.state.door_discard == []
        do(table, "stop", "end")
        assert hero.health == health
    for name, dark in (("fallen_lamp", True), ("shaft_of_light", False)):
        table = opened(name)
        assert ground.in_shadow(table.state, zone(table.state, "A1")) == dark


@pytest.mark.rule("MD-10.2")
def test_cards_with_a_price() -> None:
    table = opened("toll")
    table.state.heroes[0].inventory = [item("sling")]
    assert asked(table) == "choose"
    do(table, 0)
    assert table.state.heroes[0].inventory == []
    table = opened("dark_bargain")
    with scripted(table, {"item-rare": [item("chain_mail")]}):
        do(table, 0, "keep")
    assert table.state.heroes[0].inventory == [item("chain_mail")]
    assert table.state.darkness == 1
    table = opened("falling_rubble", "gheta", "mathrin", treasure=[COMMON])
    assert [hero.health for hero in table.state.heroes] == [7, 3]
    assert table.state.tokens == [(TREASURE, zone(table.state, "A1"), COMMON)]


@pytest.mark.rule("MD-10.2", "MD-25.7")
def test_a_portal_is_torn_open() -> None:
    table = opened("torn_veil")
    assert table.state.tokens == [(PORTAL, zone(table.state, "A1"), 0)]


# --- interaction ----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-11.1", "MD-11.2")
def test_no_interaction_beside_enemies() -> None:
    s = at_door()
    s.tokens = [(TREASURE, zone(s, "B1"), COMMON), (FOUNTAIN, zone(s, "B1"), 0)]
    mob(s, "undead", "B1", 1)
    table = turn(s)
    do(table, "move")
    assert not any(option[0] in ("treasure", "object") for option in open_to(table))


@pytest.mark.rule("MD-11.3", "MD-11.4", "MD-11.E1", "MD-4.16")
def test_gheta_finds_the_silver_ring() -> None:
    s = at_door()
    s.tokens = [(TREASURE, zone(s, "B1"), COMMON)]
    s.bag.remove(COMMON)
    bag = len(s.bag)
    table = turn(s)
    with scripted(table, {"item-common": [item("silver_ring")]}):
        do(table, "move", ("treasure", COMMON), ("equip", 3))
    hero = table.state.heroes[0]
    assert hero.slots[3] == item("silver_ring")
    assert len(table.state.bag) == bag + 1
    assert (asked(table), table.choices[0].subject) == ("move", (0, 1))


@pytest.mark.rule("MD-11.5", "MD-11.6")
def test_a_find_may_be_handed_to_a_hero_in_the_zone() -> None:
    s = at_door("gheta", "mathrin")
    s.tokens = [(TREASURE, zone(s, "B1"), COMMON)]
    table = turn(s)
    with scripted(table, {"item-common": [item("silver_ring")]}):
        do(table, "move", ("treasure", COMMON), ("give", 1))
    assert asked(table) == "item"
    assert table.choices[0].subject == (1, item("silver_ring"))
    do(table, "keep")
    assert table.state.heroes[1].inventory == [item("silver_ring")]


@pytest.mark.rule("MD-24.14")
def test_a_fountain_heals_once() -> None:
    s = at_door()
    s.tokens = [(FOUNTAIN, zone(s, "B1"), 0)]
    s.heroes[0].health = 2
    table = turn(s)
    with scripted(table, fountain=[3]):
        do(table, "move", ("object", FOUNTAIN))
    assert table.state.heroes[0].health == 5
    assert table.state.tokens == []


@pytest.mark.rule("MD-24.15", "MD-24.16", "MD-24.17")
def test_chests_hold_two_or_three_items() -> None:
    for kind, n in ((REGULAR_CHEST, 2), (GREATER_CHEST, 3)):
        s = at_door()
        s.tokens = [(kind, zone(s, "B1"), 0)]
        table = turn(s)
        with scripted(table, chest=[RARE], free=("item-rare",)):
            do(table, "move", ("object", kind))
        assert asked(table) == "item"
        found = table.state.heroes[0].inventory
        assert [ITEMS[each].deck for each in found] == ["rare"] * n


@pytest.mark.rule("MD-24.18", "MD-24.19", "MD-24.20", "MD-24.26", "MD-24.E1")
def test_the_forge_takes_three_and_gives_one_of_the_next_rarity() -> None:
    s = at_door()
    s.tokens = [(FORGE, zone(s, "B1"), 0)]
    equip(s, 0, "chain_mail")
    s.heroes[0].inventory = [item("plate_mail"), item("war_hammer")]
    table = turn(s)
    with scripted(table, {"item-epic": [item("doom_axe")]}):
        do(table, "move", ("object", FORGE), item("plate_mail"), item("war_hammer"))
    assert asked(table) == "item"
    assert ITEMS[table.choices[0].subject[1]].id == "doom_axe"
    do(table, "keep")
    assert ground.lies_at(table.state, FORGE, zone(s, "B1"))
    assert table.state.heroes[0].slots[1] == NONE


@pytest.mark.rule("MD-24.21")
def test_three_epics_cannot_be_forged() -> None:
    s = at_door()
    s.tokens = [(FORGE, zone(s, "B1"), 0)]
    s.heroes[0].inventory = [item("plate_mail", n) for n in range(3)]
    table = turn(s)
    do(table, "move")
    assert ("object", FORGE) not in open_to(table)


@pytest.mark.rule("MD-7.16", "MD-24.27")
def test_loot_by_the_number_of_heroes() -> None:
    assert BOX.loot == (1, 1, 2, 2, 3, 3)
    for heroes, n in ((("gheta",), 1), (("gheta", "irk", "mathrin"), 2)):
        s = state(*heroes, mission="highway")
        assert ground.zones_with(s, LOOT).count(zone(s, "A1")) == n


def test_a_plundered_room_says_what_is_missing() -> None:
    s = state("gheta", "irk", "mathrin", mission="highway")
    place = ground.zones_with(s, LOOT)[0]
    before = ground.zones_with(s, LOOT).count(place)
    card = door_card("plundered")
    room = ground.map_of(s).room_of[place]
    way = next(n for n in range(len(ground.map_of(s).board.doors)) if room in ground.rooms_of(s, n))
    table = sit(s, begin_turn.later(0), doors.door_card.later(room, way, 0))
    with scripted(table, door=[card]):
        do(table, "end")
    assert ground.zones_with(table.state, LOOT).count(place) == before - 1
    assert [record.zone for record in told(table, events.LootLost)] == [place]
