"""Caves drawn in tests: D the dragon, 1 to 4 thieves, * a gem, lower-case letters name hexes."""

from __future__ import annotations

import json
from typing import Any

from wyprawa.conformance.testing import position
from wyprawa.games.smok.content import MAP
from wyprawa.games.smok.state import State
from wyprawa.kernel import Table
from wyprawa.parts.boards import HexMap

TIPTOE, CREEP, PICKPOCKET, RUN, SHIELD = range(5)


def cells(drawing: str) -> dict[str, list[int]]:
    """Which hexes carry which marks."""
    drawn, marks = HexMap.parse(drawing)
    assert drawn.cells == MAP.cells, "the drawing has the cave's shape"
    return marks


def cave(
    drawing: str, agenda: list[list[Any]], script: dict[str, Any] | None = None, **fields: Any
) -> Table[State]:
    """A table with the figures where they are drawn, about to do the steps of `agenda`, the first first."""
    marks = cells(drawing)
    seats = sum(str(n) in marks for n in (1, 2, 3, 4))
    state: dict[str, Any] = {
        "agenda": agenda[::-1],
        "hands": [[TIPTOE, CREEP, RUN]] * seats,
        "pile": [TIPTOE] * 12,
        "at": [marks[str(n)][0] for n in range(1, seats + 1)],
        "gems": [0] * seats,
        "lying": marks.get("*", []),
        "dragon": marks["D"][0],
        **fields,
    }
    lines = [f"{name} {json.dumps(value)}" for name, value in state.items()]
    text = "\n".join(["game smok", f'options {{"seats": {seats}}}', *lines])
    return position("smok", text, script or {})
