"""What a position promises the party, and which options deserve a thought: counsel for those who think ahead.

The chance to win a scenario grows with the objectives met, the way left to the next one and the party's
health; it falls with the undead about and with every lap of the round track. A campaign also counts the
scenarios behind it. All win or lose together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from wyprawa.games.niflheim.bot import answers, squares
from wyprawa.games.niflheim.rules.query import figures, goals, ground
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.goals import Goal
from wyprawa.kernel import Chance, Choice
from wyprawa.kernel.counsel import Counsel, Leaning

# Weights of the sum that becomes a chance.
START = -1.0
HEALTH = 2.2  # of a party in full health
DONE = 2.0  # of all main objectives
SIDE = 0.2  # of all side objectives
WAY = 0.05  # of every step to the next task
BLOCKED = 0.8  # of a party in which everybody is blocked
NEAR = 0.25  # of an undead that can be adjacent soon
LAP = 0.5
PLAYED = 0.3  # of every scenario of a campaign completed
LOST = 0.8  # of every attempt used up
WEIGHED = frozenset(("act", "intent", "hero", "react", "first", "coin", "skill", "scenario"))
LESS = 0.02  # by which other options look worse than the bot's
FEW = 8  # options to think about


def judge(s: State) -> list[float]:
    """The chance to win, the same for all."""
    if s.outcome is not None:
        return [float(bool(s.outcome.winners))] * s.seats
    total = START + (0.0 if s.resting else table(s))
    if s.campaign:
        total += PLAYED * len(s.sheet.played) - LOST * s.tried
    return [1 / (1 + exp(-total))] * s.seats


def table(s: State) -> float:
    """The scenario under way."""
    heroes, page = s.heroes, s.page()
    health = sum(hero.health / figures.max_health(hero) for hero in heroes if not hero.dead) / len(heroes)
    standing = figures.standing(s)
    held = sum(s.heroes[who].blocked_by != NONE for who in standing) / len(heroes)
    total = HEALTH * health - BLOCKED * held - LAP * (s.lap - 1)
    total += DONE * share(s, page.main) + SIDE * share(s, page.side)
    total -= WAY * sum(way(s, who) for who in standing) / len(heroes)
    return total - NEAR * sum(near(s, who) for who in standing) / len(heroes)


def share(s: State, wanted: tuple[Goal, ...]) -> float:
    """How many of some objectives are met."""
    return sum(goals.met(s, (goal,)) for goal in wanted) / len(wanted) if wanted else 0.0


def way(s: State, who: int) -> int:
    """Steps to the next task, or to the way out."""
    wanted, at = squares.targets(s, who), s.heroes[who].at
    if not wanted:
        return 0
    return min(squares.distances(s, wanted, at).get(at, squares.FAR), squares.FAR)


def near(s: State, who: int) -> int:
    """Undead that can be beside a hero after their next move."""
    at = s.heroes[who].at
    awake = [each for each in s.undead if not each.stunned]
    return sum(ground.range_to(s, at, each.at) <= 1 + figures.move_value(s, each) for each in awake)


def chapter(s: State) -> tuple[str, int, int]:
    return s.scenario, s.tried, s.round


def weigh(s: State, choice: Choice, chance: Chance) -> Sequence[Leaning]:
    """The bot's option, and where the choice matters the others."""
    favourite = answers.choose(s, choice, chance)
    if choice.ask not in WEIGHED:
        return [Leaning(favourite)]
    others = [option for option in choice.options if option != favourite]
    return [Leaning(favourite), *(Leaning(option, -LESS) for option in others[:FEW])]


COUNSEL = Counsel[State](judge=judge, chapter=chapter, weigh=weigh)
