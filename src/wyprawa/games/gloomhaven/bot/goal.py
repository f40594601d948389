"""What the scenario asks for, as far as heroes can steer towards it: whom to kill, and where to go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.effects import All, Any


@lru_cache(maxsize=256)
def _facts(test: special.Test) -> tuple[special.Fact, ...]:
    """The facts that a goal is made of, whether all of them are needed or one is enough."""
    return tuple(_walk(test))


def _walk(test: special.Test) -> Iterator[special.Fact]:
    if isinstance(test, All | Any):
        for part in test.of:
            yield from _walk(part)
    elif isinstance(test, special.Fact):
        yield test


def quarry(s: State) -> frozenset[str]:
    """The monsters and bosses that the goal names and that are not killed yet."""
    return frozenset(
        name
        for fact in _facts(s.page().goal)
        if isinstance(fact, special.Killed)
        for name in fact.monsters
        if not s.killed.get(name)
    )
