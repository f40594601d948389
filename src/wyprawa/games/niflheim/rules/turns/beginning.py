"""The start of a scenario: heroes on V, markers on their squares (GN-4.6 to GN-4.17, GN-11.24)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import UNDEAD_NUMBER
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.scenario.specials import happens
from wyprawa.games.niflheim.rules.scenario.spots import KINDS, free_items, lay_down, spot
from wyprawa.games.niflheim.rules.turns.round import begin_round
from wyprawa.games.niflheim.rules.undead.summoning import draw, place_orange
from wyprawa.games.niflheim.state import SCENARIO, State, Who
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import Cell, ids

START = "V"


@step(part=SCENARIO)
def begin_scenario(s: State) -> None:
    """The text of the page, then heroes and markers (GN-4.1, GN-4.2)."""
    if s.draft is None:
        s.tell(events.ScenarioBegan, s.scenario, s.scenario, s.tried, rule="GN-4.2")
    places = [place_hero.later(who) for who in range(len(s.heroes))]
    s.next(*places, place_markers.later(), begin_round.later())


def starts(s: State) -> list[Cell]:
    """V and the squares adjacent to it; with all of them full, the nearest free ones (GN-4.7, GN-4.9)."""
    free = figures.free(s)
    [start] = s.ground().squares(START)
    return ids((1 << start | ground.board(s).near(start)) & free) or ground.nearest(s, start, free)


@step(part=SCENARIO)
def place_hero(s: State, who: Who) -> Asking[None]:
    """A hero alone stands on V (GN-4.7, GN-32.4)."""
    hero = s.heroes[who]
    [start] = s.ground().squares(START)
    options = [start] if len(s.heroes) == 1 else starts(s)
    hero.at = yield from ask(hero.seat, "start", options, subject=(who,), rule="GN-4.7")
    s.tell(events.HeroPlaced, who, hero.at, rule="GN-4.7")


@step(part=SCENARIO)
def place_markers(s: State) -> None:
    """A marker on each square the page names, turned up where a hero sees it (GN-4.17, GN-11.24)."""
    for cell in ground.lettered(s, s.page().hidden):
        draw(s, cell)
    for orange in s.page().orange:
        place_orange(s, UNDEAD_NUMBER[orange.undead], spot(s, orange.at))
    for lying in s.page().lying:  # GN-4.18
        items = free_items(s, lying.items)
        lay_down(s, spot(s, lying.at), items, [lying.supplies.get(kind, 0) for kind in KINDS])
    look(s)
    happens(s, "begin")
