"""Nothing planned vanishes: steps leave the agenda by being done, or by a cut of the part they belong to.

A game is played with every step watched. What was on the agenda when a step began (or went on after an
answer) must still be there, in the same order, when it asks or ends, except for what `State.cut` dropped; and
what was dropped must be declared part of what was cut short: `@step(part=...)`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any

from wyprawa.conformance.play import Bot, Case, chance_of, straying
from wyprawa.kernel import Step, StepCall
from wyprawa.kernel.play import Play, sent
from wyprawa.kernel.state import Cut, State, Teller


def nothing_vanishes(case: Case) -> None:
    """Play a random game, and one of the game's bot with some random answers: random play sees few ends."""
    players = [case.bot] if case.bot is not None or case.game.bot is None else [None, case.game.bot]
    for bot in players:
        Watched(case).play(bot)


class Watched(Play[Any]):
    """A game whose steps are watched."""

    __slots__ = ("case",)

    def __init__(self, case: Case) -> None:
        self.case = case
        steps = {name: self._watched(step) for name, step in case.game.steps.items()}
        self.game, self.choices = replace(case.game, steps=steps), ()
        self.state = case.begun()
        self.state.teller = Teller(on=False)
        self.state.teller.cuts = []
        self._open = self._running = None
        case.at = 0
        self._proceed()

    def play(self, bot: Bot | None) -> None:
        """Go on to the end of the game, or to its bound."""
        case, chance = self.case, chance_of(self.case.seed)
        while self.choices and case.at < case.game.bound:
            choice = chance.pick(self.choices, "who")
            option = straying(self.state, choice, chance, bot)
            case.at += 1
            self._proceed(sent(choice, option, self._open))

    def _watched(self, step: Step[Any, ..., Any]) -> Step[Any, ..., Any]:
        watched: Step[Any, ..., Any] = Step(step.run, step.part, step.ends, step.always)
        watched.run = self._asking(step) if step.asks else self._plain(step)
        return watched

    def _plain(self, step: Step[Any, ..., Any]) -> Callable[..., Any]:
        def run(s: State, *given: Any) -> Any:
            planned = s.agenda[:]
            try:
                return step.run(s, *given)
            finally:
                self._compare(step, planned, s)

        return run

    def _asking(self, step: Step[Any, ..., Any]) -> Callable[..., Any]:
        def run(s: State, *given: Any) -> Generator[Any, Any, None]:
            running, answer = step.run(s, *given), None
            while True:
                planned = s.agenda[:]
                try:
                    asked = running.send(answer)
                except StopIteration:
                    return
                finally:
                    self._compare(step, planned, s)
                answer = yield asked

        return run

    def _compare(self, step: Step[Any, ..., Any], planned: Sequence[StepCall], s: State) -> None:
        cuts: list[Cut] = s.teller.cuts or []
        self._are_declared(step, cuts)
        if s.outcome is None:
            dropped = Counter(call for cut in cuts for call in cut.dropped)
            self._are_there(step, planned, s.agenda, dropped)
        cuts.clear()

    def _are_declared(self, step: Step[Any, ..., Any], cuts: Sequence[Cut]) -> None:
        for part, dropped in cuts:
            for call in dropped:
                gone = self.case.game.steps[str(call[0])]
                if gone.part is None:
                    self.case.broken(
                        f"{step.name!r} cuts the {part.name} short and drops {[*call]}, which declares no "
                        f"part: mark it `part=...` if it may be dropped, `always=True` if it may not"
                    )
                if not gone.part.within(part):
                    self.case.broken(
                        f"{step.name!r} cuts the {part.name} short and drops {[*call]}, which is part of the "
                        f"{gone.part.name}; that does not lie inside"
                    )

    def _are_there(
        self,
        step: Step[Any, ..., Any],
        planned: Sequence[StepCall],
        now: Sequence[StepCall],
        dropped: Counter[StepCall],
    ) -> None:
        at = 0
        for call in planned:
            try:
                at = now.index(call, at) + 1
            except ValueError:
                if not dropped[call]:
                    self.case.broken(
                        f"{step.name!r} makes {[*call]} vanish from the agenda; only `State.cut` drops what "
                        f"is planned"
                    )
                dropped[call] -= 1
