"""Verdicts: yes, no, or too few games to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from wyprawa.kernel import Measure
from wyprawa.lab.needs import LabError
from wyprawa.lab.plan import Group, Plan
from wyprawa.lab.playing import Played
from wyprawa.lab.questions import Question, Verdict, answer
from wyprawa.lab.tables import tables

ROLES = ("fire", "water")


def game(number: int, group: int, winners: Sequence[int], scores: Sequence[int], rounds: int = 5) -> Played:
    return Played(
        number=number, group=group, seed=number, players=("sensible", "random"), winners=tuple(winners),
        scores=tuple(scores), reason="dawn" if winners else "dragon", choices=10, rounds=rounds,
        measures=tuple(Measure("role", str(seat), role) for seat, role in enumerate(ROLES)),
    )  # fmt: skip


def asked(wins: Sequence[tuple[int, int, int]], **question: Any) -> Verdict:
    """Ask of groups in which so many games were won by seat 1, by seat 2, by nobody."""
    names = [f"g{n}" for n in range(len(wins))]
    groups = [
        Group(game="smok", labels={"kind": name}, options={}, players=("sensible", "random"))
        for name in names
    ]
    games: list[Played] = []
    for n, (first, second, nobody) in enumerate(wins):
        for winners in [(0,)] * first + [(1,)] * second + [()] * nobody:
            games.append(game(len(games), n, winners, (4 if winners == (0,) else 2, 1), 5 + len(games) % 2))
    return answer(Question(ask="?", **question), tables(Plan(groups=tuple(groups), seeds=(1, 1)), games))


@pytest.mark.parametrize(
    ("wins", "test", "said"),
    [
        ((90, 0, 10), {"at_least": 0.8}, "yes"),
        ((90, 0, 10), {"at_least": 0.9}, "unknown"),
        ((9, 0, 1), {"at_least": 0.8}, "unknown"),
        ((50, 0, 50), {"at_least": 0.8}, "no"),
        ((50, 0, 50), {"at_most": 0.8}, "yes"),
        ((50, 0, 50), {"at_least": 0.3, "at_most": 0.7}, "yes"),
        ((5, 0, 5), {"at_least": 0.3, "at_most": 0.7}, "unknown"),
        ((95, 0, 5), {"at_least": 0.3, "at_most": 0.7}, "no"),
        ((95, 0, 5), {"measure": "end:dragon", "at_most": 0.2}, "yes"),
        ((95, 0, 5), {"measure": "rounds", "at_least": 5.2, "at_most": 5.8}, "yes"),
        ((95, 0, 5), {"measure": "score", "at_least": 4}, "no"),
        ((95, 5, 0), {"of": "seat:1", "at_least": 0.8}, "yes"),
        ((95, 5, 0), {"of": "player:random", "at_least": 0.8}, "no"),
        ((95, 5, 0), {"of": "role:water", "at_most": 0.2}, "yes"),
        ((95, 5, 0), {"of": "seat:1", "measure": "score", "at_least": 3.5}, "yes"),
    ],
)
def test_bounds(wins: tuple[int, int, int], test: dict[str, Any], said: str) -> None:
    assert asked([wins], **test).answer == said


@pytest.mark.parametrize(
    ("wins", "test", "said"),
    [
        ([(50, 0, 50), (52, 0, 48)], {"within": 0.3}, "yes"),
        ([(50, 0, 50), (52, 0, 48)], {"within": 0.1}, "unknown"),
        ([(10, 0, 90), (90, 0, 10)], {"within": 0.3}, "no"),
        ([(90, 0, 10), (50, 0, 50), (90, 0, 10)], {"within": 0.2}, "no"),
        ([(90, 0, 10), (50, 0, 50)], {"better": "g0"}, "yes"),
        ([(90, 0, 10), (50, 0, 50)], {"better": "g1"}, "no"),
        ([(90, 0, 10), (50, 0, 50)], {"better": "g0", "by": 0.4}, "unknown"),
        ([(90, 0, 10), (50, 0, 50), (89, 0, 11)], {"better": "g0"}, "unknown"),
    ],
)
def test_groups_compared(wins: list[tuple[int, int, int]], test: dict[str, Any], said: str) -> None:
    verdict = asked(wins, compare="kind", **test)
    assert verdict.answer == said
    assert [figure.label for figure in verdict.figures] == [f"g{n}" for n in range(len(wins))]


def test_seats_are_compared_within_each_game() -> None:
    """What one wins the other loses: the difference varies more than that of two seats apart."""
    verdict = asked([(60, 40, 0)], compare="seat", within=0.3)
    [apart] = verdict.differences
    assert apart.value.value == pytest.approx(0.2)
    assert apart.value.width == pytest.approx(2 * 1.96 * 0.98 / 10, rel=0.02)
    assert verdict.answer == "unknown"
    assert asked([(60, 40, 0)], compare="role", within=0.5).answer == "yes"
    assert asked([(60, 40, 0)], compare="player", measure="score", better="sensible").answer == "yes"


def test_the_more_pairs_the_wider_the_intervals() -> None:
    two = asked([(50, 0, 50)] * 2, compare="kind", within=0.5).differences[0]
    four = asked([(50, 0, 50)] * 4, compare="kind", within=0.5).differences
    assert len(four) == 6
    assert four[0].value.width > 1.2 * two.value.width


def test_where_picks_groups() -> None:
    assert asked([(90, 0, 10), (10, 0, 90)], where={"kind": "g1"}, at_most=0.3).answer == "yes"


def test_better_than_what_is_not_there() -> None:
    with pytest.raises(LabError, match=r"better: given 'g7'; expected g0, g1"):
        asked([(5, 0, 5)] * 2, compare="kind", better="g7")


def test_a_shared_win_is_shared_out() -> None:
    both = [game(0, 0, (0, 1), (3, 3)), game(1, 0, (0,), (3, 1))]
    seats = tables(_plan(), both).seats
    assert seats["share"].to_list() == [1.0, 1.0, 1.0, 0.0]  # all together is a win for all
    three = [game(0, 0, (0,), (3, 3))]
    assert tables(_plan(), three).seats["role"].to_list() == list(ROLES)


def _plan() -> Plan:
    return Plan(groups=(Group(game="smok", labels={}, options={}, players=("a", "b")),), seeds=(1, 1))
