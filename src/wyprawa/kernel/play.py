"""Play: steps run until somebody must decide. Tables and sketches are both built on it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeVar

from wyprawa.kernel.choice import Choice, Open, Option, key
from wyprawa.kernel.errors import IllegalOption, RuleError
from wyprawa.kernel.game import Game
from wyprawa.kernel.state import GameOver, Outcome, State, StepLeft

S = TypeVar("S", bound=State)
_OVER = object()  # a step asks nothing any more


class Play(Generic[S]):
    """A game in progress: its state, the running step, and what that step asks."""

    __slots__ = ("_open", "_running", "choices", "game", "state")

    game: Game[S]
    state: S
    choices: Sequence[Choice]  # the open questions
    _running: Generator[Any, Any, Any] | None
    _open: Open | None  # the `together` that is running, if one is

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

    def _asked(self, seat: int | None) -> Choice:
        """The open question of this seat, or the first one; an error if there is none."""
        if not self.choices:
            raise IllegalOption("the game is over; nothing is open")
        first = self.choices[0]
        if seat is None or seat == first.seat:
            return first
        choice = self.choice_of(seat)
        if choice is None:
            waiting = ", ".join(str(c.seat) for c in self.choices)
            raise IllegalOption(f"seat {seat} has nothing to decide now; open: seat {waiting}")
        return choice

    def _resume(self) -> None:
        """Carry on from a state at a step's start, without `_keep` for that step."""
        s, self._running = self.state, None
        if s.outcome is None and (step := self.game.upcoming(s)).asks:
            self._running = step.begin(s)
        self._proceed()

    def _proceed(self, answer: Any = None) -> None:
        """Answer the running step, if there is one, and carry out steps until somebody must decide."""
        s, game, running = self.state, self.game, self._running
        steps = game.steps
        try:
            while True:
                if running is not None:
                    if answer is None:
                        asked = next(running, _OVER)
                    else:
                        try:
                            asked = running.send(answer)
                        except StopIteration:
                            asked = _OVER
                    if asked is not _OVER:
                        self._running = running
                        if asked.__class__ is Choice:
                            self.choices, self._open = (asked,), None
                        else:
                            self._lay(asked)
                        return
                    running = self._running = answer = None
                if s.outcome is not None:
                    raise GameOver
                try:
                    call = s.agenda[-1]
                    step = steps[call[0]]  # type: ignore[index]  # as in `upcoming`
                except LookupError:
                    raise game.unknown(s) from None
                if step.asks:
                    self._keep()
                    s.agenda.pop()
                    running = step.run(s, *call[1:])
                    continue
                s.agenda.pop()
                if step.run(s, *call[1:]) is not None:
                    raise step.misused()
        except StepLeft:
            self._running = self._open = None
            self._proceed()
        except GameOver:
            self._running = self._open = None
            self.choices = ()

    def _lay(self, asked: Any) -> None:
        """Make what a step asks of several seats the open questions."""
        if asked.__class__ is not Open:
            raise RuleError(f"{self.game.name}: a step yielded {asked!r}; steps ask by `ask` and `together`")
        self.choices, self._open = asked.choices, asked

    def _keep(self) -> None:
        """Called before every step that may ask, for those that want to come back to its start."""


def not_open(given: str, choice: Choice) -> IllegalOption:
    """The error for an option that is not open, with those that are."""
    shown = ", ".join(key(option) for option in choice.options[:12])
    more = f" and {len(choice.options) - 12} more" if len(choice.options) > 12 else ""
    return IllegalOption(f"{given} is not open to seat {choice.seat} at {choice.ask!r}; open: {shown}{more}")


def sent(choice: Choice, option: Option, together: Open | None) -> Any:
    """What a running step receives as the answer; of several asked together, with the seat."""
    return option if together is None else (choice.seat, option)
