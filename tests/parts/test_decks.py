from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import TypeAlias, TypeVar

import pytest
from chances import Places, every
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.kernel import Chance, Script
from wyprawa.parts.decks import Deck, deal, draw, draw_tier, refill, shuffle_back

K = TypeVar("K")
CARDS = st.lists(st.integers(0, 30), max_size=12)
PLACES = st.lists(st.integers(0, 99), max_size=30)


# --- lists ----------------------------------------------------------------------------------------------


def test_an_empty_pile_takes_the_discards_back_only_if_given() -> None:
    pile, discard = [1], [2, 3]
    chance = Script(outcomes={"loot": [1, 3]})
    assert draw(pile, chance, "loot", discard) == 1
    assert draw(pile, chance, "loot") is None
    assert discard == [2, 3]
    assert draw(pile, chance, "loot", discard) == 3
    assert (pile, discard) == ([2], [])
    assert chance.left_over() == {}


def test_a_refill_waits_until_the_pile_is_empty() -> None:
    pile, discard = [1], [2]
    refill(pile, discard)
    assert (pile, discard) == ([1], [2])
    shuffle_back(pile, discard)
    assert (sorted(pile), discard) == ([1, 2], [])


def test_nothing_left_anywhere_is_no_card() -> None:
    assert draw([], Script(), "loot", []) is None
    assert deal(3, [], Script(), "loot", []) == []


def test_a_deal_goes_on_with_the_discards() -> None:
    pile, discard = ["a"], ["b", "c"]
    chance = Script(outcomes={"hand": ["a", "c", "b"]})
    assert deal(5, pile, chance, "hand", discard) == ["a", "c", "b"]
    assert (pile, discard) == ([], [])


@given(st.integers(-1, 30), CARDS, st.none() | CARDS, PLACES)
def test_a_deal_is_so_many_draws(count: int, pile: list[int], back: list[int] | None, at: list[int]) -> None:
    one, other = pile[:], pile[:]
    back_one, back_other = (None, None) if back is None else (back[:], back[:])
    chance = Places(places=at)
    dealt = deal(count, one, chance, "hand", back_one)
    again = Places(places=at)
    drawn = [draw(other, again, "hand", back_other) for _ in range(count)]
    assert dealt == [card for card in drawn if card is not None]
    assert (one, back_one) == (other, back_other)
    assert len(dealt) == min(max(0, count), len(pile) + len(back or []))
    assert chance.labels == ["hand"] * len(dealt)
    assert Counter(dealt + one + (back_one or [])) == Counter(pile + (back or []))


# --- decks ----------------------------------------------------------------------------------------------


def test_top_then_pile_then_bottom_then_discards() -> None:
    deck = Deck(pile=[1, 2], discard=[3])
    for card in (10, 11):
        deck.put_on_top(card)
    for card in (20, 21):
        deck.put_under(card)
    assert deck.left() == 6
    chance = Script(outcomes={"loot": [1, 2, 3]})
    assert [deck.draw(chance, "loot") for _ in range(8)] == [11, 10, 1, 2, 20, 21, 3, None]
    assert deck == Deck()
    assert chance.left_over() == {}


def test_decks_share_nothing() -> None:
    Deck().put_on_top(1)
    assert Deck() == Deck(top=[])


MOVES = ("draw", "top", "under", "in", "discard", "reshuffle")
World: TypeAlias = tuple[
    tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]
]  # order, discard, hand, came


def played(cards: list[int], moves: Iterable[str], chance: Chance) -> tuple[int, ...]:
    """What comes when these moves are made with a deck of ours; cards go back from a hand, last one first."""
    deck, hand, came = Deck(pile=cards[:]), list[int](), list[int]()
    for move in moves:
        if move == "draw":
            card = deck.draw(chance, "any")
            hand += [] if card is None else [card]
            came.append(-1 if card is None else card)
        elif move == "reshuffle":
            deck.reshuffle()
        elif hand:
            card = hand.pop()
            if move == "top":
                deck.put_on_top(card)
            elif move == "under":
                deck.put_under(card)
            elif move == "in":
                deck.shuffle_in([card])
            else:
                deck.discard.append(card)
        assert Counter([*hand, *deck.top, *deck.pile, *deck.bottom, *deck.discard]) == Counter(cards)
    return tuple(came)


def with_cardboard(cards: list[int], moves: Iterable[str]) -> dict[tuple[int, ...], Fraction]:
    """The odds of what comes from a deck of cardboard, which is in full order after every shuffle."""
    worlds = shuffled({(tuple(cards), (), (), ()): Fraction(1)})
    for move in moves:
        worlds = merged(moved(world, move, odds) for world, odds in worlds.items())
    return merged({came: odds} for (*_, came), odds in worlds.items())


def moved(world: World, move: str, odds: Fraction) -> dict[World, Fraction]:
    order, discard, hand, came = world
    if move == "draw" and not order and discard:
        return merged(
            moved(each, move, part) for each, part in shuffled({(discard, (), hand, came): odds}).items()
        )
    if move == "draw" and order:
        return {(order[1:], discard, (*hand, order[0]), (*came, order[0])): odds}
    if move == "draw":
        return {(order, discard, hand, (*came, -1)): odds}
    if move == "reshuffle":
        return shuffled({(order + discard, (), hand, came): odds})
    if not hand:
        return {world: odds}
    *rest, card = hand
    hand = tuple(rest)
    if move == "top":
        return {((card, *order), discard, hand, came): odds}
    if move == "under":
        return {((*order, card), discard, hand, came): odds}
    if move == "in":
        return shuffled({((*order, card), discard, hand, came): odds})
    return {(order, (*discard, card), hand, came): odds}


