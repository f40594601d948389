"""Where rows go and answers come from: a terminal with colours, or a pipe without.

What is shown may come out of anybody's file, so nothing but this module's own colours steers the terminal.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol, TextIO

from rich.console import Console
from rich.text import Text

from wyprawa.scene.text import WIDTH, Row
from wyprawa.words import printable

_STYLES = {
    "title": "bold",
    "edge": "dim",
    "log": "dim",
    "ask": "bold cyan",
    "end": "bold green",
    "error": "red",
}
_MARK = re.compile(r"(?<!\S)\([\d,…]+\)(?= )")
_NUMBER = "not dim bold yellow"
_NUMBERS = {  # where option numbers stand in a row
    "edge": re.compile(r"(?<!\w)\d+…?"),
    "card": _MARK,
    "panel": _MARK,
    "place": _MARK,
    "text": _MARK,
    "option": re.compile(r"(?<!\S)\d+(?=  )"),
}
_ALSO = {  # what else stands out, or steps back
    "board": (re.compile(r"\|"), "dim"),
    "panel": (re.compile(r"^. \S+( \S+)*"), "bold"),
}


class Screen(Protocol):
    """What the client needs of one."""

    plain: bool

    @property
    def width(self) -> int: ...

    def show(self, rows: Iterable[Row]) -> None: ...

    def read(self, prompt: str) -> str:
        """The next line a person or program gives; raises `EOFError` when there is none."""

    def clear(self) -> None:
        """Hide what was shown before from who comes next."""

    def busy(self, text: str) -> AbstractContextManager[object]:
        """While a bot thinks."""


class Pipe:
    """Plain lines out, plain lines in."""

    plain = True
    width = WIDTH

    def __init__(self, out: TextIO, answers: TextIO) -> None:
        self._out, self._answers = out, answers

    def show(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._out.write(printable(row.text.rstrip()) + "\n")
        self._out.flush()

    def read(self, prompt: str) -> str:
        return _line(self._answers)

    def clear(self) -> None:
        pass

    def busy(self, text: str) -> AbstractContextManager[object]:
        return nullcontext()


class Terminal:
    """A person's screen. `NO_COLOR` and `TERM` are respected."""

    plain = False

    def __init__(self, console: Console, answers: TextIO) -> None:
        self._console, self._answers = console, answers

    @property
    def width(self) -> int:
        return self._console.width

    def show(self, rows: Iterable[Row]) -> None:
        for row in rows:
            text = Text(printable(row.text), style=_STYLES.get(row.kind, ""))
            if row.kind in _ALSO:
                pattern, style = _ALSO[row.kind]
                text.highlight_regex(pattern, style=style)
            if row.kind in _NUMBERS:
                text.highlight_regex(_NUMBERS[row.kind], style=_NUMBER)
            self._console.print(text, soft_wrap=row.kind in ("board", "edge"))

    def read(self, prompt: str) -> str:
        self._console.print(Text(printable(prompt), style=_STYLES["ask"]), end=" " if prompt else "")
        self._console.file.flush()
        return _line(self._answers)

    def clear(self) -> None:
        self._console.file.write("\x1b[2J\x1b[3J\x1b[H")  # the screen, what was scrolled off it, and home
        self._console.file.flush()

    def busy(self, text: str) -> AbstractContextManager[object]:
        return self._console.status(Text(printable(text)))


def screen(*, plain: bool = False) -> Screen:
    """The screen for this process: a terminal if both ends are one, unless plain lines are asked for."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Pipe(sys.stdout, sys.stdin)
    return Terminal(Console(highlight=False), sys.stdin)


def _line(answers: TextIO) -> str:
    line = answers.readline()
    if not line:
        raise EOFError
    return line.strip()
