"""How a table comes to be: new, from a file, from position text."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from wyprawa.kernel import notation, record
from wyprawa.kernel.chance import ALGORITHM
from wyprawa.kernel.errors import (
    IllegalOption,
    NewerRecord,
    PositionError,
    RecordError,
    UnplayableRecord,
    WyprawaError,
)
from wyprawa.kernel.game import Game
from wyprawa.kernel.record import Answer, Parsed, Snapshot
from wyprawa.kernel.registry import find
from wyprawa.kernel.state import State
from wyprawa.kernel.table import Table

S = TypeVar("S", bound=State)


def new(
    game: str | Game[Any], *, seed: int | None = None, telling: bool = True, **options: Any
) -> Table[Any]:
    """A new game. Without a seed one is drawn; it is part of the record either way."""
    found = find(game) if isinstance(game, str) else game
    read = found.read_options(options)
    seed = secrets.randbits(48) if seed is None else seed
    return Table(found, read, found.begin(read, seed), seed=seed, telling=telling)


def position(game: str | Game[Any], text: str, *, telling: bool = True) -> Table[Any]:
    """A table from position text. Odd positions may be built; `game.problems(state)` names their faults."""
    found = find(game) if isinstance(game, str) else game
    options, s, answers = notation.read(found, text)
    if not s.agenda and s.outcome is None:
        raise PositionError('the position has nothing on its agenda; say what comes next: agenda [["..."]]')
    try:
        table: Table[Any] = Table(found, options, s, telling=telling)
    except WyprawaError:
        raise
    except Exception as error:
        raise PositionError(f"the position cannot be played on: {error!r}; agenda: {s.agenda}") from error
    for answer in answers:
        choice = table.choice_of(answer.seat)
        if choice is not None and choice.ask != answer.ask:
            raise PositionError(
                f"answer {answer.seat} {answer.ask}: seat {answer.seat} is asked {choice.ask!r}"
            )
        try:
            table.choose(answer.option, answer.seat)
        except IllegalOption as error:
            raise PositionError(f"answer {answer.seat} {answer.ask}: {error}") from None
    return table


def load(
    path: str | Path, *, repair: bool = False, game: Game[Any] | None = None, telling: bool = True
) -> Table[Any]:
    """The game in a record file. With `repair`, as much of a damaged one as can be had; see `table.notes`."""
    try:
        text = Path(path).read_bytes().decode()
    except UnicodeDecodeError as error:
        if not repair or error.start == 0:
            raise RecordError(f"{path}: not text: {error}") from None
        text = Path(path).read_bytes()[: error.start].decode()
    return loads(text, repair=repair, game=game, where=str(path), telling=telling)


def loads(
    text: str,
    *,
    repair: bool = False,
    game: Game[Any] | None = None,
    where: str = "record",
    telling: bool = True,
) -> Table[Any]:
    """The game in the text of a record file."""
    parsed = record.parse(text, repair=repair, where=where)
    header = parsed.header
    found = game or find(header.game)
    if header.game != found.name:
        raise RecordError(f"{where}: a game of {header.game!r}, expected {found.name!r}")
    if header.rules > found.version:
        raise NewerRecord(
            f"{where}: rules {header.rules} of {found.name} are newer than {found.version} here"
        )
    if header.chance != ALGORITHM:
        raise RecordError(f"{where}: unknown chance algorithm {header.chance!r}, expected {ALGORITHM!r}")
    table = _Replay(found, parsed, where, repair, telling).table()
    if parsed.lost:
        table.notes.insert(0, parsed.lost)
    return table


class _Replay:
    """Plays a record again: from its start if the rules are the same, from its last snapshot if not."""

    def __init__(self, game: Game[Any], parsed: Parsed, where: str, repair: bool, telling: bool) -> None:
        self.game, self.parsed, self.where, self.repair, self.telling = game, parsed, where, repair, telling
        self.options = game.read_options(parsed.header.options)

    def table(self) -> Table[Any]:
        entries, header = self.parsed.entries, self.parsed.header
        starts = [i for i, entry in enumerate(entries) if isinstance(entry, Snapshot) and entry.start]
        snapshots = [i for i, entry in enumerate(entries) if isinstance(entry, Snapshot)]
        same_rules = header.rules == self.game.version
        first = (starts[-1] if starts else -1) if same_rules or not snapshots else snapshots[-1]
        table, played = self._play(first)
        if played == len(entries):
            return table
        if snapshots and snapshots[-1] >= played:
            # the rules play the same choices otherwise: the state that was saved is the truth
            table, played = self._play(snapshots[-1])
            table.notes.append(
                f"{self.where}: the rules have changed since; the game goes on from its last state"
            )
        if played < len(entries):
            self._lose(table, played, same_rules)
        return table

    def _play(self, first: int) -> tuple[Table[Any], int]:
        """Play what comes after entry `first` (a snapshot; -1: the seed), up to what does not fit."""
        entries, header = self.parsed.entries, self.parsed.header
        past = [entry for entry in entries[: max(first, 0)] if isinstance(entry, Answer)]
        if first < 0:
            if header.seed is None:
                raise RecordError(f"{self.where}: neither a seed nor a start line: no game to begin from")
            state = self.game.begin(self.options, header.seed)
        else:
            state = self._state(first)
        seed = header.seed if first < 0 else None
        try:
            table: Table[Any] = Table(
                self.game, self.options, state, seed=seed, telling=self.telling, past=past
            )
        except Exception as error:
            if first < 0:
                raise
            line = self.parsed.lines[first]
            raise UnplayableRecord(f"{self.where}, line {line}: a state no game is in: {error!r}") from error
        for i, entry in enumerate(entries[first + 1 :], first + 1):
            if isinstance(entry, Snapshot):
                if not table.matches(self._state(i)):
                    return table, i
                continue
            choice = table.choice_of(entry.seat)
            if choice is None or choice.ask != entry.ask or entry.option not in choice.options:
                return table, i
            table.choose(entry.option, entry.seat)
        return table, len(entries)

    def _state(self, i: int) -> Any:
        entry = self.parsed.entries[i]
        assert isinstance(entry, Snapshot)
        try:
            return self.game.decode(entry.state, self.parsed.header.rules)
        except msgspec.DecodeError as error:
            line = self.parsed.lines[i]
            raise UnplayableRecord(f"{self.where}, line {line}: a state of other rules: {error}") from None

    def _lose(self, table: Table[Any], played: int, same_rules: bool) -> None:
        lost = sum(isinstance(entry, Answer) for entry in self.parsed.entries[played:])
        entry, line = self.parsed.entries[played], self.parsed.lines[played]
        what = f"{entry.seat} {entry.ask}" if isinstance(entry, Answer) else "the state"
        message = (
            f"{self.where}, line {line}: {what} does not fit the game at that point; {lost} choices lost"
        )
        if same_rules and not self.repair:
            raise UnplayableRecord(message + "; load it with repair=True to keep those before")
        table.notes.append(message)
