"""The sensible hero and the goal: where to go, what to take, whom to hunt, and in what time."""

from __future__ import annotations

from typing import Any

import msgspec
from ghtables import make, monsters, signs

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.bot import camp, cards, goal, posts, worth
from wyprawa.games.gloomhaven.bot.foes import foes_of
from wyprawa.games.gloomhaven.bot.outlook import BACK, RETREAT, Outlook
from wyprawa.games.gloomhaven.bot.plans import Plans
from wyprawa.games.gloomhaven.bot.strikes import Strikes
from wyprawa.games.gloomhaven.content import CARDS, SCENARIOS
from wyprawa.games.gloomhaven.special import Killed, Looted, OnPlates, OpenDoors, Rule
from wyprawa.games.gloomhaven.state import State

TRAMPLE, LOOT = 1, 6  # of the brute: attack 3, loot 1
ROOM = """
. . . . . . .
 0 . . . . * .
1 . . . . . .
"""
PLATES = """
. . . p # . .
 0 . . . + . .
1 . . p # . .
"""
OPEN_FIELD = """
. . . . . . .
 0 1 . . g . .
. . . . . . .
"""


def by_ability(s: State) -> None:
    """The treasure tiles of this scenario are taken by loot abilities only."""
    page = SCENARIOS[s.scenario]
    rooms = tuple(
        msgspec.structs.replace(
            room, treasures=tuple(msgspec.structs.replace(t, by_ability=True) for t in room.treasures)
        )
        for room in page.rooms
    )
    SCENARIOS[s.scenario] = msgspec.structs.replace(page, rooms=rooms)


# --- ways ---------------------------------------------------------------------------------------------------


def test_the_way_to_an_enemy_leads_around_walls() -> None:
    draw = """
    . . . . . .
     . o o o o .
    1 0 . o g .
     . o o o o .
    . . . . . .
    """
    s = make(draw=draw).state
    look = Outlook(s, 0)
    foe = s.figures[monsters(s)[0]].at
    dead_end = signs(draw)["."][8]
    assert look.board.range_between(dead_end, foe) < look.board.range_between(s.figures[0].at, foe)
    assert look.place(dead_end) < look.place(s.figures[0].at)


def test_who_opens_a_door_likes_to_have_steps_left() -> None:
    draw = """
    . . . # . .
     1 0 . + g .
    . . . # . .
    """
    s = make(draw=draw).state
    (door,) = signs(draw)["+"]
    look = Outlook(s, 0)
    here = s.figures[0].at
    assert look.reach(here, 2, False)[door] == RETREAT * BACK
    assert look.reach(here, 2 + BACK, False)[door] == 0


def test_a_door_is_opened_while_the_last_enemy_falls() -> None:
    draw = """
    . . . # . .
     1 0 g + . .
    . . . # . .
    """
    s = make(draw=draw).state
    (guard,) = monsters(s)
    assert not Outlook(s, 0).opens
    s.figures[guard].hp = 1
    assert Outlook(s, 0).opens


def test_who_threatens_an_escort_is_stopped_first() -> None:
    draw = """
    . . . . . . .
     . g . 0 . g .
    1 . . . . . .
    """
    s = make(draw=draw).state
    one, two = monsters(s)
    blow = CARDS[TRAMPLE].top.do[0]
    assert isinstance(blow, Attack)

    def worth_of(who: int) -> float:
        strikes = Strikes(Outlook(s, 0))
        for foe in strikes.look.foes:
            foe.first = 1.0
        return max(row.worth for row in strikes.rows(blow) if strikes.look.foes[row.place].who == who)

    before = worth_of(one)
    s.figures[1].kind = "escort"
    assert worth_of(one) > before
    assert worth_of(one) > worth_of(two)


# --- tiles and plates ---------------------------------------------------------------------------------------


def test_the_last_goal_tile_is_worth_more_than_anything() -> None:
    s = make(draw=ROOM, page={"goal": Looted(least=1)}).state
    (tile,) = signs(ROOM)["*"]
    look = Outlook(s, 0)
    assert look.place(tile) > worth.WINS - 5
    assert look.place(s.figures[0].at) < look.place(s.figures[0].at + 1) < look.place(tile), "and all the way"


def test_a_tile_that_only_abilities_take_is_nothing_to_stand_on() -> None:
    s = make(draw=ROOM, page={"goal": Looted(least=1)}).state
    by_ability(s)
    (tile,) = signs(ROOM)["*"]
    assert goal.only_by_ability(s, tile)
    assert Outlook(s, 0).place(tile) < worth.GOAL
    s.figures[0].at = tile - 1
    loot = CARDS[LOOT].top.do[0]
    assert Plans(Outlook(s, 0)).gains.gain(loot, tile - 1, stays=True) >= worth.WINS


