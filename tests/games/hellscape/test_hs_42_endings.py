"""Chapters 21, 36, 39 and 42 once more: what their first tests leave open."""

import pytest
from mdtables import (
    asked,
    boss_in,
    do,
    door,
    equip,
    learn,
    mob,
    open_to,
    roaming,
    sit,
    state,
    told,
    turn,
    zone,
)
from msgspec.structs import replace

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import MISSIONS
from wyprawa.games.hellscape.rules.enemies.acting import act_once
from wyprawa.games.hellscape.rules.enemies.boss import boss_phase
from wyprawa.games.hellscape.rules.query import abilities, figures, ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.boss_fight import begin_boss_fight
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.state import BOSS, Enemy, State
from wyprawa.games.hellscape.vocabulary import targets as whom
from wyprawa.games.hellscape.vocabulary import verbs
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, CORRUPTION, GREY, TIME, TREASURE
from wyprawa.kernel import Table

# --- the Boss fight ---------------------------------------------------------------------------------------


def sealed(*heroes: str) -> State:
    """The Seals of Michael's Gate are broken."""
    s = state(*heroes, mission="michael")
    s.time += len(ground.zones_with(s, CORRUPTION))
    s.tokens = [token for token in s.tokens if token[0] != CORRUPTION]
    return s


@pytest.mark.rule("MD-21.4")
def test_heroes_are_spread_over_several_starting_zones() -> None:
    s = sealed("gheta", "irk")
    s.draft = replace(MISSIONS["michael"], boss_start=("A3", "B3"))
    table = sit(s, begin_boss_fight.later())
    asked_for = []
    while asked(table) == "boss.place":
        asked_for.append((table.choices[0].subject[0], [*open_to(table)]))
        do(table, open_to(table)[len(asked_for) - 1])
    both = [zone(s, "A3"), zone(s, "B3")]
    assert asked_for == [(0, both), (1, both)]
    assert [hero.zone for hero in table.state.heroes] == both


@pytest.mark.rule("MD-21.5", "MD-21.7")
def test_mana_comes_back_and_nothing_is_left_of_the_other_tiles() -> None:
    s = sealed("gheta", "mathrin")
    for hero in s.heroes:
        hero.mana = hero.health = 1
    s.tokens.append((TREASURE, zone(s, "A5"), 0))
    mob(s, "undead", "D5", 2)
    table = sit(s, begin_boss_fight.later())
    while asked(table) == "boss.stone":
        do(table, open_to(table)[0])
    s = table.state
    assert all(hero.mana == figures.max_mana(hero) for hero in s.heroes)
    room = ground.map_of(s).tiles[ground.map_of(s).tile_of[zone(s, "B2")]]
    assert all(room >> token[1] & 1 for token in s.tokens)
    assert [enemy.kind for enemy in s.enemies] == [BOSS]


@pytest.mark.rule("MD-21.13", "MD-21.14")
def test_a_boss_uses_one_power_an_action_and_its_scratches_hurt_nobody() -> None:
    s = sealed("gheta")
    s.boss_fight = True
    s.heroes[0].zone = boss_in(s).zone = zone(s, "B3")
    table = turn_and_answer(s)
    blank = {"yellow": ["-"] * 4, "orange": ["-"] * 2, "enemy": ["-"] * 4}
    with scripted(table, activation=["scratch"] * 6, **blank):
        do(table, "end")
    assert [it.fangs for it in told(table, events.BossPowerUsed)] == [0, 0]  # of two actions
    assert len(told(table, events.Compared)) == 2
    assert not told(table, events.HeroWounded)


def turn_and_answer(s: State) -> Table[State]:
    """A Hero's turn, after which the Boss acts."""
    return sit(s, begin_turn.later(0), boss_phase.later())


# --- The Demon Artifact -----------------------------------------------------------------------------------


@pytest.mark.rule("MD-36.2", "MD-32.4")
def test_no_shard_is_taken_under_the_eyes_of_enemies() -> None:
    s = state("gheta", mission="artifact")
    s.heroes[0].zone = zone(s, "F1")
    foe = mob(s, "undead", "F1", 1)
    table = turn(s)
    do(table, "move")
    assert ("deed", 0) not in open_to(table)
    s.enemies.remove(foe)
    table = turn(s)
    do(table, "move")
    assert ("deed", 0) in open_to(table)


@pytest.mark.rule("MD-36.4", "MD-36.5")
def test_anybody_at_the_hell_forge_forges_once_all_owners_are_there() -> None:
    s = state("gheta", "irk", "mathrin", mission="artifact")
    forge = zone(s, "E8")
    s.tokens = [(GREY, forge, 0), (COLOUR, zone(s, "F1"), 0)]
    s.heroes[0].held, s.heroes[1].held = {"shard": 1}, {"shard": 1}
    for hero in s.heroes:
        hero.zone = forge
    assert ("deed", 1) not in open_to(turn(s, 2))  # a Shard still lies there
    s.tokens = [(GREY, forge, 0)]
    s.heroes[1].held = {"shard": 2}
    table = turn(s, 2)  # Mathrin has none
    do(table, ("deed", 1))
    assert table.outcome is not None
    assert table.outcome.reason == "won"


