"""The sensible Hero: it takes what is plainly best, and plays whole Missions."""

from __future__ import annotations

from typing import Any

import pytest
from mdtables import (
    asked,
    boss_in,
    do,
    door,
    equip,
    item,
    learn,
    mob,
    open_to,
    roaming,
    sit,
    skill,
    state,
    turn,
    zone,
)

import wyprawa
from wyprawa.conformance import LAWS
from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.bot import answers, counsel, distances, errands, gear, goals, strikes, worth
from wyprawa.games.hellscape.bot import ground as terrain
from wyprawa.games.hellscape.odds import begin
from wyprawa.games.hellscape.rules.figures.levels import choose_skill
from wyprawa.games.hellscape.rules.figures.rewards import found_item
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.state import BOSS, FIRE_SPIRIT, FROST_SPIRIT, NONE, Companion, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, FORGE, MAGIC, MELEE, TIME, TREASURE
from wyprawa.kernel import Chance, Choice, Outcome, Table


def answer(table: Table[State]) -> Any:
    return answers.choose(table.state, table.choices[0], Chance(1))


def test_it_attacks_who_stands_beside_it() -> None:
    s = state("gheta", mission="highway")
    equip(s, 0, "doom_axe")
    s.heroes[0].zone = zone(s, "D2")
    foe = mob(s, "undead", "D2", 2)
    assert answer(turn(s)) == ("attack", MELEE, foe.figure)


def test_it_walks_to_an_enemy_and_not_away() -> None:
    s = state("gheta", mission="highway")
    equip(s, 0, "doom_axe")
    s.heroes[0].zone = zone(s, "D2")
    mob(s, "undead", "F2", 2)
    table = turn(s)
    assert answer(table) == "move"
    do(table, "move")
    assert answer(table) == ("go", zone(s, "E2"))


def test_it_does_what_the_mission_wants() -> None:
    s = state("gheta")
    s.heroes[0].zone = zone(s, "A2")
    table = turn(s)
    assert answer(table) == "move"
    do(table, "move")
    assert answer(table) == ("deed", 0)
    do(table, ("deed", 0))
    holder = table.state.heroes[0]
    assert goals.objectives(table.state, 0) == [errands.Goal(zone(s, "E3"), errands.OBJECTIVE)]
    holder.zone = zone(s, "E3")
    table.state.enemies = []
    assert answer(turn(table.state)) == ("deed", 1)


def test_it_takes_treasure_beside_the_way() -> None:
    s = state("gheta", mission="highway")
    s.tokens.append((TREASURE, s.heroes[0].zone, 1))
    table = turn(s)
    do(table, "move")
    assert answer(table) == ("treasure", 1)


def test_a_wounded_party_opens_no_door() -> None:
    s = state("gheta", "irk", mission="highway")
    for hero in s.heroes:
        hero.zone = zone(s, "D1")
    behind = zone(s, "E1")
    assert terrain.routes(s, 0, 6)[behind].first == ("open", door(s, "D1-E1"))
    s.heroes[0].health = s.heroes[1].health = 1
    assert behind not in terrain.routes(s, 0, 6)


def test_traps_on_the_only_way_out_stop_nobody() -> None:
    s = state("mathrin", "sir_ronen", "nahias", "irk", mission="soul_collector")
    s.counts["souls"] = 46
    s.open |= 1 << door(s, "A2-B2")
    s.revealed |= 1 << ground.map_of(s).room_of[zone(s, "B2")]
    s.enemies = []
    for hero in s.heroes:
        hero.zone = zone(s, "B2")
    table = turn(s)
    assert answer(table) == "move"
    do(table, "move")
    assert answer(table) == ("open", door(s, "B2-B3"))


