"""One undead after another, the nearest first (GN-12.1 to GN-12.10, GN-27)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.cover import reactions
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.scenario.specials import happens
from wyprawa.games.niflheim.rules.undead import bow, order
from wyprawa.games.niflheim.rules.undead.striking import strike
from wyprawa.games.niflheim.rules.undead.walking import walk
from wyprawa.games.niflheim.state import NONE, SCENARIO, State
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, ask, step


@step(part=SCENARIO)
def next_undead(s: State) -> None:
    """Every undead once (GN-12.1 to GN-12.5)."""
    s.active = NONE
    found = order.next_ones(s) if figures.standing(s) else None
    if found is None:
        return
    s.next(next_undead.later())
    if len(found.tied) > 1 and not order.all_one(s, found):
        s.next(break_tie.later())
    else:
        rouse(s, found.tied[0], found)


@step(part=SCENARIO)
def break_tie(s: State) -> Asking[None]:
    """Ties are the players' (GN-12.3)."""
    found = order.next_ones(s)
    if found is not None:
        figure = yield from ask(HOST, "undead.next", found.tied, subject=(found.range,), rule="GN-12.3")
        rouse(s, figure, found)


def rouse(s: State, figure: int, found: order.Next) -> None:
    s.tell(events.UndeadActivated, figure, found.range, found.tied, rule="GN-12.2")
    s.next(activate.later(figure))


@step(part=SCENARIO)
def activate(s: State, figure: int) -> None:
    """Recover, attack, shoot or move (GN-12.6, GN-12.9, GN-12.10, GN-27.21, GN-27.25)."""
    undead = figures.undead_of(s, figure)
    if undead is None:
        return
    undead.acted, s.active = True, figure
    beside = figures.heroes_beside(s, undead.at)
    if undead.stunned:
        undead.stunned = False
        s.tell(events.Recovered, figure, rule="GN-12.6")
    elif beside:
        s.next(*reactions(s), strike.later(figure))  # GN-13.20
    elif bow.targets(s, undead):
        s.next(*reactions(s), bow.shoot.later(figure))
    else:
        s.next(*(reactions(s) if undead.known else []), walk.later(figure, 0, NONE))
    if any(figures.is_character(s.heroes[who]) for who in beside):
        happens(s, "touched")  # before anything else
