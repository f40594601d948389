"""Chapter 33: the special rules of scenarios come into play at their moments."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from wyprawa.games.gloomhaven.rules.query.performing import Occasion, does, page
from wyprawa.games.gloomhaven.special import Rule, Test, Verb
from wyprawa.games.gloomhaven.state import Figure, State
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
    looter: int = -1,
    fell: Figure | None = None,
    place: int = -1,
    comer: int = -1,
) -> Asking[None]:
    """Carry out the scenario's rules of a moment, in their order."""
    printed = s.page()
    if printed.kinds:
        _settle_idle(s)
    found = [rule for rule in printed.rules if rule.moment == name]
    for rule in in_order(found) if found else ():
        x = page(Occasion(name, opener, looter, door, rooms, placed, fell, place, comer))
        if does.holds(s, rule.when, x) and not (rule.once and _again(s, rule)):
            yield from does.resolve(s, rule.do, x)


def waits(s: State, name: str, comer: int) -> bool:
    """Whether a rule of this moment would do something now."""
    kept, x = s.progress.worked if s.progress else 0, page(Occasion(name, comer=comer))
    return any(
        rule.moment == name and not (rule.once and kept >> n & 1) and does.holds(s, rule.when, x)
        for n, rule in enumerate(s.page().rules)
    )


def _settle_idle(s: State) -> None:
    """Which kinds of the page neither act nor can be affected now."""
    asked = [kind for kind in s.page().kinds if kind.idle is not None]
    if asked:
        s.kept().idle = [kind.id for kind in asked if holds(s, kind.idle)]


def _again(s: State, rule: Rule) -> bool:
    """Whether a rule that works once has worked; it has from now on."""
    kept, number = s.kept(), s.page().rules.index(rule)
    if kept.worked >> number & 1:
        return True
    kept.worked |= 1 << number
    return False


def perform(s: State, verbs: Iterable[Verb], *, opener: int = -1, looter: int = -1) -> Asking[None]:
    """Carry out what a treasure, a reward, a penalty or an event says."""
    yield from does.resolve(s, verbs, page(Occasion("", opener, looter)))


def scenario_effects(s: State) -> Asking[None]:
    """The negative effects a scenario begins with (GH-1.4)."""
    yield from does.resolve(s, s.page().setup, page(Occasion("setup")))
    yield from moment(s, "setup")


def holds(s: State, test: Test | None, when: str = "") -> bool:
    return test is None or does.holds(s, test, page(_at(when)))


@cache
def _at(moment: str) -> Occasion:
    """A moment of which there is nothing more to say."""
    return Occasion(moment)
