"""Chapters 10 and 12: whole attacks whose targets are settled, and what an attack would begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.rules.attack import aiming, aims, single_attack
from wyprawa.games.gloomhaven.rules.figures import boosts, using
from wyprawa.games.gloomhaven.rules.query import (
    bonuses,
    changes,
    defence,
    facts,
    stat_cards,
    targeting,
    tests,
)
from wyprawa.games.gloomhaven.rules.query.changes import Change, copy, costs, merge
from wyprawa.games.gloomhaven.rules.query.performing import Doing, alive, deed, doing
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import ids, mask


def able(s: State, who: int) -> bool:
    """Whether a figure can attack: not disarmed or stunned, not phased into an obstacle (GH-14.15)."""
    if not alive(s, who):
        return False
    figure = s.figures[who]
    return not (facts.has(figure, "disarm") or facts.has(figure, "stun") or facts.phased(s, who))


def lead(s: State, x: Doing, ability: Attack) -> Asking[None]:
    """An attack as its player leads it: taking aim, then one target after the other (GH-10.1, GH-12.7)."""
    if not able(s, x.who):
        return
    aim = aiming.begin(s, x, ability)
    goal = yield from aiming.take_aim(s, aim)
    if goal == "skip":
        return
    deed(s).area = aims.fix(s, aim, goal)
    yield from _carry_out(s, aim)


def strike(
    s: State, who: int, ability: Attack, targets: Sequence[int], *, area: int = 0, seat: int | None = None
) -> Asking[None]:
    """The attack of a monster or a summon on targets that its rules have settled."""
    if not able(s, who) and s.figures[who].hp > 0:
        return
    x = doing(s, who)
    x.led = False
    x.seat = facts.seat_of(s, who) if seat is None else seat
    aim = aiming.begin(s, x, ability)
    for n in changes.open_to(s, x, ability.boosts, aim.taken):
        if not changes.per_target(ability.boosts[n]):  # monsters always consume (GH-15.12)
            aim.taken.add(n)
            yield from using.take_boost(s, x, ability.boosts[n], aim.change)
            aims.settle_kind(s, aim)
    deed(s).area = area
    aim.rest = list(targets)
    aim.left = aim.change.add_target
    yield from _carry_out(s, aim)


def _carry_out(s: State, aim: aims.Aim) -> Asking[None]:
    """All single attacks of an attack, then what follows the whole."""
    yield from aiming.commit(s, aim)
    while alive(s, aim.x.who):
        target = yield from aiming.next_target(s, aim)
        if target < 0:
            break
        yield from single_attack.single(s, aim, target)
    yield from boosts.finish(s, aim.x, aim.change)


def last_blow(s: State, x: Doing, ability: Attack) -> Asking[None]:
    """A dying figure attacks all around it."""
    near = targeting.in_reach(s, x, 1, friends=False)
    if near:
        yield from strike(s, x.who, ability, near, area=mask(s.figures[n].at for n in near))


def lay(s: State, x: Doing, name: str) -> Asking[bool]:
    """Lay an area for an ability that is no attack; says whether it was laid."""
    found = aims.placements(s, x, name, 1)
    options: list[Any] = [("area", *ids(covered)) for covered, _ in found]
    chosen = yield from ask(x.seat, "area", [*options, "skip"], subject=(x.who,), rule="GH-12.1")
    if chosen == "skip":
        return False
    deed(s).area = mask(chosen[1:])
    return True


class Preview(NamedTuple):
    """An attack on one target before its card is drawn, with what works unasked."""

    value: int
    edge: int
    pierce: int
    shield: int


def preview(s: State, who: int, ability: Attack, target: int) -> Preview:
    """What an attack on this target would begin with; nothing changes."""
    aim = aiming.begin(s, doing(s, who), ability)
    x = aim.x
    x.target = target
    change = copy(aim.change)
    for boost in ability.boosts:
        if changes.per_target(boost) and not costs(boost) and tests.holds(s, boost.when, x):
            merge(change, boost, who, boost.add)
    for offer in bonuses.forced(s, "attack", who, x):
        if offer.effect.boost is not None:
            add = offer.effect.boost.add if offer.add is None else offer.add
            merge(change, offer.effect.boost, offer.owner, add)
    pierce = ability.pierce + stat_cards.pierce(s, who) + change.pierce
    return Preview(
        single_attack.step_one(s, aim, target, change),
        single_attack.edge_of(s, x, target, change, Change()),
        pierce,
        defence.shield_of(s, target),
    )
