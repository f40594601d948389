"""Markers from the pool onto the map (GN-11.1 to GN-11.11, GN-11.21 to GN-11.23)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.cover import reactions
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import SCENARIO, Marker, Square, State, Undead
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import Cell

DRAWN = "undead"  # the label of the draw; what comes stays hidden


@step(part=SCENARIO)
def summoning(s: State) -> None:
    """The undead's End phase: one marker for each square with the letter of the round space (GN-11.2,
    GN-11.3)."""
    letter = s.page().track[s.space]
    if letter != ".":
        s.next(*[enter.later(cell) for cell in ground.lettered(s, letter)])


@step(part=SCENARIO)
def enter(s: State, cell: Square) -> Asking[None]:
    """A marker face down on a square, or on the nearest that is free (GN-11.4, GN-11.5, GN-11.9, GN-10.7)."""
    if not s.pool and not s.discard:
        s.tell(events.NothingSummoned, rule="GN-11.9")
        return
    places = ground.nearest(s, cell, figures.free(s))
    place = yield from ask(HOST, "undead.place", places, subject=(cell,), rule="GN-11.5")
    draw(s, place)
    look(s)
    s.next(*reactions(s))


def draw(s: State, cell: Cell) -> None:
    """Nobody sees what it is (GN-11.1, GN-11.11)."""
    if not s.pool:
        refill(s, "GN-11.8")
    marker = s.chance.take(s.pool, DRAWN)
    s.undead.append(Undead(s.next_figure, marker.kind, cell, since=s.refills, origin=marker.since))
    s.tell(events.Summoned, s.next_figure, cell, len(s.pool), rule="GN-11.4")
    s.next_figure += 1


def refill(s: State, rule: str) -> None:
    """Discarded markers return to the pool face down (GN-5.22, GN-11.7, GN-11.8, GN-11.10)."""
    if s.discard:
        s.refills += 1
        s.pool += [Marker(kind, s.refills) for kind in s.discard]
        s.tell(events.PoolRefilled, len(s.discard), rule=rule)
        s.discard = []


def place_orange(s: State, kind: int, cell: Cell) -> None:
    """Face up, and never to the pool (GN-4.4, GN-4.5)."""
    s.undead.append(Undead(s.next_figure, kind, cell, known=True, pooled=False))
    s.tell(events.UndeadPlaced, s.next_figure, cell, rule="GN-4.4")
    s.next_figure += 1
