"""Chapter 23, the verbs: damage that is no attack, and killing outright."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Kill, Suffer
from wyprawa.games.gloomhaven.rules.attack import attacks
from wyprawa.games.gloomhaven.rules.figures import boosts, damage
from wyprawa.games.gloomhaven.rules.query import changes, formulas, targeting
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import NOBODY, Performer, deed, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask


@does.verb(Suffer)
def suffers(s: State, x: Performer, ability: Suffer) -> Asking[None]:
    """Damage that is no attack; harmful parts cannot be left out (GH-8.7, GH-10.25)."""
    if ability.up_to:
        yield from _pays(s, x, ability)
        return
    change = yield from boosts.prepare(s, x, ability.boosts, None)
    if ability.to is None:
        targets = [x.who]
    elif x.who == NOBODY or ability.to.who in targeting.ONE:
        to, skip = change.to or ability.to, not x.paying
        targets = yield from targeting.select(s, x, to, "suffer.target", skip=skip, harmful=True)
    else:
        targets = targeting.candidates(s, x, change.to or ability.to, all_seen=False)
    source: told.Source = "scenario" if x.who == NOBODY else "ability"
    amounts = [changes.changed(s, x, ability.value, change, of=target) for target in targets]  # all at once
    for target, amount in zip(targets, amounts, strict=True):
        performed(s, x)
        yield from damage.suffer(s, target, amount, source, by=x.who if target != x.who else -1)
    yield from boosts.finish(s, x, change)


def _pays(s: State, x: Performer, ability: Suffer) -> Asking[None]:
    """As much damage as the figure likes, for what follows."""
    most = formulas.number(s, ability.value, x)
    amount = yield from ask(x.seat, "suffer.amount", [*range(most + 1)], subject=(x.who,), rule="GH-8.6")
    if amount:
        deed(s).paid = amount
        performed(s, x)
        yield from damage.suffer(s, x.who, amount, "ability")


@does.verb(Kill)
def kills(s: State, x: Performer, ability: Kill) -> Asking[None]:
    """Kill outright."""
    if ability.area is not None and not (yield from attacks.lay(s, x, ability.area)):
        return
    targets = yield from targeting.select(s, x, ability.to, "kill.target")
    for target in targets:
        if not alive(s, target):
            continue
        now = deed(s)
        performed(s, x)
        now.targets.append(target)
        now.target = target
        yield from damage.destroy(s, target, x.who)
