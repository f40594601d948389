"""The position a case begins with: a base, options and a seed, or position text, with what is changed."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path as File
from typing import Any

from wyprawa.conformance.cases import values
from wyprawa.conformance.cases.book import Casebook
from wyprawa.conformance.cases.text import Case, CaseError, Cases, Line, read_cases, reason, shared
from wyprawa.conformance.cases.values import ValueFault
from wyprawa.kernel import Script, StepCall, Table
from wyprawa.kernel.errors import WyprawaError
from wyprawa.kernel.notation import read

ALL = "*"
_CHANGE = re.compile(r"(?P<path>\S+?)(?: (?P<how>[+-]))? (?P<value>.*?)(?: from (?P<source>\S+))?")


class CaseChance(Script):
    """Chance of a case. Where `*` is free, labels whose outcomes are used up are drawn as usual."""

    def _next(self, label: str, what: str) -> Any:
        if ALL in self.free and self.used.count(label) >= len(self.outcomes.get(label, ())):
            return Script(free=(label,))._next(label, what)
        return Script._next(self, label, what)


@dataclass
class Setup:
    """A position that is being made."""

    book: Casebook | None = None
    options: Any = None
    s: Any = None
    answers: Sequence[Any] = ()
    outcomes: dict[str, list[Any]] = field(default_factory=dict)
    free: list[str] = field(default_factory=list)

    def copy(self) -> Setup:
        s = None if self.s is None else self.ready.game.copy(self.s)
        outcomes = {label: list(row) for label, row in self.outcomes.items()}
        return Setup(self.book, self.options, s, self.answers, outcomes, list(self.free))

    @property
    def ready(self) -> Casebook:
        if self.book is None:
            raise ValueFault("which game is it? a line 'game NAME' or 'helpers FILE.py' must come first")
        return self.book

    def name(self, path: str, text: str, table: str = "") -> int:
        return self.ready.number(self.s, path, text, table)

    def table(self) -> Table[Any]:
        """The table at its first question."""
        if self.s is None:
            raise ValueFault(
                "there is no position: a line 'base NAME', 'begin OPTIONS' or 'position:' is missing"
            )
        self.s.chance = CaseChance(1, outcomes=self.outcomes, free=tuple(self.free))
        table = Table(self.ready.game, self.options, self.s)
        for each in self.answers:
            table.choose(each.option, each.seat)
        return table


def set_up(file: Cases, case: Case) -> Setup:
    """The position of a case."""
    made = _preamble(file.path).copy()
    _do(made, case.setup, file)
    return made


@lru_cache(maxsize=256)
def _preamble(path: File) -> Setup:
    """What a file's own first lines make, after those of its folder. Never changed."""
    made = Setup()
    for each in _around(path):
        _do(made, each.preamble, each)
    return made


@lru_cache(maxsize=256)
def _position(path: File, name: str, above: File) -> Setup | None:
    """A named position, made of the first lines of the file it is in. Never changed."""
    for each in _around(above):
        if each.path == path and name in each.positions:
            made = Setup()
            for one in _around(path):
                _do(made, [line for line in one.preamble if line.word in ("game", "helpers")], one)
            _do(made, each.positions[name], each)
            return made
    return None


def _around(path: File) -> list[Cases]:
    """The folder's shared file and the file itself."""
    own = _read(path)
    common = shared(path.parent)
    return [own] if common is None or common.path == path else [common, own]


@lru_cache(maxsize=256)
def _read(path: File) -> Cases:
    return read_cases(path)


def _do(made: Setup, lines: Iterable[Line], file: Cases) -> None:
    for line in lines:
        try:
            _one(made, line, file)
        except CaseError:
            raise
        except (WyprawaError, ValueError, LookupError, TypeError) as error:
            raise line.error(reason(error)) from error


def _one(made: Setup, line: Line, file: Cases) -> None:
    word = line.word
    if word in _WORDS:
        _WORDS[word](made, line, file)
    elif word in made.ready.changes:
        text = line.rest.removesuffix(":") if line.block is not None else line.rest
        made.ready.call(made.ready.changes[word], made.s, text, line.block)
    elif line.block is not None:
        drawn = made.ready.game.notation
        if word not in drawn:
            known = ", ".join([*drawn, *made.ready.changes])
            raise line.error(f"{word!r} is no drawn field and no change; there are: {known}")
        drawn[word][1](made.s, line.block)
    else:
        _change(made, line)


