"""The record file: a game as readable text, one line per choice.

    wyprawa record 1
    5c0f3a91 game smok
    ...
    8e21b7d4 1 card.play 3
    77aa01f2 = {"agenda":[["act",1]], ...}
    0b9c44e8 end 41

Every line but the first starts with a short digest of itself and of all lines before it, so damage is found
and named by line. `=` is the state at a step's start after the choices above it: if the rules have changed
since, the game goes on from there. `start` is the state a game began from when it did not begin from its
seed. Lines that start with `#` are comments. The `end` line counts the choices; without it the file was cut.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from wyprawa._version import __version__
from wyprawa.kernel.choice import Option, key, unkey
from wyprawa.kernel.errors import (
    DamagedRecord,
    ForeignRecord,
    NewerRecord,
    RecordError,
    TruncatedRecord,
    UnreadableOption,
)

FORMAT = 1
_FIRST = re.compile(r"wyprawa record (\d+)")
_LINE = re.compile(r"([0-9a-f]{8}) (\S+)(?: (.*))?")


class Answer(NamedTuple):
    """One choice made."""

    seat: int
    ask: str
    option: Option


class Snapshot(NamedTuple):
    """A state as JSON. The game starts from it if `start`, else it is there in case the rules change."""

    state: str
    start: bool


Entry: TypeAlias = Answer | Snapshot


class Header(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    options: dict[str, Any]
    seed: int | None
    chance: str
    package: str = __version__


class Parsed(NamedTuple):
    """A record file as read: `lines` gives the line number of each entry, `lost` what a repair left out."""

    header: Header
    entries: list[Entry]
    lines: list[int]
    lost: str


def write(header: Header, entries: Sequence[Entry]) -> str:
    """The text of a record file."""
    chain = _Chain(FORMAT)
    out = [f"wyprawa record {FORMAT}"]
    for name in header.__struct_fields__:
        out.append(chain.line(f"{name} {json.dumps(getattr(header, name), ensure_ascii=False)}"))
    for entry in entries:
        if isinstance(entry, Answer):
            out.append(chain.line(f"{entry.seat} {entry.ask} {key(entry.option)}"))
        else:
            out.append(chain.line(f"{'start' if entry.start else '='} {entry.state}"))
    out.append(chain.line(f"end {sum(isinstance(entry, Answer) for entry in entries)}"))
    return "\n".join(out) + "\n"


def parse(text: str, *, repair: bool = False, where: str = "record") -> Parsed:
    """Read a record file. With `repair`, keep what stands before the first damage instead of raising."""
    rows = _rows(text, where)
    fields: dict[str, Any] = {}
    entries: list[Entry] = []
    numbers: list[int] = []
    ended, lost = False, ""
    try:
        for number, word, rest in rows:
            if ended:
                raise DamagedRecord(
                    f"{where}, line {number}: nothing may follow the end line, found {word!r}"
                )
            if word == "end":
                _check_end(rest, entries, where, number)
                ended = True
            elif re.fullmatch(r"[0-9]{1,8}", word) or word in ("=", "start"):
                entries.append(_entry(word, rest, where, number))
                numbers.append(number)
            elif entries or word not in Header.__struct_fields__:
                raise DamagedRecord(f"{where}, line {number}: expected a choice or `end`, found {word!r}")
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
        lost = str(error)
    return Parsed(_header(fields, where), entries, numbers, lost)


class _Chain:
    def __init__(self, version: int) -> None:
        self._last = f"wyprawa record {version}"

    def link(self, body: str) -> str:
        """The digest of `body` after all bodies before it."""
        self._last = blake2b(f"{self._last}\n{body}".encode(), digest_size=4).hexdigest()
        return self._last

    def line(self, body: str) -> str:
        return f"{self.link(body)} {body}"


def _rows(text: str, where: str) -> Iterator[tuple[int, str, str]]:
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    first = _FIRST.fullmatch(lines[0].strip())
    if first is None:
        found = repr(lines[0][:40]) if lines[0] else "an empty file"
        raise ForeignRecord(
            f"{where}: not a record of ours: expected 'wyprawa record {FORMAT}', found {found}"
        )
    if int(first[1]) > FORMAT:
        raise NewerRecord(f"{where}: record format {first[1]} is newer than {FORMAT}, the newest known here")
    return _chained(lines, int(first[1]), where)


def _chained(lines: list[str], version: int, where: str) -> Iterator[tuple[int, str, str]]:
    chain = _Chain(version)
    last = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.startswith("#"):
            continue
        match = _LINE.fullmatch(line)
        good = match is not None and chain.link(line[9:]) == match[1]
        if match is None or not good:
            if number == last:
                raise TruncatedRecord(
                    f"{where}, line {number}: the last line is cut or damaged: {line[:60]!r}"
                )
            raise DamagedRecord(
                f"{where}, line {number}: the line, or one removed before it, was changed: {line[:60]!r} "
                f"does not fit its digest"
            )
        yield number, match[2], match[3] or ""


def _entry(word: str, rest: str, where: str, number: int) -> Entry:
    if word in ("=", "start"):
        return Snapshot(rest, start=word == "start")
    ask, _, text = rest.partition(" ")
    try:
        return Answer(int(word), ask, unkey(text))
    except UnreadableOption as error:
        raise DamagedRecord(f"{where}, line {number}: {error}") from None


def _check_end(rest: str, entries: list[Entry], where: str, number: int) -> None:
    if rest != str(_choices(entries)):
        raise DamagedRecord(f"{where}, line {number}: {rest} choices announced, {_choices(entries)} found")


def _choices(entries: list[Entry]) -> int:
    return sum(isinstance(entry, Answer) for entry in entries)


def _json(text: str, where: str, number: int) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise DamagedRecord(f"{where}, line {number}: {error}: {text[:60]!r}") from None


def _header(fields: dict[str, Any], where: str) -> Header:
    try:
        return msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise RecordError(f"{where}: the header cannot be read: {error}; found: {sorted(fields)}") from None


def replace(path: Path, text: str) -> None:
    """Put `text` in the file's place at once: a reader finds the old text or the new, never a part."""
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
