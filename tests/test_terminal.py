"""The text client as a program: through a pipe as another program plays it, and at a real terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

import pytest

import wyprawa
from wyprawa import kernel, textclient
from wyprawa.players import Chair, player
from wyprawa.scene.text import Row
from wyprawa.textclient import Client, Pipe

COMMAND = [sys.executable, "-m", "wyprawa.cli"]
SOURCE = str(Path(wyprawa.__file__).parents[1])
ENVIRONMENT = {
    **os.environ,
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
    "COLUMNS": "100",
    "PYTHONPATH": SOURCE,
}


# A program plays


class Program:
    """Plays through a pipe: reads what is open, answers with its key, never looks at anything else."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=ENVIRONMENT,
        )
        self.lines: list[str] = []

    def questions(self) -> Iterator[tuple[int, str, list[tuple[str, str]]]]:
        assert self.process.stdout is not None
        asked: list[str] | None = None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if line.startswith("? "):
                asked = [line]
            elif line == ">\n" and asked is not None:
                _, _, seat, name = asked[0].split()
                options = [re.fullmatch(r"  (\d+)  (.*)  \[(.*)\]\n", each) for each in asked[1:]]
                assert all(options)
                yield int(seat), name, [(each[2], each[3]) for each in options if each is not None]
                asked = None
            elif asked is not None:
                asked.append(line)

    def answer(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()


@pytest.mark.parametrize(
    ("language", "label", "over"),
    [("en", r"Go to [A-E]\d", "The game is over."), ("pl", r"Idź na [A-E]\d", "Koniec gry.")],
)
def test_a_program_plays_a_whole_game(tmp_path: Path, language: str, label: str, over: str) -> None:
    file = tmp_path / "program.wyprawa"
    program = Program(
        "smok", "--seats", "3", "--bot", "2=sensible", "--seed", "44368", "-l", language, "--save", str(file)
    )
    given: list[tuple[int, str, str]] = []
    for seat, name, options in program.questions():
        said, key = options[len(given) % len(options)]
        if name == "go":
            assert re.fullmatch(label, said)
        given.append((seat - 1, name, key))
        program.answer(f"={key}")
    assert program.process.wait(10) == 0
    assert any(line.startswith(over) for line in program.lines)
    table = wyprawa.load(file)
    assert table.over
    people = [
        (answer.seat, answer.ask, kernel.key(answer.option)) for answer in table.history if answer.seat != 1
    ]
    assert people == given
    assert len(given) > 10


def run(*arguments: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**ENVIRONMENT, **environment},
    )


