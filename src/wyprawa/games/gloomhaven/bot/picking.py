"""Which two cards to play and which of them leads.

Each pair is tried both ways round, printed or basic, before and after the enemies' turns; how likely either
is follows from the leading card's initiative and the cards left in the enemies' decks.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from wyprawa.games.gloomhaven.bot.camp import rest_worth
from wyprawa.games.gloomhaven.bot.cards import card_worth, half_worth, rounds_needed, stamina, turn_worth
from wyprawa.games.gloomhaven.bot.foes import Foe
from wyprawa.games.gloomhaven.bot.outlook import Outlook
from wyprawa.games.gloomhaven.bot.plans import Plans, basic
from wyprawa.games.gloomhaven.content import CARDS, DECKS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.turns.rests import discarded
from wyprawa.games.gloomhaven.state import State

WAIT = 0.95  # how much of the enemies' blows falls on a hero who acts after them
WASTE = 0.25  # how much of a better half counts that goes unused
SELDOM = 0.5  # how often a half that is lost is played
SPARED = 0.06  # that a good card stays in hand in a fight
KEPT, SHOWN = 0.12, 0.15  # that a good card stays in hand in calm, and that one is at hand behind a door


class Picking:
    """A hero at the start of a round."""

    def __init__(self, s: State, who: int) -> None:
        self.s, self.who = s, who
        self.hero = s.heroes[who]
        look = Outlook(s, who)
        for foe in look.foes:
            foe.first = 1.0
        self.look = look
        self.now = Plans(look)
        self.later = self.now.later() if look.foes else self.now
        self.wait = WAIT * look.danger.at(look.me.at)[0] if look.foes else 0.0
        self._basics = basic(s, who, "attack"), basic(s, who, "move")
        leans = sorted(lean(card) for card in self.hero.hand)
        self._usual = leans[len(leans) // 2] if leans else 0.0
        self._worths: dict[tuple[int, int], tuple[float, float]] = {}
        self._chances: dict[int, float] = {}

    def answer(self) -> int | str:
        """The leading card, or a long rest if that is better."""
        lead, other = self.best()
        rests = self.look.foes and discarded(self.hero) >= 2 and self.rest() > self.worth(lead, other)
        return "rest" if rests else lead

    def best(self, lead: int | None = None) -> tuple[int, int]:
        """The best cards, the leading one first."""
        found = (-999.0, 0, 0)
        for one, two in combinations(sorted(self.s.heroes[self.who].hand), 2):
            for first, second in ((one, two), (two, one)):
                if lead is None or first == lead:
                    worth = self.worth(first, second)
                    if worth > found[0]:
                        found = worth, first, second
        return found[1], found[2]

    def worth(self, lead: int, other: int) -> float:
        """What playing these two cards is worth, the first leading."""
        key = (lead, other) if lead < other else (other, lead)
        found = self._worths.get(key)
        if found is None:
            early = self._pair(self.now, *key)
            late = self._pair(self.later, *key) - self.wait if self.look.foes else early
            found = self._worths[key] = early, late
        early, late = found
        if not self.look.foes:
            return early + self._calm(lead) + self._calm(other)
        first = self.chance(CARDS[lead].initiative)
        return first * early + (1 - first) * late - SPARED * (card_worth(lead) + card_worth(other))

    def rest(self) -> float:
        """What a long rest is worth: it comes last in the round, and cards left in hand are turns lost."""
        s, hero, look = self.s, self.hero, self.later.look
        hand, left = len(hero.hand), discarded(hero)
        turns = stamina(hand - 2, left + 2) - stamina(hand + left - 1, 0)
        worth = look.place(look.me.at) - self.wait - turns * turn_worth(stamina(hand, left), rounds_needed(s))
        return worth + look.danger.stake * rest_worth(s, self.who)

    def _pair(self, plans: Plans, one: int, two: int) -> float:
        """The most that the top of one card and the bottom of the other can bring."""
        attack, move = self._basics
        return max(
            plans.turn(upper, lower)[0] - waste
            for top, bottom, waste in (
                (CARDS[one], CARDS[two], self._waste(one, two)),
                (CARDS[two], CARDS[one], self._waste(two, one)),
            )
            for upper in (top.top, attack)
            for lower in (bottom.bottom, move)
        )

    def _waste(self, top: int, bottom: int) -> float:
        """What is given away if a card whose other half is better is used: until a rest both are gone."""
        usual = self._usual
        return WASTE * (max(0.0, usual - lean(top)) + max(0.0, lean(bottom) - usual))

    def _calm(self, card: int) -> float:
        """With nobody to fight good cards are kept, unless a door is about to open."""
        if self.look.opens:
            return SHOWN * half_worth(CARDS[card].top) if not CARDS[card].top.lost else 0.0
        return -KEPT * card_worth(card)

    def chance(self, initiative: int) -> float:
        """How much of the danger comes after the hero's turn if it leads with this initiative."""
        known = self._chances.get(initiative)
        if known is None:
            shares = [(foe.later.bite + 0.1, before(self.s, foe, initiative)) for foe in self.look.foes]
            total = sum(bite for bite, _ in shares)
            known = sum(bite * chance for bite, chance in shares) / total if total else 0.5
            self._chances[initiative] = known
        return known


@cache
def lean(card: int) -> float:
    """How much better the top of a card is than its bottom, one that is lost counting for little."""
    top, bottom = CARDS[card].top, CARDS[card].bottom
    return half_worth(top) * (SELDOM if top.lost else 1.0) - half_worth(bottom) * (
        SELDOM if bottom.lost else 1.0
    )


def before(s: State, foe: Foe, initiative: int) -> float:
    """The chance that a hero with this initiative acts before a foe."""
    deck = s.decks.get(facts.deck_of(s, foe.figure))
    if deck is None:
        return 0.5
    if deck.now:
        return float(initiative <= facts.MONSTER_CARDS[deck.now].initiative)
    left = deck.undrawn or deck.drawn or [card.id for card in DECKS[facts.deck_of(s, foe.figure)].cards]
    return sum(initiative <= facts.MONSTER_CARDS[card].initiative for card in left) / len(left)
