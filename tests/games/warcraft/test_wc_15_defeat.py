"""Damage, healing, defeat, levels (chapters 15 and 16), random discards (chapter 25)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import GRUMBAZ, ability, item, make, space

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import SIDES
from wyprawa.games.warcraft.map import MAP, nearest_cities
from wyprawa.games.warcraft.rules.characters.damage import harm, heal
from wyprawa.games.warcraft.rules.characters.items import lose_random
from wyprawa.games.warcraft.rules.characters.levels import gain_level, turn_card
from wyprawa.games.warcraft.rules.query.figures import health, is_down
from wyprawa.games.warcraft.rules.query.sources import in_force, side_number
from wyprawa.games.warcraft.state import NOBODY, Attached, State


@pytest.mark.rule("WW-15.1", "WW-15.2", "WW-15.3", "WW-15.4")
def test_damage_is_marked_and_healed_never_below_zero() -> None:
    s = make().state
    harm(s, [0], 2, NOBODY, "WW-15.4")
    assert s.characters[0].damage == 2
    heal(s, 0, 5, "WW-15.2")
    assert s.characters[0].damage == 0


@pytest.mark.rule("WW-15.5", "WW-15.9", "WW-15.10", "WW-15.11", "WW-15.13", "WW-15.14", "WW-15.15")
def test_defeat_costs_the_place_the_damage_the_side_and_the_attachments() -> None:
    mark, robe = ability("hunters_mark"), item("worn_robe")

    def begin(s: State) -> None:
        rival = s.characters[1]
        wc.lie_undefeated(s, 0, wc.adversary("rotting_ghoul"), "brill")
        rival.at, rival.turned, rival.level, rival.hand = space("brill"), 1, 1, [ability("blink")]
        wc.own(s, 1, robe)
        wc.give_quest(s, 1, "boar_hunt")
        s.attached = (Attached(mark, 2, 1), Attached(ability("demon_skin"), 2, 1, robe))
        harm(s, [1], health(s, 1), NOBODY, "WW-15.4")

    s = make(begin=begin).state
    rival = s.characters[1]
    assert (rival.at, rival.damage, rival.turned) == (space("undercity"), 0, 0)
    assert (rival.level, rival.bag, rival.hand, len(rival.quests)) == (1, [robe], [ability("blink")], 1)
    assert [each.ability for each in s.attached] == [ability("demon_skin")]
    assert s.characters[2].discard == [mark]


@pytest.mark.rule("WW-15.7", "WW-15.8", "WW-1.14")
def test_of_equally_near_cities_the_defeated_player_chooses() -> None:
    halfway = next(cell for cell in MAP.cells if len(nearest_cities(cell)) > 1)
    table = make(("resurrect", 1), edit=lambda s: setattr(s.characters[1], "at", halfway))
    assert wc.asked(table) == (1, "resurrect")
    assert wc.options(table) == nearest_cities(halfway)


# --- levels and sides ---------------------------------------------------------------------------------------


@pytest.mark.rule("WW-16.6", "WW-16.10", "WW-16.11", "WW-16.13", "WW-16.15", "WW-16.16")
def test_a_level_one_has_gives_nothing() -> None:
    def begin(s: State) -> None:
        s.characters[0].level, s.characters[0].damage = 2, 3
        s.attached = (Attached(ability("thick_hide"), 0, 0),)
        gain_level(s, 0, 2)
        gain_level(s, 0, 1)

    s = make(begin=begin).state
    assert (s.characters[0].level, s.characters[0].damage, s.characters[0].hand) == (2, 3, [])
    assert len(s.attached) == 1


@pytest.mark.rule("WW-16.14")
def test_a_level_may_be_skipped_by_one_run_of_the_procedure() -> None:
    s = make(begin=lambda s: gain_level(s, 0, 3), free=("ability",)).state
    assert (s.characters[0].level, len(s.characters[0].hand)) == (3, 3)


@pytest.mark.rule("WW-16.3", "WW-16.4", "WW-16.5")
def test_only_the_side_that_is_up_counts_and_damage_stays_on_it() -> None:
    s = make().state
    s.characters[0].damage = 2
    front = side_number(s.characters[0])
    turn_card(s, 0)
    assert ("character", front + 1) in in_force(s, 0)
    assert ("character", front) not in in_force(s, 0)
    assert (s.characters[0].damage, health(s, 0)) == (2, SIDES[front + 1].health)
    turn_card(s, 0, starting=True)
    turn_card(s, 0, starting=True)
    assert s.characters[0].turned == 0


@pytest.mark.rule("WW-15.5")
def test_damage_as_high_as_health_is_too_much() -> None:
    s = make().state
    s.characters[GRUMBAZ].damage = health(s, GRUMBAZ) - 1
    assert not is_down(s, GRUMBAZ)
    s.characters[GRUMBAZ].damage += 1
    assert is_down(s, GRUMBAZ)


# --- chapter 25 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-25.1", "WW-25.2", "WW-25.3", "WW-25.4")
def test_an_item_lost_at_random_comes_from_the_bag_or_from_everything() -> None:
    bow, robe = item("fine_longbow"), item("worn_robe")

    def ready(s: State) -> None:
        wc.wield(s, 0, bow)
        wc.own(s, 0, robe)

    def lose(s: State) -> None:
        ready(s)
        lose_random(s, 0, only_bag=False)
        lose_random(s, 0, only_bag=True)
        lose_random(s, 0, only_bag=True)

    table = make(begin=lose, script={"item": [bow, robe]})
    assert (table.state.characters[0].weapon, table.state.characters[0].bag) == (-1, [])
    wc.done(table)
    assert not wc.told(table, told.ItemGained)
