"""Campaigns as the tests need them: a table, a party at rest, a table that does some steps."""

from __future__ import annotations

from typing import Any

from gntables import asked, options

from wyprawa import new
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.content import HERO_NUMBER, SCENARIOS
from wyprawa.games.niflheim.rules.campaign.path import muster
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.kernel import StepCall, Table

FRIDA, KILLIAN, GUNNAR = HERO_NUMBER["frida"], HERO_NUMBER["killian"], HERO_NUMBER["gunnar"]


def campaign(seats: int = 1, **more: Any) -> Table[State]:
    return new(GAME, seed=3, seats=seats, campaign=True, heroes=("frida", "killian")[:seats], **more)


def at(s: State, *steps: StepCall) -> Table[State]:
    """A table of the campaign that does these steps."""
    s.agenda = []
    s.next(*steps)
    return Table(GAME, GAME.read_options({"seats": s.seats, "campaign": True}), s)


def camp(played: tuple[str, ...] = ("high_throne", "in_the_mist"), seats: int = 1) -> State:
    """A party at rest after these scenarios."""
    s = GAME.copy(campaign(seats).state)
    s.resting, s.start = True, None
    s.sheet.played, s.sheet.at = list(played), played[-1]
    s.sheet.last = SCENARIOS[played[-1]].number
    for hero in s.heroes:
        hero.at = NONE
    return s


def answer(table: Table[State], *wanted: Any) -> None:
    for option in wanted:
        table.choose(option)


def reach(s: State, id: str) -> Table[State]:
    """The table at the beginning of a scenario, with everybody there who may come."""
    table = at(s, muster.later(id))
    while asked(table) == "muster":
        table.choose(options(table)[0])
    return table


def move_on(table: Table[State], *wanted: Any) -> None:
    """Answer what is asked until the next scenario begins, with one of these if it is open."""
    while table.state.resting:
        table.choose(next((each for each in wanted if each in options(table)), options(table)[0]))
