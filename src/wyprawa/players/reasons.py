"""Why an option was taken: how all of them fared, the line most thoughts followed, what others will do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from wyprawa.kernel import Option
from wyprawa.players.race import Runner
from wyprawa.players.tree import Answered

_LONGEST = 8  # answers of a line


class Expected(NamedTuple):
    """What a seat will probably answer: in this share of the thoughts, for example in `world` after these."""

    seat: int
    ask: str
    option: Option
    share: float
    world: int
    after: tuple[Answered, ...]


class Considered(NamedTuple):
    """An option the search has tried: how often, and what that was worth to the seat, from 0 to 1.

    `line` is how the game goes on after it in most thoughts, each answer with the share of those that went
    on so; `others` is what each other seat does first.
    """

    option: Option
    visits: int
    value: float
    line: tuple[Expected, ...] = ()
    others: tuple[Expected, ...] = ()


def considered(runners: Sequence[Runner], seat: int) -> list[Considered]:
    """The reasons of a race, for the seat that chose."""
    return [
        Considered(
            runner.option, len(runner.values), runner.value(), line(runner, seat), others(runner, seat)
        )
        for runner in runners
        if runner.values
    ]


def line(runner: Runner, seat: int) -> tuple[Expected, ...]:
    """The answers that most thoughts have in common, from the seat's own option on."""
    ways = [(world, tuple(way)) for world, way in zip(runner.worlds, runner.ways, strict=True)]
    found: list[Expected] = []
    before: tuple[Answered, ...] = ()
    while len(before) < _LONGEST:
        going = [
            (world, way) for world, way in ways if len(way) > len(before) and way[: len(before)] == before
        ]
        if len(going) < min(2, len(ways)):
            break
        [(answer, count)] = Counter(way[len(before)] for _, way in going).most_common(1)
        world = next(world for world, way in going if way[len(before)] == answer)
        found.append(Expected(*answer, count / len(going), world, before))
        before = (*before, answer)
    return tuple(found)


def others(runner: Runner, seat: int) -> tuple[Expected, ...]:
    """What each other seat answers first, in most thoughts."""
    first: dict[int, Counter[Answered]] = {}
    seen: dict[Answered, tuple[int, tuple[Answered, ...]]] = {}
    for world, way in zip(runner.worlds, runner.ways, strict=True):
        met: set[int] = {seat}
        for n, answer in enumerate(way):
            if answer.seat not in met:
                met.add(answer.seat)
                first.setdefault(answer.seat, Counter())[answer] += 1
                seen.setdefault(answer, (world, tuple(way[:n])))
    found = []
    for other in sorted(first):
        [(answer, count)] = first[other].most_common(1)
        found.append(Expected(*answer, count / first[other].total(), *seen[answer]))
    return tuple(found)
