"""Chapters 13 and 14, the verbs: conditions given and cured, pushes and pulls without an attack."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import NEGATIVE, Whom
from wyprawa.games.gloomhaven.abilities.verbs import Cure, Give, SingleOut
from wyprawa.games.gloomhaven.rules.attack import push_and_pull
from wyprawa.games.gloomhaven.rules.figures import boosts, conditions, damage
from wyprawa.games.gloomhaven.rules.query import facts, targeting, tests
from wyprawa.games.gloomhaven.rules.query.facts import BIT, CONDITIONS, IS_NEGATIVE, alive
from wyprawa.games.gloomhaven.rules.query.performing import NOBODY, Performer, deed_of, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask


@does.verb(Give)
def gives(s: State, x: Performer, ability: Give) -> Asking[None]:
    """Conditions, pushes and pulls without an attack (GH-13.4)."""
    change = yield from boosts.prepare(s, x, ability.boosts, None)
    targets = yield from _targets(
        s, x, ability, change.to or ability.to, max(change.targets, ability.targets)
    )
    origin = deed_of(s, x).hex if ability.to is not None and ability.to.around == "hex" else None
    for target in targets:
        if x.who != NOBODY and not alive(s, x.who):
            return
        if not alive(s, target):
            continue
        performed(s, x)
        now = deed_of(s, x)
        now.target = target
        if x.who != NOBODY and s.figures[target].side != s.figures[x.who].side:
            now.targets.append(target)
        if change.kill and tests.rank(s, target) in change.kill:
            yield from damage.destroy(s, target, x.who)
            continue
        yield from conditions.give_all(s, x, target, (*ability.give, *change.give))
        if ability.lasting:
            conditions.stay(s, target, ability.give)
        if ability.push or change.push:
            yield from push_and_pull.shove(
                s, x, target, ability.push + change.push, pull=False, origin=origin
            )
        if ability.pull or change.pull:
            yield from push_and_pull.shove(s, x, target, ability.pull + change.pull, pull=True, origin=origin)
    yield from boosts.finish(s, x, change)


def _targets(s: State, x: Performer, ability: Give, to: Whom | None, count: int) -> Asking[list[int]]:
    if to is None and ability.range is None:
        if x.led and "invisible" in ability.give and (yield from _declines(s, x)):
            return []
        return [x.who]
    if to is not None:
        harmful = any(name in NEGATIVE for name in ability.give)
        return (yield from targeting.select(s, x, to, "give.target", skip=not x.paying, harmful=harmful))
    reach = ability.range if ability.range is not None else facts.own_reach(s, x.who)
    found = targeting.in_reach(s, x, max(1, reach), friends=False)
    return (yield from targeting.choose(s, x, found, count, "give.target", rule="GH-10.11"))


def _declines(s: State, x: Performer) -> Asking[bool]:
    """Being invisible is not always wanted; other conditions for oneself are taken unasked."""
    return (yield from ask(x.seat, "invisible", ["yes", "no"], subject=(x.who,), rule="GH-8.6")) == "no"


@does.verb(Cure)
def cure(s: State, x: Performer, ability: Cure) -> Asking[None]:
    """So many negative conditions off, or all; what nothing takes away stays."""
    among = sum(BIT[name] for name in ability.of) if ability.of else IS_NEGATIVE
    for who in (yield from _sick(s, x, ability, among)):
        performed(s, x)
        deed_of(s, x).target = who
        yield from _cured(s, x, who, ability, among & ~s.figures[who].forever)


def _sick(s: State, x: Performer, ability: Cure, among: int) -> Asking[list[int]]:
    """Whom it is for; of those it may choose, the ones it can do something for."""
    if ability.to is None or x.who == NOBODY or ability.to.who not in targeting.ONE:
        return (yield from targeting.select(s, x, ability.to, "cure.target"))
    found = [n for n in targeting.candidates(s, x, ability.to) if s.figures[n].conditions & among]
    return (yield from targeting.choose(s, x, found, ability.to.count, "cure.target"))


def _cured(s: State, x: Performer, who: int, ability: Cure, among: int) -> Asking[None]:
    figure, seat = s.figures[who], x.seat if who == x.who else facts.seat_of(s, who)
    for _ in range(len(CONDITIONS) if ability.value == "all" else ability.value):
        found = conditions.names(figure, among)
        if not found:
            return
        name = (
            found[0]
            if ability.value == "all"
            else (yield from ask(seat, "cure", found, subject=(who,), rule="GH-24.1"))
        )
        conditions.remove(s, who, name)


@does.verb(SingleOut)
def single_out(s: State, x: Performer, ability: SingleOut) -> Asking[None]:
    """Own attacks on it get +1 for the scenario."""
    for target in (yield from targeting.select(s, x, ability.to, "mark")):
        s.figures[target].marked |= 1 << x.who
        performed(s, x)
