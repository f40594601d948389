"""Nothing changes in silence.

The spectator's scene is taken apart into figures (`conformance.figures`) at every question. For each figure
that has changed since the question before, a line told to everybody must name it or its owner, going by the
English words of both: a fact of "Thief 2" is named by "The dragon bites Thief 2", a track "Alarm" by "The
alarm rises", a gem on B3 by "Thief 2 goes to B3". A name on several things of a kind names none of them.

An amount is checked where a record states one. A field with the name of a figure (`gold`), or an `amount`
next to a field `what` that says which, must be the change of that figure, up or down, or its new value. Where
the field has another name, or the direction should be checked too, `Tells.amounts` says what it means; a
figure listed there must then be accounted for to the last point, whenever it changes.

A game helps the law with `Game(tells=Tells(...))`: see `scene.tells`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from wyprawa.conformance.figures import Figure, figures
from wyprawa.conformance.play import Case
from wyprawa.kernel import Record
from wyprawa.scene import record_text
from wyprawa.scene.look import may_see
from wyprawa.scene.tells import Change, Falls, Rises, Tells
from wyprawa.words import Text, load_words

_MOST = 8  # amounts whose signs are tried out
_SHOWN = 12  # lines quoted in a message


def nothing_in_silence(case: Case) -> None:
    """From question to question, what everybody sees changes only as told."""
    books = Books(case)
    before: dict[str, Figure] | None = None
    heard = 0
    for table, _ in case.replay():
        after = figures(table.view(None))
        if before is not None:
            lines = books.read(line.record for line in table.log[heard:])
            books.settle(entries(before, after), lines)
        before, heard = after, len(table.log)


class Entry(NamedTuple):
    """A figure at one question and at the next; None where it was not there, 0 if it is a number."""

    path: str
    kind: str
    old: Any
    new: Any
    whose: tuple[Text, ...]
    names: tuple[Text, ...]


def entries(before: dict[str, Figure], after: dict[str, Figure]) -> list[Entry]:
    """Everything that has changed, and all numbers, except what came or went with the thing it is on."""
    found = []
    for path in {**before, **after}:
        old, new = before.get(path), after.get(path)
        if old is not None and new is not None and old.value == new.value and type(old.value) is not int:
            continue
        it = new or old
        assert it is not None
        if (it.within in before) != (it.within in after):
            continue
        none = it._replace(value=0 if isinstance(it.value, int) else None)
        old, new = old or none, new or none
        names = dict.fromkeys((*old.names, *new.names))
        found.append(Entry(path, it.kind, old.value, new.value, it.whose, tuple(names)))
    return found


class Line(NamedTuple):
    """A record with its sentence, and those of its fields that are names in it."""

    record: Record
    kind: str
    said: str
    names: dict[str, str]

    def numbers(self) -> Iterator[tuple[str, int]]:
        for field in self.record.__struct_fields__:
            value = getattr(self.record, field)
            if type(value) is int:
                yield field, value


class Stated(NamedTuple):
    """An amount that a line states, what it does, and to which figure."""

    value: int
    change: Change
    figure: str
    line: Line


class Books:
    """Compares what was told with what has changed."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.tells: Tells = case.game.tells or Tells()
        self._words = load_words(case.game.package, "en")
        self._said: dict[Text, str] = {}
        told = self.read(line.record for line in case.finished.log)
        declared = {each.figure for row in self.tells.amounts.values() for each in row}
        self._kept = {each for each in declared if "{" not in each}
        self._kept |= {stated.figure for stated in self._stated(told)}

    def settle(self, stretch: Sequence[Entry], lines: Sequence[Line]) -> None:
        """Break the law if something has changed that the lines do not tell, or tell wrongly."""
        heard = [entry for entry in stretch if not _any(self.tells.silent, entry.path)]
        for entry in heard:
            if entry.old != entry.new and not any(self._tells_of(line, entry) for line in lines):
                names = " or ".join(sorted({repr(self.say(name)) for name in entry.names})) or "it"
                self._broken(entry, f"no line told since names {names}", lines)
        numbers = [entry for entry in heard if type(entry.old) is int and type(entry.new) is int]
        self._accounted(numbers, lines)
        self._guessed(numbers, lines)

    def read(self, records: Iterable[Record]) -> list[Line]:
        """The lines that everybody reads."""
        return [self._line(record) for record in records if may_see(record, None)]

    def _line(self, record: Record) -> Line:
        text = record_text(self.case.game, record)
        said = self.say(text)
        args = {name: self.say(arg) if isinstance(arg, Text) else str(arg) for name, arg in text.args}
        names = {name: arg for name, arg in args.items() if _is_name(arg) and _within(arg, said)}
        return Line(record, type(record).__name__, said, names)

    def say(self, text: Text) -> str:
        if text not in self._said:
            self._said[text] = self._words.say(text)
        return self._said[text]

    # --- names ----------------------------------------------------------------------------------------

    def _tells_of(self, line: Line, entry: Entry) -> bool:
        return self._covers(line, entry) or self._names(line, entry)

    def _covers(self, line: Line, entry: Entry) -> bool:
        return _any(self.tells.covers.get(line.kind, ()), entry.path)

    def _names(self, line: Line, entry: Entry) -> bool:
        names = [self.say(name) for name in entry.names]
        return any(
            _within(name, line.said) or any(_within(arg, name) for arg in line.names.values())
            for name in names
        )

    # --- amounts --------------------------------------------------------------------------------------

    def _stated(self, lines: Iterable[Line]) -> Iterator[Stated]:
        for line in lines:
            for field, value in line.numbers():
                for change in self.tells.amounts.get(f"{line.kind}.{field}", ()):
                    yield Stated(value, change, _filled(change.figure, line.record), line)

    def _accounted(self, numbers: Sequence[Entry], lines: Sequence[Line]) -> None:
        """Figures whose amounts are told must come out as those amounts say."""
        kept = [entry for entry in numbers if _any(self._kept, entry.kind)]
        expected = {entry.path: entry.old for entry in kept}
        for stated in self._stated(lines):
            for entry in self._meant(stated, kept):
                expected[entry.path] = _moved(expected[entry.path], stated)
        for entry in kept:
            if entry.new != expected[entry.path] and not any(self._covers(line, entry) for line in lines):
                self._broken(entry, f"by the amounts told it is {expected[entry.path]}", lines)

    def _meant(self, stated: Stated, entries: Sequence[Entry]) -> list[Entry]:
        """The figures of its owner: those with exactly that name, or else those whose names contain it."""
        if not stated.change.of:
            return [entry for entry in entries if _fits(entry.path, stated.figure)]
        owner = stated.line.names.get(stated.change.of)
        if owner is None:
            return []
        fitting = [entry for entry in entries if _fits(entry.kind, stated.figure)]
        exact = [entry for entry in fitting if owner in map(self.say, entry.whose)]
        return exact or [e for e in fitting if any(_within(owner, self.say(name)) for name in e.whose)]

    def _guessed(self, numbers: Sequence[Entry], lines: Sequence[Line]) -> None:
        """A field with the name of a figure states its amount, if the line names its owner."""
        for entry in numbers:
            if _any(self._kept, entry.kind) or "/" in entry.path:  # what is printed on cards is not an amount
                continue
            said = [
                value
                for line in lines
                for value in self._amounts(line, entry.kind)
                if self._names(line, entry)
            ]
            if said and said[-1] != entry.new and not _adds_up(said, entry.new - entry.old):
                told = ", ".join(map(str, said))
                self._broken(entry, f"told as {told}; expected the change or the new value", lines)

    def _amounts(self, line: Line, kind: str) -> Iterator[int]:
        what = getattr(line.record, "what", "")
        for field, value in line.numbers():
            known = f"{line.kind}.{field}" in self.tells.amounts or field in self.case.game.names
            if not known and kind == (what if field == "amount" else field):
                yield value

    def _broken(self, entry: Entry, why: str, lines: Sequence[Line]) -> None:
        told = "; ".join(f"{line.kind}: {line.said!r}" for line in lines[-_SHOWN:]) or "nothing"
        told += f" and {len(lines) - _SHOWN} lines before" if len(lines) > _SHOWN else ""
        change = f"{_shown(self, entry.old)} to {_shown(self, entry.new)}"
        self.case.broken(f"{entry.path!r} goes from {change}, and {why}. Told: {told}")


