"""Doors: opening, closing, unlocking (GN-7.5, GN-7.12, GN-7.13, GN-25)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.figures.blocks import part
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import ground
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.terms import RUN
from wyprawa.kernel import Option, RuleError
from wyprawa.parts.boards import ids

KINDS = ("open", "close")
COST, RUN_COST = 1, 2  # GN-7.5, GN-7.13


def options(s: State) -> list[Option]:
    """The doors on the edges of the hero's square (GN-7.12, GN-25.1, GN-25.5)."""
    turn = s.turn
    if turn is None or turn.mp < cost(s):
        return []
    at_hand = ids(ground.board(s).doors_at(s.heroes[turn.who].at))
    shut = [("open", door) for door in at_hand if not s.open >> door & 1 and not s.locked >> door & 1]
    ajar = [("close", door) for door in at_hand if s.open >> door & 1 and not s.forced >> door & 1]
    return [*shut, *ajar]


def cost(s: State) -> int:
    return RUN_COST if s.turn is not None and s.turn.intent == RUN else COST


def perform(s: State, chosen: Option) -> None:
    turn = s.turn
    if turn is None:
        raise RuleError("no hero is activated")
    kind, door = chosen
    turn.mp -= cost(s)
    s.open ^= 1 << door
    if kind == "open":
        s.tell(events.DoorOpened, turn.who, door, turn.mp, rule="GN-7.5")
    else:
        s.tell(events.DoorClosed, turn.who, door, turn.mp, rule="GN-7.13")
    part(s)  # a door between two figures parts them (GN-1.10, GN-13.14)
    look(s)  # GN-7.28
