"""Chapter 13: push, pull, pierce, added targets."""

from __future__ import annotations

import pytest
from ghdeeds import does, drawn_all, field, foes, lost, strikes, wide

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Boost, Give
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.attack import push_and_pull
from wyprawa.games.gloomhaven.rules.figures import conditions
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import Deed, Gift, State

OPEN = """
. . . . . .
 . . . . . .
. 0 g . . .
 . . . . . .
. . . . . .
"""


def ways(s: State, steps: int, *, pull: bool = False) -> list[tuple[int, ...]]:
    return push_and_pull.paths(s, foes(s)[0], s.figures[0].at, steps, pull=pull)


@pytest.mark.rule("GH-13.1", "GH-13.2", "GH-14.1")
def test_effects_follow_even_without_damage() -> None:
    s = field("g 0 b", ["null", "plus_0"])
    does(s, 0, Attack(value=1, give=("muddle",), to=Whom(who="enemies", within=1)), answers=["go"])
    assert all(facts.has(s.figures[n], "muddle") for n in foes(s))


@pytest.mark.rule("GH-13.3")
def test_an_effect_may_be_declined_experience_may_not() -> None:
    s = field(OPEN, ["plus_0"])
    (guard,) = foes(s)
    at = s.figures[guard].at
    attack = Attack(value=1, push=2, boosts=(Boost(xp=1),))
    does(s, 0, attack, answers=[guard, "none"])
    assert s.figures[guard].at == at
    assert s.heroes[0].xp == 1


@pytest.mark.rule("GH-13.3")
def test_conditions_may_be_declined_while_taking_aim() -> None:
    attack = Attack(value=1, give=("muddle", "immobilize"))
    for answers, given in (
        ([], ("muddle", "immobilize")),
        ([("without", "immobilize")], ("muddle",)),
        ([("without", "muddle"), ("without", "immobilize"), ("with", "muddle")], ("muddle",)),
    ):
        s = field(OPEN, ["plus_0"])
        (guard,) = foes(s)
        asked = does(s, 0, attack, answers=[*answers, guard])
        assert {option for option in asked[0].options if isinstance(option, tuple)} == {
            ("without", "muddle"),
            ("without", "immobilize"),
        }
        assert conditions.names(s.figures[guard]) == [name for name in facts.CONDITIONS if name in given]


@pytest.mark.rule("GH-13.3")
def test_of_several_targets_each_may_be_spared() -> None:
    s = field("g 0 b", ["plus_0", "plus_0"])
    guard, bones = foes(s)
    attack = Attack(value=1, give=("muddle",), to=Whom(who="enemies", within=1))
    does(s, 0, attack, answers=[("without", "muddle"), "go", guard, ("with", "muddle")])
    assert not facts.has(s.figures[guard], "muddle")
    assert facts.has(s.figures[bones], "muddle")


@pytest.mark.rule("GH-13.3", "GH-2.13")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_condition_of_a_modifier_card_may_be_declined(answer: str) -> None:
    s = field(OPEN, ["rolling_muddle", "plus_0"])
    (guard,) = foes(s)
    does(s, 0, Attack(value=1), answers=[guard, answer])
    assert facts.has(s.figures[guard], "muddle") == (answer == "yes")


@pytest.mark.rule("GH-13.3", "GH-29.16")
def test_monsters_decline_nothing() -> None:
    s = field("0 g", ["rolling_muddle", "plus_0"])
    (guard,) = foes(s)
    assert strikes(s, guard, Attack(own=0, give=("wound",)), 0) == []
    assert facts.has(s.figures[0], "muddle")
    assert facts.has(s.figures[0], "wound")


@pytest.mark.rule("GH-13.5", "GH-13.6", "GH-13.14")
def test_push_leads_away_in_full() -> None:
    s = field(OPEN, ["plus_0"])
    board, home = facts.board(s), s.figures[0].at
    for path in ways(s, 2):
        assert [board.range_between(home, cell) for cell in path] == [2, 3]
    (guard,) = foes(s)
    asked = does(s, 0, Attack(value=1, push=2), answers=[guard, lambda c: c.options[-1]])
    assert s.figures[guard].at == asked[1].options[-1][-1]


@pytest.mark.rule("GH-13.7", "GH-13.8")
def test_pull_leads_closer() -> None:
    s = field(wide("0 . . . g"), ["plus_0"])
    board, home = facts.board(s), s.figures[0].at
    for path in ways(s, 2, pull=True):
        assert [board.range_between(home, cell) for cell in path] == [3, 2]
    (guard,) = foes(s)
    does(s, 0, Attack(value=1, range=5, pull=2), answers=[guard, lambda c: c.options[1]])
    assert board.range_between(home, s.figures[guard].at) == 2


@pytest.mark.rule("GH-13.9")
def test_push_ends_where_nothing_is_left() -> None:
    s = field("0 g . ", ["plus_0"])
    assert [len(path) for path in ways(s, 3)] == [1]
    wall = field("0 g", ["plus_0"])
    assert ways(wall, 2) == []
    does(wall, 0, Attack(value=1, push=2), answers=[foes(wall)[0]])


@pytest.mark.rule("GH-13.10", "GH-13.11")
def test_through_allies_but_not_onto_them_nor_through_enemies_or_obstacles() -> None:
    through = field("0 g b .")
    assert [len(path) for path in ways(through, 2)] == [2]
    assert ways(through, 1) == []  # it cannot end on its ally
    enemy = field("0 g 1 .")
    assert ways(enemy, 2) == []
    stone = field("0 g o .")
    assert ways(stone, 2) == []
    flying = field("0 g o .", who={"g": "flame_demon"})
    assert [len(path) for path in ways(flying, 1)] == [1]


