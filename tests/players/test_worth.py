"""What outcomes are worth."""

from __future__ import annotations

import pytest

from wyprawa.kernel import Outcome
from wyprawa.players.worth import SCORE_SHARE, Worth


@pytest.mark.parametrize(
    ("winners", "worth"),
    [((1,), [0, 1, 0]), ((0, 2), [0.5, 0, 0.5]), ((), [0, 0, 0]), ((0, 1, 2), [1, 1, 1])],
)
def test_a_win_is_shared_among_rivals_and_whole_in_common(
    winners: tuple[int, ...], worth: list[float]
) -> None:
    assert Worth().of(Outcome(winners), 3) == worth


def test_all_winning_is_a_draw_where_some_have_won_alone() -> None:
    worth = Worth()
    assert worth.of(Outcome((0, 1)), 2) == [1, 1]
    assert worth.of(Outcome((1,)), 2) == [0, 1]
    assert worth.of(Outcome((0, 1)), 2) == [0.5, 0.5]


def test_winning_alone_is_winning() -> None:
    assert Worth().of(Outcome((0,)), 1) == [1]


def test_a_game_too_long_to_tell() -> None:
    worth = Worth()
    assert worth.of(None, 4) == [0.5] * 4
    worth.of(Outcome((1,)), 4)
    assert worth.of(None, 4) == [0.25] * 4


def test_the_lead_counts_a_little() -> None:
    worth = Worth()
    worth.of(Outcome((0,), (10, 0, 0)), 3)
    worth.of(Outcome((1, 2), (0, 10, 10)), 3)
    narrow = worth.of(Outcome((0,), (5, 4, 1)), 3)
    clear = worth.of(Outcome((0,), (8, 4, 1)), 3)
    assert clear[0] > narrow[0] > 1 - SCORE_SHARE
    assert SCORE_SHARE > narrow[1] > clear[1] > clear[2] > 0


def test_in_common_the_sum_of_scores_counts() -> None:
    worth = Worth()
    worth.of(Outcome((), (10, 10)), 2)
    worth.of(Outcome((), (0, 0)), 2)
    near, far = worth.of(Outcome((), (9, 1)), 2), worth.of(Outcome((), (2, 1)), 2)
    assert near[0] == near[1] == pytest.approx(SCORE_SHARE / 2)
    assert far[0] == far[1] == pytest.approx(SCORE_SHARE * 0.15)


def test_worth_stays_between_0_and_1() -> None:
    worth = Worth()
    scores = [(-5, 3), (1000, -2), (0, 0), (7, 7), (-40, -50)]
    for score in scores * 2:
        for winners in [(), (0,), (1,), (0, 1)]:
            assert all(0 <= value <= 1 for value in worth.of(Outcome(winners, score), 2))


def test_another_position_has_other_scores() -> None:
    worth = Worth()
    worth.of(Outcome((0,), (100, 0)), 2)
    worth.of(Outcome((0,), (90, 0)), 2)
    worth.begin()
    assert worth.rivals
    worth.of(Outcome((0,), (1, 0)), 2)
    assert worth.of(Outcome((0,), (3, 0)), 2) == [1, 0]
