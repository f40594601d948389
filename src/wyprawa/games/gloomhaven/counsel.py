"""How near the party is to winning, and which options deserve a thought: counsel for those who think ahead.

The party is judged by what stands in its way, enemies in sight and rooms nobody has seen, and by what it has
left: heroes who can act, their hit points, the turns their cards allow beyond those it will need. The weights
follow the ends of games that sensible heroes played; they are logarithms of odds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import exp

from msgspec import UNSET

from wyprawa.games.gloomhaven import bot, special
from wyprawa.games.gloomhaven.bot.cards import least, rounds_needed, stamina
from wyprawa.games.gloomhaven.bot.picking import Picking
from wyprawa.games.gloomhaven.bot.turning import action_of, plans_of
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.rules.query.occasions import amount
from wyprawa.games.gloomhaven.rules.turns.rests import discarded
from wyprawa.games.gloomhaven.state import FOES, Hero, State
from wyprawa.kernel import Chance, Choice, Option
from wyprawa.kernel.counsel import Counsel, Leaning

ENEMY = 0.024  # a point of what an enemy in sight is worth ...
EDGE = 0.4  # ... of which so much is gone only when it is dead
ROOM = 0.8  # a room nobody has seen
USUAL = 8.0  # points of an enemy that the goal asks for and nobody has seen
HERO = 0.1  # a hero who can act
HEALTH = 0.06  # a hit point
FAINT = 0.26  # a hero with a single hit point; the more there are, the less it matters
SPARE, SHORT = 0.09, 0.03  # a turn that a hero's cards allow beyond what the party needs, and one it lacks
BEGINNING = 0.5
SPREAD = 2.0  # how far off a win or a defeat may be
POINT = 0.005  # a point of the bot's, as a chance to win
MARGIN = 2.0  # points by which cards may seem worse than the bot's and still be thought about
SWAPPED = 0.5  # points that the other order of two halves seems worse
UPPER = ("top", "attack")
PLAYS = (*UPPER, "bottom", "move")


def prospects(s: State) -> float:
    """How good the party's chances are; 0 is even."""
    odds, needed = BEGINNING - unseen(s), rounds_needed(s)
    for who, figure in s.figures.items():
        if figure.side == FOES and figure.at >= 0:
            odds -= ENEMY * threat(s, who) * (EDGE + (1 - EDGE) * figure.hp / figure.most)
    for who, hero in enumerate(s.heroes):
        able = not hero.exhausted
        hp = s.figures[who].hp if able else 0
        spare = turns(hero) * able - needed
        odds += HERO * able + HEALTH * hp - FAINT / (hp + 0.5) + (SPARE if spare > 0 else SHORT) * spare
    return odds


def unseen(s: State) -> float:
    """What is still to come: enemies if the goal counts them, else rooms."""
    goal = s.page().goal
    if not isinstance(goal, special.Killed):
        return ROOM * (len(s.ground().rooms) - 1 - (s.rooms & ~1).bit_count())
    counted = Counter(s.killed)
    counted.update(figure.name for figure in s.figures.values() if figure.side == FOES and figure.at >= 0)
    met = sum(count for name, count in counted.items() if not goal.monsters or name in goal.monsters)
    return ENEMY * USUAL * max(0, amount(s, goal.least) - met)


def threat(s: State, who: int) -> float:
    """What an enemy would do, and the work it is to be rid of it."""
    figure = s.figures[who]
    if figure.kind == "obstacle":
        return 2.0
    bite = formulas.own_attack(s, who) + 0.4 * (facts.own_reach(s, who) > 0)
    return 1.7 + 2.1 * bite + 0.14 * figure.most + 0.34 * facts.shield_of(s, who)


def turns(hero: Hero) -> int:
    """The turns its cards allow; picked ones are as good as discarded."""
    return stamina(len(hero.hand), discarded(hero) + len(hero.picked))


def judge(s: State) -> list[float]:
    """The same for all: the party wins or loses together."""
    won = s.won if s.outcome is None else bool(s.outcome.winners)
    if s.camp is not UNSET and s.outcome is None:
        return [(s.camp.won + 1) / (s.camp.played + 2)] * s.seats
    if won is None:
        return [1 / (1 + exp(-prospects(s) / SPREAD))] * s.seats
    return [float(won)] * s.seats


def chapter(s: State) -> tuple[int, int]:
    """A round; in a campaign, of which scenario."""
    campaign = s.campaign()
    return (0 if campaign is None else campaign.played), s.round


def weigh(s: State, choice: Choice, chance: Chance) -> Sequence[Leaning]:
    """The bot's option, and where the choice matters the others, the better ones first."""
    favourite = bot.choose(s, choice, chance)
    match choice.ask:
        case "lead" if favourite != "rest":
            return near(favourite, leads(s, choice))
        case "act" if favourite[0] in PLAYS:
            return near(favourite, plays(s, choice))
        case "damage":
            cards = [option[1] for option in choice.options if option[0] == "lose"]
            ways: list[Option] = ["take", "discards", *([("lose", least(cards))] if cards else [])]
            others = [way for way in ways if way in choice.options and way != favourite]
            return [Leaning(favourite), *(Leaning(way, -POINT) for way in others)]
    return [Leaning(favourite)]


def near(favourite: Option, worths: Mapping[Option, float]) -> list[Leaning]:
    """The bot's option, then those that seem little worse, by points of the bot's."""
    top = worths[favourite]
    others = [option for option in worths if option != favourite and worths[option] > top - MARGIN]
    others.sort(key=lambda option: -worths[option])
    return [
        Leaning(favourite),
        *(Leaning(option, min(0.0, POINT * (worths[option] - top))) for option in others),
    ]


def leads(s: State, choice: Choice) -> dict[Option, float]:
    """Leading cards by the best pair they are part of."""
    who = choice.subject[0]
    picking, best = Picking(s, who), dict[Option, float]()
    for first, second in permutations(sorted(s.heroes[who].hand), 2):
        best[first] = max(best.get(first, -99.0), picking.worth(first, second))
    return best


def plays(s: State, choice: Choice) -> dict[Option, float]:
    """Halves of cards by the best turn that begins with them, or what is left of it."""
    who = choice.subject[0]
    plans = plans_of(s, who)
    actions = {option: action_of(s, who, option) for option in choice.options if option[0] in PLAYS}
    best = {option: plans.alone(action) for option, action in actions.items()}
    if s.turn is not None and s.turn.half:
        return best
    for top, upper in actions.items():
        for low, lower in actions.items():
            if top[0] in UPPER and low[0] not in UPPER and top[1] != low[1]:
                worth, first = plans.turn(upper, lower)
                for option, behind in ((low, not first), (top, first)):
                    best[option] = max(best[option], worth - SWAPPED * behind)
    return best


COUNSEL = Counsel[State](judge=judge, chapter=chapter, weigh=weigh, trust=12.0)
