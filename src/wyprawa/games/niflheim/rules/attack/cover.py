"""Attacks from cover: who may react, and the questions at each moment (GN-21)."""

from __future__ import annotations

from wyprawa.games.niflheim.rules.attack.strike import begin_attack
from wyprawa.games.niflheim.rules.attack.vials import begin_throw, throwable, useful
from wyprawa.games.niflheim.rules.query import figures, gear, plan
from wyprawa.games.niflheim.state import NONE, SCENARIO, State
from wyprawa.games.niflheim.vocabulary.answers import Shot, Waiting
from wyprawa.games.niflheim.vocabulary.terms import VIALS
from wyprawa.kernel import Asking, StepCall, ask, step


def shots(s: State, who: int) -> list[Shot]:
    """What a hero in cover can do now that could have an effect (GN-21.2, GN-21.4, GN-21.12)."""
    hero = s.heroes[who]
    if hero.cover == NONE or not figures.on_map(hero) or hero.blocked_by != NONE:
        return []
    found: list[Shot] = []
    for weapon, target in plan.targets(s, who):
        planned = plan.plan(s, who, weapon, target, cover=True)
        if planned is not None and plan.hopeful(s, weapon, target, planned):
            found.append(("shoot", who, weapon, target))
    vials = throwable(s, who)
    if vials and useful(s, who):
        found += [("throw", who, kind) for kind in vials]
    return found


def fire(shot: Shot) -> StepCall:
    """The step that an answer of `shots` leads to."""
    if shot[0] == "throw":
        return begin_throw.later(shot[1], shot[2], 1)
    return begin_attack.later(shot[1], shot[2], shot[3], 1)


def asked(s: State, who: int) -> bool:
    """Whether the hero is asked at this moment, after what was said before."""
    hero = s.heroes[who]
    if not figures.on_map(hero) or (hero.passes != NONE and hero.passes == activated(s)):
        return False
    return not hero.waits or bool(figures.undead_beside(s, hero.at))


def may_react(s: State, who: int, nearest: int) -> bool:
    """Whether a hero in cover may be asked while undead that are not beside it come up to this range."""
    hero = s.heroes[who]
    if hero.cover == NONE or hero.blocked_by != NONE:
        return False
    afar = any(gear.values(weapon, melee=False) is not None for weapon in gear.weapons(hero))
    if not hero.waits and (afar or any(hero.supplies[kind] for kind in VIALS)):
        return True
    return nearest <= 1 or bool(figures.undead_beside(s, hero.at))


def reactions(s: State, but: int = NONE) -> list[StepCall]:
    """The moment to react, if anybody is in cover; the seat `but` has its shots among its options anyway
    (GN-21.10, GN-21.13)."""
    if all(hero.cover == NONE or hero.seat == but for hero in s.heroes):
        return []
    return [react.later() if but == NONE else react.later(but)]


@step(part=SCENARIO)
def react(s: State, but: int = NONE) -> Asking[None]:
    """Each seat may shoot with its own heroes or wait; after a shot everybody is asked again (GN-21.8 to
    GN-21.10, GN-21.13)."""
    for seat in range(s.seats):
        if seat == but:
            continue
        ready = {
            who: found
            for who, hero in enumerate(s.heroes)
            if hero.seat == seat and asked(s, who) and (found := shots(s, who))
        }
        if not ready:
            continue
        acting = activated(s)
        options = [*(shot for found in ready.values() for shot in found), *answers(s)]
        chosen = yield from ask(seat, "react", options, subject=(acting,), rule="GN-21.10")
        if not isinstance(chosen, str):
            s.next(fire(chosen), *reactions(s, but))
            return
        for who in ready:
            if chosen == "pass":
                s.heroes[who].passes = acting
            elif chosen == "until_adjacent":
                s.heroes[who].waits = True


def answers(s: State) -> list[Waiting]:
    """To wait, to be asked no more in this activation, or only when an undead is adjacent."""
    found: list[Waiting] = ["wait", "pass", "until_adjacent"]
    return found if activated(s) != NONE else ["wait", "until_adjacent"]


def activated(s: State) -> int:
    """The undead activated, or the hero in the heroes' own turn."""
    return s.active if s.active != NONE or s.turn is None else s.turn.who
