"""Chapter 12: attack types, range, Line of Sight, the dice pool."""

import pytest
from mdtables import do, door, equip, learn, mob, open_to, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.combat.attack import targets
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.query import reach, ways
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary.terms import MAGIC, MELEE, PILLAR, RANGED


def hall() -> State:
    """Gheta in the dark Zone D2 of the Highway's middle corridor, D2 to G2."""
    s = state("gheta", mission="highway")
    s.heroes[0].zone = zone(s, "D2")
    return s


@pytest.mark.rule("MD-12.1")
def test_an_attack_needs_a_weapon_and_a_target() -> None:
    s = hall()
    mob(s, "skeletons", "D2", 1)
    assert targets(s, 0) == []
    equip(s, 0, "rusty_sword")
    assert targets(s, 0) == [(MELEE, s.enemies[0].figure)]
    s.enemies[0].zone = zone(s, "E2")
    assert targets(s, 0) == []


@pytest.mark.rule("MD-12.3", "MD-12.4", "MD-12.5", "MD-12.6")
def test_reach_of_the_three_types() -> None:
    s = hall()
    here = zone(s, "D2")
    assert [reach.in_reach(s, type, here, here) for type in (MELEE, MAGIC, RANGED)] == [True, True, False]
    beside = zone(s, "E2")
    assert [reach.in_reach(s, type, here, beside) for type in (MELEE, MAGIC, RANGED)] == [False, True, True]
    far = zone(s, "G2")
    assert [reach.in_reach(s, type, here, far) for type in (MELEE, MAGIC, RANGED)] == [False, False, True]
    corner = zone(s, "E1")
    assert not any(reach.in_reach(s, type, here, corner) for type in (MELEE, MAGIC, RANGED))


@pytest.mark.rule("MD-12.7", "MD-6.9", "MD-9.15")
def test_walls_and_closed_doors_end_the_line_of_sight() -> None:
    s = hall()
    assert reach.line(s, zone(s, "D2"), zone(s, "C2")) is None  # a wall
    assert reach.line(s, zone(s, "B1"), zone(s, "A1")) is None  # a closed Door
    s.open |= 1 << door(s, "A1-B1")
    assert reach.line(s, zone(s, "B1"), zone(s, "A1")) == 1


@pytest.mark.rule("MD-12.8", "MD-12.9")
def test_figures_and_pillars_do_not_block() -> None:
    s = hall()
    mob(s, "skeletons", "E2", 2)
    s.tokens.append((PILLAR, zone(s, "F2"), 0))
    assert reach.line(s, zone(s, "D2"), zone(s, "G2")) == 3


@pytest.mark.rule("MD-12.11", "MD-12.12", "MD-12.13", "MD-3.2")
def test_dice_of_the_chosen_type_of_all_weapons() -> None:
    s = hall()
    foe = mob(s, "undead", "D2", 1)  # no Defence dice
    equip(s, 0, "rusty_sword", "blunt_axe")
    assert pool.plan(s, 0, foe.figure, MELEE, dark=False) == [1, 1, 0, 0, 1]
    s.heroes[0].inventory.append(s.heroes[0].slots[5])
    s.heroes[0].slots[5] = -1
    assert pool.plan(s, 0, foe.figure, MELEE, dark=False) == [1, 0, 0, 0, 1]


