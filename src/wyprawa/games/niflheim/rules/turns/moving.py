"""Steps, straight and diagonal, and leaving the map (GN-7, GN-8)."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.figures.stepping import arrive
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.scenario.ending import check
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.kernel import Option, RuleError
from wyprawa.parts.boards import Cell, ids

STEP, DIAGONAL, LEAVE = 1, 2, 1  # GN-7.6, GN-7.7, GN-7.26


class Step(NamedTuple):
    """A step to a square, over a flank if it is diagonal, with its cost and the fires it goes through."""

    cell: Cell
    flank: Cell
    cost: int
    fires: tuple[Cell, ...]


def steps(s: State, at: Cell) -> list[Step]:
    """Every step from a square, with each flank that makes a difference (GN-8.9 to GN-8.15)."""
    board, free = ground.board(s), figures.free(s)
    found = [priced(s, cell, NONE) for cell in ids(board.near(at) & free)]
    for cell in ids(ground.around(s, at) & free & ~board.near(at)):
        over = [flank for flank in board.flanks(at, cell) if free >> flank & 1]
        ways = [priced(s, cell, flank) for flank in over]
        if len(ways) == 2 and (ways[0].cost, len(ways[0].fires)) == (ways[1].cost, len(ways[1].fires)):
            ways = ways[:1]
        found += ways
    return found


def priced(s: State, cell: Cell, flank: Cell) -> Step:
    """Difficult ground costs 1 more where it is entered and where it is passed (GN-7.8, GN-8.3, GN-8.15)."""
    over = [cell] if flank == NONE else [flank, cell]
    rough = sum(s.ground().difficult >> each & 1 for each in over)
    base = STEP if flank == NONE else DIAGONAL
    return Step(cell, flank, base + rough, tuple(each for each in over if s.fire >> each & 1))


def options(s: State) -> list[Option]:
    """The steps the hero can pay for (GN-7.11). A flank is named only where one must choose (GN-8.12)."""
    turn = s.turn
    if turn is None:
        return []
    at = s.heroes[turn.who].at
    found: list[Option] = []
    ways = [each for each in steps(s, at) if each.cost <= turn.mp]
    for each in ways:
        alone = sum(other.cell == each.cell for other in ways) == 1
        found.append(("step", each.cell) if alone else ("step", each.cell, each.flank))
    if s.ground().exits >> at & 1 and turn.mp >= LEAVE:
        found.append(("leave",))
    return found


def perform(s: State, chosen: Option) -> None:
    """Take a step, or leave the map."""
    turn = s.turn
    if turn is None:
        raise RuleError("no hero is activated")
    hero = s.heroes[turn.who]
    if chosen[0] == "leave":
        turn.mp -= LEAVE
        hero.left = turn.over = True
        hero.at = NONE
        s.tell(events.LeftMap, turn.who, rule="GN-7.25")
        check(s)
        return
    flank = chosen[2] if len(chosen) > 2 else None
    way = next(each for each in steps(s, hero.at) if each.cell == chosen[1] and flank in (None, each.flank))
    turn.mp -= way.cost
    arrive(s, turn.who, way.cell, way.fires, "GN-7.6" if way.flank == NONE else "GN-7.7")
