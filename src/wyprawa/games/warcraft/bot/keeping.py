"""Cards, items and tokens: what to keep, what to give up, where to lay what."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.warcraft.bot import wardrobe
from wyprawa.games.warcraft.bot.outlook import Outlook
from wyprawa.games.warcraft.content import ABILITIES
from wyprawa.games.warcraft.map import MAP
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.state import NOTHING
from wyprawa.games.warcraft.vocabulary.terms import KEPT
from wyprawa.kernel import Choice, Option

NEAR = 4  # spaces a rival may come in two turns


# --- ability cards ------------------------------------------------------------------------------------------


def card_worth(o: Outlook, ability: int) -> float:
    """Cheap cards are played more often; a second copy of a card waits for another turn."""
    card = ABILITIES[ability]
    worth = {"combat": 1.0, "movement": 0.8, "special": 0.6}[card.timing]
    worth += 0.2 * len(card.upgrades) - (0.3 if card.cost > 2 else 0.0)
    return worth - 0.25 * (o.me.hand.count(ability) - 1)


def worst_card(o: Outlook, choice: Choice) -> Option:
    return min(choice.options, key=lambda card: (card_worth(o, card), card))


def best_card(o: Outlook, choice: Choice) -> Option:
    return max(choice.options, key=lambda card: (card_worth(o, card), -card))


# --- items --------------------------------------------------------------------------------------------------


def worst_item(o: Outlook, choice: Choice) -> Option:
    return least(o, choice.options)


def least(o: Outlook, cards: Sequence[int]) -> int:
    return min(cards, key=lambda card: (wardrobe.worth(o.s, o.seat, card), card))


def best_item(o: Outlook, choice: Choice) -> Option:
    """Of somebody else's; any is better than none."""
    cards = [card for card in choice.options if card != NOTHING]
    return max(cards, key=lambda card: (wardrobe.worth(o.s, o.seat, card), -card))


def pay(o: Outlook, choice: Choice) -> Option:
    """With energy, as long as it lasts; what is left is lost anyway."""
    if "energy" in choice.options:
        return "energy"
    return "potion", least(o, [option[1] for option in choice.options])


def equip(o: Outlook, choice: Choice) -> Option:
    gains = [(wardrobe.gain(o.s, o.seat, option), option) for option in choice.options if option != "done"]
    gain, option = max(gains)
    return option if gain > 0 else "done"


def give(o: Outlook, choice: Choice) -> Option:
    """For valor always, for an item if there is one to spare."""
    return "yes" if len(o.me.bag) > 1 or choice.subject[0] == "event" else "no"


def bargain(o: Outlook, choice: Choice) -> Option:
    offers = [option for option in choice.options if option != "fight"]
    if not offers:
        return "fight"
    return min(offers, key=lambda offer: sum(wardrobe.worth(o.s, o.seat, card) for card in offer[1:]))


# --- discoveries --------------------------------------------------------------------------------------------


def lay(o: Outlook, choice: Choice) -> Option:
    """A good one on one's own way, a bad one on somebody else's, best of all on the leader's."""
    kind = next(token.kind for token in o.s.tokens if token.at == NOTHING)
    good = kind in KEPT
    rivals = [Outlook(o.s, seat) for seat in range(o.s.seats) if seat != o.seat]

    def weight(cell: int) -> tuple[float, int]:
        mine = (2.0 if cell in o.stops else 0.0) + closeness(o, cell)
        theirs = sum(
            (1 + valor(rival.me)) * ((1.0 if cell in rival.stops else 0.0) + closeness(rival, cell)) / 4
            for rival in rivals
        )
        return (mine - theirs if good else theirs - 2 * mine), -cell

    return max(choice.options, key=weight)


def closeness(o: Outlook, cell: int) -> float:
    return max(0.0, 1 - MAP.range_between(o.me.at, cell) / NEAR)


def look(o: Outlook, choice: Choice) -> Option:
    """After a look at a token: away with a bad one on one's own way."""
    token = o.s.tokens[choice.subject[0]]
    bad = token.kind not in KEPT
    return "discard" if bad == (token.at in o.stops) else "back"
