"""A study of two thousand games: the same tables from one worker, two, Ray, and killed on the way."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

from soaking import FULL, amount, progress

from wyprawa.lab.engines import Engine
from wyprawa.lab.saying import Saying
from wyprawa.lab.study import Study, read_study
from wyprawa.lab.study_run import run_study

GAMES = amount(10, 500)  # in each of four groups
STUDY = f"""
game = "smok"
games = {GAMES}
[sweep]
seats = [2, 4]
players = ["sensible", "random"]
"""
TABLES = ("games.parquet", "seats.parquet", "events.parquet")


def played(study: Study, folder: Path, engine: Engine) -> list[bytes]:
    """The bytes of a study's tables."""
    ran = run_study(study, folder, engine, Saying(), report=False).ran
    progress(f"{engine.name} {engine.workers}: {ran.fresh} of {ran.games} games in {ran.seconds:.1f} s")
    return [(folder / name).read_bytes() for name in TABLES]


def test_a_study_of_two_thousand_games(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text(STUDY)
    study = read_study(file)
    one = played(study, tmp_path / "one", Engine(workers=1))
    assert played(study, tmp_path / "two", Engine(workers=2)) == one
    assert played(study, tmp_path / "killed", killed(file, tmp_path / "killed")) == one
    if FULL:
        os.environ |= {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
        assert played(study, tmp_path / "ray", Engine("ray", workers=2)) == one


def killed(file: Path, folder: Path) -> Engine:
    """Begin the study and kill it again and again; who should finish it."""
    command = [sys.executable, "-m", "wyprawa.cli", "lab", "run", file.name, "--out", str(folder)]
    for share in (0.2, 0.5, 0.8) if FULL else (0.5,):
        going = subprocess.Popen([*command, "--workers", "2", "--no-report"], cwd=file.parent)
        wanted = share * 4 * GAMES / (25 if FULL else 10)  # files of so many games
        while len(list(folder.glob("games/*.jsonl"))) < wanted and going.poll() is None:
            sleep(0.002)
        os.kill(going.pid, signal.SIGKILL)
        going.wait()
    return Engine(workers=2)
