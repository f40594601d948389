"""The command line on fairness and on strangers' files: `verify`, words, and a terminal unsteered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import wyprawa
from test_cli import failing, run
from wyprawa.cli import app
from wyprawa.kernel import Table
from wyprawa.kernel.record import _Chain
from wyprawa.lab import commands
from wyprawa.lab.needs import LabError
from wyprawa.lab.study import read_study


def finished(**more: Any) -> Table[Any]:
    table = wyprawa.new("smok", seats=2, **more)
    while not table.over:
        choice = table.choices[0]
        table.choose(choice.options[0], choice.seat)
    return table


@pytest.fixture
def table() -> Table[Any]:
    return finished(words={0: "żółw"})


@pytest.fixture
def file(table: Table[Any], tmp_path: Path) -> Path:
    table.save(tmp_path / "evening.wyprawa")
    return tmp_path / "evening.wyprawa"


# verify


def test_a_fair_game_is_proven(file: Path, table: Table[Any]) -> None:
    assert run("verify", str(file)).splitlines() == [
        f"{file} is proven: one game of Smok, {len(table.history)} choices, played by the rules, every draw "
        f"from its seed.",
        "Seat 1 added: żółw",
        f"Seed: {table.seed}",
        "Was this your game? Compare the commitment with what was shown when it began, and the fingerprint "
        "with the others’ copies:",
        f"Commitment: {table.commitment}",
        f"Fingerprint: {table.fingerprint()}",
    ]
    assert "dowód się zgadza" in run("verify", str(file), "-l", "pl")


def test_what_a_proof_does_not_say_is_said(tmp_path: Path) -> None:
    finished(seed=7).at(5).save(tmp_path / "a.wyprawa")
    said = run("verify", str(tmp_path / "a.wyprawa"))
    assert "No seat added words, so whoever drew the seed chose it alone." in said
    assert "The seed was chosen by a person: whoever did knew what would come." in said
    assert "The game is not over." in said


@pytest.mark.parametrize("what", ["commitment", "fingerprint"])
def test_what_was_noted_is_compared(
    what: str,
    file: Path,
    table: Table[Any],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true = table.commitment if what == "commitment" else table.fingerprint()
    for noted in (true, true[:8], true.upper()):
        run("verify", str(file), f"--{what}", noted)
    for noted in ("0" * 64, true[:7], true + "0"):
        error = failing(capsys, monkeypatch, "verify", str(file), f"--{what}", noted)
        assert f"not the game you mean: its {what} is {true}, and you gave '{noted}'" in error


def test_a_forged_game_is_an_error(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, chain = file.read_text().splitlines(), _Chain(2)
    bodies = [line[9:].replace("żółw", "wąż") for line in lines[1:]]
    file.write_text("\n".join([lines[0], *(chain.line(body) for body in bodies)]))
    error = failing(capsys, monkeypatch, "verify", str(file))
    assert error.endswith("the state draws from another key than that of seed and words")
    assert "No such file" in failing(capsys, monkeypatch, "verify", str(file.with_name("no")))


# play


def test_seats_add_words(tmp_path: Path) -> None:
    file = tmp_path / "a.wyprawa"
    run("play", "smok", "--seed", "3", "--words", "1=elder", "--words", "2=ash tree", "--save", str(file))
    table = wyprawa.load(file)
    assert table.origin is not None
    assert table.origin.words == {0: "elder", 1: "ash tree"}
    assert table.digest() == wyprawa.new("smok", seed=3, words={0: "elder", 1: "ash tree"}).digest()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["elder"], "--words elder: expected SEAT=TEXT, each seat once, as in 2=elderberry"),
        (["1=a", "1=b"], "--words 1=b: expected SEAT=TEXT, each seat once"),
        (["0=a"], "smok: words of seat -1, but seats are 0 to 1"),
        (["1="], "seat 0: words are 1 to 200 letters that can be printed, given: ''"),
    ],
)
def test_words_that_cannot_be_added(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given = [part for each in words for part in ("--words", each)]
    assert said in failing(capsys, monkeypatch, "play", "smok", *given)


def test_a_saved_game_takes_no_words(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    error = failing(capsys, monkeypatch, "play", str(file), "--words", "1=elder")
    assert error.endswith("a saved game has its options and its seed already")


def test_a_game_is_saved_under_its_commitment_if_nobody_chose_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "smok", answers="s\n")
    [file] = tmp_path.iterdir()
    assert file.name == f"smok-{wyprawa.load(file).commitment[:8]}.wyprawa"


# files that would steer a terminal


def test_what_a_file_holds_does_not_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, lines, chain = tmp_path / "a.wyprawa", finished(seed=1).record().splitlines(), _Chain(2)
    bodies = [line[9:].replace('game "smok"', 'game "\\u001b[2J\u202esmok"') for line in lines[1:]]
    file.write_text("\n".join([lines[0], *(chain.line(body) for body in bodies)]), encoding="utf-8")
    for command in ("show", "play", "verify", "picture"):
        error = failing(capsys, monkeypatch, command, str(file))
        assert error.isprintable()
        assert "x1b[2J" in error


def test_a_repaired_file_is_told_of_in_plain_text(tmp_path: Path) -> None:
    file = tmp_path / "a.wyprawa"
    lines = finished(seed=1).record().splitlines()
    file.write_text("\n".join([*lines[:20], "\x1b[31m" + lines[20], *lines[21:]]))
    result = CliRunner().invoke(app, ["show", str(file), "--repair"], catch_exceptions=False)
    assert result.exit_code == 0
    assert "\x1b" not in result.output


# studies of strangers


def study(tmp_path: Path, **changes: Any) -> Path:
    given = {"game": "smok", "games": 1, "players": ["random", "talk:touch gone"]} | changes
    file = tmp_path / "study.toml"
    file.write_text("\n".join(f"{name} = {json.dumps(value)}" for name, value in given.items()))
    return file


def test_a_study_says_what_it_runs_and_does_not_run_it_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = study(tmp_path)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(LabError, match="it runs programs of its own choice; --trust lets it"):
        commands.run(file, None, commands.engine("processes", 1, ""), commands.saying("en"), report=False)
    said = capsys.readouterr().out.splitlines()
    assert said == [
        f"{file} starts programs on this machine, or sends what players see to an address:",
        "  talk:touch gone",
    ]
    assert not (tmp_path / "gone").exists()


@pytest.mark.parametrize(("answer", "runs"), [("y", True), ("tak", True), ("", False), ("n", False)])
def test_at_a_terminal_a_study_asks(
    answer: str, runs: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[Any] = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: answer)

    def run_study(*given: Any, **more: Any) -> None:
        ran.append(given)
        raise KeyError

    monkeypatch.setattr(commands, "run_study", run_study)
    with pytest.raises(KeyError if runs else SystemExit):
        commands.run(
            study(tmp_path), None, commands.engine("processes", 1, ""), commands.saying("en"), report=False
        )
    assert bool(ran) == runs


def test_a_study_that_is_trusted_is_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "run_study", lambda *given, **more: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        commands.run(
            study(tmp_path),
            None,
            commands.engine("processes", 1, ""),
            commands.saying("en"),
            report=False,
            trusted=True,
        )


def test_a_study_of_our_own_players_asks_nothing(tmp_path: Path) -> None:
    assert read_study(study(tmp_path, players=["random", "sensible"])).talks == []


@pytest.mark.parametrize("where", ["title", "game", "players"])
def test_a_study_holds_plain_text(where: str, tmp_path: Path) -> None:
    with pytest.raises(LabError, match="text that would steer a terminal") as error:
        read_study(study(tmp_path, **{where: "\x1b[2J"}))
    assert str(error.value).isprintable()
