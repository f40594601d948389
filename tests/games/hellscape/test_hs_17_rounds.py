"""Chapters 14, 17, 18, 19, 20: actions without dice, knock-outs, levels, Darkness."""

import pytest
from mdtables import asked, do, equip, item, learn, mob, open_to, sit, skill, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX
from wyprawa.games.hellscape.rules.figures.levels import level_up, open_skills
from wyprawa.games.hellscape.rules.figures.wounds import knock_out
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.rooms.darkness import advance
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_mob
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.rules.turns.round import begin_round, level_phase
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import EPIC, MELEE, RARE


@pytest.mark.rule("MD-14.1", "MD-14.2", "MD-14.3", "MD-4.12", "MD-4.15", "MD-4.17")
def test_one_action_lets_everybody_in_the_zone_trade_and_equip() -> None:
    s = state("gheta", "mathrin")
    s.heroes[0].inventory = [item("oak_wand")]
    s.heroes[1].inventory = [item("hand_axe")]
    equip(s, 1, "ash_wand")
    mob(s, "undead", "A3", 1)
    table = turn(s)
    do(table, "trade", ("give", 0, 1, item("oak_wand")), ("equip", 1, item("oak_wand"), 5))
    do(table, ("give", 1, 0, item("hand_axe")), ("equip", 0, item("hand_axe"), 4), "done")
    assert table.state.heroes[0].slots[4] == item("hand_axe")
    assert table.state.heroes[1].slots[4:] == [item("ash_wand"), item("oak_wand")]
    assert table.choices[0].subject == (0, 2)


@pytest.mark.rule("MD-3.1", "MD-3.3", "MD-3.16", "MD-4.17")
def test_two_hands() -> None:
    s = state("gheta")
    equip(s, 0, "rusty_sword", "blunt_axe")
    s.heroes[0].inventory = [item("mighty_great_sword")]
    table = turn(s)
    do(table, "trade", ("equip", 0, item("mighty_great_sword"), 4))
    assert table.state.heroes[0].slots[4:] == [item("mighty_great_sword"), -1]
    assert sorted(table.state.heroes[0].inventory) == sorted([item("rusty_sword"), item("blunt_axe")])
    do(table, ("equip", 0, item("blunt_axe"), 4))
    assert table.state.heroes[0].slots[4:] == [item("blunt_axe"), -1]


@pytest.mark.rule("MD-4.14")
def test_items_are_stowed_without_an_action() -> None:
    s = state("gheta")
    equip(s, 0, "rusty_sword")
    table = turn(s)
    do(table, "stow")
    assert table.state.heroes[0].inventory == [item("rusty_sword")]
    assert table.choices[0].subject == (0, 4)


@pytest.mark.rule("MD-14.4", "MD-14.5", "MD-3.8")
def test_rest_restores_two_points_in_any_mix() -> None:
    s = state("gheta")
    s.heroes[0].health, s.heroes[0].mana = 7, 0
    mob(s, "undead", "A3", 1)
    table = turn(s)
    do(table, "rest")
    assert list(open_to(table)) == [(1, 1), (0, 2)]
    do(table, (1, 1))
    assert (table.state.heroes[0].health, table.state.heroes[0].mana) == (8, 1)


@pytest.mark.rule("MD-14.6", "MD-14.E1", "MD-22.9", "MD-22.32", "MD-3.6")
def test_mathrin_uses_his_ability_or_the_ring() -> None:
    s = state("mathrin")
    equip(s, 0, "silver_ring")
    s.heroes[0].health, s.heroes[0].mana = 1, 1
    table = turn(s)
    own = next(option for option in open_to(table) if option[:2] == ("special", "hero"))
    ring = next(option for option in open_to(table) if option[:2] == ("special", "item"))
    do(table, own)
    assert table.state.heroes[0].mana == 4
    do(table, ring)
    assert table.state.heroes[0].health == 4
    assert table.choices[0].subject == (0, 2)


# --- knock-outs -----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-17.2")
def test_a_knocked_out_hero_discards_conditions() -> None:
    s = state("gheta")
    s.heroes[0].fire, s.heroes[0].frost, s.conditions = 2, 1, 22
    knock_out(s, 0)
    assert (s.heroes[0].fire, s.heroes[0].frost, s.conditions) == (0, 0, 25)


