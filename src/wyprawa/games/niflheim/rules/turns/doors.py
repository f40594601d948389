"""Doors: opening, closing, unlocking (GN-7.5, GN-7.12, GN-7.13, GN-25)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.rules.figures.blocks import part
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.query.carrying import carried
from wyprawa.games.niflheim.rules.scenario.specials import happens
from wyprawa.games.niflheim.state import Hero, State
from wyprawa.games.niflheim.vocabulary.answers import AtDoor
from wyprawa.games.niflheim.vocabulary.terms import RUN
from wyprawa.kernel import RuleError
from wyprawa.parts.boards import ids

COST, RUN_COST, UNLOCK_COST = 1, 2, 2  # GN-7.5, GN-7.13, GN-25.2, GN-25.3


def options(s: State) -> list[AtDoor]:
    """The doors on the edges of the hero's square (GN-7.12, GN-25.1, GN-25.5)."""
    turn = s.turn
    if turn is None:
        return []
    hero = s.heroes[turn.who]
    found: list[AtDoor] = []
    for door in ids(ground.board(s).doors_at(hero.at)):
        if s.open >> door & 1:
            may = not s.forced >> door & 1 and not held_open(s, door)
            option: AtDoor = ("close", door)
        elif s.locked >> door & 1:
            may, option = has_key(s, hero, door), ("unlock", door)
        else:
            may, option = True, ("open", door)
        if may and turn.mp >= cost(s, option[0]):
            found.append(option)
    return found


def held_open(s: State, door: int) -> bool:
    """Whether a figure stands where the door is, which only a door that is a square allows (GN-25.9)."""
    taken = figures.occupied(s)
    return any(doors >> door & 1 and taken >> cell & 1 for cell, doors in s.ground().gates)


def has_key(s: State, hero: Hero, door: int) -> bool:
    """The key that matches; it is not used up (GN-25.2, GN-25.8)."""
    whole = s.ground().whole(door)
    keys = {lock.key for lock in s.page().locks if whole >> lock.door & 1}
    return any(ITEMS[item].id in keys for item in carried(hero))


def cost(s: State, kind: str) -> int:
    if kind == "unlock":
        return UNLOCK_COST
    return RUN_COST if s.turn is not None and s.turn.intent == RUN else COST


def perform(s: State, chosen: AtDoor) -> None:
    turn = s.turn
    if turn is None:
        raise RuleError("no hero is activated")
    kind, door = chosen
    turn.mp -= cost(s, kind)
    whole = s.ground().whole(door)
    s.open ^= whole
    if kind == "unlock":
        s.locked &= ~whole
        s.tell(events.DoorUnlocked, turn.who, door, turn.mp, rule="GN-25.2")
    elif kind == "open":
        s.tell(events.DoorOpened, turn.who, door, turn.mp, rule="GN-7.5")
    else:
        s.tell(events.DoorClosed, turn.who, door, turn.mp, rule="GN-7.13")
    part(s)  # a door between two figures parts them (GN-1.10, GN-13.14)
    look(s)  # GN-7.28
    if kind != "close":
        happens(s, "opened", str(door), turn.who)
