"""A single attack: three steps of damage, its effects, then Retaliate (GH-10.15 to GH-10.26)."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import SUMMONS
from wyprawa.games.gloomhaven.rules.attack import aims, declining, push_and_pull, redirecting
from wyprawa.games.gloomhaven.rules.figures import (
    boosts,
    conditions,
    damage,
    infusing,
    modifiers,
    piles,
    using,
    waking,
)
from wyprawa.games.gloomhaven.rules.query import bonuses, facts, formulas
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import deed, does, performer
from wyprawa.games.gloomhaven.state import FOES, State
from wyprawa.kernel import Asking, ask
from wyprawa.parts import moments


class Blow(NamedTuple):
    """A single attack whose modifier cards are drawn and whose damage is not suffered yet."""

    target: int
    result: int  # before Shield
    change: Change  # what changes the attack on this target
    guard: Change  # what the figure attacked did about it


def draws(s: State, aim: aims.Aim, target: int) -> Asking[Blow | None]:
    """An attack on one target up to its modifier cards (GH-10.15, GH-10.16); None if it ends before."""
    x = aim.x
    aim.now.hit.append(target)
    guard = Change()
    target = yield from _on_guard(s, aim, target, guard)
    if not alive(s, target):
        return None
    now = deed(s)
    now.targets.append(target)
    now.target, now.spot, now.dealt = target, s.figures[target].at, 0
    if s.turn is not None and s.turn.who == x.who:
        s.turn.attacked += (target,)
    x.target = target
    if s.figures[target].title:
        waking.wake(s, target)
    change = yield from _bonuses(s, aim)  # step 1
    if not alive(s, x.who) or not alive(s, target):  # what is paid for an attack can be too much
        return None
    plan = aims.plan(s, aim, target, change, guard)
    if plan.kills:
        yield from damage.destroy(s, target, x.who)
        aim.now.items = []
        return None
    drawn = modifiers.draw(s, x.who, plan.value, plan.edge, no_double=plan.calm)  # step 2
    for boost in drawn.boosts:
        yield from using.take_boost(s, x, boost, change)
    for printed in change.xps:
        piles.gain_xp(s, x.who, formulas.number(s, printed, x))
    if drawn.null and "curse" in drawn.applied and s.figures[x.who].side == FOES:
        yield from _cursed(s, x.who)
        if not alive(s, x.who):
            return None
    if s.teller.on:
        _tell(s, aim, target, plan, drawn, aims.pierce(s, aim, target, change))
    return Blow(target, drawn.result, change, guard)


def lands(s: State, aim: aims.Aim, blow: Blow) -> Asking[None]:
    """The rest of it: defence and damage (GH-10.17 to GH-10.19), effects, then GH-10.26."""
    x = aim.x
    target, result, change, guard = blow
    now = deed(s)
    pierce = aims.pierce(s, aim, target, change)
    now.dealt = yield from damage.struck(  # step 3
        s, target, result, by=x.who, pierce=pierce, kind=x.kind, change=guard
    )
    aim.now.items = []
    if not alive(s, x.who):  # the target took its attacker along
        return
    yield from _effects(s, aim, target, change)
    yield from _aftermath(s, aim, target, change, guard)
    aim.now.left += change.add_target - aim.change.add_target
    aim.change.then += change.then


def _cursed(s: State, who: int) -> Asking[None]:
    """A Curse takes an enemy's attack away: what heroes make of it."""
    for hero in range(len(s.heroes)):
        if alive(s, hero):
            yield from using.chance_to(s, "enemy_cursed", hero, attacker=who)


def _tell(s: State, aim: aims.Aim, target: int, plan: aims.Plan, drawn: modifiers.Drawn, pierce: int) -> None:
    """The three steps, and what Shield left of them."""
    result = max(0, drawn.result)
    left = max(0, result - max(0, plan.shield - pierce))
    steps = plan.value, drawn.drawn, drawn.applied, plan.edge, result, plan.shield, pierce, left
    s.tell(told.Attacked, aim.x.who, target, *steps, rule="GH-10.15")


def _on_guard(s: State, aim: aims.Aim, target: int, guard: Change) -> Asking[int]:
    """What the figure attacked does before the card is drawn; it may turn the attack to another."""
    for _ in range(2):
        yield from _guards(s, aim, target, guard)
        if not guard.redirects:
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
    y = performer(s, target)
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
    if offer.owner == target or offer.effect.boost is None or offer.effect.boost.redirect != "owner":
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
    """What was printed for this target, what must work, what was picked (GH-10.15)."""
    x, now = aim.x, aim.now
    change = aims.for_target(aim.change)
    for boost in aims.works(s, aim):
        yield from using.take_boost(s, x, boost, change)
    yield from moments.must(
        lambda: bonuses.waiting(s, "attack", x.who, x), lambda offer: using.take_bonus(s, x, offer, change)
    )
    now.items = [number for kind, number, *_ in now.used if kind == "item"]
    for key in now.picked:
        for offer in bonuses.optional(s, "attack", x.who, x):
            if offer.key == key:
                yield from using.take_bonus(s, x, offer, change)
                now.items += [key[1]] if key[0] == "item" else []
                break
    now.taken += now.extra
    now.picked, now.extra = [], []
    aim.change.xps = []
    return change


def _effects(s: State, aim: aims.Aim, target: int, change: Change) -> Asking[None]:
    """Conditions, pushes and pulls, if the target lives (GH-10.23, GH-13.1, GH-13.2)."""
    x, a = aim.x, aim.attack
    if given := (*a.give, *facts.own_conditions(s, x.who), *change.give):
        yield from conditions.give_all(s, x, target, (yield from declining.wanted(s, aim, target, given)))
    if (push := a.push + change.push) and alive(s, x.who):
        crash = push_and_pull.Crash(change.through, change.stopped)
        yield from push_and_pull.shove(s, x, target, push, pull=False, crash=crash)
    if (pull := a.pull + change.pull) and alive(s, x.who):
        yield from push_and_pull.shove(s, x, target, pull, pull=True)


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
            y = performer(s, owner)
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
        yield from damage.suffer(s, attacker, hurt, "retaliate", by=who)
        yield from using.happens(s, "retaliate", who)
