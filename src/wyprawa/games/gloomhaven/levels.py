"""Chapter 3: scenario level, difficulty, solo and open information."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from wyprawa.games.gloomhaven.content import TABLES

Difficulty: TypeAlias = Literal["easy", "normal", "hard", "very_hard"]
SHIFT: dict[Difficulty, int] = {"easy": -1, "normal": 0, "hard": 1, "very_hard": 2}  # GH-3.4
HIGHEST = 7  # GH-3.1


class Level(NamedTuple):
    """What the scenario level sets (C3, C4)."""

    level: int
    monster: int
    gold: int
    trap: int
    hazard: int
    bonus: int


def recommended(levels: Sequence[int], difficulty: Difficulty = "normal") -> int:
    """Half the average, rounded up once, and shifted by the difficulty (GH-3.3, GH-3.4)."""
    half_up = -(-sum(levels) // (2 * len(levels)))
    return min(max(half_up + SHIFT[difficulty], 0), HIGHEST)


def of_level(level: int, *, raised: bool = False) -> Level:
    """The figures of a scenario level; `raised` for solo and open play (GH-3.10, GH-3.12).

    There the level ends at 6, since the monsters' ends at 7 (GH-3.14).
    """
    level = min(max(level, 0), HIGHEST - raised)
    up = level + raised
    return Level(level, up, TABLES.gold[level], TABLES.trap[up], TABLES.hazard[up], TABLES.bonus[level])
