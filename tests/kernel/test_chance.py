"""Chance: the generator, scripts, lazily drawn piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy
from hashlib import blake2b

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.kernel import Chance, RuleError, Script, ScriptError
from wyprawa.kernel.chance import Recorder, Rerun
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


Draw = Callable[[Chance], object]


def taken(chance: Chance) -> list[int]:
    pile = [*range(7)]
    return [chance.take(pile, "x"), chance.take(pile, "x"), *pile]


def shuffled(chance: Chance) -> list[int]:
    row = [*range(7)]
    chance.shuffle(row, "x")
    return row


DRAWS: list[Draw] = [
    lambda chance: [chance.below(1000, "x"), chance.below(3, "x")],
    lambda chance: [chance.die(6, "x") for _ in range(9)],
    lambda chance: chance.dice(9, 12, "x"),
    lambda chance: [chance.pick("abcdefg", "x") for _ in range(9)],
    taken,
    shuffled,
]


def drawn(chance: Chance, draws: list[Draw]) -> list[object]:
    return [draw(chance) for draw in draws]


def plain(state: int) -> Chance:
    return Chance(state, KEY if state % 2 else "")


@given(st.integers(0, 2**63), st.lists(st.sampled_from(DRAWS), max_size=6))
def test_every_kind_of_draw_comes_as_from_the_plain_generator(state: int, draws: list[Draw]) -> None:
    """Where a script leaves a label free, or a rerun has it hidden or nothing noted, the generator decides
    as it would without them; and what a recorder notes, a rerun brings again, whatever its own numbers."""
    chance = plain(state)
    expected, rest = drawn(chance, draws), chance.below(1000, "rest")
    key = chance.key

    script = Script(state, key, outcomes={"y": [1]}, free=("x", "rest"))
    assert (drawn(script, draws), script.below(1000, "rest")) == (expected, rest)
    assert script.left_over() == {"y": [1]}
    assert script.bare() == chance

    recorder = Recorder(inner=plain(state))
    assert (drawn(recorder, draws), recorder.below(1000, "rest")) == (expected, rest)
    assert {label for label, _ in recorder.seen} == ({"x", "rest"} if draws else {"rest"})
    noted = tuple(recorder.seen)

    again = Rerun(5, seen=noted)
    assert (drawn(again, draws), again.below(1000, "rest")) == (expected, rest)
    assert again.state == 5
    assert again.mark() == 5 + len(noted)
    assert again.below(1000, "rest") == Chance(5).below(1000, "rest")  # nothing is noted any more

    hidden = Rerun(state, key, seen=noted, hidden=frozenset({"x"}))
    assert (drawn(hidden, draws), hidden.below(1000, "rest")) == (expected, rest)
    assert hidden.mark() == plain_mark(state, key, draws) + len(noted)


def plain_mark(state: int, key: str, draws: list[Draw]) -> int:
    chance = Chance(state, key)
    drawn(chance, draws)
    return chance.mark()


def test_a_recorder_notes_each_draw_once_and_a_row_as_it_came_out() -> None:
    recorder = Recorder(inner=Script(outcomes={"a": [3], "b": [6], "c": ["y"], "d": ["q"], "e": [[2, 1]]}))
    row = [1, 2]
    recorder.below(4, "a")
    recorder.die(6, "b")
    recorder.pick("xy", "c")
    recorder.take(["p", "q"], "d")
    recorder.shuffle(row, "e")
    row.clear()
    assert recorder.seen == [("a", 3), ("b", 6), ("c", "y"), ("d", "q"), ("e", [2, 1])]


def test_a_rerun_that_draws_something_else_says_so() -> None:
    again = Rerun(seen=(("loot", 3),))
    with pytest.raises(ScriptError, match="this world draws 'attack' where 'loot' was drawn"):
        again.die(6, "attack")
    assert again.die(6, "loot") == 3


@pytest.mark.parametrize("told", [0, 5, -1, "3", 2.0, None])
def test_only_a_face_of_the_die_or_a_number_below_is_drawn(told: object) -> None:
    with pytest.raises(ScriptError, match="is not a face of a die of 4"):
        Script(outcomes={"x": [told]}).die(4, "x")
    if told != 0:
        with pytest.raises(ScriptError, match="is not a number below 5"):
            Script(outcomes={"x": [told]}).below(5, "x")


def test_the_ends_of_what_can_be_drawn_may_be_scripted() -> None:
    script = Script(outcomes={"x": [1, 4, 0, 3]})
    assert [script.die(4, "x"), script.die(4, "x"), script.below(4, "x"), script.below(4, "x")] == [
        1,
        4,
        0,
        3,
    ]
    with pytest.raises(ScriptError, match=r"nothing scripted for 'x' \(a number below 4\); script: .*'x'"):
        script.below(4, "x")
    assert script.mark() == 4


def test_what_is_picked_stays_and_a_taken_card_is_one_of_equals() -> None:
    script = Script(outcomes={"x": ["b", "b", "b"]})
    assert script.pick("abc", "x") == "b"
    pile = ["b", "a", "b", "c"]
    assert script.take(pile, "x") == "b"
    assert sorted(pile) == ["a", "b", "c"]
    assert script.take(pile, "x") == "b"
    assert sorted(pile) == ["a", "c"]


def test_as_many_dice_as_there_may_be() -> None:
    assert len(Chance(1).dice(10_000, 6, "x")) == 10_000
    with pytest.raises(RuleError, match="10001 dice at once"):
        Chance(1).dice(10_001, 6, "x")


def test_the_algorithm_is_named_as_records_name_it() -> None:
    assert (Chance(3).algorithm, Chance(3, KEY).algorithm) == ("splitmix64", "blake2b")
