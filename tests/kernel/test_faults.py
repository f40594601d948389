"""What is wrong with a state that somebody made up, and what errors of play say, word for word."""

from __future__ import annotations

import dataclasses
import os
import re
import sys
import threading
import types
from pathlib import Path
from typing import Any

import pytest
from toys import TOY, State, play

from wyprawa.kernel import (
    GameError,
    IllegalOption,
    NothingToUndo,
    Outcome,
    PositionError,
    RuleError,
    Step,
    Table,
    ask,
    bounds,
    new,
    position,
    step,
)
from wyprawa.kernel.bounds import watched
from wyprawa.kernel.faults import Argument, arguments, faults
from wyprawa.kernel.record import replace


@step
def moves(s: State, seat: int, *steps: int) -> None:
    """A step with one argument and then as many as there are."""


WALKING = dataclasses.replace(TOY, steps={**TOY.steps, "moves": moves})


def state(**changes: Any) -> State:
    s = new(TOY, seed=4, seats=2).saved
    made: State = TOY.copy(s)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


OPTIONS = TOY.read_options({"seats": 2})


def test_what_the_rules_come_to_has_no_faults() -> None:
    table = new(TOY, seed=4, seats=2)
    while not table.over:
        assert faults(TOY, table.saved, OPTIONS) == faults(TOY, table.saved) == []
        play(table, 3, 1)
    assert faults(TOY, table.saved, OPTIONS) == []


def test_seats_are_those_of_the_options() -> None:
    assert faults(TOY, state(seats=3), OPTIONS) == ["3 seats, expected 2"]
    assert faults(TOY, state(seats=3)) == []  # nobody has said how many there are


@pytest.mark.parametrize("winners", [(2,), (-1,), (0, 2)])
def test_winners_have_a_seat(winners: tuple[int, ...]) -> None:
    found = faults(TOY, state(outcome=Outcome(winners)), OPTIONS)
    assert found == [f"winners are {winners}, seats are 0 to 1"]
    assert faults(TOY, state(outcome=Outcome((0, 1)))) == faults(TOY, state(outcome=Outcome(()))) == []


def test_something_is_planned_unless_the_game_is_over() -> None:
    assert faults(TOY, state(agenda=[])) == ["nothing on the agenda, and the game is not over"]
    assert faults(TOY, state(agenda=[], outcome=Outcome(()))) == []


def test_what_is_planned_is_a_step_with_arguments_that_fit() -> None:
    steps = ", ".join(sorted(TOY.steps))
    known = f"expected one of the steps {steps}"
    assert faults(TOY, state(agenda=[("dance", 1)])) == [f"on the agenda: ['dance', 1], {known}"]
    assert faults(TOY, state(agenda=[()])) == [f"on the agenda: [], {known}"]
    assert faults(TOY, state(agenda=[(5,)])) == [f"on the agenda: [5], {known}"]
    assert faults(TOY, state(agenda=[("pick", 1)])) == [
        "on the agenda: ['pick', 1]: too many positional arguments"
    ]
    (few,) = faults(WALKING, state(agenda=[("moves",)]))
    assert few == "on the agenda: ['moves']: missing a required argument: 'seat'"
    (kind,) = faults(WALKING, state(agenda=[("moves", 1, 2, "x")]))
    assert kind == "on the agenda: ['moves', 1, 2, 'x']: Expected `int`, got `str`"
    assert faults(WALKING, state(agenda=[("moves", 1), ("moves", 1, 2, 3)])) == []
    both = faults(WALKING, state(agenda=[("dance",), ("moves",)], seats=3), OPTIONS)
    assert [said.split(",")[0].split(":")[0] for said in both] == [
        "on the agenda", "on the agenda", "3 seats",
    ]  # fmt: skip


def test_every_argument_is_named_with_the_step_it_is_for() -> None:
    s = state(agenda=[("moves", 1, 2, 3), ("pick",), ("moves", 0)])
    assert [*arguments(WALKING.steps, s)] == [
        Argument("moves", "seat", 1),
        Argument("moves", "steps", 2),
        Argument("moves", "steps", 3),
        Argument("moves", "seat", 0),
    ]


