"""Chapters 35 to 43: what is special about each Mission."""

import pytest
from mdtables import (
    asked,
    boss_in,
    do,
    door,
    equip,
    item,
    mob,
    open_to,
    roaming,
    sit,
    state,
    told,
    turn,
    zone,
)

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ITEMS
from wyprawa.games.hellscape.rules.abilities.bosses import remove_time
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.combat.attack import targets
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.figures.wounds import wound_companion, wound_enemy
from wyprawa.games.hellscape.rules.query import figures, ground, reach, ways
from wyprawa.games.hellscape.rules.rooms import exodus
from wyprawa.games.hellscape.rules.rooms.boss_fight import begin_boss_fight
from wyprawa.games.hellscape.rules.rooms.doors import reveal_room
from wyprawa.games.hellscape.rules.rooms.escort import escort_walks
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_roaming
from wyprawa.games.hellscape.rules.turns.beginning import begin_game
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.rules.turns.round import darkness_phase
from wyprawa.games.hellscape.state import SUMMONER, Companion, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, GREY, LOOT, MAGIC, MELEE, PORTAL, TIME
from wyprawa.kernel import Table
from wyprawa.kernel.state import GameOver

# --- The Passage ----------------------------------------------------------------------------------------


def escort(at: str, *heroes: str) -> State:
    s = state(*(heroes or ("gheta",)), mission="passage")
    s.companions = [Companion(SUMMONER, zone(s, at), -1)]
    s.doors, s.tokens = [], [token for token in s.tokens if token[0] == COLOUR]
    return s


def open_all(s: State) -> None:
    """Every ordinary Door is open, every Room but the last revealed."""
    laid = ground.map_of(s)
    s.open = (1 << len(laid.board.doors)) - 1 & ~laid.gates
    s.revealed = (1 << len(laid.rooms)) - 1 & ~(1 << laid.room_of[zone(s, "I2")])


@pytest.mark.rule("MD-35.2", "MD-35.3")
def test_the_summoning_master_starts_with_the_heroes() -> None:
    s = state("gheta", mission="passage")
    begin_game(s)
    [master] = s.companions
    assert (master.figure, master.zone) == (SUMMONER, s.heroes[0].zone)
    assert figures.companion_health(SUMMONER) == 8
    foe = mob(s, "undead", "B3", 0)
    assert pool.plan(s, foe.figure, SUMMONER, MELEE, dark=False)[2] == 2


@pytest.mark.rule("MD-35.4", "MD-35.5", "MD-35.8")
def test_he_walks_two_zones_toward_the_gate_or_as_near_as_he_can() -> None:
    s = escort("B3")
    open_all(s)
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    while asked(table) == "escort":
        do(table, open_to(table)[0])
    assert len(told(table, events.Moved)) == 2
    s = escort("E3")  # behind the closed Door to F2
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    assert figures.zone_of(table.state, SUMMONER) == zone(s, "E2")


@pytest.mark.rule("MD-35.6")
def test_he_does_not_leave_enemies() -> None:
    s = escort("F2")
    open_all(s)
    mob(s, "undead", "F2", 1)
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    assert not told(table, events.Moved)


@pytest.mark.rule("MD-35.9", "MD-35.10", "MD-35.11", "MD-35.12")
def test_he_opens_the_gate_and_reaches_the_rift() -> None:
    s = escort("F2")
    open_all(s)
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    assert figures.zone_of(table.state, SUMMONER) == zone(s, "G2")
    assert table.state.open >> door(s, "G2-H2") & 1
    table = sit(table.state, escort_walks.later(2), begin_turn.later(0))
    assert table.state.companions == []
    assert ground.zones_with(table.state, GREY) == [zone(s, "I2")]
    table.state.heroes[0].zone = zone(s, "I2")
    table = turn(table.state)
    do(table, "move", ("deed", 0))
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@pytest.mark.rule("MD-35.13", "MD-35.1")
def test_all_heroes_must_enter() -> None:
    s = escort("F2", "gheta", "irk")
    s.tokens = [(GREY, zone(s, "I2"), 0)]
    s.companions = []
    s.heroes[0].zone = zone(s, "I2")
    table = turn(s)
    do(table, "move", ("deed", 0))
    assert not table.over


@pytest.mark.rule("MD-35.7")
def test_enemies_hunt_him_but_he_counts_for_nothing_else() -> None:
    s = escort("F2")
    foe = mob(s, "undead", "F2", 1)
    aim = focus.aim(s, foe)
    assert aim is not None
    assert list(aim.types) == [SUMMONER]
    assert figures.party(s) == 2


