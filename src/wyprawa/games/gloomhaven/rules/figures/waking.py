"""Chapter 33: monsters that sleep until somebody of the party wakes them."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import told_pages
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import PARTY, State


def wake(s: State, who: int) -> None:
    """Awake it is as on its card, and acts like one that has just come in (GH-33.3)."""
    figure = s.figures[who]
    if figure.title and facts.asleep(s, figure):
        figure.title = UNSET
        s.tell(told_pages.Woke, who, rule="GH-33.13")
        rooms.came_in(s, [who])


def passed(s: State, who: int) -> None:
    """Who of the party has ended a move wakes what sleeps beside it."""
    if not s.page().kinds or not facts.alive(s, who):
        return
    figure = s.figures[who]
    if figure.side != PARTY or figure.kind not in ("hero", "summon"):
        return
    near = facts.board(s).near(figure.at)
    for other, each in facts.standing(s):
        if near >> each.at & 1:
            wake(s, other)