def test_a_game_looks_at_a_state_only_if_its_frame_is_sound() -> None:
    def problems(s: Any) -> list[str]:
        return [f"{s.hands[1]} is no hand"]

    game = dataclasses.replace(TOY, problems=problems)
    assert faults(game, state(hands=[[1], [99]])) == ["[99] is no hand"]
    assert faults(game, state(hands=[[1], [99]], agenda=[])) == [
        "nothing on the agenda, and the game is not over"
    ]
    assert faults(game, state(hands=[])) == ["it makes no sense: IndexError('list index out of range')"]


# --- what errors of play say ------------------------------------------------------------------------------


def asking(*options: Any) -> Table[Any]:
    @step
    def count(s: Any) -> Any:
        while True:
            yield from ask(0, "n", list(options))

    game = dataclasses.replace(TOY, steps={**TOY.steps, "begin_round": count_step(count)})
    return new(game, seed=1)


def count_step(made: Step[Any, ..., Any]) -> Step[Any, ..., Any]:
    made.name = "begin_round"
    return made


@pytest.mark.parametrize(("many", "more"), [(2, ""), (12, ""), (13, " and 1 more"), (30, " and 18 more")])
def test_twelve_open_options_are_named_and_the_rest_counted(many: int, more: str) -> None:
    table = asking(*range(many))
    shown = ", ".join(str(n) for n in range(min(many, 12)))
    with pytest.raises(IllegalOption) as caught:
        table.choose("x")
    assert str(caught.value) == f"'x' is not open to seat 0 at 'n'; open: {shown}{more}"
    with pytest.raises(IllegalOption) as caught:
        table.read("99")
    assert str(caught.value) == f"'99' is not open to seat 0 at 'n'; open: {shown}{more}"


def test_what_is_read_is_an_open_option_of_that_seat() -> None:
    table = new(TOY, seed=4, seats=2)
    assert table.read(" bold ", 1) == table.read("shy").replace("shy", "bold") == "bold"
    with pytest.raises(IllegalOption, match="seat 3 has nothing to decide now; open: seat 0, 1"):
        table.read("bold", 3)


def test_a_table_says_where_it_stands() -> None:
    table = new(TOY, seed=4, seats=2)
    assert repr(table) == "<Table toy, 0 choices, seat 0: mood, seat 1: mood>"
    table.choose("shy", 1)
    assert repr(table) == "<Table toy, 1 choices, seat 0: mood>"
    play(table, 6)
    assert repr(table) == f"<Table toy, {len(table.history)} choices, over>"


def test_an_agenda_without_a_known_step_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RuleError, match=r"^toy: the agenda is empty, but the game has no outcome$"):
        Table(TOY, OPTIONS, state(agenda=[]))
    said = re.escape(f"toy: no step is called 'dance'; steps are: {sorted(TOY.steps)}")
    with pytest.raises(RuleError, match=said):
        Table(TOY, OPTIONS, state(agenda=[("pick",), ("dance", 1)]))
    with pytest.raises(RuleError, match="no step is called 'dance'"):
        TOY.upcoming(state(agenda=[("dance", 1)]))
    with pytest.raises(RuleError, match="the agenda is empty"):
        TOY.upcoming(state(agenda=[]))


def test_moments_a_table_can_go_back_to() -> None:
    table = new(TOY, seed=4, seats=2)
    play(table, 6, 5)
    digests = [table.at(n).digest() for n in range(6)]
    assert [table.at(n - 6).digest() for n in range(6)] == digests
    assert table.at(-1).history == table.history
    for never in (6, -7):
        with pytest.raises(NothingToUndo, match=f"this game can be seen from choice 0 to 5, not at {never}$"):
            table.at(never)


def test_fair_moments_are_counted_from_the_choice_before() -> None:
    table = new(TOY, seed=4, seats=2)
    marks = [(table.state.reveals, table.state.chance.mark())]
    while not table.over:
        play(table, len(marks), 1)
        marks.append((table.state.reveals, table.state.chance.mark()))
    for n, mark in enumerate(marks):
        assert table.fair_back_to(n) == (mark == marks[-1])
    assert not table.fair_back_to(0)
    assert position(TOY, new(TOY, seed=4).position()).fair_back_to(0)


