"""Pushes: one square away from the attacker (GN-22.10 to GN-22.15, GN-24.6)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.figures.blocks import part
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import Attack, State, Undead
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cell, ids


def squares(s: State, origin: Cell, undead: Undead) -> list[Cell]:
    """Free squares adjacent to the target that are farther from the attacker (GN-22.13)."""
    near = ground.board(s).near(undead.at) & figures.free(s)
    now = ground.range_to(s, origin, undead.at)
    return [cell for cell in ids(near) if ground.range_to(s, origin, cell) > now]


def push(s: State, it: Attack, undead: Undead, rule: str) -> Asking[bool]:
    """The player chooses the square; whether there is one (GN-22.11, GN-22.13)."""
    free = squares(s, it.origin, undead)
    if not free:
        return False
    cell = yield from ask(s.heroes[it.who].seat, "push", free, subject=(undead.figure,), rule="GN-22.13")
    undead.at = cell
    s.tell(events.Pushed, undead.figure, cell, rule=rule)
    part(s)  # GN-22.15
    look(s)
    return True
