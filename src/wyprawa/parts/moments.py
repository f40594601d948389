"""Effects that wait for a moment: forced or optional, in a written order, with limited uses, once a turn.

What waits is what lies in play: cards, items, skills. Each is a record in the game's state; what it does, and
at which moment, is printed in the content. Printed effects are sorted by moment once, so that a game looks up
what waits for this one and asks no effect that waits for another:

    PRINTED = by_moment(((skill.id, each) for skill in SKILLS for each in skill.effects), attrgetter("at"))

    def waiting(s: State, moment: str, who: int) -> list[Wait[Effect, Learnt]]:
        at = PRINTED.get(moment, {})
        rows = [(it, each) for it in s.heroes[who].skills for each in at.get(it.skill, ())]
        return collect((wait(who, it, each) for it, each in rows if can_pay(s, who, each)), s.turn.once)

    yield from happens(s, "attack", lambda: waiting(s, "attack", who), use, seat=lambda wait: wait.owner)

Forced effects work first; then optional ones are offered to their owners. `use` carries one out and counts it
with `spend`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from wyprawa.kernel import Asking, Option, State, ask
from wyprawa.parts.anytime import Beside, Menu, ask_beside


class Ordered(Protocol):
    """Something with a written place in an order."""

    @property
    def order(self) -> int: ...


K = TypeVar("K")
E = TypeVar("E")
R = TypeVar("R")
T = TypeVar("T", bound=Ordered)

NO = "no"  # the answer to an offer of which one wants nothing


class Wait(msgspec.Struct, Generic[E, R]):
    """An effect of something in play, which can work now."""

    key: Option  # the option it is offered as
    owner: int
    effect: E  # as printed
    source: R  # the record in the state that it comes from
    forced: bool = False  # works unasked
    order: int = 0  # lower comes first, equal ones in the order found
    once: Option = None  # its mark, if it works once in a turn, a round or another span


W = TypeVar("W", bound=Wait[Any, Any])
Find: TypeAlias = Callable[[], Sequence[W]]
Use: TypeAlias = Callable[[W], Asking[Any] | None]  # a generator if it asks

_order = attrgetter("order")


def by_moment(
    printed: Iterable[tuple[K, E]], moment: Callable[[E], str]
) -> dict[str, dict[K, tuple[E, ...]]]:
    """Printed effects by moment, then by what they are printed on; several of one in printed order."""
    found: dict[str, dict[K, tuple[E, ...]]] = {}
    for source, effect in printed:
        row = found.setdefault(moment(effect), {})
        row[source] = (*row.get(source, ()), effect)
    return found


def collect(found: Iterable[W], marks: Collection[Option] = ()) -> list[W]:
    """What waits, in the order in which it works; `marks` says what has already worked in this span."""
    left = [wait for wait in found if wait.once is None or wait.once not in marks]
    return in_order(left) if len(left) > 1 else left


def in_order(effects: Iterable[T]) -> list[T]:
    """By `order`, lower first; equal ones stay as they are."""
    return sorted(effects, key=_order)


def spend(wait: Wait[Any, Any], marks: list[Any], most: int = 0) -> bool:
    """Count a use of the source in its `used`, and mark what works once in a span; `marks` are that span's.

    Says whether that was the last of `most` uses; with 0, any number, uses are not counted.
    """
    if wait.once is not None:
        marks.append(wait.once)
    if not most:
        return False
    wait.source.used += 1
    return bool(wait.source.used >= most)


# --- the moment comes --------------------------------------------------------------------------------------


def never() -> bool:
    return False


def must(
    find: Find[W],
    use: Use[W],
    *,
    until: Callable[[], bool] = never,
    ties: int | None = None,
    name: str = "",
    rule: str = "",
    found: Sequence[W] | None = None,
) -> Asking[None]:
    """Carry out forced effects, in order. Between equals the seat `ties` decides, by the question `name`.

    One that is gone by its turn does nothing; one that has come meanwhile waits for the next time. `found` is
    what `find` has just found, if it has.
    """
    left = [wait for wait in (find() if found is None else found) if wait.forced]
    worked = False
    while left and not until():
        wait = left[0]
        if ties is not None:
            equal = [each for each in left if each.order == wait.order]
            first = yield from ask(ties, name, [each.key for each in equal], rule=rule)
            wait = next(each for each in equal if each.key == first)
        left.remove(wait)
        if not worked or wait in find():
            worked = True
            doing = use(wait)
            if doing is not None:
                yield from doing


def may(waits: Iterable[W], use: Use[W], used: set[Option]) -> Beside:
    """Optional effects as side options of a question; those used go into `used` and are not offered again."""

    def work(wait: W) -> Asking[Any] | None:
        used.add(wait.key)
        return use(wait)

    return {wait.key: partial(work, wait) for wait in waits if not wait.forced and wait.key not in used}


def offer(
    s: State,
    seat: int,
    name: str,
    find: Find[W],
    use: Use[W],
    *,
    until: Callable[[], bool] = never,
    subject: tuple[Option, ...] = (),
    rule: str = "",
    always: bool = False,
) -> Asking[None]:
    """Offer a seat its optional effects, each at most once, until it wants no more.

    `always` also asks a seat that has nothing to use, where not asking would give that away.
    """
    used: set[Option] = set()

    def menu() -> Menu | None:
        if until():
            return None
        beside = may(find(), use, used)
        return Menu(seat, [*beside, NO], beside, subject)

    yield from ask_beside(s, name, menu, rule=rule, always=always)


def happens(
    s: State,
    name: str,
    find: Find[W],
    use: Use[W],
    *,
    seat: Callable[[W], int],
    until: Callable[[], bool] = never,
    ties: int | None = None,
    subject: tuple[Option, ...] = (),
    rule: str = "",
) -> Asking[None]:
    """A moment has come: forced effects work, then each seat is offered those of its own that it may use.

    The question that offers is called `name`; where `ties` decides what comes first, it is `name.first`.
    """

    def own(each: int) -> Find[W]:
        return lambda: [wait for wait in find() if seat(wait) == each]

    found = find()
    if any(wait.forced for wait in found):
        yield from must(find, use, until=until, ties=ties, name=f"{name}.first", rule=rule, found=found)
        found = find()
    for each in dict.fromkeys([seat(wait) for wait in found if not wait.forced]):
        yield from offer(s, each, name, own(each), use, until=until, subject=subject, rule=rule)