@pytest.mark.rule("MD-35.14", "MD-1.4")
def test_his_death_is_the_end() -> None:
    s = escort("F2")
    with pytest.raises(GameOver):
        wound_companion(s, SUMMONER, 8, "MD-13.8")
    assert s.outcome is not None
    assert s.outcome.reason == "summoner"


@pytest.mark.rule("MD-35.15")
def test_he_can_be_healed() -> None:
    s = escort("B3")
    s.companions[0].wounds = 5
    equip(s, 0, "silver_ring")
    table = turn(s)
    do(table, next(option for option in open_to(table) if option[0] == "special"), SUMMONER)
    assert table.state.companions[0].wounds == 2


@pytest.mark.rule("MD-35.16")
def test_heroes_may_open_the_gate() -> None:
    s = escort("B3")
    s.heroes[0].zone = zone(s, "G2")
    table = turn(s)
    do(table, "move")
    assert ("open", door(s, "G2-H2")) in open_to(table)


# --- The Demon Artifact ---------------------------------------------------------------------------------


@pytest.mark.rule("MD-36.1", "MD-36.2", "MD-36.3", "MD-36.4", "MD-36.5", "MD-36.6")
def test_shards_are_forged_where_their_owners_stand() -> None:
    s = state("gheta", "irk", "mathrin", mission="artifact")
    s.tokens = [token for token in s.tokens if token[0] in (COLOUR, GREY)]
    s.heroes[0].zone = zone(s, "F1")
    table = turn(s)
    do(table, "move", ("deed", 0))
    assert [hero.xp for hero in table.state.heroes] == [5, 0, 0]
    s = table.state
    s.tokens = [token for token in s.tokens if token[0] == GREY]
    s.heroes[1].held = {"shard": 2}
    s.heroes[0].zone = zone(s, "E8")
    assert ("deed", 1) not in open_to(turn(s))  # Irk has the others
    s.heroes[1].zone = zone(s, "E8")
    table = turn(s)
    do(table, ("deed", 1))
    assert table.outcome is not None
    assert table.outcome.reason == "won"


# --- The Cursed Sword -----------------------------------------------------------------------------------


def sworn(*heroes: str) -> State:
    s = state(*heroes, mission="cursed_sword")
    equip(s, 0, "mighty_great_sword")
    return s


@pytest.mark.rule("MD-37.2")
def test_one_hero_starts_with_the_sword() -> None:
    s = state("gheta", "irk", mission="cursed_sword")
    s.agenda = []
    table = sit(s, begin_game.later())
    assert asked(table) == "bearer"
    do(table, 0)
    assert table.state.heroes[0].slots[4] == item("mighty_great_sword")
    assert item("mighty_great_sword") not in table.state.item_piles[0]


@pytest.mark.rule("MD-37.15")
def test_alone_any_starting_weapon_may_be_the_cursed_one() -> None:
    s = state("mathrin", mission="cursed_sword")
    table = sit(s, begin_game.later())
    assert (asked(table), table.choices[0].rule) == ("weapon", "MD-37.15")
    assert len(open_to(table)) == 9
    wand = item("ash_wand")
    do(table, wand)
    s = table.state
    assert (s.cursed, s.heroes[0].slots[4]) == (wand, wand)
    assert item("mighty_great_sword") in s.item_piles[0]
    s.counts["crystals"] = 1
    foe = mob(s, "undead", "A1", 0, weapon="")
    assert pool.plan(s, 0, foe.figure, MAGIC, dark=False)[:2] == [2, 0]
    s.enemies, s.tokens = [], [token for token in s.tokens if token[0] == COLOUR][:2]
    s.heroes[0].zone = s.tokens[0][1]
    assert ("deed", 0) in open_to(turn(s))
    table = sit(table.state)
    assert table.state.heroes[0].health == 3  # it bites


@pytest.mark.rule("MD-37.1", "MD-37.3", "MD-37.4", "MD-37.6")
def test_the_sword_bites_harder_each_round() -> None:
    s = sworn("gheta", "irk")
    for left in (7, 5, 2):
        table = sit(s)
        s = table.state
        assert s.heroes[0].health == left
    table = sit(s)
    assert table.outcome is not None
    assert table.outcome.reason == "sword"


@pytest.mark.rule("MD-37.5")
def test_its_wounds_come_before_the_revival() -> None:
    s = sworn("gheta", "irk")
    s.heroes[0].health = 1
    table = sit(s)
    hero = table.state.heroes[0]
    assert (hero.health, hero.down, table.state.lifebringers) == (3, False, 0)


