"""Whom targets mean; where several fit a target that means one, the player chooses (MD-1.9)."""

from __future__ import annotations

from wyprawa.games.hellscape.rules.figures.wounds import vulnerable
from wyprawa.games.hellscape.rules.query import figures, ground, needs, reach
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary import targets
from wyprawa.kernel import Asking, ask


def decider(s: State, x: Act) -> int:
    """Who chooses for an ability."""
    return figures.seat_of(s, x.hero if x.hero != NONE else x.user)


@EFFECTS.target(targets.Me)
def me(s: State, x: Act, target: targets.Me) -> list[int]:
    return [x.user]


@EFFECTS.target(targets.Foe)
def foe(s: State, x: Act, target: targets.Foe) -> list[int]:
    found = needs.foe_of(s, x.user)
    return [] if found == NONE else [found]


@EFFECTS.target(targets.Friend)
def friend(s: State, x: Act, target: targets.Friend) -> Asking[list[int]]:
    """A Hero or the Summoning Master may be helped (MD-22.33, MD-35.15)."""
    here = figures.zone_of(s, x.user)
    near = [each for each in figures.standing(s) if is_near(s, here, s.heroes[each].zone, target.within)]
    near += [each.figure for each in s.companions if each.owner == NONE and each.zone == here]
    if target.other:
        near = [each for each in near if each != x.user]
    if not near:
        return []
    near.sort(key=lambda each: each != x.user)
    chosen = yield from ask(decider(s, x), "friend", near, subject=(x.user,), rule="MD-22.33")
    return [chosen]


def is_near(s: State, one: int, other: int, within: int) -> bool:
    away = 0 if one == other else reach.line(s, one, other)
    return away is not None and away <= within


@EFFECTS.target(targets.Enemy)
def enemy(s: State, x: Act, target: targets.Enemy) -> Asking[list[int]]:
    here = figures.zone_of(s, x.user)
    found = [
        each.figure
        for each in s.enemies
        if vulnerable(s, each)
        and (not target.sight or is_near(s, here, each.zone, target.within))
        and not (target.other and each.figure == needs.foe_of(s, x.user))
    ]
    if not found:
        return []
    chosen = yield from ask(decider(s, x), "enemy", found, subject=(x.user,), rule="MD-1.9")
    return [chosen]


@EFFECTS.target(targets.Heroes)
def heroes(s: State, x: Act, target: targets.Heroes) -> list[int]:
    """Heroes who are not knocked out (MD-17.4)."""
    user = s.combat.attacker if s.combat is not None and target.where == "attacker" else x.user
    here = figures.zone_of(s, user)
    found = [each for each in figures.standing(s) if is_there(s, here, s.heroes[each].zone, target.where)]
    return [each for each in found if not (target.other and each == x.user)]


def is_there(s: State, here: int, zone: int, where: str) -> bool:
    if where == "dungeon" or here == zone:
        return True
    if where == "room":
        room = ground.map_of(s).room_of
        return room[here] >= 0 and room[here] == room[zone]
    if where == "adjacent":
        return bool(ground.board(s).near(here) >> zone & 1)
    return where == "sight" and reach.line(s, here, zone) is not None


@EFFECTS.target(targets.Enemies)
def enemies(s: State, x: Act, target: targets.Enemies) -> list[int]:
    other = needs.foe_of(s, x.user)
    here = figures.zone_of(s, other if target.where == "foe_zone" else x.user)
    found = [
        each.figure for each in s.enemies if each.zone >= 0 and is_there(s, here, each.zone, target.where)
    ]
    return [each for each in found if each not in (x.user, other if target.other else NONE)]


@EFFECTS.target(targets.Weakest)
def weakest(s: State, x: Act, target: targets.Weakest) -> Asking[list[int]]:
    here = figures.zone_of(s, x.user)
    inside = s.combat is not None and {s.combat.attacker, s.combat.defender}
    seen = [
        each
        for each in figures.standing(s)
        if not (inside and each in inside) and reach.line(s, here, s.heroes[each].zone) is not None
    ]
    if not seen:
        return []
    least = min(s.heroes[each].health for each in seen)
    tied = [each for each in seen if s.heroes[each].health == least]
    chosen = yield from ask(decider(s, x), "weakest", tied, subject=(x.user,), rule="MD-1.9")
    return [chosen]
