"""Steps, straight and diagonal, and leaving the map (GN-7, GN-8)."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.figures.stepping import arrive
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.scenario.ending import check
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.answers import Walk
from wyprawa.kernel import Asking, RuleError
from wyprawa.parts.boards import Cell, Cells, ids

STEP, DIAGONAL, LEAVE = 1, 2, 1  # GN-7.6, GN-7.7, GN-7.26
ANYWHERE: Cells = -1  # every bit is set


class Step(NamedTuple):
    """A step to a square, over a flank if it is diagonal, with its cost and the fires it goes through."""

    cell: Cell
    flank: Cell
    cost: int
    fires: tuple[Cell, ...]


def steps(s: State, at: Cell, ends: Cells = ANYWHERE) -> list[Step]:
    """Every step from a square to one of these, with each flank that makes a difference (GN-8.9 to
    GN-8.15)."""
    board, free, fire, rough = ground.board(s), figures.free(s), s.fire, s.ground().difficult
    found = [straight(cell, rough, fire) for cell in ids(board.near(at) & free & ends)]
    for cell, flanks in board.slants(at):
        if free & ends & 1 << cell:
            ways = [slanted(cell, flank, rough, fire) for flank in flanks if free >> flank & 1]
            if len(ways) == 2 and (ways[0].cost, len(ways[0].fires)) == (ways[1].cost, len(ways[1].fires)):
                ways = ways[:1]
            found += ways
    return found


def straight(cell: Cell, rough: Cells, fire: Cells) -> Step:
    """Entering difficult ground costs 1 more (GN-7.8, GN-8.3)."""
    return Step(cell, NONE, STEP + (rough >> cell & 1), (cell,) if fire >> cell & 1 else ())


def slanted(cell: Cell, flank: Cell, rough: Cells, fire: Cells) -> Step:
    """So does passing it (GN-8.15)."""
    cost = DIAGONAL + (rough >> cell & 1) + (rough >> flank & 1)
    fires = tuple(each for each in (flank, cell) if fire >> each & 1) if fire else ()
    return Step(cell, flank, cost, fires)


def options(s: State) -> list[Walk]:
    """The steps the hero can pay for (GN-7.11). A flank is named only where one must choose (GN-8.12)."""
    turn = s.turn
    if turn is None:
        return []
    at = s.heroes[turn.who].at
    ways = [each for each in steps(s, at) if each.cost <= turn.mp] if turn.mp else []
    ends = [each.cell for each in ways]
    found: list[Walk] = [
        ("step", each.cell) if ends.count(each.cell) == 1 else ("step", each.cell, each.flank)
        for each in ways
    ]
    if s.ground().exits >> at & 1 and turn.mp >= LEAVE:
        found.append(("leave",))
    return found


def perform(s: State, chosen: Walk) -> Asking[None]:
    """Take a step, or leave the map."""
    turn = s.turn
    if turn is None:
        raise RuleError("no hero is activated")
    hero = s.heroes[turn.who]
    if chosen[0] == "leave":
        turn.mp -= LEAVE
        hero.left = True
        hero.at = NONE
        s.tell(events.LeftMap, turn.who, rule="GN-7.25")
        check(s)
        return
    flank = chosen[2] if len(chosen) > 2 else None
    ways = [each for each in steps(s, hero.at, 1 << chosen[1]) if each.cost <= turn.mp]
    way = next(each for each in ways if flank in (None, each.flank))
    turn.mp -= way.cost
    yield from arrive(s, turn.who, way.cell, way.fires, "GN-7.6" if way.flank == NONE else "GN-7.7")
