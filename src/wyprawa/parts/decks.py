"""Decks and bags: what is left to draw, and what comes back.

Chance is lazy: cards whose order nobody knows lie in an unordered pile, and which of them comes is decided
when it is drawn. So shuffling only means forgetting an order, and needs no chance.

The functions work on the lists a game's state has; a bag of tokens is such a list too. `Deck` is for decks in
which the order of some cards is known: those put back on top, or returned behind the ones nobody has seen,
which makes it a queue.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar

import msgspec

from wyprawa.kernel import Chance
from wyprawa.kernel.sizes import Index, Many

T = TypeVar("T")


def shuffle_back(pile: list[T], discard: list[T]) -> None:
    """Shuffle all discards into the pile."""
    pile += discard
    discard.clear()


def refill(pile: list[T], discard: list[T]) -> None:
    """Make the discards the new pile, once the old one is empty."""
    if not pile:
        shuffle_back(pile, discard)


def draw(pile: list[T], chance: Chance, label: str, discard: list[T] | None = None) -> T | None:
    """The next card, or None if there is none; an empty pile takes the discards back first, if given."""
    if discard is not None:
        refill(pile, discard)
    return chance.take(pile, label) if pile else None


def deal(count: int, pile: list[T], chance: Chance, label: str, discard: list[T] | None = None) -> list[T]:
    """`count` cards, or as many as there are; an empty pile takes the discards back, if given."""
    dealt: list[T] = []
    while len(dealt) < count and (card := draw(pile, chance, label, discard)) is not None:
        dealt.append(card)
    return dealt


class Deck(msgspec.Struct):
    """Cards to draw, from the top down, and those discarded, which make a new deck when it is empty.

    `top` and `bottom` are in known order, the last element being drawn first.
    """

    top: Many[Index] = []
    pile: Many[Index] = []
    bottom: Many[Index] = []
    discard: Many[Index] = []

    def left(self) -> int:
        """How many cards can be drawn before the discards come back."""
        return len(self.top) + len(self.pile) + len(self.bottom)

    def draw(self, chance: Chance, label: str, passing: Collection[int] = ()) -> int | None:
        """The next card, or None if none is left, not even among the discards.

        Cards of `passing` that lie in known order are passed over and stay where they are: a search that
        puts cards back meets none of them twice.
        """
        for row in (self.top, *([] if self.pile else [self.bottom])):
            for place in range(len(row) - 1, -1, -1):
                if row[place] not in passing:
                    return row.pop(place)
        if passing and not self.pile and (self.top or self.bottom):
            return None
        return draw(self.pile, chance, label, self.discard)

    def put_on_top(self, card: int) -> None:
        """Put a card where it is drawn next."""
        self.top.append(card)

    def put_under(self, card: int) -> None:
        """Put a card where it is drawn last, behind those put there before."""
        self.bottom.insert(0, card)

    def shuffle_in(self, cards: Iterable[int]) -> None:
        """Shuffle cards into those left to draw; whatever was known of their order is forgotten."""
        self.pile += [*self.top, *self.bottom, *cards]
        self.top.clear()
        self.bottom.clear()

    def reshuffle(self) -> None:
        """Shuffle everything, the discards too, into one deck."""
        self.shuffle_in(self.discard)
        self.discard.clear()


def draw_tier(tiers: Sequence[Deck], tier: int, chance: Chance, label: str) -> int | None:
    """The next card of a tier, discards included; if it has none, of the next higher tier that has one."""
    drawn = (deck.draw(chance, label) for deck in tiers[tier:])
    return next((card for card in drawn if card is not None), None)
