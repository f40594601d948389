"""Chapters 2 and 11: attack modifier decks, Advantage and Disadvantage, reduced randomness (47)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from wyprawa.games.gloomhaven.abilities.verbs import Boost
from wyprawa.games.gloomhaven.content import MODIFIERS
from wyprawa.games.gloomhaven.content.rows import Modifier
from wyprawa.games.gloomhaven.rules.query.facts import draws_ours, is_hero
from wyprawa.games.gloomhaven.state import FOES, PARTY, Modifiers, State
from wyprawa.parts import decks
from wyprawa.parts.supplies import take_up_to

REDUCED = 1  # the bit of State.variant
_PLAIN = Boost()


class Drawn(NamedTuple):
    """What came of drawing: all cards drawn, and those of them that apply."""

    drawn: tuple[str, ...]
    applied: tuple[str, ...]
    result: int
    null: bool
    boosts: tuple[Boost, ...]


def draw(s: State, who: int, value: int, edge: int, *, no_double: bool = False) -> Drawn:
    """Step 2 of an attack: draw and apply cards to the value so far; `edge` 1 Advantage, -1 Disadvantage."""
    cards = [_one(s, who)]
    if edge == 0:
        while cards[-1].rolling:  # GH-2.14
            cards.append(_one(s, who))
        applied = cards
    else:
        cards.append(_one(s, who))
        rolling = [card.rolling for card in cards]
        if all(rolling):
            while cards[-1].rolling:  # GH-11.3, GH-11.6
                cards.append(_one(s, who))
            applied = cards if edge > 0 else cards[-1:]
        elif any(rolling):
            applied = cards if edge > 0 else [card for card in cards if not card.rolling]  # GH-11.2, GH-11.5
        else:
            applied = [better(s, cards[0], cards[1], value, edge, no_double=no_double)]
    result, null = total(s, applied, value, no_double=no_double)
    boosts = tuple(card.boost for card in applied if card.boost is not None)
    return Drawn(tuple(c.id for c in cards), tuple(c.id for c in applied), result, null, boosts)


def _one(s: State, who: int) -> Modifier:
    deck = deck_of(s, who)
    drawn = decks.draw(deck.undrawn, s.chance, "modifier", deck.drawn)  # GH-2.10
    if drawn is None:
        return MODIFIERS["plus_0"]
    card = MODIFIERS[drawn]
    if card.returns:  # GH-2.9
        _put_back(s, who, card.id)
    else:
        deck.drawn.append(card.id)
    if card.shuffle:
        deck.reshuffle = True
    return card


def total(s: State, cards: list[Modifier], value: int, *, no_double: bool = False) -> tuple[int, bool]:
    """A value with cards applied: additions first, then 2x or Null (GH-10.28, GH-10.21)."""
    reduced = s.variant & REDUCED
    doubles, null = 0, False
    for card in cards:
        value += card.value
        if card.double and not no_double:
            if reduced:
                value += 2  # GH-47.1
            else:
                doubles += 1
        if card.null:
            if reduced:
                value -= 2  # GH-47.2
            else:
                null = True
    return (0 if null else value << doubles), null


def better(
    s: State, first: Modifier, second: Modifier, value: int, edge: int, *, no_double: bool = False
) -> Modifier:
    """The card that Advantage or Disadvantage takes; the first if it is unclear (GH-11.7 to GH-11.9)."""
    numbers = [max(0, total(s, [card], value, no_double=no_double)[0]) for card in (first, second)]
    if edge < 0:
        numbers = [-number for number in numbers]
    one, other = effects(first.id), effects(second.id)
    if edge > 0:
        more = one < other or (one == other and numbers[1] > numbers[0])
        return second if more and numbers[1] >= numbers[0] else first
    less = other < one or (one == other and numbers[1] > numbers[0])
    return second if less and numbers[1] >= numbers[0] else first


@cache
def effects(card: str) -> frozenset[str]:
    """What a card adds besides its number."""
    boost = MODIFIERS[card].boost
    if boost is None:
        return frozenset()
    told = msgspec.to_builtins(boost)
    plain = msgspec.to_builtins(_PLAIN)
    return frozenset(f"{name} {told[name]}" for name in told if told[name] != plain.get(name))


def deck_of(s: State, who: int) -> Modifiers:
    """A hero's own deck, a summon's the summoner's (GH-19.12), all others the monsters' (GH-2.7)."""
    if is_hero(s, who):
        return s.heroes[who].deck
    figure = s.figures[who]
    if draws_ours(s, figure):  # GH-33.11
        chosen = s.turn.deck if s.turn is not None else UNSET
        if chosen is not UNSET:
            return s.heroes[chosen].deck
        return next((hero.deck for hero in s.heroes if not hero.exhausted), s.monsters)
    return s.heroes[figure.owner].deck if figure.owner >= 0 else s.monsters


def curse_set(s: State, who: int) -> int:
    """The Curse cards of monsters and of characters are two sets (GH-14.24)."""
    if is_hero(s, who):
        return PARTY
    figure = s.figures[who]
    return PARTY if figure.owner >= 0 or draws_ours(s, figure) else FOES


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


def _put_back(s: State, who: int, card: str) -> None:
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