def test_whoever_is_alone_opens_no_door_with_the_last_actions() -> None:
    s = state("gheta", mission="highway")
    s.heroes[0].zone = zone(s, "D1")
    s = turn(s).state
    assert s.turn is not None
    behind = zone(s, "E1")
    s.turn.actions = 2
    assert behind in terrain.routes(s, 0, 6)
    s.turn.actions = 1
    assert behind not in terrain.routes(s, 0, 6)


def test_a_wizard_takes_the_weapon_that_gives_mana() -> None:
    s = state("mathrin", mission="highway")
    s.heroes[0].slots = [NONE] * 6
    ocarina, wand = item("magic_ocarina"), item("ash_wand")
    asking = Choice(0, "weapon", (wand, ocarina), (0,))
    assert answers.choose(s, asking, Chance(0)) == ocarina


def test_a_better_weapon_is_equipped_and_a_worse_one_kept() -> None:
    s = state("gheta")
    equip(s, 0, "rusty_sword")
    assert gear.best_gain(s, s.heroes[0], item("doom_axe"))[0] > 1
    equip(s, 0, "kings_sword")
    assert gear.best_gain(s, s.heroes[0], item("sling"))[0] < 0


def test_in_a_combat_it_pays_for_what_kills() -> None:
    s = state("gheta", mission="highway")
    equip(s, 0, "rusty_sword")
    learn(s, 0, "killing_fury_1")
    s.heroes[0].zone, s.heroes[0].rage = zone(s, "G2"), 3
    foe = mob(s, "undead", "G2", 0)
    foe.wounds = 1
    table = turn(s)
    with scripted(table, yellow=["sword"]):
        do(table, ("attack", MELEE, foe.figure))
    assert asked(table) == "combat"  # 2 swords, and 3 Wounds would kill
    assert answer(table) in [("use", "skill", skill("killing_fury_1"), 0), ("use", "stance", 0, 0)]
    table.state.enemies[0].wounds = 3
    assert answer(table) == "finish"


def test_a_wizard_turns_the_pointer_to_a_spell_that_kills() -> None:
    s = state("mathrin", mission="highway")
    equip(s, 0, "ash_wand")
    learn(s, 0, "path_of_fire_1", place=1)
    s.heroes[0].zone, s.heroes[0].pointer = zone(s, "G2"), 3
    foe = mob(s, "undead", "G2", 0)
    foe.wounds = 1
    before = strikes.blow(s, 0, foe, MAGIC)
    table = turn(s)
    with scripted(table, yellow=["-"]):
        do(table, ("attack", MAGIC, foe.figure))
    assert asked(table) == "combat"
    assert answer(table) == ("pointer", 1)  # past the basic spell on quarter 0, to Path of Fire
    s.heroes[0].mana = 0
    assert before > strikes.blow(s, 0, foe, MAGIC)


def test_a_wizard_does_not_give_up_magic_for_a_bow() -> None:
    s = state("mathrin")
    equip(s, 0, "ash_wand")
    assert gear.best_gain(s, s.heroes[0], item("long_bow"))[0] < 0


def test_a_shaman_attacks_rather_than_rousing_a_weak_spirit_again() -> None:
    s = state("irk", mission="highway")
    equip(s, 0, "doom_axe")
    s.heroes[0].zone = zone(s, "D2")
    foe = mob(s, "undead", "D2", 2)
    s.companions.append(Companion(FIRE_SPIRIT, zone(s, "D2"), 0))
    table = turn(s)
    assert answer(table) == ("wake", FIRE_SPIRIT)
    do(table, ("wake", FIRE_SPIRIT), "move", "stop")
    assert ("spirit", FIRE_SPIRIT) in open_to(table)
    assert answer(table) == ("attack", MELEE, foe.figure)


def test_mana_of_a_shaman_becomes_the_element_that_is_worth_most() -> None:
    s = state("irk")
    learn(s, 0, "lightning")
    air, fire = gear.element_worth(s, s.heroes[0], 2), gear.element_worth(s, s.heroes[0], 0)
    assert fire > gear.element_worth(s, s.heroes[0], 1)  # a sword for the rest of the Mission
    assert air > 0
    s.heroes[0].elements[2] = 4
    assert gear.element_worth(s, s.heroes[0], 2) == 0


