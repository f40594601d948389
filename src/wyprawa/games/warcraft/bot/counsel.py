"""What a position promises each character, and which options deserve a thought: counsel for those who think
ahead.

A character is counted in valor: what it has, what its best errands promise, and what its level, gear and
cards will help to win. The weights were fitted to who won 250 games that two sensible players played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import exp

from wyprawa.games.warcraft.bot import answers, prices, walking
from wyprawa.games.warcraft.bot.errands import Foes
from wyprawa.games.warcraft.bot.fighting import faced
from wyprawa.games.warcraft.bot.outlook import Outlook, total
from wyprawa.games.warcraft.content import ABILITIES, BOX
from wyprawa.games.warcraft.map import CITIES
from wyprawa.games.warcraft.rules.query.figures import health
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.state import NOTHING, State
from wyprawa.kernel import Chance, Choice, Option
from wyprawa.kernel.counsel import Counsel, Leaning
from wyprawa.parts.boards import ids

# What these are worth, in valor.
LEVEL = 1.25
PLAN = 0.87
ATTACK, DEFENCE = 0.27, 0.22  # a point
CARD, COMBAT_CARD, ITEM = 0.02, 0.08, 0.15
HURT, WEAK = 0.14, 0.26  # a point of damage, and to have no more than two left
SPREAD = 0.6  # valor: how far a lead may still turn at the end ...
MORE = 0.3  # ... and for each valor that is missing
POINT = 0.12  # what a valor more is worth as a chance to win
FEW = 5  # spaces to think about


class Prospect(Outlook):
    """How things stand in the long run: wounds heal, and rivals come out of their cities.

    What to do next may depend on either. Judged by them, a position would change with every blow, and to sit
    in a city would look best while others have quests against one.
    """

    @cached_property
    def life(self) -> int:
        return health(self.s, self.seat)

    @cached_property
    def hurt(self) -> float:
        return prices.HURT

    @cached_property
    def foes(self) -> Foes:
        return super().foes._replace(safe=False)

    def plan(self, at: int) -> float:
        """What all errands are worth from a space."""
        return total([self.value(errand, at) for errand in self.errands])


def promised(s: State, seat: int) -> float:
    """Valor that is there or in sight."""
    o = Prospect(s, seat)
    me = o.me
    if me.kind == NOTHING or s.outcome is not None:
        return float(valor(me))
    at = me.at if me.at >= 0 else ids(CITIES)[0]
    fit = sum(ABILITIES[card].timing == "combat" for card in me.hand)
    return (
        valor(me)
        + LEVEL * me.level
        + PLAN * o.plan(at)
        + ATTACK * (o.figures.attack - me.level)
        + DEFENCE * (o.figures.defence - me.level)
        + CARD * len(me.hand)
        + COMBAT_CARD * fit
        + ITEM * len(me.bag)
        - HURT * me.damage
        - WEAK * (o.life - me.damage <= 2)
    )


def judge(s: State) -> list[float]:
    """The chance of each character to win."""
    if s.outcome is not None and s.outcome.winners:
        won = s.outcome.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(s.seats)]
    totals = [promised(s, seat) for seat in range(s.seats)]
    best = max(totals)
    spread = SPREAD + MORE * max(0, BOX.valor - max(valor(it) for it in s.characters))
    parts = [exp((each - best) / spread) for each in totals]
    return [part / sum(parts) for part in parts]


def chapter(s: State) -> int:
    return s.turns


def weigh(s: State, choice: Choice, chance: Chance) -> Sequence[Leaning]:
    """The bot's option, and where the choice matters the others, the better ones first."""
    favourite = answers.choose(s, choice, chance)
    worth = WORTHS.get(choice.ask)
    if worth is None or len(choice.options) == 1:
        return [Leaning(favourite)]
    o = Outlook(s, choice.seat)
    worths = [(worth(o, option), option) for option in choice.options if option != favourite]
    worths.sort(key=lambda each: -each[0])
    top = worth(o, favourite)
    return [
        Leaning(favourite),
        *(Leaning(option, min(0.0, POINT * (each - top))) for each, option in worths[:FEW]),
    ]


def _moved(o: Outlook, option: Option) -> float:
    """Where a step leads, or what is used first."""
    if option == "stop":
        return o.end_at(o.me.at)
    if option[0] == "go":
        return o.end_at(option[1])
    best = walking.farther(o, 0, 0.0)
    return best + walking.aid(o, option, best)


WORTHS: dict[str, Callable[[Outlook, Option], float]] = {
    "movement": _moved,
    "challenge": faced,
    "resource": lambda o, option: 0.0 if option == "flight_path" else o.resource(option),
    "fly": lambda o, option: o.stay(option, 0.0),
    **dict.fromkeys(answers.WINDOWS, lambda o, option: 0.0),
}
COUNSEL = Counsel[State](judge=judge, chapter=chapter, weigh=weigh)
