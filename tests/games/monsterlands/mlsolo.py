"""Solo tables for rule tests: a turn of Sambor's, a wanted number of points, the rank reached."""

from __future__ import annotations

from typing import Any

from mltables import HOLD, done, make

from wyprawa.games.monsterlands.rules.scoring import points, rank
from wyprawa.games.monsterlands.state import State

BOARD_CHANCE = (
    "monster",
    "land",
    "tile",
    "side",
    "quest",
    "influence",
    "panic",
    "mercenary",
    "trap",
    "loot",
    "equipment",
)


def sambor(red: int | list[int], yellow: int | list[int], edit: Any = None, **script: Any) -> State:
    """The table after one turn of Sambor's, the player still having dice."""

    def both(s: State) -> None:
        s.clans[0].strength = 3
        if edit is not None:
            edit(s)

    scenario = script.pop("scenario", 1)
    level = script.pop("level", "beginner")
    free = script.pop("free", ("trap", "mercenary", "equipment"))
    reds = [red] if isinstance(red, int) else red
    yellows = [yellow] if isinstance(yellow, int) else yellow
    outcomes = {"sambor.red": reds, "sambor.yellow": yellows, **script}
    table = make(
        "sambor_turn",
        ("turn", 0),
        seats=1,
        edit=both,
        script=outcomes,
        free=free,
        scenario=scenario,
        level=level,
    )
    done(table)
    assert (table.choices[0].seat, table.choices[0].ask) == (0, "action")
    return table.state


def rank_of(scenario: int, edit: Any, level: str = "normal") -> str:
    return rank(make(HOLD, seats=1, scenario=scenario, level=level, edit=edit).state)


def with_points(wanted: int) -> Any:
    def edit(s: State) -> None:
        s.clans[0].glory += wanted - points(s.clans[0])

    return edit
