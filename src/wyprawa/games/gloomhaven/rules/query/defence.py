"""Chapter 17: Shield and Retaliate."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Retaliate, Shield
from wyprawa.games.gloomhaven.rules.abilities import active_bonuses
from wyprawa.games.gloomhaven.rules.figures import boosts, conditions
from wyprawa.games.gloomhaven.rules.query import ability_cards, changes, facts, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Doing, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking


def shield_of(s: State, who: int) -> int:
    """All Shield of a figure: its card, this round's abilities, active cards (GH-17.2)."""
    figure = s.figures[who]
    total = figure.shield + facts.gift(figure, "shield")
    if figure.kind == "monster":
        total += facts.stats(s, figure).shield[s.monster_level]
    for hero in s.heroes:
        for active in hero.active:
            for granted in active.granted:
                if who in granted.whose and isinstance(
                    _lasting(active.card, active.half, granted.which), Shield
                ):
                    total += granted.value
    return total


def retaliates_of(s: State, who: int) -> list[tuple[int, int]]:
    """Each Retaliate of a figure with its range (GH-17.6, GH-17.9)."""
    figure = s.figures[who]
    found = list(figure.retaliate)
    found += [(each.amount, each.reach) for each in figure.gifts if each.what == "retaliate"]
    if figure.kind == "monster":
        stats = facts.stats(s, figure)
        if stats.retaliate[s.monster_level]:
            found.append((stats.retaliate[s.monster_level], stats.reach[s.monster_level]))
    for hero in s.heroes:
        for active in hero.active:
            for granted in active.granted:
                if who in granted.whose and isinstance(
                    _lasting(active.card, active.half, granted.which), Retaliate
                ):
                    found.append((granted.value, granted.reach))
    return found


def _lasting(card: int, half: str, which: int) -> object:
    return ability_cards.lasting(card, half)[which]


def strikes_back(s: State, who: int, attacker: int, more: tuple[tuple[int, int], ...] = ()) -> int:
    """The damage an attacker takes for attacking a figure, from where both stand now (GH-17.5, GH-17.11)."""
    rows = [*retaliates_of(s, who), *more]
    if not rows:
        return 0
    away = facts.board(s).range_between(s.figures[who].at, s.figures[attacker].at)
    return sum(value for value, reach in rows if away <= reach)


@does.verb(Shield)
def shields(s: State, x: Doing, ability: Shield) -> Asking[None]:
    """Shield for as long as the card lasts, else for the round (GH-17.1)."""
    change = yield from boosts.prepare(s, x, ability.boosts, None)
    targets = yield from targeting.select(s, x, change.to or ability.to, "shield.whom")
    value = changes.changed(s, x, ability.value, change)
    if targets and x.lasts:
        active_bonuses.grant(s, x, ability, targets, value)
    elif targets:
        performed(s)
        for who in targets:
            s.figures[who].shield += value
            s.tell(told.Guarded, who, "shield", value, rule="GH-17.1")
    for who in targets:
        yield from conditions.give_all(s, x, who, change.give)
    yield from boosts.finish(s, x, change)


@does.verb(Retaliate)
def retaliates(s: State, x: Doing, ability: Retaliate) -> Asking[None]:
    """Retaliate, lasting like Shield (GH-17.5)."""
    change = yield from boosts.prepare(s, x, ability.boosts, None)
    targets = yield from targeting.select(s, x, change.to or ability.to, "retaliate.whom")
    value = changes.changed(s, x, ability.value, change)
    if targets and x.lasts:
        active_bonuses.grant(s, x, ability, targets, value, ability.range)
    elif targets:
        performed(s)
        for who in targets:
            s.figures[who].retaliate += ((value, ability.range),)
            s.tell(told.Guarded, who, "retaliate", value, rule="GH-17.5")
    for who in targets:
        yield from conditions.give_all(s, x, who, change.give)
    yield from boosts.finish(s, x, change)
