"""An attack of a hero, die by die (GN-17, GN-19)."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import ITEMS, SKILLS
from wyprawa.games.niflheim.rules.attack.push import push
from wyprawa.games.niflheim.rules.attack.rolling import roll
from wyprawa.games.niflheim.rules.attack.runes import bears, stride, stun_beside, wounds_instead
from wyprawa.games.niflheim.rules.figures.blocks import mark_attack
from wyprawa.games.niflheim.rules.figures.harm import stun, wound_hero, wound_undead
from wyprawa.games.niflheim.rules.query import figures, skills
from wyprawa.games.niflheim.rules.query.plan import dice_of, first_between, plan
from wyprawa.games.niflheim.rules.scenario.rewards import change_destiny
from wyprawa.games.niflheim.state import NONE, SCENARIO, Attack, Foe, State, Weapon, Who
from wyprawa.games.niflheim.vocabulary.skills import Aim, MoreDice
from wyprawa.games.niflheim.vocabulary.terms import BLACK, MISSILE
from wyprawa.kernel import Asking, RuleError, ask, step

MISS, BETWEEN, STUN, WOUND = range(4)  # what a die can bring


@step(part=SCENARIO)
def begin_attack(s: State, who: Who, weapon: Weapon, target: Foe, cover: int) -> Asking[None]:
    """Everything is fixed, then the dice come one at a time (GN-17.5, GN-18.26, GN-19.1, GN-19.2)."""
    planned = plan(s, who, weapon, target, bool(cover))
    if planned is None:
        raise RuleError(f"hero {who} cannot attack undead {target} with item {weapon}")
    s.attack = Attack(
        who,
        weapon,
        target,
        s.heroes[who].at,
        figures.at(s, target),
        planned.melee,
        planned.values.stun,
        planned.values.wound,
        planned.drm,
    )
    values, drm = planned.values, planned.drm
    s.tell(
        events.AttackDeclared,
        who, target, weapon, planned.melee, bool(cover), values.stun, values.wound, drm, planned.terms,
        rule="GN-21.3" if cover else "GN-17.5",
    )  # fmt: skip
    more = yield from use_skill(s, who, planned.melee)
    s.next(*[attack_die.later()] * (dice_of(weapon) + more), end_attack.later())


def use_skill(s: State, who: int, melee: bool) -> Asking[int]:
    """A skill for this attack, paid for in Glory; how many dice it adds (GN-29.9, GN-29.25)."""
    hero = s.heroes[who]
    known = skills.for_attack(hero, melee)
    if not known:
        return 0
    options: list[Literal["no"] | int] = ["no", *known]
    skill = yield from ask(hero.seat, "skill", options, subject=(who,), rule="GN-29.9")
    if skill == "no":
        return 0
    s.tell(events.SkillUsed, who, skill, rule="GN-29.9")
    change_destiny(s, who, -SKILLS[skill].price, "GN-29.9")
    does = SKILLS[skill].does
    if isinstance(does, Aim):
        attack_of(s).drm += does.value
    return does.n if isinstance(does, MoreDice) else 0


def attack_of(s: State) -> Attack:
    if s.attack is None:
        raise RuleError("no attack is under way")
    return s.attack


def result(it: Attack, between: int, face: int) -> int:
    """What a face brings (GN-19.3 to GN-19.9, GN-19.12)."""
    if face == 1:
        return MISS
    if face == 2 and between != NONE:
        return BETWEEN
    total = face + it.drm
    return WOUND if total >= it.wound else STUN if total >= it.stun else MISS


@step(part=SCENARIO)
def attack_die(s: State) -> Asking[None]:
    """One die, rolled even if the target is gone (GN-19.2, GN-19.11); an attacker who is has none left
    (GN-19.13)."""
    it = attack_of(s)
    if not figures.on_map(s.heroes[it.who]):
        return
    gone = figures.undead_of(s, it.target) is None
    between = first_between(s, it.origin, it.aim)

    def worth(face: int) -> int:
        found = result(it, between, face)
        if found == BETWEEN:
            return -1 if figures.is_hero(between) else STUN
        return -1 if face == 1 and ITEMS[it.weapon].missiles and not it.melee else 0 if gone else found

    face = yield from roll(s, it.who, "attack", it.drm, worth)
    it.ones += face == 1
    found = result(it, between, face)
    if found == BETWEEN:
        yield from hit_between(s, it.who, between)
    elif found == MISS or gone:
        s.tell(events.Missed, it.who, rule="GN-19.3" if face == 1 else "GN-19.8")
    else:
        yield from hit(s, it, found)


def hit_between(s: State, who: int, whom: int) -> Asking[None]:
    """A natural 2 wounds the first figure on the line and does nothing to the target (GN-19.4 to GN-19.6)."""
    s.tell(events.HitBetween, who, whom, rule="GN-19.4")
    undead = figures.undead_of(s, whom)
    if undead is not None:
        wound_undead(s, undead, who, "GN-19.4")
    else:
        yield from wound_hero(s, whom, "GN-19.4")


def hit(s: State, it: Attack, found: int) -> Asking[None]:
    """A stun, or a wound that stuns too; then a blue stone. What pushes its target stuns it only if it cannot
    be pushed (GN-19.8, GN-19.9, GN-22.11, GN-22.16, GN-24.7)."""
    undead = figures.undead_of(s, it.target)
    if undead is None:
        return
    square, pushes = undead.at, pushing(s, it.weapon)
    if found == WOUND:
        it.hits += 1
        wound_undead(s, undead, it.who, "GN-19.9", stuns=not pushes)
    elif (yield from wounds_instead(s, it)):
        it.hits += 1
        wound_undead(s, undead, it.who, "GN-24.10", stuns=False)  # GN-24.11
    elif not pushes:
        it.hits += stun(s, undead, "GN-19.8")
    yield from stun_beside(s, it, square)
    pushed = False
    for rule in pushes:
        if figures.undead_of(s, it.target) is not None:
            pushed = (yield from push(s, it, undead, rule)) or pushed
    if pushes and not pushed and figures.undead_of(s, it.target) is not None:
        it.hits += stun(s, undead, INSTEAD[pushes[0]])


INSTEAD = {"GN-22.10": "GN-22.11", "GN-24.6": "GN-24.7"}  # of a push


def pushing(s: State, weapon: int) -> list[str]:
    """The rules by which a weapon pushes what it hits: a black stone, a shield (GN-22.10, GN-24.6)."""
    shield = ["GN-22.10"] if ITEMS[weapon].kind == "shield" else []
    return [*(["GN-24.6"] if bears(s, weapon, BLACK) else []), *shield]


@step(always=True)
def end_attack(s: State) -> Asking[None]:
    """White stones, a missile lost, then the Attack marker (GN-17.6, GN-22.3 to GN-22.6, GN-24.8)."""
    it = attack_of(s)
    yield from stride(s, it)
    s.attack = None
    hero = s.heroes[it.who]
    loses = it.ones and ITEMS[it.weapon].missiles and not it.melee and figures.is_character(hero)
    if loses and not hero.dead:
        hero.supplies[MISSILE] -= 1
        s.tell(events.MissileLost, it.who, hero.supplies[MISSILE], rule="GN-22.3")
    if figures.on_map(hero):
        mark_attack(hero)
        s.tell(events.AttackMarked, it.who, rule="GN-17.6")
