"""Chapter 26: which enemy a monster focuses on, and which it would take next."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from wyprawa.games.gloomhaven.rules.monsters.strikes import strike_hexes
from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Turn
from wyprawa.parts.boards import FAR, Cells

Weight: TypeAlias = tuple[int, int, int, int]
"""Negative hexes, path length, range and place in the initiative order of a foe: the least is the focus."""


class Compared(Struct, frozen=True):
    """What was weighed about one foe."""

    foe: Foe
    negatives: int
    """Traps and hazardous hexes on the best path to an attack hex; FAR if no path leads to one."""
    length: int
    """Movement points of that path (GH-26.2, GH-26.18)."""
    range: int
    """From the present hex, around walls (GH-26.5)."""
    goals: Cells
    """The attack hexes at the ends of the best paths."""

    @property
    def weight(self) -> Weight:
        """The foe with the least is the focus."""
        return self.negatives, self.length, self.range, self.foe.order

    @property
    def reachable(self) -> bool:
        """Whether any path leads to a hex from which the foe can be attacked."""
        return self.length < FAR


class Focus(Struct, frozen=True):
    """The foes that may be the focus, and what was compared."""

    foes: tuple[Foe, ...]
    """None, one, or several for the players to choose from (GH-26.9)."""
    compared: tuple[Compared, ...]
    prey: bool = False
    """Whether they are what the page says monsters focus on before all else (GH-33.13)."""

    def of(self, foe: Foe) -> Compared:
        """What was weighed about a foe."""
        return next(each for each in self.compared if each.foe.id == foe.id)

    @property
    def rule(self) -> str:
        """The rule that decided."""
        if self.prey:
            return "GH-33.13"
        if not self.foes:
            return "GH-26.15"
        weights = [each.weight for each in self.compared]
        best = min(weights)
        if weights.count(best) > 1:
            return "GH-26.22" if len(self.foes) == 1 else "GH-26.9"
        # What decided is what the last of the others lost by; one that cannot be reached was none.
        lost = (_difference(weight, best) for weight in weights if best != weight and weight[0] < FAR)
        safely = "GH-26.13" if best[0] else "GH-26.12"
        rules = (safely, "GH-26.2", "GH-26.5", "GH-26.6")
        return rules[max(lost, default=0 if best[0] else 1)]

    @property
    def places(self) -> dict[int, int]:
        """In which order it would take its foes, as `strikes.Places` (GH-28.12)."""
        weighed = [(each.weight, each.foe) for each in self.compared]
        return {
            foe.id: sum(
                other < weight or (other == weight and acts_before(rival, foe)) for other, rival in weighed
            )
            for weight, foe in weighed
        }


def focus(turn: Turn) -> Focus:
    """Find the focus: by path without negative hexes, path length, range, initiative, the players."""
    compared = tuple([_compare(turn, foe) for foe in turn.foes])
    weights = [each.weight for each in compared]
    best = min(weights, default=(FAR, FAR, FAR, FAR))
    if best[0] == FAR:
        return Focus((), compared)
    foes = [each.foe for each, weight in zip(compared, weights, strict=True) if weight == best]
    if len(foes) > 1:
        foes = [foe for foe in foes if not any(acts_before(other, foe) for other in foes)]
    return Focus(tuple(foes), compared)


def acts_before(one: Foe, other: Foe) -> bool:
    """Whether a monster comes before another of its type (GH-26.22)."""
    return one.type == other.type and one.turn < other.turn


def _compare(turn: Turn, foe: Foe) -> Compared:
    negatives, length, goals = turn.ways.nearest(strike_hexes(turn, foe) & turn.stops)
    return Compared(foe, negatives, length, turn.map.range_between(turn.at, foe.at), goals)


def _difference(weight: Weight, best: Weight) -> int:
    """The first criterion in which two foes differ."""
    return next(n for n, (one, other) in enumerate(zip(weight, best, strict=True)) if one != other)
