"""Bots go at a pace one can follow, and a long turn does not take for ever."""

from __future__ import annotations

from wyprawa.server.bot_turns import Pace


def test_the_first_answer_of_a_turn_takes_a_whole_pause_and_others_less() -> None:
    pace = Pace()
    assert [round(pace.next(1), 2) for _ in range(3)] == [1.0, 0.33, 0.33]
    assert pace.next(2) == 1.0
    assert pace.next(1) == 1.0


def test_a_long_turn_takes_hardly_more_than_a_short_one() -> None:
    pace = Pace()
    waited = [pace.next(0) for _ in range(40)]
    assert waited == sorted(waited, reverse=True)
    assert min(waited) > 0
    assert sum(waited) < 8
