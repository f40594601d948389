"""Figures that others command, and monsters that change sides for a turn."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Attack, Command, Turncoat
from wyprawa.games.gloomhaven.rules.figures import piles, sides
from wyprawa.games.gloomhaven.rules.query import facts, targeting
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed
from wyprawa.games.gloomhaven.state import Deed, State
from wyprawa.kernel import Asking


@does.verb(Command)
def command(s: State, x: Performer, ability: Command) -> Asking[None]:
    """Each of them performs the abilities at once.

    Whoever commands decides for enemies and summons, an ally's player for the ally, who may skip it. An enemy
    so commanded attacks its own side.
    """
    targets = yield from targeting.select(s, x, ability.to, "command")
    for target in targets:
        if not alive(s, x.who):
            return
        if not alive(s, target) or facts.has(s.figures[target], "stun"):
            continue
        performed(s, x)
        hostile = s.figures[target].side != s.figures[x.who].side
        seat = s.heroes[target].seat if facts.is_hero(s, target) else x.seat
        y = Performer(target, seat, led=True, leader=x.who, augments=x.who if ability.augments else -1)
        before, s.deed = s.deed, Deed(target)
        for each in ability.then:
            if not alive(s, target):
                break
            turns = hostile and isinstance(each, Attack)
            if turns:
                sides.exchange(s, target)
            yield from does.resolve(s, (each,), y)
            if turns and alive(s, target):
                sides.exchange(s, target)
        done, s.deed = s.deed, before
        deed(s).commanded += done is not None and done.performed


@does.verb(Turncoat)
def turncoat(s: State, x: Performer, ability: Turncoat) -> Asking[None]:
    """A monster that has not acted yet takes its turn of this round against its own side."""
    found = [n for n in targeting.candidates(s, x, ability.to) if n not in s.acted]
    targets = yield from targeting.choose(s, x, found, ability.to.count, "turncoat")
    for target in targets:
        performed(s, x)
        s.figures[target].turncoat = sides.LED + x.who if ability.control else sides.BY_ITSELF
        if x.lasts:
            piles.activate(s, x.who, deed(s).card, deed(s).half)
            deed(s).lasts = True
