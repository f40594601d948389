"""An undead moves, square by square; whatever it meets on the way happens between two squares (GN-12.10 to
GN-12.19, GN-11.18)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.cover import react
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.undead import bow, order
from wyprawa.games.niflheim.rules.undead.striking import strike
from wyprawa.games.niflheim.state import NONE, State, Undead
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import Cell

COWARD = 2  # GN-27.25


@step
def walk(s: State, figure: int, used: int, whom: int) -> Asking[None]:
    """One square, then reveals and reactions, then the next (GN-12.12, GN-12.18, GN-21.10)."""
    undead = figures.undead_of(s, figure)
    if undead is None or undead.stunned:
        return
    if figures.heroes_beside(s, undead.at):
        if figures.has(undead, "charge"):
            s.next(strike.later(figure))  # GN-13.18
        return
    left = figures.move_value(s, undead) - used
    if left <= 0 or not figures.standing(s):
        return
    if whom == NONE:
        near = order.nearest_heroes(s, undead.at)
        whom = yield from ask(HOST, "undead.prey", near, subject=(figure,), rule="GN-12.11")
    steps, rule = squares(s, undead, whom, left)
    if not steps:
        s.tell(events.UndeadStays, figure, rule=rule)
        return
    cell = yield from ask(HOST, "undead.path", steps, subject=(figure,), rule="GN-12.16")
    undead.at = cell
    s.tell(events.UndeadMoved, figure, whom, cell, rule=rule)
    look(s)
    s.next(react.later(), walk.later(figure, used + 1, whom))


def squares(s: State, undead: Undead, whom: int, left: int) -> tuple[list[Cell], str]:
    """Where it may step, and the rule that says so (GN-12.20)."""
    if figures.has(undead, "coward") and ground.range_to(s, undead.at, s.heroes[whom].at) > COWARD:
        return [], "GN-27.25"
    if figures.has(undead, "assassin"):
        return bow.steps(s, undead, left), "GN-27.22"
    found = order.way(s, undead, whom, left)
    return found, "GN-12.12" if found else "GN-12.17"