@pytest.mark.rule("MD-17.5", "MD-17.6", "MD-17.8")
def test_revival_takes_a_lifebringer_token() -> None:
    s = state("gheta")
    s.heroes[0].down, s.heroes[0].health, s.heroes[0].mana = True, 0, 1
    table = sit(s)
    hero = table.state.heroes[0]
    assert (hero.down, hero.health, hero.mana) == (False, 3, 1)
    assert (table.state.lifebringers, table.state.spent) == (0, 1)
    assert asked(table) == "act"


@pytest.mark.rule("MD-17.7", "MD-1.5", "MD-25.5", "MD-25.6")
def test_without_a_token_the_game_is_lost() -> None:
    s = state("gheta", hellbreaker=True)
    assert s.lifebringers == 0
    s.heroes[0].down, s.heroes[0].health = True, 0
    table = sit(s)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "lifebringer")


@pytest.mark.rule("MD-17.10", "MD-17.11", "MD-22.25", "MD-22.27")
def test_each_spent_token_is_a_reroll_in_every_combat() -> None:
    s = state("gheta")
    s.spent = 2
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "A3", 1)
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["fang"], reroll=["-", "sword"]):
        do(table, ("attack", MELEE, foe.figure), ("reroll", 0), ("reroll", 0))
    assert told(table, events.Compared)[0].swords == 1


# --- levels ---------------------------------------------------------------------------------------------


def levels_of(s: State) -> list[tuple[int, int]]:
    return [(hero.level, hero.xp) for hero in s.heroes]


@pytest.mark.rule("MD-18.1", "MD-18.2", "MD-18.3", "MD-18.6", "MD-18.11", "MD-18.13", "MD-3.4", "MD-3.5")
def test_levels_are_bought_as_long_as_xp_suffice() -> None:
    s = state("gheta")
    s.heroes[0].xp = 16
    table = sit(s, level_phase.later())
    assert asked(table) == "skill"
    assert levels_of(table.state) == [(2, 11)]
    do(table, skill("killing_fury_1"))
    assert levels_of(table.state) == [(3, 1)]


@pytest.mark.rule("MD-18.4", "MD-18.5", "MD-18.12")
def test_the_highest_level_is_five() -> None:
    s = state("gheta")
    s.heroes[0].xp, s.heroes[0].level = 60, 3
    table = sit(s, level_phase.later())
    while asked(table) in ("skill", "place"):
        do(table, open_to(table)[0])
    assert levels_of(table.state) == [(5, 30)]


@pytest.mark.rule("MD-18.7", "MD-18.14", "MD-3.10")
def test_maxima_are_totals_over_the_starting_value() -> None:
    s = state("gheta")
    found = []
    for level in range(1, 6):
        s.heroes[0].level = level
        found.append((figures.max_health(s.heroes[0]) - 8, figures.max_mana(s.heroes[0]) - 2))
    assert found == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)]


@pytest.mark.rule("MD-18.8", "MD-4.6", "MD-7.2")
def test_tokens_go_from_beside_the_board_into_the_bag() -> None:
    s = state("gheta")
    assert (s.heroes[0].rare, s.heroes[0].epic) == (1, 3)
    s.heroes[0].xp = 5
    rare = s.bag.count(RARE)
    table = sit(s, level_up.later(0))
    assert table.state.bag.count(RARE) == rare + 1
    assert table.state.heroes[0].rare == 0


@pytest.mark.rule("MD-18.E1", "MD-18.9", "MD-18.10", "MD-3.14")
def test_feydra_reaches_level_four() -> None:
    s = state("feydra")
    s.heroes[0].level, s.heroes[0].xp, s.heroes[0].rare, s.heroes[0].epic = 3, 17, 0, 2
    s.heroes[0].health = 6
    learn(s, 0, "shadow_form_1")
    epic = s.bag.count(EPIC)
    table = sit(s, level_phase.later())
    do(table, skill("shadow_form_2"))
    hero = table.state.heroes[0]
    assert (hero.level, hero.xp, hero.health, hero.epic) == (4, 5, 7, 1)
    assert hero.skills == [skill("shadow_form_2")]
    assert table.state.bag.count(EPIC) == epic + 1


@pytest.mark.rule("MD-3.E1", "MD-3.11", "MD-3.12", "MD-3.13")
def test_a_higher_grade_needs_the_lower_one() -> None:
    s = state("gheta")
    s.heroes[0].level = 2
    assert skill("killing_fury_2") not in open_skills(s.heroes[0])
    learn(s, 0, "killing_fury_1")
    found = open_skills(s.heroes[0])
    assert skill("killing_fury_2") in found
    assert skill("killing_fury_1") not in found
    assert skill("killing_fury_3") not in found  # level 4
    assert skill("path_of_fire_1") not in found  # another Class


