"""Chapter 8: what happens at the end of every turn."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.figures import conditions, infusing, looting
from wyprawa.games.gloomhaven.rules.monsters import bosses
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import ending, special_rules
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, step


@step
def end_turn(s: State, who: int) -> Asking[None]:
    """Looting, elements, then conditions that end now (GH-8.26); the scenario's own rules come last."""
    if facts.is_hero(s, who) and facts.alive(s, who):
        yield from looting.end_turn(s, who)
    infusing.end_turn(s)
    if facts.alive(s, who):
        conditions.turn_ends(s, who)
        bosses.vanish(s, who)
    yield from special_rules.moment(s, "turn_end")
    ending.check(s, "turn_end")
