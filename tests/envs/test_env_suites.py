"""PettingZoo's and Gymnasium's own suites, for every game there is and for one of another package."""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import wyprawa
from wyprawa.envs import SoloEnv, TogetherEnv, TurnEnv, names, register
from wyprawa.kernel import Game

CYCLES = {"smok": 200, "monsterlands": 60, "gloomhaven": 60, "warcraft": 60}
# What the suites remark on any observation that is a dict, as one with a mask must be.
REMARKS = "Observation is not a NumPy array|Observation space for each agent probably should be"
NIM = Path(__file__).parents[2] / "examples" / "nim"


@contextmanager
def without_remarks() -> Iterator[None]:
    """No warning but those two."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=REMARKS)
        yield


def nim() -> Game[Any]:
    sys.path.insert(0, str(NIM))
    try:
        game: Game[Any] = importlib.import_module("wyprawa_nim").GAME
    finally:
        sys.path.remove(str(NIM))
    return game


GAMES = [*wyprawa.games().values(), nim()]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def cycles(game: Game[Any]) -> int:
    return CYCLES.get(game.name, 50)


def test_agents_in_turn(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    with without_remarks():
        api_test(TurnEnv(game, options=game.modes[0]), num_cycles=cycles(game))
    assert "Passed API test" in capsys.readouterr().out


def test_agents_in_turn_in_every_mode(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    for mode in game.modes:
        with without_remarks():
            api_test(TurnEnv(game, options=mode, rewards="score"), num_cycles=5)
    assert capsys.readouterr().out.count("Passed API test") == len(game.modes)


def test_seeds_in_turn(game: Game[Any]) -> None:
    with without_remarks():
        seed_test(lambda: TurnEnv(game, options=game.modes[0]), num_cycles=cycles(game))


def test_agents_in_parallel(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    with without_remarks():
        parallel_api_test(TogetherEnv(game, options=game.modes[0]), num_cycles=cycles(game))
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_seeds_in_parallel(game: Game[Any]) -> None:
    with without_remarks():
        parallel_seed_test(lambda: TogetherEnv(game, options=game.modes[0]), num_cycles=10)


def test_one_learner(game: Game[Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*not having a spec")
        check_env(SoloEnv(game, options=game.modes[0]))


@pytest.mark.parametrize("name", wyprawa.games())
def test_one_learner_by_its_name_and_every_way_of_showing(name: str) -> None:
    register()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(names()[name]).unwrapped)
