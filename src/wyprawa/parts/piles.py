"""Decks, dice and tracks as plain data.

Randomness is lazy: cards whose place nobody can know lie in an unordered pile, and which of them comes is
decided when it is drawn. Shuffling is therefore forgetting an order, and needs no chance. A bag is a plain
list drawn from with `chance.take`.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Generic, Protocol, TypeVar

import msgspec

from wyprawa.parts.content import Row

T = TypeVar("T")


class Chance(Protocol):
    """The part of the kernel's chance that piles and dice need."""

    def pick(self, among: Sequence[T], label: str, /) -> T: ...
    def take(self, pile: list[T], label: str, /) -> T: ...


class Deck(msgspec.Struct):
    """Cards to draw in three parts, from the top down, and those discarded.

    `top` and `bottom` are in known order, the last element being drawn first.
    """

    top: list[int] = []
    pile: list[int] = []
    bottom: list[int] = []
    discard: list[int] = []


def new_deck(cards: Iterable[int]) -> Deck:
    """A shuffled deck."""
    return Deck(pile=list(cards))


def size(deck: Deck) -> int:
    """How many cards are left to draw."""
    return len(deck.top) + len(deck.pile) + len(deck.bottom)


def draw(deck: Deck, chance: Chance, label: str, *, refill: bool = False) -> int | None:
    """The next card, or None if there is none; with `refill` an empty deck takes its discards back first."""
    if refill and not size(deck):
        reshuffle(deck)
    if deck.top:
        return deck.top.pop()
    if deck.pile:
        return chance.take(deck.pile, label)
    return deck.bottom.pop() if deck.bottom else None


def put_on_top(deck: Deck, card: int) -> None:
    """Put a card where it is drawn next."""
    deck.top.append(card)


def put_on_bottom(deck: Deck, card: int) -> None:
    """Put a card where it is drawn last."""
    deck.bottom.insert(0, card)


def shuffle_in(deck: Deck, cards: Iterable[int]) -> None:
    """Shuffle cards into those left to draw; what was known of their order is known no more."""
    deck.pile += [*deck.top, *deck.bottom, *cards]
    deck.top.clear()
    deck.bottom.clear()


def reshuffle(deck: Deck) -> None:
    """Shuffle everything, the discards too, into one deck."""
    shuffle_in(deck, deck.discard)
    deck.discard.clear()


class Track(msgspec.Struct):
    """A marker on a numbered track with two ends."""

    value: int
    low: int
    high: int


def move(track: Track, by: int) -> int:
    """Move the marker as far as the track goes; how far it went."""
    before = track.value
    track.value = max(track.low, min(track.high, before + by))
    return track.value - before


class DieKind(Row, Generic[T], frozen=True):
    """A die as content: `DieKind[int]` with numbers on its faces, `DieKind[str]` with symbols."""

    id: str
    faces: Annotated[tuple[T, ...], msgspec.Meta(min_length=1)]


def roll(kind: DieKind[T], chance: Chance, label: str) -> T:
    """The face that comes up."""
    return chance.pick(kind.faces, label)


def distribution(dice: Iterable[Sequence[int]]) -> dict[int, Fraction]:
    """The exact odds of each sum of some dice, given the number on every face of each; smallest sum first."""
    weights = {0: 1}
    for faces in dice:
        if not faces:
            raise ValueError("a die without faces")
        sums: dict[int, int] = {}
        for total, weight in weights.items():
            for face in faces:
                sums[total + face] = sums.get(total + face, 0) + weight
        weights = sums
    ways = sum(weights.values())
    return {total: Fraction(weights[total], ways) for total in sorted(weights)}


def at_least(odds: Mapping[int, Fraction], n: int) -> Fraction:
    """The odds of a sum of `n` or more."""
    return sum((chance for total, chance in odds.items() if total >= n), Fraction(0))
