"""The undead's attack: it blocks, or wounds who is blocked (GN-13.1 to GN-13.13)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.figures.blocks import block
from wyprawa.games.niflheim.rules.figures.harm import wound_hero
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.state import NONE, SCENARIO, State
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, ask, step


@step(part=SCENARIO)
def strike(s: State, figure: int) -> Asking[None]:
    """Without a roll; a stun or a kill before it has prevented it (GN-13.1, GN-13.20)."""
    undead = figures.undead_of(s, figure)
    if undead is None or undead.stunned:
        return
    beside = figures.heroes_beside(s, undead.at)
    if not beside:
        return
    held = [who for who in beside if s.heroes[who].blocked_by == figure]
    whom = yield from ask(HOST, "undead.target", held or beside, subject=(figure,), rule="GN-13.13")
    s.tell(events.UndeadStrikes, figure, whom, rule="GN-13.4" if held else "GN-13.5")
    if s.heroes[whom].blocked_by == NONE:
        block(s, undead, whom)
    else:
        yield from wound_hero(s, whom, "GN-13.3")
