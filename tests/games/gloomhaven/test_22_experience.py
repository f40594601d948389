"""Chapter 22: experience in a scenario."""

from __future__ import annotations

import pytest
from ghdeeds import field, foes, plays, wide

from wyprawa.games.gloomhaven.state import STRONG

SPARE_DAGGER, OVERWHELMING, WHIRLWIND, SKEWER, GRAB = 10, 5, 20, 11, 6


@pytest.mark.rule("GH-22.1", "GH-8.5")
def test_an_action_gives_its_experience() -> None:
    s = field("0 g", ["plus_0"])
    plays(s, OVERWHELMING, "top", foes(s)[0])
    assert s.heroes[0].xp == 2
    assert s.heroes[0].lost == [OVERWHELMING]


@pytest.mark.rule("GH-22.2", "GH-8.13", "GH-8.6")
def test_nothing_performed_nothing_gained() -> None:
    s = field("0 g")
    plays(s, OVERWHELMING, "top", "skip")
    assert s.heroes[0].xp == 0
    assert s.heroes[0].discard == [OVERWHELMING]
    empty = field("0 . 1")
    assert plays(empty, SPARE_DAGGER, "top") == []
    assert empty.heroes[0].xp == 0


@pytest.mark.rule("GH-22.1")
def test_experience_for_each_target() -> None:
    s = field(wide("g 0 b"), ["plus_0", "plus_0"])
    plays(s, WHIRLWIND, "top", "go")
    assert s.heroes[0].xp == 2


@pytest.mark.rule("GH-22.3")
def test_conditional_experience() -> None:
    s = field(wide("1 g 0 b"), ["plus_0", "plus_0"], heroes=["scoundrel", "brute"])
    guard, bones = foes(s)
    plays(s, 89, "top", bones)  # Flanking Strike: nobody stands beside it
    assert s.heroes[0].xp == 0
    plays(s, 89, "top", guard)
    assert s.heroes[0].xp == 1


@pytest.mark.rule("GH-22.5")
def test_kills_give_none() -> None:
    s = field("0 g", ["plus_0"], hp=1)
    plays(s, 10, "bottom", foes(s)[0])
    assert not foes(s)
    assert s.heroes[0].xp == 0
    assert s.heroes[0].tally.kills == 1


@pytest.mark.rule("GH-22.6", "GH-8.8", "GH-8.9")
def test_basic_actions_give_none_and_discard_the_card() -> None:
    s = field("0 g", ["plus_0"])
    plays(s, OVERWHELMING, "attack", foes(s)[0])
    assert (s.heroes[0].xp, s.heroes[0].discard) == (0, [OVERWHELMING])


@pytest.mark.rule("GH-22.3")
def test_experience_for_an_element_consumed() -> None:
    s = field("0 g", ["plus_0", "plus_0"], heroes=["mindthief", "brute"])
    s.elements[1] = STRONG
    (guard,) = foes(s)
    plays(s, 158, "top", ("boost", 0), guard)
    assert s.heroes[0].xp == 1
    plays(s, 158, "top", guard)
    assert s.heroes[0].xp == 1
