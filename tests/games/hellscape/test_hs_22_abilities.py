"""Chapter 22: when abilities may be used, what they cost, what their effects do."""

import pytest
from mdtables import asked, do, equip, item, learn, mob, open_to, skill, state, told, turn, under_attack, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import GAME, events
from wyprawa.games.hellscape.content import ARROWS
from wyprawa.games.hellscape.rules.figures.wounds import heal_enemy
from wyprawa.games.hellscape.rules.query import abilities
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import FANG, MAGIC, MELEE, RANGED, SCRATCH
from wyprawa.kernel import Chance, Table, new


def at(name: str, *heroes: str) -> State:
    """Heroes in a Zone of the Highway: G2 is lit, D2 dark."""
    s = state(*heroes, mission="highway")
    for hero in s.heroes:
        hero.zone = zone(s, name)
    return s


def use_item(name: str, n: int = 0) -> tuple[object, ...]:
    return ("use", "item", item(name), n)


def use_skill(name: str) -> tuple[object, ...]:
    return ("use", "skill", skill(name), 0)


def swords(table: Table[State], nth: int = 0) -> int:
    found: int = told(table, events.Compared)[nth].swords
    return found


# --- timing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-22.1", "MD-22.12")
def test_what_cannot_be_paid_cannot_be_used() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "herb_pouch")
    s.heroes[0].health, s.heroes[0].mana = 3, 0
    assert use_item("herb_pouch") not in open_to(turn(s))
    s.heroes[0].mana = 2
    table = turn(s)
    do(table, use_item("herb_pouch"))
    assert (table.state.heroes[0].mana, table.state.heroes[0].health) == (1, 5)
    kinds = [type(line.record) for line in table.log]
    assert kinds.index(events.ManaLost) < kinds.index(events.Healed)  # paid first


