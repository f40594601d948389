"""A hero comes to another square: fire on the way, blocks, what comes into view (GN-7.28, GN-8.16)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.figures.blocks import part
from wyprawa.games.niflheim.rules.figures.harm import wound_hero
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.scenario.ending import check
from wyprawa.games.niflheim.rules.scenario.specials import happens
from wyprawa.games.niflheim.state import State
from wyprawa.kernel import Asking
from wyprawa.parts.boards import Cell


def mp_left(s: State, who: int) -> int:
    """The movement points of a hero; none outside its activation."""
    return s.turn.mp if s.turn is not None and s.turn.who == who else 0


def arrive(s: State, who: int, cell: Cell, fires: tuple[Cell, ...], rule: str) -> Asking[None]:
    """`fires` are the burning squares that the step went through."""
    hero = s.heroes[who]
    hero.at = cell
    s.tell(events.Moved, who, cell, mp_left(s, who), rule=rule)
    for each in fires:
        if not hero.dead:
            s.tell(events.Burned, who, each, rule="GN-8.16")
            yield from wound_hero(s, who, "GN-8.16")
    part(s)
    look(s)
    if not hero.dead and not happens(s, "entered", s.ground().sign_of(cell), who):
        check(s)
