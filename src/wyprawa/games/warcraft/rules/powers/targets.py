"""Whom verbs mean: one function for each target."""

from __future__ import annotations

from wyprawa.games.warcraft.map import MAP
from wyprawa.games.warcraft.rules.query import seats
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, foe_of
from wyprawa.games.warcraft.state import NOBODY, State
from wyprawa.games.warcraft.vocabulary import targets as who
from wyprawa.kernel import Asking, ask


@EFFECTS.target(who.Me)
def me(s: State, x: Acting, target: who.Me) -> list[int]:
    return [] if x.seat == NOBODY else [x.seat]


@EFFECTS.target(who.Foe)
def foe(s: State, x: Acting, target: who.Foe) -> list[int]:
    found = foe_of(s, x.seat)
    return [] if found is None or found == NOBODY else [found]


def near(s: State, x: Acting, within: int) -> list[int]:
    """Enemy characters within so many spaces, to the left of the owner (WW-1.9, WW-1.14)."""
    at = s.characters[x.seat].at
    others = seats.clockwise(s, x.seat)[1:]
    return [seat for seat in others if MAP.range_between(at, s.characters[seat].at) <= within]


@EFFECTS.target(who.Enemy)
def enemy(s: State, x: Acting, target: who.Enemy) -> Asking[list[int]]:
    found = near(s, x, target.within)
    if not found:
        return []
    chosen = yield from ask(x.seat, "target", found, subject=(x.source, x.number), rule="WW-1.9")
    return [chosen]


@EFFECTS.target(who.Enemies)
def enemies(s: State, x: Acting, target: who.Enemies) -> list[int]:
    return near(s, x, target.within)
