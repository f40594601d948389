"""Chapter 11: Advantage and Disadvantage."""

from __future__ import annotations

import pytest
from ghdeeds import does, drawn_all, field, foes, lost, strikes

from wyprawa.games.gloomhaven.abilities.verbs import Attack, Boost
from wyprawa.games.gloomhaven.content import MODIFIERS
from wyprawa.games.gloomhaven.rules.figures import modifiers
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import State

STRENGTHEN, MUDDLE = BIT["strengthen"], BIT["muddle"]


def hit(condition: int, *cards: str, value: int = 3) -> tuple[int, State]:
    """The damage of an attack with these cards to come."""
    s = field(cards=cards)
    s.figures[0].conditions = condition
    (guard,) = foes(s)
    attack = Attack(value=value)
    answers: list[object] = [guard]
    if condition == STRENGTHEN:
        answers += ["none"] * ("rolling_push_1" in cards) + ["yes"] * ("rolling_stun" in cards)
    does(s, 0, attack, answers=answers)
    drawn_all(s)
    return lost(s, guard), s


@pytest.mark.rule("GH-11.1", "GH-11.E2", "GH-14.30")
def test_advantage_takes_the_better() -> None:
    assert hit(STRENGTHEN, "minus_1", "plus_1")[0] == 4
    assert hit(STRENGTHEN, "plus_1", "minus_1")[0] == 4


@pytest.mark.rule("GH-11.2", "GH-11.E2")
def test_advantage_with_one_rolling_card() -> None:
    assert hit(STRENGTHEN, "rolling_push_1", "plus_1")[0] == 4
    assert hit(STRENGTHEN, "plus_1", "rolling_plus_1")[0] == 5


@pytest.mark.rule("GH-11.3", "GH-11.E2")
def test_advantage_with_two_rolling_cards() -> None:
    damage, s = hit(STRENGTHEN, "rolling_plus_1", "rolling_stun", "minus_1")
    assert damage == 3
    assert facts.has(s.figures[foes(s)[0]], "stun")


@pytest.mark.rule("GH-11.4", "GH-11.E2", "GH-14.22")
def test_disadvantage_takes_the_worse() -> None:
    assert hit(MUDDLE, "minus_1", "plus_1")[0] == 2
    assert hit(MUDDLE, "plus_1", "minus_1")[0] == 2


@pytest.mark.rule("GH-11.5", "GH-11.E2")
def test_disadvantage_ignores_one_rolling_card() -> None:
    assert hit(MUDDLE, "rolling_push_1", "plus_1")[0] == 4
    assert hit(MUDDLE, "plus_1", "rolling_plus_1")[0] == 4


@pytest.mark.rule("GH-11.6", "GH-11.E2")
def test_disadvantage_with_two_rolling_cards_takes_the_last_alone() -> None:
    damage, s = hit(MUDDLE, "rolling_plus_1", "rolling_stun", "minus_1")
    assert damage == 2
    assert not facts.has(s.figures[foes(s)[0]], "stun")


def better(first: str, second: str, edge: int = 1, value: int = 3) -> str:
    return modifiers.better(field(), MODIFIERS[first], MODIFIERS[second], value, edge).id


@pytest.mark.rule("GH-11.7", "GH-11.8", "GH-11.E1")
@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        ("plus_1", "plus_2", "plus_2"),
        ("plus_1", "plus_1_wound", "plus_1_wound"),
        ("plus_1_wound", "plus_1", "plus_1_wound"),
        ("plus_0_stun", "plus_2", "plus_0_stun"),
        ("plus_2", "plus_0_stun", "plus_2"),
        ("plus_1_wound", "plus_1_immobilize", "plus_1_wound"),
        ("plus_1_immobilize", "plus_1_wound", "plus_1_immobilize"),
        ("plus_0_stun", "plus_2_muddle", "plus_0_stun"),
    ],
)
def test_which_card_is_better(first: str, second: str, taken: str) -> None:
    assert better(first, second) == taken


@pytest.mark.rule("GH-11.8")
def test_which_card_is_worse() -> None:
    assert better("plus_1_wound", "plus_1", -1) == "plus_1"
    assert better("plus_0_stun", "minus_1", -1) == "minus_1"
    assert better("minus_1", "plus_0_stun", -1) == "minus_1"
    assert better("plus_2", "plus_0_stun", -1) == "plus_2"  # unclear: the first


@pytest.mark.rule("GH-11.9")
def test_double_and_null_are_compared_by_their_result() -> None:
    assert better("plus_2", "double", value=1) == "plus_2"  # 3 against 2
    assert better("plus_2", "double", value=3) == "double"
    assert better("double", "plus_2", value=2) == "double"  # 4 and 4: equal, the first
    assert better("minus_1", "null", -1) == "null"
    assert better("minus_1", "null", -1, value=1) == "minus_1"


@pytest.mark.rule("GH-11.10")
def test_several_reasons_count_once() -> None:
    s = field(cards=["minus_1", "plus_2"])
    s.figures[0].conditions = STRENGTHEN
    (guard,) = foes(s)
    does(s, 0, Attack(value=3, boosts=(Boost(advantage=True),)), answers=[guard])
    assert lost(s, guard) == 5
    drawn_all(s)


@pytest.mark.rule("GH-11.11")
def test_both_cancel() -> None:
    s = field(cards=["plus_1"])
    s.figures[0].conditions = STRENGTHEN | MUDDLE
    (guard,) = foes(s)
    does(s, 0, Attack(value=3, range=2), answers=[guard])  # Disadvantage twice
    assert lost(s, guard) == 4
    drawn_all(s)


@pytest.mark.rule("GH-11.12", "GH-2.9")
def test_both_cards_are_put_away() -> None:
    s = field(cards=["curse", "plus_1"])
    s.figures[0].conditions = STRENGTHEN
    s.curses[0] = 9
    does(s, 0, Attack(value=3), answers=[foes(s)[0]])
    assert s.heroes[0].deck.drawn == ["plus_1"]
    assert "curse" not in s.heroes[0].deck.undrawn
    assert s.curses[0] == 10


@pytest.mark.rule("GH-28.8")
def test_monsters_have_both_too() -> None:
    s = field("0 g", ["plus_1", "minus_1"])
    (guard,) = foes(s)
    s.figures[guard].conditions = STRENGTHEN
    hp = s.figures[0].hp
    strikes(s, guard, Attack(own=0), 0)
    assert s.figures[0].hp == hp - 3
    drawn_all(s)


@pytest.mark.rule("GH-11.4")
def test_some_monsters_are_hard_to_hit() -> None:
    s = field("0 g", ["plus_1", "minus_1"], who={"g": "night_demon"})
    (demon,) = foes(s)
    does(s, 0, Attack(value=3), answers=[demon])
    assert lost(s, demon) == 2
