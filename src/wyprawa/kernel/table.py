"""The table: a game being played. It carries out steps until somebody must decide, and takes the answer.

Between steps the state alone is the game. Inside a step the truth is the state at the step's start (`_base`)
and the answers since; the running generator is only a cache of that, and forking, undoing and loading make a
new one by running the step again.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from wyprawa.kernel import notation, record
from wyprawa.kernel.chance import ALGORITHM, Chance, Recorder, Rerun
from wyprawa.kernel.choice import Choice, Open, Option, key, unkey
from wyprawa.kernel.codec import digest, encode
from wyprawa.kernel.errors import IllegalOption, NothingToUndo, RuleError, ScriptError
from wyprawa.kernel.game import Game
from wyprawa.kernel.record import Answer
from wyprawa.kernel.state import SILENT, GameOver, Outcome, Record, State, Teller

S = TypeVar("S", bound=State)
_SPACING = 16  # choices between the states kept for undo
_TRIES = 400  # resampled worlds tried before a step is called unresamplable


class Line(NamedTuple):
    """One record of the log, and after how many choices it was told."""

    at: int
    record: Record


class Kept(NamedTuple):
    """A state at a step's start, after `at` choices and `told` records. Never changed."""

    at: int
    told: int
    state: Any


class Table(Generic[S]):
    """A game in play. `choices` are the open questions; `choose` answers one."""

    __slots__ = (
        "_base",
        "_careful",
        "_kept",
        "_open",
        "_redo",
        "_running",
        "_sealed",
        "_since",
        "choices",
        "game",
        "history",
        "log",
        "notes",
        "options",
        "seed",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        options: Any,
        state: S,
        *,
        seed: int | None = None,
        telling: bool = True,
        past: Sequence[Answer] = (),
    ):
        self.game = game
        self.options = options
        self.seed = seed  # None if the game did not start from a seed but from a position
        self.notes: list[str] = []  # what a repair or an upgrade could not keep
        self.history: list[Answer] = list(past)
        self._sealed = [True] * len(past)  # per choice: chance was rolled or something revealed after it
        self._redo: list[Answer] = []
        self.log: list[Line] = []
        self.choices: Sequence[Choice] = ()
        self._running: Generator[Any, Any, Any] | None = None
        self._careful = False  # the next copy is kept even before a step that seldom asks
        self._open: Open | None = None
        self._base = Kept(len(past), 0, state)
        self._kept = [self._base]
        self._run_from(self._base, (), Teller(on=True) if telling else SILENT)

    # --- what one sees --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def seats(self) -> int:
        return self.state.seats

    def choice_of(self, seat: int) -> Choice | None:
        """The open question of a seat, if it has one."""
        for choice in self.choices:
            if choice.seat == seat:
                return choice
        return None

    @property
    def secret(self) -> Sequence[Answer]:
        """Answers to questions open at once: not told to anybody until the last of them is given."""
        return () if self._open is None else self.history[self._since :]

    @property
    def undone(self) -> Sequence[Answer]:
        """Choices taken back, which `redo` makes again; the next to be made is the last."""
        return self._redo

    @undone.setter
    def undone(self, answers: Sequence[Answer]) -> None:
        """For one who takes a choice back as if it had never been made."""
        self._redo = list(answers)

    @property
    def first(self) -> int:
        """The count of choices before which nobody can go back: 0, unless the past was lost."""
        return self._kept[0].at

    def fair_back_to(self, n: int) -> bool:
        """Whether neither chance was rolled nor anything revealed since there were `n` choices."""
        return self.first <= n and not any(self._sealed[n:])

    def view(self, seat: int | None) -> Any:
        """What that seat sees of the state; None for a spectator."""
        return self.game.view(self.state, seat)

    def digest(self) -> str:
        """The same for the same game at the same point, in every process on every machine."""
        return digest(self.state)

    def matches(self, snapshot: State) -> bool:
        """Whether a saved state is this game's at the start of the running step (or at the end)."""
        return encode(snapshot) == encode(self.state if self.over else self._base.state)

    def position(self) -> str:
        """The game as position text: the state at the running step's start, and the answers since."""
        return notation.write(self.game, self.options, self._base.state, self.history[self._base.at :])

    def __repr__(self) -> str:
        at = "over" if self.over else ", ".join(f"seat {c.seat}: {c.ask}" for c in self.choices)
        return f"<Table {self.game.name}, {len(self.history)} choices, {at}>"

    def _repr_svg_(self) -> str | None:
        """A picture for notebooks, if what the game shows knows how to draw it."""
        return self._shown("svg_of")

    def _repr_html_(self) -> str | None:
        return self._shown("html_of")

    def _shown(self, how: str) -> str | None:
        draw = getattr(self.view(None), how, None)
        return None if draw is None else str(draw(self))

    # --- choosing -------------------------------------------------------------------------------------

    def choose(self, option: Option, seat: int | None = None) -> None:
        """Take an open option; without `seat`, for the first open question. An error changes nothing."""
        choice = self._asked(seat)
        try:
            option = choice.options[choice.options.index(option)]
        except ValueError:
            raise IllegalOption(_not_open(repr(option), choice)) from None
        made = len(self.history)
        try:
            self._answer(choice, option)
        except BaseException:
            self._go_to(made)  # a fault in a rule leaves the table as it was
            raise
        if self._redo:
            self._redo.clear()

    def read(self, text: str, seat: int | None = None) -> Option:
        """The open option a key stands for."""
        choice = self._asked(seat)
        option = unkey(text.strip())
        if option not in choice.options:
            raise IllegalOption(_not_open(repr(text), choice))
        return option

    def _asked(self, seat: int | None) -> Choice:
        if not self.choices:
            raise IllegalOption("the game is over; nothing is open")
        if seat is None:
            return self.choices[0]
        choice = self.choice_of(seat)
        if choice is None:
            waiting = ", ".join(str(c.seat) for c in self.choices)
            raise IllegalOption(f"seat {seat} has nothing to decide now; open: seat {waiting}")
        return choice

    def _answer(self, choice: Choice, option: Option) -> None:
        s = self.state
        reveals, rolled = s.reveals, s.chance.mark()
        self.history.append(Answer(choice.seat, choice.ask, option))
        if not self._proceed(option if self._open is None else (choice.seat, option)):
            self._come_again()
            return
        self._sealed.append(s.reveals != reveals or s.chance.mark() != rolled)
        if s.teller.on:
            self._listen()

    def _proceed(self, answer: Any = None) -> bool:
        """Answer the running step, if there is one, and carry out steps until somebody must decide.

        Returns whether the state at the start of the step that asks was kept.
        """
        s, game, running = self.state, self.game, self._running
        kept = True
        try:
            while True:
                if running is not None:
                    try:
                        self._put(running.send(answer))
                    except StopIteration:
                        running = self._running = answer = None
                    else:
                        self._running = running
                        return kept
                if s.outcome is not None:
                    raise GameOver
                step = game.upcoming(s)
                if step.asks:
                    kept = self._careful or not step.seldom
                    if kept:
                        self._keep()
                running = step.begin(s)
        except GameOver:
            self._running = self._open = None
            self.choices = ()
        return True

    def _come_again(self) -> None:
        """A step that seldom asks does: come to it once more from the last copy, with a copy before it."""
        self._careful = True
        self._go_to(len(self.history), self._base)

    def _put(self, asked: Any) -> None:
        """Lay what a step asks on the table."""
        if asked.__class__ is Choice:
            self.choices, self._open = (asked,), None
        elif asked.__class__ is Open:
            if asked is not self._open:
                self._open, self._since = asked, len(self.history)
            self.choices = asked.choices
        else:
            raise RuleError(f"{self.game.name}: a step yielded {asked!r}; steps ask by `ask` and `together`")

    def _keep(self) -> None:
        s = self.state
        told = len(self.log) + len(s.teller.records)
        self._base = kept = Kept(len(self.history), told, self.game.keep(s, self._base.state))
        self._careful = False
        if kept.at - self._kept[-1].at >= _SPACING:
            self._kept.append(kept)

    def _listen(self) -> None:
        """Move what the rules told into the log."""
        told = self.state.teller.records
        if told:
            at = len(self.history)
            self.log.extend([Line(at, each) for each in told])
            told.clear()

    # --- going back -----------------------------------------------------------------------------------

    def undo(self, *, fair: bool = False) -> None:
        """Take back the last choice. Fair undo refuses if chance was rolled or something revealed since."""
        if len(self.history) <= self._kept[0].at:
            raise NothingToUndo("there is no choice to take back")
        if fair and self._sealed[-1]:
            raise NothingToUndo("since that choice chance was rolled or something hidden was revealed")
        self._redo.append(self.history[-1])
        self._go_to(len(self.history) - 1)

    def redo(self) -> None:
        """Make again the choice last taken back."""
        if not self._redo:
            raise NothingToUndo("there is no choice to make again")
        answer = self._redo.pop()
        self._answer(self._asked(answer.seat), answer.option)

    def at(self, n: int) -> Table[S]:
        """A copy of this game as it stood after `n` choices; negative counts from the end."""
        first, last = self._kept[0].at, len(self.history)
        wanted = n + last + 1 if n < 0 else n
        if not first <= wanted <= last:
            raise NothingToUndo(f"this game can be seen from choice {first} to {last}, not at {n}")
        twin = self._twin(self.history, log=self.log)
        twin.state = self.state
        twin._base = self._base
        twin._go_to(wanted)
        return twin

    def _go_to(self, n: int, kept: Kept | None = None) -> None:
        """Become the table as it was after `n` choices, by way of a kept state."""
        kept = kept or max((k for k in (*self._kept, self._base) if k.at <= n), key=lambda k: k.at)
        answers = self.history[kept.at : n]
        self._kept = [k for k in self._kept if k.at <= n]
        del self.history[kept.at :], self._sealed[kept.at :], self.log[kept.told :]
        self._run_from(kept, answers, Teller(on=True) if self.state.teller.on else SILENT)

    def _run_from(self, kept: Kept, answers: Sequence[Answer], teller: Teller) -> None:
        """Carry on from a kept state with the answers given since."""
        self.state = s = self.game.copy(kept.state)
        s.teller = teller
        self._base, self._open, self._since = kept, None, kept.at
        self._running = None
        if s.outcome is None and (step := self.game.upcoming(s)).asks:
            self._running = step.begin(s)  # not by `_proceed`, which would keep what is kept already
        if not self._proceed():
            self._come_again()
        elif teller.on:
            self._listen()
        for answer in answers:
            choice = self._asked(answer.seat)
            if answer.option not in choice.options:
                raise IllegalOption(_not_open(repr(answer.option), choice))
            self._answer(choice, answer.option)

    # --- other worlds ---------------------------------------------------------------------------------

    def fork(self, *, telling: bool = False) -> Table[S]:
        """An independent copy, silent unless told otherwise."""
        base = self._base
        if telling and not self.state.teller.on:  # nothing was told here: tell it all, from the start
            base = self._kept[0]._replace(told=0)
        twin = self._twin(self.history[: base.at], log=self.log[: base.told] if telling else ())
        if base is not self._base:
            twin._kept = [base]
        twin._run_from(base, self.history[base.at :], Teller(on=True) if telling else SILENT)
        return twin

    def _twin(self, history: Sequence[Answer], log: Sequence[Line] = ()) -> Table[S]:
        twin: Table[S] = object.__new__(type(self))
        twin.game, twin.options, twin.seed = self.game, self.options, self.seed
        twin.choices, twin._careful = (), False
        twin.history, twin._sealed = list(history), self._sealed[: len(history)]
        twin.log, twin.notes, twin._redo, twin._kept = list(log), [], [], self._kept[:]
        return twin

    def imagine(self, seat: int, chance: Chance) -> Table[S]:
        """A silent fork of a world that `seat` cannot tell from this one: what it cannot know is drawn anew.

        Worlds in which the running step's public answers would have been impossible are thrown away, which is
        what makes the rest as likely as the seat must think they are.
        """
        base, game, choice = self._base, self.game, self.choice_of(seat)
        since = len(self.history) if self._open is None else self._since
        answers = self.history[base.at : since] + [a for a in self.history[since:] if a.seat == seat]
        seen = self._seen()
        for _ in range(_TRIES):
            s = game.copy(base.state)
            game.resample(s, seat, chance)
            future = chance.below(1 << 64, "future")
            s.chance = Rerun(state=future, seen=seen, hidden=game.hidden) if seen else Chance(future)
            twin = self._twin(())
            twin.seed, twin._kept = None, [Kept(0, 0, s)]  # a world of its own: no seed, no past to peek at
            try:
                twin._run_from(twin._kept[0], answers, SILENT)
            except (IllegalOption, ScriptError):
                continue
            if twin._base is twin._kept[0] and twin.choice_of(seat) == choice and self._same_question(twin):
                twin.state.chance = Chance(twin.state.chance.state)
                twin._careful = True  # what ran by `Rerun` is not run again for a later step's sake
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

    def _seen(self) -> tuple[tuple[str, Any], ...]:
        """What chance has brought since the running step began."""
        base = self._base
        if self.state.chance.mark() == base.state.chance.mark():
            return ()
        s = self.game.copy(base.state)
        recorder = s.chance = Recorder(inner=s.chance)
        twin = self._twin(self.history[: base.at])
        twin._run_from(Kept(base.at, 0, s), self.history[base.at :], SILENT)
        return tuple(recorder.seen)

    def feed(self, now: Chance, again: Chance) -> None:
        """Draw from `now` from here on, and from `again` when the running step is run again. For tests."""
        state = self.game.copy(self._base.state)
        state.chance = again
        self._base = self._base._replace(state=state)
        self._kept = [*(kept for kept in self._kept if kept.at < self._base.at), self._base]
        self.state.chance, self._careful = now, True

    # --- keeping --------------------------------------------------------------------------------------

    def record(self) -> str:
        """The game as the text of a record file."""
        first, base = self._kept[0], self._base
        header = record.Header(
            game=self.game.name,
            rules=self.game.version,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            chance=ALGORITHM,
        )
        entries: list[record.Entry] = list(self.history)
        at, state = (len(self.history), self.state) if self.over else (base.at, base.state)
        entries.insert(at, record.Snapshot(encode(state).decode(), start=False))
        if self.seed is None or first.at:
            entries.insert(first.at, record.Snapshot(encode(first.state).decode(), start=True))
        return record.write(header, entries)

    def save(self, path: str | Path) -> None:
        """Write the record file; whatever happens meanwhile, the old or the new file is there, whole."""
        record.replace(Path(path), self.record())


def _not_open(given: str, choice: Choice) -> str:
    shown = ", ".join(key(option) for option in choice.options[:12])
    more = f" and {len(choice.options) - 12} more" if len(choice.options) > 12 else ""
    return f"{given} is not open to seat {choice.seat} at {choice.ask!r}; open: {shown}{more}"
