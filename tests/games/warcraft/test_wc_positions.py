"""Position text with names, and what is wrong with odd positions."""

from __future__ import annotations

import pytest
import wctables as wc

from wyprawa.games.warcraft import GAME
from wyprawa.games.warcraft.state import State
from wyprawa.kernel import position
from wyprawa.kernel.errors import PositionError


def test_a_position_is_written_with_names_and_read_back() -> None:
    def edit(s: State) -> None:
        wc.own(s, 0, wc.item("worn_sword"))
        wc.hold_cards(s, 1, "frostbolt")
        wc.lie_undefeated(s, 2, wc.adversary("kobold_miner"), "brill")
        wc.give_quest(s, 0, "tram_parcel").done[0] = 1

    text = wc.make(edit=edit).position()
    assert "kind=sofeea at=undercity hand=frostbolt" in text
    assert "quests=tram_parcel:1.0" in text
    assert "markers:" in text
    assert position(GAME, text).position() == text


def test_a_name_that_nothing_has_is_refused() -> None:
    text = wc.make().position().replace("at=undercity", "at=atlantis")
    with pytest.raises(PositionError, match="no space is called 'atlantis'"):
        position(GAME, text)


def test_a_sound_position_has_no_problems() -> None:
    assert GAME.problems(wc.make().state) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: s.characters[0].bag.append(3), "challenge card"),
        (lambda s: s.elite_discard.append(s.elite_quests[0]), "quest"),
        (lambda s: s.pile.append(0), "discovery gold is there 4 times, expected 3 at most"),
        (lambda s: setattr(s.characters[1], "damage", -1), "seat 1: damage"),
        (lambda s: setattr(s.characters[1], "level", 4), "seat 1: level 4, expected 0 to 3"),
        (lambda s: setattr(s.characters[1], "turned", 2), "seat 1: side 2"),
        (lambda s: setattr(s.characters[1], "at", 99), "seat 1: space 99"),
        (lambda s: s.characters[0].hand.append(wc.ability("frostbolt")), "frostbolt belongs to another"),
        (lambda s: s.characters[0].hand.append(wc.ability("execute")), "seat 0: execute"),
        (lambda s: setattr(s.characters[1], "kind", 0), "grumbaz is played by 2 seats"),
        (lambda s: s.track.__setitem__(0, 5), "slot 1 of the track"),
    ],
)
def test_each_fault_is_named(change: wc.Edit, said: str) -> None:
    s = wc.make().state
    change(s)
    assert any(said in fault for fault in GAME.problems(s)), GAME.problems(s)
