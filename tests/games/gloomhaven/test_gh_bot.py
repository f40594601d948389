"""The sensible hero: it takes what is open, is the same everywhere, and does what is plainly right."""

from __future__ import annotations

from typing import Any

import pytest
from ghtables import WHO, make, monsters, signs

import wyprawa
from wyprawa.games.gloomhaven import GAME, bot
from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.bot import camp, cards, worth
from wyprawa.games.gloomhaven.bot.foes import foes_of
from wyprawa.games.gloomhaven.bot.goal import quarry
from wyprawa.games.gloomhaven.bot.odds import faces, hit
from wyprawa.games.gloomhaven.bot.outlook import Outlook
from wyprawa.games.gloomhaven.bot.strikes import Strikes
from wyprawa.games.gloomhaven.content import CARDS, TABLES
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.special import Cleared, Killed
from wyprawa.games.gloomhaven.state import Deed, Modifiers, State, Turn
from wyprawa.kernel import Chance, Choice, Option, Table
from wyprawa.parts.effects import All

# cards of the brute: attack 3, retaliate, a lost attack 6, move 4, attack 3 with range 3
TRAMPLE, EYE, ASSAULT, GRAB, DAGGER = 1, 2, 5, 6, 10


def answer(s: State, ask: str, options: list[Any], *subject: Any) -> Option:
    """What hero 0 answers."""
    return bot.choose(s, Choice(0, ask, tuple(options), subject), Chance(1))


def turn_with(s: State, *picked: int) -> list[Any]:
    """Hero 0 begins its turn with these cards; returns what it may do."""
    s.turn = Turn(0)
    s.heroes[0].hand = [card for card in s.heroes[0].hand if card not in picked]
    s.heroes[0].picked = list(picked)
    kinds = ("top", "bottom", "attack", "move")
    return [*((kind, card) for card in picked for kind in kinds), "pass"]


def spend(s: State, who: int, left: int) -> None:
    hero = s.heroes[who]
    hero.hand, hero.discard = hero.hand[:left], hero.hand[left:]


# --- whole games --------------------------------------------------------------------------------------------


def played(seats: int, seed: int, most: int = 2000, **options: Any) -> Table[State]:
    table = wyprawa.new(GAME, seed=seed, seats=seats, telling=False, **options)
    chance = Chance(seed)
    for _ in range(most):
        if table.over:
            break
        choice = table.choices[0]
        taken = bot.choose(table.fork().state, choice, chance)
        assert taken in choice.options
        table.choose(taken, choice.seat)
    return table


def test_the_same_party_in_the_same_world_does_the_same() -> None:
    assert played(2, seed=8, most=100).history == played(2, seed=8, most=100).history


def test_a_party_of_four_plays_to_the_end_and_knows_how_to_win() -> None:
    for seed in range(4):
        table = played(4, seed)
        assert table.outcome
        if table.outcome.winners:
            return
    pytest.fail("four games in a row were lost")


def test_it_answers_alike_in_every_world_its_seat_can_imagine() -> None:
    table = played(2, seed=3, most=40)
    while table.choices[0].ask not in ("lead", "act"):
        table.choose(table.choices[0].options[0], table.choices[0].seat)
    choice = table.choices[0]
    worlds = [table.imagine(choice.seat, Chance(n)).state for n in range(4)]
    assert len({bot.choose(world, choice, Chance(n)) for n, world in enumerate(worlds)}) == 1


# --- whom to attack -----------------------------------------------------------------------------------------

DUEL = """
. . . . .
 . g 0 g .
. . . . 1
"""


def aims(s: State) -> Option:
    s.turn, s.deed = Turn(0), Deed(0, TRAMPLE, "top")
    return answer(s, "attack", [*monsters(s), "skip"], 0)


def test_it_kills_what_it_can() -> None:
    s = make(draw=DUEL).state
    one, two = monsters(s)
    s.figures[one].hp = 2
    assert aims(s) == one
    s.figures[one].hp, s.figures[two].hp = s.figures[one].most, 2
    assert aims(s) == two


def test_of_two_alike_it_takes_the_one_that_has_not_acted() -> None:
    s = make(draw=DUEL).state
    one, two = monsters(s)
    s.figures[one].hp = s.figures[two].hp = 2
    for acted, other in ((one, two), (two, one)):
        s.acted = [acted]
        assert aims(s) == other


FAR = """
. . . . . .
 . g . . 0 .
. . . . 1 .
"""


@pytest.mark.parametrize(
    ("card", "reach", "hurts"), [(TRAMPLE, 1, True), (DAGGER, 1, False), (DAGGER, 3, True)]
)
def test_it_knows_who_strikes_back_before_it_is_there(card: int, reach: int, hurts: bool) -> None:
    def worths() -> list[float]:
        blow = CARDS[card].top.do[0]
        assert isinstance(blow, Attack)
        return [row.worth for row in Strikes(Outlook(s, 0)).rows(blow)]

    s = make(draw=FAR).state
    calm = max(worths())
    (guard,) = monsters(s)
    s.figures[guard].retaliate = ((2, reach),)
    assert (max(worths()) < calm) == hurts


