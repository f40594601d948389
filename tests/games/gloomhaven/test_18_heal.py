"""Chapter 18: heal."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, lost, run, wide

from wyprawa.games.gloomhaven.abilities.verbs import Attack, Heal
from wyprawa.games.gloomhaven.rules.figures import healing, using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import Turn


@pytest.mark.rule("GH-18.1", "GH-18.4")
def test_heal_restores_up_to_the_maximum() -> None:
    s = field()
    s.figures[0].hp -= 4
    assert healing.heal(s, 0, 3) == 3
    assert healing.heal(s, 0, 3) == 1
    assert lost(s, 0) == 0


@pytest.mark.rule("GH-18.2")
def test_heal_in_range_is_for_oneself_or_an_ally() -> None:
    s = field(wide("0 g . 1"))
    s.figures[0].hp -= 2
    s.figures[1].hp -= 2
    (near,) = does(s, 0, Heal(value=1, range=2), answers=[0])
    assert set(near.options) == {0, "skip"}
    (far,) = does(s, 0, Heal(value=1, range=3), answers=[1])
    assert set(far.options) == {0, 1, "skip"}
    assert (lost(s, 0), lost(s, 1)) == (1, 1)


@pytest.mark.rule("GH-18.3")
def test_heal_self() -> None:
    s = field()
    s.figures[0].hp -= 2
    s.figures[1].hp -= 2
    assert does(s, 0, Heal(value=2)) == []
    assert (lost(s, 0), lost(s, 1)) == (0, 2)


@pytest.mark.rule("GH-18.5")
def test_heals_of_items_and_cards_count_for_poison() -> None:
    s = field(cards=["plus_1_heal_2"], items=[12])
    s.figures[0].hp -= 5
    s.figures[0].conditions = BIT["poison"]
    run(s, using.use_item(s, 0, ("item", 12)))
    assert (lost(s, 0), s.figures[0].conditions) == (5, 0)
    s.figures[0].conditions = BIT["poison"]
    does(s, 0, Attack(value=1), answers=[foes(s)[0]])
    assert (lost(s, 0), s.figures[0].conditions) == (5, 0)


@pytest.mark.rule("GH-29.1", "GH-29.2")
def test_a_monster_heals_whoever_lost_most() -> None:
    s = field(wide("0 g b g . . . . g"))
    guards, bones = foes(s, "bandit_guard"), foes(s, "living_bones")
    s.turn = Turn(guards[0])
    for who, hurt in ((guards[0], 1), (bones[0], 5), (guards[1], 5), (guards[2], 9)):
        s.figures[who].hp -= hurt
    (question,) = does(s, guards[0], Heal(value=3, range=3), answers=[bones[0]])
    assert set(question.options) == {bones[0], guards[1]}  # a tie; the worst is out of range
    assert lost(s, bones[0]) == 2
    unhurt = field(wide("0 g b"))
    does(unhurt, foes(unhurt)[0], Heal(value=3, range=3))
    assert facts.standing(unhurt)
