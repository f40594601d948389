"""An attack worked out, without anything happening (chapters 10 and 12).

Its reach and kind, whom it may target, and what it would do to each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Boost, Choose, Command, If, May, Use
from wyprawa.games.gloomhaven.content import AREAS
from wyprawa.games.gloomhaven.rules.query import bonuses, changes, facts, formulas, targeting, tests
from wyprawa.games.gloomhaven.rules.query.areas import Area, throws
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer, costs, merge
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import (
    MELEE,
    RANGED,
    Performer,
    action_under_way,
    performer,
)
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.games.gloomhaven.state import Attacking, State
from wyprawa.parts.boards import Cell, Cells, ids, mask

Laid: TypeAlias = tuple[Literal["area"], *tuple[Cell, ...]]
Goal: TypeAlias = int | Laid | Literal["go"]
"""What an attack may be aimed at: an enemy, an area over hexes, or all it is for."""


class Aim(msgspec.Struct):
    """The attack under way and what it comes to for all its targets."""

    x: Performer
    attack: Attack
    now: Attacking
    change: Change  # for all targets
    owed: list[Offer] = []  # bonuses that work for the whole action, counted when it is performed


@cache
def area_of(name: str) -> Area:
    return Area(AREAS[name].hexes, own=bool(AREAS[name].own))


def area_name(aim: Aim) -> str | None:
    return aim.change.area or aim.attack.area


def ranged(s: State, x: Performer, attack: Attack, change: Change) -> bool:
    """Whether an attack is ranged (GH-10.3, GH-10.6, GH-12.2, GH-28.10)."""
    area = change.area or attack.area
    if area is not None and AREAS[area].own:
        return False
    if attack.range is not None:
        return True
    to = change.to or attack.to
    if to is not None and to.within == 1:
        return False
    return facts.own_reach(s, x.who) > 0


def reach(s: State, x: Performer, attack: Attack, change: Change) -> int:
    """How many hexes away a target may be; 1 in melee (GH-10.4, GH-28.5, GH-28.6)."""
    if attack.range is not None:
        return max(1, formulas.number(s, attack.range, x) + change.range)
    mine = facts.own_reach(s, x.who)
    return max(1, mine + (attack.own_range or 0) + change.range) if mine else 1 + change.range


def settle_kind(s: State, aim: Aim) -> None:
    """Note on the performer what tests may ask of the attack."""
    x, a = aim.x, aim.attack
    x.kind = RANGED if ranged(s, x, a, aim.change) else MELEE
    x.reach = reach(s, x, a, aim.change)
    most = most_targets(s, aim)
    x.single = most == 1 and area_name(aim) is None and (aim.change.to or a.to) is None


def most_targets(s: State, aim: Aim) -> int:
    """How many targets an attack may have that is not for all of them."""
    printed = aim.attack.targets
    number = printed if isinstance(printed, int) else formulas.number(s, printed, aim.x)
    return max(number, aim.change.targets)


def group(s: State, aim: Aim) -> list[int]:
    """The enemies an attack on all of them hits; each must be in sight (GH-10.7)."""
    to = aim.change.to or aim.attack.to
    assert to is not None
    return [n for n in targeting.candidates(s, aim.x, to, seen=True) if n not in aim.now.hit]


def in_range(s: State, aim: Aim) -> list[int]:
    """The enemies a further single attack may target (GH-10.7, GH-12.8, GH-12.9)."""
    found = targeting.in_reach(s, aim.x, aim.x.reach, friends=False)
    return [n for n in found if n not in aim.now.hit]


def placements(s: State, x: Performer, name: str, reach: int) -> list[tuple[Cells, list[int]]]:
    """The ways to lay an area that hit someone, with the enemies hit (GH-12.1 to GH-12.6).

    Of ways that cover the same figures one is enough.
    """
    board = facts.board(s)
    at = s.figures[x.who].at
    sight = in_sight(board, at)
    seen = {n: facts.body(s.figures[n]) & sight for n in facts.enemies(s, x.who)}
    foes = {n: cells for n, cells in seen.items() if cells and facts.visible(s, x.who, n)}
    others = facts.occupied(s)
    for cells in foes.values():
        others |= cells
    found: dict[Cells, tuple[Cells, list[int]]] = {}
    for goal in [cell for cells in foes.values() for cell in ids(cells)]:
        for covered, places in throws(board, area_of(name), reach, goal):
            if places >> at & 1 and covered & others not in found:
                hit = [n for n, cells in foes.items() if covered & cells]
                found[covered & others] = covered, hit
    return list(found.values())


def goals(s: State, aim: Aim) -> list[Goal]:
    """What the attack may be aimed at: an enemy, an area over its hexes, or "go" for all it is for."""
    name = area_name(aim)
    if name is not None:
        return [laid(covered) for covered, _ in placements(s, aim.x, name, aim.x.reach)]
    to = aim.change.to or aim.attack.to
    if to is not None:
        found = group(s, aim)
        return [*found] if to.who in targeting.ONE else ["go"] if found else []
    return [*in_range(s, aim)] if most_targets(s, aim) > 0 else []


def laid(covered: Cells) -> Laid:
    """An area over these hexes, as an option."""
    return ("area", *ids(covered))


def fix(s: State, aim: Aim, goal: Goal) -> int:
    """Settle the targets of a goal; returns the hexes of the area laid."""
    most = most_targets(s, aim)
    area = 0
    aim.now.left = aim.change.add_target
    if isinstance(goal, str):
        aim.now.rest = group(s, aim)
    elif isinstance(goal, int):
        aim.now.rest, aim.now.aimed = [goal], True
        aim.now.left += most - 1
        if aim.change.along:
            aim.now.rest = along(s, aim.x.who, goal)
            aim.now.aimed = False
    else:
        _, *cells = goal
        area = mask(cells)
        aim.now.rest = next(
            hit for covered, hit in placements(s, aim.x, str(area_name(aim)), aim.x.reach) if covered == area
        )
    return area


def along(s: State, who: int, target: int) -> list[int]:
    """The enemies on a shortest way to the target, by the way with the most of them, the target last."""
    board = facts.board(s)
    home, goal = s.figures[who].at, s.figures[target].at
    sight = in_sight(board, home)
    foes = {
        s.figures[n].at: n
        for n in facts.enemies(s, who)
        if facts.visible(s, who, n) and sight >> s.figures[n].at & 1
    }
    best: dict[int, list[int]] = {home: []}
    for away in range(1, board.range_between(home, goal) + 1):
        step: dict[int, list[int]] = {}
        for cell, met in best.items():
            closer = board.range_between(cell, goal) - 1
            for near in board.neighbours(cell):
                if board.range_between(near, goal) == closer and board.range_between(home, near) == away:
                    now = [*met, foes[near]] if near in foes else met
                    if near not in step or len(now) > len(step[near]):
                        step[near] = now
        best = step
    return best.get(goal, [target])


def order_matters(s: State, aim: Aim, targets: list[int]) -> bool:
    """Whether it makes a difference who is attacked first (GH-12.11)."""
    if len(set(targets)) < 2:
        return False
    a, change = aim.attack, aim.change
    if a.push or a.pull or change.push or change.pull:
        return True
    if aim.x.led and (any(map(changes.per_target, a.boosts)) or bonuses.about_targets(s, aim.x.who)):
        return True  # what one attack does may decide what the next one has
    return any(facts.strikes_back(s, n, aim.x.who) for n in targets if alive(s, n))


def base(s: State, aim: Aim) -> int:
    """The value before bonuses: printed, or the figure's own and what its card adds (GH-28.1)."""
    a, x = aim.attack, aim.x
    if aim.change.instead is not None:
        return formulas.number(s, aim.change.instead, x)
    if a.value is not None:
        return a.value if isinstance(a.value, int) else formulas.number(s, a.value, x)
    return formulas.own_attack(s, x.who, x) + (a.own or 0)