# --- The Horror Beast -------------------------------------------------------------------------------------


def hunted(*heroes: str) -> tuple[State, Enemy]:
    s = state(*heroes, mission="horror_beast")
    beast = roaming(s, "ghoul", "A3", tier=3)
    beast.tied = True
    for hero in s.heroes:
        hero.zone = zone(s, "A3")
    return s, beast


@pytest.mark.rule("MD-39.4", "MD-39.5", "MD-39.8")
def test_no_skill_touches_the_beast_without_a_feather() -> None:
    s, beast = hunted("mathrin")
    learn(s, 0, "dark_magic_1", place=0)
    wound = next(ability for (kind, _, _), ability in abilities.abilities_of(s, 0) if kind == "skill")
    assert wound.do == (verbs.Wound(3, whom.Enemy()),)
    list(EFFECTS.resolve(s, wound.do, Act(0, 0)))
    assert beast.wounds == 0
    beast.feathers = 1
    list(EFFECTS.resolve(s, wound.do, Act(0, 0)))
    assert beast.wounds == 3


@pytest.mark.rule("MD-39.6")
def test_a_hero_may_hold_several_feathers() -> None:
    s = state("gheta", mission="horror_beast")
    s.heroes[0].zone, s.heroes[0].held = zone(s, "D1"), {"feather": 1}
    table = turn(s)
    do(table, "move", ("deed", 0))
    assert table.state.heroes[0].held == {"feather": 2}
    assert table.state.turn is not None
    assert table.state.turn.mp == 1  # it costs one MP


@pytest.mark.rule("MD-39.7")
def test_other_enemies_do_not_keep_a_feather_from_the_beast() -> None:
    s, _ = hunted("gheta")
    mob(s, "undead", "A3", 2)
    s.heroes[0].held = {"feather": 1}
    table = turn(s)
    do(table, "move", ("deed", 1))
    beast = next(enemy for enemy in table.state.enemies if enemy.tied)
    assert (beast.feathers, table.state.heroes[0].held.get("feather", 0)) == (1, 0)


@pytest.mark.rule("MD-39.9")
def test_a_feather_that_fell_off_is_out_of_the_game() -> None:
    s, beast = hunted("gheta")
    beast.feathers = 1
    lying = ground.zones_with(s, COLOUR)
    table = sit(s)
    assert ground.zones_with(table.state, COLOUR) == lying
    assert table.state.heroes[0].held.get("feather", 0) == 0


# --- The Soul Keys ----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-42.8")
def test_a_mob_walks_through_a_closed_door() -> None:
    s = state("gheta", mission="soul_keys")
    foe = mob(s, "undead", "B6", 1)
    assert not s.open
    table = sit(s, begin_turn.later(0), act_once.later(foe.figure))
    do(table, "end")
    assert [it.zone for it in told(table, events.Moved)] == [zone(s, "B5")]
    assert not table.state.open


@pytest.mark.rule("MD-42.10", "MD-42.11")
def test_the_first_hero_in_the_chamber_begins_the_fight() -> None:
    s = state("gheta", "irk", mission="soul_keys")
    s.counts["keys"], s.tokens, s.time = 3, [], 12
    s.open |= 1 << door(s, "B6-B7") | 1 << door(s, "B5-B6")
    s.revealed = (1 << len(ground.map_of(s).rooms)) - 1
    s.heroes[0].zone, s.heroes[0].xp = zone(s, "B6"), 5
    s.heroes[1].acted = True
    table = turn(s)
    do(table, "move", ("go", zone(s, "B7")))
    assert asked(table) == "skill"  # a Level Up Phase
    do(table, open_to(table)[0])
    now = table.state
    assert (now.boss_fight, asked(table)) == (True, "hero")  # a new Hero Phase
    assert [hero.acted for hero in now.heroes] == [False, False]
    glasses = [zone(now, name) for name in MISSIONS["soul_keys"].hourglasses]
    assert [ground.zones_with(now, TIME).count(glass) for glass in glasses] == [2] * 4
    assert now.time == 4


@pytest.mark.rule("MD-42.6")
def test_a_key_costs_an_action_and_enemies_do_not_keep_it() -> None:
    s = state("gheta", mission="soul_keys")
    s.heroes[0].zone = zone(s, "C3")
    mob(s, "undead", "C3", 1)
    equip(s, 0, "worn_leather_armour")
    table = turn(s)
    assert table.choices[0].subject[1] == 4  # alone one has four
    do(table, ("deed", 0))
    assert table.choices[0].subject[1] == 3
    assert table.state.counts["keys"] == 1
