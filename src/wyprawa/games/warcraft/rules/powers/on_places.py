"""Verbs that move figures (WW-5.7 to 5.10, WW-23.2 to 23.4)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.map import CITIES
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting
from wyprawa.games.warcraft.rules.query.places import held, reach
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.vocabulary import verbs as do
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import ids


@EFFECTS.verb(do.Walk)
def walk(s: State, x: Acting, verb: do.Walk) -> Asking[None]:
    for seat in (yield from EFFECTS.select(s, verb.whom, x)):
        steps = reach(s, seat, verb.steps)
        space = yield from ask(x.seat, "walk", list(steps), subject=(seat,), rule="WW-5.8")
        move(s, seat, space, steps[space], "WW-5.8")


def move(s: State, seat: int, space: int, steps: int, rule: str) -> None:
    if space != s.characters[seat].at:
        s.characters[seat].at = space
        s.tell(told.Moved, seat, space, steps, rule=rule)


def put(s: State, seat: int, space: int, rule: str) -> None:
    """A figure goes somewhere without walking."""
    if space != s.characters[seat].at:
        s.characters[seat].at = space
        s.tell(told.Put, seat, space, rule=rule)


@EFFECTS.verb(do.GoToCity)
def go_to_city(s: State, x: Acting, verb: do.GoToCity) -> Asking[None]:
    if not held(s, x.seat):  # WW-23.4
        space = yield from ask(x.seat, "city", ids(CITIES), rule="WW-1.2")
        put(s, x.seat, space, "WW-1.2")
