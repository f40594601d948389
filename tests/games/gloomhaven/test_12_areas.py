"""Chapter 12: area and multi-target attacks."""

from __future__ import annotations

import pytest
from ghdeeds import does, drawn_all, field, foes, lost, plays, strikes, wide

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Boost, Give
from wyprawa.games.gloomhaven.rules.attack import aims
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import ids

WEDGE = """
. . g . .
 . 0 b . .
. . g . .
"""


def laid(s: State, name: str, reach: int = 1) -> set[tuple[int, ...]]:
    """The sets of enemies an area can hit."""
    return {tuple(sorted(hit)) for _, hit in aims.placements(s, performer(s, 0), name, reach)}


@pytest.mark.rule("GH-12.1")
def test_patterns_turn_and_mirror() -> None:
    s = field(WEDGE)
    above, below, beside = foes(s)
    assert laid(s, "arc_2") == {tuple(sorted(pair)) for pair in ((above, beside), (beside, below))} | {
        (above,),
        (below,),
    }
    # a line of two cannot be bent around the corner
    assert all(len(hit) == 1 for hit in laid(s, "line_2"))


@pytest.mark.rule("GH-12.2", "GH-12.3", "GH-12.E2", "GH-10.6")
def test_grey_hex_is_the_attacker_and_the_attack_is_melee() -> None:
    s = field(WEDGE, ["plus_0", "plus_0", "plus_0"])
    attack = Attack(value=3, area="arc_3", give=("wound",))
    three = lambda c: max((o for o in c.options if o != "skip"), key=lambda o: len(hits(s, o)))  # noqa: E731
    does(s, 0, attack, answers=[three])
    assert [lost(s, n) for n in foes(s)] == [3, 3, 3]
    assert all(facts.has(s.figures[n], "wound") for n in foes(s))
    drawn_all(s)


def hits(s: State, option: tuple[object, ...]) -> list[int]:
    return [n for n in foes(s) if s.figures[n].at in option]


@pytest.mark.rule("GH-12.4", "GH-12.5", "GH-12.E1")
def test_one_red_hex_in_range_is_enough() -> None:
    s = field(wide("0 . . . g b ."), ["plus_0", "plus_0"])
    guard, bones = foes(s)
    board, home = facts.board(s), s.figures[0].at
    layers = board.layers(1 << home, board.all)
    # a triangle of hexes at range 3, 4 and 4; nobody stands in the first
    first, second, third = next(
        (one, two, three)
        for one in ids(layers[3])
        for two in ids(board.near(one) & layers[4])
        for three in ids(board.near(one) & board.near(two) & layers[4])
    )
    s.figures[guard].at, s.figures[bones].at = second, third
    attack = Attack(value=4, range=3, area="triangle")
    both = lambda c: next(o for o in c.options if second in o and third in o)  # noqa: E731
    (question,) = does(s, 0, attack, answers=[both])
    assert (lost(s, guard), lost(s, bones)) == (4, 4)
    laid_out = next(o for o in question.options if second in o and third in o)
    assert first in laid_out
    short = field(wide("0 . . . g b ."))
    short.figures[foes(short)[0]].at, short.figures[foes(short)[1]].at = second, third
    assert does(short, 0, Attack(value=4, range=2, area="triangle")) == []


@pytest.mark.rule("GH-12.6")
def test_only_enemies_in_sight_are_hit() -> None:
    s = field("0 . .\n # # .\n# # g .")
    assert laid(s, "triangle", 9) == set()


@pytest.mark.rule("GH-12.7", "GH-24.4")
def test_all_single_attacks_are_one_action() -> None:
    s = field("g 0 b", ["plus_0", "minus_1", "plus_1", "plus_2"], items=[6])
    does(s, 0, Attack(value=2, to=Whom(who="enemies", within=1)), answers=[("item", 6), "go"])
    assert sorted(lost(s, n) for n in foes(s)) == [2, 4]  # Advantage on both
    assert s.heroes[0].items[0].state == "spent"
    drawn_all(s)


