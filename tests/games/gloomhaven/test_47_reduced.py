"""Chapter 47: reduced randomness."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, lost

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.rules.figures import modifiers
from wyprawa.games.gloomhaven.state import State


def hit(card: str, value: int = 5) -> tuple[int, State]:
    s = field("0 g", [card])
    s.variant = modifiers.REDUCED
    s.blesses, s.curses = 9, [9, 9]
    does(s, 0, Attack(value=value), answers=[foes(s)[0]])
    return lost(s, foes(s)[0]), s


@pytest.mark.rule("GH-47.1")
def test_double_and_bless_are_plus_two() -> None:
    assert hit("double")[0] == 7
    assert hit("bless")[0] == 7


@pytest.mark.rule("GH-47.2")
def test_null_and_curse_are_minus_two() -> None:
    assert hit("null")[0] == 3
    assert hit("curse")[0] == 3


@pytest.mark.rule("GH-47.3", "GH-31.2", "GH-31.3")
def test_removal_and_shuffle_stay() -> None:
    _, s = hit("bless")
    assert s.blesses == 10
    assert not s.heroes[0].deck.reshuffle
    _, s = hit("null")
    assert s.heroes[0].deck.reshuffle
    modifiers.end_round(s)
    assert s.heroes[0].deck.drawn == []
    assert "null" in s.heroes[0].deck.undrawn
