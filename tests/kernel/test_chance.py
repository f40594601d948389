"""Chance: the generator, scripts, lazily drawn piles."""

from __future__ import annotations

from collections import Counter
from copy import copy
from hashlib import blake2b

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.kernel import Chance, RuleError, Script, ScriptError
from wyprawa.kernel.codec import decoder, encode

KEY = "0f" * 32


def test_with_a_key_the_numbers_are_keyed_blake2b_eight_at_a_time() -> None:
    chance, mac = (
        Chance(key=KEY),
        [blake2b(bytes([n, *[0] * 7]), key=bytes([15] * 32)).digest() for n in (0, 1)],
    )
    numbers = [int.from_bytes(each[8 * n : 8 * n + 8], "little") for each in mac for n in range(8)]
    assert [chance.below(1 << 64, "x") for _ in numbers] == numbers
    # and as they came on another machine
    assert numbers[0] == 0x190AFE11D1FD5908
    assert numbers[15] == 0x79DBD74429E1F6BF


def test_copies_with_a_key_go_on_alike_and_by_themselves() -> None:
    chance = Chance(key=KEY)
    before = [chance.die(6, "x") for _ in range(11)]
    twin = copy(chance)
    assert (twin.state, twin.key) == (11, KEY)
    after = chance.dice(50, 6, "x")
    assert twin.dice(50, 6, "x") == after
    assert Chance(key=KEY).dice(61, 6, "x") == before + after


def test_another_key_brings_other_numbers() -> None:
    one, other = Chance(key=KEY), Chance(key=KEY[:-1] + "e")
    assert one.dice(20, 1000, "x") != other.dice(20, 1000, "x")


@pytest.mark.parametrize("chance", [Chance(2**64 - 1), Chance(12, KEY), Chance()])
def test_chance_is_plain_data(chance: Chance) -> None:
    text = encode(chance)
    assert b"key" not in text or chance.key
    assert decoder(Chance).decode(text) == chance


@pytest.mark.parametrize("text", ['{"key":"zz"}', '{"key":"0f"}', '{"state":-1}', '{"key":5}'])
def test_what_no_chance_is_made_of_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        decoder(Chance).decode(text)


def test_a_count_nobody_reaches_is_no_trouble() -> None:
    assert 0 <= Chance(1 << 200, KEY).below(6, "x") < 6


def test_nobody_throws_a_trillion_dice() -> None:
    with pytest.raises(RuleError, match="'x': 1000000000000 dice at once, expected at most 10000"):
        Chance(1).dice(10**12, 6, "x")


def test_the_generator_without_a_key_is_splitmix64() -> None:
    # the first outputs for seed 1234567 of the reference implementation, here as their top 32 bits
    chance = Chance(1234567)
    outputs = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [chance.below(1 << 32, "x") for _ in outputs] == [output >> 32 for output in outputs]


@pytest.mark.parametrize("chance", [Chance(1), Chance(key=KEY)])
def test_dice_show_every_face_about_equally(chance: Chance) -> None:
    faces = Counter(chance.die(6, "x") for _ in range(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 10_000) < 500 for count in faces.values())


def test_take_draws_every_card_equally_often_and_removes_it() -> None:
    chance = Chance(2)
    drawn: Counter[int] = Counter()
    for _ in range(20_000):
        pile = [10, 20, 30, 40]
        card = chance.take(pile, "x")
        drawn[card] += 1
        assert sorted([*pile, card]) == [10, 20, 30, 40]
    assert all(abs(count - 5_000) < 300 for count in drawn.values())


def test_shuffle_gives_every_order_about_equally() -> None:
    chance = Chance(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        row = [1, 2, 3, 4]
        chance.shuffle(row, "x")
        orders[tuple(row)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1_000) < 200 for count in orders.values())


@given(st.integers(0, 2**64 - 1), st.integers(1, 10**12))
def test_below_stays_below_and_moves_the_mark(state: int, n: int) -> None:
    chance = Chance(state)
    before = chance.mark()
    assert 0 <= chance.below(n, "x") < n
    assert chance.mark() != before


def test_a_script_gives_outcomes_by_label() -> None:
    script = Script(
        outcomes={"attack": [3, 12], "loot": ["gold"], "order": [[2, 1]], "face": ["b"], "n": [4]}
    )
    pile = ["junk", "gold"]
    row = [1, 2]
    assert script.die(12, "attack") == 3
    assert script.take(pile, "loot") == "gold"
    assert pile == ["junk"]
    script.shuffle(row, "order")
    assert row == [2, 1]
    assert script.pick("abc", "face") == "b"
    assert script.below(5, "n") == 4
    assert script.left_over() == {"attack": [12]}
    assert script.dice(1, 12, "attack") == [12]
    assert script.left_over() == {}


@pytest.mark.parametrize(
    ("draw", "message"),
    [
        (lambda script: script.die(6, "none"), "nothing scripted for 'none' \\(a die of 6\\)"),
        (lambda script: script.die(6, "x"), "'x': 7 is not a face of a die of 6"),
        (lambda script: script.below(7, "x"), "'x': 7 is not a number below 7"),
        (lambda script: script.pick([1, 2], "x"), "'x': 7 is not among \\[1, 2\\]"),
        (lambda script: script.take([1, 2], "x"), "'x': 7 is not in the pile \\[1, 2\\]"),
        (lambda script: script.shuffle([1, 2], "row"), "\\[1, 3\\] is not an order of \\[1, 2\\]"),
    ],
)
def test_an_impossible_script_fails(draw: object, message: str) -> None:
    script = Script(outcomes={"x": [7], "row": [[1, 3]]})
    with pytest.raises(ScriptError, match=message):
        draw(script)  # type: ignore[operator]


def test_free_labels_are_drawn() -> None:
    script = Script(state=5, outcomes={"x": [1]}, free=("other",))
    assert script.below(1000, "other") == Chance(5).below(1000, "other")


def test_a_copied_script_goes_on_by_itself() -> None:
    script = Script(outcomes={"x": [1, 2, 3]})
    script.die(6, "x")
    twin = copy(script)
    assert [script.die(6, "x"), script.die(6, "x")] == [2, 3]
    assert twin.left_over() == {"x": [2, 3]}