def test_it_silences_who_calls_others() -> None:
    s = make(draw=DUEL.replace("0 g", "0 c"), who={**WHO, "c": "cultist"}).state
    (cultist,) = monsters(s, "cultist")
    for n in monsters(s):
        s.figures[n].hp = 5
    assert aims(s) == cultist


def test_it_hunts_whom_the_goal_names() -> None:
    goal = All(of=(Killed(least=1, monsters=("bandit_archer",)), Cleared()))
    draw = DUEL.replace("0 g", "0 a")
    s = make(draw=draw, page={"goal": goal}).state
    assert quarry(s) == {"bandit_archer"}
    plain = make(draw=draw).state
    hurt = {foe.figure.name: foe.hurt for foe in foes_of(s)}
    before = {foe.figure.name: foe.hurt for foe in foes_of(plain)}
    assert hurt["bandit_archer"] > before["bandit_archer"]
    assert hurt["bandit_guard"] == before["bandit_guard"]
    s.killed["bandit_archer"] = 1
    assert not quarry(s)


# --- which half, and where ----------------------------------------------------------------------------------


def test_it_walks_first_and_strikes_then() -> None:
    draw = """
    . . . . . . .
     0 . . . . g .
    1 . . . . . .
    """
    s = make(draw=draw).state
    assert answer(s, "act", turn_with(s, TRAMPLE, GRAB), 0) == ("bottom", GRAB)


def test_a_weak_hero_would_rather_stand_back() -> None:
    s = make(draw=DUEL, heroes=["spellweaver", "brute"]).state
    s.figures[0].hp = 2
    look = Outlook(s, 0)
    assert look.place(signs(DUEL)["."][0]) > look.place(s.figures[0].at)


def test_it_goes_around_a_trap_and_through_one_only_at_a_price() -> None:
    draw = """
    # # # # #
     0 x . g 1
    # # # # #
    """
    s = make(draw=draw).state
    look = Outlook(s, 0)
    beyond = [cell for cell in look.reach(s.figures[0].at, 3, False) if cell != s.figures[0].at]
    assert beyond
    assert all(look.reach(s.figures[0].at, 3, False)[cell] > 0 for cell in beyond)
    assert all(cell not in s.traps for cell in beyond)


def test_it_stays_out_of_reach_with_few_hit_points_and_not_with_many() -> None:
    s = make(draw=DUEL).state
    cell = s.figures[0].at
    well = Outlook(s, 0).danger.at(cell)[0]
    s.figures[0].hp = 2
    assert Outlook(s, 0).danger.at(cell)[0] > well > 0


def test_an_invisible_hero_is_in_no_danger() -> None:
    s = make(draw=DUEL).state
    s.figures[1].at = -1
    s.figures[0].conditions |= facts.BIT["invisible"]
    assert Outlook(s, 0).danger.at(s.figures[0].at)[0] == 0


# --- cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "discard", "turns"), [(10, 0, 25), (8, 2, 24), (8, 1, 20), (2, 0, 1), (1, 0, 0)]
)
def test_stamina_is_the_turns_that_cards_last(hand: int, discard: int, turns: int) -> None:
    assert cards.stamina(hand, discard) == turns


def test_a_lost_card_is_dear_with_rooms_ahead_and_cheap_at_the_end() -> None:
    behind = """
    . . . # . .
     0 g . + . .
    1 . . # . .
    """
    before, last = make(draw=behind).state, make(draw=DUEL).state
    for s in (before, last):
        s.heroes[0].hand = s.heroes[0].hand[:6]
        spend(s, 0, 3)
    assert cards.card_cost(before, 0) > cards.card_cost(last, 0)
    last.heroes[0].hand, last.heroes[0].discard = [TRAMPLE, EYE], [GRAB]
    assert cards.card_cost(last, 0) <= cards.TURN < cards.card_cost(before, 0)


def test_a_lost_action_costs_the_same_before_cards_are_picked_and_in_the_turn() -> None:
    s = make().state
    before = cards.action_cost(s, 0)
    turn_with(s, TRAMPLE, ASSAULT)
    assert cards.action_cost(s, 0) == before > cards.TURN


def test_who_gains_most_turns_takes_its_cards_back() -> None:
    s = make().state
    spend(s, 0, 2)
    spend(s, 1, 6)
    assert cards.turns_gained(s.heroes[0]) > cards.turns_gained(s.heroes[1])
    assert answer(s, "recover.whom", [0, 1], 0) == 0
    spend(s, 0, 0)
    s.heroes[0].hand, s.heroes[0].discard = s.heroes[0].discard, []
    assert cards.turns_gained(s.heroes[0]) == 0
    assert answer(s, "recover.whom", [0, 1], 0) == 1


