"""An attack as it stands when its target is asked for, worked out again for each target."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Choose, Command, If, Use
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.look.chances import Blow, Odds, odds
from wyprawa.games.gloomhaven.rules.attack import aims, attacks, single_attack
from wyprawa.games.gloomhaven.rules.attack.aims import Aim
from wyprawa.games.gloomhaven.rules.figures import modifiers
from wyprawa.games.gloomhaven.rules.query import bonuses, changes, facts, tests
from wyprawa.games.gloomhaven.rules.query.performing import Doing, doing
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Choice


@cache
def printed(card: int, half: str) -> tuple[Attack, ...]:
    """The attacks of a half of a card, those inside other abilities too."""
    action = CARDS[card].top if half == "top" else CARDS[card].bottom
    return tuple(_within(action.do))


def _within(abilities: tuple[Ability, ...]) -> Iterator[Attack]:
    for each in abilities:
        if isinstance(each, Attack):
            yield each
        elif isinstance(each, Use | If | Command):
            yield from _within(each.then)
        elif isinstance(each, Choose):
            for branch in each.of:
                yield from _within(branch)


def under_way(s: State, who: int) -> list[Attack]:
    """The attacks the question may be about."""
    now = s.deed
    if now is None or not now.card or not facts.is_hero(s, now.who):
        return []
    if now.half == "attack":
        return [Attack(value=facts.basic(s, now.who, "attack"))]
    return list(printed(now.card, now.half)) if now.who == who and now.half != "move" else []


def of_target(s: State, choice: Choice, target: int) -> Odds | None:
    """The odds against a target; none where it cannot be told which of several attacks this is."""
    who: int = choice.subject[0]
    if who not in s.figures or target not in s.figures:
        return None
    found = {blow for each in under_way(s, who) if (blow := _blow(s, choice, each, target)) is not None}
    return odds(s, modifiers.deck_of(s, who), found.pop()) if len(found) == 1 else None


def _blow(s: State, choice: Choice, attack: Attack, target: int) -> Blow | None:
    """What this attack would be against the target, if it can be the one under way."""
    said = choice.subject[1:4]
    taken, extra, chosen = said if len(said) == 3 and isinstance(said[0], tuple) else ((), (), ())
    x = doing(s, choice.subject[0])
    aim = attacks.begin(s, x, attack)
    for n in taken:
        if n not in aim.taken and n < len(attack.boosts):
            changes.merge(aim.change, attack.boosts[n], x.who, attack.boosts[n].add)
    aims.settle_kind(s, aim)
    if choice.ask == "attack" and aims.area_name(aim) is None and (aim.change.to or attack.to) is None:
        targets = {option for option in choice.options if isinstance(option, int)}
        if not targets <= set(aims.in_range(s, aim)):
            return None
    return _against(s, x, aim, target, extra, chosen)


def _against(
    s: State, x: Doing, aim: Aim, target: int, extra: tuple[int, ...], chosen: tuple[tuple[str, int], ...]
) -> Blow:
    """Step 1 of the attack (GH-10.15) as `blows` does it, without anything happening."""
    x.target = target
    made = aims.for_target(aim.change)
    for n, boost in enumerate(aim.attack.boosts):
        wanted = n in extra or not changes.costs(boost)
        if changes.per_target(boost) and wanted and tests.holds(s, boost.when, x):
            changes.merge(made, boost, x.who, boost.add)
    offers = bonuses.forced(s, "attack", x.who, x)
    offers += [offer for offer in bonuses.optional(s, "attack", x.who, x) if offer.key in chosen]
    for offer in offers:
        if offer.effect.boost is not None:
            add = offer.effect.boost.add if offer.add is None else offer.add
            changes.merge(made, offer.effect.boost, offer.owner, add)
    guard = changes.Change()
    y = replace(doing(s, target), target=x.who, attacker=x.who, kind=x.kind)
    for offer in bonuses.forced(s, "attacked", target, y):
        if offer.effect.boost is not None:
            add = offer.effect.boost.add if offer.add is None else offer.add
            changes.merge(guard, offer.effect.boost, offer.owner, add)
    return Blow(
        single_attack.step_one(s, aim, target, made),
        single_attack.edge_of(s, x, target, made, guard),
        facts.shield_of(s, target) + guard.shield,
        aim.attack.pierce + facts.own_pierce(s, x.who) + made.pierce,
        any(name == "double_is_nothing" for name, _ in guard.custom),
        s.figures[target].hp if made.kill and tests.rank(s, target) in made.kill else 0,
    )
