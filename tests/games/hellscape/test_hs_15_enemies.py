"""Chapters 15, 16 and 23: Mobs, Roaming Monsters, Fire and Frost."""

import pytest
from mdtables import asked, do, door, item, mob, open_to, roaming, sit, state, told, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DOORS, ROGUE_TOKENS
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.enemies.acting import act_once
from wyprawa.games.hellscape.rules.enemies.activation import activate
from wyprawa.games.hellscape.rules.figures.conditions import burn, freeze
from wyprawa.games.hellscape.rules.figures.levels import add_rogue_token
from wyprawa.games.hellscape.rules.figures.piles import changed
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.boss_fight import lay_tokens
from wyprawa.games.hellscape.rules.rooms.darkness import resolve_icon
from wyprawa.games.hellscape.rules.rooms.doors import beasts
from wyprawa.games.hellscape.rules.rooms.spawning import draw_rewards, spawn_roaming
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.state import NONE, Enemy, State
from wyprawa.games.hellscape.vocabulary.terms import (
    BEAR_TRAP,
    CORRUPTION,
    MELEE,
    RANGED,
    ROAMING_PORTAL,
    SHADOW_DIE,
    SPIKE_TRAP,
)
from wyprawa.kernel import StepCall, Table


def party(*places: str) -> State:
    """Gheta, Mathrin and Irk in these Zones of the Highway."""
    s = state(*("gheta", "mathrin", "irk")[: len(places)], mission="highway")
    for hero, place in zip(s.heroes, places, strict=True):
        hero.zone = zone(s, place)
    return s


def after_turn(s: State, *steps: StepCall) -> Table[State]:
    """A table at the turn of the first Hero; what follows comes when it ends."""
    return sit(s, begin_turn.later(0), *steps)


def where(table: Table[State], foe: Enemy) -> int:
    return figures.zone_of(table.state, foe.figure)


@pytest.mark.rule("MD-15.4", "MD-15.5", "MD-15.6", "MD-15.9")
def test_the_nearest_in_range_is_attacked() -> None:
    s = party("G2", "E2", "E2")
    foe = mob(s, "demons", "D2", 1, weapon="bone_bow")
    aim = focus.aim(s, foe)
    assert aim is not None
    assert (aim.range, aim.types) == (1, {1: [RANGED], 2: [RANGED]})
    table = after_turn(s, act_once.later(foe.figure))
    do(table, "end")
    assert (asked(table), list(open_to(table))) == ("enemy.target", [1, 2])


@pytest.mark.rule("MD-15.8")
def test_the_most_effective_type_at_the_range() -> None:
    s = party("D2")
    foe = mob(s, "demons", "D2", 1, weapon="hell_bow")
    aim = focus.aim(s, foe)
    assert aim is not None
    assert aim.types == {0: [MELEE]}
    s.heroes[0].zone = zone(s, "G2")
    aim = focus.aim(s, foe)
    assert aim is not None
    assert aim.types == {0: [RANGED]}


@pytest.mark.rule("MD-15.10")
def test_a_disarmed_mob_strikes_with_enemy_dice() -> None:
    s = party("D2")
    foe = mob(s, "satyrs", "D2", 2, weapon="")
    table = after_turn(s, act_once.later(foe.figure))
    with scripted(table, enemy=["fang", "fang", "scratch"], free=("token",)):
        do(table, "end")
    assert told(table, events.Compared)[0].swords == 2
    assert told(table, events.HeroWounded)[0].n == 1


@pytest.mark.rule("MD-15.16", "MD-15.18")
def test_without_a_path_it_stays() -> None:
    s = party("G2")
    foe = mob(s, "undead", "A1", 1)
    table = after_turn(s, act_once.later(foe.figure))
    do(table, "end")
    assert where(table, foe) == zone(s, "A1")
    assert told(table, events.EnemyWaits)


