"""Hidden markers are turned up the moment a hero sees them (GN-11.12 to GN-11.16)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import State, Undead


def look(s: State) -> bool:
    """Turn up every marker that a hero sees; whether there was any. Nobody may decline (GN-11.14)."""
    hidden = [each for each in s.undead if not each.known]
    if not hidden:
        return False
    board, seen = ground.board(s), 0
    for who in figures.standing(s):
        seen |= board.sight(s.heroes[who].at)
    found = [each for each in hidden if seen >> each.at & 1]
    for each in found:
        turn_up(s, each, "GN-11.12")
    return bool(found)


def turn_up(s: State, undead: Undead, rule: str) -> None:
    """From now on everybody knows it (GN-11.16)."""
    undead.known = True
    s.reveal()
    health = figures.row_of(undead).health - undead.wounds
    s.tell(events.Revealed, undead.figure, undead.at, health, rule=rule)
