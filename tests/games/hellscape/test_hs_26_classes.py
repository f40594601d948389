"""Chapters 26 to 31: what each Class does in its own way."""

import pytest
from mdtables import asked, do, equip, item, learn, mob, open_to, sit, skill, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ARROWS, ROGUE_TOKENS
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.figures.wounds import wound_companion, wound_hero
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import Companion, State
from wyprawa.games.hellscape.vocabulary.terms import BLOOD_RAGE, MAGIC, MELEE, RANGED, RECKLESS


def token(name: str, nth: int = 0) -> int:
    return [n for n, each in enumerate(ROGUE_TOKENS) if each.id == name][nth]


def arrow(name: str, nth: int = 0) -> int:
    return [n for n, each in enumerate(ARROWS) if each.id == name][nth]


def lit(*heroes: str) -> State:
    """Heroes in the lit Zone G2 of the Highway."""
    s = state(*heroes, mission="highway")
    for hero in s.heroes:
        hero.zone = zone(s, "G2")
    return s


# --- Wizard ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-26.E1", "MD-26.4", "MD-26.5", "MD-26.6", "MD-26.7", "MD-26.8", "MD-26.12", "MD-22.13")
def test_mathrins_amulet() -> None:
    s = lit("mathrin")
    mage = s.heroes[0]
    mage.mana, mage.level = 7, 3
    equip(s, 0, "ash_wand")
    learn(s, 0, "path_of_fire_1", 0)
    learn(s, 0, "dark_magic_1", 1)
    undead = mob(s, "undead", "G2", 1)
    imps = mob(s, "infernal_imps", "F2", 1, weapon="crude_axe")
    fire = ("use", "skill", skill("path_of_fire_1"), 0)
    table = turn(s)
    with scripted(table, yellow=["-"], enemy=["-"]):
        do(table, ("attack", MAGIC, undead.figure), fire, "finish")
    mage = table.state.heroes[0]
    assert (mage.pointer, mage.mana) == (1, 5)
    assert told(table, events.Compared)[0].swords == 3  # the wand's own is one of them
    assert table.state.enemies[0].fire == 1
    do(table, ("use", "skill", skill("dark_magic_1"), 0), imps.figure)
    assert (mage.pointer, mage.mana, mage.health) == (2, 4, 2)
    assert (table.state.enemies[1].minions, table.state.enemies[1].wounds) == (0, 0)
    assert table.choices[0].subject == (0, 3)  # no action was used
    do(table, ("pointer", 1), ("pointer", 1))
    assert (mage.pointer, mage.mana) == (0, 2)
    with scripted(table, yellow=["-"], enemy=["-"]):
        do(table, ("attack", MAGIC, undead.figure), fire)
    assert mage.mana == 0


@pytest.mark.rule("MD-26.11")
def test_attack_spells_need_a_magic_weapon() -> None:
    s = lit("mathrin")
    equip(s, 0, "iron_sword")
    learn(s, 0, "path_of_fire_1", 0)
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, yellow=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert asked(table) == "combat"
    assert ("use", "skill", skill("path_of_fire_1"), 0) not in open_to(table)


# --- Paladin --------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-27.5", "MD-27.6", "MD-27.7", "MD-27.9")
def test_consecrations_are_placed_and_taken_back() -> None:
    s = lit("sir_ronen")
    table = turn(s)
    do(table, ("consecrate", 0), zone(s, "G2"))
    knight = table.state.heroes[0]
    assert (knight.consecrated, knight.mana) == ([zone(s, "G2"), -1, -1], 3)
    do(table, ("consecrate", 1))
    assert zone(s, "G2") not in open_to(table)
    do(table, zone(s, "F2"), ("consecrate", 0), zone(s, "E2"), ("recall", 1))
    assert (knight.consecrated, knight.mana) == ([zone(s, "E2"), -1, -1], 1)
    assert table.choices[0].subject == (0, 4)


