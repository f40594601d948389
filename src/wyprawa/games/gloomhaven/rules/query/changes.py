"""What boosts change in an ability under way: the records, what can be taken, what comes of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from wyprawa.games.gloomhaven.abilities import joining
from wyprawa.games.gloomhaven.abilities.joining import Changes
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Bonus, Boost, Destroy, Redirect
from wyprawa.games.gloomhaven.rules.query import elements, formulas, terrain, tests
from wyprawa.games.gloomhaven.rules.query.performing import Performer
from wyprawa.games.gloomhaven.state import Active, Held, State
from wyprawa.parts.moments import Wait
from wyprawa.parts.values import Value

ALL_SHIELD = 99  # more than anybody has


class Change(Changes):
    """All boosts taken so far. Numbers that may depend on the target are worked out for each (GH-10.19)."""

    adds: list[tuple[Value, int]] = []  # with the figure whose boost it is
    xps: list[Value] = []
    pierce: int = 0
    retaliate: tuple[tuple[int, int], ...] = ()
    each: list[tuple[tuple[Ability, ...], int]] = []
    then: list[tuple[tuple[Ability, ...], int]] = []
    after: list[tuple[tuple[Ability, ...], int]] = []  # of the figure attacked, after the attack
    redirects: tuple[tuple[Redirect, int], ...] = ()


def merge(change: Change, boost: Boost, owner: int, add: Value) -> None:
    """Put a boost to the others; `add` is what it adds, which a bonus may have settled when it was played."""
    joining.join(change, boost)
    if add != 0:
        change.adds.append((add, owner))
    change.pierce += pierced(boost)
    if boost.retaliate:
        change.retaliate += ((boost.retaliate, boost.reach),)
    if boost.each:
        change.each.append((boost.each, owner))
    if boost.then:
        change.then.append((boost.then, owner))
    if boost.redirect is not None:
        change.redirects += ((boost.redirect, owner),)


def pierced(boost: Boost) -> int:
    """The Pierce of a boost as a number."""
    return ALL_SHIELD if boost.pierce == "all" else boost.pierce


def costs(boost: Boost) -> bool:
    """Whether somebody must decide to take it."""
    return bool(boost.use or boost.pay)


class Offer(Wait[Bonus, Active | Held]):
    """A bonus that works or could work at a moment; its key is `("card", 66)` or `("item", 12)`."""

    add: Value | None = None  # what it adds, if that was settled when it was played


def affordable(s: State, x: Performer, boost: Boost) -> bool:
    """Whether what a boost takes can be given: elements, and something to do."""
    if boost.use and not elements.possible(s, x.who, boost.use):
        return False
    return all(
        bool(terrain.obstacles_within(s, x, each.within, each.around)) if isinstance(each, Destroy) else True
        for each in boost.pay
    )


def open_to(s: State, x: Performer, printed: Sequence[Boost], taken: Collection[int]) -> list[int]:
    """The printed boosts that cost something and can be taken now."""
    return [
        n
        for n, boost in enumerate(printed)
        if n not in taken and costs(boost) and tests.holds(s, boost.when, x) and affordable(s, x, boost)
    ]


def per_target(boost: Boost) -> bool:
    """Whether a printed boost is judged for each target by itself."""
    return tests.about_target(boost.when)


def changed(s: State, x: Performer, value: Value, change: Change, *, of: int = -1) -> int:
    """A value with its boosts: what stands in its place, then additions, then multiplied."""
    reached = formulas.number(s, value if change.instead is None else change.instead, x, of=of)
    return added(s, x, reached, change, of=of)


def added(s: State, x: Performer, reached: int, change: Change, *, of: int = -1) -> int:
    for value, owner in change.adds:
        if isinstance(value, int) or owner == x.who:
            reached += formulas.number(s, value, x, of=of)
        else:
            reached += formulas.number(s, value, msgspec.structs.replace(x, who=owner), of=of)
    return reached * change.times