@pytest.mark.rule("GH-12.8", "GH-12.9")
def test_several_different_targets() -> None:
    s = field(wide(". 0 . g b a"), ["plus_0", "plus_0"])
    guard, bones, archer = foes(s)
    attack = Attack(value=1, range=5, targets=2)
    _, second = does(s, 0, attack, answers=[bones, guard])
    assert set(second.options) == {guard, archer, "stop"}
    assert [lost(s, n) for n in (guard, bones, archer)] == [1, 1, 0]
    again = field(wide(". 0 . g b a"), ["plus_0"])
    does(again, 0, attack, answers=[foes(again)[0], "stop"])  # up to so many


@pytest.mark.rule("GH-12.10")
def test_an_ally_in_the_area_is_not_hit() -> None:
    s = field("g 0 1", ["plus_0"])
    hp = s.figures[1].hp
    does(s, 0, Attack(value=3, area="ring"), answers=[lambda c: c.options[0]])
    assert s.figures[1].hp == hp
    assert lost(s, foes(s)[0]) == 3


@pytest.mark.rule("GH-12.11", "GH-10.19")
def test_the_order_is_asked_where_a_bonus_depends_on_the_target() -> None:
    """With the bones dead the guard is alone, and Single Out works on it."""
    draw = """
    . g b
     . 0 1
    """
    s = field(draw, ["plus_0", "plus_0"], heroes=["scoundrel", "tinkerer"])
    guard, bones = foes(s)
    s.figures[bones].hp = 1
    plays(s, 88, "bottom")
    both = Attack(value=1, to=Whom(who="enemies", within=1))
    asked = does(s, 0, both, answers=["go", bones])
    assert [option for option in asked[1].options if isinstance(option, int)] == [guard, bones]
    assert bones not in s.figures
    assert lost(s, guard) == 3


@pytest.mark.rule("GH-12.11")
def test_the_attacker_chooses_the_order_where_it_matters() -> None:
    s = field("g 0 b", ["plus_0", "plus_0"])
    _, other = foes(s)
    s.figures[other].retaliate = ((1, 1),)
    asked = does(s, 0, Attack(value=1, to=Whom(who="enemies", within=1)), answers=["go", other])
    assert asked[1].ask == "attack.next"
    calm = field("g 0 b", ["plus_0", "plus_0"])
    assert len(does(calm, 0, Attack(value=1, to=Whom(who="enemies", within=1)), answers=["go"])) == 1
    monsters = field("0 g 1", ["plus_0", "plus_0"])
    monsters.figures[1].retaliate = ((1, 1),)
    (guard,) = foes(monsters)
    asked = strikes(monsters, guard, Attack(own=0), 0, 1, answers=[1])
    assert (asked[0].ask, asked[0].seat) == ("attack.next", 0)


@pytest.mark.rule("GH-12.12")
def test_abilities_that_affect_others_are_no_attacks() -> None:
    s = field("1 0 g")
    does(s, 0, Give(give=("strengthen",), to=Whom(who="allies", within=1)))
    assert facts.has(s.figures[1], "strengthen")


@pytest.mark.rule("GH-12.3")
def test_along_the_path() -> None:
    s = field(wide("0 g b a . ."), ["plus_0", "plus_0", "plus_0"])
    guard, bones, archer = foes(s)
    attack = Attack(value=2, area=None, boosts=(Boost(along=True),), range=4)
    s.heroes[0].deck.undrawn += ["plus_0"] * 3
    s.figures[0].conditions = facts.BIT["strengthen"]  # cancels the Disadvantage against the neighbour
    s.chance.outcomes = {"modifier": ["plus_0"] * 5}  # type: ignore[attr-defined]
    does(s, 0, attack, answers=[archer])
    assert [lost(s, n) for n in (guard, bones, archer)] == [2, 2, 2]
