"""Attacks that are turned to another figure."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask


def fits(s: State, offer: Offer, attacker: int, target: int) -> bool:
    """Whether a bonus can do something against this attacker."""
    boost = offer.effect.boost
    if boost is None or boost.redirect != "ally":
        return True
    near = facts.board(s).near(s.figures[target].at) >> s.figures[attacker].at & 1
    return bool(near) and bool(_aside(s, attacker, 99))


def _aside(s: State, attacker: int, reach: int) -> list[int]:
    board, at = facts.board(s), s.figures[attacker].at
    cells = board.within(at, reach) & in_sight(board, at)
    return [n for n in facts.allies(s, attacker) if cells >> s.figures[n].at & 1]


def turned(s: State, guard: Change, attacker: int, target: int, reach: int) -> Asking[int]:
    """Whom an attack goes to in the end."""
    for whom, owner in guard.redirects:
        if whom == "owner" and alive(s, owner) and owner != target:
            return owner
        if whom == "ally" and target == owner:
            found, seat = _aside(s, attacker, reach), s.heroes[owner].seat
            if found:
                return (yield from ask(seat, "turned", found, subject=(attacker,), rule="GH-24.1"))
    return target