@pytest.mark.rule("MD-22.2", "MD-4.31", "MD-3.2")
def test_an_ability_without_timing_is_used_between_actions() -> None:
    s = at("G2", "gheta")
    s.heroes[0].inventory = [item("herb_pouch")]
    s.heroes[0].health = 3
    assert use_item("herb_pouch") not in open_to(turn(s))  # not equipped
    s.heroes[0].inventory = []
    equip(s, 0, "herb_pouch", "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    learn(s, 0, "killing_fury_1")
    s.heroes[0].rage = 1
    table = turn(s)
    assert use_item("herb_pouch") in open_to(table)
    do(table, "move")
    assert use_item("herb_pouch") not in open_to(table)
    do(table, "stop")
    with scripted(table, orange=["sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert use_skill("killing_fury_1") in open_to(table)
    assert use_item("herb_pouch") not in open_to(table)


@pytest.mark.rule("MD-22.4")
def test_an_attack_type_needs_an_attack_of_that_type() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "short_bow")
    here, there = mob(s, "undead", "G2", 1), mob(s, "demons", "F2", 1, weapon="crude_axe")
    table = turn(s)
    with scripted(table, yellow=["-"], enemy=["-"], blue=["-"]):
        do(table, ("attack", RANGED, there.figure))
    assert swords(table) == 1  # the bow's own
    with scripted(table, yellow=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, here.figure))
    assert swords(table, 1) == 0  # nobody was asked
    assert asked(table) == "act"


@pytest.mark.rule("MD-22.5", "MD-22.20")
def test_defence_is_for_the_defender() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "padded_coat", "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = under_attack(s, foe)
    with scripted(table, orange=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert asked(table) == "act"  # the coat is of no use to an attacker
    with scripted(table, yellow=["2 sword"], enemy=["-"], blue=["-"]):
        do(table, "end", use_item("padded_coat"))
    compared = told(table, events.Compared)[1]
    assert (compared.swords, compared.shields, compared.wounds) == (2, 1, 1)


@pytest.mark.rule("MD-22.6", "MD-22.18")
def test_combat_abilities_serve_both_sides_once_a_combat() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "bone_amulet", "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = under_attack(s, foe)
    with scripted(table, orange=["-"], enemy=["-"], reroll=["3 sword"]):
        do(table, ("attack", MELEE, foe.figure), use_item("bone_amulet"))
        assert use_item("bone_amulet") not in open_to(table)
        do(table, ("reroll", 0))
    assert swords(table) == 3
    with scripted(table, yellow=["2 sword"], enemy=["-"], reroll=["-"]):
        do(table, "end", use_item("bone_amulet"), ("reroll", 0))
    assert swords(table, 1) == 0
    assert table.state.heroes[0].mana == 0


@pytest.mark.rule("MD-22.8", "MD-4.20", "MD-4.22", "MD-4.19")
def test_a_consumable_at_any_time_and_once() -> None:
    s = at("G2", "gheta", "mathrin")
    draught = item("healing_draught")
    s.heroes[1].inventory, s.heroes[1].health = [draught], 1
    s.heroes[1].zone = zone(s, "F2")
    table = turn(s)  # Gheta's turn
    do(table, ("any", 1, "item", draught, 0))
    mage = table.state.heroes[1]
    assert (mage.health, mage.inventory) == (4, [])
    assert table.state.item_discards[0] == (draught,)
    assert (asked(table), table.choices[0].subject) == ("act", (0, 3))


@pytest.mark.rule("MD-4.21")
def test_dice_from_a_consumable_need_a_combat() -> None:
    s = at("G2", "gheta")
    flask = item("fire_flask")
    s.heroes[0].inventory = [flask]
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    assert not any("item" in option for option in open_to(table) if isinstance(option, tuple))
    with scripted(table, orange=["sword", "2 sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), ("use", "item", flask, 0))
    assert swords(table) == 3
    assert table.state.heroes[0].inventory == []


# --- requirements and costs -----------------------------------------------------------------------------


@pytest.mark.rule("MD-22.10", "MD-22.11")
def test_shadow_and_light() -> None:
    for where, sabre, dirk in (("G2", 1, 0), ("D2", 0, 1)):
        for weapon, more in (("silver_sabre", sabre), ("stiletto", dirk)):
            s = at(where, "gheta")
            equip(s, 0, weapon)
            foe = mob(s, "undead", where, 1)
            table = turn(s)
            dark = ["mana"] if where == "D2" else []
            with scripted(table, yellow=["sword", "-"], enemy=["-"], shadow=dark):
                do(table, ("attack", MELEE, foe.figure))
            assert swords(table) == 1 + more


@pytest.mark.rule("MD-22.14")
def test_wounds_paid_knock_out_after_the_effect() -> None:
    s = at("G2", "mathrin")
    learn(s, 0, "dark_magic_1", 0)
    s.heroes[0].health = 2
    mob(s, "demons", "F2", 1)
    table = turn(s)
    do(table, use_skill("dark_magic_1"))
    assert table.state.heroes[0].down or told(table, events.Revived)
    kinds = [type(line.record) for line in table.log]
    assert kinds.index(events.EnemyWounded) < kinds.index(events.KnockedOut)


@pytest.mark.rule("MD-22.15")
def test_wounded_heroes() -> None:
    for health, more in ((3, 0), (2, 1)):
        s = at("G2", "gheta")
        s.heroes[0].health = health
        equip(s, 0, "blunt_axe")
        foe = mob(s, "undead", "G2", 1)
        table = turn(s)
        with scripted(table, orange=["sword"], enemy=["-"]):
            do(table, ("attack", MELEE, foe.figure))
        assert swords(table) == 1 + more


@pytest.mark.rule("MD-22.16")
def test_two_weapons() -> None:
    for weapons, dice, more in ((["blunt_axe"], ["sword"], 0), (["blunt_axe", "hand_axe"], ["sword"] * 2, 1)):
        s = at("G2", "feydra", "irk")
        learn(s, 0, "twin_blades_1")
        s.heroes[0].ready = [0]
        equip(s, 0, *weapons)
        foe = mob(s, "undead", "G2", 1)
        table = turn(s)
        with scripted(table, orange=dice, enemy=["-"], free=("token",)):
            do(table, ("attack", MELEE, foe.figure))
        assert swords(table) == len(dice) + more


@pytest.mark.rule("MD-22.17", "MD-2.11")
def test_fangs_fire_once_for_each_price() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "blunt_axe")
    foe = mob(s, "gargoyles", "G2", 2)
    table = turn(s)
    with scripted(table, orange=["3 sword"], enemy=["fang", "fang"], blue=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert len(told(table, events.FangsFired)) == 2
    assert told(table, events.Compared)[0].shields == 2


@pytest.mark.rule("MD-22.36", "MD-30.6")
def test_the_mark_of_infinity() -> None:
    s = at("G2", "irk")
    learn(s, 0, "lightning")
    s.heroes[0].elements = [0, 0, 2, 0]
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), use_skill("lightning"), use_skill("lightning"))
    assert swords(table) == 2
    assert table.state.heroes[0].elements == [0, 0, 0, 0]


@pytest.mark.rule("MD-22.37")
def test_once_per_round() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "lucky_coin", "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["-"], reroll=["sword"]):
        do(table, ("attack", MELEE, foe.figure), use_item("lucky_coin"), ("reroll", 0))
    with scripted(table, orange=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert asked(table) == "act"  # the coin is spent for this round


@pytest.mark.rule("MD-22.39")
def test_without_timing_and_mark_as_often_as_it_is_paid() -> None:
    s = at("G2", "mathrin")
    learn(s, 0, "dark_magic_1", 0)
    hero = s.heroes[0]
    hero.health, hero.mana = 8, 9
    mob(s, "demons", "F2", 3)
    table = turn(s)
    again = [("pointer", 1)] * 3
    do(table, use_skill("dark_magic_1"), *again, use_skill("dark_magic_1"))
    assert [record.n for record in told(table, events.EnemyWounded)] == [3, 3]
    assert (table.state.heroes[0].health, table.state.heroes[0].mana) == (4, 4)


@pytest.mark.rule("MD-22.38")
def test_a_result_of_the_roll_may_be_the_price() -> None:
    s = at("G2", "gheta")
    s.heroes[0].mana = 0
    equip(s, 0, "ruby_ring", "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["sword mana"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), use_item("ruby_ring"))
    assert swords(table) == 3
    assert table.state.heroes[0].mana == 0  # the mana was used up
    with scripted(table, orange=["2 sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert asked(table) == "act"


# --- effects --------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-22.19")
def test_swords_are_added() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "rusty_sword")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, yellow=["sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert swords(table) == 2
    assert [record.n for record in told(table, events.SwordsAdded)] == [1]


@pytest.mark.rule("MD-22.21")
def test_mana_up_to_the_maximum() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "copper_ring")
    s.heroes[0].mana = 1
    table = turn(s)
    do(table, ("special", "item", item("copper_ring"), 0))
    assert table.state.heroes[0].mana == 2
    assert table.choices[0].subject == (0, 3)  # an action of four


@pytest.mark.rule("MD-22.26")
def test_rerolls_of_enemy_dice_only() -> None:
    s = at("G2", "gheta", "sir_ronen")
    s.heroes[1].consecrated[2] = zone(s, "G2")  # the green column
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["scratch"], reroll=["-"]):
        do(table, ("attack", MELEE, foe.figure))
        rerolls = [option for option in open_to(table) if option[0] == "reroll"]
        assert rerolls == [("reroll", 1)]
        do(table, ("reroll", 1))
    assert table.state.heroes[0].health == 8


@pytest.mark.rule("MD-22.30")
def test_shields_are_lost_but_never_below_none() -> None:
    straight = next(n for n, card in enumerate(ARROWS) if card.id == "straight")  # 1 sword
    for face, wounds in (("2 shield", 2), ("-", 2)):
        s = at("G2", "nahias")
        learn(s, 0, "piercing_shot_1")
        equip(s, 0, "sling")
        foe = mob(s, "demons", "F2", 1)
        table = turn(s)
        with scripted(table, arrow=[straight], yellow=["sword"], enemy=["-"], blue=[face]):
            do(table, ("attack", RANGED, foe.figure), "stop", use_skill("piercing_shot_1"))
        compared = told(table, events.Compared)[0]
        assert (compared.shields, compared.wounds) == (0, wounds)


@pytest.mark.rule("MD-22.31")
def test_results_are_ignored() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "guardian_charm", "blunt_axe")
    foe = mob(s, "undead", "G2", 2)
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["scratch", "scratch"]):
        do(table, ("attack", MELEE, foe.figure))
    assert table.state.heroes[0].health == 7
    assert [(record.symbol, record.n) for record in told(table, events.ResultsIgnored)] == [(SCRATCH, 1)]


@pytest.mark.rule("MD-22.31")
def test_a_visor_ignores_one_of_two_fangs() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "visor_of_truth", "blunt_axe")
    foe = mob(s, "gargoyles", "G2", 2)
    table = turn(s)
    with scripted(table, orange=["3 sword"], enemy=["fang", "fang"], blue=["-"]):
        do(table, ("attack", MELEE, foe.figure), use_item("visor_of_truth"))
    assert [(record.symbol, record.n) for record in told(table, events.ResultsIgnored)] == [(FANG, 1)]
    assert told(table, events.Compared)[0].shields == 1


@pytest.mark.rule("MD-22.33", "MD-22.32")
def test_heal_goes_whole_to_one_hero_in_the_zone() -> None:
    s = at("G2", "gheta", "mathrin", "irk")
    equip(s, 0, "silver_ring")
    s.heroes[0].health, s.heroes[1].health = 7, 1
    s.heroes[2].zone = zone(s, "F2")
    table = turn(s)
    do(table, ("special", "item", item("silver_ring"), 0))
    assert (asked(table), list(open_to(table))) == ("friend", [0, 1])
    do(table, 1)
    assert [hero.health for hero in table.state.heroes[:2]] == [7, 4]


@pytest.mark.rule("MD-22.34")
def test_heal_may_take_conditions_away() -> None:
    s = at("G2", "gheta")
    equip(s, 0, "silver_ring")
    s.heroes[0].health = 5
    s.conditions -= 1
    table = turn(s)
    table.state.heroes[0].fire = 1
    do(table, ("special", "item", item("silver_ring"), 0), "fire")
    assert (table.state.heroes[0].fire, table.state.heroes[0].health) == (0, 7)


@pytest.mark.rule("MD-22.35")
def test_a_mob_that_heals_brings_nobody_back() -> None:
    s = at("G2", "gheta")
    foe = mob(s, "undead", "G2", 1)
    foe.wounds = 2
    heal_enemy(s, foe.figure, 9, "MD-22.32")
    assert (foe.wounds, foe.minions) == (0, 1)


@pytest.mark.rule("MD-2.9", "MD-3.7")
def test_the_shadow_ability_needs_a_shadow_result() -> None:
    for face, rage in (("shadow", 3), ("sword", 0)):
        s = at("D2", "gheta")
        equip(s, 0, "blunt_axe")
        foe = mob(s, "undead", "D2", 1)
        table = turn(s)
        assert not any(option[0] == "shadow" for option in open_to(table))
        with scripted(table, orange=["-"], shadow=[face], enemy=["-"]):
            do(table, ("attack", MELEE, foe.figure))
            if face == "shadow":
                do(table, next(option for option in open_to(table) if option[0] == "shadow"), "finish")
        assert table.state.heroes[0].rage == rage


@pytest.mark.rule("MD-22.23", "MD-22.24")
def test_fire_and_frost_are_put_on_the_target() -> None:
    s = at("G2", "gheta")
    flask = item("frost_flask")
    s.heroes[0].inventory = [flask]
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), ("use", "item", flask, 0))
    assert (table.state.enemies[0].fire, table.state.enemies[0].frost) == (0, 1)
    s = at("G2", "mathrin")
    s.heroes[0].mana = 1
    equip(s, 0, "phoenix_staff")
    foe = mob(s, "undead", "G2", 3)
    table = turn(s)
    with scripted(table, free=("yellow", "orange", "enemy", "reroll")):
        do(table, ("attack", MAGIC, foe.figure), use_item("phoenix_staff"))
    assert (table.state.enemies[0].fire, table.state.enemies[0].frost) == (2, 0)


