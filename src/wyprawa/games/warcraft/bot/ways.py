"""How many turns it is from one space to another for a character of a level, flights included."""

from __future__ import annotations

from functools import lru_cache

from wyprawa.games.warcraft.bot.prices import PACE
from wyprawa.games.warcraft.map import FLIGHTS, MAP, OPEN
from wyprawa.parts.boards import ids

FAR = 99.0
Table = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=8)
def journeys(level: int) -> Table:
    """From every space to every other; FAR where it does not lead. One ends a turn where one arrives."""
    walks = [_walks(cell, level) for cell in MAP.cells]
    flights = ids(FLIGHTS & OPEN[level])
    away = [min(row[cell] for cell in flights) for row in walks]  # from the nearest flight path
    return tuple(
        tuple(
            min(_turns(steps), max(1.0, _turns(away[a])) + _turns(away[b])) if a != b else 0.0
            for b, steps in enumerate(row)
        )
        for a, row in enumerate(walks)
    )


def _turns(steps: float) -> float:
    return 0.0 if not steps else FAR if steps >= FAR else max(1.0, 0.4 + steps / PACE)


def _walks(cell: int, level: int) -> list[float]:
    row = [FAR] * len(MAP.cells)
    for n, layer in enumerate(MAP.reach(cell, len(MAP.cells), OPEN[level])):
        for there in ids(layer):
            row[there] = float(n)
    return row
