"""Missions of one's own: proved, and played like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from wyprawa.games.hellscape.content import MISSIONS
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.tools import proof
from wyprawa.games.hellscape.tools.drafts import drafted
from wyprawa.kernel import Chance, new, position
from wyprawa.parts.content import ContentError

FILE = Path(__file__).parents[3] / "docs" / "studies" / "ossuary.toml"
DRAFT = FILE.read_text()
BEAST = 'colour = ["A1"]\nbeast = "E3"'
LEGENDS = {  # what the rulebook keeps of them (O2, O18); Doors with the white-framed ones
    "training": {"doors": 2, "grey": 1, "colour": 1, "spawn": 1, "bridges": 1, "portals": 0, "mobs": 0},
    "highway": {"colour": 2, "grey": 1, "gates": 1},
    "passage": {"colour": 1, "gates": 1},
    "artifact": {
        "grey": 1, "colour": 3, "regular_chest": 1, "greater_chest": 1, "fountain": 1, "forge": 2, "mobs": 2,
        "spawn": 5, "doors": 7, "portals": 2, "bear_trap": 1, "spike_trap": 2,
    },
    "cursed_sword": {"colour": 5},
    "maze": {"corruption": 4},
    "horror_beast": {
        "doors": 12, "colour": 5, "mobs": 1, "spawn": 6, "spike_trap": 3, "regular_chest": 2,
        "greater_chest": 1, "bear_trap": 1, "fountain": 2, "forge": 1, "portals": 2, "bridges": 1,
    },
    "michael": {"gates": 1},
    "soul_collector": {
        "regular_chest": 1, "greater_chest": 2, "doors": 8, "portals": 2, "bridges": 2, "spike_trap": 1,
        "bear_trap": 1, "fountain": 2, "forge": 1, "pillar": 1, "grey": 1, "colour": 4, "mobs": 2, "spawn": 5,
    },
    "soul_keys": {"colour": 3, "gates": 1},
    "exodus": {
        "spawn": 10, "regular_chest": 5, "greater_chest": 2, "spike_trap": 2, "bear_trap": 2, "portals": 3,
        "fountain": 4, "forge": 4,
    },
}  # fmt: skip


@pytest.mark.parametrize("page", [pytest.param(page, id=page.id) for page in MISSIONS.values()])
def test_nothing_is_wrong_with_the_missions_of_the_book(page: Mission) -> None:
    assert proof.problems(page) == []


@pytest.mark.parametrize("page", [pytest.param(page, id=page.id) for page in MISSIONS.values()])
def test_a_mission_keeps_the_legend_of_the_rulebook(page: Mission) -> None:
    legend = LEGENDS[page.id]
    assert {field: len(getattr(page, field)) for field in legend} == legend


def test_exodus_takes_all_doors_of_the_box() -> None:
    assert len(MISSIONS["exodus"].doors) + len(MISSIONS["exodus"].gates) == 15


def test_a_draft_is_played_to_its_end_and_goes_on_from_its_text() -> None:
    game = drafted(DRAFT, "ossuary.toml")
    table, chance = new(game, seed=1, seats=2), Chance(1)
    assert game.bot is not None
    for _ in range(40):
        table.choose(game.bot(table.state, table.choices[0], chance), table.choices[0].seat)
    text = table.position()
    table = position(game, text)
    assert table.position() == text
    assert table.state.page().id == "ossuary"
    while not table.over:
        choice = table.choices[0]
        table.choose(game.bot(table.state, choice, chance), choice.seat)
    assert table.outcome is not None


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"2B", at = "D1"', '"6B", at = "D1"', "tile 6 is laid 2 times"),
        ('at = "D1" }', 'at = "C1" }', "tiles or Bridges lie on C1"),
        ('start = ["A3"]', 'start = ["H3"]', "start: expected a Zone of the map, got H3"),
        ('"D2-E2"', '"D2-F2"', "expected two Zones side by side, got D2-F2"),
        ('"D2-E2"', '"E1-E2"', "E1-E2 lies inside a Room"),
        ('"D2-E2"', '"D2-E2", "D2-E2"', "D2-E2 is there 2 times"),
        (', "D2-E2"', "", "no way leads to F2"),
        ('spawn = ["B1", "F1"]', 'spawn = ["B1", "D3"]', "spawn: expected a Zone of a Room, got D3"),
        ('fountain = ["C3"]', 'fountain = ["A3", "B3", "C3", "D3", "E3"]', "fountain: expected at most 4"),
        ('colour = ["A1"]', BEAST, "expected a Zone with the rule 'horror_beast'"),
        ('grey = ["F2"]', 'grey = ["F2"]\nrules = ["boss"]', "expected boss, boss_zone and boss_start"),
        ('do = "win"', 'do = "xp", n = 1', "expected one that wins or leaves"),
        ('id = "ossuary"', 'id = "training"', "which is in the book"),
    ],
)
def test_what_is_wrong_with_a_draft_is_named(old: str, new: str, problem: str) -> None:
    assert old in DRAFT
    with pytest.raises(ContentError, match=problem):
        drafted(DRAFT.replace(old, new), "ossuary.toml")
