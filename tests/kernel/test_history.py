"""History: however many states are kept, going back leads to the same moments."""

from __future__ import annotations

from typing import Any

import pytest
from toys import TOY, play

from wyprawa.kernel import Chance, NothingToUndo, RuleError, Table, loads, new

SPACINGS = (1, 3, 16, 10_000)


def spaced(spacing: int, seed: int = 4) -> Table[Any]:
    table = new(TOY, seed=seed, spacing=spacing, seats=3)
    play(table, 2)
    return table


def looked_at(table: Table[Any]) -> tuple[Any, ...]:
    """What a game has to show for itself."""
    fair = [table.fair_back_to(n) for n in range(len(table.history) + 1)]
    return table.digest(), table.history, table.log, fair, tuple(table.choices), table.record()


@pytest.mark.parametrize("spacing", SPACINGS)
def test_spacing_makes_no_difference_on_the_way_back(spacing: int) -> None:
    table, straight = spaced(spacing), spaced(16)
    assert table.history
    while table.history:
        assert looked_at(table) == looked_at(straight)
        assert looked_at(table.fork(telling=True)) == looked_at(straight)
        table.undo()
        straight = straight.at(len(straight.history) - 1)
    while table.undone:
        table.redo()
    assert looked_at(table) == looked_at(spaced(16))


@pytest.mark.parametrize("spacing", SPACINGS)
def test_a_loaded_game_has_the_same_history(spacing: int) -> None:
    table, chance = spaced(spacing), Chance(9)
    for _ in range(8):
        there = table.at(chance.below(len(table.history) + 1, "at"))
        assert looked_at(loads(there.record(), game=TOY)) == looked_at(there)


@pytest.mark.parametrize("spacing", SPACINGS)
def test_copies_keep_the_spacing(spacing: int) -> None:
    table = spaced(spacing)
    kept = len(table._kept)
    for twin in (table.at(0), table.fork(), table.fork(telling=True)):
        while len(twin.history) < len(table.history):
            answer = table.history[len(twin.history)]
            twin.choose(answer.option, answer.seat)
        assert len(twin._kept) == kept
    assert (kept == 1) == (spacing == 10_000)


@pytest.mark.parametrize("spacing", SPACINGS)
def test_the_start_of_a_step_is_the_same_kept_or_worked_out(spacing: int) -> None:
    """Whether somebody asked for it at every choice, or only now, after many."""
    table, asked, chance = (
        new(TOY, seed=4, spacing=spacing, seats=3),
        new(TOY, seed=4, spacing=1, seats=3),
        Chance(5),
    )
    while not table.over:
        choice = chance.pick(table.choices, "who")
        option = chance.pick(choice.options, "what")
        table.choose(option, choice.seat)
        asked.choose(option, choice.seat)
        at_once = asked.fork(telling=True).position()
        if chance.below(4, "look") == 0:
            assert table.position() == at_once
            assert looked_at(table) == looked_at(asked)


def test_a_way_that_leads_elsewhere_is_an_error() -> None:
    """Nobody changes a state but the rules: what was put into it from outside is found out."""
    table = new(TOY, seed=4, seats=3)
    play(table, 1)
    table._later += 1000
    with pytest.raises(RuleError, match="the same answers lead elsewhere"):
        table.fork()


def test_what_chance_or_a_secret_has_decided_is_never_fair_to_take_back() -> None:
    """Counted anew, choice by choice, beside the table."""
    table, chance = new(TOY, seed=11, seats=2), Chance(3)
    sealed = []
    while not table.over:
        s = table.state
        before = s.reveals, s.chance.mark()
        choice = chance.pick(table.choices, "who")
        table.choose(chance.pick(choice.options, "what"), choice.seat)
        sealed.append((s.reveals, s.chance.mark()) != before)
        assert [table.fair_back_to(n) for n in range(len(sealed))] == [
            not any(sealed[n:]) for n in range(len(sealed))
        ]
        if sealed[-1]:
            with pytest.raises(NothingToUndo, match="chance was rolled"):
                table.undo(fair=True)
    assert any(sealed)
    assert not all(sealed)
