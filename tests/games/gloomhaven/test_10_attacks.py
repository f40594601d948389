"""Chapter 10: attacks."""

from __future__ import annotations

import pytest
from ghdeeds import does, drawn_all, field, foes, lost, run, strikes, wide

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Boost, Give, Heal, Suffer
from wyprawa.games.gloomhaven.rules.figures import damage
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import Gift

ROW = "0 . g . . b"


@pytest.mark.rule("GH-10.1", "GH-10.4", "GH-8.10")
def test_melee_reaches_the_next_hex() -> None:
    s = field("0 g b", ["plus_1"])
    guard, bones = foes(s)
    (question,) = does(s, 0, Attack(value=3), answers=[guard])
    assert bones not in question.options
    assert lost(s, guard) == 4
    drawn_all(s)


@pytest.mark.rule("GH-10.2", "GH-12.10", "GH-12.12")
def test_allies_are_no_targets() -> None:
    s = field(wide("1 0 g"), ["plus_0"])
    (question,) = does(s, 0, Attack(value=1), answers=[foes(s)[0]])
    assert 1 not in question.options


@pytest.mark.rule("GH-10.3", "GH-10.14")
def test_range_is_counted_in_hexes_around_walls() -> None:
    s = field(wide(ROW), ["plus_0"])
    guard, bones = foes(s)
    (question,) = does(s, 0, Attack(value=1, range=2), answers=[guard])
    assert bones not in question.options
    around = field(". . .\n 0 # g\n. # .", ["plus_0"])  # two hexes as the crow flies
    (guard,) = foes(around)
    board = facts.board(around)
    assert board.distance(around.figures[0].at, around.figures[guard].at) == 2
    assert board.range_between(around.figures[0].at, around.figures[guard].at) == 3
    assert does(around, 0, Attack(value=1, range=2)) == []


@pytest.mark.rule("GH-10.5", "GH-11.13")
def test_ranged_attack_on_a_neighbour_has_disadvantage() -> None:
    s = field(wide("0 g . b"), ["plus_2", "minus_1", "plus_1"])
    guard, bones = foes(s)
    does(s, 0, Attack(value=2, range=3), answers=[guard])
    assert lost(s, guard) == 1
    does(s, 0, Attack(value=2, range=3), answers=[bones])
    assert lost(s, bones) == 3
    drawn_all(s)


@pytest.mark.rule("GH-10.6", "GH-12.2")
def test_melee_area_stays_melee() -> None:
    s = field(wide("0 g b"), ["plus_0", "plus_0"])
    does(s, 0, Attack(value=2, area="line_2"), answers=[lambda c: c.options[0]])
    assert [lost(s, n) for n in foes(s)] == [2, 2]
    drawn_all(s)  # one card each: the neighbour is no reason for Disadvantage


@pytest.mark.rule("GH-10.7", "GH-10.8", "GH-10.9", "GH-10.10", "GH-10.13")
def test_attacks_need_sight() -> None:
    s = field(wide("0 o g . ."), ["plus_0"])
    does(s, 0, Attack(value=2, range=3), answers=[foes(s)[0]])  # an obstacle is no wall
    behind = field("0 . .\n # # .\n# # g .")
    board = facts.board(behind)
    (guard,) = foes(behind)
    assert board.range_between(behind.figures[0].at, behind.figures[guard].at) <= 5
    assert not board.sees(behind.figures[0].at, behind.figures[guard].at)
    assert does(behind, 0, Attack(value=2, range=9)) == []


@pytest.mark.rule("GH-10.27")
def test_neighbours_in_a_gap_see_each_other() -> None:
    s = field("0 g .", ["plus_0"])
    (guard,) = foes(s)
    assert not facts.board(s).sees(s.figures[0].at, s.figures[guard].at)  # walls touch every corner
    does(s, 0, Attack(value=2), answers=[guard])
    assert lost(s, guard) == 2


