"""Chapters 7 and 31: the monsters' ability cards are drawn and put away."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts import decks


def draw_cards(s: State) -> None:
    """A card for each deck that has a figure and none yet this round (GH-7.1, GH-25.9).

    One that is off the map comes back in its turn (`Kind.haunts`).
    """
    for figure in s.figures.values():
        name = facts.deck_of(s, figure)
        if name and not s.decks[name].now:
            deck = s.decks[name]
            decks.refill(deck.undrawn, deck.drawn)  # GH-7.9
            deck.now = s.chance.take(deck.undrawn, "monster-ability")
            if s.teller.on:
                first = facts.MONSTER_CARDS[deck.now].initiative
                s.tell(told.Drew, name, deck.now, first, _types(s, name), rule="GH-7.1")


def _types(s: State, deck: str) -> tuple[str, ...]:
    """The monster types on the map that act by the cards of a deck."""
    return tuple({each.name: True for _, each in facts.standing(s) if facts.deck_of(s, each) == deck})


def put_cards_away(s: State) -> None:
    """Monster cards to their piles, shuffled back if one says so (GH-31.4, GH-31.5)."""
    for name, deck in s.decks.items():
        if deck.now:
            if s.progress is not UNSET:
                s.progress.last[name] = deck.now
            deck.drawn.append(deck.now)
            if facts.MONSTER_CARDS[deck.now].shuffle:
                decks.shuffle_back(deck.undrawn, deck.drawn)
        deck.now, deck.used, deck.made = 0, 0, False
    for figure in s.figures.values():
        if figure.gifts:
            figure.gifts = tuple(gift for gift in figure.gifts if gift.lasting)