def test_loot_abilities_are_kept_while_the_goal_needs_them() -> None:
    s = make(draw=ROOM, page={"goal": Looted(least=1)}).state
    hand = s.heroes[0].hand
    assert not goal.looting_matters(s)
    by_ability(s)
    assert goal.looting_matters(s)
    others = [card for card in hand if card != LOOT]
    assert cards.least([LOOT, *others[:3]], loot=True) != LOOT
    moves, loots = CARDS[LOOT].bottom, CARDS[LOOT].top
    assert Plans(Outlook(s, 0)).price(moves) > Plans(Outlook(s, 0)).price(loots) == 0
    s.looted_goals = 1
    assert not goal.looting_matters(s)
    assert Plans(Outlook(s, 0)).price(moves) == 0


def test_when_only_loot_is_left_nobody_waits() -> None:
    s = make(draw=ROOM, page={"goal": Looted(least=1)}).state
    assert goal.only_loots(s)
    assert goal.presses(s)
    fight = make(draw=ROOM.replace("* .", "* g"), page={"goal": Looted(least=1)}).state
    assert not goal.only_loots(fight)


def plated(who: Any) -> State:
    rule = Rule(moment="turn_end", when=OnPlates(who=who, plates=("a", "a", "a")), do=(OpenDoors(doors="1"),))
    s = make(draw=PLATES, page={"rules": (rule,)}).state
    s.locked = 1
    return s


def test_one_hero_steps_on_a_plate_that_one_hero_opens_the_door_by() -> None:
    s = plated("one")
    one, two = signs(PLATES)["p"]
    assert posts.plates_wanted(s, 0, "one") == 1 << one | 1 << two
    s.figures[1].at = two
    assert not posts.plates_wanted(s, 0, "one")


def test_each_hero_takes_a_plate_of_its_own_if_all_have_to() -> None:
    s = plated("all")
    one, two = signs(PLATES)["p"]
    s.figures[1].at = two
    assert posts.plates_wanted(s, 0, "all") == 1 << one
    assert posts.plates_wanted(s, 1, "all") == 1 << one | 1 << two
    look = Outlook(s, 0)
    assert look.place(one) > look.place(s.figures[0].at) + 5
    s.locked = 0
    assert not posts.plates_wanted(s, 0, "all")


# --- the one enemy that counts ------------------------------------------------------------------------------


def test_the_enemy_whose_death_is_enough_is_worth_more_than_others() -> None:
    draw = OPEN_FIELD.replace("g .", "g a")
    s = make(draw=draw, page={"goal": Killed(least=1, monsters=("bandit_archer",))}).state
    plain = make(draw=draw).state
    hunted = {foe.figure.name: foe for foe in foes_of(s)}
    before = {foe.figure.name: foe for foe in foes_of(plain)}
    assert hunted["bandit_archer"].prey
    assert hunted["bandit_archer"].hurt > 2 * before["bandit_archer"].hurt
    assert hunted["bandit_guard"].hurt < before["bandit_guard"].hurt
    for n in monsters(s, "bandit_guard"):
        s.figures[n].hp = 99
    assert cards.rounds_needed(s) < 5, "the guard need not die"


def test_the_second_of_two_quarries_counts_like_the_first() -> None:
    s = make(draw=OPEN_FIELD, page={"goal": Killed(least=2, monsters=("bandit_guard",))}).state
    s.killed["bandit_guard"] = 1
    assert goal.quarry(s)
    s.killed["bandit_guard"] = 2
    assert not goal.quarry(s)


# --- time ---------------------------------------------------------------------------------------------------


def test_a_card_is_cheaper_for_one_who_outlasts_the_others() -> None:
    draw = """
    . . . # . . # . . # . .
     0 g . + . . + . . + . .
    1 . . # . . # . . # . .
    """
    s = make(draw=draw).state
    alike = cards.card_cost(s, 0, in_hand=True)
    s.heroes[1].hand = s.heroes[1].hand[:4]
    assert cards.card_cost(s, 0, in_hand=True) < alike


def test_hit_points_matter_less_when_the_end_is_near_or_time_is_short() -> None:
    s = make(draw=OPEN_FIELD).state
    for n in monsters(s):
        s.figures[n].hp = 40
    ahead = cards.stake(s)
    assert ahead > 0.8
    for n in monsters(s):
        s.figures[n].hp = 1
    assert cards.stake(s) < 0.6
    for n in monsters(s):
        s.figures[n].hp = 40
    for hero in s.heroes:
        hero.hand = hero.hand[:4]
    assert cards.stake(s) < ahead


def test_a_fight_is_for_resting_only_out_of_reach() -> None:
    s = make(draw=OPEN_FIELD).state
    hero = s.heroes[0]
    hero.hand, hero.discard = [], hero.hand
    s.figures[0].hp = 4
    (guard,) = monsters(s)
    s.figures[guard].hp = 40
    assert camp.long_rest_pays(s, 0)
    s.figures[guard].at = signs(OPEN_FIELD)["."][0]  # beside it
    assert not camp.long_rest_pays(s, 0)
