"""Odds before the roll, exact; checked against the rules by rolling every face."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from gntables import F, arm, drawn, item

from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.rules.attack.strike import BETWEEN, STUN, WOUND, result
from wyprawa.games.niflheim.rules.query.odds import breaking_free, odds
from wyprawa.games.niflheim.rules.query.plan import plan
from wyprawa.games.niflheim.state import Attack, State, Turn
from wyprawa.games.niflheim.vocabulary.terms import MARCH, STAY
from wyprawa.scene import percent

POSITIONS = ["F . . d", "F d", "F d . d", "F K . t", "F ~ ~ d", "F . . . . . . . b"]


@pytest.mark.parametrize("weapon", ["seax", "sling", "great_axe", "long_bow", "tyrfing"])
@pytest.mark.parametrize("map", POSITIONS)
@pytest.mark.rule("GN-16.4", "GN-19.3", "GN-19.6", "GN-19.7", "GN-19.10")
def test_odds_are_those_of_all_rolls(map: str, weapon: str) -> None:
    s = drawn(map)
    arm(s, F, weapon)
    s.heroes[F].supplies[0] = 1
    target = s.undead[-1]
    planned = plan(s, F, item(weapon), target.figure, cover=False)
    if planned is None:
        return
    dice = ITEMS[item(weapon)].dice
    found = odds(s, target.figure, dice, planned)
    it = Attack(F, item(weapon), target.figure, 0, 0, planned.melee, *values(planned.values), planned.drm)
    rolls = [
        [result(it, planned.between, face) for face in faces] for faces in product(range(1, 13), repeat=dice)
    ]
    health = 2 if map.endswith("t") else 1

    def share(wanted: int, n: int = 1) -> Fraction:
        good = sum(sum(each >= wanted for each in roll) >= n for roll in rolls)
        return Fraction(good, len(rolls))

    assert found.hit == share(STUN)
    assert found.wound == share(WOUND)
    assert found.kill == share(WOUND, health)
    assert found.between == Fraction(sum(BETWEEN in roll for roll in rolls), len(rolls))


def values(printed: object) -> tuple[int, int]:
    return printed.stun, printed.wound  # type: ignore[attr-defined]  # a row of the box


def figures_of(s: State, weapon: str, intent: int) -> tuple[int, int]:
    arm(s, F, weapon)
    s.turn = Turn(F, intent, 0)
    planned = plan(s, F, item(weapon), s.undead[0].figure, cover=False)
    assert planned is not None
    found = odds(s, s.undead[0].figure, 1, planned)
    return percent(float(found.hit)), percent(float(found.wound))


@pytest.mark.parametrize(
    ("weapon", "intent", "stunned", "expected"),
    [
        ("seax", MARCH, False, (75, 50)),
        ("seax", STAY, False, (92, 67)),
        ("seax", STAY, True, (92, 92)),
        ("fists", MARCH, False, (25, 8)),
    ],
)
def test_figures_of_the_design(weapon: str, intent: int, stunned: bool, expected: tuple[int, int]) -> None:
    s = drawn("F d")
    s.undead[0].stunned = stunned
    assert figures_of(s, weapon, intent) == expected


@pytest.mark.rule("GN-14.E1")
def test_breaking_free() -> None:
    assert [breaking_free(4, drm, 1) for drm in (0, 2, -2)] == [
        Fraction(9, 12), Fraction(11, 12), Fraction(7, 12),
    ]  # fmt: skip
    assert breaking_free(4, 9, 1) == Fraction(11, 12)  # a natural 1 never succeeds
    assert breaking_free(6, 0, 2) == 1 - Fraction(5, 12) ** 2
