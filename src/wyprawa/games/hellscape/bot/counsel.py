"""What a position promises the party, and which options deserve a thought: counsel for those who think ahead.

The chance to win grows with the party's Health, levels, gear, Lifebringers and what the Mission has seen
done, and falls with the Enemies in play. In the fight with a Boss its Wounds decide, and the sand in the
Hourglasses. All Heroes win or lose together. The weights follow the games that sensible parties played.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from wyprawa.games.hellscape.bot import answers, turning, worth
from wyprawa.games.hellscape.content import ITEMS
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import BOSS, MOB, NONE, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, CORRUPTION, RARITIES, TIME
from wyprawa.kernel import Chance, Choice, Option
from wyprawa.kernel.counsel import Counsel, Leaning

# Weights of the sum that becomes a chance.
START = -2.6
HEALTH = 1.5  # of a party in full health
LIFEBRINGER = 0.6
LEVEL = 0.3
GEAR = 0.4  # of a step in rarity on every Hero
DONE = 2.4  # of everything the Mission wants
BOSS_WOUNDS = 5.5  # of all that a Boss can take
SAND = 0.6  # of a Time token in an Hourglass
FIGURE = 0.12  # of an Enemy figure for every Hero
MARGIN = 4.0  # Wounds by which an option may seem worse than the bot's and still be thought about
POINT = 0.01  # a Wound, as a chance to win
OFFERS = {
    "act": turning.actions,
    "move": turning.steps,
    "hero": turning.heroes,
}


def judge(s: State) -> list[float]:
    """The chance to win, the same for all."""
    if s.outcome is not None:
        return [float(bool(s.outcome.winners))] * s.seats
    heroes = s.heroes
    count = len(heroes)
    health = sum(worth.fit(hero) for hero in heroes if figures.is_up(hero)) / count
    left = sum(hero.gone for hero in heroes) / count
    levels = sum(hero.level - 1 for hero in heroes) / count
    gear = sum(RARITIES.index(ITEMS[item].rarity) for hero in heroes for item in hero.slots if item != NONE)
    foes = sum(figures.figures_in(enemy) for enemy in s.enemies if enemy.kind == MOB) / count
    total = START + HEALTH * (health + left) + LIFEBRINGER * s.lifebringers + LEVEL * levels
    total += GEAR * gear / count - FIGURE * foes + DONE * (done(s) + left) / 2
    if s.boss_fight:
        total += fight(s)
    return [1 / (1 + exp(-total))] * s.seats


def done(s: State) -> float:
    """How much of what the Mission wants is done, from 0 to 1; a Boss is the second half."""
    mission = ground.mission(s)
    if s.boss_fight:
        return 0.5
    wanted = len(mission.colour) + len(mission.corruption)
    if wanted and "passages" not in mission.rules:
        lying = len(ground.zones_with(s, COLOUR)) + len(ground.zones_with(s, CORRUPTION))
        part = 1 - lying / wanted
    else:
        part = s.revealed.bit_count() / max(1, len(ground.map_of(s).rooms))
    return part * (0.5 if mission.boss is not None else 0.8)


def fight(s: State) -> float:
    """How the fight with the Boss stands."""
    boss = next((enemy for enemy in s.enemies if enemy.kind == BOSS), None)
    wounds = boss.wounds / figures.health_of(boss) if boss is not None else 1.0
    glasses = len(ground.mission(s).hourglasses)
    return BOSS_WOUNDS * wounds + SAND * (len(ground.zones_with(s, TIME)) - glasses) * bool(glasses)


def chapter(s: State) -> int:
    return s.round


def weigh(s: State, choice: Choice, chance: Chance) -> Sequence[Leaning]:
    """The bot's option, and where the choice matters those that seem little worse, the better ones first."""
    favourite = answers.choose(s, choice, chance)
    offers = OFFERS[choice.ask](s, choice) if choice.ask in OFFERS else []
    worths: dict[Option, float] = {}
    for value, option in offers:
        worths[option] = max(value, worths.get(option, value))
    if len(worths) < 2 or favourite not in worths:
        return [Leaning(favourite)]
    best = worths.pop(favourite)
    others = [
        Leaning(option, POINT * min(0.0, value - best))
        for option, value in worths.items()
        if value > best - MARGIN
    ]
    return [Leaning(favourite), *sorted(others, key=lambda leaning: -leaning.better)]


COUNSEL = Counsel[State](judge=judge, chapter=chapter, weigh=weigh)