@pytest.mark.rule("MD-37.7", "MD-37.8", "MD-37.16")
def test_handed_on_it_begins_anew_and_is_never_stowed() -> None:
    s = sworn("gheta", "irk")
    s.counts["sword"] = 2
    table = turn(s)
    do(table, "stow")
    assert table.state.heroes[0].slots[4] == item("mighty_great_sword")
    do(table, "trade", ("give", 0, 1, item("mighty_great_sword")))
    assert table.state.heroes[1].slots[4] == item("mighty_great_sword")
    assert table.state.counts["sword"] == 0


@pytest.mark.rule("MD-37.9", "MD-37.10", "MD-37.11", "MD-37.12")
def test_crystals_feed_the_sword() -> None:
    s = sworn("gheta", "irk")
    foe = mob(s, "undead", "A1", 0, weapon="")
    found = []
    for crystals in range(5):
        s.counts["crystals"] = crystals
        found.append(pool.plan(s, 0, foe.figure, MELEE, dark=False)[:2])
    assert found == [[1, 1], [2, 1], [3, 1], [3, 2], [3, 3]]
    s.enemies, s.counts = [], {}
    s.tokens = [token for token in s.tokens if token[0] == COLOUR][:2]
    s.heroes[0].zone = s.tokens[0][1]
    table = turn(s)
    do(table, ("deed", 0))
    assert (table.state.heroes[0].xp, table.state.counts["crystals"]) == (5, 1)
    table.state.heroes[0].zone = table.state.tokens[0][1]
    table = turn(table.state)
    do(table, ("deed", 0))
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@pytest.mark.rule("MD-37.13", "MD-37.14")
def test_alone_the_sword_bites_once_a_round() -> None:
    s = sworn("gheta")
    for _ in range(5):
        s = sit(s).state
    assert s.heroes[0].health == 3
    assert s.outcome is None


# --- Hellish Maze ---------------------------------------------------------------------------------------


@pytest.mark.rule("MD-38.6", "MD-38.7", "MD-38.8", "MD-38.9")
def test_magic_passages() -> None:
    s = state("gheta", mission="maze")
    s.tokens = [token for token in s.tokens if token[0] == COLOUR]
    s.heroes[0].zone = zone(s, "A3")
    table = turn(s)
    do(table, "move", ("pass", zone(s, "E7")))
    assert table.state.heroes[0].zone == zone(s, "E7")
    foe = mob(table.state, "undead", "A2", 1)
    assert focus.way(table.state, foe).steps == [zone(s, "A3")]
    foe.zone = zone(s, "A3")
    assert focus.way(table.state, foe).steps == [zone(s, "E7")]
    assert reach.line(table.state, zone(s, "A3"), zone(s, "E7")) is None


@pytest.mark.rule("MD-38.2", "MD-38.3", "MD-38.4", "MD-32.12")
def test_a_beast_comes_with_its_room() -> None:
    s = state("gheta", mission="maze")
    s.doors, s.mobs = [], [[], [], []]
    stock = s.time
    room = ground.map_of(s).room_of[zone(s, "C1")]
    table = sit(s, begin_turn.later(0), reveal_room.later(room, door(s, "A2-B2"), 0))
    do(table, "end")
    [beast] = table.state.enemies
    assert (beast.tied, beast.zone, sum(beast.treasure)) == (True, zone(s, "C1"), 2)
    assert table.state.time == stock + 1


@pytest.mark.rule("MD-38.1", "MD-38.5")
def test_four_dead_beasts_win() -> None:
    s = state("gheta", mission="maze")
    s.counts["beasts"] = 3
    foe = roaming(s, "ghoul", "A1")
    other = roaming(s, "andra", "A1")
    foe.tied = True
    list(wound_enemy(s, other.figure, 99, 0, "MD-13.9"))
    assert s.outcome is None
    with pytest.raises(GameOver):
        list(wound_enemy(s, foe.figure, 99, 0, "MD-13.9"))
    assert s.outcome is not None
    assert s.outcome.winners == (0,)


@pytest.mark.rule("MD-38.10", "MD-32.7", "MD-1.6")
def test_no_beast_left_to_come_is_defeat() -> None:
    s = state("gheta", mission="maze")
    for kind in ("ghoul", "andra", "lyidan", "ytheria"):
        roaming(s, kind, "C3")
    with pytest.raises(GameOver):
        spawn_roaming(s, zone(s, "C1"), 1)
    assert s.outcome is not None
    assert s.outcome.reason == "no-enemy"