def _shown(books: Books, value: Any) -> str:
    return repr(books.say(value)) if isinstance(value, Text) else repr(value)


def _moved(value: int, stated: Stated) -> int:
    match stated.change:
        case Rises():
            return value + stated.value
        case Falls(beyond=beyond):
            return max(0, value - stated.value) if beyond else value - stated.value
    return stated.value


def _adds_up(amounts: Sequence[int], change: int) -> bool:
    """Whether the amounts, each up or down, add up to the change."""
    if len(amounts) > _MOST:
        return True  # too many to say
    signs = product((1, -1), repeat=len(amounts))
    return any(sum(sign * n for sign, n in zip(row, amounts, strict=True)) == change for row in signs)


def _filled(figure: str, record: Record) -> str:
    """`{what}` replaced by what the record says."""
    return re.sub(r"\{(\w+)\}", lambda field: str(getattr(record, field[1])), figure)


def _any(patterns: Iterable[str], path: str) -> bool:
    return any(_fits(path, pattern) for pattern in patterns)


@lru_cache(maxsize=1 << 16)
def _fits(path: str, pattern: str) -> bool:
    return fnmatchcase(path, pattern)


def _is_name(said: str) -> bool:
    return len(said) > 1 and any(map(str.isalpha, said))


@lru_cache(maxsize=1 << 16)
def _within(part: str, whole: str) -> bool:
    """Whether one text contains the other as whole words."""
    return part != "" and re.search(rf"(?<!\w){re.escape(part)}(?!\w)", whole, re.IGNORECASE) is not None