@pytest.mark.rule("GH-10.11", "GH-10.12", "GH-18.2")
def test_stated_range_needs_sight_and_no_range_needs_none() -> None:
    s = field("0 . .\n # # .\n# # 1 .")
    s.figures[1].hp -= 3
    does(s, 0, Heal(value=2, range=9), answers=["skip"])  # only for oneself
    assert lost(s, 1) == 3
    does(s, 0, Heal(value=2, to=Whom(who="allies")))
    assert lost(s, 1) == 1


@pytest.mark.rule("GH-10.15", "GH-10.16", "GH-10.17", "GH-10.18", "GH-10.E1")
def test_worked_example_of_the_scoundrel() -> None:
    s = field("1 g 0", ["minus_1"])
    (guard,) = foes(s)
    s.figures[guard].gifts = (Gift("shield", 1),)
    attack = Attack(value=3, boosts=(Boost(times=2), Boost(when=("flanked",), add=2)))
    does(s, 0, attack, answers=[guard])
    assert lost(s, guard) == 8


@pytest.mark.rule("GH-10.19")
def test_each_target_has_its_own_card() -> None:
    s = field("g 0 b", ["plus_1", "minus_1"])
    does(s, 0, Attack(value=2, to=Whom(who="enemies", within=1)), answers=["go"])
    assert sorted(lost(s, n) for n in foes(s)) == [1, 3]
    drawn_all(s)


@pytest.mark.rule("GH-10.20")
def test_never_below_zero() -> None:
    s = field(cards=["minus_2"])
    does(s, 0, Attack(value=1), answers=[foes(s)[0]])
    assert lost(s, foes(s)[0]) == 0


@pytest.mark.rule("GH-10.21", "GH-2.11")
def test_null_deals_nothing() -> None:
    s = field(cards=["rolling_plus_1", "null"])
    does(s, 0, Attack(value=9), answers=[foes(s)[0]])
    assert lost(s, foes(s)[0]) == 0


@pytest.mark.rule("GH-10.22", "GH-10.23", "GH-10.24")
def test_death_at_once_and_a_money_token() -> None:
    s = field(cards=["plus_0"], hp=2)
    (guard,) = foes(s)
    cell = s.figures[guard].at
    does(s, 0, Attack(value=2, give=("curse",), push=2), answers=[guard])  # no push is asked
    assert guard not in s.figures
    assert s.money == {cell: 1}
    assert s.curses == [10, 10]
    summoned = field(cards=["plus_0"], hp=1)
    (guard,) = foes(summoned)
    summoned.figures[guard].drops = False
    does(summoned, 0, Attack(value=2), answers=[guard])
    assert summoned.money == {}


@pytest.mark.rule("GH-10.25", "GH-17.3")
def test_other_damage_draws_no_card_and_ignores_shield() -> None:
    s = field()
    (guard,) = foes(s)
    s.figures[guard].shield = 5
    does(s, 0, Suffer(value=2, to=Whom(who="enemies", within=1)))
    assert lost(s, guard) == 2
    run(s, damage.suffer(s, guard, 1))
    assert lost(s, guard) == 3


@pytest.mark.rule("GH-10.26", "GH-17.7")
def test_damage_then_effects_then_retaliate() -> None:
    s = field(cards=["plus_0"])
    (guard,) = foes(s)
    s.figures[guard].retaliate = ((2, 1),)
    hp = s.figures[0].hp
    asked = does(s, 0, Attack(value=2, push=1), answers=[guard, lambda c: c.options[1]])
    assert asked[1].ask == "push"
    assert lost(s, guard) == 2
    assert s.figures[0].hp == hp  # pushed away before it could strike back


@pytest.mark.rule("GH-28.1", "GH-28.7", "GH-28.9")
def test_monsters_attack_in_the_same_steps() -> None:
    s = field("0 g", ["plus_1"])
    (guard,) = foes(s)
    hp = s.figures[0].hp
    strikes(s, guard, Attack(own=1), 0)
    assert s.figures[0].hp == hp - 4
    assert s.monsters.drawn == ["plus_1"]


@pytest.mark.rule("GH-13.4")
def test_effects_without_an_attack() -> None:
    s = field()
    (guard,) = foes(s)
    does(s, 0, Give(give=("muddle",), to=Whom(who="enemies", within=1)))
    assert s.figures[guard].conditions == BIT["muddle"]
