"""Chapter 33, monsters that do something else than their card says: serve a gun, drag somebody away."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_pages
from wyprawa.games.gloomhaven.content import MONSTERS
from wyprawa.games.gloomhaven.places import Kind
from wyprawa.games.gloomhaven.rules.figures import damage, movement
from wyprawa.games.gloomhaven.rules.monsters import escorts
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does
from wyprawa.games.gloomhaven.special.bearers import Dragged
from wyprawa.games.gloomhaven.state import PARTY, State
from wyprawa.kernel import Asking
from wyprawa.parts.boards import Cells, ids, mask

HELD = movement.HELD

# --- a gun and its crew -------------------------------------------------------------------------------------


def _gun(s: State) -> int | None:
    """The page's gun, if it is on the map."""
    gun = s.page().gun
    if gun is None:
        return None
    return next((n for n, each in facts.standing(s) if each.title == gun.kind), None)


def serves(s: State, who: int) -> bool:
    """Whether it is this one that serves the gun this round: the nearest of the crew."""
    gun, there = s.page().gun, _gun(s)
    if gun is None or there is None or s.figures[who].name != gun.crew or s.kept().served == s.round:
        return False
    board, at = facts.board(s), s.figures[there].at
    crew = [(n, each) for n, each in facts.standing(s) if each.name == gun.crew]
    near = min(crew, key=lambda one: (board.range_between(one[1].at, at), initiative.turn_in_type(one[1])))
    return near[0] == who


def serve(s: State, who: int) -> Asking[None]:
    """It goes to the gun, and fires it if it gets there."""
    gun, there = s.page().gun, _gun(s)
    assert gun is not None
    assert there is not None
    s.kept().served = s.round
    line = mask(s.ground().marks[gun.mark])
    beside = facts.board(s).near(s.figures[there].at)
    if not s.figures[who].conditions & HELD:
        yield from escorts.go(s, who, gun.move, beside & ~line)
    if not facts.alive(s, who) or not beside >> s.figures[who].at & 1:
        return
    s.tell(told_pages.Fired, who, rule="GH-33.13")
    hurt = MONSTERS[s.figures[there].name].elite.attack[s.monster_level]
    for target in [n for n, each in facts.standing(s) if each.kind in ("hero", "summon")]:
        figure = s.figures.get(target)
        if figure is not None and figure.side == PARTY and figure.at >= 0 and field(s) >> figure.at & 1:
            yield from damage.suffer(s, target, hurt, "scenario", by=there)


def field(s: State) -> Cells:
    """The hexes that the gun fires at: the marked ones, and all to the left of them in their rows."""
    gun, board = s.page().gun, facts.board(s)
    assert gun is not None
    line = [s.ground().board.axial(cell) for cell in s.ground().marks[gun.mark]]
    reach = {r: q for q, r in line}
    found = 0
    for cell in ids(board.all):
        q, r = board.axial(cell)
        found |= (q <= reach.get(r, q - 1)) << cell
    return found


# --- who is dragged away ------------------------------------------------------------------------------------


def drag(s: State, who: int, kind: Kind) -> Asking[None]:
    """To the victim first; when all of them are beside it, on to the altars, and the victim with them."""
    victim = next((n for n, each in facts.standing(s) if each.name == kind.drags), None)
    if victim is None:
        return
    others = [n for n, each in facts.standing(s) if each.title == kind.id and n != who]
    points, board = facts.own_move(s, who), s.ground().board
    beside = board.near(s.figures[victim].at)
    if not beside >> s.figures[who].at & 1:
        yield from escorts.go(s, who, points, beside)
        return
    if any(not beside >> s.figures[other].at & 1 for other in others):
        return
    marks = s.ground().marks
    wanted = mask(marks[kind.towards or ""]) & ~facts.occupied(s)
    for cell in marks[kind.to or ""]:
        wanted |= board.near(cell) if not wanted else 0
    yield from escorts.go(s, who, points, wanted)
    if facts.alive(s, who):
        _follows(s, victim, who, others)


def _follows(s: State, victim: int, who: int, others: list[int]) -> None:
    """As far as it takes to be beside who drags it, and beside the other too if that is possible."""
    board, at = facts.board(s), s.figures[victim].at
    beside = board.near(s.figures[who].at)
    free = (beside & facts.empty(s)) | (beside & 1 << at)
    for other in others:
        both = free & board.near(s.figures[other].at)
        free = both or free
    if free and not free >> at & 1:
        cell = min(ids(free), key=lambda cell: (board.distance(at, cell), cell))
        movement.put(s, victim, cell, "GH-33.13")


@does.condition(Dragged)
def dragged(s: State, x: Performer, c: Dragged) -> bool:
    """One that drags a victim begins its turn beside a mark, and the victim is beside one too."""
    if s.turn is None or not facts.alive(s, s.turn.who):
        return False
    figure = s.figures[s.turn.who]
    kind = facts.kind_of(s, figure)
    if kind is None or kind.drags is None:
        return False
    beside = 0
    for cell in s.ground().marks[c.mark]:
        beside |= s.ground().board.near(cell)
    victims = [each for _, each in facts.standing(s) if each.name == kind.drags]
    return bool(beside >> figure.at & 1) and any(beside >> each.at & 1 for each in victims)