def test_words_are_of_seats_there_are() -> None:
    assert new(TOY, seed=1, seats=2, words={0: "a", 1: "b"}).origin.words == {0: "a", 1: "b"}  # type: ignore[union-attr]
    for seat in (2, -1):
        with pytest.raises(GameError, match=f"toy: words of seat {seat}, but seats are 0 to 1"):
            new(TOY, seed=1, seats=2, words={seat: "a"})


def test_a_position_without_an_agenda_may_be_of_a_game_that_is_over() -> None:
    text = new(TOY, seed=4, seats=2).position()
    bare = "\n".join(line for line in text.splitlines() if not line.startswith("agenda "))
    assert position(TOY, bare + '\noutcome {"winners":[0]}').outcome == Outcome((0,))
    with pytest.raises(PositionError, match=r"nothing on its agenda; say what comes next: agenda \[\["):
        position(TOY, bare)


# --- beside the rules -------------------------------------------------------------------------------------


def test_who_watches_keeps_no_process_alive() -> None:
    before = {*threading.enumerate()}
    with watched(60):
        (watch,) = {*threading.enumerate()} - before
        assert (watch.name, watch.daemon) == ("wyprawa-watch", True)
    watch.join(5)
    assert not watch.is_alive()


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be opened there")
def test_a_file_is_on_the_disk_before_it_has_its_name_and_its_folder_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever the power fails, the old file or the new one is there, whole."""
    path = tmp_path / "a.wyprawa"
    path.write_text("old")
    flushed: list[tuple[str, str]] = []

    def sync(number: int) -> None:
        there = Path(f"/proc/self/fd/{number}").readlink() if sys.platform == "linux" else path
        shown = there.read_text() if there.is_file() else "folder"
        flushed.append((shown, path.read_text()))

    monkeypatch.setattr(os, "fsync", sync)
    replace(path, "new")
    if sys.platform == "linux":
        assert flushed == [("new", "old"), ("folder", "new")]
    assert len(flushed) == 2
    assert [each.name for each in tmp_path.iterdir()] == ["a.wyprawa"]


def test_a_table_is_drawn_if_its_view_can_be() -> None:
    class Drawn:
        def svg_of(self, table: Table[Any]) -> str:
            return f"<svg>{table.game.name}</svg>"

    table = new(dataclasses.replace(TOY, view=lambda s, seat: Drawn() if seat is None else {}), seed=1)
    assert table._repr_svg_() == "<svg>toy</svg>"
    assert table._repr_html_() is None
    assert new(TOY, seed=1)._repr_svg_() is None


def test_a_step_begins_by_leaving_the_agenda() -> None:
    @step
    def plain(s: State, seat: int) -> None:
        s.sums[seat] += 1

    @step
    def asking(s: State) -> Any:
        yield from ask(0, "n", [1, 2])

    @step
    def misused(s: State) -> Any:
        return 5

    s = state(agenda=[("plain", 0), ("plain", 1)])
    assert plain.begin(s) is None
    assert (s.agenda, s.sums) == ([("plain", 0)], [0, 1])
    s.agenda.append(asking.later())
    begun = asking.begin(s)
    assert begun is not None
    assert (next(begun).ask, s.agenda) == ("n", [("plain", 0)])
    s.agenda.append(misused.later())
    with pytest.raises(
        RuleError, match="the step 'misused' returned something; one that asks is a generator"
    ):
        misused.begin(s)


def test_memory_is_counted_in_bytes_where_the_system_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrusage", lambda whose: types.SimpleNamespace(ru_maxrss=5))
    for system, peak in (("win32", 0), ("darwin", 5), ("linux", 5 * 1024)):
        monkeypatch.setattr(sys, "platform", system)
        assert bounds._peak() == peak


@pytest.mark.skipif(sys.platform != "linux", reason="nowhere else it can be counted")
def test_saving_leaves_nothing_open(tmp_path: Path) -> None:
    table = new(TOY, seed=1)
    before = len([*Path("/proc/self/fd").iterdir()])
    for _ in range(3):
        table.save(tmp_path / "a.wyprawa")
    assert len([*Path("/proc/self/fd").iterdir()]) == before
