"""Whom an Enemy attacks and where it goes: pure answers, for rules, for people and for bots (MD-15.4 to
MD-15.8, MD-15.14)."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.query import figures, reach, ways
from wyprawa.games.hellscape.state import Enemy, State
from wyprawa.parts.boards import Cells, ids, mask


class Aim(NamedTuple):
    """The nearest figures an Enemy can attack, how far away they are, and by which types."""

    range: int
    types: dict[int, list[int]]  # figure -> most effective types; several only if they promise the same


class Way(NamedTuple):
    """Where an Enemy would step, and toward whom."""

    steps: list[int]
    toward: list[int]


def aim(s: State, enemy: Enemy) -> Aim | None:
    """The nearest among those in range; None if nobody can be attacked (MD-15.5, MD-15.9)."""
    kinds = pool.types_of(s, enemy.figure)
    best: tuple[int, dict[int, list[int]]] | None = None
    for figure in figures.targets_of_enemies(s):
        zone = figures.zone_of(s, figure)
        usable = [type for type in kinds if reach.in_reach(s, type, enemy.zone, zone)]
        if not usable:
            continue
        away = 0 if zone == enemy.zone else reach.line(s, enemy.zone, zone) or 0
        if best is None or away < best[0]:
            best = away, {}
        if away == best[0]:
            best[1][figure] = most_effective(s, enemy, usable)
    return None if best is None else Aim(*best)


def most_effective(s: State, enemy: Enemy, usable: list[int]) -> list[int]:
    """R28: the highest expected swords."""
    if len(usable) == 1:
        return usable
    worth = {type: pool.expected_swords(s, enemy.figure, type) for type in usable}
    most = max(worth.values())
    return [type for type in usable if worth[type] == most]


def way(s: State, enemy: Enemy) -> Way:
    """Along a shortest path to the nearest Heroes; nowhere if there is none (MD-15.14, MD-15.18)."""
    goals = {figure: figures.zone_of(s, figure) for figure in figures.targets_of_enemies(s)}
    near, steps = toward(s, enemy.zone, mask(goals.values()))
    return Way(ids(steps), [figure for figure, zone in goals.items() if near >> zone & 1])


def toward(s: State, zone: int, goals: Cells) -> tuple[Cells, Cells]:
    """The nearest goals, and the first steps to them."""
    return ways.next_steps(s, zone, goals) if goals else (0, 0)
