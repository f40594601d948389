"""Chapter 4: what items count as, Sets and their Powers, empty decks, Mob Items."""

import pytest
from mdtables import asked, do, equip, item, mob, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ITEMS
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.figures import rewards
from wyprawa.games.hellscape.rules.figures.piles import changed
from wyprawa.games.hellscape.rules.query import abilities
from wyprawa.games.hellscape.rules.rooms.objects import rarity_of
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary.terms import COMMON, EPIC, MELEE, RARE, TREASURE

SET = ("shadowbane_helm", "shadowbane_boots", "shadowbane_mail", "shadowbane_amulet")


def lit(*heroes: str) -> State:
    s = state(*heroes, mission="highway")
    for hero in s.heroes:
        hero.zone = zone(s, "G2")
    return s


def powers(s: State) -> list[int]:
    """The Set Powers a Hero has, by the number of items they need."""
    return [source[2] for source, _ in abilities.abilities_of(s, 0) if source[0] == "set"]


@pytest.mark.rule("MD-4.9", "MD-4.10", "MD-4.11", "MD-4.8")
def test_what_cards_count_as() -> None:
    assert {rarity_of(n) for n, card in enumerate(ITEMS) if card.deck in ("starting", "crowd")} == {COMMON}
    assert {rarity_of(n) for n, card in enumerate(ITEMS) if card.slot == "none"} == {COMMON}
    assert rarity_of(item("shadowbane_helm")) == RARE
    assert rarity_of(item("shadowbane_mail")) == EPIC


@pytest.mark.rule("MD-4.18")
def test_an_empty_treasure_deck() -> None:
    s = lit("gheta")
    s.item_piles = changed(s.item_piles, RARE, ())
    s.item_discards = changed(s.item_discards, RARE, [item("chain_mail")])
    assert rewards.draw_item(s, RARE) == item("chain_mail")
    assert rewards.draw_item(s, RARE) == NONE
    s.tokens = [(TREASURE, s.heroes[0].zone, RARE)]
    bag = len(s.bag)
    table = turn(s)
    do(table, "move", ("treasure", RARE))
    assert table.state.heroes[0].inventory == []
    assert len(table.state.bag) == bag + 1


@pytest.mark.rule("MD-4.19")
def test_a_consumable_needs_no_slot() -> None:
    s = lit("gheta")
    s.tokens = [(TREASURE, s.heroes[0].zone, COMMON)]
    table = turn(s)
    with scripted(table, {"item-common": [item("whetstone")]}):
        do(table, "move", ("treasure", COMMON))
    assert table.state.heroes[0].inventory == [item("whetstone")]
    assert asked(table) == "move"  # nothing to decide


@pytest.mark.rule("MD-4.23")
def test_a_set_item_works_alone() -> None:
    s = lit("gheta")
    equip(s, 0, "shadowbane_cleaver")
    foe = mob(s, "undead", "G2", 0, weapon="")
    assert pool.plan(s, 0, foe.figure, MELEE, dark=False)[:2] == [0, 2]
    assert powers(s) == []


@pytest.mark.rule("MD-4.25", "MD-4.26", "MD-4.27")
def test_set_powers_come_and_go_with_the_items() -> None:
    s = lit("gheta")
    found = []
    for name in SET:
        equip(s, 0, name)
        found.append(powers(s))
    assert found == [[], [2], [2], [2, 4]]
    table = turn(s)
    do(table, "stow", 0)
    assert powers(table.state) == [2]
    do(table, "stow", 1, "stow", 2)
    assert powers(table.state) == []


@pytest.mark.rule("MD-4.25")
def test_the_power_is_of_the_own_class() -> None:
    s = lit("gheta")
    equip(s, 0, *SET[:2], "blunt_axe")
    s.heroes[0].rage = 1
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["sword"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure), ("use", "set", s.heroes[0].card, 2))
    assert told(table, events.Compared)[0].swords == 3
    assert table.state.heroes[0].rage == 0


@pytest.mark.rule("MD-4.28", "MD-4.24")
def test_a_set_item_of_a_class_nobody_plays_is_replaced() -> None:
    s = lit("gheta")
    s.tokens = [(TREASURE, s.heroes[0].zone, EPIC)]
    orb, axe = item("shadowbane_orb"), item("doom_axe")
    table = turn(s)
    with scripted(table, {"item-epic": [orb, axe]}):
        do(table, "move", ("treasure", EPIC))
    assert table.choices[0].subject == (0, axe)
    assert table.state.item_discards[EPIC] == (orb,)
    assert orb not in table.state.item_piles[EPIC]


@pytest.mark.rule("MD-4.28")
def test_only_its_class_can_equip_it() -> None:
    s = lit("gheta", "mathrin")
    cleaver = item("shadowbane_cleaver")
    assert rewards.slots_for(s, s.heroes[0], cleaver)
    assert rewards.slots_for(s, s.heroes[1], cleaver) == ()


@pytest.mark.rule("MD-4.30", "MD-5.3", "MD-4.31")
def test_a_mob_item_becomes_an_ordinary_one() -> None:
    s = lit("gheta")
    blade = item("heavy_blade")
    foe = mob(s, "undead", "G2", 0, weapon="heavy_blade")
    other = mob(s, "demons", "G2", 0)
    equip(s, 0, "blunt_axe")
    s.heroes[0].inventory = [item("hand_axe")]
    assert pool.plan(s, 0, other.figure, MELEE, dark=False)[:2] == [0, 1]  # the Inventory is idle
    foe.wounds = 3
    table = turn(s)
    with scripted(table, orange=["3 sword"], enemy=[], free=("item-common",)):
        do(table, ("attack", MELEE, foe.figure))
    assert table.choices[0].subject == (0, blade)
    assert rarity_of(blade) == RARE
    do(table, ("equip", 5))
    assert pool.plan(table.state, 0, other.figure, MELEE, dark=False)[:2] == [1, 2]
