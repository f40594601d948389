"""Missions that are not in the book: read from a file, proved, and played like any other.

A draft travels in the state, so nothing has to be entered anywhere, and a saved game of it holds its page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wyprawa.games.hellscape import setup
from wyprawa.games.hellscape.content import CONTENT
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.dungeon import drafted as map_of
from wyprawa.games.hellscape.setup import MOST, Options
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.tools import proof
from wyprawa.kernel import Chance, Drafts
from wyprawa.parts.content import read_draft

if TYPE_CHECKING:
    from wyprawa.kernel import Game


def page(text: str, where: str) -> Mission:
    """The Mission in a file written like those of the book; raises `ContentError` with every problem."""
    found: Mission = read_draft(CONTENT, "missions", text, where, proof.problems)
    return found


def drafted(text: str, where: str) -> Game[State]:
    """Hellscape with that Mission alone, whatever the options say about which to play."""
    from wyprawa.games.hellscape import GAME  # is made with this module

    it = page(text, where)

    def begin(options: Options, chance: Chance) -> State:
        s = setup.begin(options, chance, it, map_of(it))
        s.draft = it
        return s

    return replace(GAME, setup=begin)


DRAFTS = Drafts(read=drafted, trials=tuple({"seats": n} for n in range(1, MOST + 1)), page="mission")