@pytest.mark.rule("GH-13.12", "GH-4.8", "GH-4.15")
def test_traps_on_the_way_are_sprung() -> None:
    s = field("0 g x .", ["plus_0"])
    (guard,) = foes(s)
    does(s, 0, Attack(value=1, push=2), answers=[guard, lambda c: c.options[1]])
    assert lost(s, guard) == 1 + s.trap_damage
    assert not s.traps
    hot = field("0 g h .", ["plus_0"])
    (guard,) = foes(hot)
    does(hot, 0, Attack(value=1, push=1), answers=[guard, lambda c: c.options[1]])
    assert lost(hot, guard) == 1 + hot.trap_damage // 2


@pytest.mark.rule("GH-13.13", "GH-4.20")
def test_difficult_terrain_does_not_slow_it() -> None:
    assert [len(path) for path in ways(field("0 g ~ ~ ."), 3)] == [3]


@pytest.mark.rule("GH-13.15", "GH-13.16", "GH-13.17", "GH-13.E1")
def test_pierce() -> None:
    s = field(cards=["plus_0", "plus_0"])
    (guard,) = foes(s)
    s.figures[guard].gifts = (Gift("shield", 3),)
    does(s, 0, Attack(value=3, pierce=2), answers=[guard])
    assert lost(s, guard) == 2
    does(s, 0, Attack(value=3, pierce=9), answers=[guard])
    assert lost(s, guard) == 2 + 3


@pytest.mark.rule("GH-13.18", "GH-13.19", "GH-13.20")
def test_added_target() -> None:
    s = field(wide(". g 0 b a"), ["plus_0", "plus_0"])
    guard, bones, archer = foes(s)
    attack = Attack(value=2, give=("muddle",), boosts=(Boost(add_target=1),))
    asked = does(s, 0, attack, answers=[guard, bones])
    assert archer not in asked[1].options  # out of range
    assert facts.has(s.figures[bones], "muddle")
    assert [lost(s, n) for n in (guard, bones)] == [2, 2]
    # with an area it adds one figure, not the area around it
    area = field(wide(". g 0 b a"), ["plus_0", "plus_0"])
    guard, bones, archer = foes(area)
    attack = Attack(value=2, area="arc_2", boosts=(Boost(add_target=1),))
    over = lambda c: next(o for o in c.options if area.figures[guard].at in o)  # noqa: E731
    does(area, 0, attack, answers=[over, bones])
    assert [lost(area, n) for n in (guard, bones, archer)] == [2, 2, 0]
    drawn_all(area)


@pytest.mark.rule("GH-13.18")
def test_added_target_by_a_modifier_card() -> None:
    s = field(wide("g 0 b"), ["rolling_add_target", "plus_0", "plus_1"])
    guard, bones = foes(s)
    does(s, 0, Attack(value=2), answers=[guard, bones])
    assert [lost(s, n) for n in (guard, bones)] == [2, 3]


@pytest.mark.rule("GH-14.14")
def test_an_immobilized_figure_is_pushed() -> None:
    s = field("0 g . .", ["plus_0"])
    (guard,) = foes(s)
    s.figures[guard].conditions = BIT["immobilize"]
    before = s.figures[guard].at
    does(s, 0, Attack(value=1, push=1), answers=[guard, lambda c: c.options[1]])
    assert s.figures[guard].at != before


def test_bosses_and_boots_stand_firm() -> None:
    s = field("0 g . .", ["plus_0"], items=[22])
    (guard,) = foes(s)
    at = s.figures[0].at
    assert strikes(s, guard, Attack(own=0, push=2), 0) == []
    assert s.figures[0].at == at


def test_pushes_into_and_against_obstacles() -> None:
    s = field("0 g o .", ["plus_0"])
    (guard,) = foes(s)
    attack = Attack(value=1, push=2, boosts=(Boost(through=2),))
    does(s, 0, attack, answers=[guard, lambda c: c.options[1]])
    assert lost(s, guard) == 3
    assert not s.obstacles
    assert s.heroes[0].xp == 1
    wall = field("0 g o .", ["plus_0"])
    (guard,) = foes(wall)
    does(wall, 0, Attack(value=1, push=2, boosts=(Boost(stopped=2),)), answers=[guard])
    assert lost(wall, guard) == 5
    assert wall.heroes[0].xp == 2


def test_pull_to_a_chosen_hex() -> None:
    assert isinstance(CARDS[86].bottom.do[1], Give)
    s = field(wide("0 . . . g"))
    (guard,) = foes(s)
    board = facts.board(s)
    goal = s.figures[0].at
    s.deed = Deed(0, hex=goal)
    does(s, 0, Give(pull=2, to=Whom(who="enemies", within=4, around="hex")), answers=[lambda c: c.options[1]])
    assert board.range_between(goal, s.figures[guard].at) == 2


def test_test_of_a_boost() -> None:
    s = field("1 g 0 b", ["plus_0", "plus_0"])
    guard, bones = foes(s)
    attack = Attack(value=1, boosts=(Boost(when=("flanked",), add=2),))
    does(s, 0, attack, answers=[guard])
    does(s, 0, attack, answers=[bones])
    assert (lost(s, guard), lost(s, bones)) == (3, 1)
