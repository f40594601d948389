"""History is one, however often states are kept and whatever was undone, loaded or forked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from wyprawa.conformance.play import Case, wander
from wyprawa.kernel import Line, Table, loads, new
from wyprawa.kernel.sketch import Sketch

SPACINGS = (1, 3, 16, 10_000)  # choices between the states a table keeps to go back to
_EXCURSIONS = 4  # for each spacing
_FAR = 25  # the most choices taken back on one of them


def is_one(case: Case) -> None:
    """Every way to a moment of the game leads to the same log, fair undo, digest and questions."""
    past = Past(case)
    for spacing in SPACINGS:
        how = f"states kept every {spacing} choices"
        table = new(case.game, seed=case.seed, spacing=spacing, **case.options)
        places = {*case.sample(_EXCURSIONS)}
        loaded = case.chance.pick(sorted(places) or [0], "loaded")
        for n in case.through(range(len(case.answers))):
            if n in places:
                for way, there in _excursions(case, table):
                    past.check(f"{how}: {way}", there)
            if n == loaded:
                again = loads(table.record(), game=case.game)
                past.check(f"{how}: saved and loaded", again)
                _back(again, case.chance.below(n + 1, "back"))
                past.check(f"{how}: saved, loaded and undone", again)
            table.choose(case.answers[n].option, case.answers[n].seat)
        case.at = len(case.answers)
        past.check(f"{how}: at the end", table)


class Past:
    """A game played straight through, keeping no states: what it told, and what each choice revealed."""

    def __init__(self, case: Case) -> None:
        self.case, start = case, case.new()
        self.log = start.log[:]
        self.sealed: list[bool] = []
        sketch = Sketch.of(start)
        s = sketch.state
        for n, answer in enumerate(case.answers, 1):
            before = s.reveals, s.chance.mark()
            sketch.choose(answer.option, answer.seat)
            self.sealed.append((s.reveals, s.chance.mark()) != before)
            self.log += [Line(n, record) for record in s.teller.records]
            s.teller.records.clear()

    def check(self, how: str, table: Table[Any]) -> None:
        """Check that the table is at a moment of this past, and knows what came before."""
        n = len(table.history)
        self.case.stands(f"{how}, choice {n}", table, n)
        self.case.same(f"{how}, choice {n}: the open questions", tuple(table.choices), self.case.asked[n])
        fair = [table.fair_back_to(k) for k in range(n + 1)]
        self.case.same(f"{how}, choice {n}: where fair undo may go back to", fair, self._fair(n))
        told = [*takewhile(lambda line: line.at <= n, self.log)]
        self.case.same(f"{how}, choice {n}: the number of lines told", len(table.log), len(told))
        self.case.same(f"{how}, choice {n}: the log", table.log, told)

    def _fair(self, n: int) -> list[bool]:
        fair = [True] * (n + 1)
        for k in reversed(range(n)):
            fair[k] = fair[k + 1] and not self.sealed[k]
        return fair


def _excursions(case: Case, table: Table[Any]) -> Iterator[tuple[str, Table[Any]]]:
    """Ways to go from here and come back, each with the table it leads to."""
    chance, here = case.chance, len(table.history)
    for _ in range(far := chance.below(min(here, _FAR) + 1, "back")):
        table.undo()
    yield f"{far} choices undone", table
    for _ in range(far):
        table.redo()
    yield f"{far} choices undone and redone", table
    yield "seen from later", table.at(chance.below(here + 1, "at"))
    twin = table.fork(telling=True)
    yield "a fork that tells", twin
    wander(twin, chance, 3)
    _back(twin, here)
    yield "a fork that tells, played on at random and undone", twin
    yield "a fork that tells, of one that did not", table.fork().fork(telling=True)


def _back(table: Table[Any], n: int) -> None:
    while len(table.history) > n:
        table.undo()
