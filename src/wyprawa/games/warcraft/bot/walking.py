"""The movement phase: what to use first, then where to go."""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.games.warcraft.bot import wardrobe
from wyprawa.games.warcraft.bot.outlook import Outlook
from wyprawa.games.warcraft.bot.prices import CARD, DRAW, ENERGY
from wyprawa.games.warcraft.content import ABILITIES
from wyprawa.games.warcraft.map import CITIES, MAP
from wyprawa.games.warcraft.odds import turned_over
from wyprawa.games.warcraft.rules.query.figures import standing
from wyprawa.games.warcraft.rules.query.places import reach
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.rules.query.sources import powers_of, verbs_of
from wyprawa.games.warcraft.vocabulary import targets, verbs
from wyprawa.kernel import Choice, Option
from wyprawa.parts.boards import ids

SLIGHT = 0.015
HOME = 0.15  # a Hearthstone
SHIELD = 0.22  # an attachment of one's own
CURSE = 0.14  # one on somebody else
NEW_CARDS = 0.25  # an item for gold


def movement(o: Outlook, choice: Choice) -> Option:
    goals = {option[1]: option for option in choice.options if option[0] == "go"}
    best = max([o.me.at, *goals], key=lambda cell: (o.end_at(cell), cell == o.me.at))
    gain, wanted = SLIGHT, None
    for option in choice.options:
        if option != "stop" and option[0] != "go":
            more = aid(o, option, o.end_at(best))
            if more > gain:
                gain, wanted = more, option
    if wanted is not None:
        return wanted
    return goals.get(best, "stop")


def aid(o: Outlook, option: Option, here: float) -> float:
    """What using something gains; `here` is the best there is without it."""
    match option:
        case ("card", int(ability)):
            cost = ABILITIES[ability].cost
            return done(o, verbs_of(o.me, ability), here) - CARD - thrift(o) * cost
        case ("power", str(source), int(number), int(row)):
            power = powers_of(source, number)[row]
            return done(o, power.do, here) - thrift(o) * power.cost
        case ("heal", int(card)):
            return o.healed(1) - wardrobe.worth(o.s, o.seat, card)
        case ("speed", int(card)):
            return farther(o, 1, here) - wardrobe.worth(o.s, o.seat, card)
        case ("hearthstone", int(city)):
            return o.end_at(city) - here - HOME
        case ("far_sight", int(n)):
            token = o.s.tokens[n]
            return 0.05 if token.at in o.stops and not token.known >> o.seat & 1 else 0.0
        case ("merchant", int(other)):
            return max(wardrobe.worth(o.s, o.seat, card) for card in o.s.characters[other].bag) - 0.2
        case ("gold", int(level)):
            return NEW_CARDS if level == o.me.level else 0.0
    return 0.0


def thrift(o: Outlook) -> float:
    """What a point of energy is worth for the fight to come."""
    cards = [ABILITIES[card] for card in o.me.hand if ABILITIES[card].timing == "combat"]
    return ENERGY if any(card.cost <= o.me.energy for card in cards) else 0.0


def farther(o: Outlook, steps: int, here: float) -> float:
    """What more steps gain."""
    cells = reach(o.s, o.seat, o.s.turn.movement + steps)
    return max(o.end_at(cell) for cell in cells) - here


def done(o: Outlook, do: Iterable[verbs.Verb], here: float) -> float:
    """What verbs are worth in one's movement phase."""
    total, steps = 0.0, 0
    for verb in do:
        match verb:
            case verbs.Add(to="movement", amount=amount):
                steps += amount
            case verbs.Walk(steps=amount, whom=targets.Me()):
                steps += amount
            case verbs.Add(to="energy", amount=amount):
                total += amount * thrift(o)
            case verbs.Heal(amount=amount):
                total += o.healed(amount)
            case verbs.Harm(amount=amount, to=targets.Me()):
                total -= o.hurt * amount if o.life > amount + 1 else 9.0
            case verbs.Draw(cards=cards, to=targets.Me()):
                total += DRAW * cards if len(o.me.hand) + cards <= 9 else 0.0
            case verbs.Recover():
                total += DRAW if o.me.discard else 0.0
            case verbs.PlaceDiscovery():
                total += CARD + SLIGHT
            case verbs.Attach(to=targets.Enemy(within=within)):
                total += CURSE if near(o, within) else 0.0
            case verbs.Attach():
                total += SHIELD
            case verbs.TurnCharacter(to=targets.Enemy(within=within)):
                total += CURSE / 2 if near(o, within) else 0.0
            case verbs.TurnCharacter():
                total += turned(o)
            case verbs.GoToCity():
                total += max(o.end_at(city) for city in ids(CITIES)) - here
    return total + (farther(o, steps, here) if steps else 0.0)


def near(o: Outlook, within: int) -> bool:
    """Whether somebody is near who is worth a curse."""
    others = [it for seat, it in enumerate(o.s.characters) if seat != o.seat]
    return any(MAP.range_between(o.me.at, it.at) <= within and valor(it) >= valor(o.me) - 1 for it in others)


def turned(o: Outlook) -> float:
    """What the other side of the character card is worth more."""
    now = wardrobe.mettle(o.figures, o.life, o.me.level)
    return wardrobe.mettle(standing(turned_over(o.s, o.seat), o.seat), o.life, o.me.level) - now
