"""The table: a game being played, with everything around it. `play` runs it, `history` goes back in it.

Here are other worlds (forks, and worlds a seat cannot tell from this one) and ways to keep a game as text.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from wyprawa.kernel import notation, record
from wyprawa.kernel.chance import Chance, Recorder, Rerun
from wyprawa.kernel.codec import digest, encode
from wyprawa.kernel.errors import IllegalOption, RuleError, ScriptError
from wyprawa.kernel.fair import Origin
from wyprawa.kernel.game import Game
from wyprawa.kernel.history import SPACING, History, Kept, Line
from wyprawa.kernel.record import Answer, Entry, Header, Snapshot
from wyprawa.kernel.state import State

__all__ = ["Line", "Table"]

S = TypeVar("S", bound=State)
_TRIES = 400  # resampled worlds tried before a step is called unresamplable


class Table(History[S]):
    """A game in play. `choices` are the open questions; `choose` answers one.

    `spacing` is the number of choices between the states that are kept: a small one makes going back fast,
    and the first fork after many choices; a big one saves time and memory. Nothing else depends on it.
    """

    __slots__ = ("notes", "options", "origin")

    def __init__(
        self,
        game: Game[S],
        options: Any,
        state: S,
        *,
        origin: Origin | None = None,
        telling: bool = True,
        past: Sequence[Answer] = (),
        spacing: int = SPACING,
    ):
        self.options = options
        self.origin = origin  # None if the game started from a position, not from a seed
        self.notes: list[str] = []  # what a repair or an upgrade could not keep
        super().__init__(game, state, telling=telling, past=past, spacing=spacing)

    @property
    def seed(self) -> int | None:
        """Where chance comes from; None if the game did not start from a seed. A secret while people play."""
        return None if self.origin is None else self.origin.seed

    @property
    def commitment(self) -> str:
        """The hash of the seed, which everybody may see from the start; empty if there is none."""
        return "" if self.origin is None else self.origin.commitment

    def view(self, seat: int | None) -> Any:
        """What that seat sees of the state; None for a spectator."""
        return self.game.view(self.state, seat)

    def digest(self) -> str:
        """The same for the same game at the same point, in every process on every machine."""
        return digest(self.state)

    def __repr__(self) -> str:
        at = "over" if self.over else ", ".join(f"seat {c.seat}: {c.ask}" for c in self.choices)
        return f"<Table {self.game.name}, {len(self.history)} choices, {at}>"

    def _repr_svg_(self) -> str | None:
        """A picture for notebooks, if the game's view can be drawn."""
        return self._shown("svg_of")

    def _repr_html_(self) -> str | None:
        return self._shown("html_of")

    def _shown(self, how: str) -> str | None:
        draw = getattr(self.view(None), how, None)
        return None if draw is None else str(draw(self))

    # --- other worlds ---------------------------------------------------------------------------------

    def fork(self, *, telling: bool = False) -> Self:
        """An independent copy, silent unless told otherwise."""
        if not telling and self._running is not None:
            base = self._start()
            twin = self._twin(self.history[:])
            twin._stand_at(base, self.history[base.at :], self.state.teller.notes or ())
            return twin
        again = telling and not self.state.teller.on  # nothing was told here: tell it all, from the start
        base = self._kept[0]._replace(told=0) if again else self._start()
        twin = self._twin(self.history[: base.at], log=self.log[: base.told] if telling else ())
        if again:
            twin._kept = [base]
        twin._run_from(base, self.history[base.at :], telling)
        return twin

    def _twin(self, history: list[Answer], log: Sequence[Line] = ()) -> Self:
        twin = super()._twin(history, log)
        twin.options, twin.origin, twin.notes = self.options, self.origin, []
        return twin

    def imagine(self, seat: int, chance: Chance) -> Self:
        """A silent fork of a world that `seat` cannot tell from this one: what it cannot know is drawn anew.

        Worlds in which the running step's public answers would have been impossible are thrown away, which is
        what makes the rest as likely as they should seem to that seat.
        """
        base, game, choice = self._start(), self.game, self.choice_of(seat)
        since = len(self.history) if self._open is None else self._since
        answers = self.history[base.at : since] + [a for a in self.history[since:] if a.seat == seat]
        seen = self.seen()
        for _ in range(_TRIES):
            s = game.copy(base.state)
            game.resample(s, seat, chance)
            future = chance.below(1 << 64, "future")
            s.chance = Rerun(state=future, seen=seen, hidden=game.hidden) if seen else Chance(future)
            twin = self._twin([])
            twin.origin, twin._kept = None, [Kept(0, 0, s)]  # a world of its own: no seed, no past to peek at
            try:
                twin._run_from(twin._kept[0], answers, telling=False)
            except (IllegalOption, ScriptError):
                continue
            if not twin._later and twin.choice_of(seat) == choice and self._same_question(twin):
                twin.state.chance = twin.state.chance.bare()
                # The way to the next step is not to be worked out from the chance it began with.
                twin._due = 0
                return twin
        step = base.state.agenda[-1][0]
        raise RuleError(
            f"{game.name}: no other world fits what seat {seat} has seen of the step {step!r}: it asks about "
            f"what it drew or turned up itself, or its answers fit too few; draw in one step, ask in the next"
        )

    def _same_question(self, twin: Table[S]) -> bool:
        """Whether the same seats are asked the same thing; in a `together` others may be further on."""
        if self._open is not None:
            return twin.over == self.over
        return [(c.seat, c.ask) for c in twin.choices] == [(c.seat, c.ask) for c in self.choices]

    def seen(self) -> tuple[tuple[str, Any], ...]:
        """What chance has brought since the running step began, by label."""
        base = self._start()
        if self.state.chance.mark() == base.state.chance.mark():
            return ()
        s = self.game.copy(base.state)
        recorder = s.chance = Recorder(inner=s.chance)
        twin = self._twin(self.history[: base.at])
        twin._run_from(Kept(base.at, 0, s), self.history[base.at :], telling=False)
        return tuple(recorder.seen)

    def feed(self, now: Chance, again: Chance) -> None:
        """Draw from `now` from here on, and from `again` when the running step is run again. For tests."""
        base = self._start()
        state = self.game.copy(base.state)
        state.chance = again
        self._base = base = base._replace(state=state)
        self._kept = [*(kept for kept in self._kept if kept.at < base.at), base]
        self.state.chance, self._due = now, 0
        self.state.teller.notes = None

    # --- a game as text -------------------------------------------------------------------------------

    def position(self) -> str:
        """The game as position text: the state at the running step's start, and the answers since."""
        base = self._start()
        return notation.write(self.game, self.options, base.state, self.history[base.at :])

    @property
    def saved(self) -> S:
        """The state that is saved: at the running step's start, or at the end. Nobody changes it."""
        return self.state if self.over else self._start().state

    def matches(self, snapshot: State) -> bool:
        """Whether a saved state is this game's at the start of the running step (or at the end)."""
        return encode(snapshot) == encode(self.saved)

    def record(self) -> str:
        """The game as the text of a record file."""
        return record.write(*self.recorded())

    def recorded(self) -> tuple[Header, list[Entry]]:
        """The header and entries of the record file."""
        first, base, origin = self._kept[0], self._start(), self.origin
        header = Header(
            game=self.game.name,
            rules=self.game.version,
            options=msgspec.to_builtins(self.options) if origin is None else origin.options,
            chosen=origin is not None and origin.chosen,
            seed=self.seed,
            commitment=self.commitment,
            words={} if origin is None else origin.words,
            chance=self.state.chance.algorithm if origin is None else origin.algorithm,
        )
        entries: list[Entry] = list(self.history)
        at, state = (len(self.history), self.state) if self.over else (base.at, base.state)
        entries.insert(at, Snapshot(encode(state).decode(), start=False))
        if origin is None or first.at:
            entries.insert(first.at, Snapshot(encode(first.state).decode(), start=True))
        return header, entries

    def fingerprint(self) -> str:
        """Equal for two games only if they are the same, choice by choice; shown at the end, to compare."""
        return record.fingerprint(*self.recorded())

    def save(self, path: str | Path) -> None:
        """Write the record file; whatever happens meanwhile, the old file or the new one is there, whole."""
        record.replace(Path(path), self.record())
