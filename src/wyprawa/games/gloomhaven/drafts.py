"""Scenarios that are not in the book: read from a file, proved, and played like any other.

A draft travels in the state, so nothing has to be entered anywhere, and a saved game of it holds its page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wyprawa.games.gloomhaven import proof, setup
from wyprawa.games.gloomhaven.content import CONTENT
from wyprawa.games.gloomhaven.measures import count, spots
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.games.gloomhaven.setup import NEWCOMERS, Options
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Chance, Drafts, Measures
from wyprawa.parts.content import read_draft

if TYPE_CHECKING:
    from wyprawa.kernel import Game

LEVELS, PARTIES = range(8), (2, 3, 4)


def page(text: str, where: str) -> Scenario:
    """The scenario in a file written like those of the book; raises `ContentError` with every problem."""
    found: Scenario = read_draft(CONTENT, "scenarios", text, where, proof.problems)
    return found


def drafted(text: str, where: str) -> Game[State]:
    """Gloomhaven with that scenario alone, whatever the options say about which to play."""
    from wyprawa.games.gloomhaven import GAME  # is made with this module

    it = page(text, where)

    def begin(options: Options, chance: Chance) -> State:
        s = setup.setup(options, chance)
        s.draft, s.scenario = it, it.id
        return s

    return replace(GAME, setup=begin, measures=Measures(count=count, places=lambda options: spots(it)))


def trials() -> tuple[dict[str, Any], ...]:
    """Each level and each number of players, with heroes for whom the level is meant (GH-3.3)."""
    return tuple(
        {
            "seats": seats,
            "level": level,
            "heroes": [{"class": name, "level": min(max(1, 2 * level), 9)} for name in NEWCOMERS[:seats]],
        }
        for seats in PARTIES
        for level in LEVELS
    )


DRAFTS = Drafts(read=drafted, trials=trials())
