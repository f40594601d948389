"""Chapter 28: whom a monster attacks from where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from wyprawa.games.gloomhaven.rules.monsters.focus import focus as focus_of
from wyprawa.games.gloomhaven.rules.monsters.strikes import Places, strike_hexes
from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Turn
from wyprawa.games.gloomhaven.rules.query.areas import throws
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.parts.boards import Cells


class Strike(Struct, frozen=True):
    """A permitted choice of targets."""

    targets: tuple[Foe, ...]
    """The focus first, the others in focus order."""
    areas: tuple[Cells, ...] = ()
    """The ways to lay the area that hit just these."""


class Attacks(Struct, frozen=True):
    """The permitted choices of targets, none if there is no attack, and why."""

    strikes: tuple[Strike, ...]
    rule: str


def attacks(turn: Turn, foe: Foe, places: Places | None = None) -> Attacks:
    """Whom the figure may attack from where it stands, with this focus.

    The focus and as many others as possible (GH-28.3), of those the first in focus order (GH-28.12).
    `places` is that order, if it was found before.
    """
    if not turn.targets:
        return Attacks((), "GH-25.2")
    if not strike_hexes(turn, foe) >> turn.at & 1:
        return Attacks((), "GH-28.11")
    if not turn.several:
        return Attacks((Strike((foe,)),), "GH-28.2")
    if places is None:
        places = focus_of(turn).places
    found: dict[tuple[Foe, ...], list[Cells]] = {}
    best: tuple[int, list[int]] | None = None
    for others, covered in _choices(turn, foe, places):
        worth = -len(others), [places[other.id] for other in others]
        if best is None or worth < best:
            best, found = worth, {}
        if worth == best:
            found.setdefault((foe, *others), []).append(covered)
    if turn.area is None:
        return Attacks(tuple(map(Strike, found)), "GH-28.3")
    return Attacks(tuple(Strike(targets, tuple(areas)) for targets, areas in found.items()), "GH-28.3")


def _choices(turn: Turn, focus: Foe, places: Places) -> Iterator[tuple[tuple[Foe, ...], Cells]]:
    """The others that may be attacked with the focus, and the area laid for it, 0 if there is none."""
    sight = in_sight(turn.map, turn.at)
    seen = [foe for foe in turn.foes if foe.id != focus.id and sight >> foe.at & 1]
    seen.sort(key=lambda foe: places[foe.id])
    in_range = [foe for foe in seen if turn.map.range_between(turn.at, foe.at) <= turn.reach]
    if turn.area is None:
        for others in _first(in_range, turn.targets - 1, places):
            yield others, 0
        return
    for covered, from_where in throws(turn.map, turn.area, turn.reach, focus.at):
        if from_where >> turn.at & 1:
            inside = [other for other in seen if covered >> other.at & 1]
            outside = [other for other in in_range if not covered >> other.at & 1]
            for added in _first(outside, turn.targets - 1, places):
                yield tuple(other for other in seen if other in inside or other in added), covered


def _first(foes: list[Foe], number: int, places: Places) -> Iterator[tuple[Foe, ...]]:
    """The so many foes that come first; several choices where they tie for the last places."""
    if number <= 0 or len(foes) <= number:
        yield tuple(foes) if number > 0 else ()
        return
    last = places[foes[number - 1].id]
    sure = [foe for foe in foes if places[foe.id] < last]
    tied = [foe for foe in foes if places[foe.id] == last]
    for some in combinations(tied, number - len(sure)):
        yield (*sure, *some)
