"""Chapter 33, allied figures that the players bring through (GH-33.11)."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.figures import conditions, movement
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.query.ways import Terrain, Ways
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import FAR, ids, mask


@step
def escort_turn(s: State, who: int) -> Asking[None]:
    """It goes towards its mark, opens doors in its way, and springs traps only if there is no other way."""
    yield from conditions.turn_starts(s, who)
    if not facts.alive(s, who) or s.figures[who].conditions & movement.HELD:
        return
    figure, ground = s.figures[who], s.ground()
    escort = next(each for each in s.page().escorts if each.id == figure.name)
    left = escort.move
    while left > 0 and facts.alive(s, who):
        locked = mask(cell for door, cell in enumerate(ground.doors) if s.locked >> door & 1)
        foes = facts.occupied(s, 1 - figure.side)
        passable = ground.board.all & ~(facts.obstacles(s) | foes | locked) | 1 << figure.at
        ways = Ways(Terrain(ground.board, passable, terrain.harm(s), s.difficult), figure.at)
        goals = ground.board.near(ground.marks[escort.towards])
        goals &= ~facts.occupied(s) | 1 << figure.at
        reached = ways.nearest(goals)
        if reached.points in (0, FAR):
            return
        goal = yield from ask(0, "escort.move", ids(reached.cells), subject=(who,), rule="GH-33.11")
        path = list(ways.path(goal))
        went = [figure.at]
        spent = 0
        closed = ground.all_doors & ~mask(c for d, c in enumerate(ground.doors) if s.doors >> d & 1)
        for cell in path[1:]:
            price = 1 + (s.difficult >> cell & 1)
            if spent + price > left:
                break
            spent += price
            went.append(cell)
            if closed >> cell & 1:
                break
        taken = facts.occupied(s)
        while len(went) > 1 and taken >> went[-1] & 1:
            went.pop()
        if len(went) == 1:
            return
        left -= sum(1 + (s.difficult >> cell & 1) for cell in went[1:])
        yield from movement.follow(s, who, tuple(went))
        if not closed >> went[-1] & 1:
            return
