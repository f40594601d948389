"""Chapter 10, the verb: an attack as its player leads it, or as the rules for monsters do."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.rules.attack import attacks
from wyprawa.games.gloomhaven.rules.monsters import behaviour
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking


@does.verb(Attack)
def attack(s: State, x: Performer, ability: Attack) -> Asking[None]:
    """As its player leads it; monsters and summons attack by their own rules (GH-28)."""
    if x.dying:
        yield from attacks.last_blow(s, x, ability)
    elif x.led:
        yield from attacks.lead(s, x, ability)
    else:
        yield from behaviour.attack(s, x.who, ability)
