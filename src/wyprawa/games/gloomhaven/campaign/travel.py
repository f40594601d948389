"""Chapters 34 and 37: where the party goes, and whether it meets something on the road."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.gloomhaven import levels
from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.campaign.chapter import open_chapter
from wyprawa.games.gloomhaven.campaign.events import meet_event
from wyprawa.games.gloomhaven.campaign.query import HOST, member
from wyprawa.games.gloomhaven.state import OPEN, State
from wyprawa.kernel import Asking, ask, step

DUNGEON = 0  # the number of a random dungeon, which is in no book


Destination: TypeAlias = tuple[Literal["go", "casual"], int]


def destinations(s: State) -> list[Destination]:
    """Scenarios of the campaign, revealed ones in casual mode, a random dungeon (GH-34.1 to GH-34.8,
    GH-49.1)."""
    options: list[Destination] = [("go", number) for number in query.open_scenarios(s)]
    options += [("casual", number) for number in query.revealed(s)]
    return [*options, ("casual", DUNGEON)]


@step
def set_out(s: State) -> Asking[None]:
    """From the city."""
    mode, number = yield from ask(HOST, "destination", destinations(s), rule="GH-34.1")
    s.next(travel.later(number, int(mode == "casual")))


@step
def travel(s: State, number: int, casual: int) -> Asking[None]:
    """The level is free (GH-3.5); then the road (GH-37.2)."""
    heroes = query.company(s, number)
    raised = is_raised(s, heroes)
    highest = levels.HIGHEST - raised
    usual = levels.recommended([member(s, who).level for who in heroes])
    level = yield from ask(HOST, "level", list(range(highest + 1)), subject=(min(usual, highest),),
                           rule="GH-3.5")  # fmt: skip
    s.tell(told.SetOut, number, level, bool(casual), rule="GH-37.1")
    road = number != DUNGEON and query.needs_road_event(s, number, casual=bool(casual))
    s.next(*[meet_event.later("road")] * road, open_chapter.later(number, casual, level))


def is_raised(s: State, heroes: list[int]) -> bool:
    """Solo and open play raise monsters and traps (GH-3.10, GH-3.12), not one character alone."""
    return bool(s.variant & OPEN) or len({query.seat_of(s, who) for who in heroes}) == 1 < len(heroes)
