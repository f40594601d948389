"""Exploration, discoveries and resources (chapters 6, 7, 8)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import ability, item, make, space

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.rules.characters.levels import gain_level
from wyprawa.games.warcraft.rules.query.figures import health
from wyprawa.games.warcraft.state import State, Token
from wyprawa.games.warcraft.vocabulary.terms import (
    AMBUSH,
    DISEASE,
    FALSE_MAP,
    FAR_SIGHT,
    GOLD,
    HEARTHSTONE,
    MERCHANT,
    POWER_DRAIN,
    ROCKET_BOOTS,
)
from wyprawa.kernel import Table


def lay(s: State, at: str, *kinds: int, known: int = 0) -> None:
    for kind in kinds:
        s.pile.remove(kind)
        s.tokens += (Token(kind, space(at), known),)


def explore(at: str, edit: wc.Edit = lambda s: None, *more: str, **rest: object) -> Table[State]:
    def ready(s: State) -> None:
        s.characters[0].at = space(at)
        edit(s)

    return make(("explore", 0), *more, edit=ready, **rest)  # type: ignore[arg-type]


# --- the phase ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-6.1", "WW-6.2", "WW-6.3", "WW-6.5", "WW-6.9", "WW-6.10", "WW-6.17")
def test_all_discoveries_are_revealed_at_once_and_resolved_in_any_order() -> None:
    table = explore("brill", lambda s: lay(s, "brill", GOLD, AMBUSH, GOLD))
    assert [record.discovery for record in wc.told(table, told.Revealed)] == [GOLD, GOLD, AMBUSH]
    assert wc.options(table) == [GOLD, AMBUSH]
    wc.take(table, AMBUSH)
    s = table.state
    assert (s.turn.ambush, s.characters[0].kept[GOLD]) == (1, 2)
    assert not wc.told(table, told.ResourceUsed)


@pytest.mark.rule("WW-6.6", "WW-6.7", "WW-6.E1", "WW-4.5", "WW-4.7")
def test_one_resource_of_the_space_is_used_even_a_useless_one() -> None:
    table = explore("brill")
    assert wc.options(table) == ["scroll", "potion_small"]
    wc.take(table, "potion_small")
    assert wc.asked(table) == (0, "city")


@pytest.mark.rule("WW-6.8", "WW-4.9")
def test_a_space_with_nothing_to_use_does_nothing() -> None:
    assert wc.asked(explore("shadowfang_keep")) == (0, "city")


@pytest.mark.rule("WW-6.4", "WW-7.30", "WW-7.26", "WW-7.27")
def test_what_is_revealed_is_resolved_though_the_character_falls() -> None:
    def edit(s: State) -> None:
        lay(s, "sepulcher", DISEASE, GOLD)
        s.characters[0].damage = health(s, 0) - 1

    table = explore("sepulcher", edit, "cleanup_phase")
    wc.take(table, DISEASE)
    s = table.state
    assert (s.characters[0].at, s.characters[0].damage) == (space("undercity"), 0)
    assert (s.characters[0].kept[GOLD], s.characters[0].disease) == (1, 0)
    assert s.box == ((DISEASE, -1),)


@pytest.mark.rule("WW-6.11", "WW-6.12", "WW-6.13", "WW-6.14")
def test_the_box_refills_an_empty_pile_and_two_empty_ones_give_nothing() -> None:
    def edit(s: State) -> None:
        s.pile, s.box = [], ((GOLD, -1),)

    table = explore("tirisfal_glades", edit, script={"discovery": [GOLD]})
    wc.take(table, "place_discovery", space("brill"))
    assert (table.state.pile, table.state.box) == ([], ())
    nothing = explore("tirisfal_glades", lambda s: setattr(s, "pile", []))
    wc.take(nothing, "place_discovery")
    assert wc.asked(nothing) == (0, "city")


@pytest.mark.rule("WW-6.19", "WW-6.20", "WW-15.13")
def test_kept_discoveries_are_kept_through_defeat() -> None:
    def edit(s: State) -> None:
        s.characters[0].kept = [3, 3, 2, 2, 2]

    s = make(("resurrect", 0), edit=edit).state
    assert s.characters[0].kept == [3, 3, 2, 2, 2]


# --- discoveries --------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-7.21", "WW-7.22", "WW-7.23", "WW-7.24")
def test_a_false_map_lets_the_player_on_the_right_move_the_figure() -> None:
    def edit(s: State) -> None:
        lay(s, "brill", FALSE_MAP, GOLD)
        lay(s, "tirisfal_glades", POWER_DRAIN)

    table = explore("brill", edit)
    wc.take(table, FALSE_MAP)
    assert wc.asked(table) == (2, "false_map")
    reach = {space(name) for name in ("brill", "undercity", "tirisfal_glades", "silverpine_forest")}
    assert set(wc.options(table)) == reach  # two spaces, no gate passed (WW-5.8)
    wc.take(table, space("tirisfal_glades"))
    s = table.state
    assert s.characters[0].at == space("tirisfal_glades")
    assert s.characters[0].kept[GOLD] == 1
    assert len(s.tokens) == 1  # of the new space nothing is resolved
    assert not wc.told(table, told.ResourceUsed)


@pytest.mark.rule("WW-7.25")
def test_a_power_drain_takes_two_random_cards() -> None:
    def edit(s: State) -> None:
        lay(s, "brill", POWER_DRAIN)
        wc.hold_cards(s, 0, "charge", "execute", "bloodrage")

    table = explore("brill", edit, script={"discard": [ability("execute"), ability("charge")]})
    assert table.state.characters[0].hand == [ability("bloodrage")]

    def with_one(s: State) -> None:
        lay(s, "brill", POWER_DRAIN)
        wc.hold_cards(s, 0, "charge")

    less = explore("brill", with_one, free=("discard",))
    assert less.state.characters[0].hand == []


@pytest.mark.rule("WW-7.17", "WW-7.18", "WW-7.19", "WW-7.20")
def test_ambush_makes_the_foe_of_this_turn_stronger_and_ranged() -> None:
    def edit(s: State) -> None:
        s.turn.ambush = 2

    table = wc.meets(wc.GRUMBAZ, wc.adversary("mountain_boar"), [1], [4], edit=edit)
    wc.decline(table)
    assert table.state.characters[0].damage == 3  # 1 and 2
    assert [blow.foe[0] for blow in wc.told(table, told.Struck)] == ["card", "seat"]
    rival = wc.attacks(wc.GRUMBAZ, wc.BURBONN, [1], [4], edit=edit)
    wc.decline(rival)
    assert rival.state.characters[0].damage == 3


@pytest.mark.rule("WW-7.28", "WW-7.29", "WW-8.8")
def test_the_large_potion_removes_every_disease_and_the_small_one_none() -> None:
    def edit(s: State) -> None:
        s.characters[0].disease, s.characters[0].damage = 2, 2

    large = explore("undercity", edit)
    wc.take(large, "potion_large")
    assert (large.state.characters[0].disease, large.state.characters[0].damage) == (0, 0)
    small = explore("brill", edit)
    wc.take(small, "potion_small")
    assert (small.state.characters[0].disease, small.state.characters[0].damage) == (2, 1)


@pytest.mark.rule("WW-7.31")
def test_disease_stays_when_a_level_is_gained() -> None:
    def begin(s: State) -> None:
        s.characters[0].disease = 1
        gain_level(s, 0, 1)

    assert make(begin=begin, free=("ability",)).state.characters[0].disease == 1


# --- resources ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-8.1", "WW-3.6")
def test_a_scroll_draws_one_card() -> None:
    table = explore("brill", script={"ability": [ability("charge")]})
    wc.take(table, "scroll")
    assert table.state.characters[0].hand == [ability("charge")]


@pytest.mark.rule("WW-8.2", "WW-8.3", "WW-8.4", "WW-8.5", "WW-8.6")
def test_a_book_draws_two_and_every_other_draws_one_and_discards_one() -> None:
    def edit(s: State) -> None:
        s.characters[1].hand = sorted(s.characters[1].deck[:10])
        del s.characters[1].deck[:10]

    table = explore("silverpine_forest", edit, free=("ability",))
    wc.take(table, "book")
    assert [choice.seat for choice in table.choices] == [1]  # seat 2 has but the card just drawn
    wc.take(table, wc.options(table)[0])
    s = table.state
    assert [len(each.hand) for each in s.characters] == [2, 10, 0]
    assert [len(each.discard) for each in s.characters] == [0, 1, 1]
    assert wc.asked(table) == (0, "city")  # ten cards and the Book are no more than ten


@pytest.mark.rule("WW-8.9", "WW-8.10", "WW-8.11", "WW-8.12", "WW-8.13", "WW-6.15", "WW-6.16", "WW-6.18")
def test_a_discovery_is_placed_anywhere_but_here_and_in_cities() -> None:
    table = explore("tirisfal_glades", lambda s: lay(s, "brill", GOLD), script={"discovery": [DISEASE]})
    wc.take(table, "place_discovery")
    assert set(wc.options(table)) == set(range(51)) - {
        space(name) for name in ("tirisfal_glades", "undercity", "ironforge", "stormwind")
    }
    wc.take(table, space("brill"))
    assert table.state.tokens[-1] == Token(DISEASE, space("brill"), 0b001)
    assert [line.record.to for line in table.log if isinstance(line.record, told.TokenSeen)] == [(0,)]


@pytest.mark.rule("WW-8.14", "WW-8.16", "WW-8.18", "WW-5.8", "WW-4.8")
def test_a_flight_leads_to_another_flight_path_below_the_gate() -> None:
    table = explore("undercity")
    wc.take(table, "flight_path")
    assert set(wc.options(table)) == {space("ironforge"), space("stormwind")}
    wc.take(table, space("ironforge"))
    assert wc.asked(table) == (0, "city")
    assert table.state.characters[0].at == space("ironforge")


@pytest.mark.rule("WW-8.15", "WW-8.17", "WW-9.2")
def test_outside_a_city_exploration_goes_on_without_a_second_flight() -> None:
    def edit(s: State) -> None:
        s.characters[0].level = 1

    table = explore("undercity", edit, free=("ability",))
    wc.take(table, "flight_path", space("duskwood"))
    assert table.state.characters[0].at == space("duskwood")
    assert len(wc.told(table, told.ResourceUsed)) == 2  # the Book there is all that is left


@pytest.mark.rule("WW-8.19", "WW-8.20", "WW-8.21", "WW-8.E1", "WW-19.5", "WW-19.4", "WW-19.6", "WW-8.23")
def test_the_auction_house_gives_another_item_of_the_same_colour() -> None:
    robe, rain, sword = item("forged_robe"), wc.event("fog_of_war"), item("forged_sword")

    def edit(s: State) -> None:
        wc.own(s, 0, robe)
        wc.only(s, 1, rain, sword)

    table = explore("undercity", edit)
    wc.take(table, "auction_house")
    s = table.state
    assert s.characters[0].bag == [sword]
    assert s.challenges[1].bottom == [rain, robe]


@pytest.mark.rule("WW-8.22", "WW-6.7")
def test_without_an_item_the_auction_house_does_nothing() -> None:
    table = explore("undercity")
    wc.take(table, "auction_house")
    assert wc.asked(table) == (0, "city")


@pytest.mark.rule("WW-8.24", "WW-17.4", "WW-17.5", "WW-17.6", "WW-17.7", "WW-17.8", "WW-17.10")
def test_the_quest_giver_gives_an_elite_quest_and_of_three_one_is_dropped() -> None:
    def edit(s: State) -> None:
        for id in ("boar_hunt", "harbour_rats"):
            wc.give_quest(s, 0, id)

    new = wc.quest("titan_vault")
    table = explore("undercity", edit, script={"quest": [new]})
    wc.take(table, "quest_giver")
    assert wc.options(table) == [wc.quest("boar_hunt"), wc.quest("harbour_rats"), new]
    kept = table.fork()
    wc.take(table, wc.quest("harbour_rats"))
    assert [each.quest for each in table.state.characters[0].quests] == [wc.quest("boar_hunt"), new]
    assert table.state.elite_discard == [wc.quest("harbour_rats")]
    wc.take(kept, wc.quest("boar_hunt"))
    assert kept.state.elite_discard == []


# --- kept discoveries ---------------------------------------------------------------------------------------


def move(edit: wc.Edit, **more: object) -> Table[State]:
    return make(("walk_on", 0), edit=edit, **more)  # type: ignore[arg-type]


def keep(s: State, *kinds: int) -> None:
    for kind in kinds:
        s.pile.remove(kind)
        s.characters[0].kept[kind] += 1


@pytest.mark.rule("WW-7.1", "WW-7.2", "WW-7.3", "WW-7.4", "WW-19.2", "WW-19.9")
def test_gold_buys_an_item_of_ones_level_or_lower_in_a_city() -> None:
    sword = item("forged_sword")

    def edit(s: State) -> None:
        keep(s, GOLD)
        s.characters[0].level = 1
        wc.only(s, 1, sword)

    table = move(edit)
    assert wc.options(table) == [("gold", 0), ("gold", 1), "stop"]
    wc.take(table, ("gold", 1))
    assert (table.state.characters[0].bag, table.state.characters[0].kept[GOLD]) == ([sword], 0)

    def elsewhere(s: State) -> None:
        edit(s)
        s.characters[0].at = space("brill")

    assert wc.asked(move(elsewhere)) == (0, "city")


@pytest.mark.rule("WW-19.7", "WW-19.8")
def test_gold_is_not_spent_where_the_deck_has_no_item() -> None:
    def edit(s: State) -> None:
        keep(s, GOLD)
        wc.only(s, 0, wc.event("heavy_rain"), wc.event("fair_winds"))

    table = move(edit)
    wc.take(table, ("gold", 0))
    assert table.state.characters[0].kept[GOLD] == 1
    assert table.state.challenges[0].bottom == [wc.event("fair_winds"), wc.event("heavy_rain")]


@pytest.mark.rule("WW-7.5", "WW-7.6", "WW-7.7", "WW-5.14")
def test_a_hearthstone_takes_the_figure_home_instead_of_a_move() -> None:
    def edit(s: State) -> None:
        keep(s, HEARTHSTONE)
        s.turn.movement = 2
        s.characters[0].at = space("brill")

    table = move(edit)
    wc.take(table, ("hearthstone", space("stormwind")))
    s = table.state
    assert (s.characters[0].at, s.turn.movement, s.box) == (space("stormwind"), 0, ((HEARTHSTONE, -1),))
    walked = move(edit)
    wc.take(walked, ("go", space("undercity")))
    assert wc.asked(walked) == (0, "city")  # the test's own: there is nothing left to do


@pytest.mark.rule("WW-7.8", "WW-7.9")
@pytest.mark.parametrize("answer", ["back", "discard"])
def test_far_sight_is_a_private_look_at_one_discovery(answer: str) -> None:
    def edit(s: State) -> None:
        keep(s, FAR_SIGHT)
        lay(s, "brill", DISEASE, known=0b100)

    table = move(edit)
    wc.take(table, ("far_sight", 0), answer)
    s = table.state
    if answer == "back":
        assert s.tokens == (Token(DISEASE, space("brill"), 0b101),)
    else:
        assert (s.tokens, s.box) == ((), ((FAR_SIGHT, -1), (DISEASE, 0b101)))


@pytest.mark.rule("WW-7.10", "WW-7.11", "WW-7.12", "WW-5.15")
def test_rocket_boots_reroll_a_die_just_rolled() -> None:
    table = make("movement_phase", edit=lambda s: keep(s, ROCKET_BOOTS), script={"movement": [0, 5]})
    s = table.state
    assert (s.turn.movement, s.characters[0].energy) == (1, 3)
    wc.take(table, "rocket_boots")
    assert (s.turn.movement, s.characters[0].energy) == (4, 1)
    fight = wc.meets(
        wc.GRUMBAZ, wc.adversary("kobold_miner"), [1, 6], [3], edit=lambda s: keep(s, ROCKET_BOOTS)
    )
    assert wc.options(fight) == ["rocket_boots", "done"]
    wc.take(fight, "rocket_boots")
    assert wc.told(fight, told.AdversaryDefeated)


@pytest.mark.rule("WW-7.13", "WW-7.14", "WW-7.15", "WW-7.16", "WW-1.15")
def test_a_merchant_takes_an_item_and_another_may_be_taken_back() -> None:
    robe, sword, bow = item("worn_robe"), item("worn_sword"), item("fine_longbow")

    def edit(s: State) -> None:
        keep(s, MERCHANT)
        wc.own(s, 0, sword)
        wc.own(s, 1, robe)
        wc.wield(s, 1, bow)

    table = move(edit)
    wc.take(table, ("merchant", 1))
    assert wc.asked(table) == (1, "merchant.back")
    assert wc.options(table) == [sword, -1]
    wc.take(table, sword)
    assert [each.bag for each in table.state.characters] == [[robe], [sword], []]
