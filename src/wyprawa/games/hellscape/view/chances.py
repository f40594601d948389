"""Odds on options: what an attack promises, what it may cost."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.hellscape import odds
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.view import texts
from wyprawa.parts.dice import Odds
from wyprawa.scene import Chart, OptionLook, percent, spread
from wyprawa.words import t


def of_attack(s: State, look: OptionLook, attacker: int, defender: int, type: int) -> OptionLook:
    """An attack with how likely it kills what stands next, its mean Wounds, and scratches to be expected."""
    found = odds.forecast(s, attacker, defender, type)
    note = t(
        "odds-attack",
        kills=percent(found.wounds.at_least(left_of(s, defender))),
        wounds=tenths(found.wounds.mean()),
        scratches=tenths(found.scratches.mean()),
    )
    return replace(look, note=note, odds=(chart(s, defender, found.wounds),))


def idle(s: State, attacker: int, defender: int, type: int) -> bool:
    """Whether an attack can do nothing at all."""
    return odds.forecast(s, attacker, defender, type).wounds.at_least(1) == 0


def of_enemy(s: State, look: OptionLook, attacker: int, defender: int, type: int) -> OptionLook:
    """An Enemy's attack with what it would do to a Hero."""
    found = odds.forecast(s, attacker, defender, type)
    both = found.wounds.mean() + found.scratches.mean()
    return replace(
        look, note=t("odds-suffered", wounds=tenths(both)), odds=(chart(s, defender, found.wounds),)
    )


def chart(s: State, whom: int, wounds: Odds[int]) -> Chart:
    """The Wounds that swords may deal."""
    left = left_of(s, whom)
    rows = [(n, wounds.chance(n)) for n in wounds.cases]
    return Chart(
        f"figure-{whom}",
        texts.figure_of(s, whom),
        t("odds-kills"),
        percent(wounds.at_least(left)),
        spread(rows, left),
        t("odds-wounds"),
        t("odds-left", n=left),
    )


def left_of(s: State, figure: int) -> int:
    """Wounds that a figure can still take."""
    enemy, companion = figures.enemy_of(s, figure), figures.companion_of(s, figure)
    if enemy is not None:
        return figures.health_of(enemy) - enemy.wounds
    if companion is not None:
        return figures.companion_health(figure) - companion.wounds
    return s.heroes[figure].health if figures.is_hero(figure) else 1


def tenths(number: float) -> str:
    return f"{number:.1f}"
