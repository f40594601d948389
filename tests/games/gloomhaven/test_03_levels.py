"""Chapter 3: scenario level, difficulty, solo and open information."""

from __future__ import annotations

from typing import Any

import pytest
from ghtables import make

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import MONSTERS, TABLES
from wyprawa.games.gloomhaven.levels import Difficulty, of_level, recommended
from wyprawa.games.gloomhaven.rules.figures import damage
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import ending, rooms
from wyprawa.games.gloomhaven.state import OPEN, State
from wyprawa.kernel import GameError

PARTY = [
    {"class": "brute", "level": 6},
    {"class": "tinkerer", "level": 4},
    {"class": "scoundrel", "level": 4},
    {"class": "mindthief", "level": 3},
]


def begin(**options: Any) -> State:
    return GAME.begin(GAME.read_options(options), 1)


@pytest.mark.rule("GH-3.1", "GH-3.5")
def test_any_level_from_0_to_7() -> None:
    for level in range(8):
        assert begin(seats=2, level=level).level == level
    for wrong in (-1, 8):
        with pytest.raises(GameError):
            begin(seats=2, level=wrong)


@pytest.mark.rule("GH-3.2")
def test_the_level_stays_whoever_is_left() -> None:
    """Level 5 and level 1 recommend 2; with the first one exhausted it would be 1."""
    draw = """
    0 1 . # .
     . . . + g
    """
    table = make(
        "begin_round",
        draw=draw,
        heroes=[{"class": "brute", "level": 5}, "spellweaver"],
        level=None,
        edit=lambda s: damage.exhaust(s, 0),
        free=("standee", "monster-ability"),
    )
    s = table.state
    assert (s.level, s.monster_level, s.trap_damage) == (2, 2, 4)
    for _ in rooms.open_door(s, 0, 1):
        raise AssertionError("a door asks nothing")
    (guard,) = [figure for n, figure in facts.standing(s) if n > 1]
    assert guard.hp == MONSTERS["bandit_guard"].normal.hp[2]
    s.heroes[1].money, s.won = 3, True
    assert ending.gold(s, s.heroes[1]) == 3 * TABLES.gold[2]
    assert ending.experience(s, s.heroes[1]) == TABLES.bonus[2]


@pytest.mark.rule("GH-3.3", "GH-3.E1")
def test_recommended() -> None:
    """Levels 6, 4, 4 and 3: the average is 4.25, half is 2.125 and the level is 3."""
    assert recommended([6, 4, 4, 3]) == 3
    assert recommended([1, 1]) == 1
    assert recommended([2, 2]) == 1
    assert recommended([2, 3]) == 2
    assert recommended([9, 9, 9]) == 5
    assert begin(seats=4, heroes=PARTY).level == 3


@pytest.mark.rule("GH-3.4")
@pytest.mark.parametrize(("difficulty", "level"), [("easy", 2), ("normal", 3), ("hard", 4), ("very_hard", 5)])
def test_difficulty(difficulty: Difficulty, level: int) -> None:
    assert recommended([6, 4, 4, 3], difficulty) == level
    assert begin(seats=4, heroes=PARTY, difficulty=difficulty).level == level
    assert recommended([1, 1], "easy") == 0


@pytest.mark.rule("GH-3.6", "GH-3.7", "GH-3.8")
def test_what_a_level_sets() -> None:
    for level, gold in enumerate((2, 2, 3, 3, 4, 4, 5, 6)):
        table = of_level(level)
        assert table.monster == level
        assert table.gold == gold
        assert table.trap == 2 + level
        assert table.hazard == (2 + level) // 2
        assert table.bonus == 4 + 2 * level


@pytest.mark.rule("GH-3.9", "GH-3.10", "GH-3.13")
def test_solo() -> None:
    """One player with two or more characters: monsters and traps one level up, gold and bonus not (C4)."""
    s = begin(seats=1, heroes=["brute", "tinkerer", "scoundrel"], level=2)
    assert {hero.seat for hero in s.heroes} == {0}
    assert (s.level, s.monster_level, s.trap_damage) == (2, 3, 5)
    rows = [(0, 1, 2, 3, 1, 4), (1, 2, 2, 4, 2, 6), (2, 3, 3, 5, 2, 8), (3, 4, 3, 6, 3, 10)]
    rows += [(4, 5, 4, 7, 3, 12), (5, 6, 4, 8, 4, 14), (6, 7, 5, 9, 4, 16)]
    assert [tuple(of_level(level, raised=True)) for level in range(7)] == rows
    with pytest.raises(GameError):
        begin(seats=1, heroes=["brute"])


@pytest.mark.rule("GH-3.11", "GH-3.12")
def test_open_information() -> None:
    s = begin(seats=2, level=2, open_information=True)
    assert s.variant & OPEN
    assert (s.level, s.monster_level, s.trap_damage) == (2, 3, 5)
    hands = [zone for zone in GAME.view(s, 0).panels[1].zones if zone.id.startswith("hand")]
    assert [zone.hidden for zone in hands] == [0]
    closed = begin(seats=2, level=2)
    zones = GAME.view(closed, 0).panels[1].zones
    assert [zone.cards for zone in zones if zone.id.startswith("hand")] == [()]


@pytest.mark.rule("GH-3.14")
def test_solo_ends_at_6() -> None:
    s = begin(seats=1, heroes=["brute", "tinkerer"], level=7)
    assert (s.level, s.monster_level) == (6, 7)
    assert begin(seats=2, level=7).level == 7
