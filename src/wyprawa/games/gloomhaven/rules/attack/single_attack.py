"""A single attack: three steps of damage, its effects, then Retaliate (GH-10.15 to GH-10.26)."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import SUMMONS
from wyprawa.games.gloomhaven.rules.attack import aims, declining, push_and_pull, redirecting
from wyprawa.games.gloomhaven.rules.attack.aims import for_target
from wyprawa.games.gloomhaven.rules.figures import (
    boosts,
    conditions,
    damage,
    infusing,
    modifiers,
    piles,
    using,
)
from wyprawa.games.gloomhaven.rules.query import bonuses, changes, facts, formulas, tests
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer, costs
from wyprawa.games.gloomhaven.rules.query.performing import RANGED, Doing, alive, deed, does, doing
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts import moments


def single(s: State, aim: aims.Aim, target: int) -> Asking[None]:
    """One attack on one target: bonuses, modifier cards, defence (GH-10.15 to GH-10.19), then GH-10.26."""
    x, a = aim.x, aim.attack
    aim.hit.append(target)
    guard = Change()
    target = yield from _on_guard(s, aim, target, guard)
    if not alive(s, target):
        return
    now = deed(s)
    now.targets.append(target)
    now.target, now.spot, now.dealt = target, s.figures[target].at, 0
    if s.turn is not None and s.turn.who == x.who:
        s.turn.attacked.append(target)
    x.target = target
    change = yield from _bonuses(s, aim)
    if change.kill and tests.rank(s, target) in change.kill:
        yield from damage.destroy(s, target, x.who)
        return
    edge = edge_of(s, x, target, change, guard)
    value = step_one(s, aim, target, change)
    calm = any(name == "double_is_nothing" for name, _ in guard.custom)
    drawn = modifiers.draw(s, x.who, value, edge, no_double=calm)  # step 2
    for boost in drawn.boosts:
        yield from using.take_boost(s, x, boost, change)
    for printed in change.xps:
        piles.gain_xp(s, x.who, formulas.number(s, printed, x))
    pierce = a.pierce + facts.own_pierce(s, x.who) + change.pierce
    if s.teller.on:
        shield = facts.shield_of(s, target) + guard.shield
        result = max(0, drawn.result)
        left = max(0, result - max(0, shield - pierce))
        s.tell(
            told.Attacked,
            x.who,
            target,
            value,
            drawn.drawn,
            drawn.applied,
            edge,
            result,
            shield,
            pierce,
            left,
            rule="GH-10.15",
        )
    now.dealt = yield from damage.struck(  # step 3
        s, target, drawn.result, by=x.who, pierce=pierce, kind=x.kind, change=guard
    )
    if not alive(s, x.who):  # the target took its attacker along
        return
    yield from _effects(s, aim, target, change)
    yield from _aftermath(s, aim, target, change, guard)
    aim.left += change.add_target - aim.change.add_target
    aim.change.then += change.then


def _on_guard(s: State, aim: aims.Aim, target: int, guard: Change) -> Asking[int]:
    """What the figure attacked does before the card is drawn; it may turn the attack to another."""
    for _ in range(2):
        yield from _guards(s, aim, target, guard)
        if not guard.custom:
            break
        turned = yield from redirecting.turned(s, guard, aim.x.who, target, aim.x.reach)
        if turned == target:
            break
        target = turned
        if s.figures[target].side == s.figures[aim.x.who].side:
            break
    return target


def _guards(s: State, aim: aims.Aim, target: int, guard: Change) -> Asking[None]:
    """The bonuses and items of the figure attacked, and of those who stand by it."""
    attacker = aim.x.who
    y = doing(s, target)
    y.target = y.attacker = attacker
    y.kind = aim.x.kind
    if not bonuses.waiting(s, "attacked", target, y):
        return

    def waiting() -> list[Offer]:
        found = bonuses.waiting(s, "attacked", target, y)
        return [offer for offer in found if redirecting.fits(s, offer, attacker, target)]

    def use(offer: Offer) -> Asking[None]:
        if not offer.forced or (yield from _goes_on(s, aim, target, offer)):
            yield from using.take_bonus(s, y, offer, guard)

    yield from moments.happens(
        s,
        "attacked",
        waiting,
        use,
        seat=lambda offer: s.heroes[offer.owner].seat,
        subject=(target, attacker),
        rule="GH-24.2",
    )


def _goes_on(s: State, aim: aims.Aim, target: int, offer: Offer) -> Asking[bool]:
    """Who would be attacked in a friend's place may end that bonus before it works (GH-16.6)."""
    if offer.owner == target or offer.effect.boost is None or offer.effect.boost.custom != "redirect":
        return True
    end = ("end", offer.key[1])
    subject = (target, aim.x.who)
    answer = yield from ask(
        s.heroes[offer.owner].seat, "attacked", [offer.key, end], subject=subject, rule="GH-16.6"
    )
    if answer == end:
        using.end(s, offer.owner, offer.key[1])
    return bool(answer != end)