def automatic(aim: Aim, n: int) -> bool:
    """Whether a printed boost changes the whole action unasked."""
    boost = aim.attack.boosts[n]
    return not costs(boost) and not changes.per_target(boost)


def begin(s: State, x: Performer, ability: Attack) -> Aim:
    """An attack with what changes the whole of it without a question."""
    aim = Aim(x, ability, Attacking(x.who), Change())
    for n, boost in enumerate(ability.boosts):
        if automatic(aim, n) and tests.holds(s, boost.when, x):
            merge(aim.change, boost, x.who, boost.add)
            if boost.xp:
                aim.change.xps.append(boost.xp)
            aim.now.taken.append(n)
    settle_kind(s, aim)
    for offer in bonuses.forced(s, "attack_action", x.who, x) if not x.follows else ():
        if offer.effect.boost is not None:
            _join(aim.change, offer)
            use(aim, offer)
            aim.owed.append(offer)
    if aim.owed:
        settle_kind(s, aim)
    return aim


def _join(change: Change, offer: Offer) -> None:
    """What a bonus would change."""
    if (boost := offer.effect.boost) is not None:
        merge(change, boost, offer.owner, boost.add if offer.add is None else offer.add)


def use(aim: Aim, offer: Offer) -> None:
    """Note that a bonus or an item works for all targets."""
    add = offer.add if isinstance(offer.add, int) else -1
    aim.now.used.append((*offer.key, offer.owner, add))


