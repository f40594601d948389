"""An Enemy activates: Fire, Poison, Frost, then its actions (MD-15.3, MD-16.2 to MD-16.4, MD-23)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import SKILLS
from wyprawa.games.hellscape.rules.enemies.acting import act_once
from wyprawa.games.hellscape.rules.enemies.schemes import SCHEMES
from wyprawa.games.hellscape.rules.figures.conditions import melt, resolve_fire
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import MOB, NONE, ROAMING, Enemy, State
from wyprawa.kernel import Asking, step

MOB_ACTIONS = 2  # MD-15.3


@step
def activate(s: State, figure: int) -> Asking[None]:
    """Everything an Enemy does in an Enemy Phase."""
    enemy = figures.enemy_of(s, figure)
    if enemy is None or not figures.standing(s):  # MD-15.20
        return
    enemy.acted = True
    s.tell(events.EnemyActs, figure, rule="MD-15.1")
    if enemy.zone != NONE:  # MD-16.17
        yield from resolve_fire(s, figure)
        yield from suffer_poison(s, figure)
    if figures.enemy_of(s, figure) is None:
        return
    if enemy.kind == MOB:
        s.next(*[act_once.later(figure)] * MOB_ACTIONS)
    elif enemy.kind == ROAMING and not frozen(s, figure):
        yield from follow_scheme(s, enemy, MOB_ACTIONS)


@step
def act_by_scheme(s: State, figure: int) -> Asking[None]:
    """The single action of a Roaming Monster drawn again (MD-16.10, R7)."""
    enemy = figures.enemy_of(s, figure)
    if enemy is not None and figures.standing(s):
        yield from follow_scheme(s, enemy, 1)


def follow_scheme(s: State, enemy: Enemy, actions: int) -> Asking[None]:
    """The first condition that is met; without one it acts like a Mob (MD-16.2 to MD-16.4)."""
    if not (yield from SCHEMES[figures.roaming_card(enemy).kind](s, enemy)):
        s.next(*[act_once.later(enemy.figure)] * actions)


def frozen(s: State, figure: int) -> bool:
    """Two Frost tokens cost a Roaming Monster its activation, a single one nothing (MD-23.7 to MD-23.9)."""
    enemy = figures.enemy_of(s, figure)
    assert enemy is not None
    n = min(2, enemy.frost)
    if n:
        melt(s, figure, n)
    return n == 2


def suffer_poison(s: State, figure: int) -> Asking[None]:
    """What the Rogue's skills say that Poison does (MD-29.17)."""
    enemy = figures.enemy_of(s, figure)
    if enemy is None or enemy.poison == NONE:
        return
    for who, hero in enumerate(s.heroes):
        for skill in hero.skills:
            for n, ability in enumerate(SKILLS[skill].poison):
                x = Act(figure, who, who, source=("poison", skill, n))
                yield from EFFECTS.resolve(s, ability.do, x)
