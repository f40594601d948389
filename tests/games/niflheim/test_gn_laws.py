"""The laws that every game keeps, one game in each mode, and positions that cannot be."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gntables import F, K, arm, drawn

from wyprawa.conformance.check import check
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.problems import problems
from wyprawa.games.niflheim.state import State

QUICK = ("ends", "forks", "options", "no_leak", "no_betrayal", "no_silence", "content", "bounded")
SAMPLE = replace(  # every scenario would take too long here; `wyprawa check` plays them all
    GAME,
    modes=(
        {"seats": 2, "scenario": "high_throne"},
        {"seats": 1, "scenario": "in_the_mist"},
        {"seats": 1, "campaign": True, "attempts": 2},
    ),
)


@pytest.mark.parametrize("law", QUICK)
def test_laws(law: str) -> None:
    report = check(SAMPLE, games=1, laws=[law])
    assert report.ok, report.text


def two_on_a_square(s: State) -> None:
    s.heroes[K].at = s.heroes[F].at


def off_the_map(s: State) -> None:
    s.undead[0].at = 999


def blocked_by_nobody(s: State) -> None:
    s.heroes[F].blocked_by = 555


def a_thing_twice(s: State) -> None:
    arm(s, F, "seax")
    arm(s, K, "seax")


def dead_but_there(s: State) -> None:
    s.undead[0].wounds = 1


def a_door_too_many(s: State) -> None:
    s.open = 0b10


@pytest.mark.parametrize(
    "wrong",
    [two_on_a_square, off_the_map, blocked_by_nobody, a_thing_twice, dead_but_there, a_door_too_many],
)
def test_what_cannot_be_is_named(wrong: object) -> None:
    s = drawn("F+K . d")
    assert problems(s) == []
    assert callable(wrong)
    wrong(s)
    assert len(problems(s)) == 1