def _bonuses(s: State, aim: aims.Aim) -> Asking[Change]:
    """Step 1 for this target: what was printed, what must work, what was chosen."""
    x, a = aim.x, aim.attack
    change = for_target(aim.change)
    for n, boost in enumerate(a.boosts):
        wanted = n in aim.extra or not costs(boost) or not x.led
        if changes.per_target(boost) and wanted and tests.holds(s, boost.when, x):
            yield from using.take_boost(s, x, boost, change)
    yield from moments.must(
        lambda: bonuses.waiting(s, "attack", x.who, x), lambda offer: using.take_bonus(s, x, offer, change)
    )
    for offer in aim.chosen:
        yield from using.take_bonus(s, x, offer, change)
    aim.taken.update(aim.extra)
    aim.chosen, aim.extra = [], []
    aim.change.xps = []
    return change


def step_one(s: State, aim: aims.Aim, target: int, change: Change) -> int:
    """The attack value with the attacker's bonuses, Poison among them (GH-10.15, GH-14.6)."""
    x, figure = aim.x, s.figures[target]
    more = int(facts.has(figure, "poison") and figure.side != s.figures[x.who].side)
    if facts.is_hero(s, x.who):
        more += figure.marked >> x.who & 1
    return changes.added(s, x, aims.base(s, aim) + more, change)


def edge_of(s: State, x: Doing, target: int, change: Change, guard: Change) -> int:
    """Advantage 1, Disadvantage -1, both cancel (GH-11.10, GH-11.11, GH-11.13)."""
    me = s.figures[x.who]
    good = change.advantage or facts.has(me, "strengthen") or facts.has_advantage(s, x.who)
    near = bool(facts.board(s).near(me.at) & facts.body(s.figures[target]))
    bad = (
        change.disadvantage
        or guard.disadvantage
        or facts.has(me, "muddle")
        or (x.kind == RANGED and near)  # GH-10.5
        or facts.is_elusive(s, target)
    )
    return int(good) - int(bad)


def _effects(s: State, aim: aims.Aim, target: int, change: Change) -> Asking[None]:
    """Conditions, pushes and pulls, if the target lives (GH-10.23, GH-13.1, GH-13.2)."""
    x, a = aim.x, aim.attack
    given = (*a.give, *facts.own_conditions(s, x.who), *change.give)
    yield from conditions.give_all(s, x, target, (yield from declining.wanted(s, aim, target, given)))
    names = [name for name, _ in change.custom]
    yield from push_and_pull.shove(s, x, target, a.push + change.push, pull=False, custom=names)
    yield from push_and_pull.shove(s, x, target, a.pull + change.pull, pull=True)


def _aftermath(s: State, aim: aims.Aim, target: int, change: Change, guard: Change) -> Asking[None]:
    """What follows this target, then Retaliate (GH-17.7, GH-17.11)."""
    x = aim.x
    for abilities, owner in change.each:
        yield from boosts.as_owner(s, x, abilities, owner)
        deed(s).target = x.target = target
    figure = s.figures.get(x.who)
    if figure is not None and figure.kind == "summon" and SUMMONS[figure.name].make:
        yield from infusing.infuse(s, SUMMONS[figure.name].make, x.seat)
    for abilities, owner in guard.after:
        if alive(s, target) and alive(s, owner):
            y = doing(s, owner)
            y.target = y.attacker = x.who
            yield from does.resolve(s, abilities, y)
    if figure is not None and figure.hp > 0:
        yield from retaliate(s, target, x.who, guard.retaliate)


def retaliate(s: State, who: int, attacker: int, more: tuple[tuple[int, int], ...] = ()) -> Asking[None]:
    """Retaliate after an attack, if the figure still stands (GH-17.7, GH-17.8, GH-17.10)."""
    if not alive(s, who) or not alive(s, attacker):
        return
    hurt = facts.strikes_back(s, who, attacker, more)
    if hurt:
        yield from damage.suffer(s, attacker, hurt, by=who)
        yield from using.happens(s, "retaliate", who)
