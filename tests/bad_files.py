"""Bad record files by the number: bytes gone wrong, and lines rewritten with digests made to fit."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import wyprawa
from wyprawa.conformance.play import chance_of, wander
from wyprawa.kernel import Chance, Table, find
from wyprawa.kernel.record import _Chain

Edit = Callable[[bytes, Chance], bytes]


def change_byte(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data), "at")
    return data[:at] + bytes([chance.below(256, "byte")]) + data[at + 1 :]


def flip_bit(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data), "at")
    return data[:at] + bytes([data[at] ^ (1 << chance.below(8, "bit"))]) + data[at + 1 :]


def insert_byte(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data) + 1, "at")
    return data[:at] + bytes([chance.below(256, "byte")]) + data[at:]


def drop_bytes(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data), "at")
    return data[:at] + data[at + chance.die(40, "count") :]


def truncate(data: bytes, chance: Chance) -> bytes:
    return data[: chance.below(len(data), "at")]


def fill_with_zeros(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data), "at")
    return data[:at] + bytes(len(data) - at)


def drop_line(data: bytes, chance: Chance) -> bytes:
    lines = data.splitlines(keepends=True)
    chance.take(lines, "line") if chance.below(2, "how") else lines.pop(chance.below(len(lines), "line"))
    return b"".join(lines)


def double_line(data: bytes, chance: Chance) -> bytes:
    lines = data.splitlines(keepends=True)
    at = chance.below(len(lines), "line")
    return b"".join([*lines[: at + 1], *lines[at:]])


def swap_lines(data: bytes, chance: Chance) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = chance.below(len(lines), "line"), chance.below(len(lines), "line")
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


DAMAGE: list[Edit] = [
    change_byte,
    flip_bit,
    insert_byte,
    drop_bytes,
    truncate,
    fill_with_zeros,
    drop_line,
    double_line,
    swap_lines,
]


# --- with digests that fit ---------------------------------------------------------------------------------


def one_sign(lines: list[str], chance: Chance) -> None:
    """Another sign somewhere in a line."""
    at = chance.below(len(lines), "line")
    body = bytearray(lines[at].encode())
    body[chance.below(len(body), "at")] = 32 + chance.below(95, "byte")
    lines[at] = body.decode(errors="replace")


def one_value(lines: list[str], chance: Chance) -> None:
    """Something odd in the place of a value of the header or the state."""
    at = chance.pick(
        [n for n, line in enumerate(lines) if not line[0].isdigit() and line[:4] != "end "], "line"
    )
    word, _, text = lines[at].partition(" ")
    lines[at] = f"{word} {json.dumps(_odd(json.loads(text), chance))}"


def one_choice(lines: list[str], chance: Chance) -> None:
    """Something odd in the place of an option."""
    choices = [n for n, line in enumerate(lines) if line[0].isdigit()]
    if choices:
        at = chance.pick(choices, "line")
        lines[at] = lines[at].rsplit(" ", 1)[0] + " " + chance.pick(_KEYS, "key")


def from_a_state(lines: list[str], chance: Chance) -> None:
    """A game that begins from its state, with something odd in it."""
    at = next(n for n, line in enumerate(lines) if line.startswith("= "))
    state = json.loads(lines[at][2:])
    for _ in range(chance.die(3, "values")):
        state = _odd(state, chance)
    header = [line for line in lines[:at] if not line[0].isdigit()]
    lines[:] = [*header, f"start {json.dumps(state)}", "end 0"]


FORGERY = [one_sign, one_value, one_choice, from_a_state, from_a_state]
_KEYS = [
    "1" * 3000,
    "(" * 39,
    '"\\ud800"',
    "a" * 5000,
    "(1,(2,(3)))",
    "-1",
    "٣",
    '"\\u001b[2J"',
    "1e5",
    ":",
    "true",
]
_VALUES: list[Any] = [
    10**12,
    10**6,
    -1,
    -(10**12),
    2**63,
    2**64,
    10**1000,
    1.5,
    1e308,
    float("nan"),
    "",
    "\x1b[2J",
    "\ud800",
    "x" * 5000,
    None,
    True,
    [],
    {},
    [0] * 5000,
    {"a": [{"b": [[[[1]]]]}]},
]


def _odd(value: Any, chance: Chance) -> Any:
    """The value with one part of it odd."""
    places = list(_places(value))
    if not places:
        return deepcopy(chance.pick(_VALUES, "value"))
    holder, index = chance.pick(places, "place")
    old = holder[index]
    numbers = isinstance(old, int) and chance.below(2, "alike")
    holder[index] = deepcopy(chance.pick(_VALUES[:7] if numbers else _VALUES, "value"))
    return value


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for index, each in list(items):
        yield value, index
        yield from _places(each)


def forged(text: str, chance: Chance) -> str:
    """A file that its digests call sound."""
    lines = [line[9:] for line in text.splitlines()[1:]]
    chance.pick(FORGERY, "how")(lines, chance)
    chain = _Chain(2)
    return "\n".join(["wyprawa record 2", *(chain.line(line) for line in lines), ""])


def a_game(name: str, choices: int) -> Table[Any]:
    """A game some choices old, in one of its modes."""
    game = find(name)
    table = wyprawa.new(game, seed=choices, **game.modes[choices % len(game.modes)])
    wander(table, chance_of(choices), choices)
    return table
