"""Bots answer from position text in processes of their own, and always legally."""

from __future__ import annotations

import os
import random
import signal
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import wyprawa
from wyprawa.kernel import Game, GameError, Table, key
from wyprawa.server import bots
from wyprawa.server.bots import Bots

SEEDS = range(5, 25)  # a short game may be over before a step asks twice; then another is played
ENOUGH = 2000  # choices: all kinds of moments have come by then
MODES = [
    pytest.param(game, mode, id="-".join([name, *map(str, mode.values())]))
    for name, game in wyprawa.games().items()
    for mode in game.modes
]


def moments(game: Game[Any], mode: dict[str, Any], seed: int) -> Iterator[Table[Any]]:
    """A game played at random, questions open at once answered in any order: places inside its steps, where
    answers were given already, and a few at their start."""
    chance, table = random.Random(seed), wyprawa.new(game, seed=seed, telling=False, **mode)
    met: Counter[str] = Counter()
    while not table.over and len(table.history) < ENOUGH:
        kind = "secret" if table.secret else "inside" if "\nanswer " in table.position() else "start"
        met[kind] += 1
        if met[kind] in (1, 2, 12, 40):
            yield table
        choice = chance.choice(table.choices)
        table.choose(chance.choice(choice.options), choice.seat)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_bot_finds_an_open_option_at_any_moment(game: Game[Any], mode: dict[str, Any]) -> None:
    assert any(answered_inside(game, mode, seed) for seed in SEEDS)


def answered_inside(game: Game[Any], mode: dict[str, Any], seed: int) -> int:
    """Let bots answer at the moments of a game; how many of these were inside a step."""
    inside = 0
    for looked, table in enumerate(moments(game, mode, seed)):
        position = table.position()
        inside += "\nanswer " in position
        for choice in table.choices:
            for spec in ("random", "sensible", "search:1") if looked < 3 else ("sensible",):
                found = bots.answer(game.name, position, choice.seat, spec, seed=9)
                assert found in {key(option) for option in choice.options}
    return inside


def test_searches_that_take_too_long_and_unknown_bots_are_not_let_in() -> None:
    smok = wyprawa.find("smok")
    for good in ("sensible", "random", "search:300ms", "search:3000ms", "search:50", "first"):
        bots.check(smok, good)
    for bad in ("search:3001ms", "search:999999", "search", "", "grandmaster", "search:1ms; rm"):
        with pytest.raises(GameError, match="no bot"):
            bots.check(smok, bad)


@pytest.mark.anyio
async def test_a_process_that_dies_is_replaced() -> None:
    table, pool = wyprawa.new("smok", seats=2, seed=1), Bots()
    open = {key(option) for option in table.choices[0].options}
    try:
        assert await pool.answer(table, 0, "sensible") in open
        for worker in list(pool.workers._all):
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGKILL)
            worker.process.join()
        assert await pool.answer(table, 0, "sensible") in open
    finally:
        await pool.close()


@pytest.mark.anyio
async def test_a_bot_that_fails_takes_any_option(caplog: pytest.LogCaptureFixture) -> None:
    table, pool = wyprawa.new("smok", seats=2, seed=1), Bots()
    try:
        assert await pool.answer(table, 1, "no such bot") in {key(o) for o in table.choices[1].options}
    finally:
        await pool.close()
    assert "any option is taken" in caplog.text
