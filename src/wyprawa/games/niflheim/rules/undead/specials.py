"""Undead that special rules of pages bring, and doors that may open on some (GN-4.5, GN-4.13)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import UNDEAD_NUMBER
from wyprawa.games.niflheim.rules.attack.cover import reactions
from wyprawa.games.niflheim.rules.figures.blocks import part
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.scenario.specials import SPECIALS, About
from wyprawa.games.niflheim.rules.undead.summoning import enter, place_orange
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.specials import Place, SetDoor, Summon
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
    s.next(*reactions(s))


@SPECIALS.verb(SetDoor)
def set_door(s: State, x: About, e: SetDoor) -> None:
    whole = s.ground().whole(e.door)
    s.open = s.open | whole if e.open else s.open & ~whole
    s.locked &= ~whole
    s.tell(events.DoorMoved, e.door, e.open, rule="GN-4.13")
    part(s)
    if look(s):
        s.next(*reactions(s))
