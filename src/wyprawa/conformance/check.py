"""All laws for one game: every mode, options drawn at random, some seeds, and a report to print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import perf_counter
from typing import Any

import msgspec

from wyprawa.conformance.drawing import draw_options
from wyprawa.conformance.laws import LAWS, ONCE
from wyprawa.conformance.play import LawBroken, chance_of
from wyprawa.kernel import Game

_KEPT = 3  # messages kept of each law


class Result(msgspec.Struct):
    """How one law fared: games played, how many broke it, the first messages, and the time it took."""

    law: str
    about: str
    games: int = 0
    broken: int = 0
    messages: list[str] = []
    seconds: float = 0.0

    @property
    def ok(self) -> bool:
        return not self.broken


class Report(msgspec.Struct):
    """How a game did under all laws."""

    game: str
    results: list[Result]

    @property
    def ok(self) -> bool:
        return all(result.ok for result in self.results)

    @property
    def text(self) -> str:
        """The report as lines."""
        wide = max(len(result.law) for result in self.results)
        lines = []
        for result in self.results:
            said = "ok    " if result.ok else "BROKEN"
            took = f"{result.games:>4} games {result.seconds:>6.1f} s"
            lines.append(f"{said} {result.law:<{wide}} {took}  {result.about}")
            lines += [f"       {message}" for message in result.messages]
            if result.broken > len(result.messages):
                lines.append(f"       and {result.broken - len(result.messages)} more")
        kept = sum(result.ok for result in self.results)
        lines.append(f"{self.game}: {kept} of {len(self.results)} laws kept")
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.text


def check(
    game: Game[Any],
    *,
    games: int = 5,
    seed: int = 1,
    laws: Iterable[str] = LAWS,
    progress: Callable[[int, int, str], None] | None = None,
) -> Report:
    """Put a game under the laws: `games` seeds from `seed` on in each of its modes, then as many with options
    drawn at random.

    `progress(done, total, law)` is called before each game and once at the end.
    """
    runs = {name: _cases(game, 1 if name in ONCE else games, seed) for name in laws}
    total, done = sum(map(len, runs.values())), 0
    results = []
    for name, cases in runs.items():
        law = LAWS[name]
        result = Result(name, law.__doc__ or "")
        began = perf_counter()
        for options, number in cases:
            if progress is not None:
                progress(done, total, name)
            try:
                law(game, options, number)
            except LawBroken as broken:
                result.broken += 1
                if len(result.messages) < _KEPT:
                    result.messages.append(str(broken))
            result.games += 1
            done += 1
        result.seconds = perf_counter() - began
        results.append(result)
    if progress is not None:
        progress(done, total, "")
    return Report(game.name, results)


def _cases(game: Game[Any], games: int, seed: int) -> list[tuple[Mapping[str, Any], int]]:
    """The games a law looks at: options and seed of each."""
    seeds, chance = range(seed, seed + games), chance_of(seed)
    drawn = [(draw_options(game, chance), number) for number in seeds]
    return [*((options, number) for options in game.modes for number in seeds), *drawn]
