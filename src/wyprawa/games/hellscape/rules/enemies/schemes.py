"""Activation schemes of Roaming Monsters: whether one of its lines was followed (MD-16.2 to MD-16.4)."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.combat.attack import attack
from wyprawa.games.hellscape.rules.enemies.acting import HOST, attack_nearest, come_nearer, move_toward
from wyprawa.games.hellscape.rules.figures import conditions, wounds
from wyprawa.games.hellscape.rules.figures.watching import changed
from wyprawa.games.hellscape.rules.query import figures, ground, reach, ways
from wyprawa.games.hellscape.state import MOB, NONE, Enemy, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import ids, mask

NEAR_LYIDAN = 3
GHOUL_STEPS = 3


def follow(s: State, enemy: Enemy, line: int) -> None:
    scheme = f"{figures.roaming_card(enemy).kind}-{line}"
    s.tell(events.SchemeFollowed, enemy.figure, line, scheme, rule="MD-16.2")


def lyidan(s: State, enemy: Enemy) -> Asking[bool]:
    """In Light he suffers and seeks the Shadow; else he leaps at the farthest Hero within 3 Zones."""
    card = figures.roaming_card(enemy)
    if not ground.in_shadow(s, enemy.zone):
        follow(s, enemy, 0)
        yield from wounds.wound_enemy(s, enemy.figure, card.harm, NONE, "MD-16.2")
        if figures.enemy_of(s, enemy.figure) is not None:
            dark = mask(zone for zone in ids(ground.passable(s)) if ground.in_shadow(s, zone))
            yield from move_toward(s, enemy, dark)
        return True
    away = {figure: ways.distance(s, enemy.zone, figures.zone_of(s, figure)) for figure in hunted(s)}
    near = {figure: steps for figure, steps in away.items() if steps <= NEAR_LYIDAN}
    if not near:
        return False
    follow(s, enemy, 1)
    tied = [figure for figure, steps in near.items() if steps == max(near.values())]
    whom = yield from ask(HOST, "enemy.target", tied, subject=(enemy.figure,), rule="MD-1.9")
    s.next(strike.later(enemy.figure, whom))
    place(s, enemy, figures.zone_of(s, whom))
    conditions.burn(s, whom, card.fire, "MD-16.3")
    return True


def hunted(s: State) -> list[int]:
    return figures.targets_of_enemies(s)


def place(s: State, enemy: Enemy, zone: int) -> None:
    enemy.zone = zone
    s.tell(events.Placed, enemy.figure, zone, rule="MD-16.3")
    changed(s)


@step
def strike(s: State, figure: int, whom: int, extra: str = "") -> None:
    """An attack on a named figure with the most effective type in reach, if there is one."""
    enemy = figures.enemy_of(s, figure)
    if enemy is None or whom not in hunted(s):
        return
    zone = figures.zone_of(s, whom)
    usable = [t for t in pool.types_of(s, enemy.figure) if reach.in_reach(s, t, enemy.zone, zone)]
    if usable:
        type = max(usable, key=lambda t: pool.expected_swords(s, enemy.figure, t))
        away = reach.line(s, enemy.zone, zone) or 0
        s.tell(events.EnemyAttacks, enemy.figure, whom, (whom,), type, away, zone, rule="MD-16.2")
        s.next(attack.later(enemy.figure, whom, type, extra))


def ytheria(s: State, enemy: Enemy) -> Asking[bool]:
    """Every Hero in sight one by one, or the only one with more dice."""
    seen = [
        figure for figure in hunted(s) if reach.line(s, enemy.zone, figures.zone_of(s, figure)) is not None
    ]
    if not seen:
        return False
    follow(s, enemy, 0 if len(seen) > 1 else 1)
    if len(seen) == 1:
        s.next(strike.later(enemy.figure, seen[0], figures.roaming_card(enemy).extra))
    else:
        s.next(attack_each.later(enemy.figure, sum(1 << figure for figure in seen)))
    yield from ()
    return True


@step
def attack_each(s: State, figure: int, left: int) -> Asking[None]:
    """One after the other, in an order the players choose (MD-1.9)."""
    enemy = figures.enemy_of(s, figure)
    there = [each for each in hunted(s) if left >> each & 1]
    if enemy is None or not there:
        return
    whom = yield from ask(HOST, "enemy.target", there, subject=(figure,), rule="MD-1.9")
    s.next(strike.later(figure, whom), attack_each.later(figure, left & ~(1 << whom)))


def andra(s: State, enemy: Enemy) -> Asking[bool]:
    """She strikes the weakest in sight and leaves; from off the map she comes back beside the weakest
    (MD-16.17)."""
    if enemy.zone != NONE:
        follow(s, enemy, 0)
        seen = [
            who for who in figures.standing(s) if reach.line(s, enemy.zone, s.heroes[who].zone) is not None
        ]
        s.next(leave_map.later(enemy.figure))
        if seen:
            s.next(strike.later(enemy.figure, (yield from weakest(s, enemy, seen))))
        return True
    follow(s, enemy, 1)
    whom = yield from weakest(s, enemy, figures.standing(s))
    zones = ids(ground.board(s).near(s.heroes[whom].zone) & ground.passable(s)) or [s.heroes[whom].zone]
    zone = yield from ask(HOST, "enemy.place", zones, subject=(enemy.figure,), rule="MD-1.9")
    s.next(strike.later(enemy.figure, whom))
    place(s, enemy, zone)
    return True


def weakest(s: State, enemy: Enemy, among: list[int]) -> Asking[int]:
    least = min(s.heroes[who].health for who in among)
    tied = [who for who in among if s.heroes[who].health == least]
    chosen = yield from ask(HOST, "enemy.target", tied, subject=(enemy.figure,), rule="MD-1.9")
    return chosen


@step
def leave_map(s: State, figure: int) -> None:
    """Her card stays in play with everything on it (R72)."""
    enemy = figures.enemy_of(s, figure)
    if enemy is not None:
        enemy.zone = NONE
        s.tell(events.LeftMap, figure, rule="MD-16.17")
        changed(s)


def ghoul(s: State, enemy: Enemy) -> Asking[bool]:
    """It eats a Minion in its Zone, or comes nearer by 3 Zones and attacks."""
    prey = [each.figure for each in figures.enemies_in(s, enemy.zone) if each.kind == MOB and each.minions]
    if prey:
        follow(s, enemy, 0)
        eaten = yield from ask(HOST, "enemy.prey", prey, subject=(enemy.figure,), rule="MD-16.2")
        yield from wounds.kill_one(s, eaten, NONE)
        wounds.heal_enemy(s, enemy.figure, figures.roaming_card(enemy).heal, "MD-16.2")
        return True
    follow(s, enemy, 1)
    there = any(figures.zone_of(s, figure) == enemy.zone for figure in hunted(s))
    walk = [] if there else [come_nearer.later(enemy.figure, GHOUL_STEPS)]
    s.next(*walk, attack_in_reach.later(enemy.figure))
    return True


@step
def attack_in_reach(s: State, figure: int) -> Asking[None]:
    enemy = figures.enemy_of(s, figure)
    if enemy is not None:
        yield from attack_nearest(s, enemy)


SCHEMES: dict[str, Callable[[State, Enemy], Asking[bool]]] = {
    "lyidan": lyidan,
    "ytheria": ytheria,
    "andra": andra,
    "ghoul": ghoul,
}