def test_frost_is_worth_an_action_of_a_mob_two_tokens_to_a_roaming_monster_and_nothing_to_a_boss() -> None:
    s = state("mathrin", mission="highway")
    foe = mob(s, "demons", "G2", 4)
    alone = mob(s, "undead", "F2", 0)
    assert worth.frozen(foe, 1) > worth.frozen(alone, 1) > 0
    foe.frost = 2
    assert worth.frozen(foe, 1) == 0
    beast = roaming(s, "ghoul", "A1")
    assert worth.frozen(beast, 2) == worth.frozen(beast, 5) > worth.frozen(beast, 1)
    beast.kind = BOSS
    assert worth.frozen(beast, 2) == 0


def test_a_wizard_freezes_a_full_mob_for_what_it_keeps_from_happening() -> None:
    s = state("mathrin", mission="highway")
    equip(s, 0, "ash_wand")
    s.heroes[0].zone = zone(s, "G2")
    foe = mob(s, "demons", "G2", 4)
    before = strikes.blow(s, 0, foe, MAGIC)
    learn(s, 0, "path_of_frost_1", place=0)
    frozen = strikes.blow(s, 0, foe, MAGIC)
    foe.frost = 2
    assert frozen > strikes.blow(s, 0, foe, MAGIC) > before


def test_a_wizard_turns_the_pointer_to_heal_who_is_near_the_end() -> None:
    s = state("mathrin", mission="highway")
    s.heroes[0].pointer, s.heroes[0].mana = 0, 5
    s.heroes[0].inventory = []
    assert answer(turn(s)) != ("pointer", 1)
    s.heroes[0].health = 1
    table = turn(s)
    assert answer(table) == ("pointer", 1)
    do(table, ("pointer", 1))
    assert answer(table) == ("use", "spell", 1, 0)


def test_a_wizard_without_mana_gathers_it_for_a_blow_of_this_turn() -> None:
    s = state("mathrin", mission="highway")
    equip(s, 0, "ash_wand")
    learn(s, 0, "path_of_frost_1", place=0)
    learn(s, 0, "arcane_surge", place=1)
    s.heroes[0].zone, s.heroes[0].pointer, s.heroes[0].mana = zone(s, "G2"), 0, 0
    foe = mob(s, "demons", "G2", 4, tier=2)
    table = turn(s)
    assert answer(table)[0] == "special"
    do(table, answer(table))
    assert answer(table) == ("attack", MAGIC, foe.figure)


def test_a_wizard_gives_up_a_costly_spell_before_the_one_that_heals() -> None:
    s = state("mathrin")
    learn(s, 0, "path_of_frost_1", place=3)
    learn(s, 0, "path_of_fire_1", place=0)
    learn(s, 0, "arcane_surge", place=2)
    s.heroes[0].level = 4
    table = sit(s, choose_skill.later(0))
    do(table, skill("chain_lightning"))
    assert asked(table) == "place"
    assert answer(table) == 0


def test_a_spirit_is_attacked_before_a_hero_who_is_not_at_full_strength() -> None:
    s = state("irk", "gheta", mission="highway")
    s.companions.append(Companion(FIRE_SPIRIT, s.heroes[0].zone, 0))
    choice = Choice(seat=0, ask="enemy.target", options=[0, 1, FIRE_SPIRIT])
    assert answers.choose(s, choice, Chance(1)) == 1  # eight points of Health
    s.heroes[1].health = 5
    assert answers.choose(s, choice, Chance(1)) == FIRE_SPIRIT


