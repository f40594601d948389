from collections import Counter

import pytest
from chances import Places
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.kernel import Script
from wyprawa.parts.supplies import EMPTY, fill, lift, lying, take_up_to

CARDS = st.lists(st.integers(0, 30), max_size=12)


# --- stocks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wanted", "came", "left"), [(0, 0, 2), (1, 1, 1), (2, 2, 0), (5, 2, 0)])
def test_none_left_none_placed(wanted: int, came: int, left: int) -> None:
    stock = [7, 2]
    assert take_up_to(stock, 1, wanted) == came
    assert stock == [7, left]
    assert take_up_to(stock, 1, 9) == left


@given(
    st.lists(st.integers(0, 9), min_size=1, max_size=4),
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5)), max_size=20),
)
def test_nothing_is_taken_that_is_not_there(box: list[int], takes: list[tuple[int, int]]) -> None:
    stock, out = box[:], [0] * len(box)
    for which, wanted in takes:
        kind = which % len(box)
        out[kind] += take_up_to(stock, kind, wanted)
    asked = [sum(wanted for which, wanted in takes if which % len(box) == kind) for kind in range(len(box))]
    assert out == [min(all_of, wish) for all_of, wish in zip(box, asked, strict=True)]
    assert [a + b for a, b in zip(stock, out, strict=True)] == box


# --- rows -----------------------------------------------------------------------------------------------


def test_nothing_slides() -> None:
    row, pile, discard = [4, 5, 6], [7], [8]
    assert lift(row, 5) == 1
    assert row == [4, EMPTY, 6]
    assert lying(row) == [4, 6]
    lift(row, 4)
    chance = Script(outcomes={"trap": [7, 8]})
    assert fill(row, 3, pile, chance, "trap", discard) == [0, 1]
    assert (row, pile, discard) == ([7, 8, 6], [], [])
    assert chance.left_over() == {}


def test_a_row_stays_short_when_nothing_is_left() -> None:
    row: list[int] = []
    chance = Script(outcomes={"market": [3]})
    assert fill(row, 3, [3], chance, "market") == [0]
    assert row == [3, EMPTY, EMPTY]
    assert fill(row, 3, [], chance, "market", []) == []


def test_what_does_not_lie_there_cannot_be_lifted() -> None:
    row = [4, EMPTY]
    with pytest.raises(ValueError, match="5 is not in list"):
        lift(row, 5)
    assert row == [4, EMPTY]


@given(
    st.integers(0, 6),
    CARDS,
    CARDS,
    st.lists(st.integers(0, 9), max_size=20),
    st.lists(st.integers(0, 99), max_size=40),
)
def test_every_place_keeps_its_card_until_it_is_lifted(
    places: int, pile: list[int], discard: list[int], moves: list[int], at: list[int]
) -> None:
    """Against a model that names the places. A number below 6 lifts from that place, others refill."""
    everything = Counter(pile + discard)
    chance = Places(places=at)
    row: list[int] = []
    model: dict[int, int] = {}
    hand: list[int] = []
    for move in moves:
        if move in model:
            card = model[move]
            place = min(n for n, there in model.items() if there == card)
            assert lift(row, card) == place
            del model[place]
            hand.append(card)
        else:
            there = len(pile) + len(discard)
            filled = fill(row, places, pile, chance, "trap", discard)
            free = [place for place in range(places) if place not in model]
            assert filled == free[:there]
            model |= {place: row[place] for place in filled}
        assert {place: card for place, card in enumerate(row) if card != EMPTY} == model
        assert lying(row) == [model[place] for place in sorted(model)]
        assert Counter(hand + pile + discard + lying(row)) == everything
    assert set(chance.labels) <= {"trap"}
