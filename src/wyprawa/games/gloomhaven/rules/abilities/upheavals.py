"""Chapter 33: what pages do to the ground, and to who stands on it."""

from __future__ import annotations

from wyprawa.games.gloomhaven.content import MONSTERS
from wyprawa.games.gloomhaven.rules.figures import damage, movement, traps, waking
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does
from wyprawa.games.gloomhaven.rules.scenario import flood, overlays
from wyprawa.games.gloomhaven.special import ground as words
from wyprawa.games.gloomhaven.state import PARTY, State, Trap
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cell, HexMap, ids

WAYS = {
    "left": ((-1, 0),),
    "right": ((1, 0),),
    "up": ((0, -1), (1, -1)),
    "down": ((0, 1), (-1, 1)),
    "up_left": ((0, -1),),
    "up_right": ((1, -1),),
}


@does.verb(words.LayTraps)
def lay_traps(s: State, x: Performer, e: words.LayTraps) -> Asking[None]:
    for cell in s.ground().marks[e.mark]:
        overlays.set_trap(s, cell, Trap(e.tile, s.trap_damage))
        who = facts.figure_at(s, cell)
        if who is not None and not facts.flies(s, who):
            yield from traps.touch(s, who, cell)


# --- wind and current ---------------------------------------------------------------------------------------


@does.verb(words.Drift)
def drift(s: State, x: Performer, e: words.Drift) -> Asking[None]:
    """Each of the party in turn, from where it is when its turn comes."""
    ours = [n for n, each in facts.standing(s) if each.kind in ("hero", "summon") and each.side == PARTY]
    if e.order == "initiative":
        ours.sort(key=lambda who: initiative.rank(s, who))
    else:
        board = s.ground().board
        ours.sort(key=lambda who: board.axial(s.figures[who].at)[::-1])
    for who in ours:
        if facts.alive(s, who) and (e.room is None or s.ground().rooms[e.room] >> s.figures[who].at & 1):
            yield from _drifts(s, who, e)


def _drifts(s: State, who: int, e: words.Drift) -> Asking[None]:
    at, taken = s.figures[who].at, facts.occupied(s)
    ahead = carried(s, at, e)
    free = [cell for cell in ahead if not taken >> cell & 1]
    if ahead == [at]:
        return
    if not free:
        yield from damage.suffer(s, who, e.hurts, "scenario")
        return
    cell = yield from ask(facts.seat_of(s, who), "drift", free, subject=(who,), rule="GH-33.13")
    yield from movement.carry(s, who, cell, "GH-33.13")
    waking.passed(s, who)


def carried(s: State, at: Cell, e: words.Drift) -> list[Cell]:
    """Where it carries a figure if nobody is in the way: its own hex in shelter, none if it is blocked."""
    board = facts.board(s)
    if e.sheltered and any(_stopped(s, board, beside(board, at, (-q, -r))) for q, r in WAYS[e.way]):
        return [at]
    return [cell for way in WAYS[e.way] if not _stopped(s, board, cell := beside(board, at, way))]


def beside(board: HexMap, cell: Cell, way: tuple[int, int]) -> Cell:
    """The hex that lies in a direction, -1 if a wall is between."""
    q, r = board.axial(cell)
    return (board.mask_of([(q + way[0], r + way[1])]) & board.near(cell)).bit_length() - 1


def _stopped(s: State, board: HexMap, cell: Cell) -> bool:
    """Whether there is a wall or an obstacle."""
    return cell < 0 or bool(facts.obstacles(s) >> cell & 1)


@does.condition(words.EvenInitiative)
def even_initiative(s: State, x: Performer, c: words.EvenInitiative) -> bool:
    deck = MONSTERS[c.monster].deck
    card = s.progress.last.get(deck, 0) if s.progress else 0
    return bool(card) and facts.MONSTER_CARDS[card].initiative % 2 == 0


# --- boulders -----------------------------------------------------------------------------------------------


@does.verb(words.Roll)
def roll(s: State, x: Performer, e: words.Roll) -> Asking[None]:
    far = [1, 2, 3]
    for again in s.ground().marks[e.mark]:
        steps = yield from ask(0, "roll", far, subject=(again,), rule="GH-33.13")
        far = [n for n in far if n != steps]
        for cell in _boulders(s, e.tile, again):
            yield from _rolls(s, cell, steps, again)


def _boulders(s: State, tile: str, again: Cell) -> list[Cell]:
    """Those in the row of a hex, from left to right."""
    board = s.ground().board
    row = board.axial(again)[1]
    there = [each.cells[0] for each in s.obstacles if each.tile == tile and len(each.cells) == 1]
    return sorted((cell for cell in there if board.axial(cell)[1] == row), key=board.axial)


def _rolls(s: State, cell: Cell, steps: int, again: Cell) -> Asking[None]:
    ground = s.ground()
    floor = ground.rooms[ground.room_at(again) or 0]
    for step in range(steps):
        left = beside(ground.board, cell, (-1, 0))
        to = left if left >= 0 and floor >> left & 1 else again
        overlays.destroy(s, to)
        overlays.move_obstacle(s, cell, to)
        cell = to
        hit = facts.figure_at(s, cell)
        if hit is not None:
            yield from damage.suffer(s, hit, s.trap_damage, "scenario")
            if facts.alive(s, hit) and step == steps - 1:
                yield from _makes_way(s, hit)


def _makes_way(s: State, who: int) -> Asking[None]:
    """To the hex on the left, or to the nearest empty one."""
    board, at = facts.board(s), s.figures[who].at
    left = beside(board, at, (-1, 0))
    if _stopped(s, board, left) or facts.figure_at(s, left) is not None:
        yield from movement.settle(s, who)
        return
    yield from movement.carry(s, who, left, "GH-33.13")


# --- water --------------------------------------------------------------------------------------------------


@does.verb(words.Rise)
def rise(s: State, x: Performer, e: words.Rise) -> Asking[None]:
    if s.started not in e.parties:
        return
    free = ids(flood.room_for(s))
    if not free:
        notes = s.kept().notes
        notes["flooded"] = notes.get("flooded", 0) + 1
        return
    flood.fill(s, (yield from ask(0, "flood", free, rule="GH-33.13")))
