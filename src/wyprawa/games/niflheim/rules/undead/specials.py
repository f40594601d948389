"""Undead that special rules of pages bring (GN-4.5, GN-4.13)."""

from __future__ import annotations

from wyprawa.games.niflheim.content import UNDEAD_NUMBER
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.scenario.specials import SPECIALS, About
from wyprawa.games.niflheim.rules.undead.summoning import enter, place_orange
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.specials import Place, Summon
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, ask


@SPECIALS.verb(Summon)
def summon(s: State, x: About, e: Summon) -> None:
    s.next(*[enter.later(cell) for cell in s.ground().squares(e.at)])


@SPECIALS.verb(Place)
def place(s: State, x: About, e: Place) -> Asking[None]:
    for cell in s.ground().squares(e.at):
        near = ground.nearest(s, cell, figures.free(s))
        where = yield from ask(HOST, "undead.place", near, subject=(cell,), rule="GN-11.5")
        place_orange(s, UNDEAD_NUMBER[e.undead], where)
