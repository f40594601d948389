"""Positions that cannot be: each fault is named."""

from __future__ import annotations

from typing import Any

import pytest
from mdtables import equip, mob, state
from msgspec.structs import replace

from wyprawa.conformance.limits import unbounded
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import MISSIONS
from wyprawa.games.hellscape.content.missions import Laid
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.state import Combat, State, Turn
from wyprawa.parts.boards import ids


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
    assert fault(s) == "condition Fire or Frost: 27, expected 25: heroes[1].fire (2), conditions (25)"


def test_a_draft_that_has_no_map() -> None:
    s = state("gheta")
    s.draft = replace(MISSIONS["training"], doors=("A1-C3",))
    assert "draft: no map can be made of it" in fault(s)
    s.draft = replace(MISSIONS["training"], tiles=(Laid(tile="9Z", at="A1"),))
    assert "draft: no map can be made of it" in fault(s)
    s.draft = MISSIONS["highway"]
    assert fault(s) == "draft: expected the Mission 'training', got 'highway'"


def test_figures_and_tokens_off_the_map() -> None:
    s = table()
    s.heroes[0].zone = 9999
    assert fault(s) == "heroes[0].zone: no zone 9999"
    s = table()
    s.tokens.append((1, 9999, 0))
    assert "no zone 9999" in fault(s)
    s = state("gheta", mission="soul_collector")
    s.heroes[0].zone = ids(ground.map_of(s).abyss)[0]
    assert "stands in no Zone" in fault(s)


def test_what_is_there_twice() -> None:
    s = table()
    s.heroes[1].inventory.append(s.heroes[0].slots[4])
    assert "rusty_sword" in fault(s)
    s = table()
    mob(s, "demons", "C1", minions=1, tier=2, weapon="")
    assert fault(s) == "figure mob/demons: 2, expected 1: enemies (2)"
    s = table()
    s.heroes[1].card, s.heroes[1].mana = s.heroes[0].card, 2
    assert "hero gheta: 2, expected 1" in fault(s)


def test_a_mission_nobody_knows() -> None:
    s = table()
    s.mission = "picnic"
    assert fault(s).startswith("mission: expected one of")


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("heroes.0.slots", [], "expected 6 slots, got 0"),
        ("heroes.0.skills", [0], "expected a place for each of 1 skills, got 0"),
        ("heroes.0.elements", [1], "Elements: expected at most [], got [1]"),
        ("heroes.0.ready", [1], "heroes[0].ready: 1, expected nothing"),
        ("heroes.1.card", 6, "Hero 1: no card 6, or no level 1"),
        ("heroes.1.seat", 1, "expected a Hero for each of 1 seats, got [0, 1]"),
        ("enemies.0.kind", 3, "enemies[0].card: 0, expected nothing"),
        ("enemies.0.figure", 99, "figure 99: expected a number from 10 to 10"),
        ("backs", [[]], "backs: expected 5, got 1"),
        ("off", 1 << 90, "Zones are taken away that are not on the map"),
        ("darkness", 40, "darkness: expected a space below"),
        ("open", 1 << 40, "open: no map_door 40"),
        ("time", 99, "time Time or Corruption: 99, expected 12: time (99)"),
        ("turn", Turn(0, 3), "turn: 1 in progress, and 0 planned of end_turn"),
        ("combat", Combat(0, 10, 0), "combat: 1 in progress, and 0 planned of reveal_arrows, roll, resolve"),
        ("agenda", [("begin_round",), ("begin_turn", 7)], "begin_turn: no who 7"),
        ("agenda", [("hero_phase",)], "expected the next round at the end of the agenda"),
    ],
)
def test_what_is_out_of_its_row(path: str, value: Any, says: str) -> None:
    s: Any = table()
    at = s
    *way, last = path.split(".")
    for part in way:
        at = at[int(part)] if part.isdigit() else getattr(at, part)
    setattr(at, last, value)
    assert says in GAME.problems(s)[0]


def test_nothing_is_without_a_size() -> None:
    assert unbounded(GAME) == []
