"""Chapters 2 and 14: attack modifier decks, and the Bless and Curse cards that come and go."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.query.facts import is_hero
from wyprawa.games.gloomhaven.state import FOES, PARTY, Modifiers, State
from wyprawa.parts import decks
from wyprawa.parts.supplies import take_up_to


def deck_of(s: State, who: int) -> Modifiers:
    """A hero's own deck, a summon's the summoner's (GH-19.12), all others the monsters' (GH-2.7)."""
    if is_hero(s, who):
        return s.heroes[who].deck
    owner = s.figures[who].owner
    return s.heroes[owner].deck if owner >= 0 else s.monsters


def curse_set(s: State, who: int) -> int:
    """The Curse cards of monsters and of characters are two sets (GH-14.24)."""
    return PARTY if is_hero(s, who) or s.figures[who].owner >= 0 else FOES


def add(s: State, deck: Modifiers, card: str, copies: int, curses: int) -> int:
    """Shuffle cards in; of Bless and Curse as many as the supply has (GH-14.25, GH-14.35). How many came.

    `curses` is the set that Curse cards come from.
    """
    if card == "curse":
        copies = take_up_to(s.curses, curses, copies)
    elif card == "bless":
        copies = min(copies, s.blesses)
        s.blesses -= copies
    deck.undrawn += [card] * copies
    return copies


def put_back(s: State, who: int, card: str) -> None:
    if card == "bless":
        s.blesses += 1
    else:
        s.curses[curse_set(s, who)] += 1


def end_round(s: State) -> None:
    """Decks from which a standard 2x or Null was drawn are shuffled (GH-31.2, GH-31.3)."""
    for deck in (s.monsters, *(hero.deck for hero in s.heroes)):
        if deck.reshuffle:
            decks.shuffle_back(deck.undrawn, deck.drawn)
            deck.reshuffle = False
