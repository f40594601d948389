"""Questions: what a rule asks, who must answer, and how several are asked at once."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from wyprawa.kernel.errors import RuleError, UnreadableOption

if TYPE_CHECKING:
    from wyprawa.kernel.state import State

Option: TypeAlias = Any  # an int, a str, or a small tuple of these: plain values, compared by equality
T = TypeVar("T")


class Choice(msgspec.Struct, frozen=True):
    """One open question of one seat."""

    seat: int
    ask: str
    options: Sequence[Option]
    subject: tuple[Option, ...] = ()
    rule: str = ""


class Open:
    """The questions open at once inside one `together`; the same object until all are answered."""

    __slots__ = ("asked",)

    def __init__(self, asked: Sequence[Choice | None] = ()) -> None:
        self.asked = asked  # by branch, None if nothing is asked there now

    @property
    def choices(self) -> tuple[Choice, ...]:
        return tuple([choice for choice in self.asked if choice is not None])


Asking: TypeAlias = Generator[Any, Any, T]  # yields Choice or Open, receives answers, returns T


def ask(
    seat: int,
    name: str,
    options: Sequence[T],
    *,
    subject: tuple[Option, ...] = (),
    rule: str = "",
    always: bool = False,
) -> Asking[T]:
    """Ask `seat` to take one of `options`: `card = yield from ask(seat, "card.play", hand)`.

    A single option is taken without asking. Pass `always=True` where not asking would give something away.
    """
    if len(options) < 2:
        if not options:
            raise RuleError(f"seat {seat} was asked {name!r} with no options to choose from")
        if not always:
            return options[0]
    answer: T = yield Choice(seat, name, options, subject, rule)
    return answer


def together(s: State, *branches: Asking[T]) -> Asking[list[T]]:
    """Ask several seats at once, in secret, and return their answers in the order of `branches`.

    A branch is any asking: `ask(...)`, or a generator that asks one seat several things in a row. Branches
    must not change the state, so the order in which seats answer cannot matter.
    """
    results: list[Any] = [None] * len(branches)
    waiting: dict[int, int] = {}  # the branch of each seat that is asked
    asked: list[Choice | None] = [None] * len(branches)
    now = Open(asked)

    def advance(i: int, answer: Option) -> None:
        try:
            choice = branches[i].send(answer)
        except StopIteration as done:
            results[i] = done.value
            return
        if not isinstance(choice, Choice) or choice.seat in waiting:
            raise RuleError("each branch of `together` asks a seat of its own, one thing at a time")
        waiting[choice.seat] = i
        asked[i] = choice

    for i in range(len(branches)):
        advance(i, None)
    several = len(waiting) > 1
    while waiting:
        seat, answer = yield now
        i = waiting.pop(seat)
        asked[i] = None
        advance(i, answer)
    if several:
        s.reveals += 1
    return results


# --- keys: an option as text, the same text in files, on the page and at the prompt ---------------------

_BARE = re.compile(r"[A-Za-z_][A-Za-z0-9_./+-]*")
_DEEPEST = 20  # nested brackets
_TOKEN = re.compile(
    r'(?P<int>-?\d+)(?![A-Za-z0-9_.])|(?P<str>[A-Za-z_][A-Za-z0-9_./+-]*)|(?P<json>"(?:[^"\\]|\\.)*")'
)


def key(option: Option) -> str:
    """The text of an option: `3`, `pass`, `move:3`, `area:(3,4)`. `unkey` reads it back."""
    if isinstance(option, tuple):
        if len(option) > 1:
            return ":".join(_part(part) for part in option)
        return _part(option)
    return _part(option)


def _part(value: Option) -> str:
    if isinstance(value, bool) or value is None:
        raise RuleError(f"an option is made of ints, strings and tuples, not {value!r}")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return value if _BARE.fullmatch(value) else json.dumps(value, ensure_ascii=False)
    if isinstance(value, tuple):
        return "(" + ",".join(_part(part) for part in value) + ")"
    raise RuleError(f"an option is made of ints, strings and tuples, not {value!r}")


def unkey(text: str) -> Option:
    """The option a key stands for; raises `UnreadableOption`."""
    try:
        parts, end = _read_row(text, 0, ":", 0)
    except (ValueError, IndexError, RecursionError):
        raise UnreadableOption(f"cannot read {text[:60]!r} as an option") from None
    if end != len(text):
        raise UnreadableOption(f"cannot read {text[:60]!r} as an option: unexpected {text[end:][:60]!r}")
    return parts[0] if len(parts) == 1 else tuple(parts)


def _read_row(text: str, at: int, separator: str, depth: int) -> tuple[list[Option], int]:
    parts = []
    while True:
        part, at = _read_part(text, at, depth)
        parts.append(part)
        if at < len(text) and text[at] == separator:
            at += 1
        else:
            return parts, at


def _read_part(text: str, at: int, depth: int) -> tuple[Option, int]:
    if text[at] == "(":
        if text[at + 1] == ")":
            return (), at + 2
        if depth == _DEEPEST:
            raise ValueError(text)
        parts, at = _read_row(text, at + 1, ",", depth + 1)
        if text[at] != ")":
            raise ValueError(text)
        return tuple(parts), at + 1
    token = _TOKEN.match(text, at)
    if token is None:
        raise ValueError(text)
    if token["int"] is not None:
        return int(token["int"]), token.end()
    return (token["str"] if token["str"] is not None else _text(token["json"])), token.end()


def _text(quoted: str) -> str:
    text: str = json.loads(quoted)
    text.encode()  # half a surrogate pair is not text
    return text
