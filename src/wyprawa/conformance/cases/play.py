"""Playing a case: its answers are given one after another, and what is told, asked and changed is checked."""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from wyprawa.conformance.cases import values
from wyprawa.conformance.cases.book import hints
from wyprawa.conformance.cases.setup import Setup, set_up
from wyprawa.conformance.cases.text import Case, CaseError, Cases, Line, check, reason
from wyprawa.conformance.cases.values import ValueFault
from wyprawa.kernel import Choice, Table, key
from wyprawa.kernel import Line as LogLine
from wyprawa.kernel.errors import WyprawaError
from wyprawa.scene import answer, option_look, record_text
from wyprawa.words import Words, load_words

GAP = "..."
_ANSWER = re.compile(r"(?:-(?P<again>\*)? |(?P<seat>[0-9]+): )(?P<text>.*)")
_SEAT = re.compile(r"(?P<seat>[0-9]+): (?P<rest>.*)")
_MOST = 1000  # repeated answers; more than any rule needs


@dataclass
class Stretch:
    """An answer (none before the first one), what is expected after it, and what was told."""

    answer: Line | None
    expected: list[Line] = field(default_factory=list)
    checks: list[Line] = field(default_factory=list)
    told: list[str] = field(default_factory=list)


@dataclass
class Played:
    """A case that has been played as far as it goes."""

    case: Case
    stretches: list[Stretch]
    faults: list[str] = field(default_factory=list)
    setup: Setup | None = None
    table: Table[Any] | None = None

    def fault(self, line: Line, said: object) -> None:
        self.faults.append(str(line.error(said)))


def play(file: Cases, case: Case) -> Played:
    """Play a case to its end, or to the first answer that cannot be given."""
    played = Played(case, _stretches(case))
    try:
        played.setup = set_up(file, case)
    except CaseError as error:
        played.faults.append(str(error))
        return played
    for stretch in played.stretches:
        line = stretch.answer or case.head
        before = 0 if played.table is None else len(played.table.log)
        try:
            if played.table is None:
                played.table = played.setup.table()
            else:
                _answer(played.table, line)
        except WyprawaError as error:
            played.fault(line, error)
            return played
        except Exception as error:
            error.add_note(f"{line.file}:{line.number}: {line.text}")
            raise
        stretch.told = log_lines(played.table, before)
        _compare(played, stretch)
        for each in stretch.checks:
            _check(played, each)
    _all_drawn(played)
    return played


def hold(file: Cases, case: Case) -> None:
    """Raise a `CaseError` unless the case holds."""
    played = play(file, case)
    if played.faults:
        raise CaseError("\n".join(played.faults))


def _stretches(case: Case) -> list[Stretch]:
    found = [Stretch(None)]
    for line in case.play:
        if _ANSWER.fullmatch(line.text):
            found.append(Stretch(line))
        elif line.text.startswith(">") or line.text == GAP:
            found[-1].expected.append(line)
        else:
            found[-1].checks.append(line)
    return found


def _words(table: Table[Any]) -> Words:
    return load_words(table.game.package, "en")


# --- answers ------------------------------------------------------------------------------------------------


def _answer(table: Table[Any], line: Line) -> None:
    found = _ANSWER.fullmatch(line.text)
    assert found is not None
    seat = int(found["seat"]) if found["seat"] else None
    words = _words(table)
    if not found["again"]:
        table.choose(answer(table, found["text"], words, seat), seat)
        return
    for _ in range(_MOST):
        if not table.choices or not _fitting(table, table.choices[0], found["text"], words):
            return
        table.choose(answer(table, found["text"], words))
    raise ValueFault(f"{found['text']!r} was open {_MOST} times")


def labels(table: Table[Any], choice: Choice, words: Words) -> list[str]:
    """The options of a question in English words, in their order."""
    return [words.say(option_look(table.game, table.state, choice, each).label) for each in choice.options]


def _fitting(table: Table[Any], choice: Choice, text: str, words: Words) -> list[str]:
    """The options that a text means: by key, by their words, or by a part of these."""
    said = dict(zip(map(key, choice.options), labels(table, choice, words), strict=True))
    if text.removeprefix("=") in said:
        return [said[text.removeprefix("=")]]
    exact = [label for label in said.values() if label.casefold() == text.casefold()]
    return exact or [label for label in said.values() if text.casefold() in label.casefold()]


