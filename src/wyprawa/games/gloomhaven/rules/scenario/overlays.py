"""Chapter 4: overlay tiles that come and go."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import Obstacle, State, Trap
from wyprawa.parts.boards import Cell


def take_trap(s: State, cell: Cell) -> Trap:
    """Take a trap off the map; it counts for the hero whose turn it is, or whose summon's."""
    if s.turn is not None:
        actor = s.turn.who
        hero = actor if facts.is_hero(s, actor) else s.figures[actor].owner if actor in s.figures else -1
        if hero >= 0:
            s.heroes[hero].tally.traps += 1
    return s.traps.pop(cell)


def set_trap(s: State, cell: Cell, trap: Trap) -> None:
    """GH-4.12: with its own damage and effects."""
    s.traps[cell] = trap
    s.tell(told.Built, trap.tile, (cell,), rule="GH-4.12")


def disarm(s: State, cell: Cell, by: int = -1) -> Trap:
    """Remove a trap without effect (GH-4.11); returns it."""
    trap = take_trap(s, cell)
    s.tell(told.Disarmed, by, cell, rule="GH-4.11")
    return trap


def set_obstacle(s: State, cells: tuple[Cell, ...], tile: str) -> None:
    s.obstacles.append(Obstacle(tile, cells))
    s.tell(told.Built, tile, cells, rule="GH-4.25")


def destroy(s: State, cell: Cell) -> int:
    """Remove the obstacle of a hex, all of it; returns how many hexes it had."""
    for place, each in enumerate(s.obstacles):
        if cell in each.cells:
            del s.obstacles[place]
            s.tell(told.Cleared, each.cells)
            return len(each.cells)
    return 0


def move_obstacle(s: State, cell: Cell, to: Cell) -> None:
    """Put a single-hex obstacle elsewhere."""
    for place, each in enumerate(s.obstacles):
        if each.cells == (cell,):
            s.obstacles[place] = Obstacle(each.tile, (to,))
            s.tell(told.Cleared, (cell,), rule="GH-4.25")
            s.tell(told.Built, each.tile, (to,), rule="GH-4.25")
            return
