"""Notes: what a step has listed is not listed again when a fork runs the step again."""

from __future__ import annotations

from typing import Any

import pytest

from wyprawa import kernel
from wyprawa.kernel import Asking, Chance, Game, Outcome, RuleError, Table, ask, new, noted, step
from wyprawa.kernel.sketch import Sketch

WORKED: list[str] = []


class State(kernel.State, kw_only=True):
    taken: list[int] = []


def listed(s: State, name: str) -> tuple[int, ...]:
    WORKED.append(name)
    return tuple(n for n in range(9) if n not in s.taken)


def both(s: State) -> tuple[int, ...]:
    """A list made of another that is noted too."""
    return noted(s, lambda: listed(s, "inner"))[::-1]


@step
def take(s: State) -> Asking[None]:
    """Three things, one after the other."""
    for turn in range(3):
        found = noted(s, lambda: both(s)) if turn == 1 else noted(s, lambda: listed(s, "plain"))
        s.taken.append((yield from ask(0, "take", found)))
    s.next(take.later() if len(s.taken) < 4 else over.later())


@step
def over(s: State) -> None:
    s.finish(Outcome((0,), (sum(s.taken),), "done"))


def game() -> Game[State]:
    return Game(
        name="taking",
        package="toys",
        state=State,
        setup=lambda options, chance: State(seats=1, chance=chance),
        first=take.later(),
        steps={each.name: each for each in (take, over)},
        view=lambda s, seat: s.taken,
    )


def played(seed: int, choices: int) -> Table[State]:
    table: Table[State] = new(game(), seed=seed)
    on(table, Chance(seed), choices)
    return table


def on(table: Any, chance: Chance, choices: int = 99) -> None:
    while choices and not table.over:
        table.choose(chance.pick(table.choices[0].options, "what"))
        choices -= 1


@pytest.mark.parametrize("choices", range(6))
def test_a_fork_takes_from_the_notes_and_goes_on_as_the_table_does(choices: int) -> None:
    table = played(3, choices)
    table.position()  # for this the running step's start is worked out, once
    WORKED.clear()
    fork = table.fork()
    again = fork.fork()
    assert not WORKED
    whole = table.fork(telling=True)
    assert WORKED  # one that tells runs everything again
    for twin in (fork, again, whole):
        assert list(twin.choices) == list(table.choices)
        on(twin, Chance(8))
    on(table, Chance(8))
    assert fork.digest() == again.digest() == whole.digest() == table.digest()


def test_what_went_back_lists_anew() -> None:
    table = played(4, 2)
    before = table.fork()
    table.choose(table.choices[0].options[0])
    table.undo()
    assert list(table.fork().choices) == list(table.choices) == list(before.choices)


def test_notes_are_only_for_the_state_whose_step_runs() -> None:
    table = played(5, 1)
    copy = table.game.copy(table.state)
    WORKED.clear()
    assert noted(copy, lambda: listed(copy, "copy")) == table.choices[0].options[::-1]
    assert WORKED == ["copy"]
    sketch: Sketch[State] = Sketch.of(table.fork())
    on(sketch, Chance(8))
    on(table, Chance(8))
    assert sketch.state.taken == table.state.taken


def test_notes_that_do_not_fit_are_an_error() -> None:
    table = played(6, 1)
    assert table.state.teller.notes is not None
    table.state.teller.notes.append((1, 2))
    with pytest.raises(RuleError, match="the same answers lead elsewhere"):
        table.fork()