@pytest.mark.rule("MD-12.14", "MD-2.3", "MD-20.4", "MD-20.6", "MD-15.12", "MD-20.5")
def test_the_shadow_die_is_for_an_attacking_hero_in_shadow() -> None:
    s = hall()
    foe = mob(s, "undead", "D2", 1)
    equip(s, 0, "tribal_spear")
    table = turn(s)  # D2 is dark
    with scripted(table, yellow=["-"], shadow=["sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    s = hall()
    s.heroes[0].zone = zone(s, "G2")
    foe = mob(s, "undead", "G2", 1)
    equip(s, 0, "tribal_spear")
    table = turn(s)
    with scripted(table, yellow=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert told(table, events.Compared)[0].swords == 1  # the spear's own
    assert pool.plan(s, foe.figure, 0, MELEE, dark=True)[3] == 0


@pytest.mark.rule("MD-12.15", "MD-12.16", "MD-2.2", "MD-2.4", "MD-15.13")
def test_defence_dice_and_an_enemy_die_for_each_minion() -> None:
    s = hall()
    foe = mob(s, "fallen_angels", "D2", 3)
    equip(s, 0, "blunt_axe", "worn_leather_armour")
    assert pool.plan(s, 0, foe.figure, MELEE, dark=False) == [0, 1, 2, 0, 3]
    assert pool.plan(s, foe.figure, 0, MELEE, dark=False) == [1, 0, 1, 0, 3]


@pytest.mark.rule("MD-12.18", "MD-12.17", "MD-22.3")
def test_bonus_dice_may_wait_for_the_roll_and_come_once() -> None:
    s = hall()
    s.heroes[0].zone, s.heroes[0].rage = zone(s, "G2"), 2
    equip(s, 0, "rusty_sword")
    learn(s, 0, "killing_fury_1")
    foe = mob(s, "undead", "G2", 1)
    fury = ("use", "skill", s.heroes[0].skills[0], 0)
    table = turn(s)
    with scripted(table, yellow=["sword", "2 sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
        assert fury in open_to(table)
        do(table, fury)
        assert fury not in open_to(table)
        do(table, "finish")
    assert told(table, events.Compared)[0].swords == 4  # the sword's own is one of them


@pytest.mark.rule("MD-24.9", "MD-24.11", "MD-24.12", "MD-24.13")
def test_a_pillar_takes_a_yellow_die() -> None:
    s = hall()
    equip(s, 0, "short_bow")
    foe = mob(s, "undead", "G2", 1)
    full = pool.plan(s, 0, foe.figure, RANGED, dark=False)
    s.tokens.append((PILLAR, zone(s, "D2"), 0))
    assert pool.plan(s, 0, foe.figure, RANGED, dark=False) == full  # in the attacker's Zone
    s.tokens += [(PILLAR, zone(s, "E2"), 0), (PILLAR, zone(s, "G2"), 0)]
    assert pool.plan(s, 0, foe.figure, RANGED, dark=False) == [full[0] - 1, *full[1:]]  # once
    s.heroes[0].zone = foe.zone
    assert pool.plan(s, 0, foe.figure, MELEE, dark=False)[0] == 1


@pytest.mark.rule("MD-12.E1")
def test_three_mobs_in_line_one_behind_a_pillar() -> None:
    s = state("feydra", mission="highway")
    s.heroes[0].zone = zone(s, "D2")
    equip(s, 0, "short_bow")
    imps = mob(s, "infernal_imps", "E2", 2)
    skeletons = mob(s, "skeletons", "D1", 2)
    gargoyles = mob(s, "gargoyles", "G2", 2)
    s.tokens.append((PILLAR, zone(s, "F2"), 0))
    assert sorted(targets(s, 0)) == sorted((RANGED, foe.figure) for foe in (imps, skeletons, gargoyles))
    yellow = [pool.plan(s, 0, foe.figure, RANGED, dark=False)[0] for foe in (imps, skeletons, gargoyles)]
    assert yellow == [1, 1, 0]


@pytest.mark.rule("MD-12.E2")
def test_gheta_and_the_skeletons() -> None:
    s = state("gheta", mission="highway")
    s.heroes[0].zone = zone(s, "G2")  # in Light
    s.heroes[0].rage = 1
    equip(s, 0, "mighty_great_sword")
    learn(s, 0, "killing_fury_1")
    foe = mob(s, "skeletons", "G2", 2)
    table = turn(s)
    with scripted(table, yellow=["-", "-"], orange=["-"], blue=["-"], enemy=["-", "-"]):
        do(table, ("attack", MELEE, foe.figure), ("use", "skill", s.heroes[0].skills[0], 0))
    done = told(table, events.DiceRolled)
    rolled = [kind for each in done for kind, _ in each.dice]
    assert [rolled.count(kind) for kind in range(5)] == [2, 1, 1, 0, 2]


@pytest.mark.rule("MD-12.2", "MD-13.29")
def test_the_combat_ends_with_the_attack() -> None:
    s = hall()
    s.heroes[0].zone = zone(s, "G2")
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert table.state.combat is None
    assert table.state.turn is not None
    assert table.state.turn.actions == 3  # solo: 4, one spent


@pytest.mark.rule("MD-12.10")
def test_one_sees_across_an_abyss() -> None:
    s = state("gheta", mission="soul_keys")
    assert reach.line(s, zone(s, "A2"), zone(s, "C2")) == 2


@pytest.mark.rule("MD-12.22")
def test_range_is_straight_and_other_distances_are_walked() -> None:
    s = state("gheta", "irk", mission="soul_keys")
    assert reach.line(s, zone(s, "A2"), zone(s, "C2")) == 2
    assert ways.distance(s, zone(s, "A2"), zone(s, "C2")) == 4
    foe = mob(s, "undead", "A2", 1, weapon="notched_blade")
    s.heroes[0].zone, s.heroes[1].zone = zone(s, "C2"), zone(s, "B3")
    assert focus.way(s, foe).toward == [1]  # two steps away, Gheta is four
    foe.item = NONE
    equip(s, 0, "hunting_bow")
    assert targets(s, 0) == [(RANGED, foe.figure)]


@pytest.mark.rule("MD-24.10")
def test_a_pillar_takes_nothing_from_a_pool_without_its_die() -> None:
    s = hall()
    foe = mob(s, "undead", "F2", 1)
    equip(s, 0, "light_crossbow")
    clear = pool.plan(s, 0, foe.figure, RANGED, dark=False)
    s.tokens.append((PILLAR, zone(s, "F2"), 0))
    assert reach.behind_pillar(s, RANGED, zone(s, "D2"), zone(s, "F2"))
    assert clear[:2] == [0, 1]
    assert pool.plan(s, 0, foe.figure, RANGED, dark=False) == clear
