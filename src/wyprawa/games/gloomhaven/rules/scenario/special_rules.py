"""Chapter 33: the special rules of scenarios come into play at their moments."""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.games.gloomhaven.rules.query.performing import Occasion, does, page
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
        x = page(Occasion(name, opener, door=door, rooms=rooms, placed=placed))
        if does.holds(s, rule.when, x):
            yield from does.resolve(s, rule.do, x)


def perform(s: State, verbs: Iterable[Verb], *, opener: int = -1, looter: int = -1) -> Asking[None]:
    """Carry out what a treasure, a reward, a penalty or an event says."""
    yield from does.resolve(s, verbs, page(Occasion("", opener, looter)))


def scenario_effects(s: State) -> Asking[None]:
    """The negative effects a scenario begins with (GH-1.4)."""
    yield from does.resolve(s, s.page().setup, page(Occasion("setup")))
    yield from moment(s, "setup")


def holds(s: State, test: Test | None, when: str = "") -> bool:
    return does.holds(s, test, page(Occasion(when)))
