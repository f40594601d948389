"""What a position promises each character, and which options deserve a thought: counsel for those who think
ahead.

A character is counted in valor: what it has, what its best errands promise, and what its level, gear and
cards will help to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from wyprawa.games.warcraft.bot import answers, walking
from wyprawa.games.warcraft.bot.fighting import faced
from wyprawa.games.warcraft.bot.outlook import Outlook
from wyprawa.games.warcraft.bot.wardrobe import mettle
from wyprawa.games.warcraft.content import BOX
from wyprawa.games.warcraft.map import CITIES
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.state import NOTHING, State
from wyprawa.kernel import Chance, Choice, Option
from wyprawa.kernel.counsel import Counsel, Leaning
from wyprawa.parts.boards import ids

LEVEL, ERRANDS, METTLE, CARD, HURT = 1.0, 0.6, 2.0, 0.05, 0.05
SPREAD = 1.8  # valor: how far a lead may still turn
NEAR = 0.15  # the same for each valor that is missing
POINT = 0.1  # what a valor more is worth as a chance to win
FEW = 5  # spaces to think about


def promised(s: State, seat: int) -> float:
    """Valor that is there or in sight."""
    o = Outlook(s, seat)
    if o.me.kind == NOTHING or s.outcome is not None:
        return float(valor(o.me))
    at = o.me.at if o.me.at >= 0 else ids(CITIES)[0]
    return (
        valor(o.me)
        + LEVEL * o.me.level
        + ERRANDS * o.worth(at)
        + METTLE * mettle(o.figures, o.life, o.me.level)
        + CARD * len(o.me.hand)
        - HURT * o.me.damage
    )


def judge(s: State) -> list[float]:
    """The chance of each character to win."""
    if s.outcome is not None and s.outcome.winners:
        won = s.outcome.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(s.seats)]
    totals = [promised(s, seat) for seat in range(s.seats)]
    best = max(totals)
    missing = BOX.valor - max(valor(it) for it in s.characters)
    spread = SPREAD + NEAR * max(0, missing)
    parts = [exp((total - best) / spread) for total in totals]
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
    here = o.end_at(o.me.at)
    return here + walking.aid(o, option, here)


WORTHS: dict[str, Callable[[Outlook, Option], float]] = {
    "movement": _moved,
    "challenge": faced,
    "resource": lambda o, option: 0.0 if option == "flight_path" else o.resource(option),
    "fly": lambda o, option: o.stay(option, 0.0),
    **dict.fromkeys(answers.WINDOWS, lambda o, option: 0.0),
}
COUNSEL = Counsel[State](judge=judge, chapter=chapter, weigh=weigh)
