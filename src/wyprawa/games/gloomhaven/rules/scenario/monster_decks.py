"""Chapters 7 and 31: the monsters' ability cards are drawn and put away."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import BOSSES
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
                first, types = facts.MONSTER_CARDS[deck.now].initiative, _types(s, name)
                alone = [BOSSES[each].standees for each in types if each in BOSSES] == [1]
                s.tell(told.Drew, name, deck.now, first, types, alone, rule="GH-7.1")


def _types(s: State, deck: str) -> tuple[str, ...]:
    """The monster types that act by the cards of a deck."""
    return tuple({each.name: True for each in s.figures.values() if facts.deck_of(s, each) == deck})


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
