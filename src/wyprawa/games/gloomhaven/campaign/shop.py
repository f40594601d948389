"""Chapters 39 and 41: buying, selling, and gold for the Sanctuary of the Great Oak."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import gains, query, quests
from wyprawa.games.gloomhaven.campaign.query import called, member, world
from wyprawa.games.gloomhaven.content import QUESTS, TABLES
from wyprawa.games.gloomhaven.state import State

DONATION = 10  # GH-41.1


def buy(s: State, who: int, item: int) -> None:
    """GH-39.1."""
    it, price = member(s, who), query.price(s, item)
    it.gold -= price
    it.items.append(item)
    s.tell(told.Bought, called(s, who), price, what_is=f"item-{item}", rule="GH-39.1")


def to_sell(s: State, who: int) -> list[int]:
    """What a character may sell: not what its quest keeps (GH-45.8)."""
    it = member(s, who)
    kept = QUESTS[it.quest].keeps if it.quest else None
    return [item for item in it.items if item != kept]


def sell(s: State, who: int, item: int) -> None:
    """For half its price, back into the supply (GH-39.2, GH-39.3)."""
    gains.loses_item(s, who, item)
    gold = query.selling_price(item)
    member(s, who).gold += gold
    s.tell(told.Sold, called(s, who), gold, what_is=f"item-{item}", rule="GH-39.2")


def may_donate(s: State, who: int) -> bool:
    """Once in a visit (GH-41.1)."""
    return not member(s, who).donated and member(s, who).gold >= DONATION


def donate(s: State, who: int) -> None:
    """Two blessings for the next scenario; all donations are summed, and beyond the first hundred gold they
    make the city prosper (GH-41.2, GH-41.3, GH-46.6)."""
    it, here = member(s, who), world(s)
    it.gold -= DONATION
    it.donated = it.blessed = True
    here.donated += DONATION
    quests.tally(it, "donations", DONATION)
    s.tell(told.Donated, called(s, who), DONATION, here.donated, rule="GH-41.1")
    if here.donated in TABLES.donations[1:]:  # the first comes with the envelope
        gains.change_prosperity(s, 1, "GH-46.6")
