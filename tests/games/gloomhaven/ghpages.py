"""Pages of the book laid out, and rules of them carried out, for tests of chapter 33."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import State


def page(scenario: int | str, seats: int = 2, **options: Any) -> State:
    """The scenario laid out, the heroes not placed yet."""
    s = GAME.begin(GAME.read_options({"seats": seats, "scenario": scenario, "level": 1, **options}), 1)
    for door, each in enumerate(s.page().doors):
        s.locked |= each.locked << door
    for room in [1, *s.page().shown]:
        s.rooms |= 1 << room
        rooms.reveal(s, room)
    s.round = 1
    return s


def show(s: State, *numbers: int) -> None:
    """Reveal further rooms, with all doors open."""
    s.doors = (1 << len(s.page().doors)) - 1
    for room in numbers:
        s.rooms |= 1 << room
        rooms.reveal(s, room)


def run(asking: Generator[Any, Any, Any], answers: Iterable[Any] = ()) -> list[str]:
    """Carry out a rule with these answers, then with the first option every time; returns what was asked."""
    left, asked = [*answers], []
    try:
        choice = next(asking)
        while True:
            asked.append(choice.ask)
            answer = left.pop(0) if left else choice.options[0]
            assert answer in choice.options, (choice.ask, answer, choice.options)
            choice = asking.send(answer)
    except StopIteration:
        assert not left
        return asked


def named(s: State, name: str) -> list[int]:
    return [who for who, figure in facts.standing(s) if name in (figure.name, figure.title)]


def at(s: State, q: int, r: int) -> int:
    """The number of a hex."""
    return s.ground().board.at(q, r)


def put(s: State, hero: int, letter: str, place: int = 0) -> None:
    s.figures[hero].at = s.ground().marks[letter][place]
