"""Playing a record again: from its start if the rules are the same, from its last saved state if not."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wyprawa.kernel.codec import encode
from wyprawa.kernel.errors import GameError, RecordError, UnplayableRecord
from wyprawa.kernel.faults import faults
from wyprawa.kernel.game import Game
from wyprawa.kernel.record import Answer, Parsed, Snapshot
from wyprawa.kernel.table import Table

_SHOWN = 3  # faults of a state that are named


class Replay:
    """Turns one record back into a table.

    Choices and saved states tell the same game twice. Where a state is damaged the choices are enough; where
    the rules no longer allow a choice, the saved state decides.
    """

    def __init__(
        self, game: Game[Any], parsed: Parsed, where: str, *, repair: bool, telling: bool, sound: bool
    ) -> None:
        self.game, self.parsed, self.where = game, parsed, where
        self.repair, self.telling, self.sound = repair, telling, sound
        self.notes: dict[str, None] = {}
        try:
            self.options = game.read_options(parsed.header.options, parsed.header.rules)
        except GameError as error:
            raise RecordError(f"{where}: {error}") from None

    def table(self) -> Table[Any]:
        entries = self.parsed.entries
        states = [(i, entry) for i, entry in enumerate(entries) if isinstance(entry, Snapshot)]
        start = max((i for i, entry in states if entry.start), default=-1)
        last = max((i for i, _ in states), default=-1)
        same_rules = self.parsed.header.rules == self.game.version
        begun = None if same_rules else self._from_saved(last, start)
        table, played = begun or self._play(start)
        if played <= last and (again := self._from_saved(last, start)):
            table, played = again
            self._note(f"{self.where}: the rules have changed since; the game goes on from its last state")
        if played < len(entries):
            self._lose(played, same_rules)
        table.notes += self.notes
        return table

    def _from_saved(self, last: int, start: int) -> tuple[Table[Any], int] | None:
        """Play on from the last saved state, if there is one that can be read."""
        if last <= start:
            return None
        try:
            return self._play(last)
        except UnplayableRecord as error:
            self._note(error.brief)
            return None

    def _play(self, first: int) -> tuple[Table[Any], int]:
        """Play the entries after `first` (a state; -1 is the seed) until one does not fit."""
        table = self._begun(first)
        for i, entry in enumerate(self.parsed.entries[first + 1 :], first + 1):
            if isinstance(entry, Snapshot):
                if not self._agrees(table, i):
                    return table, i
                continue
            choice = table.choice_of(entry.seat)
            if choice is None or choice.ask != entry.ask or entry.option not in choice.options:
                return table, i
            try:
                table.choose(entry.option, entry.seat)
            except Exception as error:
                if self.repair:
                    return table, i
                at = f"{self.where}, line {self.parsed.lines[i]}"
                raise UnplayableRecord(f"{at}: the rules fail on this choice", repr(error)) from error
        return table, len(self.parsed.entries)

    def _begun(self, first: int) -> Table[Any]:
        """The table that begins from entry `first`."""
        header = self.parsed.header
        if first < 0:
            origin = header.origin
            if origin is None:
                raise RecordError(
                    f"{self.where}: neither a seed nor a start line, so there is nothing to begin from"
                )
            at = f"{self.where}: no game begins from these options"
        else:
            origin, at = (
                None,
                f"{self.where}, line {self.parsed.lines[first]}: not a state the game can be in",
            )
        past = [entry for entry in self.parsed.entries[: max(first, 0)] if isinstance(entry, Answer)]
        state = self._state(first) if origin is None else None
        if state is not None and self.sound and (wrong := faults(self.game, state, self.options)):
            raise UnplayableRecord(at, "; ".join(wrong[:_SHOWN]))
        try:
            if origin is not None:
                state = self.game.begin(self.options, origin.chance())
                origin = replace(origin, options=self.game.migrated_options(header.options, header.rules))
            return Table(self.game, self.options, state, origin=origin, telling=self.telling, past=past)
        except Exception as error:
            raise UnplayableRecord(at, repr(error)) from error

    def _agrees(self, table: Table[Any], i: int) -> bool:
        """Whether the saved state is the one the choices lead to. One that cannot be read is ignored."""
        try:
            state = self._state(i)
        except UnplayableRecord as error:
            self._note(f"{error.brief}; the game is rebuilt from its choices")
            return True
        return table.matches(state) or self._leads_to(table, state)

    def _leads_to(self, table: Table[Any], state: Any) -> bool:
        """Whether a state leads unasked to where the table is: a step may have been cut in two since."""
        if state.outcome is not None or faults(self.game, state, self.options):
            return False
        try:
            led = Table(self.game, self.options, state, telling=False)
        except Exception:  # rules that fail on it are not those of this game
            return False
        return led.choices == table.choices and encode(led.state) == encode(table.state)

    def _state(self, i: int) -> Any:
        entry = self.parsed.entries[i]
        assert isinstance(entry, Snapshot)
        try:
            return self.game.decode(entry.state, self.parsed.header.rules)
        except Exception as error:  # a migration may choke on nonsense in its own way
            line = self.parsed.lines[i]
            raise UnplayableRecord(
                f"{self.where}, line {line}: a state saved under other rules", str(error)
            ) from error

    def _lose(self, played: int, same_rules: bool) -> None:
        """Choices that do not fit. What was chosen is not quoted: it may be a secret."""
        lost = sum(isinstance(entry, Answer) for entry in self.parsed.entries[played:])
        entry, line = self.parsed.entries[played], self.parsed.lines[played]
        what = f"{entry.seat} {entry.ask}" if isinstance(entry, Answer) else "the state"
        message = (
            f"{self.where}, line {line}: {what} does not fit the game at that point; {lost} choices lost"
        )
        if same_rules and not self.repair:
            raise UnplayableRecord(message + "; load it with repair=True to keep those before")
        self._note(message)

    def _note(self, text: str) -> None:
        self.notes[text] = None
