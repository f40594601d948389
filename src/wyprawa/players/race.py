"""Which options to think about, for how long, and which of them is best: sequential halving.

A few options start, the likeliest first, more of them the more thoughts there will be. All of them are tried
in the same worlds, one world after another; each time a share of the budget is spent, the worse half drops
out. Until much has been seen, an option is also held to what the game's bot thinks of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from time import perf_counter

from wyprawa.kernel import Option
from wyprawa.kernel.counsel import Leaning
from wyprawa.players.tree import Answered, Tree

TRUST = 16.0  # thoughts that weigh as much as the bot's opinion, where the game does not say
WIDENING = 0.5  # options to think about: as many as thoughts, to this power
SURE = 3.0  # standard errors by which a lead is beyond doubt ...
_ENOUGH = 8  # ... after so many worlds
clock: Callable[[], float] = perf_counter


class Budget:
    """Time, or a number of thoughts, or both: whichever is used up first."""

    def __init__(self, seconds: float, iterations: float) -> None:
        self.seconds, self.iterations = seconds, iterations
        self.began = clock()
        self.done = 0

    def used(self) -> float:
        """The share that is gone."""
        return max((clock() - self.began) / self.seconds, self.done / self.iterations)

    def late(self) -> bool:
        return self.done >= self.iterations or clock() - self.began >= self.seconds

    def thoughts(self) -> float:
        """How many there will be in all, by those so far."""
        return self.done / max(self.used(), 1e-9)


class Runner:
    """An option in the race: how it went on in each world so far, and what that was worth to the seat."""

    __slots__ = ("better", "option", "values", "ways", "worlds")

    def __init__(self, option: Option, better: float = 0.0) -> None:
        self.option = option
        self.better = better
        self.worlds: list[int] = []
        self.values: list[float] = []
        self.ways: list[Sequence[Answered]] = []

    def value(self) -> float:
        return sum(self.values) / len(self.values)


def run(tree: Tree, leanings: Sequence[Leaning], budget: Budget) -> list[Runner]:
    """Let options race; the winner comes first, then the rest by how far they came."""
    seat, judged = tree.chair.seat, tree.counsel is not None

    def step(runner: Runner) -> bool:
        world = tree.world(len(runner.worlds))
        thought = tree.think(runner.option, world, budget.late)
        if thought is None:
            return False
        runner.worlds.append(world)
        runner.values.append(thought.worth[seat])
        runner.ways.append(thought.answers)
        budget.done += 1
        return True

    racing = [Runner(*leanings[0])]
    if not step(racing[0]):
        return racing
    racing += [Runner(*leaning) for leaning in leanings[1 : width(budget.thoughts(), len(leanings))]]
    out: list[Runner] = []
    phases = max(1, ceil(log2(len(racing))))
    for phase in range(1, phases + 1):
        while budget.used() < phase / phases and not (judged and decided(racing)):
            if not step(min(racing, key=lambda runner: len(runner.values))):
                break
        racing = ranked(racing, trust(tree))
        stay = len(racing) if phase == phases else max(2, ceil(len(racing) / 2))
        racing, out = racing[:stay], racing[stay:] + out
    return racing + out


def trust(tree: Tree) -> float:
    """How many thoughts weigh as much as the bot's opinion."""
    return TRUST if tree.counsel is None else tree.counsel.trust


def width(thoughts: float, options: int) -> int:
    """How many options to think about."""
    return min(options, max(2, int(thoughts**WIDENING)))


def ranked(racing: Sequence[Runner], trusted: float) -> list[Runner]:
    """The best first: by how much better than the others an option did in the same worlds, and by the bot's
    opinion of it."""
    worlds: dict[int, list[float]] = {}
    for runner in racing:
        for world, value in zip(runner.worlds, runner.values, strict=True):
            worlds.setdefault(world, []).append(value)
    usual = {world: sum(values) / len(values) for world, values in worlds.items()}

    def score(n: int) -> float:
        runner = racing[n]
        lead = sum(runner.values) - sum(usual[world] for world in runner.worlds)
        return (lead + trusted * runner.better) / (len(runner.values) + trusted)

    return [racing[n] for n in sorted(range(len(racing)), key=lambda n: (-score(n), n))]


def decided(racing: Sequence[Runner]) -> bool:
    """Whether, at the end of a world, one of them leads all others beyond doubt.

    Only for values that a game judges: wins and defeats, where they are rare, look certain when they are not.
    """
    seen = len(racing[0].values)
    if seen < _ENOUGH or any(len(runner.values) != seen for runner in racing):
        return False
    best = max(racing, key=lambda runner: sum(runner.values))
    return all(_ahead(best.values, other.values) for other in racing if other is not best)


def _ahead(mine: Sequence[float], theirs: Sequence[float]) -> bool:
    leads = [one - other for one, other in zip(mine, theirs, strict=True)]
    mean = sum(leads) / len(leads)
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1))
    return mean > SURE * spread / sqrt(len(leads))
