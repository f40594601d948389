"""Verbs that touch figures: Wounds, Heal, conditions, Mana, Rage, Elements, Poison (MD-22.21 to MD-22.24,
MD-22.32)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ELEMENT_TRACKS
from wyprawa.games.hellscape.rules.figures import conditions, gains
from wyprawa.games.hellscape.rules.figures.wounds import heal_enemy, wound
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary import ELEMENTS, targets, verbs
from wyprawa.kernel import Asking, ask


@EFFECTS.verb(verbs.Wound)
def wounds(s: State, x: Act, verb: verbs.Wound) -> Asking[None]:
    """On top of everything, and nothing blocks them (MD-13.9)."""
    for figure in (yield from EFFECTS.select(s, verb.to, x)):
        yield from wound(s, figure, verb.n, x.by, "MD-13.9")


@EFFECTS.verb(verbs.Heal)
def heal(s: State, x: Act, verb: verbs.Heal) -> Asking[None]:
    """A Hero's own Heal may go whole to one other Hero in the Zone (MD-22.33)."""
    to = targets.Friend() if figures.is_hero(x.user) and isinstance(verb.to, targets.Me) else verb.to
    for figure in (yield from EFFECTS.select(s, to, x)):
        if figures.is_hero(figure):
            yield from heal_hero(s, figure, verb.n)
        elif figures.is_enemy(figure):
            heal_enemy(s, figure, verb.n, "MD-22.32")
        else:
            heal_companion(s, figure, verb.n)


def heal_hero(s: State, who: int, n: int) -> Asking[None]:
    """Each point restores Health or removes a Condition token (MD-22.34)."""
    hero = s.heroes[who]
    while n and (hero.fire or hero.frost):
        options = ["health"] if hero.health < figures.max_health(hero) else []
        options += ["fire"] * bool(hero.fire) + ["frost"] * bool(hero.frost)
        chosen = yield from ask(hero.seat, "heal", options, subject=(who, n), rule="MD-22.34")
        n -= 1
        if chosen == "health":
            gains.gain_health(s, who, 1, "MD-22.32")
        elif chosen == "fire":
            hero.fire -= 1
            s.conditions += 1
            s.tell(events.FirePutOut, who, rule="MD-22.34")
        else:
            conditions.melt(s, who, 1)
    gains.gain_health(s, who, n, "MD-22.32")


def heal_companion(s: State, figure: int, n: int) -> None:
    companion = figures.companion_of(s, figure)
    if companion is not None:
        healed = min(n, companion.wounds)
        companion.wounds -= healed
        if healed:
            s.tell(events.CompanionHealed, figure, healed, rule="MD-35.15")


@EFFECTS.verb(verbs.Burn)
def burn(s: State, x: Act, verb: verbs.Burn) -> Asking[None]:
    for figure in (yield from EFFECTS.select(s, verb.to, x)):
        conditions.burn(s, figure, verb.n, "MD-22.23")


@EFFECTS.verb(verbs.Freeze)
def freeze(s: State, x: Act, verb: verbs.Freeze) -> Asking[None]:
    for figure in (yield from EFFECTS.select(s, verb.to, x)):
        conditions.freeze(s, figure, verb.n, "MD-22.24")


@EFFECTS.verb(verbs.Mana)
def mana(s: State, x: Act, verb: verbs.Mana) -> Asking[None]:
    for figure in (yield from EFFECTS.select(s, verb.to, x)):
        if figures.is_hero(figure) and verb.n < 0:
            gains.lose_mana(s, figure, -verb.n, "MD-22.12")
        elif figures.is_hero(figure):
            yield from gains.gain_mana(s, figure, verb.n, "MD-22.21")


@EFFECTS.verb(verbs.Rage)
def rage(s: State, x: Act, verb: verbs.Rage) -> None:
    gains.gain_rage(s, x.hero, verb.n, "MD-28.7")


@EFFECTS.verb(verbs.Raise)
def raise_element(s: State, x: Act, verb: verbs.Raise) -> None:
    hero, element = s.heroes[x.hero], ELEMENTS.index(verb.element)
    raised = min(verb.n, ELEMENT_TRACKS[element].spaces - hero.elements[element])
    if raised:
        hero.elements[element] += raised
        s.tell(events.ElementRaised, x.hero, element, raised, rule="MD-30.2")


@EFFECTS.verb(verbs.Xp)
def xp(s: State, x: Act, verb: verbs.Xp) -> None:
    """MD-32.9."""
    if verb.all:
        gains.gain_xp_all(s, verb.n, "MD-32.9")
    else:
        gains.gain_xp(s, x.hero, verb.n, "MD-32.9")
