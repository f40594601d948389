"""One action of an Enemy: an attack if possible, otherwise a move (MD-15.4 to MD-15.22)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.combat.attack import attack
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.figures.conditions import melt
from wyprawa.games.hellscape.rules.figures.watching import changed
from wyprawa.games.hellscape.rules.query import figures, ways
from wyprawa.games.hellscape.state import MOB, NONE, Enemy, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import Cells, ids

HOST = 0


@step
def act_once(s: State, figure: int) -> Asking[None]:
    """Frost on a Mob takes the action, whenever it comes (MD-23.6, MD-23.11)."""
    enemy = figures.enemy_of(s, figure)
    if enemy is None or enemy.zone == NONE or not figures.standing(s):
        return
    if enemy.kind == MOB and enemy.frost:
        melt(s, figure, 1)
        return
    yield from attack_or_come(s, enemy)


def attack_or_come(s: State, enemy: Enemy, extra: str = "") -> Asking[None]:
    """An attack if possible, otherwise a Zone nearer (MD-15.4)."""
    if not (yield from attack_nearest(s, enemy, extra)):
        s.next(come_nearer.later(enemy.figure, 1))


def attack_nearest(s: State, enemy: Enemy, extra: str = "") -> Asking[bool]:
    """Attack the nearest Hero in range, if there is one; whether there was (MD-15.5, MD-15.6)."""
    aim = focus.aim(s, enemy)
    if aim is None:
        return False
    tied = list(aim.types)
    whom = yield from ask(HOST, "enemy.target", tied, subject=(enemy.figure,), rule="MD-15.6")
    type = yield from ask(HOST, "enemy.type", aim.types[whom], subject=(enemy.figure, whom), rule="MD-15.8")
    zone = figures.zone_of(s, whom)
    s.tell(events.EnemyAttacks, enemy.figure, whom, tuple(tied), type, aim.range, zone, rule="MD-15.5")
    s.next(attack.later(enemy.figure, whom, type, extra))
    return True


@step
def come_nearer(s: State, figure: int, left: int) -> Asking[None]:
    """Zone by Zone along a shortest path to the nearest Heroes; ties are the players' (MD-15.14,
    MD-15.15)."""
    enemy = figures.enemy_of(s, figure)
    if enemy is None:
        return
    way = focus.way(s, enemy)
    if not way.steps:
        s.tell(events.EnemyWaits, figure, rule="MD-15.18")
        return
    zone = yield from ask(HOST, "enemy.path", way.steps, subject=(figure,), rule="MD-15.15")
    if s.teller.on:
        goal = next(figures.zone_of(s, each) for each in way.toward if on_way(s, enemy, zone, each))
        path = ways.path(s, enemy.zone, goal, zone)
        s.tell(events.EnemyMoves, figure, tuple(way.toward), path, rule="MD-15.14")
    if left > 1 and zone not in (figures.zone_of(s, each) for each in way.toward):
        s.next(come_nearer.later(figure, left - 1))
    move(s, enemy, zone)


def on_way(s: State, enemy: Enemy, zone: int, figure: int) -> bool:
    """Whether a step lies on a shortest path to a figure."""
    _, steps = ways.next_steps(s, enemy.zone, 1 << figures.zone_of(s, figure))
    return bool(steps >> zone & 1)


def move(s: State, enemy: Enemy, zone: int) -> None:
    enemy.zone = zone
    s.tell(events.Moved, enemy.figure, zone, rule="MD-15.14")
    changed(s)


def move_toward(s: State, enemy: Enemy, goals: Cells) -> Asking[None]:
    """One Zone toward the nearest of these Zones."""
    _, steps = focus.toward(s, enemy.zone, goals)
    zones = ids(steps)
    if zones:
        zone = yield from ask(HOST, "enemy.path", zones, subject=(enemy.figure,), rule="MD-15.15")
        move(s, enemy, zone)