def test_an_ability_of_the_mark_counts_as_often_as_it_can_be_paid() -> None:
    s = state("irk", mission="highway")
    equip(s, 0, "blunt_axe")
    learn(s, 0, "lightning")
    s.heroes[0].zone = zone(s, "G2")
    foe = mob(s, "undead", "G2", 1)
    found = []
    for air in (0, 1, 3):
        s.heroes[0].elements = [0, 0, air, 0]
        found.append(strikes.extras(begin(s, 0, foe.figure, MELEE), 0).bonus.swords)
    assert found == [0, 1, 3]


def test_elements_are_not_saved_for_a_spirit_that_is_there() -> None:
    s = state("irk")
    learn(s, 0, "call_frost")
    shaman, water = s.heroes[0], 1
    before = gear.element_worth(s, shaman, water)
    s.companions.append(Companion(FROST_SPIRIT, shaman.zone, 0))
    assert gear.element_worth(s, shaman, water) < before


def test_what_nobody_needs_is_gathered_for_the_forge() -> None:
    s = state("gheta", "irk", mission="artifact")
    for who in range(2):
        equip(s, who, "kings_sword")
    s.heroes[1].zone = s.heroes[0].zone
    s.heroes[1].inventory += [item("sling"), item("dagger")]
    dirk = item("shadowbane_dirk")  # of no use to either
    s.heroes[0].inventory.append(dirk)
    table = sit(s, found_item.later(0, dirk))
    assert answer(table) == ("give", 1)
    do(table, ("give", 1))
    assert gear.forge_worth(table.state, 1) > 0
    forges = ground.zones_with(s, FORGE)
    assert {goal.zone for goal in goals.finds(table.state, 1)} & {*forges}
    assert not {goal.zone for goal in goals.finds(table.state, 0)} & {*forges}


def test_nobody_leaves_while_others_fight() -> None:
    s = state("gheta", "irk", mission="highway")
    s.heroes[0].zone, s.heroes[1].zone = zone(s, "I2"), zone(s, "H2")
    s.open = (1 << len(ground.map_of(s).board.doors)) - 1
    s.tokens = [token for token in s.tokens if token[0] != COLOUR]
    altar = zone(s, "I2")
    assert errands.Goal(altar, errands.OBJECTIVE) in goals.objectives(s, 0)
    mob(s, "undead", "H2", 2)
    assert errands.Goal(altar, errands.OBJECTIVE) not in goals.objectives(s, 0)
    s.heroes[0].health = 2
    assert errands.Goal(altar, errands.OBJECTIVE) in goals.objectives(s, 0)


def test_in_exodus_everybody_clears_the_own_tile_and_then_helps_the_others() -> None:
    s = state("gheta", "irk", "feydra", "mathrin", mission="exodus")
    for hero, name in zip(s.heroes, ("D9", "A4", "I6", "D1"), strict=True):
        hero.zone = zone(s, name)
        hero.home = ground.map_of(s).tile_of[hero.zone]
    rooms = {"D8", "F8"}  # behind the Doors of the southern tile
    assert {goal.zone for goal in errands.gates_to_free(s, 0)} == {zone(s, name) for name in rooms}
    s.open |= 1 << door(s, "E3-E4")  # the northern tile has no Room
    assert distances.passed(s, 3)
    assert not distances.passed(s, 0)
    assert {zone(s, name) for name in rooms} < {goal.zone for goal in errands.gates_to_free(s, 3)}
    assert terrain.routes(s, 3, 6)[zone(s, "E4")].first is not None


def test_in_exodus_a_room_entered_through_its_gate_is_opened_from_within() -> None:
    s = state("gheta", "irk", "feydra", "mathrin", mission="exodus")
    for hero, name in zip(s.heroes, ("D9", "A4", "I6", "D1"), strict=True):
        hero.home = ground.map_of(s).tile_of[zone(s, name)]
        hero.zone = zone(s, name)
    s.open |= 1 << door(s, "E3-E4") | 1 << door(s, "A4-A5")
    s.revealed |= 1 << ground.map_of(s).room_of[zone(s, "A5")]
    s.heroes[3].zone = zone(s, "C5")
    western = {goal.zone for goal in errands.gates_to_free(s, 3)} & {
        zone(s, name) for name in ("A5", "A6", "B5", "B6", "C4", "C5")
    }
    assert western == {zone(s, "B5"), zone(s, "C4")}  # neither the own Zone nor Doors of a Room that is seen
    s.heroes[1].zone = zone(s, "A6")
    assert {goal.zone for goal in errands.gates_to_free(s, 1)} == {zone(s, "C5")}


