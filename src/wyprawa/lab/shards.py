"""Where the games of a study are kept: a folder with its plan and a file for every few games.

A file is there whole or not at all, and is never changed. So a study that was stopped anywhere goes on with
the files that are missing, and comes to the same end as if nothing had happened.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from wyprawa import __version__
from wyprawa.kernel import find
from wyprawa.lab.needs import LabError
from wyprawa.lab.plan import Plan
from wyprawa.lab.playing import ENCODER, Played

SIZE = 10  # games in a file: what each worker loses at most if a study is stopped; more in a large study
_MANY = 80  # files from which on they grow
_LARGEST = 50

_LINES = msgspec.json.Decoder(Played)


class _Kept(msgspec.Struct, frozen=True):
    """The plan as it was begun, with what made its games come out as they did."""

    wyprawa: str
    rules: dict[str, int]
    plan: Plan


class Shards:
    """The games of one plan in one folder."""

    def __init__(self, folder: Path, plan: Plan, games: int) -> None:
        self.folder, self.plan, self.games = folder / "games", plan, games
        size = min(max(SIZE, games // _MANY), _LARGEST)
        self.parts = [(first, min(first + size, games)) for first in range(0, games, size)]
        self._settle(folder / "plan.json")

    def _settle(self, file: Path) -> None:
        """Begin the folder, or see that it is this study's."""
        rules = {group.game: find(group.game).version for group in self.plan.groups}
        text = ENCODER.encode(_Kept(__version__, rules, self.plan))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                put(file, text)
            elif (kept := file.read_bytes()) != text:
                raise LabError(
                    f"{file.parent}: holds another study: {_differs(kept, text)}; give another --out"
                )
        except OSError as error:
            raise LabError(f"{file.parent}: {error.strerror or error}") from None

    def missing(self) -> list[int]:
        """The parts that have not been played, or whose file is damaged."""
        return [n for n in range(len(self.parts)) if self._read(n) is None]

    def keep(self, part: int, lines: bytes) -> None:
        put(self._file(part), lines)

    def played(self) -> Iterator[Played]:
        """All games, in order; the study must be finished."""
        for n in range(len(self.parts)):
            games = self._read(n)
            if games is None:
                raise LabError(f"{self._file(n)}: missing or damaged; run the study again")
            yield from games

    def digest(self) -> str:
        """The same for the same games."""
        found = hashlib.sha256()
        for n in range(len(self.parts)):
            found.update(self._file(n).read_bytes())
        return found.hexdigest()

    def _file(self, part: int) -> Path:
        return self.folder / f"{part:06}.jsonl"

    def _read(self, part: int) -> list[Played] | None:
        first, end = self.parts[part]
        try:
            games = _LINES.decode_lines(self._file(part).read_bytes())
        except (FileNotFoundError, msgspec.DecodeError):
            return None
        return games if [game.number for game in games] == list(range(first, end)) else None


def put(file: Path, text: bytes) -> None:
    """Write a file so that it is there whole or not at all, whenever the lights go out."""
    part = file.with_name(file.name + ".part")
    with part.open("wb") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def _differs(kept: bytes, given: bytes) -> str:
    """The first thing in which two plans differ."""
    try:
        old, new = msgspec.json.decode(kept, type=_Kept), msgspec.json.decode(given, type=_Kept)
    except msgspec.DecodeError:
        return "its plan.json cannot be read"
    if (old.wyprawa, old.rules) != (new.wyprawa, new.rules):
        return (
            f"begun by wyprawa {old.wyprawa} with rules {old.rules}, here are {new.wyprawa} and {new.rules}"
        )
    for name in Plan.__struct_fields__:
        one, other = getattr(old.plan, name), getattr(new.plan, name)
        if name == "groups" and len(one) == len(other):
            one, other = next(((a, b) for a, b in zip(one, other, strict=True) if a != b), (one, other))
        if one != other:
            return f"{name}: begun with {one}, given {other}"
    return "its plan.json is written otherwise"
