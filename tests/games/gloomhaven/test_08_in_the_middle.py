"""What falls, is stunned, moves or is over in the middle of an action, a turn or a rest."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, lost, run

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Give, Suffer
from wyprawa.games.gloomhaven.rules.figures import damage, movement
from wyprawa.games.gloomhaven.rules.query import facts, occasions
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.rules.turns import hero_turn, rests
from wyprawa.games.gloomhaven.state import FOES, PARTY, Active, Deed, Figure, Gift, State, Turn
from wyprawa.kernel import Choice, Option

NECKLACE = 106  # Heal 1 at a kill
NEAR = Whom(who="enemies", within=1)
ROW = ". . . . .\n . 0 g . .\n. 1 . . ."


@pytest.mark.rule("GH-8.27")
def test_a_figure_that_falls_performs_no_more_of_its_action() -> None:
    s = field(ROW, hp=1)
    (guard,) = foes(s)
    does(s, guard, Suffer(value=5), Give(give=("stun",), to=NEAR))
    assert guard not in s.figures
    assert not facts.has(s.figures[0], "stun")


@pytest.mark.rule("GH-8.27")
def test_a_figure_that_is_stunned_performs_no_more_of_its_action() -> None:
    s = field(ROW)
    (guard,) = foes(s)
    does(s, guard, Give(give=("stun",), to=Whom(who="self")), Give(give=("muddle",), to=NEAR))
    assert facts.has(s.figures[guard], "stun")
    assert not facts.has(s.figures[0], "muddle")


# --- rests (GH-6.15) ----------------------------------------------------------------------------------------


def resting(discard: list[int], active: list[int]) -> State:
    s = field()
    hero = s.heroes[0]
    hero.hand, hero.discard = [], discard
    hero.active = [Active(card, "top") for card in active]
    for card in active:
        assert rests.counts_discarded(Active(card, "top"))
    return s


def kept(card: int) -> bool:
    return rests.counts_discarded(Active(card, "top"))


@pytest.mark.rule("GH-6.15")
def test_as_many_active_cards_are_put_down_as_a_rest_needs() -> None:
    three = [card for card in range(1, 28) if kept(card)][:3]
    s = resting([], three)
    run(s, rests.take_back(s, 0), "stay")  # then the other two must come
    assert s.heroes[0].discard == three[1:]
    s = resting([28, 29], three[:1])
    assert [list(choice.options) for choice in run(s, rests.take_back(s, 0), "stay")] == [["stay", "take"]]


# --- turns out of order (GH-8.29) ---------------------------------------------------------------------------


@pytest.mark.rule("GH-8.29")
def test_the_turn_that_was_interrupted_goes_on_as_it_was_left() -> None:
    s = field(ROW)
    s.turn = Turn(1, half="top", moved=3, infused=2)
    s.heroes[0].picked, s.heroes[0].second = [5, 6], 40
    s.agenda = []
    hero_turn.extra_turn(s, 0, 3, 4)
    assert s.heroes[0].picked == [3, 4]
    s.turn, s.heroes[0].picked = Turn(0), []
    s.acted.append(0)
    hero_turn.own_turn_back(s, 0, 5, 6)
    assert (s.heroes[0].picked, s.heroes[0].resting) == ([5, 6], False)
    hero_turn.turn_again(s, 1, "top")
    assert s.turn is not None
    assert (s.turn.who, s.turn.half, s.turn.moved, s.turn.infused) == (1, "top", 3, 2)


@pytest.mark.rule("GH-8.29")
def test_a_hero_that_rests_in_the_round_still_does_after_a_turn_out_of_order() -> None:
    s = field(ROW)
    s.turn = Turn(1)
    hero = s.heroes[0]
    hero.resting, hero.initiative, hero.second = True, 99, 100
    hero_turn.extra_turn(s, 0, 3, 4)
    assert not hero.resting
    s.acted.append(0)
    hero_turn.own_turn_back(s, 0)
    assert hero.resting


@pytest.mark.rule("GH-8.29")
def test_cards_set_aside_are_lost_with_their_hero() -> None:
    s = field(ROW)
    s.turn = Turn(1)
    s.heroes[0].exhausted, s.figures[0].at = True, -1
    del s.figures[0]
    s.heroes[0].lost = []
    hero_turn.extra_turn(s, 0, 3, 4)
    assert (s.heroes[0].lost, s.heroes[0].picked) == ([3, 4], [])


# --- obstacles with hit points (GH-33.15, GH-33.8) ----------------------------------------------------------


def beside_an_altar() -> tuple[State, int]:
    s = field(". . . . .\n . 0 . . .\n. 1 . . .")
    cell = facts.board(s).neighbours(s.figures[0].at)[0]
    rooms.add(s, Figure("obstacle", "altar", FOES, cell, 5, 5))
    return s, cell


@pytest.mark.rule("GH-33.15")
def test_nobody_stops_on_an_obstacle_with_hit_points() -> None:
    s, cell = beside_an_altar()
    assert not movement.field(s, 0).stops >> cell & 1
    s.figures[0].gifts = (Gift("fly", 1, lasting=True),)
    now = movement.field(s, 0)
    assert now.flying
    assert now.passable >> cell & 1
    assert not now.stops >> cell & 1


@pytest.mark.rule("GH-33.8", "GH-32.16")
@pytest.mark.parametrize("monster", [False, True])
def test_an_obstacle_with_hit_points_is_no_monster_on_the_map(monster: bool) -> None:
    s, _ = beside_an_altar()
    if monster:
        rooms.add(
            s, Figure("monster", "bandit_guard", FOES, facts.board(s).neighbours(s.figures[0].at)[1], 5, 5, 1)
        )
    assert occasions.enemies_left(s) is monster


# --- who is where, and how many there are, while it goes on -------------------------------------------------


@pytest.mark.rule("GH-10.29")
def test_what_several_suffer_is_settled_before_the_first_does() -> None:
    s = field(". . . . .\n . 0 g .\n. . g . .", hp=2)
    does(s, 0, Suffer(value="enemies_near", to=Whom(who="enemies", within=1)))
    assert not foes(s)  # each suffers 2, though only one is left when its turn comes


@pytest.mark.rule("GH-19.21")
def test_whoever_attacks_from_the_hex_of_a_summon_changes_places_with_it() -> None:
    s = field(". . . . . . .\n . 0 . . g . .\n. . . . . . .", ["plus_0"])
    (guard,) = foes(s)
    home, near = s.figures[0].at, facts.board(s).neighbours(s.figures[guard].at)[0]
    double = rooms.add(s, Figure("summon", "doppelganger", PARTY, near, 10, 10, 1, owner=0, drops=False))
    seen: list[tuple[int, int]] = []

    def aims(choice: Choice) -> Option:
        seen.append((s.figures[0].at, s.figures[double].at))
        return guard

    does(s, 0, Attack(value=3), answers=[near, aims])
    assert seen == [(near, home)]
    assert (s.figures[0].at, s.figures[double].at) == (home, near)
    assert lost(s, guard) == 3


@pytest.mark.rule("GH-8.28")
def test_what_an_item_does_at_a_kill_is_no_part_of_the_action() -> None:
    s = field(ROW, ["plus_0"], items=[NECKLACE], hp=2)
    s.figures[0].hp = 4
    (guard,) = foes(s)
    s.deed = action = Deed(0)
    does(s, 0, Attack(value=3), answers=[guard])
    assert s.figures[0].hp == 5
    assert s.deed is action
    assert action.target == guard  # not the hero itself, whom the Heal is for


@pytest.mark.rule("GH-23.10", "GH-5.6")
@pytest.mark.parametrize("shown", [(), (3, 4)])
def test_a_hand_that_exhaustion_lays_open_cannot_be_hidden_again(shown: tuple[int, ...]) -> None:
    """What the others had not seen is known from there on, so that fair undo does not lead back past it."""
    s = field(ROW)
    s.heroes[0].hand, s.heroes[0].shown = [3, 4], shown
    damage.exhaust(s, 0)
    assert s.heroes[0].lost[-2:] == [3, 4]
    assert s.reveals == (not shown)


@pytest.mark.rule("GH-23.2", "GH-23.5")
def test_two_discards_that_negate_damage_go_together() -> None:
    """Until both are chosen, neither has left the pile: the log tells both at once."""
    s = field(ROW, ["plus_0"])
    s.heroes[0].discard = [3, 4, 5]
    left: list[int] = []

    def second(choice: Choice) -> Option:
        left.extend(s.heroes[0].discard)
        return 5

    run(s, damage.suffer(s, 0, 3, "ability"), "discards", 3, second)
    assert left == [3, 4, 5]
    assert (s.heroes[0].discard, s.heroes[0].lost[-2:]) == ([4], [3, 5])