# --- the log ------------------------------------------------------------------------------------------------


def log_lines(table: Table[Any], since: int = 0) -> list[str]:
    """The log as a case writes it: `> ` before what everybody reads, `>1 ` before what seat 1 reads."""
    return [_log_line(table, line) for line in table.log[since:]]


def _log_line(table: Table[Any], line: LogLine) -> str:
    seats = "" if line.record.to is None else ",".join(map(str, line.record.to))
    said = " ".join(_words(table).say(record_text(table.game, line.record)).split())
    return f">{seats} {said}"


def _compare(played: Played, stretch: Stretch) -> None:
    """The lines must be told as they stand; between two of them there may be others where `...` stands."""
    if not stretch.expected:
        return
    expected = [" ".join(line.text.split()) for line in stretch.expected]
    if expected == [">"]:  # nothing is told
        expected = []
    if not _told_like(expected, stretch.told):
        diff = difflib.unified_diff(
            expected, stretch.told, "expected", "told", lineterm="", n=len(stretch.told)
        )
        shown = textwrap.indent("\n".join(list(diff)[3:]), "    ")
        played.fault(stretch.expected[0], f"other lines are told (- expected, + told):\n{shown}")


def _told_like(expected: Sequence[str], told: Sequence[str]) -> bool:
    if GAP not in expected:
        return list(expected) == list(told)
    parts: list[list[str]] = [[]]
    for line in expected:
        if line == GAP:
            parts.append([])
        else:
            parts[-1].append(line)
    first, *middle, last = parts
    if list(told[: len(first)]) != first:
        return False
    at, end = len(first), len(told) - len(last)
    for part in middle:
        while at + len(part) <= end and list(told[at : at + len(part)]) != part:
            at += 1
        at += len(part)
    return at <= end and list(told[end:]) == last


# --- checks -------------------------------------------------------------------------------------------------


def _check(played: Played, line: Line) -> None:
    words = {"asked": _asked, "options": _options, "open": _open, "not": _not_open, "over": _over}
    try:
        fault = words.get(line.word, _value)(played, line)
    except (WyprawaError, ValueError, LookupError, TypeError) as error:
        fault = reason(error)
    if fault:
        played.fault(line, fault)


def _table(played: Played) -> Table[Any]:
    assert played.table is not None
    return played.table


def _asked(played: Played, line: Line) -> str:
    """`asked 0 card, 1 card`: these questions are open, and no others."""
    found = sorted(f"{choice.seat} {choice.ask}" for choice in _table(played).choices)
    expected = sorted(" ".join(each.split()) for each in line.rest.split(","))
    return (
        ""
        if found == expected
        else f"asked: expected {', '.join(expected)}; found {', '.join(found) or 'nothing'}"
    )


def _choice(played: Played, text: str) -> tuple[Choice, str]:
    table, seat = _table(played), _SEAT.fullmatch(text)
    choice = table.choice_of(int(seat["seat"])) if seat else next(iter(table.choices), None)
    if choice is None:
        raise ValueError("nobody is asked" if seat is None else f"seat {seat['seat']} is not asked")
    return choice, seat["rest"] if seat else text


def _listed(line: Line, text: str) -> list[str]:
    rows = text.split("|") if line.block is None else line.block.splitlines()
    return [row.strip() for row in rows if row.strip()]


def _options(played: Played, line: Line) -> str:
    """`options A | B`: what can be answered, in any order and nothing else."""
    text = "" if line.block is not None and line.text == "options:" else line.rest
    choice, rest = _choice(played, text.removesuffix(":") + " " if line.block is not None and text else text)
    table = _table(played)
    said = labels(table, choice, _words(table))
    keys = {f"={key(option)}": label for option, label in zip(choice.options, said, strict=True)}
    expected = sorted(keys.get(each, each) for each in _listed(line, rest))
    if expected == sorted(said):
        return ""
    diff = difflib.unified_diff(expected, sorted(said), lineterm="", n=len(said))
    return f"options of {choice.ask} (- expected, + open):\n" + textwrap.indent(
        "\n".join(list(diff)[3:]), "    "
    )


def _open(played: Played, line: Line) -> str:
    """`open A | B`: these can be answered, and perhaps others."""
    return _each_option(played, line, line.rest, wanted=True)


