"""What special rules of pages do to heroes (GN-4.13)."""

from __future__ import annotations

from wyprawa.games.niflheim.rules.figures.harm import wound_hero
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.scenario.echoes import draw_echo
from wyprawa.games.niflheim.rules.scenario.specials import SPECIALS, About
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.specials import Echo, Hurt
from wyprawa.kernel import Asking


@SPECIALS.verb(Hurt)
def hurt(s: State, x: About, e: Hurt) -> Asking[None]:
    squares = s.ground().squares(e.at)
    for who in figures.standing(s):
        if s.heroes[who].at in squares:
            yield from wound_hero(s, who, "GN-4.13")


@SPECIALS.verb(Echo)
def echo(s: State, x: About, e: Echo) -> None:
    """For a character alone (GN-33.6, GN-33.9)."""
    if figures.is_hero(x.who) and figures.is_character(s.heroes[x.who]):
        draw_echo(s, x.who, "GN-33.6")