# --- Darkness and the Dungeon Level ---------------------------------------------------------------------


@pytest.mark.rule("MD-19.1", "MD-19.2", "MD-19.7", "MD-19.8", "MD-19.9", "MD-19.11", "MD-19.12", "MD-19.E1")
def test_what_the_track_brings_and_when() -> None:
    s = state("gheta")
    found: dict[str, list[int]] = {}
    for n in range(1, 21):
        advance(s)
        icon = (BOX.darkness_back if s.darkness_back else BOX.darkness)[s.darkness]
        if icon != "none":
            found.setdefault(icon, []).append(n)
    assert found == {"roaming": [2, 8, 12, 16, 20], "rare": [3], "mob": [4, 6, 10, 14, 18], "epic": [5, 7]}


@pytest.mark.rule("MD-19.3", "MD-19.4", "MD-33.5")
def test_mobs_come_at_every_portal() -> None:
    s = state("gheta", "irk", "mathrin", mission="highway")
    s.darkness = 3
    table = sit(s, begin_turn.later(0), advance.later())
    do(table, "end")
    assert asked(table) == "spawn"
    zones = list(open_to(table))
    assert sorted(zones) == sorted([zone(s, "H2"), zone(s, "G3")])
    do(table, zones[0])
    assert sorted(enemy.zone for enemy in table.state.enemies) == sorted(zones)


@pytest.mark.rule("MD-19.5")
def test_a_roaming_monster_comes_at_its_portal() -> None:
    s = state("gheta")
    s.darkness = 1
    table = sit(s, advance.later())
    assert [enemy.zone for enemy in table.state.enemies] == [zone(s, "E1")]


@pytest.mark.rule("MD-19.6")
def test_treasure_icons_fill_the_bag_from_the_supply() -> None:
    s = state("gheta")
    s.darkness, s.supply = 2, [0, 1, 0]
    rare = s.bag.count(RARE)
    table = sit(s, advance.later())
    assert table.state.bag.count(RARE) == rare + 1
    s = state("gheta")
    s.darkness, s.supply = 2, [0, 0, 0]
    table = sit(s, advance.later())
    assert table.state.bag.count(RARE) == rare


@pytest.mark.rule("MD-19.10")
def test_all_heroes_are_ready_in_the_next_round() -> None:
    s = state("gheta", "irk")
    s.heroes[0].acted = s.heroes[1].acted = True
    table = sit(s, begin_round.later())
    assert not any(hero.acted for hero in table.state.heroes)


@pytest.mark.rule("MD-20.1", "MD-20.2", "MD-20.E1")
def test_the_dungeon_level_is_the_highest_heros() -> None:
    s = state("gheta", "irk", "mathrin", "feydra")
    for hero, level in zip(s.heroes, (2, 2, 3, 2), strict=True):
        hero.level = level
    assert figures.dungeon_level(s) == 3
    assert figures.tier(s) == 1
    s.heroes[0].level = 5
    assert figures.tier(s) == 2


@pytest.mark.rule("MD-8.10")
def test_the_order_of_a_rounds_start() -> None:
    s = state("gheta", "feydra", mission="cursed_sword")
    equip(s, 0, "mighty_great_sword")
    s.heroes[1].down, s.heroes[1].health = True, 0
    table = sit(s, begin_round.later())
    kinds = (events.SwordBites, events.Revived, events.TokensDrawn)
    assert [type(line.record) for line in table.log if isinstance(line.record, kinds)] == list(kinds)


@pytest.mark.rule("MD-20.3")
def test_a_new_dungeon_level_holds_at_once_and_not_for_those_there() -> None:
    s = state("gheta")
    foe = mob(s, "undead", "A3", 1)
    s.heroes[0].level, s.heroes[0].xp = 2, 10
    assert figures.tier(s) == 0
    table = sit(s, level_up.later(0), spawn_mob.later(zone(s, "E1")))
    do(table, open_to(table)[0])  # the skill, and a Mob comes in the same phase
    s = table.state
    assert figures.tier(s) == 1
    assert [figures.mob_card(enemy).tier for enemy in s.enemies] == [1, 2]
    assert figures.health_of(s.enemies[0]) == figures.health_of(foe)
