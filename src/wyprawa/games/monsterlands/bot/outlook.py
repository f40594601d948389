"""What a clan sees when it weighs its options: the rounds left and its purse.

Wages come first. A clan that cannot pay loses its most renowned Mercenary, however little is missing
(ML-29.24). So gold up to the wages due is worth that Mercenary, and dice that may still be sold back it up.
"""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.monsterlands.bot.prices import (
    BRACKET,
    COMING,
    DEFENCE,
    DIE,
    GLORY_EARLY,
    GOLD,
    GOLD_LAST,
    HOPE,
    INFLUENCE_DIE,
    LAST_DIE,
    LAST_LOOT,
    LAST_TOKEN,
    LAST_USED,
    LOOT_TOKEN,
    MEMBER_DIE,
    PLENTY,
    POISON,
    POTION,
    SECOND,
    SHORT,
    SYMBOL,
)
from wyprawa.games.monsterlands.content import BOARD, MEMBERS, SCENARIOS, Reward
from wyprawa.games.monsterlands.rules.citadel.spaces import free_spaces
from wyprawa.games.monsterlands.rules.cleanup import wage_earners
from wyprawa.games.monsterlands.rules.query import affinity_symbols, bracket, dice_count, unassigned, wage
from wyprawa.games.monsterlands.rules.scoring import affinity_points
from wyprawa.games.monsterlands.state import MINE, Clan, State
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, Affinity


class Purse(NamedTuple):
    gold: int
    coming: float  # gold on trails
    due: int  # wages
    sale: int  # gold that the dice left in the pool would bring
    keep: float  # the worth of the Mercenary who would desert
    rate: float  # the worth of gold to spare

    def worth(self, gold: float = 0.0, due: int = 0, sale: int = 0, keep: float = 0.0) -> float:
        """Of the purse with so much more gold, wages and dice to sell, or somebody else to lose."""
        have = self.gold + gold
        spare = have + self.coming - self.due - due
        if spare >= 0:
            return self.rate * (spare if spare <= PLENTY else PLENTY + 0.3 * (spare - PLENTY))
        lost = keep or self.keep
        return -min(lost, -SHORT * spare) if -spare <= self.sale + sale else 0.02 * have - lost


class Outlook:
    """One clan's view of the table; made for one question."""

    __slots__ = (
        "clan",
        "die",
        "later",
        "left",
        "loot",
        "purse",
        "purse_now",
        "s",
        "seat",
        "serve",
        "symbols",
        "wage",
    )

    def __init__(self, s: State, seat: int, clan: Clan | None = None) -> None:
        self.s, self.seat = s, seat
        self.clan = s.clans[seat] if clan is None else clan
        self.left = rounds_left(s)
        self.symbols = affinity_symbols(self.clan)
        self.die = DIE if self.left else LAST_DIE
        self.later = 1.0 if self.left else LAST_USED  # tokens kept for later
        self.loot = LOOT_TOKEN if self.left else LAST_LOOT
        self.serve = 1.0 if self.left else LAST_TOKEN * bool(unassigned(s, self.clan))  # tokens, in a fight
        out = sum(trail is not None and trail.seat == seat for trail in s.trails)
        self.wage = wage(self.clan.glory + HOPE * out)
        self.purse = purse_of(self)
        self.purse_now = self.purse.worth()

    def gold(self, amount: float, *, sale: int = 0) -> float:
        """What so much gold, gained or paid (and dice sold or placed), changes."""
        return self.purse.worth(amount, sale=sale) - self.purse_now

    def glory(self, amount: int) -> float:
        """Glory lets better Mercenaries join, and more of it brings bonus dice."""
        now = self.clan.glory
        more = bracket(now + amount) - bracket(now)
        return amount * (1 + GLORY_EARLY * self.left) + BRACKET * self.left * more

    def symbol(self, affinity: Affinity | None) -> float:
        """One more symbol on a member or Land (ML-30.5)."""
        if affinity is None:
            return 0.0
        count = self.symbols[AFFINITIES.index(affinity)]
        return affinity_points(count + 1) - affinity_points(count) + SYMBOL

    def reward(self, reward: Reward) -> float:
        worth = self.glory(reward.glory) if reward.glory else 0.0
        worth += self.gold(reward.gold) if reward.gold else 0.0
        worth += self.potions(reward.potions) + self.poisons(reward.poisons) + self.shields(reward.defence)
        return worth + self.loot * reward.loot

    def potions(self, more: int) -> float:
        return self.serve * tokens(POTION, self.clan.potions, more, BOARD.potions)

    def poisons(self, more: int) -> float:
        return self.serve * tokens(POISON, self.clan.poisons, more, BOARD.poisons)

    def shields(self, more: int) -> float:
        return self.serve * tokens(DEFENCE, self.clan.defence, more, BOARD.defence)

    def price(self, price: Reward) -> float:
        """What a contract takes."""
        flasks = POTION * price.potions + POISON * price.poisons + DEFENCE * price.defence
        return self.serve * flasks - self.gold(-price.gold) + self.loot * price.loot


def rounds_left(s: State) -> int:
    last = SCENARIOS[s.scenario - 1].rounds if s.scenario else BOARD.rounds
    return last - s.round


def tokens(worth: float, held: int, more: int, limit: int) -> float:
    """So many more tokens of a kind: each is worth a little less, and none fits above the limit."""
    return sum(worth * SECOND**n for n in range(held, min(limit, held + more)))


def wages_due(clan: Clan) -> int:
    """What the clan will owe in Clean-up."""
    return wage(clan.glory) * len(wage_earners(clan))


def purse_of(o: Outlook) -> Purse:
    s, clan = o.s, o.clan
    if s.scenario and SCENARIOS[s.scenario - 1].goal == "gold":
        return Purse(clan.gold, 0.0, 0, 0, 0.0, 1.0)
    earners = wage_earners(clan)
    coming = COMING * sum(trail.gold for trail in s.trails if trail is not None and trail.seat == o.seat)
    due = o.wage * len(earners)
    keep = max((loss(o, member) for member in most_renowned(earners)), default=0.0)
    return Purse(clan.gold, coming, due, sale(s, clan), keep, GOLD if o.left else GOLD_LAST)


def sale(s: State, clan: Clan) -> int:
    """The gold the dice of the pool would bring at the Merchant, some of them in the Mine."""
    dice = dice_count(clan)
    if not clan.strength:
        return dice
    spaces = [BOARD.mine[space] for space in free_spaces(s, MINE)]
    return dice + max((it.gold - it.dice for it in spaces if it.dice <= clan.strength), default=0)


def most_renowned(members: list[int]) -> list[int]:
    """Who would desert (ML-29.25)."""
    return [max(members, key=lambda m: (MEMBERS[m].reputation, MEMBERS[m].cost))] if members else []


def dice_worth(member: int) -> float:
    """The dice a member brings, for each round."""
    card = MEMBERS[member]
    return MEMBER_DIE * (card.strength + card.magic + INFLUENCE_DIE * card.influence)


def loss(o: Outlook, member: int) -> float:
    """What it costs to lose a member: his Reputation, his symbol, his dice in the rounds to come."""
    card = MEMBERS[member]
    symbol = 0.0
    if card.affinity is not None:
        count = o.symbols[AFFINITIES.index(card.affinity)]
        symbol = affinity_points(count) - affinity_points(count - 1)
    return card.reputation + symbol + dice_worth(member) * o.left
