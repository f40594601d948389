"""History: the choices made, what was told since, and the way back to any of them.

Between steps the state alone is the game. Inside a step the truth is the state at the step's start and the
answers since; the running generator is only a cache of that. Going back, forking and loading all run the step
again from such a state. Few of these states are kept: one that is asked for is worked out from the last one
known, so that playing on costs no copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self, TypeVar

from wyprawa.kernel.choice import Choice, Open, Option, unkey
from wyprawa.kernel.errors import NothingToUndo, RuleError
from wyprawa.kernel.game import Game
from wyprawa.kernel.play import Play, not_open
from wyprawa.kernel.record import Answer
from wyprawa.kernel.sketch import Sketch
from wyprawa.kernel.state import SILENT, Record, State, Teller

S = TypeVar("S", bound=State)
SPACING = 16  # choices between the states that are kept


class Line(NamedTuple):
    """One record of the log, and after how many choices it was told."""

    at: int
    record: Record


class Kept(NamedTuple):
    """A state at a step's start, after `at` choices and `told` records. Never changed."""

    at: int
    told: int
    state: Any


class History(Play[S]):
    """A game that remembers its choices and can go back to any of them."""

    __slots__ = (
        "_base", "_began", "_due", "_kept", "_later", "_redo", "_sealed", "_since", "_spacing", "_told",
        "history", "log",
    )  # fmt: skip

    _base: Kept  # the last state known at a step's start
    _later: int  # steps that may ask begun since then; 0 if it is the running step's start
    _began: int  # choices made when the running step began
    _told: int  # and records told
    _due: int  # after so many choices a state is kept again

    def __init__(
        self,
        game: Game[S],
        state: S,
        *,
        telling: bool,
        past: Sequence[Answer] = (),
        spacing: int = SPACING,
    ):
        self.game = game
        self.history: list[Answer] = list(past)
        self.log: list[Line] = []
        # For each choice, 1 if chance was rolled or something revealed after it.
        self._sealed = bytearray(b"\1" * len(past))
        self._redo: list[Answer] = []
        self._spacing = spacing
        first = Kept(len(past), 0, state)
        self._kept = [first]  # one every `spacing` choices; the first one always
        self._run_from(first, (), telling)

    # --- what there is to see ------------------------------------------------------------------------------

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
        """For taking a choice back as if it had never been made."""
        self._redo = list(answers)

    @property
    def first(self) -> int:
        """How far back one can go, in choices from the beginning: 0, unless the past was lost."""
        return self._kept[0].at

    def fair_back_to(self, n: int) -> bool:
        """Whether neither chance was rolled nor anything revealed since there were `n` choices."""
        return self.first <= n and not any(self._sealed[n:])

    # --- choosing -------------------------------------------------------------------------------------

    def choose(self, option: Option, seat: int | None = None) -> None:
        """Take an open option; without `seat`, for the first open question. An error changes nothing."""
        choices = self.choices
        alone = len(choices) == 1 and (seat is None or seat == choices[0].seat)
        choice = choices[0] if alone else self._asked(seat)
        options = choice.options
        try:
            option = options[options.index(option)]
        except ValueError:
            raise not_open(repr(option), choice) from None
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
            raise not_open(repr(text), choice)
        return option

    def _answer(self, choice: Choice, option: Option) -> None:
        s = self.state
        reveals, rolled = s.reveals, s.chance.mark()
        self.history.append(Answer(choice.seat, choice.ask, option))
        self._proceed(option if self._open is None else (choice.seat, option))
        self._sealed.append(s.reveals != reveals or s.chance.mark() != rolled)
        if s.teller.on:
            self._listen()

    def _lay(self, asked: Any) -> None:
        if asked.__class__ is Open and asked is not self._open:
            self._since = len(self.history)
        super()._lay(asked)

    def _keep(self) -> None:
        s = self.state
        self._began = len(self.history)
        teller = s.teller
        self._told = len(self.log) + len(teller.records) if teller.on else 0
        teller.notes, teller.at = [], 0
        self._later += 1
        if self._began >= self._due:
            self._base = kept = Kept(self._began, self._told, self.game.keep(s, self._base.state))
            self._later, self._due = 0, self._began + self._spacing
            self._kept.append(kept)

    def _start(self) -> Kept:
        """The state at the running step's start, which is worked out if it was not kept."""
        if self._later:
            base = self._base
            way = _Way(self.game, self.game.copy(base.state), self._later)
            self._base = Kept(self._began, self._told, way.along(self.history[base.at : self._began]))
            self._later = 0
        return self._base

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
        if len(self.history) <= self.first:
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

    def at(self, n: int) -> Self:
        """A copy of this game as it stood after `n` choices; negative counts from the end."""
        first, last = self.first, len(self.history)
        wanted = n + last + 1 if n < 0 else n
        if not first <= wanted <= last:
            raise NothingToUndo(f"this game can be seen from choice {first} to {last}, not at {n}")
        twin = self._twin(self.history[:], log=self.log)
        twin.state = self.state
        twin._base = self._base
        twin._go_to(wanted)
        return twin

    def _twin(self, history: list[Answer], log: Sequence[Line] = ()) -> Self:
        """Another of the same kind with this past, which it keeps; `_run_from` fills in the rest."""
        twin = object.__new__(type(self))
        twin.game, twin.choices, twin._spacing = self.game, (), self._spacing
        twin.history, twin._sealed = history, self._sealed[: len(history)]
        twin.log, twin._redo, twin._kept = list(log), [], self._kept[:]
        return twin

    def _go_to(self, n: int) -> None:
        """Become the table as it was after `n` choices, by way of a kept state."""
        kept = max((k for k in (*self._kept, self._base) if k.at <= n), key=lambda k: k.at)
        answers = self.history[kept.at : n]
        self._kept = [k for k in self._kept if k.at <= n]
        del self.history[kept.at :], self._sealed[kept.at :], self.log[kept.told :]
        self._run_from(kept, answers, self.state.teller.on)

    def _stand_at(self, base: Kept, answers: Sequence[Answer], notes: Sequence[Any]) -> None:
        """Become a silent copy of a table whose running step began at `base`, its choices being here already.

        As `_run_from`, for a table that is not over: all the answers are the running step's, so that nothing
        is to be kept or sealed on the way, and what the step has noted holds.
        """
        self.state = s = self.game.copy(base.state)
        s.teller = Teller(False, [*notes], id(s))
        self._base, self._later = base, 0
        self._began, self._told, self._due = base.at, base.told, self._kept[-1].at + self._spacing
        self._open, self._since = None, base.at
        call = s.agenda.pop()
        self._running = running = self.game.steps[call[0]].run(s, *call[1:])  # type: ignore[index]
        try:
            asked = next(running)
            for n, answer in enumerate(answers, base.at + 1):
                before = asked
                alone = before.__class__ is Choice
                asked = running.send(answer.option if alone else (answer.seat, answer.option))
                if asked is not before:
                    self._since = n
        except StopIteration:
            raise lead_elsewhere(self.game.name) from None
        if s.teller.at < len(notes):
            raise lead_elsewhere(self.game.name)
        if asked.__class__ is Choice:
            self.choices = (asked,)
        else:
            self.choices, self._open = asked.choices, asked

    def _run_from(self, kept: Kept, answers: Sequence[Answer], telling: bool) -> None:
        """Carry on from a kept state with the answers given since."""
        self.state = s = self.game.copy(kept.state)
        s.teller = Teller(telling, [], id(s))
        self._base, self._later = kept, 0
        self._began, self._told, self._due = kept.at, kept.told, self._kept[-1].at + self._spacing
        self._open, self._since = None, kept.at
        self._resume()
        if telling:
            self._listen()
        for answer in answers:
            choice = self._asked(answer.seat)
            if answer.option not in choice.options:
                raise not_open(repr(answer.option), choice)
            self._answer(choice, answer.option)


class _Way(Sketch[S]):
    """Leads from a state at a step's start to the start of the `left`-th step after it that may ask."""

    __slots__ = ("left",)

    def __init__(self, game: Game[S], state: S, left: int) -> None:
        self.game, self.state, self.choices = game, state, ()
        self._open, state.teller = None, SILENT
        self.left = left

    def along(self, answers: Sequence[Answer]) -> S:
        """The state there."""
        try:
            self._resume()
            for answer in answers:
                self.choose(answer.option, answer.seat)
        except _Arrived:
            return self.state
        raise lead_elsewhere(self.game.name)

    def _keep(self) -> None:
        self.left -= 1
        if not self.left:
            raise _Arrived


def lead_elsewhere(game: str) -> RuleError:
    """The error for a step that asks other things when it is run again."""
    return RuleError(f"{game}: the same answers lead elsewhere: rules do not depend on the state alone")


class _Arrived(Exception):
    """A way has come to its end."""
