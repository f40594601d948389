"""Wounds, stuns and death (GN-13.15 to GN-13.17, GN-20, GN-27.4)."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import SKILLS
from wyprawa.games.niflheim.rules.figures.blocks import release, unblock
from wyprawa.games.niflheim.rules.figures.reveal import turn_up
from wyprawa.games.niflheim.rules.query import figures, skills
from wyprawa.games.niflheim.rules.scenario.ending import check
from wyprawa.games.niflheim.rules.scenario.rewards import change_destiny, credit_kill, mourn
from wyprawa.games.niflheim.rules.scenario.specials import happens
from wyprawa.games.niflheim.rules.scenario.spots import lay_down
from wyprawa.games.niflheim.state import NONE, SCENARIO, Hero, State, Undead, Who
from wyprawa.kernel import Asking, ask, step


def stun(s: State, undead: Undead, rule: str) -> bool:
    """A stun marker, unless it has one or is Armoured; what it blocks is free. Whether it got one (GN-20.4,
    GN-20.5, GN-13.9, GN-27.4)."""
    if undead.stunned or figures.has(undead, "armoured"):
        s.tell(events.NotStunned, undead.figure, rule="GN-20.5" if undead.stunned else "GN-27.4")
        return False
    undead.stunned = True
    s.tell(events.Stunned, undead.figure, rule=rule)
    release(s, undead.figure, "GN-13.9")
    return True


def wound_undead(s: State, undead: Undead, by: int, rule: str, stuns: bool = True) -> None:
    """One wound, which stuns as well; at 0 health it is killed (GN-20.1 to GN-20.3). `by` is credited."""
    if not undead.known:
        turn_up(s, undead, "GN-20.1")
    undead.wounds += 1
    left = figures.row_of(undead).health - undead.wounds
    s.tell(events.UndeadWounded, undead.figure, 1, left, rule=rule)
    if left <= 0:
        kill(s, undead, by)
    elif stuns:
        stun(s, undead, "GN-20.3")


def kill(s: State, undead: Undead, by: int) -> None:
    """Its marker goes to the discard area, unless it was orange (GN-20.2, GN-11.6, GN-4.5)."""
    s.tell(events.UndeadDied, undead.figure, undead.at, rule="GN-20.2")
    s.undead.remove(undead)
    if undead.pooled:
        s.discard.append(undead.kind)
    release(s, undead.figure, "GN-13.10")
    credit_kill(s, by, undead)
    s.kills[undead.kind] = s.kills.get(undead.kind, 0) + 1
    if not happens(s, "killed", figures.row_of(undead).id, by):
        check(s)


def wound_hero(s: State, who: int, rule: str) -> Asking[None]:
    """One wound, at once, or the price of a skill that turns it away; at 0 health the hero is killed
    (GN-13.15, GN-13.16, GN-26.15, GN-29.9)."""
    hero = s.heroes[who]
    options: list[Literal["bear"] | int] = ["bear", *skills.wards(hero)]
    skill = yield from ask(hero.seat, "ward", options, subject=(who,), rule="GN-29.9")
    if skill != "bear":
        s.tell(events.SkillUsed, who, skill, rule="GN-29.9")
        change_destiny(s, who, -SKILLS[skill].price, "GN-29.9")
        return
    hero.health -= 1
    s.tell(events.HeroWounded, who, 1, hero.health, rule=rule)
    if not hero.health:
        die(s, who)


@step(part=SCENARIO)
def ward(s: State, who: Who, rule: str) -> Asking[None]:
    """A wound still to come, in saves of rules 4 and earlier."""
    if not s.heroes[who].dead:
        yield from wound_hero(s, who, rule)


def die(s: State, who: int) -> None:
    """The figure goes, what it carried stays on its square (GN-13.16, GN-13.17)."""
    hero = s.heroes[who]
    s.tell(events.HeroDied, who, hero.at, rule="GN-13.16")
    if hero.blocked_by != NONE:
        unblock(s, who, "GN-13.16")
    hero.dead = True
    hero.cover, hero.attacked = NONE, False
    drop_all(s, hero)
    hero.at = NONE
    mourn(s, who)
    check(s)


def drop_all(s: State, hero: Hero) -> None:
    items = [item for item in (hero.ready, hero.off_hand, *hero.pack, *hero.belt) if item != NONE]
    supplies = hero.supplies if figures.is_character(hero) else [0, *hero.supplies[1:]]  # GN-26.9
    if items or any(supplies):
        lay_down(s, hero.at, items, list(supplies), "GN-13.17")
    hero.ready = hero.off_hand = NONE
    hero.pack, hero.belt, hero.supplies = [], [], [0, 0, 0, 0]
