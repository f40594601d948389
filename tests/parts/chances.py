"""Chance for tests of parts: told by place, and every way it could go."""

from collections.abc import Callable
from fractions import Fraction
from math import prod
from typing import TypeVar

from wyprawa.kernel import Chance

R = TypeVar("R")


class Places(Chance):
    """Each draw uses the next of these numbers, modulo what there is, then 0; labels are noted."""

    places: list[int] = []
    labels: list[str] = []
    among: list[int] = []

    def below(self, n: int, label: str) -> int:
        at = len(self.labels)
        self.labels.append(label)
        self.among.append(n)
        return self.places[at] % n if at < len(self.places) else 0


def every(play: Callable[[Chance], R]) -> dict[R, Fraction]:
    """The exact odds of what `play` returns, from all the ways chance could go."""
    odds: dict[R, Fraction] = {}
    ways: list[list[int]] = [[]]
    while ways:
        way = ways.pop()
        chance = Places(places=way)
        came = play(chance)
        odds[came] = odds.get(came, Fraction(0)) + Fraction(1, prod(chance.among))
        for at in range(len(way), len(chance.among)):
            straight = [*way, *[0] * (at - len(way))]
            ways += [[*straight, other] for other in range(1, chance.among[at])]
    return odds
