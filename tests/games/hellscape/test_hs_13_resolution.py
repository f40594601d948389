"""Chapter 13: resolving an attack, Wounds, kills, rewards."""

import pytest
from mdtables import asked, do, equip, mob, open_to, roaming, state, told, turn, under_attack, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ITEMS, MOBS
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import Enemy, State
from wyprawa.games.hellscape.vocabulary import targets, verbs
from wyprawa.games.hellscape.vocabulary.terms import COMMON, MELEE, RANGED
from wyprawa.kernel import Table


def duel(kind: str, minions: int, *items: str, hero: str = "gheta", tier: int = 1) -> tuple[State, Enemy]:
    """A Hero in the lit Zone G2 with a Mob."""
    s = state(hero, mission="highway")
    s.heroes[0].zone = zone(s, "G2")
    equip(s, 0, *(items or ("blunt_axe",)))
    return s, mob(s, kind, "G2", minions, tier)


def strike(table: Table[State], foe: Enemy, type: int = MELEE) -> None:
    do(table, ("attack", type, foe.figure))


@pytest.mark.rule(
    "MD-13.1", "MD-13.2", "MD-13.8", "MD-2.1", "MD-2.5", "MD-2.8", "MD-2.12", "MD-5.7", "MD-13.11"
)
def test_swords_minus_shields_are_wounds() -> None:
    s, foe = duel("demons", 2)
    table = turn(s)
    with scripted(table, orange=["3 sword"], blue=["shield"], enemy=["-", "-"]):
        strike(table, foe)
    assert told(table, events.Compared)[0].wounds == 2
    assert (foe.figure, table.state.enemies[0].wounds, table.state.enemies[0].minions) == (foe.figure, 2, 2)
    with scripted(table, orange=["-"], blue=["2 shield"], enemy=["-", "-"]):
        strike(table, foe)
    assert told(table, events.Compared)[1].wounds == 0


@pytest.mark.rule("MD-2.6", "MD-3.9")
def test_mana_results_give_mana_up_to_the_maximum() -> None:
    s, foe = duel("undead", 1, "blunt_axe")
    s.heroes[0].mana = 1
    table = turn(s)
    with scripted(table, orange=["sword mana"], enemy=["-"]):
        strike(table, foe)
    assert table.state.heroes[0].mana == 2
    with scripted(table, orange=["sword mana"], enemy=["-"]):
        strike(table, foe)
    assert table.state.heroes[0].mana == 2


@pytest.mark.rule("MD-2.7")
def test_mana_results_of_an_enemys_attack_give_nothing() -> None:
    s, foe = duel("demons", 1)
    s.heroes[0].mana = 0
    table = under_attack(s, foe)
    with scripted(table, yellow=["sword mana"], enemy=["-"], free=("mob",)):
        do(table, "end")
    assert table.state.heroes[0].mana == 0


@pytest.mark.rule("MD-2.10", "MD-13.10")
def test_scratches_wound_the_hero_from_afar_too() -> None:
    s = state("nahias", mission="highway")
    s.heroes[0].zone = zone(s, "D2")
    equip(s, 0, "tribal_spear")
    foe = mob(s, "gargoyles", "G2", 2)
    table = turn(s)
    health = s.heroes[0].health
    with scripted(
        table, arrow=[0], yellow=["-"], shadow=["sword"], blue=["2 shield"], enemy=["scratch", "scratch"]
    ):
        do(table, ("attack", RANGED, foe.figure), "stop")
    assert table.state.heroes[0].health == health - 2


@pytest.mark.rule("MD-13.4", "MD-13.5", "MD-13.6", "MD-22.28")
def test_a_resolved_die_is_locked() -> None:
    s, foe = duel("gargoyles", 2)
    s.heroes[0].rage = 1
    table = turn(s)
    with scripted(table, orange=["sword"], blue=["shield"], enemy=["scratch", "-"], reroll=["-"]):
        strike(table, foe)
        do(table, ("use", "stance", 0, 0))
        assert ("reroll", 2) in open_to(table)  # the Enemy die with the scratch
        do(table, ("resolve", 2))
        assert ("reroll", 2) not in open_to(table)
        assert ("reroll", 1) in open_to(table)  # shields are not resolved in step 2
        do(table, ("reroll", 1))
    assert told(table, events.Compared)[0].shields == 0


