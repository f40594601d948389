"""Case files: their lines, their cases, and the positions they share.

    base cave                                   what all cases of the file begin with

    case A bitten thief drops everything        a case, its title says the rule
    rule SM-4.4 SM-4.6
    gems [3, 0]                                 its position
    agenda bite 0; play_round
    0: No                                       its play: an answer,
    > Thief 1 is bitten …                       what is told then,
    gems = [0, 0]                               and what is checked then

A line that begins with a blank continues the line before, or belongs to the block of a line that ends in `:`.
A line that begins with `#` is a comment.
"""

from __future__ import annotations

import re
import textwrap
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from wyprawa.kernel.errors import WyprawaError

SHARED = "bases.case"  # positions and the casebook of a folder
_PLAY = re.compile(r"(>|\.\.\.$|-\*? |[0-9]+: |(asked|options|open|not open|over)\b)")
_CHECK = re.compile(r"(?P<left>\S.*?) (?P<op>!?=|has|lacks|size)(?: (?P<right>.*)|:)?")


class CaseError(WyprawaError, AssertionError):
    """A case that cannot be read, or that does not hold; the message names file and line."""


def reason(error: Exception) -> str:
    """An error in a sentence; one that is nobody's message says where it was raised."""
    if isinstance(error, WyprawaError) or type(error) is ValueError:
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} ({Path(last.filename).name}, line {last.lineno})"


@dataclass(frozen=True)
class Line:
    """One line of a case, with what goes on below it."""

    file: Path
    number: int
    text: str
    block: str | None = None
    last: int = 0  # the last line it takes

    @property
    def word(self) -> str:
        """The first word, without the colon that begins a block."""
        return self.text.split(" ", 1)[0].removesuffix(":")

    @property
    def rest(self) -> str:
        return self.text.partition(" ")[2].strip()

    def error(self, fault: object) -> CaseError:
        return CaseError(f"{self.file}:{self.number}: {fault}")


@dataclass(frozen=True)
class Case:
    """One case: a rule in a sentence, a position, and what is played and expected."""

    title: str
    head: Line
    rules: tuple[str, ...] = ()
    setup: tuple[Line, ...] = ()
    play: tuple[Line, ...] = ()
    last: int = 0


@dataclass(frozen=True)
class Cases:
    """A case file as it is written."""

    path: Path
    preamble: tuple[Line, ...]
    positions: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    cases: tuple[Case, ...] = ()


def read_cases(path: Path) -> Cases:
    """Read a case file; its cases are not played yet."""
    lines = list(_lines(path))
    parts: list[list[Line]] = [[]]
    for line in lines:
        if line.word in ("case", "position") and line.block is None:
            parts.append([])
        parts[-1].append(line)
    preamble, *named = parts
    positions: dict[str, tuple[Line, ...]] = {}
    cases: list[Case] = []
    titles: dict[str, int] = {}
    for head, *body in named:
        if not head.rest:
            raise head.error(f"a {head.word} without a {'title' if head.word == 'case' else 'name'}")
        if head.word == "position":
            if head.rest in positions:
                raise head.error(f"the position {head.rest!r} is already there")
            positions[head.rest] = tuple(body)
            continue
        for case in _rows(head, body):
            if case.title in titles:
                raise head.error(f"line {titles[case.title]} has a case of the same title")
            titles[case.title] = head.number
            cases.append(case)
    if wrong := next((line for line in preamble if is_play(line)), None):
        raise wrong.error("this belongs into a case; the file has none above it")
    return Cases(path, tuple(preamble), positions, tuple(cases))


def is_play(line: Line) -> bool:
    """Whether a line is of the play, not of the position."""
    if _PLAY.match(line.text):
        return True
    if line.word in ("case", "position", "rule", "base", "begin", "agenda", "next", "chance", "free", "each"):
        return False
    return bool(_CHECK.fullmatch(line.text)) or line.text.endswith(" =:")


def check(line: Line) -> tuple[str, str, str]:
    """The two sides of a check, and what is between them."""
    found = _CHECK.fullmatch(line.text)
    if found is None:
        raise line.error(f"expected an answer, a line of the log or a check, found {line.text!r}")
    return found["left"], found["op"], found["right"] or ""


def _rows(head: Line, body: Sequence[Line]) -> Iterator[Case]:
    """The case, or one for each `each` line, with the values put in for `$name`."""
    rows = [line for line in body if line.word == "each"]
    plain = [line for line in body if line.word != "each"]
    if not rows:
        yield _case(head, head.rest, plain)
    for row in rows:
        found = re.findall(r'(\w+)=("[^"]*"|\S+)', row.rest)
        given = {name: value.strip('"') for name, value in found}
        if not given:
            raise row.error(f"expected 'each name=value …', found {row.text!r}")
        row_title = " ".join(f"{name}={value}" for name, value in given.items())
        yield _case(head, f"{head.rest} [{row_title}]", [_filled(line, given) for line in plain])


def _filled(line: Line, given: dict[str, str]) -> Line:
    def put(found: re.Match[str]) -> str:
        if found[1] not in given:
            raise line.error(f"no 'each' line gives ${found[1]}")
        return given[found[1]]

    def fill(text: str) -> str:
        return re.sub(r"\$([A-Za-z_]\w*)", put, text)

    return replace(line, text=fill(line.text), block=None if line.block is None else fill(line.block))


def _case(head: Line, title: str, body: Sequence[Line]) -> Case:
    rules: list[str] = []
    setup: list[Line] = []
    play: list[Line] = []
    for line in body:
        if line.word == "rule":
            rules += line.rest.replace(",", " ").split()
        elif line.word in ("chance", "free"):
            setup.append(line)
        elif is_play(line):
            play.append(line)
        elif play:
            raise line.error(
                f"expected an answer, a line of the log or a check, found {line.text!r}; changes of the "
                f"position stand above line {play[0].number}, where the play begins"
            )
        else:
            setup.append(line)
    return Case(
        title, head, tuple(rules), tuple(setup), tuple(play), max(line.last for line in [head, *body])
    )


def _lines(path: Path) -> Iterator[Line]:
    rows = path.read_text(encoding="utf-8").splitlines()
    at = 0
    while at < len(rows):
        row, number = rows[at], at + 1
        at += 1
        if not row.strip() or row.startswith("#"):
            continue
        if row[0].isspace():
            raise CaseError(f"{path}:{number}: an indented line goes on with one above it; there is none")
        text, end = row.rstrip(), at
        block = _heads_block(text)
        below: list[str] = []
        while at < len(rows) and (not rows[at].strip() or rows[at][0].isspace()):
            if not block and not rows[at].strip():
                break
            below.append(rows[at])
            at += 1
            end = at if rows[at - 1].strip() else end
        if block:
            yield Line(path, number, text, textwrap.dedent("\n".join(below[: end - number])), end)
        else:
            yield Line(path, number, " ".join([text, *(each.strip() for each in below)]), None, end)


def _heads_block(text: str) -> bool:
    return text.endswith(":") and not text.startswith((">", "-", "case ", "position "))


@lru_cache(maxsize=256)
def shared(folder: Path) -> Cases | None:
    """What all case files of a folder share."""
    path = folder / SHARED
    return read_cases(path) if path.is_file() else None
