"""Who is next, whom it goes for, which way: what the players may choose from (GN-12.2 to GN-12.17)."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim.rules.attack.cover import may_react
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import State, Undead
from wyprawa.parts.boards import Cell, Cells, SquareMap, ids

EVENTFUL = ("spectral_bow", "charge", "coward")  # abilities by which an undead does not just walk


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
    found = shortest(board, start, goals, free, 1)
    return ids(found[1]) if found else []


def shortest(board: SquareMap, start: Cell, goals: Cells, free: Cells, points: int) -> list[int]:
    """How long the shortest paths to the nearest of these squares are, and what they cross with so many
    points, step by step; nothing if there is no path."""
    edge = home = 1 << start
    layers = board.layers(goals, free | home, until=home)
    if not layers[-1] & home:
        return []
    found = [len(layers)]
    for layer in layers[-2 : -2 - points : -1]:
        edge = board.spread(edge) & layer
        found.append(edge)
    return found


def all_one(s: State, found: Next) -> bool:
    """Whether it is all one which of those tied goes first, so that nobody need be asked (GN-12.3).

    Each recovers or walks, nobody can react to it, and whether the others have gone yet makes no difference:
    its shortest paths are the same if they give way and if they stand wherever they may walk.
    """
    pack = [each for each in s.undead if each.figure in found.tied]
    if any(eventful(s, each) for each in pack):
        return False
    walkers = [(each, figures.move_value(s, each)) for each in pack if not each.stunned]
    nearest = found.range - max((points for _, points in walkers), default=0)
    if any(may_react(s, who, nearest) for who in figures.standing(s)):
        return False
    board, free = ground.board(s), figures.free(s)
    for each, points in walkers:
        others = [(other.at, far) for other, far in walkers if other is not each]
        clear, packed = free, free
        for at, far in others:
            clear |= 1 << at
            packed &= ~board.within(at, far)
        for whom in nearest_heroes(s, each.at):
            around = board.near(s.heroes[whom].at)
            ways = shortest(board, each.at, around & clear, clear, points) if around & packed else []
            if not ways or ways != shortest(board, each.at, around & packed, packed, points):
                return False
            if not each.known and in_sight(s, ways[1:]):
                return False
    return True


def eventful(s: State, undead: Undead) -> bool:
    """Whether more comes of its activation than that it recovers or walks."""
    if figures.heroes_beside(s, undead.at):
        return True
    return not undead.stunned and any(figures.has(undead, ability) for ability in EVENTFUL)


def in_sight(s: State, squares: list[Cells]) -> bool:
    """Whether a hero sees any of these squares, where a hidden marker would be turned up (GN-11.12)."""
    board = ground.board(s)
    return any(board.sight(s.heroes[who].at) & cells for who in figures.standing(s) for cells in squares)
