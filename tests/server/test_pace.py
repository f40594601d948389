"""Bots go at a pace one can follow, also in a long turn."""

from __future__ import annotations

from wyprawa.server.bot_turns import Pace


def test_the_first_answer_of_a_turn_takes_a_whole_pause_and_others_less() -> None:
    pace = Pace()
    assert [round(pace.next(1), 2) for _ in range(3)] == [1.0, 0.33, 0.33]
    assert pace.next(2) == 1.0
    assert pace.next(1) == 1.0


def test_a_long_turn_keeps_its_pace() -> None:
    pace = Pace()
    assert {round(pace.next(0), 2) for _ in range(40)} == {1.0, 0.33}
