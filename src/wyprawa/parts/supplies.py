"""Supplies: stocks that run out, and rows of open places.

A stock is a list with a number for each kind of thing. A row is a list with a card, or `EMPTY`, for each
place; whatever is taken or added, nothing slides.
"""

from wyprawa.kernel import Chance
from wyprawa.parts.decks import draw

EMPTY = -1


def take_up_to(stock: list[int], kind: int, wanted: int) -> int:
    """Take so many of a kind, or as many as there are; returns how many."""
    taken = min(wanted, stock[kind])
    stock[kind] -= taken
    return taken


def lying(row: list[int]) -> list[int]:
    """The cards of a row, by their places."""
    return [card for card in row if card != EMPTY]


def lift(row: list[int], card: int) -> int:
    """Take a card off a row, the first of several alike, leaving its place empty; returns the place."""
    place = row.index(card)
    row[place] = EMPTY
    return place


def fill(
    row: list[int],
    places: int,
    pile: list[int],
    chance: Chance,
    label: str,
    discard: list[int] | None = None,
) -> list[int]:
    """Draw a card for every empty place of a row, as long as there are cards.

    An empty pile takes the discards back, if given. Returns the places that were filled.
    """
    row += [EMPTY] * (places - len(row))
    filled = []
    for place, card in enumerate(row):
        if card == EMPTY and (new := draw(pile, chance, label, discard)) is not None:
            row[place] = new
            filled.append(place)
    return filled
