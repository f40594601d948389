"""What the end of a game is worth to each seat, as a number from 0 to 1."""

from __future__ import annotations

from typing import Any

from wyprawa.kernel import Game, Outcome

SCORE_SHARE = 0.1  # of the worth is for the score; the rest is for winning


class Worth:
    """Judges outcomes of one game, and learns from them how its scores range and whether seats are rivals.

    A win is worth 1, shared with others 1/n, a defeat 0. When all seats win together it is 1 for each, until
    some have been seen to win without the rest: from then on it is a draw among rivals. A small part is for
    the score: how far a seat is ahead of the best other one, or in a common cause what all have together, by
    its place between the lowest and the highest seen so far.
    """

    __slots__ = ("game", "highest", "lowest", "rivals")

    def __init__(self, game: Game[Any] | None = None) -> None:
        self.game = game
        self.rivals = False
        self.lowest = self.highest = 0

    def of(self, outcome: Outcome | None, seats: int) -> list[float]:
        """The worth to every seat; None is a game too long to tell."""
        if outcome is None:
            return [1 / seats if self.rivals else 0.5] * seats
        winners = outcome.winners
        if not self.rivals and 0 < len(winners) < seats:
            self.rivals = True
            self.lowest = self.highest = 0
        values = [0.0] * seats
        for seat in winners:
            values[seat] = 1 / len(winners) if self.rivals else 1.0
        if len(outcome.scores) != seats:
            return values
        margins = self._margins(outcome.scores)
        low = self.lowest = min(self.lowest, *margins)
        high = self.highest = max(self.highest, *margins)
        range_ = (high - low) or 1
        return [
            (1 - SCORE_SHARE) * value + SCORE_SHARE * (margin - low) / range_
            for value, margin in zip(values, margins, strict=True)
        ]

    def _margins(self, scores: tuple[int, ...]) -> list[int]:
        """By how much each seat leads, or the common score."""
        if not self.rivals:
            return [sum(scores)] * len(scores)
        first, second = sorted(scores, reverse=True)[:2]
        best = scores.index(first)
        return [score - (second if seat == best else first) for seat, score in enumerate(scores)]
