from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import TypeVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.parts.piles import (
    Deck,
    DieKind,
    Track,
    at_least,
    distribution,
    draw,
    move,
    new_deck,
    put_on_bottom,
    put_on_top,
    reshuffle,
    roll,
    shuffle_in,
    size,
)

T = TypeVar("T")


class Places:
    """Chance told by place: each draw uses the next number, modulo what there is."""

    def __init__(self, *places: int) -> None:
        self.places = list(places)
        self.labels: list[str] = []

    def pick(self, among: Sequence[T], label: str, /) -> T:
        self.labels.append(label)
        return among[self.places.pop(0) % len(among)]

    def take(self, pile: list[T], label: str, /) -> T:
        self.labels.append(label)
        return pile.pop(self.places.pop(0) % len(pile))


def test_top_then_pile_then_bottom() -> None:
    deck = new_deck([1, 2, 3])
    for card in (10, 11):
        put_on_top(deck, card)
    for card in (20, 21):
        put_on_bottom(deck, card)
    chance = Places(1, 0, 0)
    assert size(deck) == 7
    assert [draw(deck, chance, "loot") for _ in range(8)] == [11, 10, 2, 1, 3, 20, 21, None]
    assert chance.labels == ["loot"] * 3
    assert size(deck) == 0


def test_discards_come_back_only_if_asked() -> None:
    deck = Deck(discard=[4, 5])
    assert draw(deck, Places(), "loot") is None
    assert deck.discard == [4, 5]
    assert draw(deck, Places(1), "loot", refill=True) == 5
    assert deck == Deck(pile=[4])
    assert draw(Deck(), Places(), "loot", refill=True) is None


def test_refill_waits_until_the_deck_is_empty() -> None:
    deck = Deck(bottom=[1], discard=[2])
    assert draw(deck, Places(), "loot", refill=True) == 1
    assert deck == Deck(discard=[2])


def test_shuffling_forgets_the_order() -> None:
    deck = Deck(top=[1], pile=[2], bottom=[3], discard=[4])
    shuffle_in(deck, [9])
    assert (deck.top, sorted(deck.pile), deck.bottom, deck.discard) == ([], [1, 2, 3, 9], [], [4])
    put_on_top(deck, 7)
    reshuffle(deck)
    assert (deck.top, sorted(deck.pile), deck.bottom, deck.discard) == ([], [1, 2, 3, 4, 7, 9], [], [])


def test_decks_share_nothing() -> None:
    first, second = Deck(), Deck()
    put_on_top(first, 1)
    assert second == Deck()
    cards = [1, 2]
    draw(new_deck(cards), Places(0), "loot")
    assert cards == [1, 2]


@given(
    st.lists(st.integers(0, 30)),
    st.lists(st.sampled_from(["draw", "refill", "top", "bottom", "in", "discard", "reshuffle"]), max_size=40),
    st.data(),
)
def test_no_card_is_lost_or_made(cards: list[int], moves: list[str], data: st.DataObject) -> None:
    deck, hand = new_deck(cards), list[int]()
    for name in moves:
        before = size(deck)
        if name in ("draw", "refill"):
            had = before or (name == "refill" and len(deck.discard))
            card = draw(deck, Places(data.draw(st.integers(0, 99))), "any", refill=name == "refill")
            assert (card is not None) == bool(had)
            hand += [] if card is None else [card]
        elif name == "reshuffle":
            reshuffle(deck)
            assert deck.discard == deck.top == deck.bottom == []
        elif hand:
            card = hand.pop()
            if name == "top":
                put_on_top(deck, card)
                assert draw(deck, Places(), "known") == card
                put_on_top(deck, card)
            elif name == "bottom":
                put_on_bottom(deck, card)
            elif name == "in":
                shuffle_in(deck, [card])
            else:
                deck.discard.append(card)
            assert size(deck) == before + (name != "discard")
        everything = [*hand, *deck.top, *deck.pile, *deck.bottom, *deck.discard]
        assert Counter(everything) == Counter(cards)


@pytest.mark.parametrize(
    ("start", "by", "moved"),
    [(5, 3, 3), (5, 9, 5), (5, -3, -3), (5, -9, -5), (10, 1, 0), (0, -1, 0), (5, 0, 0)],
)
def test_track_stops_at_its_ends(start: int, by: int, moved: int) -> None:
    track = Track(start, low=0, high=10)
    assert move(track, by) == moved
    assert track == Track(start + moved, 0, 10)


def test_dice_have_faces_of_any_kind() -> None:
    numbers = msgspec.convert({"id": "red", "faces": [0, 1, 3]}, DieKind[int])
    symbols = msgspec.convert({"id": "orange", "faces": ["", "s", "sm"]}, DieKind[str])
    chance = Places(2, 1)
    assert roll(numbers, chance, "attack") == 3
    assert roll(symbols, chance, "defence") == "s"
    assert chance.labels == ["attack", "defence"]


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        ({"id": "red", "faces": ["s"]}, "Expected `int`, got `str` - at `$.faces[0]`"),
        ({"id": "red", "faces": []}, "Expected `array` of length >= 1 - at `$.faces`"),
    ],
)
def test_bad_dice(raw: object, problem: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(raw, DieKind[int])
    assert str(caught.value) == problem


@given(st.lists(st.lists(st.integers(-3, 6), min_size=1, max_size=6), max_size=4), st.integers(-15, 30))
def test_odds_agree_with_enumeration(dice: list[list[int]], n: int) -> None:
    rolls = [sum(faces) for faces in product(*dice)]
    odds = distribution(dice)
    assert odds == {total: Fraction(ways, len(rolls)) for total, ways in Counter(rolls).items()}
    assert list(odds) == sorted(odds)
    assert at_least(odds, n) == Fraction(sum(total >= n for total in rolls), len(rolls))


def test_two_dice() -> None:
    odds = distribution([range(1, 7)] * 2)
    assert odds[7] == Fraction(1, 6)
    assert at_least(odds, 11) == Fraction(1, 12)


def test_a_die_needs_faces() -> None:
    with pytest.raises(ValueError, match="a die without faces"):
        distribution([[1, 2], []])
