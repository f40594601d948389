"""Chapter 4, questions about the map: doors, harm, obstacles, ways that must stay open, empty hexes."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import Place
from wyprawa.games.gloomhaven.rules.query import facts, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Performer
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.games.gloomhaven.state import Obstacle, State
from wyprawa.parts.boards import Cell, Cells, HexMap, ids


def openable(s: State) -> Cells:
    """The closed doors at the edge of revealed rooms that a character opens by entering (GH-4.1, GH-33.4)."""
    return s.ground().openable(s.rooms, s.doors, s.locked)


def passages(s: State) -> HexMap:
    """The map as a character may walk it: what is revealed, and the closed doors that can be opened."""
    return s.ground().passages(s.rooms, s.doors, s.locked)


def harm(s: State) -> Cells:
    """Traps and hazardous terrain."""
    found = s.hazards
    for cell in s.traps:
        found |= 1 << cell
    return found


def obstacle_at(s: State, cell: Cell) -> Obstacle | None:
    return next((each for each in s.obstacles if cell in each.cells), None)


def breakable(s: State, obstacle: Obstacle) -> bool:
    """Whether abilities can destroy or move it: not if it has hit points (GH-33.7) or the page says no."""
    if obstacle.tile in s.page().fixed:
        return False
    return not any(figure.body == obstacle.cells for figure in s.figures.values() if figure.body)


def may_block(s: State, cells: Cells, *, freed: Cells = 0) -> bool:
    """Whether obstacles here leave every area a way in that leads through no obstacle (GH-4.25).

    `freed` are the hexes an obstacle leaves when it is moved.
    """
    board = passages(s)
    before = board.all & ~facts.obstacles(s) | freed
    return _parts(board, before & ~cells) <= _parts(board, before)


def _parts(board: HexMap, free: Cells) -> int:
    """How many areas these hexes fall into."""
    count = 0
    while free:
        home = free & -free
        for layer in board.layers(home, free):
            free &= ~layer
        count += 1
    return count


def nearest_empty(s: State, cell: Cell) -> list[Cell]:
    """The empty hexes nearest to one, itself if it is empty (GH-4.33)."""
    board, free = facts.board(s), facts.empty(s)
    for layer in board.layers(1 << cell, board.all):
        if layer & free:
            return ids(layer & free)
    return []


def hexes_within(s: State, x: Performer, within: int | None, place: Place) -> Cells:
    """Hexes of an ability; those within a stated range of the figure itself must be in sight (GH-10.11)."""
    cells = targeting.around(s, place, within, x.who)
    if place == "self":
        cells &= in_sight(facts.board(s), s.figures[x.who].at)
    return cells


def obstacles_within(s: State, x: Performer, reach: int | None, place: Place) -> list[int]:
    """The obstacles of a region, one hex of each; those with hit points are figures (GH-33.7)."""
    cells = hexes_within(s, x, reach, place)
    found = [(each, [cell for cell in each.cells if cells >> cell & 1]) for each in s.obstacles]
    return [hit[0] for each, hit in found if hit and breakable(s, each)]
