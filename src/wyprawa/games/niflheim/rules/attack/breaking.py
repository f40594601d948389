"""Breaking a block (GN-14)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.rules.attack.rolling import roll
from wyprawa.games.niflheim.rules.figures.blocks import mark_attack, unblock
from wyprawa.games.niflheim.rules.query import destiny, figures, gear, plan, skills
from wyprawa.games.niflheim.rules.query.plan import Term
from wyprawa.games.niflheim.state import SCENARIO, State, Who
from wyprawa.games.niflheim.vocabulary.skills import Wrest
from wyprawa.kernel import Asking, ask, step

SHIELD = 1  # GN-14.4


def terms(s: State, who: int, weapon: int) -> list[Term]:
    """Every modifier of the attempt: those of a melee attack with the weapon, and those of breaking free
    alone (GN-14.3, GN-14.4, GN-14.17, GN-26.16)."""
    hero = s.heroes[who]
    found = [
        *plan.stance(s, who, cover=False),
        *plan.with_weapon(s, who, weapon),
        *plan.favourite(s, who, weapon),
    ]
    if figures.bears_shield(s, who):
        found.append(Term("own_shield", SHIELD, "GN-14.4"))
    grip = sum(each.value for each in skills.always(hero, Wrest)) + plan.skill(hero, melee=True)
    if grip:
        found.append(Term("skill", grip, "GN-14.3"))
    value = destiny.effect(hero, "break")
    if value:
        found.append(Term("destiny", value, "GN-14.3"))
    return found


@step(part=SCENARIO)
def break_free(s: State, who: Who) -> Asking[None]:
    """A melee roll of all attack dice; one success is enough (GN-14.2, GN-14.5, GN-14.11 to GN-14.13)."""
    hero = s.heroes[who]
    options = gear.weapons(hero)
    weapon = yield from ask(hero.seat, "break", options, subject=(who,), rule="GN-14.2")
    row = ITEMS[weapon]
    found = terms(s, who, weapon)
    needed = row.melee.stun if row.melee is not None else 13
    drm = sum(term.value for term in found)
    s.tell(events.BreakTried, who, hero.blocked_by, weapon, needed, drm, tuple(found), rule="GN-14.1")

    def frees(face: int) -> int:
        return int(face > 1 and face + drm >= needed)

    free = False
    for _ in range(row.dice):
        face = yield from roll(s, who, "break", drm, (lambda face: 0) if free else frees)
        free = free or bool(frees(face))
    if free:
        s.tell(events.BrokeFree, who, rule="GN-14.6")
        unblock(s, who, "GN-14.6")
        return
    s.tell(events.StayedBlocked, who, rule="GN-14.7")
    mark_attack(hero)  # GN-14.14