def under_way(s: State) -> Aim | None:
    """The attack under way as it stands; none if it is not printed on the card that is played."""
    now = s.attack
    if not now or now.which < 0 or now.who not in s.figures:
        return None
    aim = Aim(performer(s, now.who), printed(s)[now.which], now, Change())
    for n in now.taken:
        boost = aim.attack.boosts[n]
        if not changes.per_target(boost):
            merge(aim.change, boost, now.who, boost.add)
    for kind, number, owner, add in now.used:
        for boost in bonuses.boosts_of("attack_action", kind, number):
            merge(aim.change, boost, owner, boost.add if add < 0 else add)
    settle_kind(s, aim)
    return aim


def printed(s: State) -> list[Attack]:
    """The attacks of the action under way, those inside other abilities too."""
    return list(_within(action_under_way(s).do))


def _within(abilities: tuple[Ability, ...]) -> Iterator[Attack]:
    for each in abilities:
        if isinstance(each, Attack):
            yield each
        elif isinstance(each, Use | If | May | Command):
            yield from _within(each.then)
        elif isinstance(each, Choose):
            for branch in each.of:
                yield from _within(branch)


# --- against one target ------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """An attack on one target about to draw: its value with bonuses, what it meets, how cards are drawn."""

    value: int
    edge: int = 0  # 1 Advantage, -1 Disadvantage
    shield: int = 0
    pierce: int = 0
    calm: bool = False  # 2x counts as nothing
    kills: int = 0  # hit points of a target that is killed outright


def plan(s: State, aim: Aim, target: int, change: Change, guard: Change) -> Plan:
    """What an attack comes to with these bonuses of the attacker, and these of the figure attacked."""
    return Plan(
        step_one(s, aim, target, change) + guarded(guard),
        edge_of(s, aim.x, target, change, guard),
        facts.shield_of(s, target, aim.x.who) + guard.shield,
        pierce(s, aim, target, change),
        guard.no_double,
        s.figures[target].hp if change.kill and tests.rank(s, target) in change.kill else 0,
    )


def guarded(guard: Change) -> int:
    """What bonuses of the figure attacked add to the attack on it."""
    return sum(value for value, _ in guard.adds if isinstance(value, int))


def foresee(s: State, aim: Aim, target: int) -> Plan:
    """The plan against a target with what works unasked and what was picked; nothing happens."""
    x = aim.x
    x.target = target
    change, guard = for_target(aim.change), Change()
    for boost in works(s, aim):
        merge(change, boost, x.who, boost.add)
    for offer in bonuses.waiting(s, "attack", x.who, x):
        if offer.forced or offer.key in aim.now.picked:
            _join(change, offer)
    y = msgspec.structs.replace(performer(s, target), target=x.who, attacker=x.who, kind=x.kind)
    for offer in bonuses.forced(s, "attacked", target, y):
        _join(guard, offer)
    return plan(s, aim, target, change, guard)


def works(s: State, aim: Aim) -> Iterator[Boost]:
    """The boosts printed with an attack that work against its target of the moment alone."""
    for n, boost in enumerate(aim.attack.boosts):
        wanted = n in aim.now.extra or not costs(boost) or not aim.x.led
        if changes.per_target(boost) and wanted and tests.holds(s, boost.when, aim.x):
            yield boost


def for_target(change: Change) -> Change:
    """For one target of several."""
    return msgspec.structs.replace(
        change, adds=[*change.adds], xps=[*change.xps], each=[*change.each], then=[], after=[]
    )


def step_one(s: State, aim: Aim, target: int, change: Change) -> int:
    """The attack value with the attacker's bonuses, Poison among them (GH-10.15, GH-14.6)."""
    x, figure = aim.x, s.figures[target]
    more = int(facts.has(figure, "poison") and figure.side != s.figures[x.who].side)
    if facts.is_hero(s, x.who):
        more += (figure.marked >> x.who & 1) + facts.gift(s.figures[x.who], "attack")
    value = base(s, aim) + more + facts.spurred(s, x.who)
    return changes.added(s, x, value, change) if change.adds or change.times != 1 else value


def edge_of(s: State, x: Performer, target: int, change: Change, guard: Change) -> int:
    """Advantage 1, Disadvantage -1, both cancel (GH-11.10, GH-11.11, GH-11.13)."""
    me = s.figures[x.who]
    good = change.advantage or facts.has(me, "strengthen") or facts.has_advantage(s, x.who)
    bad = (
        change.disadvantage
        or guard.disadvantage
        or facts.has(me, "muddle")
        or (me.gifts and facts.gift(me, "disadvantage"))
        or (x.kind == RANGED and facts.beside(s, me) & facts.body(s.figures[target]))  # GH-10.5
        or facts.is_elusive(s, target)
    )
    return int(good) - int(bool(bad))


def pierce(s: State, aim: Aim, target: int, change: Change) -> int:
    """All Pierce of an attack (GH-13.15)."""
    return aim.attack.pierce + facts.own_pierce(s, aim.x.who, target) + change.pierce
