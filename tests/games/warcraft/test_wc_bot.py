"""The sensible player: it plans tours, fights by the odds, and lays bad discoveries in others' way."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import BURBONN, GRUMBAZ, SANDRAI, SOFEEA, ability, adversary, item, space

from wyprawa.games.warcraft import GAME
from wyprawa.games.warcraft.bot.answers import choose
from wyprawa.games.warcraft.bot.counsel import COUNSEL, Prospect, judge, promised
from wyprawa.games.warcraft.bot.duels import duel, figures_of, hit
from wyprawa.games.warcraft.bot.errands import Errand, turns
from wyprawa.games.warcraft.bot.outlook import Outlook
from wyprawa.games.warcraft.bot.ways import journeys
from wyprawa.games.warcraft.content import TROPHIES, adversary_of
from wyprawa.games.warcraft.odds import against
from wyprawa.games.warcraft.rules.query.figures import Figures, standing
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.state import State, Token
from wyprawa.games.warcraft.vocabulary.terms import AMBUSH, GOLD
from wyprawa.kernel import Chance, Option, Table, new


def answer(table: Table[State]) -> Option:
    return choose(table.state, table.choices[0], Chance(1))


def on_turn(at: str, edit: wc.Edit = lambda s: None, points: int = 3) -> Table[State]:
    def ready(s: State) -> None:
        s.characters[0].at, s.turn.movement = space(at), points
        edit(s)

    return wc.make(("walk_on", 0), edit=ready)


def delivers(s: State) -> None:
    """The first seat has a letter to fetch, and no level and no trophy is left to gain."""
    s.characters[0].level, s.trophies = 3, (0,) * len(TROPHIES)
    wc.give_quest(s, 0, "letters_from_brill")


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_players_come_to_an_end_in_an_evening(seats: int) -> None:
    table, chance = new(GAME, seed=seats, seats=seats, telling=False), Chance(seats)
    while not table.over:
        choice = table.choices[0]
        table.choose(choose(table.state, choice, chance), choice.seat)
        assert table.state.turns < 60 * seats
    assert max(valor(it) for it in table.state.characters) >= 8


def test_a_sensible_player_beats_one_who_answers_anything() -> None:
    table, chance = new(GAME, seed=5, seats=2, telling=False), Chance(5)
    while not table.over:
        choice = table.choices[0]
        pick = choose(table.state, choice, chance) if choice.seat else chance.pick(choice.options, "any")
        table.choose(pick, choice.seat)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


# --- ways and errands ---------------------------------------------------------------------------------------


def test_a_turn_ends_where_one_arrives_and_flights_take_one() -> None:
    table = journeys(0)
    assert table[space("undercity")][space("undercity")] == 0
    assert table[space("undercity")][space("brill")] == 1
    assert table[space("undercity")][space("stormwind")] == 1  # by air
    assert table[space("undercity")][space("goldshire")] == 2  # by air, and then a step


def test_an_errand_beyond_ones_level_leads_over_who_grants_it() -> None:
    errand = Errand(2, (space("southshore"),), level=1)
    assert turns(errand, space("sepulcher"), 1, lambda n: 0.0) < turns(
        errand, space("sepulcher"), 0, lambda n: 0.0
    )


def test_it_walks_to_the_stop_of_its_quest_and_collects() -> None:
    table = on_turn("tirisfal_glades", delivers)
    assert answer(table) == ("go", space("brill"))

    def there(s: State) -> None:
        s.characters[0].at = space("brill")
        wc.give_quest(s, 0, "letters_from_brill")

    table = wc.make("cleanup_phase", edit=there)
    assert answer(table) == ("collect", wc.quest("letters_from_brill"), 0)


def test_who_has_all_it_needs_does_not_stand_among_easy_prey_for_ever() -> None:
    """Two players once drew green items in Lakeshire for ever, two spaces from an overlord. One had no
    weapon, for he was better off without: so every item seemed worth as much as the first."""

    def armed(s: State) -> None:
        s.characters[GRUMBAZ].level, s.characters[GRUMBAZ].turned = 3, 1
        wc.wield(s, GRUMBAZ, item("legendary_mail"))
        wc.hold_cards(s, GRUMBAZ, "heroic_strike", "battle_shout")
        s.trophies = tuple(int(each.id == "head_of_nefarian") for each in TROPHIES)

    table = on_turn("lakeshire", armed, points=4)
    assert answer(table) == ("go", space("blackwing_lair"))


def test_a_rival_is_not_waited_for_in_a_city() -> None:
    """Two with quests against each other once stood in Undercity, where nobody is attacked, for ever."""
    s = wc.make(seats=2).state
    wc.give_quest(s, 0, "blood_price", 1)
    [inside] = Outlook(s, 0).quests
    s.characters[1].at = space("brill")
    [outside] = Outlook(s, 0).quests
    assert inside.stops == ()
    assert outside.stops == (space("brill"),)
    assert inside.extra > outside.extra


def test_a_hunt_that_goes_on_anywhere_keeps_nobody_from_a_delivery() -> None:
    def busy(s: State) -> None:
        delivers(s)
        wc.give_quest(s, 0, "gnoll_paws")

    assert answer(on_turn("tirisfal_glades", busy)) == ("go", space("brill"))


def test_a_rival_ahead_is_worth_more_than_one_behind() -> None:
    s = wc.make().state
    s.characters[SOFEEA].scored_quests = (wc.quest("titan_vault"),)
    s.characters[GRUMBAZ].scored_quests = (wc.quest("letters_from_brill"),)
    o = Outlook(s, GRUMBAZ)
    assert o.scalp(SOFEEA) > o.scalp(BURBONN)


def test_who_is_held_by_an_adversary_plays_cards_to_get_away() -> None:
    def edit(s: State) -> None:
        wc.hold_cards(s, GRUMBAZ, "heroic_strike")
        s.characters[GRUMBAZ].energy = 1

    table = wc.meets(GRUMBAZ, adversary("rotting_ghoul"), [6], [1], edit=edit)
    assert answer(table) == ("card", ability("heroic_strike"))


def test_in_a_game_that_is_too_long_it_answers_anything_now_and_then() -> None:
    table = on_turn("tirisfal_glades", delivers)
    choice = table.choices[0]
    assert {choose(table.state, choice, Chance(n)) for n in range(40)} == {("go", space("brill"))}
    table.state.turns = 41 * 3
    assert len({choose(table.state, choice, Chance(n)) for n in range(40)}) > 2


# --- fights -------------------------------------------------------------------------------------------------


def test_the_quick_estimate_is_exact_where_no_power_is_triggered() -> None:
    guard = wc.adversary("bandit_camp_guard")
    s = wc.make().state
    found = duel(standing(s, GRUMBAZ), 5, figures_of(adversary_of(guard)))
    exact = against(s, GRUMBAZ, card=guard)
    assert found.win == pytest.approx(exact.win)
    assert found.damage == pytest.approx(exact.damage)
    assert hit(2, 5) == pytest.approx(4 / 6)


def test_ranged_blows_come_first_in_the_estimate() -> None:
    own, foe = Figures(2, True, 4, 1), Figures(3, False, 5, 1)
    assert duel(own, 4, foe).damage < duel(own._replace(ranged=False), 4, foe).damage


def test_it_plays_a_card_that_wins_the_fight_and_keeps_one_that_does_nothing() -> None:
    def edit(s: State) -> None:
        wc.hold_cards(s, GRUMBAZ, "heroic_strike")
        s.characters[GRUMBAZ].energy = 2

    table = wc.meets_board(GRUMBAZ, "hogger", edit=edit)
    assert answer(table) == ("card", ability("heroic_strike"))

    def rolled(s: State) -> None:
        wc.hold_cards(s, GRUMBAZ, "shield_block")
        s.characters[GRUMBAZ].energy = 2

    table = wc.meets(GRUMBAZ, adversary("kobold_miner"), [6], [1], edit=rolled)
    wc.take(table, "done")
    assert wc.asked(table) == (GRUMBAZ, "after_roll")
    assert answer(table) == "done"  # the miner misses anyway


def test_it_turns_its_card_for_a_fight_that_is_worth_it() -> None:
    table = wc.meets_board(SANDRAI, "hogger")
    assert answer(table)[0] == "power"


def test_it_negates_what_is_played_against_it() -> None:
    def edit(s: State) -> None:
        s.characters[SANDRAI].energy = 3
        wc.hold_cards(s, SANDRAI, "shadow_bolt")
        wc.hold_cards(s, SOFEEA, "counterspell")

    table = wc.attacks(SANDRAI, SOFEEA, [1], [1], edit=edit)
    wc.begin_combat(table)
    wc.take(table, "done", ("card", ability("shadow_bolt")))
    assert answer(table) == ("card", ability("counterspell"))


@pytest.mark.parametrize(("valors", "negates"), [((), False), (("titan_vault", "grand_tour"), True)])
def test_among_several_it_negates_for_itself_or_against_who_is_about_to_win(
    valors: tuple[str, ...], negates: bool
) -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].scored_quests = tuple(wc.quest(each) for each in valors)
        s.characters[GRUMBAZ].energy = s.characters[SOFEEA].energy = 2
        wc.hold_cards(s, GRUMBAZ, "heroic_strike")
        wc.hold_cards(s, SOFEEA, "counterspell")

    table = wc.meets_board(GRUMBAZ, "hogger", edit=edit)
    wc.take(table, ("card", ability("heroic_strike")))
    assert wc.asked(table) == (SOFEEA, "answer")
    assert answer(table) == (("card", ability("counterspell")) if negates else "done")


# --- what to keep -------------------------------------------------------------------------------------------


def test_it_wears_the_better_weapon() -> None:
    sword, better = item("worn_sword"), item("forged_sword")

    def edit(s: State) -> None:
        s.characters[GRUMBAZ].level = 1
        wc.wield(s, GRUMBAZ, sword)
        wc.own(s, GRUMBAZ, better)

    table = wc.make("cleanup_phase", edit=edit)
    assert answer(table) == ("equip", better)


def test_it_takes_off_what_is_worse_than_nothing() -> None:
    """A sword of a level long past, where the character strikes harder without."""

    def edit(s: State) -> None:
        s.characters[GRUMBAZ].level = 3
        wc.wield(s, GRUMBAZ, item("worn_sword"))

    table = wc.make("cleanup_phase", edit=edit)
    assert answer(table) == ("bag", item("worn_sword"))


@pytest.mark.parametrize(("kind", "whose"), [(AMBUSH, "letters_from_brill"), (GOLD, "sepulcher_watch")])
def test_bad_discoveries_go_in_others_way_and_good_ones_in_its_own(kind: int, whose: str) -> None:
    def edit(s: State) -> None:
        s.pile.remove(kind)
        s.tokens += (Token(kind, -1, 1),)
        s.characters[0].at, s.characters[1].at = space("dun_morogh"), space("silverpine_forest")
        s.characters[2].at = space("stormwind")
        wc.give_quest(s, 0, "sepulcher_watch")
        wc.give_quest(s, 1, "letters_from_brill")

    table = wc.make(("lay_token", 0), edit=edit)
    stop = {"letters_from_brill": "brill", "sepulcher_watch": "sepulcher"}[whose]
    assert answer(table) == space(stop)


def test_it_drops_the_quest_that_takes_longest() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, 0, "letters_from_brill")
        wc.give_quest(s, 0, "grand_tour")
        s.elite_quests = [wc.quest("harbour_rats")]

    table = wc.make(("gain_quest", 0), edit=edit, free=["quest"])
    assert answer(table) == wc.quest("grand_tour")


def test_it_never_looks_at_hands_and_tokens_of_others() -> None:
    """The answer is the same in every world this seat cannot tell apart."""
    table, chance = new(GAME, seed=9, seats=3, telling=False), Chance(9)
    for n in range(150):
        choice = table.choices[0]
        own = choose(table.state, choice, Chance(n))
        if n % 5 == 0:
            world = table.imagine(choice.seat, Chance(n))
            there = world.choice_of(choice.seat)
            assert there is not None
            assert choose(world.state, there, Chance(n)) == own
        table.choose(choose(table.state, choice, chance), choice.seat)


# --- counsel ------------------------------------------------------------------------------------------------


def test_chances_are_shared_and_grow_with_valor_and_level() -> None:
    s = wc.make().state
    before = judge(s)
    assert sum(before) == pytest.approx(1)
    s.characters[BURBONN].level = 1
    risen = judge(s)
    assert risen[BURBONN] > before[BURBONN]
    s.characters[BURBONN].scored_quests += (wc.quest("grand_tour"),)
    assert judge(s)[BURBONN] > risen[BURBONN]


def test_a_city_is_no_refuge_from_quests_against_one() -> None:
    """Whoever is hunted has to come out again: a judge that forgets it hides behind walls."""
    s = wc.make(seats=2).state
    wc.give_quest(s, SOFEEA, "a_lesson", rival=GRUMBAZ)
    s.characters[SOFEEA].at = space("brill")
    in_city = promised(s, SOFEEA)
    s.characters[GRUMBAZ].at = space("tirisfal_glades")
    assert promised(s, SOFEEA) == pytest.approx(in_city, abs=0.4)


def test_a_wound_costs_a_fraction_of_a_valor_and_leaves_the_plan_as_it_is() -> None:
    s = wc.make(seats=2).state
    s.characters[SOFEEA].level = 3
    unhurt, plan = promised(s, SOFEEA), Prospect(s, SOFEEA).plan(space("undercity"))
    s.characters[SOFEEA].damage = 5
    assert 0.5 < unhurt - promised(s, SOFEEA) < 1.5
    assert Prospect(s, SOFEEA).plan(space("undercity")) == plan


def test_a_point_of_attack_is_worth_more_than_the_next_fight() -> None:
    s = wc.make(seats=2).state
    before = promised(s, SOFEEA)
    s.characters[SOFEEA].turned = 1
    assert promised(s, SOFEEA) - before > 0.25


def test_options_are_weighed_the_bots_own_first() -> None:
    table = on_turn("tirisfal_glades", delivers)
    assert COUNSEL.weigh is not None
    leanings = COUNSEL.weigh(table.state, table.choices[0], Chance(1))
    assert leanings[0].option == ("go", space("brill"))
    assert all(each.better <= 0 for each in leanings)
    assert len(leanings) > 3