@pytest.mark.rule("MD-15.19", "MD-17.4")
def test_knocked_out_heroes_are_ignored() -> None:
    s = party("D2", "G2")
    s.heroes[0].down = True
    foe = mob(s, "undead", "D2", 1)
    assert focus.aim(s, foe) is None
    assert focus.way(s, foe).toward == [1]


@pytest.mark.rule("MD-15.22")
def test_bowmen_beside_a_hero_stay() -> None:
    s = party("D2")
    foe = mob(s, "undead", "D2", 1, weapon="hell_staff")
    foe.item = item("hunting_bow")
    assert focus.aim(s, foe) is None
    assert focus.way(s, foe).steps == []


@pytest.mark.rule("MD-15.12")
def test_enemies_never_roll_the_shadow_die() -> None:
    s = party("D2")  # dark
    foe = mob(s, "satyrs", "D2", 1)
    assert ground.in_shadow(s, foe.zone)
    assert pool.plan(s, foe.figure, 0, MELEE, dark=True)[SHADOW_DIE] == 0
    table = after_turn(s, act_once.later(foe.figure))
    with scripted(table, yellow=["-"], enemy=["-"]):
        do(table, "end")
    rolled = [die for record in told(table, events.DiceRolled) for die in record.dice]
    assert rolled
    assert all(kind != SHADOW_DIE for kind, _ in rolled)


# --- Fire and Frost -------------------------------------------------------------------------------------


@pytest.mark.rule("MD-8.9", "MD-23.1")
def test_a_hero_burns_before_the_first_action() -> None:
    s = party("B1")
    s.heroes[0].fire = 2
    table = sit(s, begin_turn.later(0))
    assert told(table, events.FireBurned)[0].n == 2
    assert table.state.heroes[0].fire == 0
    assert asked(table) == "act"


@pytest.mark.rule("MD-23.6", "MD-23.11")
def test_frost_costs_a_mob_an_action() -> None:
    s = party("G2")
    foe = mob(s, "undead", "D2", 1)
    foe.frost = 1
    table = after_turn(s, activate.later(foe.figure))
    do(table, "end")
    assert where(table, foe) == zone(s, "E2")
    assert told(table, events.FrostMelted)[0].figure == foe.figure


@pytest.mark.rule("MD-23.6")
def test_frost_costs_a_hero_an_action() -> None:
    s = party("G2")
    s.heroes[0].frost = 2
    table = sit(s, begin_turn.later(0))
    assert table.choices[0].subject == (0, 2)  # of four
    assert table.state.heroes[0].frost == 0


@pytest.mark.rule("MD-23.7", "MD-23.8", "MD-23.9")
def test_frost_on_a_roaming_monster() -> None:
    for frost, acts, left in ((3, False, 1), (2, False, 0), (1, True, 0)):
        s = party("G2")
        foe = roaming(s, "ghoul", "B1")
        s.open |= 1 << door(s, "C1-C2")
        foe.frost = frost
        table = after_turn(s, activate.later(foe.figure))
        do(table, "end")
        now = table.state.enemies[0]
        assert now.frost == left
        assert bool(told(table, events.SchemeFollowed)) == acts


@pytest.mark.rule("MD-23.12", "MD-25.7")
def test_fire_and_frost_tokens_run_out() -> None:
    s = party("G2")
    s.conditions = 3
    burn(s, 0, 2, "MD-22.23")
    freeze(s, 0, 2, "MD-22.24")
    assert (s.heroes[0].fire, s.heroes[0].frost, s.conditions) == (2, 1, 0)


# --- Roaming Monsters -----------------------------------------------------------------------------------


@pytest.mark.rule("MD-16.2", "MD-16.3", "MD-5.4")
def test_lyidan_flees_the_light_or_leaps_at_the_farthest() -> None:
    s = party("D2", "F2")
    foe = roaming(s, "lyidan", "G2")  # in Light
    table = after_turn(s, activate.later(foe.figure))
    do(table, "end")
    assert told(table, events.SchemeFollowed)[0].line == 0
    assert table.state.enemies[0].wounds == 3
    s = party("G2", "E2")
    foe = roaming(s, "lyidan", "D2")
    table = after_turn(s, activate.later(foe.figure))
    with scripted(table, orange=["-"], enemy=["-", "-"]):
        do(table, "end")
    assert told(table, events.SchemeFollowed)[0].line == 1
    assert where(table, foe) == zone(s, "G2")
    assert table.state.heroes[0].fire == 1