@pytest.mark.rule("MD-13.12", "MD-13.13", "MD-13.14", "MD-13.17", "MD-5.8")
def test_wounds_go_to_one_minion_after_the_other() -> None:
    s, foe = duel("undead", 3, "doom_axe")
    table = turn(s)
    with scripted(table, yellow=["2 sword", "2 sword"], orange=["3 sword", "3 sword"], enemy=["-"] * 3):
        strike(table, foe)
    left = table.state.enemies[0]
    assert (left.minions, left.wounds) == (1, 2)  # 10 Wounds on Health 4
    assert table.state.heroes[0].xp == 2


@pytest.mark.rule("MD-13.15", "MD-13.16", "MD-13.18", "MD-13.25", "MD-13.28")
def test_the_leader_dies_last() -> None:
    s, foe = duel("skeletons", 1, "doom_axe")
    s.enemies[0].treasure = (0, 0, 0)
    table = turn(s)
    swords = {"yellow": ["2 sword", "2 sword"], "orange": ["3 sword", "3 sword"]}
    with scripted(table, swords, blue=["-"], enemy=["-"]):
        strike(table, foe)
    assert asked(table) == "item"
    assert ITEMS[table.choices[0].subject[1]].id == "notched_blade"
    do(table, "keep")
    assert table.state.enemies == []
    assert table.state.heroes[0].xp == 4  # Minion 1, Leader 1 + 2
    assert [MOBS[card].kind for card in table.state.mob_discards[0]] == ["skeletons"]


@pytest.mark.rule("MD-13.18", "MD-17.13")
def test_all_heroes_share_in_a_leader() -> None:
    s = state("gheta", "mathrin", mission="highway", seats=1)
    s.heroes[0].zone = zone(s, "G2")
    s.heroes[1].down = True
    equip(s, 0, "doom_axe")
    foe = mob(s, "undead", "G2", 0, weapon="")
    table = turn(s)
    with scripted(table, yellow=["2 sword", "2 sword"], orange=["-", "-"], free=("token",)):
        strike(table, foe)
    assert [hero.xp for hero in table.state.heroes] == [3, 2]


@pytest.mark.rule("MD-13.19", "MD-13.24", "MD-5.5", "MD-5.10")
def test_a_roaming_monster_and_its_fixed_reward() -> None:
    s = state("gheta", mission="highway")
    s.heroes[0].zone = zone(s, "G2")
    equip(s, 0, "doom_axe")
    foe = roaming(s, "ghoul", "G2")
    foe.wounds = 9
    rare = len(s.item_piles[1])
    table = turn(s)
    with scripted(
        table,
        {"item-rare": [s.item_piles[1][0]]},
        yellow=["2 sword", "-"],
        orange=["-", "-"],
        blue=["-"] * 2,
        enemy=["-"],
    ):
        strike(table, foe)
    assert table.state.heroes[0].xp == 5
    assert len(table.state.item_piles[1]) == rare - 1
    assert asked(table) == "item"


@pytest.mark.rule("MD-13.22", "MD-13.23", "MD-4.4", "MD-4.5", "MD-13.26")
def test_treasure_of_a_leader_becomes_items_and_goes_back_to_the_bag() -> None:
    s, foe = duel("undead", 0, "doom_axe")
    foe.treasure, foe.item = (1, 0, 0), -1
    s.bag.remove(COMMON)
    bag = len(s.bag)
    ring = next(n for n in s.item_piles[0] if ITEMS[n].id == "silver_ring")
    table = turn(s)
    with scripted(table, {"item-common": [ring]}, yellow=["2 sword"] * 2, orange=["-"] * 2):
        strike(table, foe)
    assert len(table.state.bag) == bag + 1
    do(table, ("equip", 3))
    assert table.state.heroes[0].slots[3] == ring


