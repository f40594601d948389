"""Steps that seldom ask: marking them changes how long a game takes, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from toys import TOY, play

from wyprawa.kernel import Chance, Game, RuleError, Step, Table, new, position, seldom

MARKED: Game[Any] = replace(TOY, steps={name: seldom(Step(each.run)) for name, each in TOY.steps.items()})


def same(one: Table[Any], other: Table[Any]) -> None:
    assert one.digest() == other.digest()
    assert one.choices == other.choices
    assert one.history == other.history
    assert one.log == other.log
    assert [one.fair_back_to(n) for n in range(len(one.history))] == [
        other.fair_back_to(n) for n in range(len(other.history))
    ]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_is_the_same_at_every_choice(seed: int) -> None:
    plain, marked = new(TOY, seed=seed, seats=3), new(MARKED, seed=seed, seats=3)
    chance = Chance(seed)
    while not plain.over:
        same(plain, marked)
        assert marked.position() == plain.position()
        assert position(MARKED, marked.position()).choices == plain.choices
        assert marked.record() == plain.record()
        same(plain.fork(telling=True), marked.fork(telling=True))
        seat = plain.choices[0].seat
        world, other = plain.imagine(seat, Chance(seed)), marked.imagine(seat, Chance(seed))
        assert world.digest() == other.digest()
        assert play(world, seed) == play(other, seed)
        choice = chance.pick(plain.choices, "seat")
        option = chance.pick(choice.options, "option")
        for table in (plain, marked):
            table.choose(option, choice.seat)
    same(plain, marked)
    for n in range(len(plain.history)):
        same(plain.at(n), marked.at(n))
    while plain.history:
        plain.undo()
        marked.undo()
        same(plain, marked)
    while plain.undone:
        plain.redo()
        marked.redo()
    same(plain, marked)


def test_no_copy_is_kept_where_nothing_is_asked() -> None:
    made: list[str] = []
    real = TOY.keep

    def keep(s: Any, old: Any) -> Any:
        made.append(s.agenda[-1][0])
        return real(s, old)

    game: Game[Any] = replace(TOY, steps={**TOY.steps, "bonus": seldom(Step(_unasked))})
    game.__dict__["keep"] = keep
    play(new(game, seed=1, seats=2), 1)
    assert set(made) == {"pick"}


def _unasked(s: Any) -> Any:
    """A bonus that nobody is asked about."""
    s.sums[0] += 1
    return
    yield


def test_a_fault_leaves_the_table_as_it_was() -> None:
    def faulty(s: Any) -> Any:
        yield from TOY.steps["bonus"].run(s)
        raise RuleError("broken")

    game: Game[Any] = replace(MARKED, steps={**MARKED.steps, "bonus": seldom(Step(faulty))})
    table = new(game, seed=1, seats=2)
    for _ in range(3):
        table.choose("shy" if table.choices[0].ask == "mood" else table.choices[0].options[1])
    before = table.digest(), list(table.history), table.choices, list(table.log)
    with pytest.raises(RuleError, match="broken"):
        table.choose(("take", 2))
    assert (table.digest(), list(table.history), table.choices, list(table.log)) == before
