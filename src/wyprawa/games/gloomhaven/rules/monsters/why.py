"""Why a monster did what it did: every path that was compared, and every rule that had a say."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.gloomhaven.rules.monsters.focus import Focus
from wyprawa.games.gloomhaven.rules.monsters.movement import Moves
from wyprawa.games.gloomhaven.rules.monsters.strikes import strike_hexes
from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Turn
from wyprawa.games.gloomhaven.rules.query.ways import Path
from wyprawa.games.gloomhaven.told import Line, Why
from wyprawa.parts.boards import ids


def lines(turn: Turn, found: Focus) -> tuple[Line, ...]:
    """What was compared to find the focus, with a path to show for each foe."""
    return tuple(
        Line(
            each.foe.id,
            turn.ways.path(ids(each.goals)[0]) if each.goals else (),
            each.negatives,
            each.length,
            each.range,
            each.foe.order,
        )
        for each in found.compared
    )


def why(turn: Turn, found: Focus, foe: Foe, moved: Moves) -> Why:
    """Explain a turn, from the hex where it began."""
    shunned = _shunned(turn, foe)
    rules = (found.rule, moved.rule, *(["GH-27.14"] if shunned else []))
    return Why(lines(turn, found), foe.id, rules, tuple(ids(moved.goals)), shunned)


def _shunned(turn: Turn, foe: Foe) -> Path:
    """The path it would have taken, had it not minded negative hexes, if that is a shorter one."""
    hexes = strike_hexes(turn, foe) & turn.stops
    careful = turn.ways.nearest(hexes)
    if not turn.hazards or turn.mode == "fly" or not careful.cells:
        return ()
    rash = replace(turn, hazards=0).ways
    best = rash.nearest(hexes)
    return rash.path(ids(best.cells)[0]) if best.points < careful.points else ()
