"""How a scenario ends (GN-5.24, GN-35)."""

from __future__ import annotations

from typing import NoReturn

from wyprawa.games.niflheim.state import State
from wyprawa.kernel import Outcome


def lose(s: State, reason: str, rule: str) -> NoReturn:
    s.finish(Outcome((), (0,) * s.seats, reason, rule))


def win(s: State, reason: str, rule: str) -> NoReturn:
    """At once, in the middle of whatever is under way (GN-5.24)."""
    s.finish(Outcome(tuple(range(s.seats)), (1,) * s.seats, reason, rule))


def lose_if_all_dead(s: State) -> None:
    """GN-35.1, GN-35.11."""
    if all(hero.dead for hero in s.heroes):
        lose(s, "dead", "GN-35.1")
