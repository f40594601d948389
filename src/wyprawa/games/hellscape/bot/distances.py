"""How far it is: steps through Doors that Heroes can open, and along ways that are open already."""

from __future__ import annotations

from functools import lru_cache

from wyprawa.games.hellscape.dungeon import Dungeon
from wyprawa.games.hellscape.rules.query import ground, ways
from wyprawa.games.hellscape.rules.rooms import doors
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.parts.boards import ids

FAR = 99


@lru_cache(maxsize=4096)
def steps_to(laid: Dungeon, open: int, off: int, links: int, goal: int) -> dict[int, int]:
    """How many steps every Zone is from a goal, Doors that can be opened counted as open."""
    board = laid.board.opened(open)
    board = board.without(off) if off else board
    layers = ways.layers(board, 1 << goal, laid.passable & ~off, links)
    return {zone: n for n, zones in enumerate(layers) for zone in ids(zones)}


def away(s: State, goal: int, who: int = NONE) -> dict[int, int]:
    """Steps from every Zone to a goal through Doors that Heroes can open, or that this Hero can pass."""
    return steps_to(s.laid(), s.open | openable(s) | passed(s, who), s.off, ground.passages(s), goal)


def openable(s: State) -> int:
    """The Doors Heroes can open, as bits; white-framed ones have a rule in common (MD-32.2)."""
    laid = ground.map_of(s)
    every = (1 << len(laid.board.doors)) - 1
    gate = laid.gates.bit_length() - 1
    return every if gate < 0 or doors.can_open(s, gate) else every & ~laid.gates


def passed(s: State, who: int) -> int:
    """The Dimension Gates, if a Hero may pass all of them though they are closed (MD-43.11)."""
    if who == NONE or not ground.has_rule(s, "exodus") or not is_free(s, who):
        return 0
    return ground.map_of(s).gates


def is_free(s: State, who: int) -> bool:
    """Whether the Gate of the Hero's own tile is open."""
    return any(s.open >> gate & 1 for gate in ways.own_gates(s, s.heroes[who].home))


def walked(s: State, zone: int) -> dict[int, int]:
    """Steps from a Zone to every other, along ways that are open."""
    return steps_to(s.laid(), s.open, s.off, 0, zone)
