"""The rules of monster turns once more, cell by cell and without any cleverness, to check the quick ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from wyprawa.games.gloomhaven.rules.monsters import Foe, Turn
from wyprawa.parts.boards import Cell, ids
from wyprawa.parts.boards.hex_sight import Axial

Cost = tuple[int, int]
NO_WAY: Cost = (10**6, 10**6)


class Slow:
    """One turn, looked at cell by cell."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.board = turn.map
        self.cells = list(turn.map.cells)
        self.figures = {foe.at for foe in turn.foes} | set(ids(turn.allies)) | set(ids(turn.blocked))
        self.obstacles = set(ids(turn.obstacles))
        self.negative = set() if turn.mode == "fly" else set(ids(turn.hazards))
        self.difficult = set() if turn.mode == "fly" else set(ids(turn.difficult))
        self.ways: dict[Cell, dict[Cell, Cost]] = {}
        self.weights: dict[Foe, tuple[int, int, int, int]] = {}

    # Ways

    def can_pass(self, cell: Cell) -> bool:
        if self.turn.mode != "walk" or cell == self.turn.at:
            return True
        others = self.figures - set(ids(self.turn.allies))
        return cell not in self.obstacles and cell not in others

    def can_stop(self, cell: Cell) -> bool:
        if cell == self.turn.at:
            return True
        return cell not in self.figures and (self.turn.mode == "fly" or cell not in self.obstacles)

    def price(self, cell: Cell) -> Cost:
        harmed = cell in self.negative and cell != self.turn.at
        return int(harmed), 2 if cell in self.difficult else 1

    def _ways(self, start: Cell) -> dict[Cell, Cost]:
        """What the cheapest way to each cell costs."""
        jump = self.turn.mode == "jump"
        best = {start: (0, 0)}
        changed = True
        while changed:
            changed = False
            for cell, (negatives, points) in list(best.items()):
                for other in self.board.neighbours(cell):
                    if self.can_pass(other):
                        more = (0, 1) if jump else self.price(other)
                        cost = negatives + more[0], points + more[1]
                        if cost < best.get(other, NO_WAY):
                            best[other] = cost
                            changed = True
        if jump:
            for cell, (_, points) in best.items():
                if cell != start:
                    best[cell] = self.price(cell)[0], points - 1 + self.price(cell)[1]
        return best

    def cost(self, start: Cell, end: Cell) -> Cost:
        if start not in self.ways:
            self.ways[start] = self._ways(start)
        return self.ways[start].get(end, NO_WAY)

    def negative_sets(self, end: Cell) -> set[frozenset[Cell]]:
        """The sets of negative hexes that cheapest ways from here enter, found by walking them all."""
        want = self.cost(self.turn.at, end)

        def walk(cell: Cell, spent: Cost, entered: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
            if spent == self.cost(self.turn.at, cell):
                if cell == end:
                    yield entered
                for other in self.board.neighbours(cell):
                    more = self.price(other)
                    total = spent[0] + more[0], spent[1] + more[1]
                    if self.can_pass(other) and total <= want:
                        yield from walk(other, total, entered | ({other} if more[0] else frozenset()))

        return set(walk(self.turn.at, (0, 0), frozenset()))

    # Attacks

    def sees(self, cell: Cell, foe: Foe) -> bool:
        return self.board.sees(cell, foe.at) or foe.at in self.board.neighbours(cell)

    def in_range(self, cell: Cell, other: Cell) -> bool:
        return self.board.range_between(cell, other) <= self.turn.reach

    def beside(self, cell: Cell, foe: Foe) -> bool:
        """Whether an attack would have Disadvantage for being ranged and adjacent."""
        return self.turn.ranged and not self.turn.muddled and foe.at in self.board.neighbours(cell)

    def strikes(self, cell: Cell, focus: Foe) -> Iterator[frozenset[Foe]]:
        """Every choice of targets with the focus among them, good or bad."""
        seen = [foe for foe in self.turn.foes if self.sees(cell, foe)]
        if focus not in seen:
            return
        single = [foe for foe in seen if self.in_range(cell, foe.at)]
        targets = max(1, self.turn.targets)
        for covered in self._areas(cell):
            if self.turn.pattern is None:
                inside, number = [focus] if focus in single else [], targets - 1
            else:
                inside, number = [foe for foe in seen if self.board.axial(foe.at) in covered], targets - 1
            if focus in inside:
                outside = [foe for foe in single if foe not in inside]
                for count in range(min(number, len(outside)) + 1):
                    for added in combinations(outside, count):
                        yield frozenset({*inside, *added})

    def _areas(self, cell: Cell) -> Iterator[set[Axial]]:
        """Every way to lay the area."""
        area = self.turn.pattern
        if area is None:
            yield set()
            return
        q, r = self.board.axial(cell)
        way = list(area.hexes)
        for turns in range(12):
            way = [(-y, x + y) for x, y in way]
            if turns == 6:
                way = [(y, x) for x, y in way]
            if area.own:
                yield {(q + x, r + y) for x, y in way}
                continue
            for other in self.cells:
                if self.in_range(cell, other):
                    oq, orr = self.board.axial(other)
                    for fx, fy in way:
                        yield {(oq + x - fx, orr + y - fy) for x, y in way}

    def best_strikes(self, cell: Cell, focus: Foe) -> set[frozenset[Foe]]:
        """The choices of targets that are permitted from a cell."""
        if not self.turn.targets:
            return set()
        choices = set(self.strikes(cell, focus))
        best = min((self.worth(targets, focus) for targets in choices), default=None)
        return {targets for targets in choices if self.worth(targets, focus) == best}

    def worth(self, targets: frozenset[Foe], focus: Foe) -> tuple[int, list[int]]:
        """The most targets, then those that come first in focus order: the least is the best."""
        return -len(targets), sorted(self.place(foe) for foe in targets if foe != focus)

    def place(self, foe: Foe) -> int:
        """How many foes it would rather have as its focus than this one."""
        if not self.weights:
            self.weights = {each: self.weight(each) for each in self.turn.foes}
        weight = self.weights[foe]
        return sum(
            less < weight or (less == weight and other.type == foe.type and other.turn < foe.turn)
            for other, less in self.weights.items()
        )

    # Focus and movement

    def attack_cells(self, focus: Foe) -> dict[Cell, int]:
        """Where it can stop and attack, with how many others it can hit from there."""
        found = {}
        for cell in self.cells:
            if self.can_stop(cell) and self.cost(self.turn.at, cell) < NO_WAY:
                hits = [len(targets) - 1 for targets in self.strikes(cell, focus)]
                if hits:
                    found[cell] = max(hits)
        return found

    def weight(self, foe: Foe) -> tuple[int, int, int, int]:
        costs = [self.cost(self.turn.at, cell) for cell in self.attack_cells(foe)]
        return *min(costs, default=NO_WAY), self.board.range_between(self.turn.at, foe.at), foe.order

    def foci(self) -> set[Foe]:
        return {foe for foe in self.turn.foes if self.place(foe) == 0 and self.weights[foe][:2] < NO_WAY}

    def ends(self, focus: Foe) -> set[Cell]:
        home, hits = self.turn.at, self.attack_cells(focus)
        fewest = min(self.cost(home, cell)[0] for cell in hits)
        safest = [cell for cell in hits if self.cost(home, cell)[0] == fewest]
        now = [cell for cell in safest if self.cost(home, cell)[1] <= self.turn.move]
        if now:
            choices = {
                cell: min(
                    (
                        self.beside(cell, focus),
                        *self.worth(targets, focus),
                        sum(self.beside(cell, foe) for foe in targets if foe != focus),
                        self.cost(home, cell)[1],
                    )
                    for targets in self.strikes(cell, focus)
                )
                for cell in now
            }
            return {cell for cell, worth in choices.items() if worth == min(choices.values())}
        quality = {cell: (self.beside(cell, focus), -hits[cell]) for cell in safest}
        goals = [cell for cell in safest if quality[cell] == min(quality.values())]
        left = {}
        for cell in self.cells:
            negatives, points = self.cost(home, cell)
            if points <= self.turn.move and self.can_stop(cell):
                more, further = min(self.cost(cell, goal) for goal in goals)
                if negatives + more == fewest:
                    left[cell] = further, points
        return {cell for cell, weight in left.items() if weight == min(left.values())}