def test_without_feathers_nobody_plays_on_against_the_beast() -> None:
    s = state("gheta", mission="horror_beast")
    beast = roaming(s, "ghoul", "A1", tier=3)
    beast.tied = True
    assert not errands.hopeless(s)
    s.tokens = [token for token in s.tokens if token[0] != COLOUR]
    s.heroes[0].held["feather"] = 1
    assert not errands.hopeless(s)
    s.heroes[0].held["feather"], beast.feathers = 0, 1
    assert not errands.hopeless(s)
    beast.feathers = 0
    table = turn(s)
    assert answer(table) == "end"


def test_killing_is_worth_more_than_wounding_and_less_than_everything() -> None:
    s = state("gheta", mission="highway")
    foe = mob(s, "demons", "G2", 2)
    values = [worth.hurt(s, foe, n) for n in range(12)]
    assert values == sorted(values)
    assert values[9] == pytest.approx(worth.whole(s, foe))
    assert values[3] - values[2] > values[2] - values[1]


def test_counsel_prefers_the_healthy_and_knows_the_end() -> None:
    s = state("gheta", "irk", seats=2)
    healthy = counsel.judge(s)
    assert len(healthy) == 2
    s.heroes[0].health = 1
    assert counsel.judge(s)[0] < healthy[0]
    s.outcome = Outcome((0, 1), (1, 1), "won")
    assert counsel.judge(s) == [1.0, 1.0]


def test_counsel_counts_a_bosss_wounds_and_the_sand_that_is_left() -> None:
    s = state("gheta", mission="soul_keys")
    reaper = boss_in(s)
    s.boss_fight, s.tokens = True, [(TIME, zone(s, "A7"), 0)]
    before = counsel.judge(s)[0]
    reaper.wounds = 4
    wounded = counsel.judge(s)[0]
    assert wounded > before
    s.tokens = []
    assert counsel.judge(s)[0] < wounded


def test_counsel_weighs_what_seems_little_worse_the_better_first() -> None:
    s = state("gheta", mission="highway")
    equip(s, 0, "doom_axe")
    s.heroes[0].zone = zone(s, "D2")
    strong, weak = mob(s, "undead", "D2", 2), mob(s, "undead", "D2", 1)
    table = turn(s)
    leanings = counsel.weigh(table.state, table.choices[0], Chance(1))
    assert leanings[0] == (answer(table), 0.0)
    assert {option[2] for option, _ in leanings if option[0] == "attack"} == {strong.figure, weak.figure}
    assert [better for _, better in leanings] == sorted((better for _, better in leanings), reverse=True)


def test_counsel_takes_what_needs_no_thought() -> None:
    s = state("gheta")
    s.heroes[0].zone = zone(s, "A2")
    table = turn(s)
    do(table, "move")
    assert counsel.weigh(table.state, table.choices[0], Chance(1)) == [(("deed", 0), 0.0)]


@pytest.mark.parametrize("law", ["bot", "counsel"])
def test_it_keeps_the_laws(law: str) -> None:
    LAWS[law](GAME, {"seats": 2}, 1)


@pytest.mark.parametrize("seed", range(3))
def test_four_of_them_win_the_training(seed: int) -> None:
    table = wyprawa.new(GAME, seats=4, seed=seed, telling=False)
    while not table.over:
        table.choose(answer(table))
    assert table.outcome is not None
    assert table.outcome.reason == "won"
