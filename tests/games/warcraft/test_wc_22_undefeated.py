"""Undefeated adversaries (chapter 22)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import adversary, make, space

from wyprawa.games.warcraft.state import NOTHING, State

GHOUL, BOAR = adversary("rotting_ghoul"), adversary("mountain_boar")
NAMES = ("mountain_boar", "kobold_miner", "goblin_engineer")
CARDS = [adversary(name, n) for name in NAMES for n in range(3)] + [adversary("murloc_oracle")]
NEW = adversary("gnoll_poacher")


@pytest.mark.rule("WW-22.1", "WW-22.2", "WW-22.4")
def test_the_lowest_empty_slot_is_taken() -> None:
    def edit(s: State) -> None:
        wc.lie_undefeated(s, 0, BOAR, "brill")
        wc.lie_undefeated(s, 2, GHOUL, "brill")

    s = make(("stay_undefeated", NEW, space("goldshire")), edit=edit).state
    assert (s.track[1], s.markers[1]) == (NEW, space("goldshire"))


def full(s: State, *places: str) -> None:
    for slot, card in enumerate(CARDS):
        wc.lie_undefeated(s, slot, card, places[slot] if slot < len(places) else "zul_gurub")


@pytest.mark.rule("WW-22.6", "WW-22.7", "WW-22.9", "WW-22.10")
def test_a_full_track_loses_the_nearest_marker() -> None:
    at = space("brill")
    s = make(("stay_undefeated", NEW, at), edit=lambda s: full(s, "goldshire", "tirisfal_glades")).state
    assert (s.track[1], s.markers[1]) == (NEW, at)
    assert s.challenges[0].bottom == [CARDS[1]]
    same = make(("stay_undefeated", NEW, at), edit=lambda s: full(s, "tirisfal_glades", "brill")).state
    assert same.track[1] == NEW  # distance 0


@pytest.mark.rule("WW-22.8")
def test_of_equally_near_markers_the_active_character_chooses() -> None:
    at = space("brill")

    def edit(s: State) -> None:
        s.active = 1
        full(s, "tirisfal_glades", "goldshire", "tirisfal_glades")

    table = make(("stay_undefeated", NEW, at), edit=edit)
    assert (wc.asked(table), wc.options(table)) == ((1, "track.full"), [0, 2])
    wc.take(table, 2)
    assert table.state.track[2] == NEW
    assert NOTHING not in table.state.track


@pytest.mark.rule("WW-22.4", "WW-22.11", "WW-22.13")
def test_anybody_may_meet_it_and_each_marker_is_a_challenge_of_its_own() -> None:
    def edit(s: State) -> None:
        s.active = 2
        s.characters[2].at = space("goldshire")
        wc.lie_undefeated(s, 5, BOAR, "goldshire")
        wc.lie_undefeated(s, 7, NEW, "goldshire")

    table = make("challenge_phase", edit=edit, script={"red": [1], "black": [1]})
    assert wc.options(table) == [("marker", 5), ("marker", 7)]
