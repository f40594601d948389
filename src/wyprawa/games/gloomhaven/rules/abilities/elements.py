"""Chapter 15, the verbs: making and consuming elements."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Make, Use
from wyprawa.games.gloomhaven.rules.figures import infusing, piles, using
from wyprawa.games.gloomhaven.rules.query import elements
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask


@does.verb(Make)
def make(s: State, x: Performer, ability: Make) -> Asking[None]:
    performed(s, x)
    yield from infusing.infuse(s, ability.elements, x.seat)


@does.verb(Use)
def consume(s: State, x: Performer, ability: Use) -> Asking[None]:
    """A character may consume, a monster does when it can (GH-15.6, GH-15.12)."""
    if not elements.possible(s, x.who, ability.elements):
        return
    if x.led:
        wants = yield from ask(x.seat, "use", ["yes", "no"], subject=tuple(ability.elements), rule="GH-15.6")
        if wants == "no":
            return
    if (yield from using.consume(s, x.who, ability.elements, x.seat)):
        performed(s, x)
        piles.gain_xp(s, x.who, ability.xp)
        yield from does.resolve(s, ability.then, x)
