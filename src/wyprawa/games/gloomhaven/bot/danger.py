"""What it costs the party if a hero stands somewhere.

A monster goes for the hero it can attack with the fewest steps (chapter 26); that is enough to tell who will
suffer if a hero stands here or there. For each enemy and round the hexes fall into those where the hero is
the nearest, those where it is as near as another, and the rest.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from wyprawa.games.gloomhaven.bot.cards import stake
from wyprawa.games.gloomhaven.bot.foes import Foe, Way
from wyprawa.games.gloomhaven.bot.worth import pain
from wyprawa.games.gloomhaven.content import MONSTERS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.games.gloomhaven.state import FOES, Figure, State
from wyprawa.parts.boards import FAR, Cell, Cells, HexMap, ids

NEXT = 0.45  # how much the next round's attacks count: some will be dead or stunned by then
CAUTION = 0.65  # a blow escaped in this round will mostly fall in the next
SEVERAL = 0.6  # the chance to be among several targets
UNSEEN = facts.BIT["invisible"]


class Blow(NamedTuple):
    """The attack of one foe in one round, as it depends on the hero's hex."""

    place: int
    """Of the foe."""
    nearest: Cells
    as_near: Cells
    among: Cells
    """Where the hero is one of several targets."""
    mine: float
    """Damage, if it falls on the hero."""
    theirs: float
    """The cost, if it falls on another; nothing if it cannot."""


