"""What is special about the later Missions: the Beast, the Collector, the Keys, Exodus."""

import pytest
from mdtables import (
    boss_in,
    do,
    door,
    equip,
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
from wyprawa.games.hellscape.content import ROAMING
from wyprawa.games.hellscape.rules.abilities.bosses import remove_time
from wyprawa.games.hellscape.rules.combat.attack import targets
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.figures.wounds import wound_enemy
from wyprawa.games.hellscape.rules.query import figures, ground, reach, ways
from wyprawa.games.hellscape.rules.rooms.boss_fight import begin_boss_fight
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_roaming
from wyprawa.games.hellscape.rules.turns.beginning import begin_game
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.rules.turns.round import darkness_phase
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, MELEE, TIME
from wyprawa.kernel import Table
from wyprawa.kernel.state import GameOver

# --- The Horror Beast -----------------------------------------------------------------------------------


@pytest.mark.rule("MD-39.2", "MD-39.4", "MD-39.5", "MD-39.6", "MD-39.7", "MD-39.8")
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


@pytest.mark.rule("MD-42.1", "MD-42.3", "MD-42.6", "MD-42.7")
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


@pytest.mark.rule("MD-39.3")
def test_the_beast_acts_from_the_first_round_on() -> None:
    s = state("gheta", mission="horror_beast")
    table = sit(s, begin_game.later())
    s = table.state
    s.round = 0
    while s.round < 2:
        options = list(open_to(table))
        do(table, "end" if "end" in options else options[0])
        s = table.state
    beast = next(enemy.figure for enemy in s.enemies if enemy.tied)
    first = [line.record for line in table.log]
    rounds = [n for n, record in enumerate(first) if isinstance(record, events.RoundBegan)]
    acts = [
        n for n, record in enumerate(first) if isinstance(record, events.EnemyActs) and record.figure == beast
    ]
    assert any(rounds[0] < n < rounds[1] for n in acts)


@pytest.mark.rule("MD-39.11")
def test_the_beasts_kind_drawn_again_makes_it_act() -> None:
    s = state("gheta", mission="horror_beast")
    beast = roaming(s, "ghoul", "A3", tier=3)
    beast.tied = True
    again = next(card for card in s.roaming[0] if ROAMING[card].kind == "ghoul")
    table = sit(s, begin_turn.later(0), spawn_roaming.later(zone(s, "A5")))
    with scripted(table, roaming=[again]):
        do(table, "end")
    assert [enemy.figure for enemy in table.state.enemies] == [beast.figure]
    assert [record.figure for record in told(table, events.SchemeFollowed)] == [beast.figure]
    assert table.state.enemies[0].card == beast.card  # a lower card replaces nothing


@pytest.mark.rule("MD-42.2")
def test_the_gate_is_the_only_way_into_the_chamber_of_time() -> None:
    s = state("gheta", mission="soul_keys")
    laid = ground.map_of(s)
    chamber = laid.tiles[laid.tile_of[zone(s, "B8")]]
    assert ground.mission(s).tiles[laid.tile_of[zone(s, "B8")]].tile == "8B"
    every_other = laid.board.opened(((1 << len(laid.board.doors)) - 1) & ~laid.gates)
    reached = sum(ways.layers(every_other, 1 << s.heroes[0].zone, laid.passable))
    assert not reached & chamber
    assert sum(ways.layers(laid.board.opened(laid.gates | 1), 1 << s.heroes[0].zone, laid.passable)) & chamber
