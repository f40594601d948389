"""Being hurt: what is used against a blow, and when a card is lost instead of hit points."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Bonus
from wyprawa.games.gloomhaven.bot.cards import card_cost, card_worth, least
from wyprawa.games.gloomhaven.bot.goal import looting_matters
from wyprawa.games.gloomhaven.bot.worth import pain
from wyprawa.games.gloomhaven.content import CARDS, ITEMS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Choice, Option

STEEL = 2.0  # how much more a blow must cost than the card that stops it
SERIOUS = 3  # damage for which what stops all of it is used
STOUTER = 2  # hit points that one who takes a blow for another must have more


def damage(s: State, choice: Choice) -> Option:
    """Items first; a card is lost if the hero would fall, or if the blow costs more than the card."""
    who, amount = choice.subject[0], choice.subject[1]
    if not facts.is_hero(s, who):
        return "take"
    figure, hero = s.figures[who], s.heroes[who]
    fatal = amount >= figure.hp
    for option in choice.options:
        if option[0] == "item" and any(each.at == "turn" for each in ITEMS[option[1]].on):
            continue  # it could be used now, and does nothing about the blow
        if option[0] in ("card", "item") and (fatal or amount >= SERIOUS or not _negates(option)):
            return option
    ways: list[tuple[float, Option]] = []
    cards = [option[1] for option in choice.options if option[0] == "lose"]
    if cards:
        card = least(cards, loot=looting_matters(s))
        short = 1.5 if len(hero.hand) <= 2 else 0.0
        ways.append((card_cost(s, who, in_hand=True) + 0.2 * card_worth(card) + short, ("lose", card)))
    if "discards" in choice.options:
        ways.append((card_cost(s, who, 2) + 0.6, "discards"))
    if not ways:
        return "take"
    cost, best = min(ways, key=lambda way: way[0])
    return best if fatal or pain(figure, amount) > cost + STEEL else "take"


def _negates(option: Option) -> bool:
    """Whether an item or an active card stops all of a blow."""
    kind, number = option
    deeds = ITEMS[number].on if kind == "item" else CARDS[number].top.do + CARDS[number].bottom.do
    return any(isinstance(each, Bonus) and each.boost is not None and each.boost.negate for each in deeds)


def attacked(s: State, choice: Choice) -> Option:
    """What hinders an attacker is used; a blow at another is taken by one who is stouter."""
    who = choice.subject[0]
    for option in choice.options:
        if option[0] == "item":
            return option
        if option[0] == "card":
            owner = next(
                (n for n, hero in enumerate(s.heroes) if any(a.card == option[1] for a in hero.active)), who
            )
            if s.figures[owner].hp > s.figures[who].hp + STOUTER:
                return option
    return "no" if "no" in choice.options else choice.options[-1]
