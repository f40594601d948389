"""Verbs that join others: conditions, choices, specials of bosses, a further card."""

from __future__ import annotations

import msgspec

from wyprawa.games.gloomhaven.abilities.verbs import Choose, If, Initiative, May, Play, Special
from wyprawa.games.gloomhaven.content import BOSSES
from wyprawa.games.gloomhaven.rules.abilities import card_actions
from wyprawa.games.gloomhaven.rules.figures import piles
from wyprawa.games.gloomhaven.rules.query import targeting, tests
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask


@does.verb(If)
def if_so(s: State, x: Performer, ability: If) -> Asking[None]:
    if tests.holds(s, ability.when, x):
        yield from does.resolve(s, ability.then, x)


@does.verb(May)
def may(s: State, x: Performer, ability: May) -> Asking[None]:
    """Something more, for who pays for it."""
    if not all(targeting.candidates(s, x, to) for each in ability.pay if (to := getattr(each, "to", None))):
        return
    if (yield from ask(x.seat, "may", ["yes", "no"], subject=(x.who,), rule="GH-8.6")) == "no":
        return
    yield from does.resolve(s, ability.pay, msgspec.structs.replace(x, paying=True))
    if alive(s, x.who):
        performed(s, x)
        piles.gain_xp(s, x.who, ability.xp)
        yield from does.resolve(s, ability.then, x)


@does.verb(Choose)
def choose(s: State, x: Performer, ability: Choose) -> Asking[None]:
    """One of several."""
    which = yield from ask(x.seat, "choose", list(range(len(ability.of))), subject=(x.who,), rule="GH-8.6")
    yield from does.resolve(s, ability.of[which], x)


@does.verb(Special)
def special(s: State, x: Performer, ability: Special) -> Asking[None]:
    """What the boss's own card says (GH-30.3)."""
    boss = BOSSES[s.figures[x.who].name]
    yield from does.resolve(s, boss.special1 if ability.number == 1 else boss.special2, x)


@does.verb(Initiative)
def initiative(s: State, x: Performer, ability: Initiative) -> Asking[None]:
    """The leading card's value rises or falls for this round."""
    hero = s.heroes[x.who]
    way = yield from ask(x.seat, "initiative", ["lower", "higher"], subject=(x.who,), rule="GH-24.1")
    change = -ability.change if way == "lower" else ability.change
    hero.initiative = min(99, max(1, hero.initiative + change))


@does.verb(Play)
def play(s: State, x: Performer, ability: Play) -> Asking[None]:
    """One more card from the hand, of which one half is performed."""
    hero = s.heroes[x.who]
    half = ability.half if ability.half != "same" else deed(s).half
    if not hero.hand:
        return
    card = yield from ask(x.seat, "play", sorted(hero.hand), subject=(x.who,), rule="GH-24.1")
    hero.hand.remove(card)
    hero.picked.append(card)
    s.next(card_actions.begin_deed.later(x.who, card, half))
