"""Chapter 17, the verbs: Shield and Retaliate."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Retaliate, Shield
from wyprawa.games.gloomhaven.rules.abilities import active_bonuses
from wyprawa.games.gloomhaven.rules.figures import boosts, conditions
from wyprawa.games.gloomhaven.rules.query import changes, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed_of, does, performed
from wyprawa.games.gloomhaven.state import Gift, State
from wyprawa.kernel import Asking


@does.verb(Shield)
def shields(s: State, x: Performer, ability: Shield) -> Asking[None]:
    """Shield for as long as the card lasts, else for the round (GH-17.1)."""
    change = yield from boosts.prepare(s, x, ability.boosts, None)
    targets = yield from targeting.select(s, x, change.to or ability.to, "shield.whom")
    if targets:
        deed_of(s, x).target = targets[-1]
    value = changes.changed(s, x, ability.value, change)
    later = active_bonuses.for_later(s, ability.to)
    if (targets or later) and x.lasts:
        active_bonuses.grant(s, x, ability, targets, value, later=later)
    elif targets:
        performed(s, x)
        for who in targets:
            if ability.lasting:
                s.figures[who].gifts += (Gift("shield", value, lasting=True),)
            else:
                s.figures[who].shield += value
            s.tell(told.Guarded, who, "shield", value, rule="GH-17.1")
    for who in targets:
        yield from conditions.give_all(s, x, who, change.give)
    yield from boosts.finish(s, x, change)


@does.verb(Retaliate)
def retaliates(s: State, x: Performer, ability: Retaliate) -> Asking[None]:
    """Retaliate, lasting like Shield (GH-17.5)."""
    change = yield from boosts.prepare(s, x, ability.boosts, None)
    targets = yield from targeting.select(s, x, change.to or ability.to, "retaliate.whom")
    value = changes.changed(s, x, ability.value, change)
    later = active_bonuses.for_later(s, ability.to)
    if (targets or later) and x.lasts:
        active_bonuses.grant(s, x, ability, targets, value, ability.range, later=later)
    elif targets:
        performed(s, x)
        for who in targets:
            if ability.lasting:
                s.figures[who].gifts += (Gift("retaliate", value, ability.range, lasting=True),)
            else:
                s.figures[who].retaliate += ((value, ability.range),)
            s.tell(told.Guarded, who, "retaliate", value, rule="GH-17.5")
    for who in targets:
        yield from conditions.give_all(s, x, who, change.give)
    yield from boosts.finish(s, x, change)
