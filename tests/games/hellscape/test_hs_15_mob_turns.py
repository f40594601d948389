"""Chapters 15 and 25: what a Mob does with its two actions, and what counts for two when one plays alone."""

import pytest
from mdtables import boss_in, do, equip, item, mob, roaming, sit, state, told, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.enemies.activation import activate
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.boss_fight import remove_tiles
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_mob
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.rules.turns.round import begin_round, enemy_phase
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary import needs, verbs
from wyprawa.games.hellscape.vocabulary import targets as whom
from wyprawa.games.hellscape.vocabulary.terms import LOOT, MAGIC, MELEE, RANGED, TREASURE


def lone(place: str, mission: str = "highway") -> State:
    s = state("gheta", mission=mission)
    s.heroes[0].zone = zone(s, place)
    return s


@pytest.mark.rule("MD-15.3", "MD-15.4")
def test_a_move_and_then_an_attack() -> None:
    s = lone("E2")
    foe = mob(s, "satyrs", "D2", 1)
    table = sit(s, begin_turn.later(0), activate.later(foe.figure))
    with scripted(table, yellow=["-"], enemy=["-"], free=("token",)):
        do(table, "end")
    assert [it.zone for it in told(table, events.Moved)] == [zone(s, "E2")]
    assert [it.attacker for it in told(table, events.Compared)] == [foe.figure]


@pytest.mark.rule("MD-15.3", "MD-15.4")
def test_two_attacks_on_who_stands_there() -> None:
    s = lone("D2")
    foe = mob(s, "satyrs", "D2", 1)
    table = sit(s, begin_turn.later(0), activate.later(foe.figure))
    with scripted(table, yellow=["-", "-"], enemy=["-", "-"], free=("token",)):
        do(table, "end")
    assert [it.attacker for it in told(table, events.Compared)] == [foe.figure] * 2
    assert not told(table, events.Moved)


@pytest.mark.rule("MD-15.9", "MD-12.3", "MD-12.4")
@pytest.mark.parametrize(
    ("weapon", "here", "beside"),
    [("notched_blade", [MELEE], None), ("hunting_bow", None, [RANGED]), ("ember_wand", [MAGIC], [MAGIC])],
)
def test_mobs_reach_as_far_as_heroes_do(
    weapon: str, here: list[int] | None, beside: list[int] | None
) -> None:
    s = lone("D2")
    foe = mob(s, "undead", "D2", 1, weapon="")
    foe.item = item(weapon)
    for place, types in (("D2", here), ("E2", beside)):
        s.heroes[0].zone = zone(s, place)
        aim = focus.aim(s, foe)
        assert (None if aim is None else aim.types[0]) == types, place
    s.heroes[0].zone = zone(s, "A1")  # behind a closed Door
    assert focus.aim(s, foe) is None


@pytest.mark.rule("MD-15.16")
def test_enemies_leave_everything_where_it_lies() -> None:
    s = lone("G2")
    foe = mob(s, "undead", "D2", 1)
    s.tokens = [*s.tokens, (TREASURE, zone(s, "E2"), 1), (TREASURE, zone(s, "F2"), 0)]
    lying = [*s.tokens]
    table = sit(s, begin_turn.later(0), activate.later(foe.figure))
    do(table, "end")
    assert [it.zone for it in told(table, events.Moved)] == [zone(s, "E2"), zone(s, "F2")]
    assert (table.state.tokens, table.state.open) == (lying, s.open)


@pytest.mark.rule("MD-15.21")
def test_an_enemy_that_leaves_a_heros_zone_suffers_nothing() -> None:
    s = lone("G3")
    foe = mob(s, "undead", "G3", 2)
    list(EFFECTS.resolve(s, [verbs.Drive(1, whom.Enemy())], Act(0, 0)))
    assert foe.zone == zone(s, "G2")  # the only way
    assert (foe.wounds, foe.minions, s.heroes[0].health) == (0, 2, 8)


@pytest.mark.rule("MD-15.1", "MD-21.2")
def test_a_boss_that_waits_has_no_part_in_the_enemy_phase() -> None:
    s = lone("A5", mission="michael")
    foe = mob(s, "undead", "D6", 1)
    table = sit(s, begin_turn.later(0), enemy_phase.later())
    do(table, "end")
    assert [it.figure for it in told(table, events.EnemyActs)] == [foe.figure]
    assert not told(table, events.BossPowerUsed)


# --- alone ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-25.1")
def test_alone_enemies_loot_lifebringers_and_quotas_are_those_of_two() -> None:
    alone, both = state("gheta", mission="highway"), state("gheta", "irk", mission="highway")
    assert ground.zones_with(alone, LOOT) == ground.zones_with(both, LOOT)
    assert alone.lifebringers == both.lifebringers == BOX.lifebringers[1]
    table = sit(alone, begin_turn.later(0), spawn_mob.later(zone(alone, "D2")))
    do(table, "end")
    assert [enemy.minions for enemy in table.state.enemies] == [2]
    monster = roaming(alone, "ghoul", "D2")
    assert figures.health_of(monster) == 2 * figures.roaming_card(monster).health
    fight = state("gheta", mission="michael")
    assert figures.health_of(boss_in(fight)) == 2 * figures.boss_card(boss_in(fight)).health
    souls = state("gheta", mission="soul_collector")
    ten = needs.Gathered("souls", each=10)
    souls.counts["souls"] = 19
    assert not EFFECTS.holds(souls, ten, Act(0, 0))
    souls.counts["souls"] = 20
    assert EFFECTS.holds(souls, ten, Act(0, 0))


@pytest.mark.rule("MD-25.4", "MD-21.10", "MD-21.11")
@pytest.mark.parametrize(("heroes", "times"), [(("gheta",), 1), (("gheta", "irk", "feydra"), 3)])
def test_the_boss_acts_once_after_each_turn_and_so_alone_once_a_round(
    heroes: tuple[str, ...], times: int
) -> None:
    s = state(*heroes, mission="michael")
    s.boss_fight, s.tokens = True, []
    remove_tiles(s)
    for hero in s.heroes:
        hero.zone, hero.level, hero.health = zone(s, "B3"), 5, 9
    equip(s, 0, "worn_leather_armour")
    table = sit(s, begin_round.later())
    before = table.state.round
    while table.state.round == before and not table.over:
        do(table, "end" if "end" in table.choices[0].options else table.choices[0].options[0])
    assert len(told(table, events.BossPowerUsed)) == times * figures.boss_card(boss_in(s)).actions