@pytest.mark.rule("MD-32.6")
def test_a_beast_must_come_though_its_kind_is_there() -> None:
    s = state("gheta", mission="maze")
    ghoul = roaming(s, "ghoul", "E5", tier=2)
    twin = s.roaming[0][-1]  # the Ghoul of the first tier
    other = s.roaming[0][0]
    table = sit(s, begin_turn.later(0), spawn_roaming.later(zone(s, "C1"), 1))
    with scripted(table, roaming=[twin, other], free=("treasure",)):
        do(table, "end")
    assert told(table, events.AlreadyThere)[0].figure == ghoul.figure
    assert [enemy.tied for enemy in table.state.enemies] == [False, True]


# --- The Horror Beast -----------------------------------------------------------------------------------


@pytest.mark.rule("MD-39.2", "MD-39.3", "MD-39.4", "MD-39.5", "MD-39.6", "MD-39.7", "MD-39.8")
def test_feathers_make_the_beast_vulnerable() -> None:
    s = state("gheta", mission="horror_beast")
    beast = roaming(s, "ghoul", "A3", tier=3)
    beast.tied = True
    equip(s, 0, "doom_axe")
    s.tokens = [token for token in s.tokens if token[0] == COLOUR]
    s.heroes[0].zone = zone(s, "D1")
    table = turn(s)
    do(table, "move", ("deed", 0))
    assert table.state.heroes[0].held == {"feather": 1}
    s = table.state
    s.heroes[0].zone = zone(s, "A3")
    list(wound_enemy(s, beast.figure, 5, 0, "MD-13.9"))
    assert targets(s, 0) == []
    table = turn(s)
    do(table, "move", ("deed", 1))
    assert targets(table.state, 0) == [(MELEE, beast.figure)]
    assert table.state.enemies[0].wounds == 0


@pytest.mark.rule("MD-39.9", "MD-39.10")
def test_feathers_fall_off_at_the_start_of_a_round() -> None:
    s = state("gheta", mission="horror_beast")
    beast = roaming(s, "ghoul", "A3", tier=3)
    beast.tied, beast.feathers, beast.wounds = True, 2, 4
    table = sit(s)
    assert (table.state.enemies[0].feathers, table.state.enemies[0].wounds) == (0, 4)


@pytest.mark.rule("MD-39.1", "MD-39.2")
def test_the_beast_of_level_five_and_its_death() -> None:
    s = state("gheta", mission="horror_beast")
    table = sit(s, begin_game.later())
    while not table.state.enemies or not table.state.enemies[-1].tied:
        do(table, open_to(table)[0])
    beast = table.state.enemies[-1]
    assert figures.roaming_card(beast).tier == 3
    assert beast.zone == zone(s, "A1")
    beast.feathers = 1
    with pytest.raises(GameOver):
        list(wound_enemy(table.state, beast.figure, 99, 0, "MD-13.9"))
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "won"


# --- Soul Collector -------------------------------------------------------------------------------------


@pytest.mark.rule("MD-41.1", "MD-41.2", "MD-41.3", "MD-41.4", "MD-41.5")
def test_souls() -> None:
    s = state("gheta", mission="soul_collector")
    foe, monster = mob(s, "undead", "D2", 1), roaming(s, "ghoul", "D1")
    list(wound_enemy(s, foe.figure, 8, 0, "MD-13.9"))
    assert s.counts["souls"] == 2
    list(wound_enemy(s, monster.figure, 10, 0, "MD-13.9"))
    assert s.counts["souls"] == 5
    s.tokens = [(COLOUR, zone(s, "C1"), 0)]
    s.heroes[0].zone = zone(s, "C1")
    s.heroes[0].xp = 0
    table = turn(s)
    do(table, ("deed", 0))
    assert (table.state.counts["souls"], table.state.heroes[0].xp) == (10, 5)


@pytest.mark.rule("MD-41.6", "MD-41.7")
def test_the_gates_open_at_ten_souls_a_hero() -> None:
    s = state("gheta", mission="soul_collector")
    s.heroes[0].zone = zone(s, "E7")
    s.counts["souls"] = 19
    table = turn(s)
    do(table, "move")
    assert ("deed", 1) not in open_to(table)
    table.state.counts["souls"] = 20
    do(table, "stop", "move", ("deed", 1))
    assert table.outcome is not None
    assert table.outcome.reason == "won"


# --- The Soul Keys --------------------------------------------------------------------------------------


