"""Scenarios that are not in the book: read from a file, proved, and played like any other.

A draft travels in the state, so nothing has to be entered anywhere, and a saved game of it holds its page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wyprawa.games.niflheim import setup
from wyprawa.games.niflheim.content import CONTENT
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.setup import Options
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.tools import proof
from wyprawa.kernel import Chance, Drafts
from wyprawa.parts.content import read_draft

if TYPE_CHECKING:
    from wyprawa.kernel import Game


def page(text: str, where: str) -> Scenario:
    """The scenario in a file written like those of the book; raises `ContentError` with every problem."""
    found: Scenario = read_draft(CONTENT, "scenarios", text, where, proof.problems)
    return found


def drafted(text: str, where: str) -> Game[State]:
    """Gates of Niflheim with that scenario alone, whatever the options say about which to play."""
    from wyprawa.games.niflheim import GAME  # is made with this module

    it = page(text, where)

    def begin(options: Options, chance: Chance) -> State:
        s = setup.setup(replace_scenario(options), chance)
        s.draft, s.scenario, s.variant, s.forces = it, it.id, *((0, 0) if it.variants else (-1, -1))
        s.heroes = setup.equipped(it, setup.party(options, it), options.seats)
        setup.lay_out(s)
        return s

    return replace(GAME, setup=begin)


def replace_scenario(options: Options) -> Options:
    """A draft is played by itself, with the characters asked for."""
    return Options(seats=options.seats, heroes=options.heroes)


DRAFTS = Drafts(read=drafted, trials=({"seats": 1}, {"seats": 2}))
