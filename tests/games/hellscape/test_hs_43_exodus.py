"""Chapter 43: Exodus, where everybody starts apart."""

from collections.abc import Callable

import pytest
from mdtables import asked, do, door, mob, open_to, roaming, sit, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ITEMS, ROAMING
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.enemies import acting, schemes
from wyprawa.games.hellscape.rules.figures.wounds import wound_enemy
from wyprawa.games.hellscape.rules.query import figures, ground, reach, ways
from wyprawa.games.hellscape.rules.rooms.exodus import final_monster
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_mob, spawn_roaming
from wyprawa.games.hellscape.rules.turns.beginning import begin_game
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.rules.turns.mission_rounds import mission_effects
from wyprawa.games.hellscape.state import MOB, Enemy, State
from wyprawa.games.hellscape.vocabulary.terms import LOOT, PORTAL, SPAWN
from wyprawa.kernel import Table
from wyprawa.kernel.state import GameOver


def new_round(s: State) -> Table[State]:
    """A table where a round begins, and the first Hero's turn with it."""
    return sit(s, mission_effects.later(), begin_turn.later(0))


DICE = ("yellow", "orange", "blue", "enemy")
KINDS = ("ghoul", "lyidan", "andra", "ytheria")


@pytest.mark.rule("MD-43.2", "MD-43.3", "MD-43.4", "MD-43.19")
def test_one_outer_tile_for_each_hero() -> None:
    s = state("gheta", "irk", mission="exodus")
    laid = ground.map_of(s)
    assert s.off == laid.tiles[3] | laid.tiles[4]
    table = sit(s, begin_game.later())
    assert (asked(table), len(open_to(table))) == ("start", 2)
    do(table, open_to(table)[0])
    assert len({hero.zone for hero in table.state.heroes}) == 2
    six = state("gheta", "irk", "feydra", "nahias", "mathrin", "sir_ronen", mission="exodus")
    table = sit(six, begin_game.later())
    while asked(table) == "start":
        do(table, open_to(table)[0])
    zones = [hero.zone for hero in table.state.heroes]
    assert sorted(zones.count(each) for each in set(zones)) == [1, 1, 2, 2]


@pytest.mark.rule("MD-43.5", "MD-43.6", "MD-43.7", "MD-43.18", "MD-43.20")
def test_it_scales_as_for_two() -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    assert s.lifebringers == 2
    s.tokens = [token for token in s.tokens if token[0] != SPAWN]
    table = sit(s, begin_turn.later(0), spawn_roaming.later(zone(s, "D1")))
    do(table, "end")
    assert table.state.enemies[0].heroes == 2
    assert ground.zones_with(s, LOOT).count(zone(s, "D4")) == 1
    assert len(ground.zones_with(s, PORTAL)) == 3
    table = sit(s, begin_turn.later(0), spawn_mob.later(zone(s, "D1")))
    do(table, "end")
    assert [enemy.minions for enemy in table.state.enemies if enemy.kind == MOB] == [2]


@pytest.mark.rule("MD-43.8", "MD-43.9", "MD-43.10", "MD-43.12")
def test_gates_open_by_themselves() -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    foe = mob(s, "undead", "F1", 1)
    table = new_round(s)
    assert not told(table, events.GateOpened)
    s.heroes[0].zone = zone(s, "E3")
    assert reach.line(s, zone(s, "E3"), zone(s, "E4")) is None
    table = turn(s)
    do(table, "move")
    assert ("open", door(s, "E3-E4")) not in open_to(table)
    foe.zone = zone(s, "D9")  # tile 7A has no Room
    table = new_round(s)
    while asked(table) == "spawn":
        do(table, open_to(table)[0])
    assert [(it.door, it.rule) for it in told(table, events.GateOpened)] == [(door(s, "E3-E4"), "MD-43.9")]
    assert not told(table, events.DoorCardDrawn)


