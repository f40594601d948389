"""Deceits (chapter 39): every design."""

from __future__ import annotations

import pytest
from mlbattle import beast, choose, ended, fight, options, put, told, trail

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import MAGIC, STRENGTH, State

CLASH = [("reveal_traps", 0)]


@pytest.mark.parametrize(
    ("id", "picks", "strength", "magic"),
    [
        pytest.param("deceit-m1", [], 0, 1, marks=pytest.mark.rule("ML-39.1")),
        pytest.param("deceit-m2", [], 0, 2, marks=pytest.mark.rule("ML-39.2")),
        pytest.param("deceit-s1", [], 1, 0, marks=pytest.mark.rule("ML-39.3")),
        pytest.param("deceit-s2", [], 2, 0, marks=pytest.mark.rule("ML-39.4")),
        pytest.param("deceit-any1", ["magic"], 0, 1, marks=pytest.mark.rule("ML-39.5")),
        pytest.param("deceit-any2", ["magic", "strength"], 1, 1, marks=pytest.mark.rule("ML-39.6")),
    ],
)
def test_deceits_that_take_dice(id: str, picks: list[str], strength: int, magic: int) -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, traps=[id])
        put(s, 1, "nuduru", 1, strength=3, magic=3)

    table = fight(edit, "show", *picks, steps=CLASH, deceit=True)
    ended(table)
    assert (trail(table, 0).token_strength, trail(table, 0).token_magic) == ([strength], [magic])
    assert (trail(table, 1).strength, trail(table, 1).magic) == (3 - strength, 3 - magic)
    stolen = [it.dice for it in told(table, events.DiceStolen)]
    assert sorted(stolen) == [((STRENGTH, 0),)] * strength + [((MAGIC, 0),)] * magic


@pytest.mark.parametrize(
    ("id", "dice"),
    [
        pytest.param("deceit-aim1", 1, marks=pytest.mark.rule("ML-39.7")),
        pytest.param("deceit-aim2", 2, marks=pytest.mark.rule("ML-39.8")),
    ],
)
def test_deceits_that_aim_attack_dice(id: str, dice: int) -> None:
    def edit(s: State) -> None:
        beast(s, "gator")
        put(s, 0, "taron", 0, traps=[id])
        put(s, 1, "nuduru", 1)

    table = fight(edit, "show", attack=[1] * 5, steps=[*CLASH, ("meet", 0, 0)], deceit=True)
    assert options(table) == list(range(dice + 1))
    choose(table, dice)
    ended(table)
