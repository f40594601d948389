"""An undead moves, square by square; whatever it meets on the way happens between two squares (GN-12.10 to
GN-12.19, GN-11.18)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.cover import reactions
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.undead import bow, order
from wyprawa.games.niflheim.rules.undead.striking import strike
from wyprawa.games.niflheim.state import NONE, SCENARIO, State, Undead, Who
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import Cell
from wyprawa.parts.described import OrNone

COWARD = 2  # GN-27.25


@step(part=SCENARIO)
def walk(s: State, figure: int, used: int, whom: OrNone[Who]) -> None:
    """One square, then reveals and reactions, then the next (GN-12.12, GN-12.18, GN-12.21, GN-21.10)."""
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
    gone = whom == NONE or not figures.on_map(s.heroes[whom])
    near = order.nearest_heroes(s, undead.at) if gone else [whom]
    steps, rule = squares(s, undead, near[0], left)
    if len(near) > 1 and not same_way(s, undead, near[1:], left, steps):
        s.next(choose_prey.later(figure, used))
    elif not steps:
        s.tell(events.UndeadStays, figure, rule=rule)
    elif len(steps) > 1:
        s.next(choose_path.later(figure, used, near[0]))
    else:
        advance(s, undead, used, near[0], steps[0], rule)


def same_way(s: State, undead: Undead, others: list[int], left: int, steps: list[Cell]) -> bool:
    """Whether it would take the same steps to these heroes, so that it is all one whom it goes for. Of more
    than one step only an assassin's are known: it looks for a shot at anybody (GN-27.22)."""
    alike = left == 1 or figures.has(undead, "assassin")
    return alike and all(squares(s, undead, whom, left)[0] == steps for whom in others)


@step(part=SCENARIO)
def choose_prey(s: State, figure: int, used: int) -> Asking[None]:
    """Of several heroes equally near (GN-12.11)."""
    near = order.nearest_heroes(s, figures.at(s, figure))
    whom = yield from ask(HOST, "undead.prey", near, subject=(figure,), rule="GN-12.11")
    s.next(walk.later(figure, used, whom))


@step(part=SCENARIO)
def choose_path(s: State, figure: int, used: int, whom: Who) -> Asking[None]:
    """Of several squares that are equally good (GN-12.16)."""
    undead = figures.undead_of(s, figure)
    if undead is not None:
        steps, rule = squares(s, undead, whom, figures.move_value(s, undead) - used)
        cell = yield from ask(HOST, "undead.path", steps, subject=(figure,), rule="GN-12.16")
        advance(s, undead, used, whom, cell, rule)


def advance(s: State, undead: Undead, used: int, whom: int, cell: Cell, rule: str) -> None:
    undead.at = cell
    s.tell(events.UndeadMoved, undead.figure, whom, cell, rule=rule)
    look(s)
    more = reactions(s)
    if more or used + 1 < figures.move_value(s, undead) or figures.has(undead, "charge"):
        s.next(*more, walk.later(undead.figure, used + 1, whom))


def squares(s: State, undead: Undead, whom: int, left: int) -> tuple[list[Cell], str]:
    """Where it may step, and the rule that says so (GN-12.20)."""
    if figures.has(undead, "coward") and ground.range_to(s, undead.at, s.heroes[whom].at) > COWARD:
        return [], "GN-27.25"
    if figures.has(undead, "assassin"):
        return bow.steps(s, undead, left), "GN-27.22"
    found = order.way(s, undead, whom, left)
    return found, "GN-12.12" if found else "GN-12.17"
