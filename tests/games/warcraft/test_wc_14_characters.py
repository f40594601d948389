"""Combat between characters (chapter 14)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import BURBONN, GRUMBAZ, SANDRAI, SOFEEA, ability, attacks, item, space, wield

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.rules.characters.damage import harm
from wyprawa.games.warcraft.rules.query.figures import health
from wyprawa.games.warcraft.state import NOTHING, State


def nearly_dead(s: State, who: int) -> None:
    s.characters[who].damage = health(s, who) - 1


@pytest.mark.rule("WW-14.16", "WW-14.18", "WW-19.21")
def test_only_the_bag_can_be_robbed_of_anything_and_need_not_be() -> None:
    bow, robe = item("fine_longbow"), item("legendary_robe")

    def edit(s: State) -> None:
        wield(s, SANDRAI, item("worn_wand"))
        wc.own(s, SANDRAI, bow, robe)
        nearly_dead(s, SANDRAI)

    table = attacks(GRUMBAZ, SANDRAI, [6], [1], edit=edit)
    wc.decline(table)
    assert wc.options(table) == [bow, robe, NOTHING]
    wc.take(table, NOTHING)
    assert table.state.characters[SANDRAI].bag == [bow, robe]


@pytest.mark.rule("WW-14.6", "WW-14.7", "WW-14.8", "WW-21.12")
def test_the_defender_has_one_energy_for_this_combat_alone() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 2
        wc.hold_cards(s, SOFEEA, "frostbolt")
        wc.hold_cards(s, BURBONN, "aimed_shot")

    table = attacks(GRUMBAZ, SOFEEA, [1], [1], edit=edit)
    s = table.state
    assert [each.energy for each in s.characters] == [2, 1, 0, 0]
    wc.begin_combat(table)
    wc.take(table, ("card", ability("frostbolt")))
    assert s.characters[SOFEEA].energy == 0
    wc.decline(table)
    assert [each.energy for each in s.characters] == [2, 0, 0, 0]


@pytest.mark.rule("WW-14.19", "WW-14.20")
def test_of_two_who_fall_nobody_robs_and_the_defender_goes_first() -> None:
    def edit(s: State) -> None:
        for n, who in enumerate((GRUMBAZ, BURBONN)):
            nearly_dead(s, who)
            wc.own(s, who, item("worn_robe", n))
        wc.wield(s, BURBONN, item("worn_sword"))  # both strike at once

    table = attacks(GRUMBAZ, BURBONN, [6], [6], edit=edit)
    wc.decline(table)
    assert [record.who for record in wc.told(table, told.Resurrected)] == [BURBONN, GRUMBAZ]
    assert not wc.told(table, told.ItemStolen)
    assert wc.asked(table) == (0, "city")


@pytest.mark.rule("WW-14.21", "WW-14.13", "WW-14.3", "WW-14.4", "WW-14.5")
def test_where_nobody_falls_nothing_is_taken_and_nothing_placed() -> None:
    table = attacks(GRUMBAZ, SOFEEA, [1], [1])  # both of the Horde
    wc.decline(table)
    s = table.state
    assert s.combat is None
    assert s.track == [NOTHING] * 10
    assert len(wc.told(table, told.Struck)) == 2


@pytest.mark.rule("WW-14.1", "WW-14.2", "WW-9.3", "WW-9.5", "WW-9.6")
def test_who_is_attacked_is_chosen_among_those_on_the_space_and_no_challenge_follows() -> None:
    def edit(s: State) -> None:
        for who in (0, 1, 3):
            s.characters[who].at = space("brill")

    table = wc.make("challenge_phase", seats=4, edit=edit, script={"red": [1], "black": [1]})
    assert wc.options(table) == [("attack", 1), ("attack", 3), ("draw", 0)]
    wc.take(table, ("attack", 3))
    wc.decline(table)
    assert wc.asked(table) == (0, "city")  # nothing was drawn

    city = wc.make("challenge_phase", seats=4)
    assert wc.asked(city) == (0, "city")


@pytest.mark.rule("WW-14.22")
def test_who_defeats_by_a_card_outside_combat_robs_too() -> None:
    def begin(s: State) -> None:
        wc.own(s, SOFEEA, item("worn_robe"))
        s.characters[SOFEEA].at = space("brill")
        harm(s, [SOFEEA], 9, SANDRAI, "WW-15.4")

    table = wc.make(seats=4, begin=begin)
    assert wc.asked(table) == (SANDRAI, "rob")
