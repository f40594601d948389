"""Chapter 17: Shield and Retaliate."""

from __future__ import annotations

import pytest
from ghdeeds import does, drawn_all, field, foes, lost, run, strikes, wide

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Retaliate, Shield
from wyprawa.games.gloomhaven.rules.figures import damage, using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import Gift


@pytest.mark.rule("GH-17.1", "GH-17.2", "GH-17.4")
def test_shields_add_up_and_are_not_used_up() -> None:
    s = field(cards=["plus_0", "plus_0"])
    (guard,) = foes(s)
    s.figures[guard].shield = 1
    s.figures[guard].gifts = (Gift("shield", 1),)
    for _ in range(2):
        does(s, 0, Attack(value=5), answers=[guard])
    assert lost(s, guard) == 6


@pytest.mark.rule("GH-17.3")
def test_shield_is_for_attacks_only() -> None:
    s = field()
    (guard,) = foes(s)
    s.figures[guard].shield = 3
    run(s, damage.suffer(s, guard, 2))
    assert lost(s, guard) == 2


@pytest.mark.rule("GH-17.5", "GH-17.9")
def test_retaliate_hurts_each_adjacent_attacker() -> None:
    s = field("0 g 1", ["plus_0", "plus_0"])
    (guard,) = foes(s)
    s.figures[guard].retaliate = ((2, 1), (1, 1))
    for who in (0, 1):
        does(s, who, Attack(value=1), answers=[guard])
        assert lost(s, who) == 3


@pytest.mark.rule("GH-17.5", "GH-17.6")
def test_retaliate_and_range() -> None:
    s = field(wide("0 . g"), ["plus_0", "plus_0"])
    (guard,) = foes(s)
    s.figures[guard].retaliate = ((2, 1),)
    does(s, 0, Attack(value=1, range=3), answers=[guard])
    assert lost(s, 0) == 0
    s.figures[guard].retaliate = ((2, 2),)
    does(s, 0, Attack(value=1, range=3), answers=[guard])
    assert lost(s, 0) == 2


@pytest.mark.rule("GH-17.8")
def test_the_dead_do_not_retaliate() -> None:
    s = field(cards=["plus_0"], hp=1)
    (guard,) = foes(s)
    s.figures[guard].retaliate = ((2, 1),)
    does(s, 0, Attack(value=1), answers=[guard])
    assert lost(s, 0) == 0


@pytest.mark.rule("GH-17.10")
def test_retaliate_is_no_attack() -> None:
    s = field(cards=["plus_0"])
    (guard,) = foes(s)
    s.figures[guard].retaliate = ((2, 1),)
    s.figures[0].shield = 5
    s.figures[0].conditions = BIT["invisible"]
    does(s, 0, Attack(value=1), answers=[guard])
    assert lost(s, 0) == 2
    drawn_all(s)  # no card for it


@pytest.mark.rule("GH-17.11")
def test_distance_is_measured_after_pushes() -> None:
    s = field(wide("0 . g"), ["plus_0"])
    (guard,) = foes(s)
    s.figures[guard].retaliate = ((2, 1),)
    does(s, 0, Attack(value=1, range=2, pull=1), answers=[guard, lambda c: c.options[1]])
    assert lost(s, 0) == 2


@pytest.mark.rule("GH-17.12")
def test_an_attacker_that_dies_loses_its_other_targets() -> None:
    s = field("0 g 1", ["plus_0"])
    (guard,) = foes(s)
    s.figures[guard].hp = 1
    s.figures[0].retaliate = ((2, 1),)
    strikes(s, guard, Attack(own=0), 0, 1, answers=[0])
    assert guard not in s.figures
    assert (lost(s, 0), lost(s, 1)) == (2, 0)


@pytest.mark.rule("GH-29.8", "GH-29.9", "GH-31.4")
def test_shields_of_monsters_last_for_the_round() -> None:
    s = field("0 g b")
    guard, bones = foes(s)
    does(s, guard, Shield(value=1, to=Whom(who="friends", within=1)), Retaliate(value=2, range=3))
    assert (facts.shield_of(s, guard), facts.shield_of(s, bones)) == (1, 1)
    assert facts.retaliates_of(s, guard) == [(2, 3)]
    using.end_round(s)
    assert facts.shield_of(s, guard) == 0
    assert facts.retaliates_of(s, guard) == []
