"""What changes an ability under way: boosts printed with it, and those of bonuses and items."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from wyprawa.games.gloomhaven.abilities.terms import Moment
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Boost
from wyprawa.games.gloomhaven.rules.figures import using
from wyprawa.games.gloomhaven.rules.query import bonuses, changes, facts, tests
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer, costs
from wyprawa.games.gloomhaven.rules.query.performing import NOBODY, Performer, does
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, Option, noted
from wyprawa.parts import moments
from wyprawa.parts.anytime import Beside, Menu, ask_beside


class Opened(NamedTuple):
    """An ability under way: how it is changed so far, and what may still be used for it."""

    change: Change
    beside: Callable[[], Beside] = dict


def opened(s: State, x: Performer, printed: Sequence[Boost], moment: Moment | None) -> Asking[Opened]:
    """Begin an ability that is no attack: what changes it is done, what may is offered (GH-15.10)."""
    change = Change()
    for boost in printed:
        if not costs(boost) and tests.holds(s, boost.when, x):
            yield from using.take_boost(s, x, boost, change)

    def waiting() -> list[Offer]:
        return bonuses.waiting(s, moment, x.who, x) if moment is not None and x.who != NOBODY else []

    def use(offer: Offer) -> Asking[bool]:
        return using.take_bonus(s, x, offer, change)

    waits = noted(s, lambda: [offer.forced for offer in waiting()])
    if not printed and not waits:
        return Opened(change)
    if True in waits:
        yield from moments.must(waiting, use)
    taken: set[int] = set()
    used: set[Option] = set()

    def pay(n: int) -> Asking[bool]:
        taken.add(n)
        return using.take_boost(s, x, printed[n], change)

    if not x.led:
        for n in changes.open_to(s, x, printed, taken):
            yield from pay(n)
        return Opened(change)

    def beside() -> Beside:
        left = list(changes.open_to(s, x, printed, taken))
        first = [n for n in left if printed[n] not in [printed[m] for m in left if m < n]]  # of equal ones
        own: Beside = {("boost", n): partial(pay, n) for n in first}
        return {**own, **moments.may(waiting(), use, used)}

    return Opened(change, beside)


def prepare(
    s: State, x: Performer, printed: Sequence[Boost], moment: Moment | None, *, stop: bool = False
) -> Asking[Change]:
    """What changes an ability that asks nothing else first; asks only if something is open.

    With `stop` the player may also leave the ability undone, which `negate` says.
    """
    change, offered = yield from opened(s, x, printed, moment)

    def menu() -> Menu | None:
        beside = offered()
        words = ["go", "skip"] if stop else ["go"]
        return Menu(x.seat, [*beside, *words], beside, subject=(x.who,)) if beside else None

    if (yield from ask_beside(s, "boost", menu, rule="GH-15.6", lists=True)) == "skip":
        change.negate = True
    return change


def finish(s: State, x: Performer, change: Change) -> Asking[None]:
    """What follows the whole ability."""
    for abilities, owner in change.then:
        yield from as_owner(s, x, abilities, owner)


def as_owner(s: State, x: Performer, abilities: Sequence[Ability], owner: int) -> Asking[None]:
    """Perform what a boost adds, for the figure whose boost it is."""
    if owner in s.figures and s.figures[owner].at >= 0:
        doer = msgspec.structs.replace(
            x,
            who=owner,
            lasts=False,
            follows=True,
            it=x.who,
            led=x.led if owner == x.who else facts.is_hero(s, owner),
            seat=x.seat if owner == x.who else facts.seat_of(s, owner),
        )
        yield from does.resolve(s, abilities, doer)
