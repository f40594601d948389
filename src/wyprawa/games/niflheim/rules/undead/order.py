"""Who is next, whom it goes for, which way: what the players may choose from (GN-12.2 to GN-12.17)."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import State, Undead
from wyprawa.parts.boards import Cell, Cells, SquareMap, ids


class Next(NamedTuple):
    """The undead that may be activated next, all equally near to a hero."""

    tied: tuple[int, ...]
    range: int


def to_heroes(s: State, cell: Cell) -> int:
    """The range to the closest hero (GN-12.4)."""
    range_to = s.ground().board.distance
    return min([range_to(cell, s.heroes[who].at) for who in figures.standing(s)])


def next_ones(s: State) -> Next | None:
    """The nearest of those not yet activated, worked out anew each time (GN-12.2 to GN-12.5)."""
    range_to, heroes = s.ground().board.distance, [s.heroes[who].at for who in figures.standing(s)]
    left = {each.figure: min([range_to(each.at, at) for at in heroes]) for each in s.undead if not each.acted}
    if not left:
        return None
    least = min(left.values())
    return Next(tuple(figure for figure, range in left.items() if range == least), least)


def nearest_heroes(s: State, cell: Cell) -> list[int]:
    """GN-12.11."""
    least = to_heroes(s, cell)
    return [who for who in figures.standing(s) if ground.range_to(s, cell, s.heroes[who].at) == least]


def way(s: State, undead: Undead, whom: int, left: int) -> list[Cell]:
    """The squares one step along a shortest path to a square adjacent to a hero (GN-12.12 to GN-12.16).

    Without a path: a step toward the square in reach that is nearest to the hero, if it is nearer (GN-12.17).
    """
    board, free = ground.board(s), figures.free(s)
    goal = s.heroes[whom].at
    goals = board.near(goal) & free
    if goals:
        found = first_steps(board, undead.at, goals, free)
        if found:
            return found
    reach = 0
    for layer in board.reach(undead.at, left, free)[1:]:
        reach |= layer
    now = ground.range_to(s, undead.at, goal)
    nearer = [cell for cell in ids(reach) if ground.range_to(s, cell, goal) < now]
    if not nearer:
        return []
    best = min(ground.range_to(s, cell, goal) for cell in nearer)
    ends = 0
    for cell in nearer:
        ends |= (ground.range_to(s, cell, goal) == best) << cell
    return first_steps(board, undead.at, ends, free)


def first_steps(board: SquareMap, start: Cell, goals: Cells, free: Cells) -> list[Cell]:
    """The first squares of all shortest paths to the nearest of these squares; none if there is no path."""
    home = 1 << start
    layers = board.layers(goals, free | home, until=home)
    if not layers[-1] & home:
        return []
    return ids(board.near(start) & layers[-2])
