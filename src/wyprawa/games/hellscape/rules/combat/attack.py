"""An attack begins: whom a Hero can attack, and the pool (MD-12)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE, ROGUE_TOKENS
from wyprawa.games.hellscape.rules.combat import arrows, pool
from wyprawa.games.hellscape.rules.combat.rolling import roll
from wyprawa.games.hellscape.rules.figures.wounds import vulnerable
from wyprawa.games.hellscape.rules.query import figures, ground, reach
from wyprawa.games.hellscape.state import NONE, Combat, State, name_of
from wyprawa.games.hellscape.vocabulary.terms import RANGED, RANGER
from wyprawa.games.hellscape.vocabulary.terms import pool as dice_of
from wyprawa.kernel import step


def targets(s: State, figure: int) -> list[tuple[int, int]]:
    """The attacks a Hero or Spirit can make: type and Enemy (MD-12.1, MD-12.6)."""
    here = figures.zone_of(s, figure)
    kinds = pool.types_of(s, figure)
    foes = [enemy for enemy in s.enemies if vulnerable(s, enemy)]
    return [
        (type, enemy.figure) for enemy in foes for type in kinds if reach.in_reach(s, type, here, enemy.zone)
    ]


@step
def attack(s: State, attacker: int, defender: int, type: int, extra: str = "") -> None:
    """Attacker and target are in Combat until the attack is done (MD-12.2). `extra` are dice beside the
    cards'."""
    gone = figures.is_enemy(attacker) and figures.enemy_of(s, attacker) is None
    if gone or not can_be_attacked(s, defender):
        return
    token = s.turn.token if s.turn is not None and s.turn.hero == attacker else NONE
    dark = ground.in_shadow(s, figures.zone_of(s, attacker)) or (token != NONE and ROGUE_TOKENS[token].shadow)
    foe = figures.enemy_of(s, max(attacker, defender))
    assert foe is not None, "no Combat without an Enemy"
    s.combat = combat = Combat(attacker, defender, type, foe=name_of(foe), dark=dark)
    combat.pool = pool.plan(s, attacker, defender, type, dark)
    combat.rerolls[0] = 0 if figure_alone(attacker, defender) else s.spent  # MD-17.10, MD-17.11
    if figures.is_hero(attacker):
        combat.weapons = pool.weapons(s, s.heroes[attacker], type)
    for kind, n in enumerate(dice_of(extra)):
        DICE.add(combat.pool, kind, n)
    s.tell(events.CombatBegan, attacker, defender, type, rule="MD-12.2")
    if figures.is_hero(attacker) and type == RANGED and figures.class_of(s.heroes[attacker]) == RANGER:
        s.next(arrows.reveal_arrows.later())  # MD-31.2
    else:
        s.next(roll.later())


def can_be_attacked(s: State, figure: int) -> bool:
    if figures.is_hero(figure):
        return figures.is_up(s.heroes[figure])
    enemy = figures.enemy_of(s, figure)
    return vulnerable(s, enemy) if enemy is not None else figures.companion_of(s, figure) is not None


def figure_alone(attacker: int, defender: int) -> bool:
    """Whether no Hero takes part: a Spirit or the Summoning Master stands for the Heroes."""
    return not figures.is_hero(attacker) and not figures.is_hero(defender)
