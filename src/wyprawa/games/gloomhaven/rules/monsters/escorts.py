"""Chapter 33, allied figures that the players bring through (GH-33.11)."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_pages
from wyprawa.games.gloomhaven.places import Escort
from wyprawa.games.gloomhaven.rules.figures import conditions, movement
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.query.ways import Terrain, Ways
from wyprawa.games.gloomhaven.rules.scenario import ending
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import FAR, Cells, ids, mask


@step
def escort_turn(s: State, who: int) -> Asking[None]:
    """It goes towards its mark, opens doors in its way, and springs traps only if there is no other way."""
    yield from conditions.turn_starts(s, who)
    if not facts.alive(s, who) or s.figures[who].conditions & movement.HELD:
        return
    escort = facts.escort(s, s.figures[who])
    if escort.towards is not None and escort.move:
        yield from go(s, who, escort.move, _goals(s, escort, escort.towards))
    if escort.saved and facts.alive(s, who) and s.figures[who].at in s.ground().marks[escort.towards or ""]:
        del s.figures[who]
        notes = s.kept().notes
        notes["saved"] = notes.get("saved", 0) + 1
        s.tell(told_pages.Saved, who, escort.id, rule="GH-33.11")
        ending.check(s)


def go(s: State, who: int, points: int, wanted: Cells) -> Asking[None]:
    """Move so far on the way to one of these hexes, through doors, which it opens."""
    figure, ground = s.figures[who], s.ground()
    left = points
    while left > 0 and facts.alive(s, who):
        locked = mask(cell for door, cell in enumerate(ground.doors) if s.locked >> door & 1)
        foes = facts.against(s, figure.side)
        passable = ground.board.all & ~(facts.obstacles(s) | foes | locked) | 1 << figure.at
        ways = Ways(Terrain(ground.board, passable, terrain.harm(s), s.difficult), figure.at)
        goals = wanted
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
        if not closed >> went[-1] & 1 or figure.conditions & movement.HELD:
            return


def _goals(s: State, escort: Escort, towards: str) -> Cells:
    """Where it wants to be: beside what is marked, or there, if nothing is in the way or it leaves there."""
    ground = s.ground()
    marks = mask(ground.marks[towards])
    if escort.saved or not marks & facts.obstacles(s):
        return marks
    found = 0
    for cell in ground.marks[towards]:
        found |= ground.board.near(cell)
    return found
