"""A study comes to the same tables whoever plays it, however often it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from labs import SMOK, digest, results, same, study

from wyprawa.kernel import Chance, Choice, Option
from wyprawa.lab import playing
from wyprawa.lab.engines import Engine, cores
from wyprawa.lab.needs import LabError
from wyprawa.lab.plan import Group, Plan, game_of, jobs
from wyprawa.lab.running import run
from wyprawa.lab.shards import SIZE

ALONE, TWO = Engine(workers=1), Engine(workers=2)


def test_one_worker_and_two_make_the_same_tables(tmp_path: Path) -> None:
    it = study(tmp_path)
    one = results(it, tmp_path / "one", ALONE)
    two = results(it, tmp_path / "two", TWO)
    assert same(tmp_path / "one", tmp_path / "two")
    assert one.ran.shards.digest() == two.ran.shards.digest()
    games = one.tables.games
    assert games.height == 60
    assert games["number"].to_list() == list(range(60))
    assert games["axis.seats"].unique().sort().to_list() == ["2", "3"]
    assert one.tables.seats.height == 150
    assert set(one.tables.events["kind"]) >= {"played", "moved", "hunted"}
    assert (games["choices"] > 10).all()


def test_a_game_is_the_one_its_seed_says(tmp_path: Path) -> None:
    it = study(tmp_path)
    [job] = [job for job in jobs(it.plan) if (job.group, job.seed) == (2, 7)]
    again = playing.play(it.plan, job)
    games = results(it, tmp_path / "out", ALONE).tables.games
    row = games.row(job.number, named=True)
    assert (row["seed"], row["scores"], row["choices"]) == (7, list(again.scores), again.choices)
    assert row["winners"] == list(again.winners)


def test_a_killed_study_goes_on_where_it_was_and_its_workers_leave(tmp_path: Path) -> None:
    it = study(tmp_path, SMOK.replace("games = 15", "games = 100"))
    out = tmp_path / "killed"
    command = [sys.executable, "-m", "wyprawa.cli", "lab", "run", "study.toml", "--out", str(out)]
    going = subprocess.Popen(
        [*command, "--workers", "2", "--no-report"], cwd=tmp_path, start_new_session=True
    )
    while len(list(out.glob("games/*.jsonl"))) < 2:
        assert going.poll() is None, "it was done before it could be killed"
        sleep(0.005)
    workers = children(going.pid)
    os.kill(going.pid, signal.SIGKILL)
    going.wait()
    kept = {file.name: file.stat().st_mtime_ns for file in out.glob("games/*.jsonl")}
    assert 2 <= len(kept) < 400 / SIZE
    resumed = results(it, out, ALONE)
    assert resumed.ran.fresh <= 400 - SIZE * len(kept)
    assert all((out / "games" / name).stat().st_mtime_ns == at for name, at in kept.items())
    results(it, tmp_path / "whole", TWO)
    assert same(out, tmp_path / "whole")
    assert len(workers) >= 2
    while any(alive(worker) for worker in workers):
        sleep(0.02)


def test_a_study_that_is_interrupted_says_how_to_go_on(tmp_path: Path) -> None:
    study(tmp_path, SMOK.replace("games = 15", "games = 400"))
    command = [sys.executable, "-m", "wyprawa.cli", "lab", "run", "study.toml", "--workers", "2"]
    going = subprocess.Popen(
        command,
        cwd=tmp_path,
        start_new_session=True,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "pl"},
    )
    while not list(tmp_path.glob("study.lab/games/*.jsonl")):
        sleep(0.005)
    os.killpg(going.pid, signal.SIGINT)  # as a terminal does, to all of them
    said = going.communicate()[1].decode()
    assert said.splitlines() == ["Przerwano. To samo polecenie podejmie pracę w tym miejscu."]
    assert going.returncode == 130


def children(process: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_damaged_or_half_written_file_is_played_again(tmp_path: Path) -> None:
    it = study(tmp_path)
    whole = digest(it, tmp_path / "out", ALONE)
    games = sorted((tmp_path / "out" / "games").glob("*.jsonl"))
    games[1].write_bytes(games[1].read_bytes()[:-40])
    games[3].unlink()
    games[3].with_name(games[3].name + ".part").write_bytes(b"{")
    ran = run(it.plan, tmp_path / "out", ALONE)
    assert ran.fresh == 2 * SIZE
    assert ran.shards.digest() == whole
    assert run(it.plan, tmp_path / "out", ALONE).fresh == 0


def test_another_study_does_not_go_on_with_this_one(tmp_path: Path) -> None:
    run(study(tmp_path).plan, tmp_path / "out", ALONE)
    other = study(tmp_path, SMOK.replace("games = 15", "games = 16"))
    with pytest.raises(
        LabError, match=r"out: holds another study: seeds: begun with \(1, 15\), given \(1, 16\)"
    ):
        run(other.plan, tmp_path / "out", ALONE)
    (tmp_path / "out" / "plan.json").write_text("{")
    with pytest.raises(LabError, match=r"plan\.json cannot be read; give another --out"):
        run(other.plan, tmp_path / "out", ALONE)


def test_a_game_that_breaks_off_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbling(s: object, choice: Choice, chance: Chance) -> Option:
        raise RuntimeError("stumbled")

    game = game_of(study(tmp_path).plan.groups[0])
    monkeypatch.setitem(game.__dict__, "bot", stumbling)
    plan = Plan(
        groups=(Group(game="smok", labels={}, options={"seats": 2}, players=("sensible",) * 2),), seeds=(5, 1)
    )
    with pytest.raises(
        LabError, match=r"game 0 \(smok, smok, seed 5, .*\) broke off: RuntimeError: stumbled"
    ):
        run(plan, tmp_path / "out", ALONE)


def test_engines_that_are_not_there(tmp_path: Path) -> None:
    plan = study(tmp_path).plan
    with pytest.raises(LabError, match="--engine steam: expected processes or ray"):
        run(plan, tmp_path / "out", Engine("steam"))
    with pytest.raises(LabError, match="--workers -1: expected 1 or more"):
        run(plan, tmp_path / "out", Engine(workers=-1))
    assert cores() >= 1
