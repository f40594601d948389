"""`wyprawa lab` and `wyprawa arena` as typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from labs import SMOK
from typer.testing import CliRunner

from wyprawa.cli import app
from wyprawa.kernel import WyprawaError

CELLAR = Path(__file__).parents[2] / "docs" / "studies" / "cellar.toml"
OSSUARY = CELLAR.with_name("ossuary.toml")


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments, env={"LANG": "en_GB.UTF-8"}, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_study_is_run_and_then_only_read(here: Path) -> None:
    text = SMOK.replace("games = 15", "games = 3").replace("among three?", "among [three]?")
    (here / "thieves.toml").write_text(text)
    lines = run("lab", "run", "thieves.toml", "--workers", "1").splitlines()
    assert lines[0].startswith("Games: 12, of which 12 were played now")
    assert lines[1] == "? Too few games to say: Are the seats fair among [three]?"
    assert lines[-1] == "Tables and report: thieves.lab"
    files = {file.name for file in (here / "thieves.lab").iterdir()}
    tables = {"games.parquet", "seats.parquet", "events.parquet"}
    assert files == {"games", "plan.json", "verdicts.json", "report.html"} | tables
    again = run("lab", "run", "thieves.toml", "-l", "pl").splitlines()
    assert again[0].startswith("Gier: 12, z tego rozegranych teraz: 0")
    assert 'lang="pl"' in (here / "thieves.lab" / "report.html").read_text()


def test_the_arena(here: Path) -> None:
    out = run("arena", "smok", "sensible", "random", "--within", "25", "--most", "40", "--workers", "1")
    assert out.splitlines()[0].split()[:3] == ["player", "games", "wins"]
    assert "Every interval is within" in out


def test_a_scenario_is_tried(here: Path) -> None:
    out = run(
        "lab", "scenario", str(CELLAR), "--level", "0", "--seats", "2", "--games", "2",
        "--player", "sensible", "--player", "random", "--workers", "1",
    )  # fmt: skip
    lines = out.splitlines()
    assert lines[0].endswith("cellar.toml: flooded-cellar is sound.")
    assert lines[1].split()[:3] == ["players", "level", "played"]
    assert [line.split()[:3] for line in lines[2:4]] == [["2", "0", "sensible"], ["2", "0", "random"]]
    assert "It can be won: " in out
    assert (here / "cellar.lab" / "report.html").exists()


def test_a_mission_without_levels_is_tried(here: Path) -> None:
    out = run(
        "lab", "scenario", str(OSSUARY), "--game", "hellscape", "--seats", "2", "--games", "2",
        "--workers", "1",
    )  # fmt: skip
    lines = out.splitlines()
    assert lines[0].endswith("ossuary.toml: ossuary is sound.")
    assert lines[2].split()[:3] == ["2", "–", "sensible"]


def test_a_scenario_is_only_checked(here: Path) -> None:
    assert run("lab", "scenario", str(CELLAR), "--check", "-l", "pl").endswith("nie zawiera błędów.\n")
    assert not list(here.iterdir())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["no.toml"], r"no\.toml: No such file"),
        ([str(CELLAR), "--game", "smok"], "smok: has no scenarios that could be tried from a file"),
        (
            [str(CELLAR), "--level", "9"],
            r"nothing to try with --level \(9,\) and --seats \(\); there are: 2",
        ),
        (
            [str(OSSUARY), "--game", "hellscape", "--seats", "7"],
            r"nothing to try with --level \(\) and --seats \(7,\); there are: 1 players, 2 players",
        ),
        ([str(CELLAR), "--player", "clever"], "--player clever: no player is called 'clever'"),
    ],
)
def test_a_scenario_that_cannot_be_tried(arguments: list[str], said: str) -> None:
    with pytest.raises(WyprawaError, match=said):
        run("lab", "scenario", *arguments)