def _not_open(played: Played, line: Line) -> str:
    return _each_option(played, line, line.rest.removeprefix("open").strip(), wanted=False)


def _each_option(played: Played, line: Line, text: str, *, wanted: bool) -> str:
    choice, rest = _choice(played, text)
    table = _table(played)
    words = _words(table)
    wrong = [each for each in _listed(line, rest) if bool(_fitting(table, choice, each, words)) != wanted]
    if not wrong:
        return ""
    said = " | ".join(labels(table, choice, words))
    return f"{' | '.join(wrong)} {'is not' if wanted else 'is'} open at {choice.ask}; open: {said}"


def _over(played: Played, line: Line) -> str:
    """`over winners [1] scores [3, 5] reason dawn`: the game has ended like this."""
    outcome = _table(played).outcome
    if outcome is None:
        asked = ", ".join(f"{choice.seat} {choice.ask}" for choice in _table(played).choices)
        return f"the game is not over; asked: {asked}"
    given = values.values(line.rest)
    plain = _plain(outcome)
    for name, expected in zip(given[::2], given[1::2], strict=True):
        found = plain[name]
        if found != expected:
            return f"{name}: expected {expected!r}, found {found!r}"
    return ""


def _value(played: Played, line: Line) -> str:
    """`gems = [1, 0]`, `hand has charge`, `hand lacks charge`, `deck size 3`, a fact, or a drawn field."""
    assert played.setup is not None
    left, op, right = check(line)
    setup, s = played.setup, _table(played).state
    book = setup.ready
    if line.block is not None:
        drawn = textwrap.dedent(book.game.notation[left][0](s)).strip("\n")
        wanted = line.block.strip("\n")
        return "" if _trimmed(drawn) == _trimmed(wanted) else f"{left} is\n{textwrap.indent(drawn, '    ')}"
    setup.s = s
    found, meant = _side(setup, left)
    if op == "size":
        expected = values.value(right)
        return "" if len(found) == expected else f"{left} size {len(found)}, expected {expected}"
    if op in ("has", "lacks"):
        rows = _plain(found)
        wrong = [each for each in meant(values.values(right)) if (_plain(each) in rows) != (op == "has")]
        shown = book.shown(left, rows)
        fault = f"{left} {'lacks' if op == 'has' else 'has'} {book.shown(left, wrong)}; it is {shown}"
        return fault if wrong else ""
    expected = meant(values.value(right))
    same = _plain(found) == _plain(expected)
    if same == (op == "="):
        return ""
    shown, wanted = book.shown(left, _plain(found)), book.shown(left, _plain(expected))
    return f"{left}: expected {'' if op == '=' else 'anything but '}{wanted}, found {shown}"


def _side(setup: Setup, left: str) -> tuple[Any, Callable[[Any], Any]]:
    """What a check looks at, and the function that reads what is expected there."""
    book = setup.ready
    word, _, rest = left.partition(" ")
    if word in book.facts:
        kind = hints(book.facts[word]).get("return")
        found = book.call(book.facts[word], setup.s, rest)
        return found, lambda given: values.named(given, kind, word, setup.name)
    path = values.Path(left, setup.s, setup.name)
    return path.of(setup.s), lambda given: values.converted(given, path, setup.name)


def _plain(value: Any) -> Any:
    """A value as plain data, tuples as lists."""
    plain = msgspec.to_builtins(value, str_keys=False)
    return _lists(plain)


def _lists(plain: Any) -> Any:
    if isinstance(plain, (list, tuple)):
        return [_lists(each) for each in plain]
    if isinstance(plain, dict):
        return {name: _lists(each) for name, each in plain.items()}
    return plain


def _trimmed(text: str) -> list[str]:
    return [row.rstrip() for row in text.splitlines()]


def _all_drawn(played: Played) -> None:
    chance = _table(played).state.chance
    left: Callable[[], dict[str, list[Any]]] | None = getattr(chance, "left_over", None)
    if left is None or not (rest := left()):
        return
    for label in rest:
        lines = _chance_lines(played.case, label)
        played.fault(next(lines, played.case.head), f"scripted and never drawn: {label} {rest[label]}")


def _chance_lines(case: Case, label: str) -> Iterator[Line]:
    return (
        line for line in case.setup[::-1] if line.word == "chance" and line.rest.split(" ", 1)[0] == label
    )
