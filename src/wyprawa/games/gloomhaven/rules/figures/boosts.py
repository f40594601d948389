"""What changes an ability under way: boosts printed with it, and those of bonuses and items."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from wyprawa.games.gloomhaven.abilities.verbs import Ability, Boost, Destroy, Moment
from wyprawa.games.gloomhaven.rules.abilities import obstacles
from wyprawa.games.gloomhaven.rules.figures import bonuses, elements, piles
from wyprawa.games.gloomhaven.rules.query import facts, formulas, tests
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer, costs, merge
from wyprawa.games.gloomhaven.rules.query.performing import Doing, does
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, Option
from wyprawa.parts import moments
from wyprawa.parts.anytime import Beside, Menu, ask_beside
from wyprawa.parts.values import Value


def affordable(s: State, x: Doing, boost: Boost) -> bool:
    """Whether what a boost takes can be given: elements, and something to do."""
    if boost.use and not elements.possible(s, x.who, boost.use):
        return False
    return all(
        bool(obstacles.within(s, x, each.within, each.around)) if isinstance(each, Destroy) else True
        for each in boost.pay
    )


def take(
    s: State, x: Doing, boost: Boost, change: Change, owner: int = -1, add: Value | None = None
) -> Asking[bool]:
    """Pay for a boost and put it to the others; says whether it was taken."""
    if boost.use and not (yield from elements.use(s, x.who, boost.use, x.seat)):
        return False
    if boost.pay:
        yield from does.resolve(s, boost.pay, msgspec.structs.replace(x, paying=True))
    owner = x.who if owner < 0 else owner
    merge(change, boost, owner, boost.add if add is None else add)
    if boost.make:
        yield from elements.infuse(s, boost.make, x.seat)
    if isinstance(boost.xp, int):
        piles.gain_xp(s, owner, boost.xp)
    else:
        change.xps.append(boost.xp)
    return True


def open_to(s: State, x: Doing, printed: Sequence[Boost], taken: set[int]) -> list[int]:
    """The printed boosts that cost something and can be taken now."""
    return [
        n
        for n, boost in enumerate(printed)
        if n not in taken and costs(boost) and tests.holds(s, boost.when, x) and affordable(s, x, boost)
    ]


class Opened(NamedTuple):
    """An ability under way: how it is changed so far, and what may still be used for it."""

    change: Change
    beside: Callable[[], Beside] = dict


def opened(s: State, x: Doing, printed: Sequence[Boost], moment: Moment | None) -> Asking[Opened]:
    """Begin an ability that is no attack: what changes it is done, what may is offered (GH-15.10)."""
    change = Change()
    for boost in printed:
        if not costs(boost) and tests.holds(s, boost.when, x):
            yield from take(s, x, boost, change)

    def waiting() -> list[Offer]:
        return bonuses.waiting(s, moment, x.who, x) if moment is not None else []

    def use(offer: Offer) -> Asking[bool]:
        return bonuses.take(s, x, offer, change)

    if not printed and not waiting():
        return Opened(change)
    yield from moments.must(waiting, use)
    taken: set[int] = set()
    used: set[Option] = set()

    def pay(n: int) -> Asking[bool]:
        taken.add(n)
        return take(s, x, printed[n], change)

    if not x.led:
        for n in open_to(s, x, printed, taken):
            yield from pay(n)
        return Opened(change)

    def beside() -> Beside:
        own: Beside = {("boost", n): partial(pay, n) for n in open_to(s, x, printed, taken)}
        return {**own, **moments.may(waiting(), use, used)}

    return Opened(change, beside)


def prepare(
    s: State, x: Doing, printed: Sequence[Boost], moment: Moment | None, *, stop: bool = False
) -> Asking[Change]:
    """What changes an ability that asks nothing else first; asks only if something is open.

    With `stop` the player may also leave the ability undone, which `negate` says.
    """
    change, offered = yield from opened(s, x, printed, moment)

    def menu() -> Menu | None:
        beside = offered()
        words = ["go", "skip"] if stop else ["go"]
        return Menu(x.seat, [*beside, *words], beside, subject=(x.who,)) if beside else None

    if (yield from ask_beside(s, "boost", menu, rule="GH-15.6")) == "skip":
        change.negate = True
    return change


def changed(s: State, x: Doing, value: Value, change: Change, *, of: int = -1) -> int:
    """A value with its boosts: what stands in its place, then additions, then multiplied."""
    reached = formulas.number(s, value if change.instead is None else change.instead, x, of=of)
    return added(s, x, reached, change, of=of)


def added(s: State, x: Doing, reached: int, change: Change, *, of: int = -1) -> int:
    for value, owner in change.adds:
        if isinstance(value, int) or owner == x.who:
            reached += formulas.number(s, value, x, of=of)
        else:
            reached += formulas.number(s, value, msgspec.structs.replace(x, who=owner), of=of)
    return reached * change.times


def finish(s: State, x: Doing, change: Change) -> Asking[None]:
    """What follows the whole ability."""
    for abilities, owner in change.then:
        yield from as_owner(s, x, abilities, owner)


def as_owner(s: State, x: Doing, abilities: Sequence[Ability], owner: int) -> Asking[None]:
    """Perform what a boost adds, for the figure whose boost it is."""
    if owner in s.figures and s.figures[owner].at >= 0:
        doer = msgspec.structs.replace(
            x, who=owner, lasts=False, seat=x.seat if owner == x.who else facts.seat_of(s, owner)
        )
        yield from does.resolve(s, abilities, doer)


def per_target(boost: Boost) -> bool:
    """Whether a printed boost is judged for each target by itself."""
    return tests.about_target(boost.when)
