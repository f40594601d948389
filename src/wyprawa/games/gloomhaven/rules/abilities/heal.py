"""Chapter 18, the verb: healing."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import Moment, Whom
from wyprawa.games.gloomhaven.abilities.verbs import Heal
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.abilities import card_actions
from wyprawa.games.gloomhaven.rules.figures import boosts, conditions, healing
from wyprawa.games.gloomhaven.rules.query import changes, facts, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, deed_of, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask


@does.verb(Heal)
def heals(s: State, x: Performer, ability: Heal) -> Asking[None]:
    """Heal oneself, one or more friends in range, or those named (GH-18.1 to GH-18.3)."""
    card = CARDS.get(deed(s).card) if deed(s).who == x.who and deed(s).half else None
    moment: Moment = "pack_action" if card is not None and card.pack else "heal_action"
    change = yield from boosts.prepare(s, x, ability.boosts, moment)
    to: Whom | None = change.to or ability.to
    count = max(ability.targets, change.targets)
    if to is not None:
        targets = yield from targeting.select(s, x, to, "heal.target")
    elif ability.range is None and change.targets == 0:
        wanted = not healing.needs(s, x.who) or (yield from card_actions.wanted(s, x, ability, "heal.self"))
        targets = [x.who] if wanted else []
    else:
        reach = (ability.range or facts.own_reach(s, x.who) or 1) + change.range
        targets = yield from _chosen(s, x, reach, count, all_good=bool(change.give))
    for target in targets:
        amount = changes.changed(s, x, ability.value, change, of=target)
        if amount <= 0:
            continue
        if change.cure_first:
            conditions.cure_all(s, target)
        healing.heal(s, target, amount)
        performed(s, x)
        deed_of(s, x).target, deed_of(s, x).spot = target, s.figures[target].at
        yield from conditions.give_all(s, x, target, change.give)
    yield from boosts.finish(s, x, change)


def _chosen(s: State, x: Performer, reach: int, count: int, *, all_good: bool = False) -> Asking[list[int]]:
    """Those it is of use to, with `all_good` everyone (a condition comes with it)."""
    friends = targeting.in_reach(s, x, reach, friends=True)
    if x.led:
        useful = [n for n in friends if all_good or healing.needs(s, n)] or friends
        return (yield from targeting.choose(s, x, useful, count, "heal.target", rule="GH-18.2"))
    targets: list[int] = []
    while friends and len(targets) < count:  # GH-29.1: whoever has lost the most hit points
        most = max(s.figures[n].most - s.figures[n].hp for n in friends)
        worst = [n for n in friends if s.figures[n].most - s.figures[n].hp == most]
        if not most:
            worst = [x.who] if x.who in friends else worst[:1]
        one = yield from ask(x.seat, "heal.target", worst, subject=(x.who,), rule="GH-29.1")
        targets.append(one)
        friends.remove(one)
        if not most:
            break
    return targets
