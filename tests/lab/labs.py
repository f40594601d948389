"""Small studies for tests."""

from __future__ import annotations

from pathlib import Path

from wyprawa.lab.engines import Engine
from wyprawa.lab.running import run
from wyprawa.lab.saying import Saying
from wyprawa.lab.study import Study, read_study
from wyprawa.lab.study_run import Result, run_study
from wyprawa.lab.tables import Tables, load

SMOK = """
title = "Is the cave fair?"
game = "smok"
games = 15

[sweep]
seats = [2, 3]
players = { sensible = "sensible", random = "random" }

[[questions]]
ask = "Are the seats fair among three?"
where = { seats = 3, players = "sensible" }
compare = "seat"
within = 0.3

[[questions]]
ask = "Do sensible thieves bring home more?"
measure = "score"
compare = "players"
better = "sensible"

[[questions]]
ask = "Does the dragon win often?"
measure = "end:dragon"
at_least = 0.99
"""


def study(folder: Path, text: str = SMOK) -> Study:
    file = folder / "study.toml"
    file.write_text(text, encoding="utf-8")
    return read_study(file)


def results(it: Study, folder: Path, engine: Engine, *, language: str = "en", report: bool = False) -> Result:
    return run_study(it, folder, engine, Saying(language), report=report)


def digest(it: Study, folder: Path, engine: Engine) -> str:
    """What the games of a study come to."""
    return run(it.plan, folder, engine).shards.digest()


def same(one: Path, other: Path) -> bool:
    """Whether two folders hold the same tables, to the byte."""
    equal = [a.equals(b) for a, b in zip(load(one), load(other), strict=True)]
    bytes_too = [
        (one / f"{name}.parquet").read_bytes() == (other / f"{name}.parquet").read_bytes()
        for name in Tables._fields
    ]
    return all(equal) and all(bytes_too)