def test_a_big_blow_that_is_not_worth_a_card_is_not_struck() -> None:
    s = make(draw=DUEL, who={**WHO, "g": "living_bones"}).state
    for n in monsters(s):
        s.figures[n].hp = 1
    first = answer(s, "act", turn_with(s, ASSAULT, TRAMPLE), 0)
    assert first != ("top", ASSAULT)


def test_a_card_is_lost_to_live_but_not_for_a_scratch() -> None:
    s = make(draw=DUEL).state
    options = ["take", *(("lose", card) for card in s.heroes[0].hand)]
    assert answer(s, "damage", options, 0, 1, 9) == "take"
    s.figures[0].hp = 2
    lost = answer(s, "damage", options, 0, 3, 9)
    assert lost == ("lose", cards.least(s.heroes[0].hand))


# --- rests and doors ----------------------------------------------------------------------------------------

DOOR = """
. . . # . .
 1 0 . + g .
. . . # . .
"""


def short_of_time(s: State) -> None:
    """Hero 1 has fewer turns left than the next room will take."""
    s.heroes[1].hand = s.heroes[1].hand[:4]


def test_a_tired_and_wounded_hero_rests_when_nobody_is_there_to_fight() -> None:
    s = make(draw=DOOR).state
    spend(s, 0, 3)
    short_of_time(s)
    assert not camp.wants_rest(s, 0), "its friend would give a turn away"
    s.figures[0].hp = 2
    assert answer(s, "lead", ["rest", *s.heroes[0].hand], 0) == "rest"
    fight = make(draw=DUEL).state
    spend(fight, 0, 3)
    fight.figures[0].hp = 3
    assert answer(fight, "lead", ["rest", *fight.heroes[0].hand], 0) != "rest"


def test_with_many_cards_in_hand_nobody_rests() -> None:
    s = make(draw=DOOR).state
    spend(s, 0, 4)
    s.figures[0].hp = 2
    assert not camp.wants_rest(s, 0)


def test_the_party_rests_if_those_who_need_it_gain_more_than_the_others_lose() -> None:
    s = make(draw=DOOR).state
    spend(s, 0, 3)
    short_of_time(s)
    assert not camp.wants_rest(s, 0)
    spend(s, 1, 1)
    assert camp.wants_rest(s, 0)


def test_a_short_rest_is_for_fights() -> None:
    fight = make(draw=DUEL).state
    assert answer(fight, "rest.short", ["no", "yes"], 0) == "no"
    spend(fight, 0, 0)
    assert answer(fight, "rest.short", ["no", "yes"], 0) == "yes"
    calm = make(draw=DOOR).state
    spend(calm, 0, 0)
    calm.figures[0].hp = 3
    assert answer(calm, "rest.short", ["no", "yes"], 0) == "no"


def test_nobody_opens_a_door_while_a_friend_rests() -> None:
    s = make(draw=DOOR).state
    (door,) = signs(DOOR)["+"]
    look = Outlook(s, 0)
    assert look.opens
    assert door in look.reach(s.figures[0].at, 3, False)
    assert look.place(door) > look.place(s.figures[0].at)
    s.heroes[1].resting = True
    shut = Outlook(s, 0)
    assert not shut.opens
    assert door not in shut.reach(s.figures[0].at, 3, False)


# --- what things are worth ----------------------------------------------------------------------------------


def test_the_last_hit_points_are_the_dearest() -> None:
    s = make(draw=DUEL).state
    figure = s.figures[0]
    costs = []
    for hp in range(figure.most, 0, -1):
        figure.hp = hp
        costs.append(worth.pain(figure, 1))
    assert costs == sorted(costs)
    figure.hp = figure.most
    assert worth.relief(figure, 3) == 0


def test_healing_goes_to_who_is_worse_off() -> None:
    s = make(draw=DUEL).state
    for who, other in ((0, 1), (1, 0)):
        s.figures[who].hp, s.figures[other].hp = 2, s.figures[other].most - 1
        assert answer(s, "heal.target", [0, 1], 0) == who


def test_odds_of_a_fresh_deck() -> None:
    deck = Modifiers([card for card, copies in TABLES.deck.items() for _ in range(copies)])
    plain = hit(faces(deck), 3, 0, 0, 99)
    assert plain.damage == pytest.approx((0 + 1 + 5 * 2 + 6 * 3 + 5 * 4 + 5 + 6) / 20)
    assert plain.kill == 0
    assert hit(faces(deck), 3, 0, 0, 3).kill == pytest.approx(13 / 20)
    better, worse = hit(faces(deck), 3, 1, 0, 3), hit(faces(deck), 3, -1, 0, 3)
    assert better.kill > 13 / 20 > worse.kill
    assert hit(faces(deck), 3, 0, 2, 99).damage < plain.damage