def test_the_end_of_input_ends_the_game_saved(tmp_path: Path) -> None:
    file = tmp_path / "a.wyprawa"
    ended = run("play", "smok", "--seed", "44368", "--save", str(file), answers="1\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert [answer.option for answer in wyprawa.load(file).history] == [0]
    at_once = run("play", "smok", "--seed", "44368", "--save", str(tmp_path / "b.wyprawa"))
    assert at_once.returncode == 0
    assert wyprawa.load(tmp_path / "b.wyprawa").history == []


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "a.wyprawa"
    run("play", "smok", "--seed", "44368", "--save", str(file), answers="1\n")
    resumed = run(
        "play", str(file), "--bot", "2=first", "--save", str(file), answers="1\n", LANG="pl_PL.UTF-8"
    )
    assert resumed.returncode == 0
    assert resumed.stdout.startswith(f"Wczytano plik {file}: dotąd 1 wybór.\n")
    assert len(wyprawa.load(file).history) > 3


@pytest.mark.parametrize("arguments", [["games"], ["audit", "smok"], ["play", "smok", "-b", "1=first"]])
def test_who_stops_reading_leaves_no_traceback(arguments: list[str]) -> None:
    """As in `wyprawa games | head -0`; `wyprawa rules` is in tests/conformance."""
    with subprocess.Popen(
        [*COMMAND, *arguments],
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode in (0, 1)


def test_a_narrow_encoding_does_not_stop_the_game() -> None:
    ended = run("play", "smok", "-l", "pl", answers="1\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Z?odziej 1" in ended.stdout


# A person plays


class Screen:
    """A terminal, and somebody who reads it before typing."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**ENVIRONMENT, **environment},
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, text: str) -> str:
        """What is shown up to `text`."""
        shown, deadline = b"", time.monotonic() + 60
        while text.encode() not in shown:
            assert select.select([self._ours], [], [], max(0, deadline - time.monotonic()))[0], shown.decode()
            try:
                more = os.read(self._ours, 1 << 16)
            except OSError:  # the other end is gone
                more = b""
            assert more, f"{text!r} was not shown: {shown.decode()}"
            shown += more
        return shown.decode().replace("\r\n", "\n")

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again if nothing comes: one just before the program reads is seen late."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            if select.select([self._ours], [], [], 2)[0]:
                return

    def left(self) -> int:
        """The exit code, after reading whatever is still shown."""
        while select.select([self._ours], [], [], 20)[0]:
            try:
                if not os.read(self._ours, 1 << 16):
                    break
            except OSError:
                break
        os.close(self._ours)
        return self.process.wait(10)


CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def without_styles(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_at_a_terminal_the_screen_is_handed_over_with_nothing_left_on_it() -> None:
    screen = Screen("play", "smok", "--seed", "44368")
    first = screen.until("press Enter.")
    assert CLEAR in first
    assert "Pass the screen to Thief 1" in first
    assert "Hand" not in first
    screen.type("\n")
    own = screen.until("(? for help):")
    assert own.lstrip().startswith(CLEAR)
    assert "\x1b[1;33m(1)\x1b[0m" in own  # numbers stand out
    assert "(4) Run" in without_styles(own)
    screen.type("1\n")
    between = screen.until("press Enter.")
    assert CLEAR + "\x1b[1;36mPass the screen to Thief 2" in between
    screen.type("\n")
    other = screen.until("(? for help):")
    assert other.lstrip().startswith(CLEAR)
    assert "Run" not in other
    assert "Thief 1   gems 0   Hand: 4 hidden cards" in without_styles(other)
    screen.type("q\n")
    screen.until("You have left the game.")
    assert screen.left() == 0


class Watched(Pipe):
    """A person's screen that only notes what is done with it."""

    plain = False

    def __init__(self, answers: Iterable[str]) -> None:
        super().__init__(StringIO(), StringIO("".join(f"{answer}\n" for answer in answers)))
        self.seen: list[str] = []

    def show(self, rows: Iterable[Row]) -> None:
        self.seen += [row.text for row in rows]

    def read(self, prompt: str) -> str:
        self.seen.append(prompt)
        return super().read(prompt)

    def clear(self) -> None:
        self.seen.append("CLEAR")


def test_at_the_end_nobodys_hand_is_left_on_a_shared_screen() -> None:
    table = wyprawa.new("smok", seats=2, seed=44368)
    bot = player("first", 1)
    while not table.over:
        table.choose(bot.choose(Chair(table, table.choices[0].seat)), table.choices[0].seat)
    table.undo()
    last = table.choices[0].seat
    screen = Watched(["", "1", "log", ""])
    Client(table, screen).play()
    assert screen.seen[:3] == ["CLEAR", f"Pass the screen to Thief {last + 1}, then press Enter.", "CLEAR"]
    end = screen.seen[len(screen.seen) - screen.seen[::-1].index("CLEAR") :]
    assert end[:2] == ["", "Smok"]
    assert [line for line in end if "Hand:" in line] == [line for line in end if "hidden cards" in line]
    assert sum("hidden cards" in line for line in end) == 2
    assert end.count("Commands still work: save, log, undo… Enter leaves.") == 2


def test_no_color_is_respected() -> None:
    screen = Screen("play", "smok", "--seed", "44368", "--bot", "2=first", NO_COLOR="1")
    shown = screen.until("(? for help):")
    assert "\x1b[1mSmok" in shown
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", shown)
    screen.type("\x04")
    screen.until("You have left the game.")
    assert screen.left() == 0


class End(StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize(
    ("reads", "shows", "plain"),
    [(True, True, False), (True, False, True), (False, True, True), (False, False, True)],
)
def test_a_screen_is_a_terminal_only_at_both_ends(
    reads: bool, shows: bool, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", End(reads))
    monkeypatch.setattr(sys, "stdout", End(shows))
    assert textclient.screen().plain is plain


def test_plain_is_plain_also_at_a_terminal() -> None:
    screen = Screen("play", "smok", "--bot", "2=first", "--plain")
    assert "\x1b" not in screen.until("\n>")
    screen.interrupt()
    screen.until("You have left the game.")
    assert screen.left() == 0


def test_at_a_terminal_the_question_is_not_repeated_and_enter_draws_again() -> None:
    screen = Screen("play", "smok", "--seed", "44368", "--bot", "2=first")
    screen.until("(? for help):")
    screen.type("zzz\n")
    assert "Tiptoe\x1b" not in (again := screen.until("(? for help):"))
    assert "“zzz” is not possible now." in again
    screen.type("\n")
    assert "Which card" in screen.until("(? for help):")
    screen.interrupt()
    screen.until("You have left the game.")
    assert screen.left() == 0


def test_after_the_end_commands_still_work() -> None:
    screen = Screen("play", "smok", "--seed", "44368", "--bot", "1=first", "--bot", "2=first")
    assert "Seed: 44368" in screen.until("Enter leaves.")
    screen.type("w\n")
    assert "Rule SM-5." in screen.until("Enter leaves.")
    screen.type("u\n")
    assert "There is nothing to take back." in screen.until("Enter leaves.")
    screen.type("nonsense\n")
    assert "The game is over." in screen.until("Enter leaves.")
    screen.type("\n")
    assert screen.left() == 0


def test_the_last_choice_can_be_taken_back_after_the_end(tmp_path: Path) -> None:
    file = tmp_path / "a.wyprawa"
    table = wyprawa.new("smok", seats=2, seed=44368)
    bot = player("first", 1)
    while not table.over:
        table.choose(bot.choose(Chair(table, table.choices[0].seat)), table.choices[0].seat)
    table.save(file)
    last = max(n for n, answer in enumerate(table.history) if answer.seat == 0)
    screen = Screen("play", str(file), "--bot", "2=first", "--save", str(file))
    screen.until("Enter leaves.")
    screen.type("undo\n")
    screen.until("(? for help):")
    assert len(wyprawa.load(file).history) == last
    screen.type("\x04")
    screen.until("You have left the game.")
    assert screen.left() == 0


def test_without_a_game_one_is_asked_for() -> None:
    screen = Screen("play", "--bot", "2=first", "-l", "pl")
    assert "smok: Wkradnij się" in screen.until("W co gramy?")
    screen.type("99\n")
    screen.until("W co gramy?")
    screen.type("smok\n")
    assert "Którą kartę" in screen.until("pomoc):")
    screen.type("koniec\n")
    screen.until("Gra została opuszczona.")
    assert screen.left() == 0


def test_without_a_game_one_may_also_leave() -> None:
    screen = Screen("play")
    screen.until("Which game?")
    screen.type("\x04")
    assert screen.left() == 0
