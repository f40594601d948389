"""Ability cards: cost, timing, negation, attachment, upgrades (chapter 21)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import BURBONN, GRUMBAZ, SANDRAI, SOFEEA, ability, adversary, attacks, item, meets, space, wield

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import ABILITIES, BOX
from wyprawa.games.warcraft.rules.characters.hand import draw_cards
from wyprawa.games.warcraft.rules.characters.items import discard_item, steal_item
from wyprawa.games.warcraft.rules.query.figures import figures
from wyprawa.games.warcraft.rules.query.playing import full_deck, playable
from wyprawa.games.warcraft.state import ATTACKER, NOTHING, Attached, State

BOAR = adversary("mountain_boar")


# --- deck and hand ------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-21.1")
def test_every_deck_has_23_cards() -> None:
    assert [len(full_deck(kind)) for kind in range(4)] == [23] * 4


@pytest.mark.rule("WW-21.4", "WW-21.5")
def test_an_empty_deck_takes_the_discards_back_and_two_empty_ones_give_nothing() -> None:
    def begin(s: State) -> None:
        grumbaz = s.characters[0]
        grumbaz.deck, grumbaz.discard = [], [ability("charge")]
        draw_cards(s, 0, 3, "WW-8.1")

    table = wc.make(begin=begin, script={"ability": [ability("charge")]})
    assert table.state.characters[0].hand == [ability("charge")]


@pytest.mark.rule("WW-21.6", "WW-21.7", "WW-21.3")
def test_above_ten_cards_one_discards_at_once() -> None:
    def begin(s: State) -> None:
        s.characters[0].hand = sorted(s.characters[0].deck[:10])
        del s.characters[0].deck[:10]
        draw_cards(s, 0, 2, "WW-8.1")

    table = wc.make(begin=begin, free=("ability",))
    assert wc.asked(table) == (0, "hand.limit")
    wc.take(table, wc.options(table)[0], wc.options(table)[0])
    assert len(table.state.characters[0].hand) == BOX.hand_limit
    assert len(table.state.characters[0].discard) == 2
    assert wc.asked(table) == (0, "city")


# --- cost ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-21.10")
def test_a_card_without_a_symbol_costs_nothing() -> None:
    table = wc.make(("walk_on", 0), edit=lambda s: wc.hold_cards(s, GRUMBAZ, "bloodrage", "charge"))
    assert table.state.characters[GRUMBAZ].energy == 0
    assert playable(table.state, GRUMBAZ, "movement") == [ability("bloodrage")]


@pytest.mark.rule("WW-21.9", "WW-21.11", "WW-21.2", "WW-21.8")
def test_a_card_costs_what_it_shows() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 1
        wc.hold_cards(s, GRUMBAZ, "heroic_strike", "execute")

    table = meets(GRUMBAZ, BOAR, [1], [1], edit=edit)
    strike = ability("heroic_strike")
    assert wc.options(table) == [("card", strike), "done"]
    wc.take(table, ("card", strike))
    grumbaz = table.state.characters[GRUMBAZ]
    assert (grumbaz.energy, grumbaz.hand, grumbaz.discard) == (0, [ability("execute")], [strike])
    assert grumbaz.bag == [BOAR]  # 1 + 2 + 2 against 4


@pytest.mark.rule("WW-21.E1")
def test_a_second_frostbolt_waits_for_another_turn() -> None:
    bolt = ability("frostbolt")

    def edit(s: State) -> None:
        s.characters[SOFEEA].energy = 1  # of 2
        wc.hold_cards(s, SOFEEA, "frostbolt")

    def played_one(s: State) -> None:
        edit(s)
        s.characters[SOFEEA].deck.remove(bolt)
        s.characters[SOFEEA].played, s.characters[SOFEEA].discard = (bolt,), [bolt]

    assert ("card", bolt) in wc.options(meets(SOFEEA, BOAR, edit=edit))
    table = meets(SOFEEA, BOAR, edit=played_one)
    assert ("card", bolt) not in wc.options(table)
    after = wc.make(("begin_turn", GRUMBAZ), edit=played_one, script={"movement": [0]}, hold=False)
    assert after.state.characters[SOFEEA].played == ()


@pytest.mark.rule("WW-21.20")
def test_only_one_copy_of_a_card_is_played_in_a_turn() -> None:
    def edit(s: State) -> None:
        s.active, s.characters[SOFEEA].energy = SOFEEA, 2
        wc.hold_cards(s, SOFEEA, "arcane_intellect", "arcane_intellect")

    table = wc.make(("walk_on", 0), edit=edit, free=("ability",))
    intellect = ("card", ability("arcane_intellect"))
    wc.take(table, intellect)
    assert table.state.characters[SOFEEA].energy == 1
    assert intellect not in wc.options(table)


@pytest.mark.rule("WW-20.7", "WW-20.8", "WW-20.9", "WW-20.10", "WW-20.13", "WW-21.11")
def test_energy_potions_pay_too_in_anothers_turn_as_well() -> None:
    wand, sword = item("worn_wand"), item("worn_sword")

    def edit(s: State) -> None:
        wc.hold_cards(s, SOFEEA, "fireball")
        wc.own(s, SOFEEA, wand, sword)

    table = attacks(GRUMBAZ, SOFEEA, [1], [1], edit=edit)
    wc.begin_combat(table)
    wc.take(table, ("card", ability("fireball")))
    assert wc.asked(table) == (SOFEEA, "pay")
    assert wc.options(table) == [("potion", wand), ("potion", sword)]  # 2 to pay with 1 energy
    wc.take(table, ("potion", wand))
    assert wc.options(table) == ["energy", ("potion", sword)]
    wc.take(table, ("potion", sword))
    sofeea = table.state.characters[SOFEEA]
    assert sofeea.bag == []
    assert table.state.challenges[0].bottom[:2] == [sword, wand]


# --- timing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-21.13", "WW-21.14", "WW-21.15")
def test_cards_are_played_at_their_moment_alone() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 3
        wc.hold_cards(s, GRUMBAZ, "charge", "heroic_strike", "shield_block")

    table = wc.make(("walk_on", 0), edit=edit)
    assert playable(table.state, GRUMBAZ, "movement") == [ability("charge")]
    fight = meets(GRUMBAZ, BOAR, [1], [1], edit=edit)
    assert wc.options(fight) == [("card", ability("heroic_strike")), "done"]
    wc.take(fight, "done")
    assert wc.asked(fight) == (GRUMBAZ, "after_roll")
    assert wc.options(fight) == [("card", ability("shield_block")), "done"]


@pytest.mark.rule("WW-1.16")
def test_a_window_opens_however_useless_the_hand_is() -> None:
    def useless(s: State) -> None:
        s.characters[GRUMBAZ].energy = 1
        wc.hold_cards(s, GRUMBAZ, "charge")

    table = meets(GRUMBAZ, BOAR, [1], [1], edit=useless)
    assert (wc.asked(table), wc.options(table)) == ((GRUMBAZ, "before_roll"), ["done"])

    def seen(s: State) -> None:  # every card for this moment lies open
        useless(s)
        grumbaz = s.characters[GRUMBAZ]
        out = [card for card in grumbaz.deck if ABILITIES[card].timing == "combat"]
        grumbaz.discard = out
        grumbaz.deck = [card for card in grumbaz.deck if card not in out]

    assert wc.asked(meets(GRUMBAZ, BOAR, [1], [1], edit=seen)) == (0, "city")


# --- negation -----------------------------------------------------------------------------------------------


def quarrel(s: State) -> None:
    """Sandrai attacks Sofeea; both can negate."""
    s.characters[SANDRAI].energy = 3
    wc.hold_cards(s, SANDRAI, "shadow_bolt", "spell_lock")
    wc.hold_cards(s, SOFEEA, "counterspell")


@pytest.mark.rule("WW-21.21", "WW-21.22", "WW-21.17")
def test_a_negated_card_is_discarded_its_text_ignored_and_its_energy_gone() -> None:
    table = attacks(SANDRAI, SOFEEA, [1], [1], edit=quarrel)
    wc.begin_combat(table)
    wc.take(table, "done")  # Sofeea before the roll
    bolt, counter = ability("shadow_bolt"), ability("counterspell")
    wc.take(table, ("card", bolt))
    assert wc.asked(table) == (SOFEEA, "answer")
    assert table.choices[0].subject == (bolt, SANDRAI)
    wc.take(table, ("card", counter))
    assert wc.asked(table) == (SANDRAI, "answer")
    wc.take(table, "done")
    s = table.state
    assert s.combat is not None
    assert s.combat.replaced == [NOTHING, NOTHING]
    assert (s.characters[SANDRAI].discard, s.characters[SANDRAI].energy) == ([bolt], 2)
    assert s.characters[SOFEEA].discard == [counter]
    assert bolt in s.characters[SANDRAI].played


@pytest.mark.rule("WW-21.21", "WW-1.11")
def test_negation_is_answered_by_negation() -> None:
    table = attacks(SANDRAI, SOFEEA, [1], [1], edit=quarrel)
    wc.begin_combat(table)
    wc.take(table, "done", ("card", ability("shadow_bolt")))
    wc.take(table, ("card", ability("counterspell")))
    wc.take(table, ("card", ability("spell_lock")))
    s = table.state
    assert s.combat is not None
    assert s.combat.replaced[ATTACKER] == ability("shadow_bolt")
    assert s.combat.defence == [0, -2]  # the bolt does what it says
    assert [record.ability for record in wc.told(table, told.Negated)] == [ability("counterspell")]
    assert s.plays == []
    assert s.characters[SANDRAI].discard == [ability("spell_lock"), ability("shadow_bolt")]
    assert s.characters[SOFEEA].discard == [ability("counterspell")]
    assert (s.characters[SANDRAI].energy, s.characters[SOFEEA].energy) == (1, 0)


@pytest.mark.rule("WW-21.21", "WW-1.11")
def test_what_one_has_negated_another_is_not_asked_about() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 1
        wc.hold_cards(s, GRUMBAZ, "heroic_strike")
        for n, (who, card) in enumerate(((SOFEEA, "counterspell"), (SANDRAI, "spell_lock"))):
            wc.hold_cards(s, who, card)
            wc.own(s, who, item("worn_wand", n))

    table = attacks(GRUMBAZ, SANDRAI, [1], [1], edit=edit)
    while wc.asked(table) != (GRUMBAZ, "before_roll"):
        wc.take(table, "done")
    wc.take(table, ("card", ability("heroic_strike")))
    assert wc.asked(table) == (SANDRAI, "answer")
    wc.take(table, ("card", ability("spell_lock")), "energy")
    assert (wc.asked(table), table.choices[0].subject) == (
        (SOFEEA, "answer"),
        (ability("spell_lock"), SANDRAI),  # the negation may be negated in its turn
    )
    wc.take(table, "done")
    assert wc.asked(table)[1] != "answer"  # nobody is asked about the strike any more
    assert wc.told(table, told.FigureChanged) == []


@pytest.mark.rule("WW-1.11", "WW-21.19")
def test_in_a_combat_the_defender_answers_before_the_others() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 3
        wc.hold_cards(s, GRUMBAZ, "heroic_strike")
        wc.hold_cards(s, SANDRAI, "spell_lock")
        wc.hold_cards(s, SOFEEA, "counterspell")
        wc.own(s, SOFEEA, item("worn_wand"))  # pays for a third party

    table = attacks(GRUMBAZ, SANDRAI, [1], [1], edit=edit)
    while wc.asked(table) != (GRUMBAZ, "before_roll"):
        wc.take(table, "done")
    wc.take(table, ("card", ability("heroic_strike")))
    assert wc.asked(table) == (SANDRAI, "answer")
    wc.take(table, "done")
    assert wc.asked(table) == (SOFEEA, "answer")


@pytest.mark.rule("WW-1.10", "WW-21.19")
def test_outside_combat_the_active_character_says_who_answers_first() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 1
        wc.hold_cards(s, GRUMBAZ, "charge")
        for n, (who, card) in enumerate(((SOFEEA, "counterspell"), (SANDRAI, "spell_lock"))):
            wc.hold_cards(s, who, card)
            wc.own(s, who, item("worn_wand", n))

    table = wc.make(("walk_on", 0), seats=4, edit=edit)
    wc.take(table, ("card", ability("charge")))
    assert wc.asked(table) == (GRUMBAZ, "answer.first")
    wc.take(table, SANDRAI)
    assert wc.asked(table) == (SANDRAI, "answer")
    wc.take(table, ("card", ability("spell_lock")))
    while wc.asked(table)[1] == "answer":
        wc.take(table, "done")
    assert table.state.characters[GRUMBAZ].discard == [ability("charge")]
    assert table.state.turn.movement == 0


@pytest.mark.rule("WW-21.23", "WW-21.24", "WW-21.25", "WW-13.6")
def test_a_negated_combat_ends_and_the_adversary_is_undefeated() -> None:
    def edit(s: State) -> None:
        s.characters[BURBONN].energy = 1
        wc.hold_cards(s, BURBONN, "feign_death")

    table = meets(BURBONN, BOAR, [1], [6], edit=edit)
    wc.take(table, "done", ("card", ability("feign_death")))
    s = table.state
    assert (s.combat, s.track[0], s.characters[BURBONN].damage) == (None, BOAR, 0)
    assert s.characters[BURBONN].discard == [ability("feign_death")]


# --- attachment and upgrades --------------------------------------------------------------------------------


@pytest.mark.rule("WW-21.26", "WW-21.28", "WW-15.11")
def test_a_card_attached_to_a_character_works_until_that_is_defeated() -> None:
    def edit(s: State) -> None:
        s.active = BURBONN
        s.characters[BURBONN].energy = 1
        wc.hold_cards(s, BURBONN, "hunters_mark")

    mark = ability("hunters_mark")
    table = wc.make(("walk_on", 0), wc.HOLD, ("resurrect", GRUMBAZ), edit=edit)
    wc.take(table, ("card", mark), GRUMBAZ)
    s = table.state
    assert s.attached == (Attached(mark, BURBONN, GRUMBAZ),)
    assert s.characters[BURBONN].discard == []
    wc.take(table, space("undercity"))
    assert (len(s.attached), s.characters[BURBONN].discard) == (0, [mark])


@pytest.mark.rule("WW-21.27", "WW-21.29", "WW-15.12")
def test_a_card_attached_to_an_item_stays_with_it_until_that_is_discarded() -> None:
    robe, skin = item("worn_robe"), ability("demon_skin")

    def edit(s: State) -> None:
        s.active = SANDRAI
        s.characters[SANDRAI].energy = 1
        wc.hold_cards(s, SANDRAI, "demon_skin")
        wield(s, SANDRAI, robe)

    table = wc.make(("walk_on", 0), ("resurrect", SANDRAI), seats=4, edit=edit)
    wc.take(table, ("card", skin))
    s = table.state
    assert s.attached == (Attached(skin, SANDRAI, SANDRAI, robe),)
    discard_item(s, SANDRAI, robe, "WW-19.29")
    assert (len(s.attached), s.characters[SANDRAI].discard) == (0, [skin])


@pytest.mark.rule("WW-21.30")
def test_a_stolen_item_keeps_what_is_attached_to_it() -> None:
    robe, skin = item("worn_robe"), ability("demon_skin")
    s = wc.make(seats=4).state
    wc.own(s, SANDRAI, robe)
    s.attached = (Attached(skin, SANDRAI, SANDRAI, robe),)
    steal_item(s, GRUMBAZ, SANDRAI, robe, "WW-14.17")
    assert s.attached == (Attached(skin, SANDRAI, GRUMBAZ, robe),)


@pytest.mark.rule("WW-21.E3", "WW-21.31", "WW-21.32")
@pytest.mark.parametrize(("level", "attack", "damage"), [(0, 2, 1), (1, 3, 1), (2, 4, 1), (3, 5, 1)])
def test_upgrades_work_in_addition_from_their_level_on(level: int, attack: int, damage: int) -> None:
    def edit(s: State) -> None:
        s.characters[SANDRAI].level = level
        s.characters[SANDRAI].energy = 1
        wc.hold_cards(s, SANDRAI, "shadow_bolt")

    table = meets(SANDRAI, BOAR, [1], [1], edit=edit)
    wc.take(table, ("card", ability("shadow_bolt")))
    now = figures(table.state, ATTACKER)  # her own power keeps the window open
    assert (now.attack, now.damage) == (attack, damage)


# --- instead of a weapon ------------------------------------------------------------------------------------


@pytest.mark.rule("WW-21.E2", "WW-21.33", "WW-21.34", "WW-21.35", "WW-21.36", "WW-21.37")
def test_an_ability_instead_of_the_weapon_takes_its_place_and_silences_it() -> None:
    staff, robe = item("healing_staff", 1), item("worn_robe", 1)

    def edit(s: State) -> None:
        sandrai = s.characters[SANDRAI]
        sandrai.energy, sandrai.damage = 2, 1
        wc.hold_cards(s, SANDRAI, "shadow_bolt")
        wield(s, SANDRAI, staff)
        wield(s, SANDRAI, robe)

    table = meets(SANDRAI, BOAR, [6], [1], edit=edit, free=("ability",))
    s = table.state
    assert figures(s, ATTACKER)[:2] == (2, False)
    wc.take(table, ("card", ability("shadow_bolt")), "energy")  # not the staff's potion
    assert figures(s, ATTACKER)[:2] == (2, True)
    assert figures(s, ATTACKER).defence == 5
    wc.decline(table)
    assert s.characters[SANDRAI].damage == 1  # the staff heals on X, and is silent
    assert len(s.characters[SANDRAI].hand) == 1  # the robe draws on X
