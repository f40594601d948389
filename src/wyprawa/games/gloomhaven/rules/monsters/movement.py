"""Chapter 27: where a monster moves, once it has its focus."""

from __future__ import annotations

from msgspec import Struct

from wyprawa.games.gloomhaven.rules.monsters.focus import focus
from wyprawa.games.gloomhaven.rules.monsters.strikes import Hits, Places, strike_hexes
from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Turn
from wyprawa.games.gloomhaven.rules.query.ways import Path
from wyprawa.parts.boards import FAR, Cell, Cells, ids


class End(Struct, frozen=True):
    """A hex where the movement may end."""

    at: Cell
    path: Path
    """One shortest path there, the present hex first."""
    other_paths: tuple[Path, ...] = ()
    """Equally short paths that enter other negative hexes, one for each set of them."""


class Moves(Struct, frozen=True):
    """The permitted ends of a movement, and why."""

    ends: tuple[End, ...]
    """Several are equally good: the players choose (GH-29.14)."""
    rule: str
    attack: bool
    """Whether the focus can be attacked from there; without an attack, whether it is adjacent."""
    disadvantage: bool
    """Whether that attack has Disadvantage because the focus is adjacent."""
    others: int
    """How many other enemies the attack can hit from there, or from the goals if it cannot be made yet."""
    left: int
    """The movement points that are then still missing to one of the goals."""
    goals: Cells
    """The attack hexes it moves to, or towards."""


def moves(turn: Turn, foe: Foe, places: Places | None = None) -> Moves:
    """Where a figure with this focus moves. No path to an attack hex: it stays (GH-26.15).

    `places` is the focus order, if it was found before (GH-28.12).
    """
    ways = turn.ways
    hexes = strike_hexes(turn, foe) & turn.stops
    negatives, points, nearest = ways.nearest(hexes)
    if not nearest:
        return Moves((End(turn.at, (turn.at,)),), "GH-26.15", False, False, 0, 0, 0)
    if points <= turn.move:
        return _attack(turn, foe, _in_reach(turn, hexes, negatives), negatives, places)

    # No attack hex is in reach, so it heads for the best there is on the safest ways (GH-27.11, GH-27.14).
    safest = hexes & ways.within(negatives, FAR)
    others, goals = Hits(turn, foe).most(_calm(turn, foe, safest))
    left, cells = ways.closest(goals, negatives, turn.move, turn.stops)
    if not turn.move:
        rule = "GH-27.1"
    elif cells >> turn.at & 1:
        rule = "GH-27.12"
    elif negatives:
        rule = "GH-27.15"
    else:
        rule = "GH-27.11" if turn.targets else "GH-27.4"
    return Moves(_ends(turn, cells), rule, False, False, others, left, goals)


def _attack(turn: Turn, foe: Foe, hexes: Cells, negatives: int, places: Places | None) -> Moves:
    """Choose among attack hexes in reach by the five points of GH-27.19."""
    ways, hits = turn.ways, Hits(turn, foe)
    calm = _calm(turn, foe, hexes)
    others, most = hits.most(calm)
    if places is None:
        places = focus(turn).places if others else {}
    best = hits.first(most, others, places)
    cells = ways.first(best)[1]
    if negatives:
        rule = "GH-27.15"
    elif not turn.targets:
        rule = "GH-27.4"
    elif turn.ranged:
        rule = "GH-27.8"
    else:
        rule = "GH-27.7" if turn.area or turn.targets > 1 else "GH-27.5"
    if most != calm and cells != ways.first(calm)[1]:
        rule = "GH-27.6"
    if best != most and cells != ways.first(most)[1]:
        rule = "GH-27.19"
    if calm != hexes:
        rashly, rash = hits.most(hexes)
        if cells != ways.first(rash)[1]:
            rule = "GH-27.10" if rashly > others else "GH-27.9"
    beside = turn.ranged and not turn.muddled and not cells & ~turn.map.near(foe.at)
    return Moves(_ends(turn, cells), rule, True, beside, others, 0, cells)


def most_targets(turn: Turn, foe: Foe) -> Cells:
    """The attack hexes in reach that are equal in the first two points of GH-27.19."""
    hexes = strike_hexes(turn, foe) & turn.stops
    reached = _in_reach(turn, hexes, turn.ways.nearest(hexes).negatives)
    return Hits(turn, foe).most(_calm(turn, foe, reached))[1]


def _in_reach(turn: Turn, hexes: Cells, negatives: int) -> Cells:
    """Those it can reach this turn on the safest ways (GH-27.14, GH-27.15)."""
    return hexes & turn.ways.within(negatives, turn.move)


def _calm(turn: Turn, foe: Foe, hexes: Cells) -> Cells:
    """The hexes from which the attack on the focus has no Disadvantage, if there are any (GH-27.9)."""
    if not turn.ranged or turn.muddled:
        return hexes
    return hexes & ~turn.map.near(foe.at) or hexes


def _ends(turn: Turn, cells: Cells) -> tuple[End, ...]:
    ends = []
    for cell in ids(cells):
        path, *more = turn.ways.paths(cell)
        ends.append(End(cell, path, tuple(more)))
    return tuple(ends)
