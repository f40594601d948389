"""The laws on every Mission, with one to six Heroes and every Class."""

from __future__ import annotations

import pytest

from wyprawa.conformance import LAWS
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import HEROES, MISSIONS

NAMES = [hero.id for hero in HEROES]


def party(nth: int) -> list[str]:
    """One Hero more on each Mission, beginning with another one each time."""
    return [NAMES[(nth + n) % len(NAMES)] for n in range(nth % len(NAMES) + 1)]


@pytest.mark.parametrize("law", ["ends", "forks", "saves", "options", "bot"])
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_keeps_the_laws(mission: str, law: str) -> None:
    heroes = party(list(MISSIONS).index(mission))
    LAWS[law](GAME, {"seats": 1, "mission": mission, "heroes": heroes}, 1)


def test_every_class_and_every_number_of_heroes_took_part() -> None:
    parties = [party(n) for n in range(len(MISSIONS))]
    assert {hero for each in parties for hero in each} == {*NAMES}
    assert {len(each) for each in parties} == {1, 2, 3, 4, 5, 6}
