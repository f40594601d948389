"""Forgeries of record files, with digests that fit: only the rules can tell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from wyprawa.conformance.play import chance_of, wander
from wyprawa.kernel import Answer, Chance, Origin, Table, begin, key
from wyprawa.kernel.record import _Chain


def bodies(text: str) -> list[str]:
    """The lines of a record without their digests."""
    return [line[9:] for line in text.splitlines()[1:]]


def written(lines: list[str]) -> str:
    """A record of these lines, as sound as any by its digests."""
    chain = _Chain(2)
    return "\n".join(["wyprawa record 2", *(chain.line(line) for line in lines)]) + "\n"


def with_other_header(text: str, name: str, value: Any) -> str:
    lines = bodies(text)
    at = next(n for n, line in enumerate(lines) if line.startswith(f"{name} "))
    lines[at] = f"{name} {json.dumps(value, ensure_ascii=False)}"
    return written(lines)


def with_other_choice(text: str, table: Table[Any], n: int, chance: Chance) -> str | None:
    """The n-th choice another of those that were open; None if there was no other."""
    made, before = table.history[n], table.at(n)
    choice = before.choice_of(made.seat)
    assert choice is not None
    others = [option for option in choice.options if option != made.option]
    if not others:
        return None
    lines = bodies(text)
    at = [i for i, line in enumerate(lines) if line[:1].isdigit()][n]
    assert lines[at] == _line(made)
    lines[at] = _line(made._replace(option=chance.pick(others, "forged")))
    return written(lines)


def _line(made: Answer) -> str:
    return f"{made.seat} {made.ask} {key(made.option)}"


def with_loaded_die(
    origin: Origin, nth: int, patch: pytest.MonkeyPatch | None, players: int | None = None
) -> str:
    """The record of a game in which, with a `patch`, the nth draw that can come out otherwise does;
    `players` is the seed of those who choose."""
    true, drawn = Chance.below, 0

    def below(self: Chance, n: int, label: str) -> int:
        nonlocal drawn
        found = true(self, n, label)
        drawn += bool(self.key) and n > 1
        return (found + 1) % n if drawn == nth and self.key and n > 1 else found

    if patch is not None:
        patch.setattr(Chance, "below", below)
    table = begin(origin)
    wander(table, chance_of(nth if players is None else players), 160)
    if patch is not None:
        patch.undo()
        assert drawn >= nth
    return table.record()


def with_other_number(text: str, chance: Chance, *, within: str = "") -> str:
    """One number of the saved state another: of all of it, or of one field."""
    lines = bodies(text)
    at = next(n for n, line in enumerate(lines) if line.startswith("= "))
    state = json.loads(lines[at][2:])
    places = list(_numbers(state[within] if within else state))
    holder, index = chance.pick(places, "place")
    holder[index] += 1
    lines[at] = "= " + json.dumps(state, separators=(",", ":"), ensure_ascii=False)
    return written(lines)


def _numbers(value: Any) -> Iterator[tuple[Any, Any]]:
    """Where numbers stand: what holds them, and under which index."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for index, each in list(items):
        if isinstance(each, int) and not isinstance(each, bool):
            yield value, index
        else:
            yield from _numbers(each)
