"""Odds as notes on options: what an attack promises, what it may cost."""

from __future__ import annotations

from wyprawa.games.hellscape import odds
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State
from wyprawa.words import Text, t


def of_attack(s: State, attacker: int, defender: int, type: int) -> Text:
    """How likely the attack kills what stands next, its mean Wounds, and scratches to be expected."""
    found = odds.forecast(s, attacker, defender, type)
    enemy = figures.enemy_of(s, defender)
    left = figures.health_of(enemy) - enemy.wounds if enemy is not None else 1
    return t(
        "odds-attack",
        kills=round(100 * found.wounds.at_least(left)),
        wounds=tenths(found.wounds.mean()),
        scratches=tenths(found.scratches.mean()),
    )


def of_enemy(s: State, attacker: int, defender: int, type: int) -> Text:
    """What an Enemy's attack would do to a Hero."""
    found = odds.forecast(s, attacker, defender, type)
    both = found.wounds.mean() + found.scratches.mean()
    return t("odds-suffered", wounds=tenths(both))


def tenths(number: float) -> str:
    return f"{number:.1f}"