def _change(made: Setup, line: Line) -> None:
    """`gems [3, 0]`, `hands[0] + run`, `hand + charge from deck`."""
    found = _CHANGE.fullmatch(line.text)
    if found is None:
        known = ", ".join(["base", "begin", "agenda", "next", "chance", "free", *made.ready.changes])
        raise line.error(f"expected 'field value', 'field + value' or one of {known}; found {line.text!r}")
    s, name = made.s, made.name
    path = values.Path(found["path"], s, name)
    given = values.value(found["value"])
    if found["how"] is None:
        path.put(s, values.converted(given, path, name))
        return
    there = path.of(s)
    if isinstance(there, int):
        path.put(s, there + (given if found["how"] == "+" else -given))
        return
    rows = given if isinstance(given, list) else [given]
    moved = values.converted(rows, path, name)
    if found["source"]:
        source = values.Path(found["source"], s, name)
        source.put(s, _without(source.of(s), moved, source.text))
        there = path.of(s)
    path.put(s, type(there)([*there, *moved]) if found["how"] == "+" else _without(there, moved, path.text))


def _without(row: Any, gone: Iterable[Any], path: str) -> Any:
    left = list(row)
    for each in gone:
        if each not in left:
            raise ValueFault(f"{path} has no {each!r}; it has {left!r}")
        left.remove(each)
    return type(row)(left)


# --- the words of a setup -----------------------------------------------------------------------------------


def _game(made: Setup, line: Line, file: Cases) -> None:
    made.book = Casebook(line.rest)


def _helpers(made: Setup, line: Line, file: Cases) -> None:
    """A Python file with the folder's casebook, by its path from the case file."""
    path = (line.file.parent / line.rest).resolve()
    if not path.is_file():
        raise line.error(f"there is no {path}")
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))
    found = getattr(import_module(path.stem), "BOOK", None)
    if not isinstance(found, Casebook):
        raise line.error(f"{path.name} has no BOOK = Casebook(…)")
    made.book = found


def _base(made: Setup, line: Line, file: Cases) -> None:
    for each in _around(file.path)[::-1]:
        found = _position(each.path, line.rest, file.path)
        if found is not None:
            copy = found.copy()
            made.book, made.options, made.s, made.answers = (
                made.book or copy.book,
                copy.options,
                copy.s,
                copy.answers,
            )
            made.free += copy.free
            for label, row in copy.outcomes.items():
                made.outcomes.setdefault(label, []).extend(row)
            return
    known = ", ".join(name for each in _around(file.path) for name in each.positions) or "none"
    raise line.error(f"no position is called {line.rest!r}; there are: {known}")


def _begin(made: Setup, line: Line, file: Cases) -> None:
    """`begin {seats: 2} 7`: the first state of a game with these options and this seed."""
    given = values.values(line.rest or "{}")
    seed = given[1] if len(given) > 1 else 1
    game = made.ready.game
    made.options = game.read_options(given[0])
    made.s = game.begin(made.options, seed)


def _text(made: Setup, line: Line, file: Cases) -> None:
    game = made.ready.game
    made.options, made.s, made.answers = read(game, line.block or "", version=game.version)


def _agenda(made: Setup, line: Line, file: Cases) -> None:
    made.s.agenda = []
    _next(made, line, file)


def _next(made: Setup, line: Line, file: Cases) -> None:
    made.s.next(*[_step(made, each) for each in line.rest.split(";") if each.strip()])


def _step(made: Setup, text: str) -> StepCall:
    name, *given = values.values(text)
    game = made.ready.game
    if name not in game.steps:
        near = [each for each in game.steps if str(name) in each] or sorted(game.steps)
        raise ValueFault(f"no step is called {name!r}; steps are: {', '.join(near)}")
    return StepCall((name, *made.ready.bound(game.steps[name].run, name, made.s, given).args[1:]))


def _chance(made: Setup, line: Line, file: Cases) -> None:
    label, _, rest = line.rest.partition(" ")
    made.outcomes.setdefault(label, []).extend(_outcome(made, label, each) for each in values.values(rest))


def _outcome(made: Setup, label: str, given: Any) -> Any:
    """An outcome: a word is a name where the label or the word itself says which table, else it is a word."""
    if isinstance(given, str):
        return made.name(f"chance({label})", given) if label in made.ready.fields or ":" in given else given
    if isinstance(given, (list, tuple)):
        return type(given)([_outcome(made, label, each) for each in given])
    if isinstance(given, dict):
        return values.Like({key: _outcome(made, key, each) for key, each in given.items()})
    return "null" if given is None else given


def _free(made: Setup, line: Line, file: Cases) -> None:
    made.free += line.rest.replace(",", " ").split()


_WORDS = {
    "game": _game,
    "helpers": _helpers,
    "base": _base,
    "begin": _begin,
    "position": _text,
    "agenda": _agenda,
    "next": _next,
    "chance": _chance,
    "free": _free,
}
