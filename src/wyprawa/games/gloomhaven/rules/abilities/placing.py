"""Verbs that put areas and figures somewhere without a step: areas laid, hexes exchanged, teleports."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Lay, Swap, Teleport
from wyprawa.games.gloomhaven.rules.attack import attacks
from wyprawa.games.gloomhaven.rules.figures import movement
from wyprawa.games.gloomhaven.rules.query import facts, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed
from wyprawa.games.gloomhaven.state import PARTY, State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cells, ids


@does.verb(Lay)
def lay(s: State, x: Performer, ability: Lay) -> Asking[None]:
    """An area that what follows is counted from (GH-12.1)."""
    deed(s).area = 0
    yield from attacks.lay(s, x, ability.area, ability.range)


@does.verb(Swap)
def swap(s: State, x: Performer, ability: Swap) -> Asking[None]:
    """Two figures change places."""
    first = yield from _one(s, x, ability.one, -1)
    if first < 0:
        return
    other = yield from _one(s, x, ability.other, first)
    if other < 0:
        return
    performed(s, x)
    one, two = s.figures[first].at, s.figures[other].at
    movement.put(s, first, two)
    movement.put(s, other, one)
    for who in (first, other):
        if facts.alive(s, who) and s.figures[who].side == PARTY:
            yield from movement.stepped(s, who)


def _one(s: State, x: Performer, whom: Whom, but: int) -> Asking[int]:
    found = [n for n in targeting.candidates(s, x, whom) if n != but]
    if whom.who in ("self", "companion"):
        return found[0] if found else -1
    chosen = yield from targeting.choose(s, x, found, 1, "swap")
    return chosen[0] if chosen else -1


@does.verb(Teleport)
def teleport(s: State, x: Performer, ability: Teleport) -> Asking[None]:
    """To the hex that was chosen, or to any that nobody is in."""
    cells = free(s)
    if ability.around == "hex":
        cells &= 1 << deed(s).hex if deed(s).hex >= 0 else 0
    yield from put_anywhere(s, x, cells)


def free(s: State) -> Cells:
    """Where nobody stands and nothing is in the way."""
    return facts.board(s).all & ~facts.occupied(s) & ~facts.obstacles(s)


def put_anywhere(s: State, x: Performer, cells: Cells) -> Asking[None]:
    options: list[int | str] = [*ids(cells), "skip"]
    if len(options) > 1:
        cell = yield from ask(x.seat, "teleport", options, subject=(x.who,), rule="GH-8.6")
        if isinstance(cell, int):
            performed(s, x)
            yield from movement.carry(s, x.who, cell, "GH-8.24")
