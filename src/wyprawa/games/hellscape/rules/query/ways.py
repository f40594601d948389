"""Ways: distances and shortest paths, with magic passages where there are any (MD-12.22, MD-15.14, R51)."""

from __future__ import annotations

from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.state import State
from wyprawa.parts.boards import FAR, Cells, SquareMap, ids, mask


def layers(board: SquareMap, start: Cells, passable: Cells, links: Cells = 0) -> list[Cells]:
    """Zones by how many steps away they are; the Zones of `links` are all adjacent to one another."""
    found, edge, free = [start], start, passable & ~start
    while edge:
        nearby = board.spread(edge)
        if edge & links:
            nearby |= links
        edge = nearby & free
        if edge:
            found.append(edge)
            free ^= edge
    return found


def distance(s: State, one: int, other: int) -> int:
    """Steps along the shortest open path."""
    for steps, zones in enumerate(layers(ground.board(s), 1 << one, ground.passable(s))):
        if zones >> other & 1:
            return steps
    return FAR


def next_steps(s: State, start: int, goals: Cells) -> tuple[Cells, Cells]:
    """For an Enemy: which goals are nearest, and the Zones next to it on shortest paths to them.

    Both empty if no path leads to any (MD-15.18).
    """
    board, passable, links = ground.enemy_board(s), ground.passable(s), ground.passages(s)
    steps = layers(board, 1 << start, passable, links)
    near = next((zones & goals for zones in steps if zones & goals), 0)
    if not near or near >> start & 1:
        return near, 0
    back = layers(board, near, passable, links)
    far = next(n for n, zones in enumerate(back) if zones >> start & 1)
    beside = board.near(start) | (links if links >> start & 1 else 0)
    return near, back[far - 1] & beside


def path(s: State, start: int, goal: int, first: int) -> tuple[int, ...]:
    """A shortest path of an Enemy to a goal whose first step is given, for people to see."""
    board, passable, links = ground.enemy_board(s), ground.passable(s), ground.passages(s)
    back = layers(board, 1 << goal, passable, links)
    way = [start, first]
    while way[-1] != goal:
        here = way[-1]
        far = next(n for n, zones in enumerate(back) if zones >> here & 1)
        beside = board.near(here) | (links if links >> here & 1 else 0)
        way.append(ids(back[far - 1] & beside)[0])
    return tuple(way)


def hero_steps(s: State, zone: int) -> list[int]:
    """The Zones a figure of the Heroes may step to."""
    return ids(ground.board(s).near(zone) & ground.passable(s))


def through_gates(s: State, who: int) -> list[int]:
    """Zones behind closed Dimension Gates, for a Hero whose own Gate is open (MD-43.11)."""
    laid, hero = ground.map_of(s), s.heroes[who]
    home = [door for door in own_gates(s, hero.home) if s.open >> door & 1]
    if not home:
        return []
    beyond = ground.board(s).opened(s.open | laid.gates).near(hero.zone) & ground.passable(s)
    return ids(beyond & ~ground.board(s).near(hero.zone))


def own_gates(s: State, tile: int) -> list[int]:
    laid = ground.map_of(s)
    doors = enumerate(laid.board.doors)
    return [
        n
        for n, door in doors
        if laid.gates >> n & 1 and tile in (laid.tile_of[door[0]], laid.tile_of[door[1]])
    ]


def mask_of(zones: list[int]) -> Cells:
    return mask(zones)
