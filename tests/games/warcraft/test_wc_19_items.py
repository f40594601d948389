"""Items and equipment (chapter 19), changed in the cleanup phase (chapter 24)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import BURBONN, GRUMBAZ, item, make, space

from wyprawa.games.warcraft.content import ITEM
from wyprawa.games.warcraft.rules.characters.items import can_equip
from wyprawa.games.warcraft.rules.query.figures import bonus, figures
from wyprawa.games.warcraft.rules.query.sources import in_force
from wyprawa.games.warcraft.state import ATTACKER, State

BOW, GUN = item("fine_longbow"), item("ultramodern_blunderbuss")
BOAR = wc.adversary("mountain_boar")


@pytest.mark.rule(
    "WW-19.E1", "WW-19.10", "WW-19.11", "WW-19.12", "WW-19.25", "WW-19.26", "WW-19.27", "WW-24.3", "WW-24.4"
)
def test_burbonn_changes_bow_for_gun() -> None:
    def edit(s: State) -> None:
        s.active = BURBONN
        s.characters[BURBONN].level = 1
        wc.wield(s, BURBONN, BOW)
        wc.own(s, BURBONN, GUN)

    table = make("cleanup_phase", edit=edit)
    assert wc.options(table) == [("equip", GUN), ("bag", BOW), "done"]
    wc.take(table, ("equip", GUN))
    s = table.state
    assert (s.characters[BURBONN].weapon, s.characters[BURBONN].bag) == (GUN, [BOW])
    gun = ITEM[GUN]
    assert gun is not None

    def armed(s: State) -> None:
        s.characters[BURBONN].level = s.characters[BURBONN].energy = 1
        wc.wield(s, BURBONN, GUN)
        wc.hold_cards(s, BURBONN, "aimed_shot")  # so that he is asked before the roll

    fight = wc.meets(BURBONN, BOAR, [1], [1], edit=armed)
    assert figures(fight.state, ATTACKER)[:2] == (gun.attack, gun.ranged)


@pytest.mark.rule("WW-19.E2", "WW-19.15", "WW-19.19")
@pytest.mark.parametrize(("level", "fits"), [(0, False), (1, False), (2, True), (3, True)])
def test_an_item_above_ones_level_is_neither_equipped_nor_used(level: int, fits: bool) -> None:
    s = make().state
    grumbaz = s.characters[GRUMBAZ]
    grumbaz.level = level
    charm = item("runed_charm")
    wc.own(s, GRUMBAZ, charm)
    assert can_equip(grumbaz, item("runed_sword")) == fits
    assert (("item", charm) in in_force(s, GRUMBAZ)) == fits
    assert bonus(s, GRUMBAZ, "health") == int(fits)


@pytest.mark.rule("WW-19.16", "WW-19.17", "WW-19.18", "WW-19.3")
def test_symbols_restrict_weapons_and_armour() -> None:
    grumbaz = make().state.characters[GRUMBAZ]
    assert not can_equip(grumbaz, BOW)
    assert can_equip(grumbaz, item("worn_mail"))
    assert can_equip(grumbaz, item("worn_cloak"))  # no symbol
    assert {each.kind for each in ITEM if each is not None} == {"weapon", "armour", "accessory"}
    assert not any(each.symbols for each in ITEM if each is not None and each.kind == "accessory")


@pytest.mark.rule("WW-19.13", "WW-19.28")
def test_one_armour_at_a_time_takes_the_place_of_base_defence() -> None:
    mail, cloak = item("worn_mail", 1), item("worn_cloak", 1)

    def edit(s: State) -> None:
        wc.wield(s, GRUMBAZ, mail)
        wc.own(s, GRUMBAZ, cloak)

    table = make("cleanup_phase", edit=edit)
    wc.take(table, ("equip", cloak))
    s = table.state
    assert (s.characters[GRUMBAZ].armour, s.characters[GRUMBAZ].bag) == (cloak, [mail])
    fight = wc.meets(GRUMBAZ, BOAR, [1], [4], edit=lambda s: wc.wield(s, GRUMBAZ, cloak))
    wc.decline(fight)
    assert fight.state.characters[GRUMBAZ].damage == 1  # 4 + 2 against the 4 of the cloak


@pytest.mark.rule("WW-19.14", "WW-19.22")
def test_accessories_are_never_equipped_and_work_from_the_bag() -> None:
    charm = item("forged_charm")
    s = make().state
    s.characters[GRUMBAZ].level = 1
    wc.own(s, GRUMBAZ, charm)
    assert not can_equip(s.characters[GRUMBAZ], charm)
    assert bonus(s, GRUMBAZ, "movement") == 1


@pytest.mark.rule("WW-19.23", "WW-19.20")
def test_other_items_in_the_bag_have_no_effect() -> None:
    s = make().state
    cards = [item("worn_sword"), item("worn_hammer"), item("worn_mail")]
    wc.own(s, GRUMBAZ, *cards)
    assert not any(source == "item" for source, _ in in_force(s, GRUMBAZ))


@pytest.mark.rule("WW-19.1", "WW-19.29", "WW-11.4")
def test_who_defeats_an_adversary_has_its_item_in_the_bag() -> None:
    table = wc.meets(GRUMBAZ, BOAR, [6], [1])
    wc.decline(table)
    assert table.state.characters[GRUMBAZ].bag == [BOAR]


@pytest.mark.rule("WW-24.6")
def test_equipment_is_changed_in_cities_too() -> None:
    table = make("cleanup_phase", edit=lambda s: wc.own(s, GRUMBAZ, item("worn_sword")))
    assert table.state.characters[GRUMBAZ].at == space("undercity")
    assert wc.asked(table) == (GRUMBAZ, "equip")


@pytest.mark.rule("WW-19.10", "WW-24.3")
def test_weapon_and_armour_are_each_changed_once_whatever_the_order() -> None:
    mail, cloak = item("worn_mail", 1), item("worn_cloak", 1)

    def edit(s: State) -> None:
        wc.wield(s, GRUMBAZ, item("worn_sword", 0))
        wc.wield(s, GRUMBAZ, mail)
        wc.own(s, GRUMBAZ, cloak)

    table = make("cleanup_phase", edit=edit)
    wc.take(table, ("equip", cloak))
    assert wc.options(table) == [("bag", item("worn_sword", 0)), "done"]


@pytest.mark.rule("WW-19.10", "WW-24.3")
def test_equipment_is_asked_about_in_every_cleanup_phase_even_of_a_character_that_is_held() -> None:
    sword = item("worn_sword")

    def edit(s: State) -> None:
        wc.wield(s, GRUMBAZ, sword)
        s.characters[GRUMBAZ].at = space("brill")
        wc.lie_undefeated(s, 0, wc.adversary("forest_spider"), "brill")

    table = make("cleanup_phase", "cleanup_phase", edit=edit)
    wc.take(table, "done")
    assert wc.options(table) == [("bag", sword), "done"]
    wc.take(table, ("bag", sword))
    assert (table.state.characters[GRUMBAZ].weapon, table.state.characters[GRUMBAZ].bag) == (-1, [sword])
    assert wc.asked(table) == wc.HOLD_ASKED