@pytest.mark.rule("MD-43.10", "MD-10.1")
def test_the_central_room_is_filled_without_a_door_card() -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    table = new_round(s)
    central = ground.map_of(s).room_of[zone(s, "E4")]
    assert [it.room for it in told(table, events.RoomRevealed)] == [central]
    while asked(table) == "spawn":
        do(table, open_to(table)[0])
    assert {it.zone for it in told(table, events.MobSpawned)} == {
        zone(s, name) for name in ("D4", "E4", "F4", "D5")
    }
    assert {it.zone for it in told(table, events.TreasurePlaced)} == {zone(s, "D4")}
    assert not told(table, events.DoorCardDrawn)


@pytest.mark.rule("MD-43.10", "MD-43.19")
def test_a_lone_hero_fills_the_central_room_by_opening_its_door() -> None:
    s = state("gheta", mission="exodus")
    laid = ground.map_of(s)
    s.revealed |= 1 << laid.room_of[zone(s, "E7")]
    s.heroes[0].zone = zone(s, "E6")
    table = new_round(s)
    assert [it.door for it in told(table, events.GateOpened)] == [door(s, "E6-E7")]
    assert not told(table, events.RoomRevealed)  # the Gate leads to a corridor
    do(table, "move", ("open", door(s, "E5-E6")))
    assert [it.room for it in told(table, events.RoomRevealed)] == [laid.room_of[zone(s, "E4")]]
    assert not told(table, events.DoorCardDrawn)


@pytest.mark.rule("MD-43.11")
def test_through_closed_gates_once_the_own_is_open() -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    s.heroes[0].home, s.heroes[0].zone = 4, zone(s, "D5")
    assert ways.through_gates(s, 0) == []
    s.open |= 1 << door(s, "E3-E4")
    assert ways.through_gates(s, 0) == [zone(s, "C5")]


@pytest.mark.rule("MD-43.1", "MD-43.13", "MD-43.14", "MD-43.15", "MD-43.16", "MD-43.17")
def test_the_final_roaming_monster() -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    s.open = (1 << len(ground.map_of(s).board.doors)) - 1
    s.heroes[0].zone = zone(s, "E4")
    table = new_round(s)
    final = [enemy for enemy in table.state.enemies if enemy.tied]
    assert len(final) == 1
    assert figures.roaming_card(final[0]).tier == 3
    assert final[0].zone == zone(s, "E5")
    assert final[0].heroes == 4
    types = pool.types_of(table.state, final[0].figure)
    assert any(pool.attack_dice(ITEMS[final[0].item], type) for type in types)
    with pytest.raises(GameOver):
        list(wound_enemy(table.state, final[0].figure, 999, 0, "MD-13.9"))
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "won"


