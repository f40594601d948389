"""The record file: a game as readable text, one line per choice.

    wyprawa record 2
    128117a5 game "smok"
    ...
    a4b8258d 1 card 1
    985a0f2c = {"agenda":[["act",1]], ...}
    06177b85 end 41

Every line but the first starts with a short digest of itself and of all lines before it, so damage is found
and named by line. `=` is the state at a step's start after the choices above it: if the rules have changed
since, the game goes on from there. `start` is the state a game began from when it did not begin from its
seed. Lines that start with `#` are comments. The `end` line counts the choices; without it the file was cut.

Format 1 had no commitment. Digests catch damage; `proof` catches forgery.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec

from wyprawa._version import __version__
from wyprawa.kernel import bounds
from wyprawa.kernel.choice import Option, key, unkey
from wyprawa.kernel.errors import (
    DamagedRecord,
    ForeignRecord,
    NewerRecord,
    OutOfBounds,
    RecordError,
    TruncatedRecord,
    UnreadableOption,
)
from wyprawa.kernel.fair import Origin, plain

FORMAT = 2
_FIRST = re.compile(r"wyprawa record (\d{1,9})")
_LINE = re.compile(r"([0-9a-f]{8}) (\S+)(?: (.*))?")


class Answer(NamedTuple):
    """One choice made."""

    seat: int
    ask: str
    option: Option


class Snapshot(NamedTuple):
    """A state as JSON. With `start` the game begins from it; otherwise it is there in case rules change."""

    state: str
    start: bool


Entry: TypeAlias = Answer | Snapshot


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """`seed` is None for a game that began from a state. `chosen` and `words` come with a commitment only."""

    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, Any]
    chosen: bool = False
    seed: int | None
    commitment: str = ""
    words: dict[int, str] = {}
    chance: str
    package: str = __version__

    @property
    def origin(self) -> Origin | None:
        """What the game began from, if that was a seed."""
        if self.seed is None:
            return None
        return Origin(
            game=self.game,
            options=self.options,
            seed=self.seed,
            chosen=self.chosen,
            words=self.words,
            algorithm=self.chance,
        )

    def lines(self) -> Iterator[str]:
        for name in self.__struct_fields__:
            if self.commitment or name not in ("chosen", "commitment", "words"):
                yield f"{name} {plain(getattr(self, name))}"


class Parsed(NamedTuple):
    """A record file as read: `lines` gives the line number of each entry, `lost` what a repair left out."""

    header: Header
    entries: list[Entry]
    lines: list[int]
    lost: str


def write(header: Header, entries: Sequence[Entry]) -> str:
    """The text of a record file."""
    chain = _Chain(FORMAT)
    lines = [chain.line(body) for body in bodies(header, entries)]
    return "\n".join([f"wyprawa record {FORMAT}", *lines]) + "\n"


def bodies(header: Header, entries: Sequence[Entry]) -> Iterator[str]:
    """The lines of a record file, without their digests."""
    yield from header.lines()
    for entry in entries:
        if isinstance(entry, Answer):
            yield f"{entry.seat} {entry.ask} {key(entry.option)}"
        else:
            yield f"{'start' if entry.start else '='} {entry.state}"
    yield f"end {_choices(entries)}"


def fingerprint(header: Header, entries: Sequence[Entry]) -> str:
    """SHA-256 of the lines that make the game: equal only if two games are the same, choice by choice."""
    lines = [line for line in bodies(header, entries) if line.split(" ", 1)[0] not in ("=", "package")]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def parse(text: str, *, repair: bool = False, where: str = "record") -> Parsed:
    """Read a record file. With `repair`, keep what comes before the first damage instead of raising.

    A damaged saved state costs nothing else, because the choices lead to it anyway.
    """
    fields: dict[str, Any] = {}
    entries: list[Entry] = []
    numbers: list[int] = []
    lost: list[str] = []
    ended = False
    try:
        for number, word, rest in rows(text, where, lost if repair else None):
            if ended:
                raise DamagedRecord(f"{where}, line {number}: nothing may follow the end line", _quoted(word))
            if word == "end":
                _check_end(rest, entries, where, number)
                ended = True
            elif re.fullmatch(r"[0-9]{1,8}", word) or word in ("=", "start"):
                entries.append(_entry(word, rest, where, number))
                numbers.append(number)
            elif entries or word in fields or word not in Header.__struct_fields__:
                raise DamagedRecord(
                    f"{where}, line {number}: expected a choice or `end`, found", _quoted(word)
                )
            else:
                fields[word] = _json(rest, where, number)
        if not ended:
            raise TruncatedRecord(
                f"{where}: the file stops after {_choices(entries)} choices, before its end line; "
                f"load it with repair=True to keep those"
            )
    except (DamagedRecord, TruncatedRecord) as error:
        if not repair:
            raise
        lost.append(error.brief)
    return Parsed(_header(fields, where), entries, numbers, "; ".join(lost))


class _Chain:
    def __init__(self, version: int) -> None:
        self._last = f"wyprawa record {version}"

    def link(self, body: str) -> str:
        """The digest of `body` after all bodies before it."""
        self._last = blake2b(f"{self._last}\n{body}".encode(), digest_size=4).hexdigest()
        return self._last

    def go_on(self, digest: str) -> None:
        """Go on as if the last body had this digest."""
        self._last = digest

    def line(self, body: str) -> str:
        return f"{self.link(body)} {body}"


def rows(text: str, where: str, lost: list[str] | None = None) -> Iterator[tuple[int, str, str]]:
    """Line number, first word and rest of each line; what had to be skipped goes into `lost`, if given."""
    if len(text) > bounds.MOST_BYTES:
        raise OutOfBounds(f"{where}: {len(text):,} letters, expected at most {bounds.MOST_BYTES:,}")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ForeignRecord(f"{where}: not text: {error}") from None
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    first = _FIRST.fullmatch(lines[0].strip())
    if first is None:
        found = repr(lines[0][:40]) if lines[0] else "an empty file"
        raise ForeignRecord(
            f"{where}: not a Wyprawa record: expected 'wyprawa record {FORMAT}', found {found}"
        )
    if int(first[1]) > FORMAT:
        raise NewerRecord(
            f"{where}: record format {first[1]} is newer than {FORMAT}, the newest this version knows"
        )
    return _chained(lines, int(first[1]), where, lost)


def _chained(
    lines: list[str], version: int, where: str, lost: list[str] | None
) -> Iterator[tuple[int, str, str]]:
    chain = _Chain(version)
    last = len(lines)
    passed = ""  # the digest of a damaged state: lines that fit after it are sound
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.startswith("#"):
            continue
        if wrong := bounds.fault(line):
            raise OutOfBounds(f"{where}, line {number}: {wrong}")
        match = _LINE.fullmatch(line)
        if match is not None and chain.link(line[9:]) == match[1]:
            passed = ""
            yield number, match[2], match[3] or ""
        elif lost is not None and number < last and match is not None and _is_state(match):
            lost.append(
                f"{where}, line {number}: the saved state is damaged; the game is rebuilt from its choices"
            )
            passed = match[1]
            chain.go_on(passed)
        elif passed and number < last:
            chain.go_on(passed)
        elif number == last:
            raise TruncatedRecord(f"{where}, line {number}: the last line is cut or damaged", _quoted(line))
        else:
            raise DamagedRecord(
                f"{where}, line {number}: the line does not fit its digest: it was changed, or one before it "
                f"was removed",
                _quoted(line),
            )


def _is_state(match: re.Match[str]) -> bool:
    """Whether a damaged line was a state, and not a choice whose seat was damaged."""
    rest = match[3] or ""
    return match[2] == "=" and (rest.startswith("{") or rest.endswith("}"))


def _entry(word: str, rest: str, where: str, number: int) -> Entry:
    if word in ("=", "start"):
        return Snapshot(rest, start=word == "start")
    ask, _, text = rest.partition(" ")
    try:
        return Answer(int(word), ask, unkey(text))
    except UnreadableOption as error:
        raise DamagedRecord(f"{where}, line {number}: the choice cannot be read", _quoted(text)) from error


def _check_end(rest: str, entries: list[Entry], where: str, number: int) -> None:
    if rest != str(_choices(entries)):
        raise DamagedRecord(
            f"{where}, line {number}: {_choices(entries)} choices found, expected", _quoted(rest)
        )


def _choices(entries: Sequence[Entry]) -> int:
    return sum(isinstance(entry, Answer) for entry in entries)


def _json(text: str, where: str, number: int) -> Any:
    try:
        value = json.loads(text)
        json.dumps(
            value, ensure_ascii=False, allow_nan=False
        ).encode()  # proper text, and neither NaN nor infinity
        return value
    except ValueError as error:
        raise DamagedRecord(f"{where}, line {number}: {error}", _quoted(text)) from None


def _quoted(text: str) -> str:
    return repr(text[:60])


def _header(fields: dict[str, Any], where: str) -> Header:
    try:
        return msgspec.convert(fields, Header, str_keys=True)
    except msgspec.ValidationError as error:
        raise RecordError(f"{where}: the header cannot be read: {error}; found: {sorted(fields)}") from None


def replace(path: Path, text: str) -> None:
    """Replace the file in one go: a reader finds the old text or the new one, never half of either."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
