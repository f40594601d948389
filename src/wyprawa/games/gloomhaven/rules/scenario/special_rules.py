"""Chapter 33: the special rules of scenarios come into play at their moments."""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.games.gloomhaven.rules.scenario.special_words import WORDS, Context
from wyprawa.games.gloomhaven.special import Test, Verb
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking
from wyprawa.parts.moments import in_order


def moment(
    s: State,
    name: str,
    *,
    opener: int = -1,
    door: str = "",
    rooms: tuple[int, ...] = (),
    placed: tuple[int, ...] = (),
) -> Asking[None]:
    """Carry out the scenario's rules of a moment, in their order."""
    for rule in in_order([rule for rule in s.page().rules if rule.moment == name]):
        x = Context(name, opener, door=door, rooms=rooms, placed=placed)
        if WORDS.holds(s, rule.when, x):
            yield from WORDS.resolve(s, rule.do, x)


def perform(s: State, verbs: Iterable[Verb], *, opener: int = -1, looter: int = -1) -> Asking[None]:
    """Carry out what a treasure, a reward or a penalty says."""
    yield from WORDS.resolve(s, verbs, Context("", opener, looter))


def scenario_effects(s: State) -> Asking[None]:
    """The negative effects a scenario begins with (GH-1.4)."""
    yield from WORDS.resolve(s, s.page().setup, Context("setup"))
    yield from moment(s, "setup")


def holds(s: State, test: Test | None, when: str = "") -> bool:
    return WORDS.holds(s, test, Context(when))