@pytest.mark.rule("MD-27.1", "MD-27.4", "MD-27.8")
def test_everybody_in_a_consecrated_zone_gets_the_column() -> None:
    s = lit("gheta", "sir_ronen")
    s.heroes[1].consecrated[0] = zone(s, "G2")
    learn(s, 1, "righteous_blow", 0)
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["sword"], yellow=["sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), ("use", "skill", skill("righteous_blow"), 0))
        do(table, ("use", "column", 0, 0))
    assert told(table, events.Compared)[0].swords == 3


@pytest.mark.rule("MD-27.10", "MD-27.11", "MD-27.12")
def test_one_skill_is_blessed_for_a_round() -> None:
    s = lit("sir_ronen")
    learn(s, 0, "holy_shield", 1)
    learn(s, 0, "fate", 1)
    s.heroes[0].blessed = skill("fate")
    table = sit(s)
    assert (asked(table), table.state.heroes[0].blessed) == ("bless", -1)
    do(table, skill("holy_shield"))
    assert table.state.heroes[0].blessed == skill("holy_shield")


# --- Berserker ------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-28.E1", "MD-28.8", "MD-28.9", "MD-28.10", "MD-28.11", "MD-22.7", "MD-22.29")
def test_gheta_changes_her_stance() -> None:
    s = state("gheta", mission="highway")
    s.heroes[0].zone, s.heroes[0].rage = zone(s, "D2"), 4
    equip(s, 0, "blunt_axe")
    learn(s, 0, "killing_fury_1")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    do(table, ("stance", RECKLESS), "move", ("use", "stance", RECKLESS, 0))
    for name in ("E2", "F2", "G2"):
        do(table, ("go", zone(s, name)))
    do(table, ("stance", BLOOD_RAGE))
    with scripted(table, orange=["-"], yellow=["2 sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), ("use", "skill", skill("killing_fury_1"), 0))
    assert table.state.heroes[0].rage == 0
    assert told(table, events.Compared)[0].swords == 2


@pytest.mark.rule("MD-28.5", "MD-28.6")
def test_the_rage_pool_holds_seven() -> None:
    s = lit("gheta")
    s.heroes[0].rage = 6
    wound_hero(s, 0, 3, "MD-2.10")
    assert (s.heroes[0].rage, s.heroes[0].health) == (7, 5)


# --- Rogue ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-29.E1", "MD-29.4", "MD-29.5", "MD-29.6", "MD-29.7", "MD-29.8", "MD-29.12", "MD-29.13")
def test_feydras_tokens() -> None:
    s = state("feydra", mission="highway")
    s.heroes[0].zone = zone(s, "D2")
    ready = [token("dash"), token("strike"), token("sprint")]
    s.heroes[0].ready = ready[:]
    s.heroes[0].pile = [n for n in s.heroes[0].pile if n not in ready]
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 2)
    table = turn(s)
    do(table, "move", token("dash"))
    assert table.choices[0].subject == (0, 3)
    for name in ("E2", "F2", "G2"):
        do(table, ("go", zone(s, name)))
    with scripted(table, orange=["-"], yellow=["sword"], enemy=["-", "-"]):
        do(table, ("attack", MELEE, foe.figure), token("strike"))
    assert told(table, events.Compared)[0].swords == 1
    with scripted(table, orange=["-"], enemy=["-", "-"], free=("token",)):
        do(table, ("attack", MELEE, foe.figure))  # the last token, and no bonus
    assert told(table, events.Compared)[1].swords == 0
    assert told(table, events.TurnEnded)
    assert sorted(table.state.heroes[0].discard) == sorted(ready)


@pytest.mark.rule("MD-29.3", "MD-25.3")
def test_the_rogue_draws_at_the_start_of_a_round() -> None:
    assert len(sit(lit("feydra")).state.heroes[0].ready) == 4
    assert len(sit(lit("feydra", "irk")).state.heroes[0].ready) == 3


@pytest.mark.rule("MD-29.14", "MD-29.15")
def test_an_empty_bag_is_filled_from_the_discards() -> None:
    s = lit("feydra", "irk")
    s.heroes[0].pile, s.heroes[0].discard = [token("dash")], [token("strike")]
    table = sit(s)
    assert sorted(table.state.heroes[0].ready) == sorted([token("dash"), token("strike")])


@pytest.mark.rule("MD-29.16", "MD-29.18", "MD-29.21", "MD-29.19")
def test_poison_stays_on_its_enemy_until_it_dies() -> None:
    s = lit("feydra")
    hero = s.heroes[0]
    hero.pile, hero.ready = [], [token("poison"), token("venom"), token("strike")]
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1, weapon="")
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), token("poison"))
    assert table.state.enemies[0].poison == token("poison")
    with scripted(table, orange=["3 sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), token("venom"))
    hero = table.state.heroes[0]
    assert (table.state.enemies[0].poison, hero.exhausted) == (token("poison"), [token("venom")])
    table.state.enemies[0].wounds = 3
    with scripted(table, orange=["3 sword"], yellow=["2 sword"], enemy=[], free=("token",)):
        do(table, ("attack", MELEE, foe.figure))
    assert table.state.enemies == []
    hero = table.state.heroes[0]
    assert token("poison") in [*hero.pile, *hero.ready]
    assert token("poison") not in hero.discard


@pytest.mark.rule("MD-29.20")
def test_a_shadow_token_brings_the_shadow_die_into_the_light() -> None:
    s = lit("feydra")
    s.heroes[0].ready = [token("shadow"), token("dash")]
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["-"], shadow=["sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), token("shadow"))
    assert told(table, events.Compared)[0].swords == 2  # and her own ability in Shadow


# --- Shaman ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-30.2", "MD-30.3", "MD-30.5")
def test_each_mana_may_raise_an_element() -> None:
    s = lit("irk")
    s.heroes[0].mana = 5
    table = turn(s)
    own = next(option for option in open_to(table) if option[0] == "special")
    do(table, own)
    assert asked(table) == "mana"
    do(table, "fire", "air")
    assert table.state.heroes[0].elements == [1, 0, 1, 0]
    assert table.state.heroes[0].mana == 5


@pytest.mark.rule("MD-30.6", "MD-30.9", "MD-30.11", "MD-30.12", "MD-30.13", "MD-30.16")
def test_a_spirit_is_summoned_and_acts_once_for_nothing() -> None:
    s = lit("irk")
    s.heroes[0].elements = [2, 0, 0, 0]
    learn(s, 0, "call_fire")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    do(table, ("use", "skill", skill("call_fire"), 0), zone(s, "G2"))
    assert table.state.heroes[0].elements == [0, 0, 0, 0]
    with scripted(table, yellow=["-"], orange=["2 sword"], enemy=["-"]):
        do(table, ("wake", 6), ("attack", MELEE, foe.figure))
    assert told(table, events.Compared)[0].attacker == 6
    assert table.choices[0].subject == (0, 4)
    assert ("spirit", 6) in open_to(table)
    with scripted(table, yellow=["-"], orange=["-"], enemy=["-"]):
        do(table, ("spirit", 6), ("attack", MELEE, foe.figure))
    assert table.choices[0].subject == (0, 3)


@pytest.mark.rule("MD-30.10", "MD-30.17", "MD-30.18", "MD-30.19", "MD-30.22")
def test_spirits_are_targets_and_die() -> None:
    s = lit("irk")
    s.companions.append(Companion(6, zone(s, "F2"), 0))
    foe = mob(s, "undead", "F2", 1)
    aim = focus.aim(s, foe)
    assert aim is not None
    assert list(aim.types) == [6]
    assert figures.party(s) == 2
    wound_companion(s, 6, 2, "MD-13.8")
    assert s.companions[0].wounds == 2
    wound_companion(s, 6, 1, "MD-13.8")
    assert s.companions == []


@pytest.mark.rule("MD-30.7", "MD-30.8")
def test_a_full_track_turns_its_marker() -> None:
    s = lit("irk")
    s.heroes[0].elements = [4, 0, 0, 0]
    table = turn(s)
    do(table, ("turn", 0))
    assert (table.state.heroes[0].elements, table.state.heroes[0].turned) == ([0, 0, 0, 0], 1)
    table.state.heroes[0].elements = [4, 0, 0, 0]
    assert ("turn", 0) not in open_to(table)


# --- Ranger ---------------------------------------------------------------------------------------------


def archer() -> State:
    s = state("nahias", mission="highway")
    s.heroes[0].zone, s.heroes[0].mana = zone(s, "G2"), 0
    equip(s, 0, "tribal_spear")
    mob(s, "undead", "E2", 1)
    return s


@pytest.mark.rule("MD-31.2", "MD-31.3", "MD-31.7", "MD-31.11", "MD-31.12")
def test_a_quick_shot() -> None:
    s = archer()
    table = turn(s)
    foe = s.enemies[0].figure
    with scripted(table, arrow=[arrow("straight"), arrow("straight", 1)], yellow=["sword"], enemy=["-"]):
        do(table, ("attack", RANGED, foe), "more", "stop")
    assert told(table, events.Compared)[0].swords == 4  # the spear's own is one of them
    assert table.state.heroes[0].ready == []
    assert len(table.state.heroes[0].discard) == 2


@pytest.mark.rule("MD-31.5", "MD-31.6")
def test_a_critical_hit_at_exactly_seven() -> None:
    s = archer()
    table = turn(s)
    foe = s.enemies[0].figure
    cards = [arrow("burning"), arrow("barbed")]
    with scripted(table, arrow=cards, yellow=["-", "-"], orange=["-"], enemy=["-"]):
        do(table, ("attack", RANGED, foe), "more")
    assert told(table, events.Shot)[0].how == "critical"
    assert table.state.enemies[0].fire == 2


@pytest.mark.rule("MD-31.4")
def test_an_overdraw() -> None:
    s = archer()
    table = turn(s)
    foe = s.enemies[0].figure
    cards = [arrow("burning"), arrow("burning", 1)]
    with scripted(table, arrow=cards, yellow=["sword"], enemy=["-"]):
        do(table, ("attack", RANGED, foe), "more")
    assert told(table, events.Shot)[0].how == "overdraw"
    assert table.state.heroes[0].fire == 2


@pytest.mark.rule("MD-31.8", "MD-31.9", "MD-31.10")
def test_arrows_come_back() -> None:
    s = archer()
    s.heroes[0].pile, s.heroes[0].discard = [], [arrow("straight")]
    table = turn(s)
    with scripted(table, arrow=[arrow("straight")], yellow=["-"], enemy=["-"]):
        do(table, ("attack", RANGED, s.enemies[0].figure))
    do(table, "end")
    assert table.state.heroes[0].pile == [arrow("straight")]
    assert item("tribal_spear") in table.state.heroes[0].slots