def shuffled(worlds: dict[World, Fraction]) -> dict[World, Fraction]:
    return merged(
        {(other, discard, hand, came): odds / factorial(len(order))}
        for (order, discard, hand, came), odds in worlds.items()
        for other in permutations(order)
    )


def merged(parts: Iterable[dict[K, Fraction]]) -> dict[K, Fraction]:
    total: dict[K, Fraction] = {}
    for part in parts:
        for key, odds in part.items():
            total[key] = total.get(key, Fraction(0)) + odds
    return total


@given(st.lists(st.integers(0, 3), max_size=3), st.lists(st.sampled_from(MOVES), max_size=8))
def test_nobody_can_tell_it_from_a_deck_that_was_really_shuffled(cards: list[int], moves: list[str]) -> None:
    assert every(lambda chance: played(cards, moves, chance)) == with_cardboard(cards, moves)


@given(CARDS, st.lists(st.sampled_from(MOVES), max_size=40), PLACES)
def test_draws_are_labelled_and_no_card_is_lost_or_made(
    cards: list[int], moves: list[str], at: list[int]
) -> None:
    chance = Places(places=at)
    played(cards, moves, chance)
    assert set(chance.labels) <= {"any"}
    assert len(chance.labels) <= moves.count("draw")


def test_shuffling_needs_no_chance_and_forgets_the_order() -> None:
    deck = Deck(top=[1], pile=[2], bottom=[3], discard=[4])
    deck.shuffle_in([9])
    assert (deck.top, sorted(deck.pile), deck.bottom, deck.discard) == ([], [1, 2, 3, 9], [], [4])
    deck.put_on_top(7)
    deck.reshuffle()
    assert (deck.top, sorted(deck.pile), deck.bottom, deck.discard) == ([], [1, 2, 3, 4, 7, 9], [], [])


# --- a queue --------------------------------------------------------------------------------------------


def test_in_a_queue_what_came_back_lies_in_known_order_behind_the_unseen() -> None:
    queue = Deck(pile=[1, 2, 3])
    chance = Script(outcomes={"challenge": [2, 3, 1]})
    for card in (queue.draw(chance, "challenge"), queue.draw(chance, "challenge")):
        assert card is not None
        queue.put_under(card)
    assert queue == Deck(pile=[1], bottom=[3, 2])
    assert [queue.draw(chance, "challenge") for _ in range(4)] == [1, 2, 3, None]


@given(CARDS, CARDS, PLACES)
def test_who_puts_back_what_is_not_wanted_sees_every_card_once(
    unseen: list[int], returned: list[int], at: list[int]
) -> None:
    queue = Deck(pile=unseen[:], bottom=returned[:])
    seen = []
    for _ in range(queue.left()):
        card = queue.draw(Places(places=at), "challenge")
        assert card is not None
        seen.append(card)
        queue.put_under(card)
    assert Counter(seen) == Counter(unseen + returned)
    assert seen[len(unseen) :] == returned[::-1]
    assert queue == Deck(bottom=seen[::-1])


# --- tiers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tier", "cards"), [(0, [1, 2, 3, 4, None]), (1, [3, 4, None]), (2, [4, None]), (3, [None])]
)
def test_a_tier_reshuffles_before_the_next_is_asked(tier: int, cards: list[int | None]) -> None:
    tiers = [Deck(pile=[1], discard=[2]), Deck(discard=[3]), Deck(pile=[4])]
    chance = Script(outcomes={"mob": [card for card in cards if card]})
    assert [draw_tier(tiers, tier, chance, "mob") for _ in cards] == cards
    assert chance.left_over() == {}


@given(st.lists(st.tuples(CARDS, CARDS), max_size=4), st.integers(0, 4), PLACES)
def test_one_card_of_one_tier_is_drawn(
    tiers: list[tuple[list[int], list[int]]], tier: int, at: list[int]
) -> None:
    decks = [Deck(pile=pile[:], discard=discard[:]) for pile, discard in tiers]
    card = draw_tier(decks, tier, Places(places=at), "mob")
    found = [n for n, (pile, discard) in enumerate(tiers) if n >= tier and (pile or discard)]
    assert (card is None) == (not found)
    for n, (deck, (pile, discard)) in enumerate(zip(decks, tiers, strict=True)):
        came = [card] if n in found[:1] else []
        assert Counter(deck.pile + deck.discard + came) == Counter(pile + discard)


def test_a_search_passes_over_what_it_has_put_back() -> None:
    deck = Deck(pile=[1], bottom=[8, 9])
    chance = Script(outcomes={"event": [1]})
    met: list[int] = []
    while (card := deck.draw(chance, "event", met)) is not None:
        met.append(card)
        deck.put_under(card)
    assert met == [1, 9, 8]
    assert deck.bottom == [8, 9, 1]


def test_what_is_passed_over_on_top_stays_on_top() -> None:
    deck = Deck(top=[4, 5], pile=[1])
    assert deck.draw(Script(), "event", [5]) == 4
    assert deck.draw(Script(outcomes={"event": [1]}), "event", [5]) == 1
    assert deck.draw(Script(), "event", [5]) is None
    assert deck.draw(Script(), "event") == 5
