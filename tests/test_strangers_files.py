"""A file anybody may have written: loaded, shown by the command line, sent to a server. It ends soon, with a
sentence, and steers no terminal. Its bounds one by one are in tests/kernel/test_bounds.py."""

from __future__ import annotations

import json
import os
import pty
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import wyprawa
from flooding import flooded
from test_terminal import COMMAND, ENVIRONMENT
from wyprawa.kernel import RecordError
from wyprawa.kernel.record import _Chain

SOON = 20.0  # seconds, on a busy machine; a fraction of one on any other
MEMORY = 512 << 20  # bytes for a process that reads such a file
DEEP = "[" * 100_000 + "]" * 100_000

Change = Callable[[list[str]], None]


def record(game: str, change: Change) -> str:
    """A game some choices old, with some lines changed and digests that fit."""
    table = wyprawa.new(game, seed=5, seats=2)
    for _ in range(12):
        choice = table.choices[0]
        table.choose(choice.options[0], choice.seat)
    lines = [line[9:] for line in table.record().splitlines()[1:]]
    change(lines)
    chain = _Chain(2)
    return "\n".join(["wyprawa record 2", *(chain.line(line) for line in lines), ""])


def line(begins: str, instead: str) -> Change:
    def change(lines: list[str]) -> None:
        at = next(n for n, each in enumerate(lines) if each.startswith(begins))
        lines[at] = instead

    return change


def state(spoil: Callable[[dict[str, Any]], None]) -> Change:
    """It begins from a state in which something is spoiled."""

    def change(lines: list[str]) -> None:
        at = next(n for n, each in enumerate(lines) if each.startswith("= "))
        found = json.loads(lines[at][2:])
        spoil(found)
        header = [each for each in lines[:at] if not each[0].isdigit()]
        lines[:] = [*header, f"start {json.dumps(found)}", "end 0"]

    return change


def dice(s: dict[str, Any]) -> None:
    s["clans"][0]["strength"] = 10**12


def gems(s: dict[str, Any]) -> None:
    s["gems"] = [10**12, 0]


def hit_points(s: dict[str, Any]) -> None:
    s["figures"]["0"]["hp"] = 10**12


BAD: dict[str, tuple[str, Change, str]] = {
    "nested options": ("smok", line("options", f'options {{"seats":{DEEP}}}'), "brackets more than 40 deep"),
    "nested state": ("smok", line("= ", f"= {DEEP}"), "brackets more than 40 deep"),
    "5,000 digits in options": ("smok", line("options", f'options {{"seats":{"7" * 5000}}}'), "2000 digits"),
    "a seed of 5,000 digits": ("smok", line("seed", f"seed {'7' * 5000}"), "2000 digits"),
    "a choice of 5,000 digits": ("smok", line("0 card", f"0 card {'7' * 5000}"), "2000 digits"),
    "half a character in options": ("smok", line("options", 'options {"seats":"\\ud800"}'), "surrogates"),
    "half a character in words": ("smok", line("words", 'words {"0":"\\udfff"}'), "surrogates"),
    "half a character chosen": ("smok", line("0 card", '0 card "\\ud800"'), "cannot be read"),
    "10^12 dice": ("monsterlands", state(dice), "saved under other rules"),
    "10^12 gems": ("smok", state(gems), "saved under other rules"),
    "10^12 hit points": ("gloomhaven", state(hit_points), "saved under other rules"),
}
each_bad = pytest.mark.parametrize(("game", "change", "said"), BAD.values(), ids=BAD)


@each_bad
def test_loading_ends_with_a_record_error(tmp_path: Path, game: str, change: Change, said: str) -> None:
    file = tmp_path / "a.wyprawa"
    file.write_text(record(game, change), encoding="utf-8")
    began = time.monotonic()
    with pytest.raises(RecordError, match=said) as error:
        wyprawa.load(file)
    assert time.monotonic() - began < SOON
    assert str(error.value).startswith(f"{file}")
    assert len(str(error.value)) < 1000


def bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@pytest.mark.parametrize("which", ["nested options", "a choice of 5,000 digits", "10^12 dice"])
def test_the_command_line_says_so_in_one_line(tmp_path: Path, which: str) -> None:
    game, change, said = BAD[which]
    file = tmp_path / "a.wyprawa"
    file.write_text(record(game, change), encoding="utf-8")
    shown = subprocess.run(
        [*COMMAND, "show", str(file)],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=3 * SOON,
        preexec_fn=bounded,
    )
    assert (shown.returncode, shown.stdout, shown.stderr.count("\n")) == (2, "", 1)
    assert said in shown.stderr


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with flooded(tmp_path_factory.mktemp("server")) as server:
        yield server.port
        assert server.complaints() == ""


@each_bad
def test_a_server_refuses_it_in_a_sentence(port: int, game: str, change: Change, said: str) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=3 * SOON) as http:
        answer = http.post("/api/tables", json={"record": record(game, change)})
        assert (answer.status_code, said in answer.json()["error"]) == (400, True), answer.text
        assert http.get("/health").json()["ok"]


# --- terminals --------------------------------------------------------------------------------------------

STEERING = "\\u001b[2J\\u009b31m\\u202e\\u0007"


def at_a_terminal(*arguments: str) -> str:
    """What a command shows where it believes that somebody looks on."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *arguments],
        env=ENVIRONMENT | {"NO_COLOR": "1"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        shown = b""
        try:
            while data := os.read(ours, 1 << 16):
                shown += data
        except OSError:  # the other end is gone
            pass
        os.close(ours)
    assert process.returncode in (0, 2)
    return shown.decode().replace("\r\n", "\n")


@pytest.mark.parametrize(
    ("change", "arguments"),
    [
        (line("package", f'package "{STEERING}"'), ["show"]),
        (line("game", f'game "{STEERING}"'), ["show"]),
        (line("0 card", f'0 ca\x1b[2Jrd "{STEERING}"'), ["show", "--repair"]),
        (line("words", f'words {{"0":"{STEERING}"}}'), ["verify"]),
        (line("options", f'options {{"{STEERING}":1}}'), ["picture"]),
    ],
    ids=["package", "game", "choice", "words", "options"],
)
def test_what_a_file_holds_steers_no_terminal(tmp_path: Path, change: Change, arguments: list[str]) -> None:
    file = tmp_path / "a.wyprawa"
    file.write_text(record("smok", change), encoding="utf-8")
    shown = at_a_terminal(arguments[0], str(file), *arguments[1:])
    for own in ("\x1b[0m", "\x1b[1m", "\x1b[2m"):  # bold and dim, of which no file has a say
        shown = shown.replace(own, "")
    assert shown
    assert all(each.isprintable() or each == "\n" for each in shown), ascii(shown)


def test_a_scenario_file_steers_no_terminal(tmp_path: Path) -> None:
    cellar = (Path(__file__).parents[1] / "docs" / "studies" / "cellar.toml").read_text()
    for n, (old, new) in enumerate(
        [
            ('id = "flooded-cellar"', f'id = "{STEERING}"'),
            ('kind = "trap"', f'kind = "{STEERING}"'),
            ('monster = "giant_viper"', f'monster = "{STEERING}"'),
        ]
    ):
        assert old in cellar
        file = tmp_path / f"{n}.toml"
        file.write_text(cellar.replace(old, new))
        shown = at_a_terminal("lab", "scenario", str(file), "--check")
        assert all(each.isprintable() or each == "\n" for each in shown), ascii(shown)


# --- studies ----------------------------------------------------------------------------------------------


def test_a_study_says_what_it_would_run_and_runs_nothing(tmp_path: Path) -> None:
    """Wherever in the file the command stands."""
    gone = tmp_path / "gone"
    command = f"talk:{sys.executable} -c open('{gone}','w')"
    for n, text in enumerate(
        [
            f"players = {json.dumps(['random', command])}",
            f'[sweep]\nplayers = {{ ours = "random", theirs = {json.dumps([command, "random"])} }}',
        ]
    ):
        file = tmp_path / f"{n}.toml"
        file.write_text(f'game = "smok"\ngames = 1\n{text}\n')
        run = subprocess.run(
            [*COMMAND, "lab", "run", str(file)],
            cwd=tmp_path,
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert run.returncode == 2
        assert f"  {command}\n" in run.stdout
        assert "--trust lets it" in run.stderr
        assert not gone.exists()
        assert not file.with_suffix(".lab").exists()
