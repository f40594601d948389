"""What the end of a game is worth to each seat, as a number from 0 to 1."""

from __future__ import annotations

from typing import Any

from wyprawa.kernel import Game, Outcome

SCORE_SHARE = 0.1  # of the worth is for the score; the rest is for winning


class Worth:
    """Judges outcomes of one game, and learns from them whether the seats are rivals.

    A win is worth 1, shared with others 1/n, a defeat 0. When all seats win together it is 1 for each, until
    some have been seen to win without the rest: from then on it is a draw among rivals.

    A small part is for the score: how far a seat is ahead of the best other one, or in a common cause what
    all have together, by its place between the lowest and the highest that seat has got since `begin`.
    """

    __slots__ = ("game", "highest", "lowest", "rivals")

    def __init__(self, game: Game[Any] | None = None) -> None:
        self.game = game
        self.rivals = False
        self.begin()

    def begin(self) -> None:
        """Forget which scores can be got: another position is being judged."""
        self.lowest: list[int] = []
        self.highest: list[int] = []

    def of(self, outcome: Outcome | None, seats: int) -> list[float]:
        """The worth to every seat; None is a game too long to tell."""
        if outcome is None:
            return [1 / seats if self.rivals else 0.5] * seats
        winners = outcome.winners
        if not self.rivals and 0 < len(winners) < seats:
            self.rivals = True
            self.begin()
        worth = [0.0] * seats
        for seat in winners:
            worth[seat] = 1 / len(winners) if self.rivals else 1.0
        if len(outcome.scores) != seats:
            return worth
        leads = self._leads(outcome.scores)
        self.lowest = low = [*map(min, self.lowest, leads)] or leads
        self.highest = high = [*map(max, self.highest, leads)] or leads
        for seat, lead in enumerate(leads):
            place = (lead - low[seat]) / ((high[seat] - low[seat]) or 1)
            worth[seat] += SCORE_SHARE * (place - worth[seat])
        return worth

    def _leads(self, scores: tuple[int, ...]) -> list[int]:
        """How far each seat is ahead, or what all have in common."""
        if not self.rivals:
            return [sum(scores)] * len(scores)
        first, second = sorted(scores, reverse=True)[:2]
        best = scores.index(first)
        return [score - (second if seat == best else first) for seat, score in enumerate(scores)]