@pytest.mark.rule("MD-43.3", "MD-43.4")
@pytest.mark.parametrize(("count", "off"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_tiles_are_removed_but_never_the_southern_one(count: int, off: int) -> None:
    names = ("gheta", "irk", "feydra", "nahias", "mathrin")[:count]
    s = state(*names, mission="exodus")
    laid = ground.map_of(s)
    assert sum(bool(s.off & cells) for cells in laid.tiles) == off
    assert not s.off & laid.tiles[laid.tile_of[zone(s, "D9")]]  # 6A
    table = sit(s, begin_game.later())
    while asked(table) == "start":
        do(table, open_to(table)[0])
    zones = [hero.zone for hero in table.state.heroes]
    assert max(zones.count(each) for each in zones) == (2 if count == 5 else 1)


@pytest.mark.rule("MD-43.8")
def test_the_central_tile_is_entered_through_gates_alone() -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    laid = ground.map_of(s)
    shut = laid.board.opened(((1 << len(laid.board.doors)) - 1) & ~laid.gates)
    for name in ("D9", "A4", "I6", "D1"):
        assert not sum(ways.layers(shut, 1 << zone(s, name), laid.passable)) & laid.tiles[0]
    assert bin(laid.gates).count("1") == 4


@pytest.mark.rule("MD-43.12")
def test_nobody_sees_through_a_closed_gate() -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    s.heroes[0].home = ground.map_of(s).tile_of[zone(s, "D1")]
    s.open |= 1 << door(s, "E3-E4")
    assert ways.through_gates(s, 0) == []
    s.heroes[0].zone = zone(s, "D5")
    assert ways.through_gates(s, 0) == [zone(s, "C5")]  # may be passed
    assert reach.line(s, zone(s, "D5"), zone(s, "C5")) is None  # and still hides what is behind it


@pytest.mark.rule("MD-43.14", "MD-32.6")
def test_a_kind_that_is_there_acts_and_another_card_is_drawn() -> None:
    s = state("gheta", mission="exodus")
    ghoul = roaming(s, "ghoul", "D9")
    again, other = (
        next(n for n, card in enumerate(ROAMING) if (card.kind, card.tier) == (kind, 3)) for kind in KINDS[:2]
    )
    table = sit(s, begin_turn.later(0), final_monster.later())
    with scripted(table, roaming=[again, other], free=("treasure", "mob-item", *DICE)):
        do(table, "end")
        while asked(table) not in ("act", "hero"):
            do(table, open_to(table)[0])
    assert [it.figure for it in told(table, events.AlreadyThere)] == [ghoul.figure]
    assert table.state.enemies[0].card == again  # the higher card takes its place
    assert [figures.roaming_card(enemy).kind for enemy in table.state.enemies if enemy.tied] == [KINDS[1]]


@pytest.mark.rule("MD-43.14", "MD-32.7")
def test_with_all_four_kinds_there_the_game_is_lost() -> None:
    s = state("gheta", mission="exodus")
    for kind in KINDS:
        roaming(s, kind, "D9")
    with pytest.raises(GameOver):
        final_monster.run(s)
    assert s.outcome is not None
    assert s.outcome.reason == "no-enemy"


@pytest.mark.rule("MD-43.15", "MD-43.16")
def test_alone_it_has_twice_its_health_and_its_weapon_counts() -> None:
    s = state("gheta", mission="exodus")
    final_monster.run(s)
    final = next(enemy for enemy in s.enemies if enemy.tied)
    assert figures.health_of(final) == 2 * figures.roaming_card(final).health
    type = next(type for type in pool.types_of(s, final.figure) if pool.attack_dice(ITEMS[final.item], type))
    armed = pool.plan(s, final.figure, 0, type, dark=False)
    final.item = -1
    assert sum(armed[:2]) > sum(pool.plan(s, final.figure, 0, type, dark=False)[:2])


@pytest.mark.rule("MD-43.18")
@pytest.mark.parametrize(("count", "side"), [(4, "worn_leather_armour"), (5, "worn_leather_armour_crowd")])
def test_lifebringers_and_armour_go_by_the_real_number(count: int, side: str) -> None:
    s = state(*("gheta", "irk", "feydra", "nahias", "mathrin")[:count], mission="exodus")
    assert s.lifebringers == {4: 2, 5: 3}[count]
    table = sit(s, begin_game.later())
    while not told(table, events.RoundBegan):
        do(table, open_to(table)[0])
    worn = {ITEMS[item].id for hero in table.state.heroes for item in hero.slots if item >= 0}
    assert {name for name in worn if name.startswith("worn")} == {side}


@pytest.mark.rule("MD-43.9", "MD-43.21")
@pytest.mark.parametrize("go", [acting.move, schemes.place])
def test_a_gate_opens_when_the_last_enemy_is_taken_off_its_tile(
    go: Callable[[State, Enemy, int], None],
) -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    foe = mob(s, "undead", "F1", 1)
    go(s, foe, zone(s, "F2"))
    assert not s.open
    go(s, foe, zone(s, "D6"))
    assert s.open == 1 << door(s, "E3-E4")
