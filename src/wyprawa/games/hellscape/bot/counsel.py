"""What a position promises the party, and which options deserve a thought: counsel for those who think ahead.

The chance to win grows with the party's Health, levels, Lifebringers and what the Mission has seen done, and
falls with the Enemies in play. All Heroes win or lose together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from wyprawa.games.hellscape.bot import answers, worth
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import BOSS, MOB, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, CORRUPTION
from wyprawa.kernel import Chance, Choice
from wyprawa.kernel.counsel import Counsel, Leaning

# Weights of the sum that becomes a chance.
START = -1.6
HEALTH = 1.4  # of a party in full health
LIFEBRINGER = 0.6
LEVEL = 0.25
DONE = 2.4  # of everything the Mission wants
FIGURE = 0.05  # of every Enemy figure
WEIGHED = frozenset(("act", "move", "hero", "item", "skill", "attack"))
LESS = 0.02  # by which other options look worse than the bot's


def judge(s: State) -> list[float]:
    """The chance to win, the same for all."""
    if s.outcome is not None:
        return [float(bool(s.outcome.winners))] * s.seats
    heroes = s.heroes
    health = sum(worth.fit(hero) for hero in heroes if figures.is_up(hero)) / len(heroes)
    left = sum(hero.gone for hero in heroes) / len(heroes)
    levels = sum(hero.level - 1 for hero in heroes) / len(heroes)
    foes = sum(figures.figures_in(enemy) for enemy in s.enemies if enemy.kind == MOB) / len(heroes)
    total = START + HEALTH * (health + left) + LIFEBRINGER * s.lifebringers + LEVEL * levels
    total += DONE * (done(s) + left) / 2 - FIGURE * foes * 2
    return [1 / (1 + exp(-total))] * s.seats


def done(s: State) -> float:
    """How much of what the Mission wants is done, from 0 to 1."""
    mission = ground.mission(s)
    if s.boss_fight:
        boss = next((enemy for enemy in s.enemies if enemy.kind == BOSS), None)
        return 0.5 + (0.5 * boss.wounds / figures.health_of(boss) if boss is not None else 0.5)
    wanted = len(mission.colour) + len(mission.corruption)
    if wanted and "passages" not in mission.rules:
        lying = len(ground.zones_with(s, COLOUR)) + len(ground.zones_with(s, CORRUPTION))
        part = 1 - lying / wanted
    else:
        part = s.revealed.bit_count() / max(1, len(ground.map_of(s).rooms))
    return part * (0.5 if mission.boss is not None else 0.8)


def chapter(s: State) -> int:
    return s.round


def weigh(s: State, choice: Choice, chance: Chance) -> Sequence[Leaning]:
    """The bot's option, and where the choice matters the others."""
    favourite = answers.choose(s, choice, chance)
    if choice.ask not in WEIGHED:
        return [Leaning(favourite)]
    others = [option for option in choice.options if option != favourite]
    return [Leaning(favourite), *(Leaning(option, -LESS) for option in others)]


COUNSEL = Counsel[State](judge=judge, chapter=chapter, weigh=weigh)