@pytest.mark.rule("MD-16.4")
def test_without_a_true_condition_it_acts_like_a_mob() -> None:
    s = party("B3")
    foe = roaming(s, "ytheria", "E2")
    table = after_turn(s, activate.later(foe.figure))
    do(table, "end")
    while asked(table) == "enemy.path":
        do(table, open_to(table)[0])
    assert not told(table, events.SchemeFollowed)
    assert len(told(table, events.EnemyMoves)) == 2


@pytest.mark.rule("MD-16.17")
def test_andra_leaves_the_map_and_comes_back() -> None:
    s = party("G2")
    foe = roaming(s, "andra", "D2")
    table = after_turn(s, activate.later(foe.figure))
    with scripted(table, yellow=["-"], enemy=["-"]):
        do(table, "end")
    assert where(table, foe) == NONE
    foe = table.state.enemies[0]
    foe.fire = 1
    s = table.state
    table = after_turn(s, activate.later(foe.figure))
    with scripted(table, yellow=["-"], enemy=["-"]):
        do(table, "end")
        while asked(table) == "enemy.place":
            do(table, zone(s, "F2"))
    assert where(table, foe) == zone(s, "F2")
    assert table.state.enemies[0].fire == 1


@pytest.mark.rule("MD-16.5", "MD-12.21")
def test_the_ghoul_eats_or_comes() -> None:
    s = party("B1")
    foe = roaming(s, "ghoul", "D2")
    foe.wounds = 9
    mob(s, "undead", "D2", 1)
    table = after_turn(s, activate.later(foe.figure))
    do(table, "end")
    assert table.state.enemies[0].wounds == 4
    assert table.state.enemies[1].minions == 0
    assert table.state.heroes[0].xp == 1


@pytest.mark.rule("MD-16.7", "MD-16.12", "MD-16.14", "MD-16.15")
def test_a_roaming_monster_comes() -> None:
    s = party("G2", "G2", "G2")
    ghoul = s.roaming[0][-1]
    table = after_turn(s, spawn_roaming.later(zone(s, "B3")))
    with scripted(table, roaming=[ghoul], treasure=[0, 1]):
        do(table, "end")
    [foe] = table.state.enemies
    assert (foe.zone, foe.treasure) == (zone(s, "B3"), (1, 1, 0))
    assert figures.health_of(foe) == 15


@pytest.mark.rule("MD-16.9", "MD-16.10", "MD-16.11", "MD-16.13", "MD-16.16")
def test_a_roaming_monster_already_there_acts_once() -> None:
    s = party("G2")
    foe = roaming(s, "ghoul", "B1")
    foe.wounds = 3
    s.heroes[0].level = 3
    higher = s.roaming[1][-1]
    table = after_turn(s, spawn_roaming.later(zone(s, "B3")))
    with scripted(table, roaming=[higher]):
        do(table, "end")
    assert len(table.state.enemies) == 1
    assert (table.state.enemies[0].card, table.state.enemies[0].wounds) == (higher, 3)
    assert len(table.state.roaming_discards[0]) == 1
    assert len(told(table, events.SchemeFollowed)) == 1


