"""Chapters 19 and 29, the verbs: summoning figures."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Summon, SummonMonster
from wyprawa.games.gloomhaven.rules.figures import piles, summoning
from wyprawa.games.gloomhaven.rules.monsters import behaviour
from wyprawa.games.gloomhaven.rules.query import formulas, summons
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking


@does.verb(Summon)
def summon(s: State, x: Performer, ability: Summon) -> Asking[None]:
    """A summon, kept in play by its card (GH-19.1, GH-19.5)."""
    if not summons.can(s, x.who):  # GH-19.2
        return
    now = deed(s)
    card = now.card if x.lasts else 0
    for _ in range(ability.count):
        figure = yield from summoning.summon(s, x.who, ability)
        if figure < 0:
            break
        performed(s, x)
        if card:
            active = piles.activate(s, x.who, card, now.half)
            if active.summon < 0:
                active.summon = figure
            else:
                active.more.append(figure)
            now.lasts = True


@does.verb(SummonMonster)
def summon_monster(s: State, x: Performer, ability: SummonMonster) -> Asking[None]:
    """New monsters beside the summoner or its target (GH-29.4)."""
    ranks = ability.ranks if isinstance(ability.ranks, str) else ability.ranks[s.column()]
    near = deed(s).target if ability.near == "target" and alive(s, deed(s).target) else -1
    hp = None if ability.hp is None else formulas.number(s, ability.hp, x)
    if hp is None or hp > 0:
        yield from behaviour.summon(s, x.who, ability.monster, ranks, near, hp)