@pytest.mark.rule("MD-13.9")
def test_wounds_of_an_effect_come_on_top_and_no_shield_stops_them() -> None:
    s = at("G2", "gheta")
    s.heroes[0].mana = 1
    equip(s, 0, "crown_of_thorns")
    foe = mob(s, "demons", "G2", 1)  # it defends with a blue die, which is not asked
    table = under_attack(s, foe)
    with scripted(table, free=("yellow", "orange", "blue", "enemy")):
        do(table, "end", use_item("crown_of_thorns"))
    assert table.state.enemies[0].wounds == 2


def test_a_frozen_foe_and_a_burning_one() -> None:
    for weapon, condition in (("frost_wand", "frost"), ("ember_staff", "fire")):
        s = at("G2", "mathrin")
        s.heroes[0].mana = 0
        equip(s, 0, weapon)
        foe = mob(s, "undead", "G2", 1)
        setattr(foe, condition, 1)
        table = turn(s)
        orange = ["-"] if weapon == "ember_staff" else []
        yellow = ["sword"] if orange else ["sword", "-"]
        with scripted(table, yellow=yellow, orange=orange, enemy=["-"]):
            do(table, ("attack", MAGIC, foe.figure))
        assert swords(table) == 2


@pytest.mark.parametrize("heroes", [("sir_ronen", "mathrin", "gheta"), ("irk", "feydra", "nahias")])
def test_abilities_of_a_timing_are_those_among_all(heroes: tuple[str, ...]) -> None:
    """Along a game: who is seen at once to have none has none."""
    table, luck = new(GAME, seed=5, seats=1, mission="highway", heroes=heroes, telling=False), Chance(5)
    found = 0
    for _ in range(250):
        for who in range(len(heroes)):
            for timing, cards in abilities.BY_TIMING.items():
                at_once = abilities.abilities_at(table.state, who, timing)
                assert at_once == abilities.abilities_of(table.state, who, cards)
                found += len(at_once)
        choice = table.choices[0]
        assert GAME.bot is not None
        table.choose(GAME.bot(table.state, choice, luck), choice.seat)
        if table.over:
            break
    assert found