@pytest.mark.rule("MD-15.17", "MD-16.6")
@pytest.mark.parametrize("kind", ["mob", "roaming"])
def test_enemies_walk_over_traps(kind: str) -> None:
    s = party("G2")
    foe = mob(s, "undead", "D2", 1) if kind == "mob" else roaming(s, "ghoul", "D2")
    traps = [(SPIKE_TRAP, zone(s, "E2"), 0), (BEAR_TRAP, zone(s, "F2"), 0)]
    s.tokens = [*traps]
    table = after_turn(s, activate.later(foe.figure))
    with scripted(table, free=("orange", "yellow", "enemy", "blue")):
        do(table, "end")
    assert where(table, foe) == (zone(s, "F2") if kind == "mob" else zone(s, "G2"))
    assert (table.state.tokens, told(table, events.TrapSprung)) == (traps, [])
    assert table.state.enemies[0].wounds == 0


@pytest.mark.rule("MD-16.6")
def test_a_closed_door_stops_a_roaming_monster() -> None:
    s = party("G2")
    foe = roaming(s, "ghoul", "A1")
    table = after_turn(s, activate.later(foe.figure))
    do(table, "end")
    assert where(table, foe) == zone(s, "A1")


@pytest.mark.rule("MD-16.1")
def test_three_ways_a_roaming_monster_comes() -> None:
    s = party("G2")
    s.darkness = 2
    resolve_icon(s)  # the Darkness track
    card = next(door for door in DOORS if door.id == "watcher")
    list(EFFECTS.resolve(s, card.do, Act(0, 0, zone=zone(s, "B3"))))  # a Door card
    places = [call[1] for call in s.agenda if call[0] == "spawn_roaming"]
    assert places == [*ground.zones_with(s, ROAMING_PORTAL), zone(s, "B3")]
    s = state("gheta", mission="maze")  # a Mission
    lair = ground.zones_with(s, CORRUPTION)[0]
    beasts.run(s, ground.map_of(s).room_of[lair])
    assert s.agenda == [spawn_roaming.later(lair, 1)]


@pytest.mark.rule("MD-16.8")
def test_an_empty_roaming_deck() -> None:
    s = party("G2")
    first = s.roaming[0]
    s.roaming_discards = changed(s.roaming_discards, 0, first[:1])
    s.roaming = changed(s.roaming, 0, ())
    table = after_turn(s, spawn_roaming.later(zone(s, "B3")))
    do(table, "end")
    assert [enemy.card for enemy in table.state.enemies] == [first[0]]  # the discards come back
    s = party("G2")
    s.roaming = changed(s.roaming, 0, ())
    table = after_turn(s, spawn_roaming.later(zone(s, "B3")))
    do(table, "end")
    assert [figures.roaming_card(enemy).tier for enemy in table.state.enemies] == [2]  # the next tier
    s = party("G2")
    s.roaming = ((), (), ())
    table = after_turn(s, spawn_roaming.later(zone(s, "B3")))
    do(table, "end")
    assert table.state.enemies == []
    assert told(table, events.NothingSpawned)


@pytest.mark.rule("MD-25.8")
def test_class_treasure_and_time_tokens_run_out_too() -> None:
    s = state("feydra")
    name = ROGUE_TOKENS[-1].id
    held = len(s.heroes[0].pile)
    aside = sum(token.id == name for n, token in enumerate(ROGUE_TOKENS) if n not in s.heroes[0].pile)
    for _ in range(aside + 3):
        add_rogue_token(s, 0, name)
    assert len(s.heroes[0].pile) == held + aside
    s.bag = [1]
    assert draw_rewards(s, 3) == (0, 1, 0)
    s = state("gheta", mission="michael")
    s.tokens, s.time, s.boss_fight = [], 0, True
    assert list(lay_tokens.run(s, 0)) == []
    assert ground.zones_with(s, CORRUPTION) == []


@pytest.mark.rule("MD-1.9")
def test_ties_are_the_players_to_break() -> None:
    s = party("E2", "E2")
    foe = mob(s, "demons", "D2", 1, weapon="bone_bow")
    table = after_turn(s, act_once.later(foe.figure))
    do(table, "end")
    assert (asked(table), list(open_to(table))) == ("enemy.target", [0, 1])
    do(table, 1)
    assert told(table, events.EnemyAttacks)[0].whom == 1
