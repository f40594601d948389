"""The census: between steps, and when the game is over, every piece of the box is in exactly one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from wyprawa.conformance.play import Bot, Case, chance_of, straying
from wyprawa.kernel import Option, Step
from wyprawa.kernel.game import no_problems
from wyprawa.kernel.sketch import Sketch


def all_there(case: Case) -> None:
    """Count the pieces in a game of random players, then in one of the game's bot with a few random answers:
    random players alone hardly reach a boss or a second scenario."""
    if case.game.census is no_problems:
        return
    _play(case, "random players", None)
    if case.game.bot is not None:
        _play(case, "the bot", case.game.bot)


def _play(case: Case, players: str, bot: Bot | None) -> None:
    chance, case.at = chance_of(case.seed), 0
    play = Counted(case)
    while play.choices and not play.wrong and case.at < case.game.bound:
        choice = chance.pick(play.choices, "who")
        option = straying(play.state, choice, chance, bot)
        case.at += 1
        play.choose(option, choice.seat)
    if play.wrong:
        case.broken(f"with {players}, {play.wrong}")


class Counted(Sketch[Any]):
    """A game whose pieces are counted before every step that may ask, in the very states that saves hold, and
    at the end. It keeps none of these states, so that all that counting takes little longer than playing."""

    __slots__ = ("_ran", "wrong")

    def __init__(self, case: Case) -> None:
        self.wrong = ""  # the first thing that is wrong
        self._ran = _Named(case.game.steps)
        self.game, self.choices = replace(case.game, steps=self._ran), ()
        self.state = case.begun()
        self._keep()
        self._resume()
        self._at_the_end()

    def choose(self, option: Option, seat: int | None = None) -> None:
        super().choose(option, seat)
        self._at_the_end()

    def _keep(self) -> None:
        self._count(f"before {self.state.agenda[-1][0]!r}", self._ran.names[:-1])
        del self._ran.names[:-1]

    def _at_the_end(self) -> None:
        if self.over:
            self._count("at the end", self._ran.names)

    def _count(self, now: str, ran: Sequence[str]) -> None:
        if not self.wrong and (wrong := self.game.census(self.state)):
            after = ", ".join(map(repr, dict.fromkeys(ran))) or "the set-up"
            self.wrong = f"{now}, after {after}: {'; '.join(wrong)}"


class _Named(dict[str, Step[Any, ..., Any]]):
    """Steps, and the names of those that were run."""

    def __init__(self, steps: Mapping[str, Step[Any, ..., Any]]) -> None:
        super().__init__(steps)
        self.names: list[str] = []

    def __getitem__(self, name: str) -> Step[Any, ..., Any]:
        self.names.append(name)
        return super().__getitem__(name)
