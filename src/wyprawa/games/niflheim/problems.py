"""What cannot be right about a position: two figures on a square, things twice, wounds of the dead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.niflheim.content import SCENARIOS
from wyprawa.games.niflheim.position.tables import DESCRIBED
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import NONE, State


def problems(s: State) -> list[str]:
    """Everything that is wrong, each in a sentence that says what was found and what was expected. Pieces are
    looked at once every number stands for something."""
    if s.draft is None and s.scenario not in SCENARIOS:
        return [f"scenario: expected one of {', '.join(SCENARIOS)}, got {s.scenario!r}"]
    if s.draft is None and not -1 <= s.variant < len(SCENARIOS[s.scenario].variants):
        return [f"variant: scenario {s.scenario} has none of number {s.variant}"]
    return DESCRIBED.faults(s) or [*DESCRIBED.surplus(s), *of_table(s), *of_heroes(s), *of_undead(s)]


def of_table(s: State) -> Iterator[str]:
    if s.resting and not s.sheet.at and s.sheet.last:
        yield "party sheet: a scenario was played, but none of the campaign's own"
    if s.space >= len(s.page().track):
        yield f"space: expected one of {len(s.page().track)}, got {s.space}"
    if s.fire & ~s.ground().board.all:
        yield "fire: lies off the map"
    if any(pile.at == NONE for pile in s.piles):
        yield "things lie on no square of the map"


def of_heroes(s: State) -> Iterator[str]:
    for who, hero in enumerate((*s.heroes, *s.camp)):
        most = figures.max_health(hero)
        if not (hero.dead or 1 <= hero.health <= most):
            yield f"hero {who}: expected health from 1 to {most}, got {hero.health}"


def of_undead(s: State) -> Iterator[str]:
    for each in s.undead:
        most = figures.row_of(each).health
        if each.wounds >= most:
            yield f"undead {each.figure}: expected wounds below {most}, got {each.wounds}"
        if not ground.walkable(s) >> each.at & 1:
            yield f"undead {each.figure}: stands on no square it could enter: {each.at}"
        if each.figure >= s.next_figure:
            yield f"undead {each.figure}: expected a number below {s.next_figure}"
    standing = [hero.at for hero in s.heroes if figures.on_map(hero)] + [each.at for each in s.undead]
    for cell, n in Counter(standing).items():
        if n > 1:
            yield f"square {cell}: expected one figure, got {n}"  # GN-1.9
