"""Chapters 10 and 12: attacks as abilities, of heroes by their players and of monsters by their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack
from wyprawa.games.gloomhaven.rules.attack import aiming, aims, single_attack
from wyprawa.games.gloomhaven.rules.figures import boosts, using
from wyprawa.games.gloomhaven.rules.monsters import behaviour
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
from wyprawa.games.gloomhaven.rules.query.performing import Doing, alive, deed, does, doing
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import ids, mask


def able(s: State, who: int) -> bool:
    """Whether a figure can attack: not disarmed or stunned, not phased into an obstacle (GH-14.15)."""
    if not alive(s, who):
        return False
    figure = s.figures[who]
    return not (facts.has(figure, "disarm") or facts.has(figure, "stun") or facts.phased(s, who))


@does.verb(Attack)
def attack(s: State, x: Doing, ability: Attack) -> Asking[None]:
    """An attack as its player leads it; monsters and summons attack by their own rules (GH-28)."""
    if not x.led:
        yield from behaviour.attack(s, x.who, ability)
        return
    if not able(s, x.who):
        return
    aim = aiming.begin(s, x, ability)
    goal = yield from aiming.take_aim(s, aim)
    if goal == "skip":
        return
    deed(s).area = aims.fix(s, aim, goal)
    yield from aiming.commit(s, aim)
    while alive(s, x.who):
        target = yield from aiming.next_target(s, aim)
        if target < 0:
            break
        yield from single_attack.single(s, aim, target)
    yield from boosts.finish(s, x, aim.change)


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
    yield from aiming.commit(s, aim)
    while s.figures.get(who) is not None and s.figures[who].at >= 0:
        target = yield from aiming.next_target(s, aim)
        if target < 0:
            break
        yield from single_attack.single(s, aim, target)
    yield from boosts.finish(s, x, aim.change)


def last_blow(s: State, who: int, abilities: Sequence[Ability]) -> Asking[None]:
    """What a dying figure still does: attacks on all around it, whatever else it says."""
    for ability in abilities:
        if isinstance(ability, Attack):
            x = doing(s, who)
            near = targeting.in_reach(s, x, 1, friends=False)
            if near:
                yield from strike(s, who, ability, near, area=mask(s.figures[n].at for n in near))
        else:
            yield from does.resolve(s, (ability,), doing(s, who))


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
