"""What a position promises each clan, and which options deserve a thought: counsel for those who think ahead.

A clan is counted in the Victory Points it will probably have at the end: those it has, and what its dice,
gold and tokens will still bring, more of it the more rounds are left. The weights were fitted to the ends of
1,400 games that sensible clans played among themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from wyprawa.games.monsterlands.bot import answers
from wyprawa.games.monsterlands.bot.outlook import rounds_left, wages_due
from wyprawa.games.monsterlands.bot.trails import trap_points
from wyprawa.games.monsterlands.content import EQUIPMENT, MEMBERS, TRAPS
from wyprawa.games.monsterlands.rules.query import affinity_symbols, bracket, reputation
from wyprawa.games.monsterlands.rules.scoring import points, trophy_points
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Chance, Choice
from wyprawa.kernel.counsel import Counsel, Leaning

# What a clan has, in the order of `holdings`, in points at the end; by the rounds left after the one begun.
WEIGHTS = (
    (1.29, 1.5, 0.45, 1.05, 1.9, 0.4, 0.18, 0.0, 0.5, 0.1, 0.1, 0.6, 0.2, 0.1, 0.6, 0.5, 0.06),
    (1.41, 3.0, 0.4, 0.9, 1.8, 0.5, 0.37, -0.35, 0.4, 0.2, 0.5, 1.2, 0.25, 0.9, 1.6, 1.4, 0.1),
    (1.65, 4.0, 0.1, 0.95, 2.1, 0.65, 0.4, -1.0, 0.6, 0.6, 0.8, 1.8, 0.2, 2.0, 2.5, 2.6, 0.14),
    (2.0, 6.0, -0.2, 0.7, 2.3, 0.5, 0.42, -1.6, 0.5, 0.9, 0.4, 2.8, 0.2, 2.9, 3.8, 3.3, 0.2),
    (2.6, 6.2, -0.6, 0.6, 2.8, 0.6, 0.5, -1.6, 0.7, 0.8, 0.2, 3.4, 0.23, 3.6, 4.6, 3.7, 0.28),
)
SPREAD = (5.0, 6.5, 8.0, 9.0, 9.5)  # how far a lead may still turn, by the rounds left
OVER = 3.0  # the same when it is over: a narrow win is a win, but one that was near to being none
WEIGHED = frozenset(("action", "recruit", "loot.take", "market.card", "hut.trap", "contract"))
HOPELESS = -20.0  # the worth of Actions that are there only because something must be


def holdings(s: State, seat: int) -> tuple[float, ...]:
    """What a clan has, as `WEIGHTS` counts it."""
    clan = s.clans[seat]
    members = [MEMBERS[member] for member in clan.members]
    due = wages_due(clan)
    return (
        clan.glory,
        bracket(clan.glory),
        reputation(clan),
        trophy_points(clan),
        sum(affinity_symbols(clan)),
        min(clan.gold, due),
        max(0, clan.gold - due),
        due,
        clan.potions,
        clan.poisons,
        clan.defence,
        len(clan.loot),
        sum(trap_points(trap) for trap in clan.traps if TRAPS[trap].kind != "deceit"),
        sum(member.strength for member in members),
        sum(member.magic for member in members),
        sum(member.influence for member in members),
        sum(EQUIPMENT[card].cost for card, holder in enumerate(s.holders) if holder in clan.members),
    )


def stage(s: State) -> int:
    """The rounds left, as far as it matters."""
    return min(rounds_left(s), len(WEIGHTS) - 1)


def promised(s: State, seat: int) -> float:
    """The points a clan will probably have, up to what is the same for all."""
    if s.outcome is not None:
        return float(points(s.clans[seat]))
    return sum(weight * held for weight, held in zip(WEIGHTS[stage(s)], holdings(s, seat), strict=True))


def judge(s: State) -> list[float]:
    """The chance of each clan to win; alone, how near to a hundred points."""
    totals = [promised(s, seat) for seat in range(s.seats)]
    if len(totals) == 1:
        return [max(0.0, min(1.0, totals[0] / 100))]
    spread = SPREAD[stage(s)] if s.outcome is None else OVER
    best = max(totals)
    parts = [exp((total - best) / spread) for total in totals]
    return [part / sum(parts) for part in parts]


def chapter(s: State) -> int:
    return s.round


def weigh(s: State, choice: Choice, chance: Chance) -> Sequence[Leaning]:
    """The bot's option, and where the choice matters the others, the better ones first."""
    favourite = answers.choose(s, choice, chance)
    if choice.ask not in WEIGHED:
        return [Leaning(favourite)]
    point = 1 / (4 * SPREAD[stage(s)])  # a point more in an even game
    idle = ("free", favourite)  # what the bot would do freely is nothing, and the same question comes again
    others = [option for option in choice.options if option not in idle]
    if choice.ask != "action":
        return [Leaning(favourite), *(Leaning(option, -point) for option in others)]
    worths = dict(zip(choice.options, answers.action_worths(s, choice.seat, choice.options), strict=True))
    others.sort(key=lambda option: -worths[option])
    top = worths[favourite]
    return [
        Leaning(favourite),
        *(Leaning(option, point * (worths[option] - top)) for option in others if worths[option] > HOPELESS),
    ]


COUNSEL = Counsel[State](judge=judge, chapter=chapter, weigh=weigh)