@pytest.mark.rule("MD-42.1", "MD-42.3", "MD-42.6", "MD-42.7", "MD-42.2")
def test_keys_open_the_chamber() -> None:
    s = state("gheta", "irk", mission="soul_keys")
    s.heroes[0].zone = zone(s, "C3")
    s.tokens = [token for token in s.tokens if token[0] == COLOUR]
    stock = s.time
    table = turn(s)
    do(table, ("deed", 0))
    assert [hero.xp for hero in table.state.heroes] == [8, 8]
    assert table.state.time == stock + 3
    s = table.state
    gate = door(s, "B6-B7")
    s.heroes[0].zone = zone(s, "B6")
    table = turn(s)
    do(table, "move")
    assert ("open", gate) not in open_to(table)
    table.state.counts["keys"] = 3
    do(table, "stop", "move", ("open", gate))
    assert not told(table, events.DoorCardDrawn)


@pytest.mark.rule("MD-42.4", "MD-42.5", "MD-42.16")
def test_keys_vanish() -> None:
    s = state("gheta", mission="soul_keys")
    assert s.time == 0  # 3 + 4 + 5 of 12
    left = []
    for _ in range(3):
        s.darkness = 0
        darkness_phase(s)
        left.append(min(token[2] for token in s.tokens if token[0] == COLOUR))
    assert left == [2, 1, 0]
    with pytest.raises(GameOver):
        darkness_phase(s)
    assert s.outcome is not None
    assert s.outcome.reason == "key"


@pytest.mark.rule("MD-42.8", "MD-42.9")
def test_enemies_pass_closed_doors() -> None:
    s = state("gheta", mission="soul_keys")
    foe = mob(s, "undead", "B6", 1)
    assert focus.way(s, foe).steps == [zone(s, "B5")]
    assert reach.line(s, zone(s, "B6"), zone(s, "B5")) is None


def chamber() -> Table[State]:
    """The fight with the Reaper has begun."""
    s = state("gheta", mission="soul_keys")
    s.time = 12
    s.tokens = []
    return sit(s, begin_boss_fight.later())


@pytest.mark.rule("MD-42.10", "MD-42.11", "MD-42.12", "MD-42.15")
def test_hourglasses() -> None:
    table = chamber()
    assert len(ground.zones_with(table.state, TIME)) == 8
    table.state.heroes[0].zone = zone(table.state, "A7")
    table = turn(table.state)
    do(table, ("deed", 1))
    assert ground.zones_with(table.state, TIME).count(zone(table.state, "A7")) == 3
    table.state.time = 0
    do(table, ("deed", 1))
    assert ground.zones_with(table.state, TIME).count(zone(table.state, "A7")) == 3


@pytest.mark.rule("MD-42.13")
def test_an_empty_hourglass_loses() -> None:
    table = chamber()
    s = table.state
    remove_time(s, zone(s, "A7"))
    remove_time(s, zone(s, "A7"))
    with pytest.raises(GameOver):
        remove_time(s, zone(s, "A7"))
    assert s.outcome is not None
    assert s.outcome.reason == "hourglass"


@pytest.mark.rule("MD-42.14")
def test_the_reapers_death_wins() -> None:
    s = chamber().state
    with pytest.raises(GameOver):
        list(wound_enemy(s, boss_in(s).figure, 999, 0, "MD-13.9"))
    assert s.outcome is not None
    assert s.outcome.rule == "MD-42.14"


# --- Hellscape (Exodus) ---------------------------------------------------------------------------------


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
    table = sit(s, begin_turn.later(0), spawn_roaming.later(zone(s, "D1")))
    do(table, "end")
    assert table.state.enemies[0].heroes == 2
    assert ground.zones_with(s, LOOT).count(zone(s, "E7")) == 1
    assert len(ground.zones_with(s, PORTAL)) == 3


@pytest.mark.rule("MD-43.8", "MD-43.9", "MD-43.10", "MD-43.12")
def test_gates_open_by_themselves() -> None:
    s = state("gheta", "irk", "feydra", "nahias", mission="exodus")
    foe = mob(s, "undead", "F1", 1)
    assert not exodus.due(s)
    s.heroes[0].zone = zone(s, "E3")
    assert reach.line(s, zone(s, "E3"), zone(s, "E4")) is None
    table = turn(s)
    do(table, "move")
    assert ("open", door(s, "E3-E4")) not in open_to(table)
    foe.zone = zone(s, "D9")  # tile 7A has no Room
    table = turn(s)
    assert [(it.door, it.rule) for it in told(table, events.GateOpened)] == [(door(s, "E3-E4"), "MD-43.9")]
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
    table = sit(s, begin_turn.later(1), begin_turn.later(0))
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
