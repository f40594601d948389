"""Verbs made of verbs: a price, a condition, a choice."""

from __future__ import annotations

from wyprawa.games.hellscape.rules.abilities.targets import decider
from wyprawa.games.hellscape.rules.figures.gains import lose_mana
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary import verbs
from wyprawa.kernel import Asking, ask


@EFFECTS.verb(verbs.Unless)
def unless(s: State, x: Act, verb: verbs.Unless) -> Asking[None]:
    """The Hero in the Combat may pay to stop it."""
    if x.hero != NONE and s.heroes[x.hero].mana >= verb.mana:
        seat = s.heroes[x.hero].seat
        if (
            yield from ask(seat, "unless", ["yes", "no"], subject=(x.user, verb.mana), rule="MD-22.1")
        ) == "yes":
            lose_mana(s, x.hero, verb.mana, "MD-22.12")
            return
    yield from EFFECTS.resolve(s, verb.then, x)


@EFFECTS.verb(verbs.If)
def if_so(s: State, x: Act, verb: verbs.If) -> Asking[None]:
    if EFFECTS.holds(s, verb.when, x):
        yield from EFFECTS.resolve(s, verb.then, x)


@EFFECTS.verb(verbs.Choose)
def choose(s: State, x: Act, verb: verbs.Choose) -> Asking[None]:
    n = yield from ask(decider(s, x), "choose", list(range(len(verb.of))), subject=x.source, rule="MD-1.9")
    yield from EFFECTS.resolve(s, verb.of[n], x)
