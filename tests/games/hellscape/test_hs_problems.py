"""Positions that cannot be: each fault is named."""

from __future__ import annotations

from mdtables import equip, mob, state

from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.state import State


def fault(s: State) -> str:
    found = GAME.problems(s)
    assert len(found) == 1, found
    return found[0]


def table() -> State:
    s = state("gheta", "mathrin")
    equip(s, 0, "rusty_sword")
    mob(s, "demons", "B1", minions=2)
    return s


def test_a_position_as_it_should_be() -> None:
    assert GAME.problems(table()) == []


def test_numbers_beyond_their_limits() -> None:
    s = table()
    s.heroes[0].health = 9
    assert fault(s) == "Hero 0: expected Health from 0 to 8, got 9"
    s = table()
    s.enemies[0].wounds = 3
    assert "expected Wounds below 3, got 3" in fault(s)
    s = table()
    s.enemies[0].minions = 7
    assert "expected 0 to 6 Minions, got 7" in fault(s)
    s = table()
    s.heroes[1].fire = 2
    assert fault(s) == "Fire and Frost: expected 25 tokens, got 27"


def test_figures_and_tokens_off_the_map() -> None:
    s = table()
    s.heroes[0].zone = 9999
    assert "stands in no Zone" in fault(s)
    s = table()
    s.tokens.append((1, 9999, 0))
    assert "lies in no Zone" in fault(s)


def test_what_is_there_twice() -> None:
    s = table()
    s.heroes[1].inventory.append(s.heroes[0].slots[4])
    assert "rusty_sword" in fault(s)
    s = table()
    mob(s, "demons", "C1", minions=1, tier=2, weapon="")
    assert fault(s) == "mob/demons: expected once in the Dungeon, got 2 times"
    s = table()
    s.heroes[1].card, s.heroes[1].mana = s.heroes[0].card, 2
    assert "expected once, got 2 times" in fault(s)


def test_a_mission_nobody_knows() -> None:
    s = table()
    s.mission = "picnic"
    assert fault(s).startswith("mission: expected one of")
