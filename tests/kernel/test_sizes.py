"""Sizes hold wherever something is read, and nowhere else."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest
from toys import TOY

from wyprawa import kernel
from wyprawa.kernel import Asking, Chance, GameError, PositionError, ask, faults, new, position, step
from wyprawa.kernel.sizes import Amount, Bits, By, Count, Few, Flags, Index, Many, Small, Some, Word


class Sized(kernel.State, kw_only=True):
    count: Count = 0
    amount: Amount = 0
    small: Small = 0
    index: Index = 0
    flags: Flags = 0
    bits: Bits = 0
    word: Word = ""
    few: Few[Count] = []
    many: Many[Few[Count]] = []
    some: Some[Word] = ()
    by: By[Index, Word] = {}


@step
def wait(s: Sized, who: int = 0, *words: str) -> Asking[None]:
    yield from ask(who, "wait", [1, 2])


def begin(options: Any, chance: Chance) -> Sized:
    return Sized(seats=options.seats, chance=chance)


def read_few(s: Sized, text: str) -> None:
    s.few = [int(each) for each in text.split()]


GAME = kernel.Game(
    name="sized",
    package="",
    state=Sized,
    setup=begin,
    first=wait.later(),
    steps={"wait": wait},
    view=lambda s, seat: None,
    notation={"few": (lambda s: " ".join(map(str, s.few)), read_few)},
)


@pytest.mark.parametrize(
    "field",
    [
        {"count": -1},
        {"count": 10_000},
        {"amount": -10_000},
        {"small": 100},
        {"index": -2},
        {"flags": 1 << 62},
        {"bits": -1},
        {"word": "x" * 101},
        {"few": [0] * 101},
        {"few": [-1]},
        {"many": [[]] * 2_001},
        {"many": [[10_000]]},
        {"some": ["x"] * 101},
        {"by": {"10000": "x"}},
        {"seats": 0},
        {"seats": 101},
        {"agenda": [["wait", 10_000]]},
        {"agenda": [["wait"]] * 101},
        {"outcome": {"winners": [-2]}},
        {"reveals": 1 << 50},
    ],
    ids=str,
)
def test_what_is_too_big_is_not_read(field: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.decode(msgspec.json.encode({"seats": 1, **field}))


def test_what_fits_is_read_and_written_again() -> None:
    s = Sized(seats=1, count=9_999, amount=-9_999, bits=1 << 900, flags=(1 << 62) - 1, few=[1], by={3: "x"})
    assert GAME.decode(kernel.codec.encode(s)) == s


def test_rules_are_not_held_up_by_sizes() -> None:
    assert Sized(seats=1, count=1_000_000).count == 1_000_000


def test_drawings_and_long_numbers_of_positions_are_looked_at_too() -> None:
    text = 'game sized\noptions {"seats":1}\nagenda [["wait"]]\n'
    with pytest.raises(PositionError, match=r"more than there can be: Expected `int` <= 9999 - at `\$.few"):
        position(GAME, text + "few:\n  12345\n")
    with pytest.raises(PositionError, match="line 4: a number of more than 2000 digits"):
        position(GAME, text + "bits " + "9" * 2_001)


def test_options_say_what_they_take() -> None:
    with pytest.raises(GameError, match=r"Expected `int` <= 8 - at `\$.seats`"):
        new(GAME, seats=10**15)


@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        ([], "nothing on the agenda, and the game is not over"),
        ([()], "on the agenda: [], expected one of the steps wait"),
        ([("dance",)], "on the agenda: ['dance'], expected one of the steps wait"),
        ([("wait", "x")], "on the agenda: ['wait', 'x']: Expected `int`, got `str`"),
        ([("wait", 0, "a", 1)], "on the agenda: ['wait', 0, 'a', 1]: Expected `str`, got `int`"),
    ],
)
def test_an_agenda_names_steps_and_gives_them_what_they_take(agenda: list[Any], said: str) -> None:
    assert faults(GAME, Sized(seats=1, agenda=agenda)) == [said]


def test_seats_outcome_and_what_problems_cannot_make_sense_of() -> None:
    s = Sized(seats=2, agenda=[wait.later(1)])
    assert faults(GAME, s) == []
    assert faults(GAME, s, GAME.options(seats=3)) == ["2 seats, expected 3"]
    s.outcome = kernel.Outcome((2,))
    assert faults(GAME, s) == ["winners are (2,), seats are 0 to 1"]
    s.outcome = None
    odd = dataclasses.replace(GAME, problems=lambda s: [str(s.few[7])])
    assert faults(odd, s) == ["it makes no sense: IndexError('list index out of range')"]
    table = new(TOY, seed=1)
    assert faults(TOY, table.saved, table.options) == []
