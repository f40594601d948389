"""Principles, and what several chapters share (chapters 1, 4, 11, 27)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import BURBONN, GRUMBAZ, SOFEEA, ability, adversary, event, item, make, space

from wyprawa.games.warcraft.rules.characters.damage import hurt
from wyprawa.games.warcraft.rules.query.effects import EFFECTS
from wyprawa.games.warcraft.rules.query.figures import figures
from wyprawa.games.warcraft.rules.query.places import enemies_on
from wyprawa.games.warcraft.state import ATTACKER, NOBODY, LyingEvent, State, Token
from wyprawa.games.warcraft.vocabulary.conditions import When
from wyprawa.games.warcraft.vocabulary.targets import Who
from wyprawa.games.warcraft.vocabulary.verbs import Verb


def test_every_word_of_the_vocabulary_has_its_function() -> None:
    assert EFFECTS.missing(Verb, When, Who) == []


@pytest.mark.rule("WW-1.2", "WW-1.3")
def test_a_card_overrides_the_rule_that_only_movement_moves_a_figure() -> None:
    def edit(s: State) -> None:
        s.active = SOFEEA
        s.characters[SOFEEA].energy = 2
        s.characters[SOFEEA].at = space("sepulcher")
        wc.hold_cards(s, SOFEEA, "teleport")

    table = make(("walk_on", 0), edit=edit)
    wc.take(table, ("card", ability("teleport")), space("stormwind"))
    assert table.state.characters[SOFEEA].at == space("stormwind")


@pytest.mark.rule("WW-1.9", "WW-4.15")
def test_every_other_character_is_an_enemy_and_any_number_share_a_space() -> None:
    assert enemies_on(make(seats=4).state, GRUMBAZ) == [1, 2, 3]


@pytest.mark.rule("WW-4.16")
def test_tokens_markers_and_an_event_lie_on_one_space() -> None:
    brill, courier = space("brill"), event("lost_courier")

    def edit(s: State) -> None:
        wc.lie_undefeated(s, 0, adversary("mountain_boar"), "brill")
        wc.give_quest(s, 0, "letters_from_brill")
        s.events = (LyingEvent(courier, brill),)
        s.tokens = (Token(0, brill, 0), Token(1, brill, 0))
        s.characters[0].at = brill

    table = make("exploration_phase", "challenge_phase", "cleanup_phase", edit=edit)
    wc.take(table, 0)
    assert wc.options(table) == [("marker", 0), ("event", courier)]
    wc.take(table, ("event", courier))
    assert wc.asked(table) == (0, "quests")


@pytest.mark.rule("WW-5.12", "WW-21.15")
def test_movement_cards_are_the_active_characters() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = s.characters[BURBONN].energy = 1
        wc.hold_cards(s, GRUMBAZ, "charge")
        wc.hold_cards(s, BURBONN, "aspect_of_the_cheetah")

    table = make(("walk_on", 0), edit=edit)
    wc.take(table, ("card", ability("charge")))
    assert table.state.turn.movement == 2
    assert all(choice.seat == GRUMBAZ for choice in table.choices)


@pytest.mark.rule("WW-8.7")
def test_the_small_potion_heals_one() -> None:
    def edit(s: State) -> None:
        s.characters[0].at, s.characters[0].damage = space("brill"), 3

    table = make(("explore", 0), edit=edit)
    wc.take(table, "potion_small")
    assert table.state.characters[0].damage == 2


@pytest.mark.rule("WW-11.5", "WW-11.13")
def test_a_power_with_a_cost_is_paid_from_the_same_energy_and_works_once_a_combat() -> None:
    trinket = item("worn_trinket", 1)

    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 2
        wc.own(s, GRUMBAZ, trinket)

    table = wc.meets(GRUMBAZ, adversary("kobold_miner"), [1, 6], [3], edit=edit)
    assert wc.options(table) == [("power", "item", trinket, 0), "done"]
    wc.take(table, ("power", "item", trinket, 0))
    assert table.state.characters[GRUMBAZ].energy == 1
    assert table.state.characters[GRUMBAZ].bag == [trinket, adversary("kobold_miner")]


@pytest.mark.rule("WW-16.18")
@pytest.mark.parametrize(("whom", "attack"), [(SOFEEA, 2), (BURBONN, 3)])
def test_a_card_may_mention_a_faction(whom: int, attack: int) -> None:
    def edit(s: State) -> None:
        s.general = event("call_to_arms")
        s.characters[GRUMBAZ].energy = 1
        wc.hold_cards(s, GRUMBAZ, "heroic_strike")

    table = wc.attacks(GRUMBAZ, whom, [1], [1], edit=edit)
    assert figures(table.state, ATTACKER).attack == attack


@pytest.mark.rule("WW-17.28")
def test_a_token_on_an_event_tells_who_has_resolved_it() -> None:
    camp, chapel = event("crusade_camp"), space("lights_hope_chapel")

    def edit(s: State) -> None:
        wc.take_from_deck(s, camp)
        s.events = (LyingEvent(camp, chapel),)
        s.characters[0].at = chapel

    table = make(
        "challenge_phase", "challenge_phase", edit=edit, script={"challenge": [item("legendary_robe")]}
    )
    s = table.state
    assert s.events == (LyingEvent(camp, chapel, 0b001),)
    assert s.characters[0].bag == [item("legendary_robe")]


@pytest.mark.rule("WW-27.1")
def test_damage_tokens_never_run_out() -> None:
    s = make().state
    for who in (0, 1):
        hurt(s, who, 20, NOBODY, "WW-15.4")
    assert [each.damage for each in s.characters] == [20, 20, 0]  # the box has 32