class Danger:
    """What enemies will do to one hero and its friends, by the hex where the hero stands."""

    def __init__(self, s: State, who: int, board: HexMap, foes: list[Foe]) -> None:
        self.board, self.foes = board, foes
        self.me = s.figures[who]
        self.shield = facts.shield_of(s, who)
        self.stake = stake(s)
        self.caution = CAUTION * self.stake
        self.hidden = bool(self.me.conditions & UNSEEN)
        self._known: dict[Cell, tuple[float, list[float]]] = {}
        self._fields: dict[tuple[int, int], tuple[Cells, ...]] = {}
        self._nearest: dict[tuple[int, int], tuple[int, int, Figure]] = {}
        self._pains: dict[tuple[int, float], float] = {}
        self.others = [
            (number, figure)
            for number, figure in s.figures.items()
            if figure.side != FOES and figure.at >= 0 and number != who and not figure.conditions & UNSEEN
        ]
        taken, blocked = 0, facts.obstacles(s)
        for foe in foes:
            taken |= 1 << foe.at
        for _, figure in self.others:
            blocked |= 1 << figure.at
        self._free = board.all & ~(taken | blocked)
        self._blocked = blocked
        self._layers: list[tuple[Cells, ...]] = [self._floods(foe) for foe in foes]
        self.blows = [
            self._blow(place, way, share)
            for place, foe in enumerate(foes)
            for way, share in ((foe.now, 1.0), (foe.later, NEXT))
            if way is not None and way.bite > 0
        ]

    def _floods(self, foe: Foe) -> tuple[Cells, ...]:
        """The hexes by the steps it takes the foe to get there, as far as it matters."""
        flying = foe.figure.kind == "monster" and MONSTERS[foe.figure.name].fly
        passable = self.board.all if flying else self.board.all & ~self._blocked
        far = max(foe.later.move, foe.now.move if foe.now else 0) + 2
        return self.board.layers(1 << foe.at, passable, points=far)

    def field(self, place: int, reach: int) -> tuple[Cells, ...]:
        """The hexes that a foe can attack after so many steps or fewer."""
        found = self._fields.get((place, reach))
        if found is None:
            board, foe = self.board, self.foes[place]
            stops = self._free | 1 << foe.at
            total, rows = 0, []
            for layer in self._layers[place]:
                cells = layer & stops
                if reach < 2:
                    total |= board.spread(cells)
                else:
                    for cell in ids(cells):
                        total |= board.within(cell, reach) & in_sight(board, cell)
                rows.append(total)
            found = self._fields[place, reach] = tuple(rows)
        return found

    def steps(self, place: int, reach: int, cell: Cell) -> int:
        """The points it takes a foe to come where it can attack this hex."""
        return next((n for n, cells in enumerate(self.field(place, reach)) if cells >> cell & 1), FAR)

    def nearest_other(self, place: int, reach: int) -> tuple[int, int, Figure]:
        """The steps to the nearest other hero or summon, its number, and the figure."""
        best = self._nearest.get((place, reach))
        if best is None:
            best = (FAR, -1, self.me)
            for number, figure in self.others:
                steps = self.steps(place, reach, figure.at)
                if steps < best[0]:
                    best = steps, number, figure
            self._nearest[place, reach] = best
        return best

    def _blow(self, place: int, way: Way, share: float) -> Blow:
        field = self.field(place, way.reach)
        last = len(field) - 1
        away, number, other = self.nearest_other(place, way.reach)
        nearest = as_near = among = 0
        if not self.hidden:
            if away > 0:
                nearest = field[min(away - 1, way.move, last)]
            if away <= way.move:
                as_near = field[away] & ~nearest
            if way.targets > 1 and away <= way.move + 1:
                among = field[min(way.move + 1, last)]
        theirs = 0.0
        if away <= way.move:
            key = number, way.bite
            if key not in self._pains:
                self._pains[key] = pain(other, way.bite)
            theirs = share * self._pains[key]
        return Blow(place, nearest, as_near, among, share * max(0.2, way.bite - self.shield), theirs)

    def at(self, cell: Cell) -> tuple[float, list[float]]:
        """The cost of standing here, in all and by foe.

        Blows that fall on the hero add up: the last hit points are the dearest.
        """
        known = self._known.get(cell)
        if known is None:
            here = 1 << cell
            hits, costs = [0.0] * len(self.foes), [0.0] * len(self.foes)
            for place, nearest, as_near, among, mine, theirs in self.blows:
                share = 1.0 if nearest & here else 0.5 if as_near & here else 0.0
                rest = 1.0 - share
                if among & here:
                    share, rest = max(share, SEVERAL), max(rest, SEVERAL)
                hits[place] += share * mine
                costs[place] += rest * theirs
            total = sum(hits)
            each = pain(self.me, total) / total if total else 0.0
            rows = [self.caution * (hit * each + cost) for hit, cost in zip(hits, costs, strict=True)]
            known = self._known[cell] = sum(rows), rows
        return known

    def attackers(self, cell: Cell) -> float:
        """How many blows the hero may expect here in this round."""
        count = 0.0
        for place, foe in enumerate(self.foes):
            way = foe.now
            if way is not None and way.bite > 0:
                away = self.nearest_other(place, way.reach)[0]
                steps = self.steps(place, way.reach, cell)
                if steps <= min(way.move, away):
                    count += foe.first * (1.0 if steps < away else 0.5)
        return count

    def victim(self, place: int) -> Figure | None:
        """The other hero, summon or escort that a foe can come to attack in this round, if there is one."""
        way = self.foes[place].now
        if way is None:
            return None
        steps, _, figure = self.nearest_other(place, way.reach)
        return figure if steps <= way.move else None

    def advanced(self) -> list[Foe]:
        """The foes where they will probably be after their turns, if the hero stays where it is."""
        moved, taken = [], 0
        for place, foe in enumerate(self.foes):
            to = self._advance(place, foe.now) if foe.now is not None else foe.at
            if taken >> to & 1:
                to = foe.at
            taken |= 1 << to
            moved.append(msgspec.structs.replace(foe, at=to, now=None))
        return moved

    def _advance(self, place: int, way: Way) -> Cell:
        foe, layers = self.foes[place], self._layers[place]
        if not way.move:
            return foe.at
        steps, goal = FAR if self.hidden else self.steps(place, way.reach, self.me.at), self.me.at
        away, _, other = self.nearest_other(place, way.reach)
        if away < steps:
            steps, goal = away, other.at
        stops = self._free | 1 << foe.at
        if steps <= way.move:
            ring = self.board.near(goal)
            if way.reach > 1:
                ring = self.board.within(goal, way.reach) & in_sight(self.board, goal)
            cells = layers[steps] & ring & stops
            return ids(cells)[0] if cells else foe.at
        cells = layers[min(way.move, len(layers) - 1)] & stops
        return min(ids(cells), key=lambda cell: self.board.range_between(cell, goal)) if cells else foe.at
