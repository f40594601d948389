"""Chapter 28: whom a monster attacks from where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from wyprawa.games.gloomhaven.rules.monsters.strikes import strike_hexes
from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Turn
from wyprawa.games.gloomhaven.rules.query.areas import throws
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.parts.boards import Cells

Rank: TypeAlias = tuple[bool, int, int]
"""Whether an attack on a foe has Disadvantage, the range to it, its place in the initiative order."""
Worth: TypeAlias = tuple[int, int, tuple[tuple[int, int], ...]]


class Strike(Struct, frozen=True):
    """A permitted choice of targets."""

    targets: tuple[Foe, ...]
    """The focus first, the others as the focus rules rank them."""
    areas: tuple[Cells, ...] = ()
    """The ways to lay the area that hit just these."""


class Attacks(Struct, frozen=True):
    """The permitted choices of targets, none if there is no attack, and why."""

    strikes: tuple[Strike, ...]
    rule: str


def attacks(turn: Turn, foe: Foe) -> Attacks:
    """Whom the figure may attack from where it stands, with this focus.

    The focus and as many others as possible, to the greatest effect: of equally many those without
    Disadvantage, then those that the focus rules rank first (GH-28.3, GH-28.4, GH-11.13).
    """
    if not turn.targets:
        return Attacks((), "GH-25.2")
    if not strike_hexes(turn, foe) >> turn.at & 1:
        return Attacks((), "GH-28.11")
    if turn.area is None and turn.targets == 1:
        return Attacks((Strike((foe,)),), "GH-28.2")
    ranks = _ranks(turn, foe)
    found: dict[tuple[Foe, ...], list[Cells]] = {}
    best: Worth | None = None
    for others, covered in _choices(turn, foe, ranks):
        worth = _worth([ranks[other] for other in others])
        if best is None or worth < best:
            best, found = worth, {}
        if worth == best:
            found.setdefault((foe, *others), []).append(covered)
    if turn.area is None:
        return Attacks(tuple(map(Strike, found)), "GH-28.3")
    return Attacks(tuple(Strike(targets, tuple(areas)) for targets, areas in found.items()), "GH-28.3")


def _ranks(turn: Turn, focus: Foe) -> dict[Foe, Rank]:
    """The other foes in sight, as they rank, the first to be attacked first."""
    sight = in_sight(turn.map, turn.at)
    ranks: dict[Foe, Rank] = {}
    for foe in turn.foes:
        if foe.id != focus.id and sight >> foe.at & 1:
            away = turn.map.range_between(turn.at, foe.at)
            ranks[foe] = turn.ranged and not turn.muddled and away == 1, away, foe.order
    return dict(sorted(ranks.items(), key=lambda item: item[1]))


def _choices(turn: Turn, foe: Foe, ranks: dict[Foe, Rank]) -> Iterator[tuple[tuple[Foe, ...], Cells]]:
    """The others that may be attacked with the focus, and the area laid for it, 0 if there is none."""
    in_range = [other for other, rank in ranks.items() if rank[1] <= turn.reach]
    if turn.area is None:
        for others in _first(in_range, turn.targets - 1, ranks):
            yield others, 0
        return
    for covered, places in throws(turn.map, turn.area, turn.reach, foe.at):
        if places >> turn.at & 1:
            inside = [other for other in ranks if covered >> other.at & 1]
            outside = [other for other in in_range if not covered >> other.at & 1]
            for added in _first(outside, turn.targets - 1, ranks):
                yield tuple(other for other in ranks if other in inside or other in added), covered


def _first(foes: list[Foe], number: int, ranks: dict[Foe, Rank]) -> Iterator[tuple[Foe, ...]]:
    """The so many foes that rank first; several choices where they tie for the last places."""
    if number <= 0 or len(foes) <= number:
        yield tuple(foes) if number > 0 else ()
        return
    last = ranks[foes[number - 1]]
    sure = [foe for foe in foes if ranks[foe] < last]
    tied = [foe for foe in foes if ranks[foe] == last]
    for some in combinations(tied, number - len(sure)):
        yield (*sure, *some)


def _worth(ranks: list[Rank]) -> Worth:
    """How good a choice is, the least the best: most others, fewest with Disadvantage, nearest, earliest."""
    return -len(ranks), sum(rank[0] for rank in ranks), tuple(sorted(rank[1:] for rank in ranks))
