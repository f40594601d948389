"""How a scenario ends (GN-5.24, GN-35)."""

from __future__ import annotations

from typing import NoReturn

from wyprawa.games.niflheim.rules.query import figures, goals
from wyprawa.games.niflheim.rules.scenario.rewards import settle
from wyprawa.games.niflheim.state import State
from wyprawa.kernel import Outcome


def lose(s: State, reason: str, rule: str) -> NoReturn:
    s.finish(Outcome((), (0,) * s.seats, reason, rule))


def check(s: State) -> None:
    """Won at once when the main objectives are met; lost when nobody is left to meet them (GN-4.11, GN-5.24,
    GN-35.1, GN-35.2)."""
    main = s.page().main
    if main and goals.met(s, main):
        settle(s)
        s.finish(Outcome(tuple(range(s.seats)), (1,) * s.seats, "won", "GN-4.11"))
    if all(hero.dead for hero in s.heroes):
        lose(s, "dead", "GN-35.1")
    if main and not figures.standing(s):
        lose(s, "hopeless", "GN-35.2")