@pytest.mark.rule("MD-13.27", "MD-11.6")
def test_a_reward_may_be_handed_over_and_equipped_at_once() -> None:
    s = state("gheta", "mathrin", mission="highway", seats=1)
    for hero in s.heroes:
        hero.zone = zone(s, "G2")
    equip(s, 0, "doom_axe")
    foe = mob(s, "undead", "G2", 0, weapon="ember_wand")
    table = turn(s)
    with scripted(table, yellow=["2 sword"] * 2, orange=["-"] * 2):
        strike(table, foe)
    do(table, ("give", 1), ("equip", 4))
    assert ITEMS[table.state.heroes[1].slots[4]].id == "ember_wand"


@pytest.mark.rule("MD-13.30", "MD-17.9", "MD-17.1", "MD-17.12", "MD-15.20")
def test_a_hero_at_zero_completes_the_own_attack() -> None:
    s, foe = duel("undead", 2, "doom_axe")
    s.heroes[0].health = 1
    table = turn(s)
    with scripted(table, yellow=["2 sword"] * 2, orange=["-"] * 2, enemy=["scratch", "-"]):
        strike(table, foe)
    assert table.state.enemies[0].minions == 1
    assert told(table, events.KnockedOut)
    assert told(table, events.TurnEnded)
    assert not told(table, events.EnemyActs)  # nobody is left to be hunted (MD-15.20)


@pytest.mark.rule("MD-13.31", "MD-13.32")
def test_effects_wound_and_kill_at_once_and_the_dice_stay() -> None:
    s, foe = duel("undead", 2)
    foe.wounds = 3
    table = under_attack(s, foe)
    with scripted(table, yellow=["sword", "sword"], enemy=["fang", "scratch"], free=("mob",)):
        do(table, "end")
    assert [record.left for record in told(table, events.MinionKilled)] == [1]  # before swords are compared
    assert told(table, events.Compared)[0].swords == 2
    assert told(table, events.HeroWounded)[0].n == 1  # the scratch of the Minion that has died


@pytest.mark.rule("MD-13.E1", "MD-28.4", "MD-28.12", "MD-13.3")
def test_gheta_and_the_gargoyles() -> None:
    s, foe = duel("gargoyles", 2, "doom_axe")
    s.heroes[0].mana = 1
    table = turn(s)
    with scripted(
        table,
        yellow=["2 sword", "sword mana"],
        orange=["3 sword", "-"],
        blue=["shield"],
        enemy=["scratch", "fang"],
        reroll=["shield"],
    ):
        strike(table, foe)
        assert asked(table) == "combat"
        do(table, ("resolve", 5))  # the scratch: a Wound, and Rage
        assert (table.state.heroes[0].health, table.state.heroes[0].rage) == (7, 1)
        do(table, ("use", "stance", 0, 0))
        assert ("reroll", 5) not in open_to(table)
        do(table, ("reroll", 4))  # then nothing is left to decide
    assert table.state.heroes[0].mana == 2
    met = told(table, events.Compared)[0]
    assert (met.attacker, met.defender, met.swords, met.shields, met.wounds) == (0, foe.figure, 6, 2, 4)


@pytest.mark.rule("MD-13.20")
def test_a_kill_without_an_attack_is_the_users() -> None:
    s = state("gheta", "irk", mission="highway")
    foe = mob(s, "demons", "G2", 1)
    for who, wounds in ((1, 3), (0, 3)):
        x = Act(who, who, who)
        list(EFFECTS.resolve(s, (verbs.Wound(wounds, targets.Enemy(sight=False)),), x))
    assert s.enemies == []
    assert [hero.xp for hero in s.heroes] == [1 + 2, 1 + 2]  # a Minion for Irk, the Leader for Gheta
    assert foe.minions == 0
