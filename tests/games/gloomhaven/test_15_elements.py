"""Chapter 15: elements."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, lost, plays, run, strikes

from wyprawa.games.gloomhaven.abilities.verbs import Attack, Boost, Make, Use
from wyprawa.games.gloomhaven.rules.figures import infusing
from wyprawa.games.gloomhaven.state import INERT, STRONG, WANING, State, Turn

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)
LEAPING_CLEAVE, FROST_ARMOR, COLD_FIRE = 9, 66, 74


def strong(s: State, *some: int) -> None:
    for element in some:
        s.elements[element] = STRONG


@pytest.mark.rule("GH-15.1", "GH-1.16")
def test_six_elements_begin_inert() -> None:
    assert field().elements == [INERT] * 6


@pytest.mark.rule("GH-15.2", "GH-15.3", "GH-15.8")
def test_any_part_of_the_action_infuses() -> None:
    s = field("0 . .")
    asked = plays(s, LEAPING_CLEAVE, "bottom", s.figures[0].at + 1, "stop")  # Move 3, air
    assert [q.ask for q in asked] == ["move", "move"]
    assert s.elements[AIR] == INERT  # not before the turn ends: nothing to consume yet
    infusing.end_turn(s)
    assert s.elements[AIR] == STRONG
    idle = field("0 . .")
    plays(idle, LEAPING_CLEAVE, "bottom", "stop")
    infusing.end_turn(idle)
    assert idle.elements[AIR] == INERT


@pytest.mark.rule("GH-15.4", "GH-31.6")
def test_elements_wane() -> None:
    s = field()
    s.elements = [STRONG, WANING, INERT, STRONG, WANING, INERT]
    infusing.end_round(s)
    assert s.elements == [WANING, INERT, INERT, WANING, INERT, INERT]


@pytest.mark.rule("GH-15.5", "GH-15.6", "GH-22.3")
@pytest.mark.parametrize("strength", [STRONG, WANING])
def test_consuming_is_optional(strength: int) -> None:
    attack = Attack(value=2, boosts=(Boost(use=("fire",), add=2, xp=1),))
    s = field(cards=["plus_0", "plus_0"])
    s.elements[FIRE] = strength
    (guard,) = foes(s)
    does(s, 0, attack, answers=[guard])
    assert (lost(s, guard), s.elements[FIRE], s.heroes[0].xp) == (2, strength, 0)
    does(s, 0, attack, answers=[("boost", 0), guard])
    assert (lost(s, guard), s.elements[FIRE], s.heroes[0].xp) == (6, INERT, 1)


@pytest.mark.rule("GH-15.5")
def test_an_inert_element_cannot_be_consumed() -> None:
    s = field(cards=["plus_0"])
    (question,) = does(s, 0, Attack(value=2, boosts=(Boost(use=("fire",), add=2),)), answers=[foes(s)[0]])
    assert list(question.options) == [foes(s)[0], "skip"]


@pytest.mark.rule("GH-15.7", "GH-15.10")
def test_each_symbol_uses_one_element_once() -> None:
    s = field(cards=["plus_0"])
    strong(s, FIRE, ICE)
    uses = (Boost(use=("fire",), add=1), Boost(use=("fire",), add=4), Boost(use=("ice",), add=2))
    attack = Attack(value=1, boosts=uses)
    (guard,) = foes(s)
    first, second, _ = does(s, 0, attack, answers=[("boost", 2), ("boost", 1), guard])
    assert {("boost", 0), ("boost", 1), ("boost", 2)} < set(first.options)
    assert ("boost", 2) not in second.options
    assert lost(s, guard) == 7  # the fire is used up: boost 0 was no longer open
    assert s.elements[:2] == [INERT, INERT]


@pytest.mark.rule("GH-15.9")
def test_any_figure_later_in_the_round_may_consume_it() -> None:
    s = field("0 g 1", ["plus_0"])
    run(s, infusing.infuse(s, ("fire",), 0))
    infusing.end_turn(s)
    s.turn = Turn(1)
    (guard,) = foes(s)
    does(s, 1, Attack(value=1, boosts=(Boost(use=("fire",), add=3),)), answers=[("boost", 0), guard])
    assert lost(s, guard) == 4


@pytest.mark.rule("GH-15.11")
def test_several_elements_need_all() -> None:
    s = field()
    strong(s, LIGHT)
    both = Use(elements=("light", "dark"), then=(Make(elements=("fire",)),))
    assert does(s, 0, both) == []
    strong(s, DARK)
    does(s, 0, both, answers=["yes"])
    assert s.elements[LIGHT] == s.elements[DARK] == INERT


@pytest.mark.rule("GH-15.12", "GH-15.13")
def test_monsters_always_consume_and_their_type_shares_it() -> None:
    s = field("0 g g", ["plus_0", "plus_0", "plus_0"])
    one, other = foes(s)
    s.heroes[0].hand = []
    strong(s, FIRE)
    attack = Attack(own=0, boosts=(Boost(use=("fire",), add=1),))
    hp = s.figures[0].hp
    strikes(s, one, attack, 0)
    assert (s.figures[0].hp, s.elements[FIRE]) == (hp - 3, INERT)
    strikes(s, other, attack, 0)
    assert s.figures[0].hp == hp - 6
    s.decks["guard"].used = 0  # the next round
    strikes(s, one, attack, 0)
    assert s.figures[0].hp == hp - 8


@pytest.mark.rule("GH-15.14")
def test_any_element_is_chosen_by_its_user_for_monsters_by_the_players() -> None:
    s = field("0 g")
    asked = does(s, 0, Make(elements=("any",)), answers=["earth"])
    assert len(asked[0].options) == 6
    infusing.end_turn(s)
    strong(s, DARK)
    does(s, 0, Use(elements=("any",), then=(Make(elements=("ice",)),)), answers=["yes", "earth"])
    assert (s.elements[EARTH], s.elements[DARK]) == (INERT, STRONG)
    strong(s, LIGHT)
    s.turn = Turn(foes(s)[0])
    turned = Use(elements=("any",), then=(Make(elements=("ice",)),))
    (question,) = does(s, foes(s)[0], turned, answers=["light"])
    assert set(question.options) == {"light", "dark"}
    assert s.elements[LIGHT] == INERT


@pytest.mark.rule("GH-15.15")
@pytest.mark.parametrize("strength", [STRONG, WANING])
def test_infusing_again_makes_strong(strength: int) -> None:
    s = field()
    s.elements[ICE] = strength
    run(s, infusing.infuse(s, ("ice",), 0))
    infusing.end_turn(s)
    assert s.elements[ICE] == STRONG


def test_a_ring_keeps_enemies_from_consuming() -> None:
    s = field("0 g", ["plus_0"], items=[92])
    strong(s, FIRE)
    hp = s.figures[0].hp
    attack = Attack(own=0, boosts=(Boost(use=("fire",), add=5),))
    strikes(s, foes(s)[0], attack, 0, answers=[("item", 92)])
    assert s.figures[0].hp == hp - 2
    assert s.elements[FIRE] == STRONG
