"""One attack: part of the state while it is under way, planned once for rules, view and bot."""

from __future__ import annotations

import os
import subprocess
import sys
from cProfile import Profile
from pathlib import Path
from typing import Any

import pytest
from ghdeeds import does, drawn_all, field, foes, lost
from msgspec import UnsetType

from wyprawa.conformance.play import chance_of
from wyprawa.games import gloomhaven
from wyprawa.games.gloomhaven import GAME, bot
from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.rules.attack import aims
from wyprawa.games.gloomhaven.state import Attacking, State
from wyprawa.kernel import Choice, new

ROOT = Path(next(iter(gloomhaven.__path__)))


def files_of_an_attack() -> list[str]:
    """The files of the game whose functions run in a plain Attack 6."""
    s = field("0 g . 1", ["plus_0"])
    (guard,) = foes(s)
    s.teller.on = False
    watch = Profile()
    watch.runcall(does, s, 0, Attack(value=6), answers=[guard])
    assert lost(s, guard) == 6
    drawn_all(s)
    run = {Path(each.code.co_filename) for each in watch.getstats() if not isinstance(each.code, str)}
    return sorted(str(path.relative_to(ROOT)) for path in run if path.is_relative_to(ROOT))


def test_a_plain_attack_runs_through_twelve_files() -> None:
    """In a process of its own: nothing that other tests left behind is watched."""
    asked = [sys.executable, "-c", "import test_gh_attack; print(*test_gh_attack.files_of_an_attack())"]
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    told = subprocess.run(
        asked, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, timeout=120, check=True
    )
    assert 0 < len(told.stdout.split()) <= 12, told.stdout


def test_the_attack_under_way_is_part_of_the_state() -> None:
    s = field("0 g . 1", ["plus_0"])
    seen: list[Attacking | UnsetType] = []

    def pick(choice: Choice) -> Any:
        seen.append(s.attack)
        return choice.options[0]

    (question,) = does(s, 0, Attack(value=1), answers=[pick])
    assert question.subject == (0,)
    assert seen[0]
    assert (seen[0].who, seen[0].which) == (0, -1)  # no card is played
    assert not s.attack


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foreseen_is_what_happens(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan shown for the target that is chosen is the one the rules then draw for."""
    made: list[aims.Plan] = []
    real = aims.plan

    def noting(s: State, aim: aims.Aim, target: int, *changes: Any) -> aims.Plan:
        made.append(real(s, aim, target, *changes))
        return made[-1]

    monkeypatch.setattr(aims, "plan", noting)
    heroes = [{"class": "mindthief", "level": 6}, {"class": "cragheart", "level": 4}, "brute", "scoundrel"]
    table = new(GAME, seats=4, heroes=heroes, seed=seed)
    chance = chance_of(seed)
    compared = 0
    while not table.over and compared < 40:
        choice = table.choices[0]
        option = bot.choose(table.state, choice, chance)
        aimed = choice.ask in ("attack", "attack.next") and isinstance(option, int)
        aim = aims.under_way(table.state) if aimed else None
        foreseen = aims.foresee(table.state, aim, option) if aim is not None else None
        made.clear()
        table.choose(option, seat=choice.seat)
        if foreseen is not None:
            assert made[0] == foreseen
            compared += 1
    assert compared
