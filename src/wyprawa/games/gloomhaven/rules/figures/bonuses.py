"""Chapter 16: bonuses of active cards and of items, at their moments."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Action,
    Bonus,
    Boost,
    Choose,
    Custom,
    If,
    Initiative,
    Moment,
    Play,
    Retaliate,
    Shield,
    Summon,
    Use,
)
from wyprawa.games.gloomhaven.content import CARDS, ITEMS
from wyprawa.games.gloomhaven.rules.figures import boosts, piles, summons
from wyprawa.games.gloomhaven.rules.query import facts, targeting, tests
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer, costs
from wyprawa.games.gloomhaven.rules.query.performing import RANGED, Doing, does, doing
from wyprawa.games.gloomhaven.state import Active, State
from wyprawa.kernel import Asking, step
from wyprawa.parts import moments
from wyprawa.parts.moments import by_moment, collect

# --- what there is -----------------------------------------------------------------------------------------


@cache
def lasting(card: int, half: str) -> tuple[Ability, ...]:
    """The abilities of a half that last, in printed order."""
    return lasting_of(piles.action(card, half))


def lasting_of(action: Action) -> tuple[Ability, ...]:
    """The same of an action, which may have stickers."""
    found: list[Ability] = []

    def walk(abilities: tuple[Ability, ...]) -> None:
        for each in abilities:
            if isinstance(each, Bonus | Shield | Retaliate):
                found.append(each)
            elif isinstance(each, Use | If):
                walk(each.then)
            elif isinstance(each, Choose):
                for branch in each.of:
                    walk(branch)

    walk(action.do)
    return tuple(found)


class Printed(NamedTuple):
    """A bonus as printed on a card or an item."""

    bonus: Bonus
    forced: bool  # works without being asked
    once: int | None  # the number of its card or item, if it works once a turn


def _on_cards() -> Iterator[tuple[tuple[int, str, int], Printed]]:
    """The bonuses of cards, by card, half and place among what lasts of that half."""
    for card in CARDS.values():
        for half, action in (("top", card.top), ("bottom", card.bottom)):
            for which, each in enumerate(lasting_of(action)):
                if isinstance(each, Bonus):
                    once = card.id if each.once else None
                    yield (card.id, half, which), Printed(each, _serves(each), once)


def _on_items() -> Iterator[tuple[int, Printed]]:
    for item in ITEMS.values():
        for bonus in item.on:
            must = bonus.at != "turn" if item.use == "passive" else item.uses > 1
            once = item.id if bonus.once else None
            yield item.id, Printed(bonus, must and _serves(bonus), once)


def _serves(bonus: Bonus) -> bool:
    """Whether its owner never has a reason to do without it.

    Bonuses with use spaces must be used (GH-16.4, GH-24.10), those that cost nothing always serve; what costs
    something, and an item that is spent or consumed by its one use, is for its owner to decide.
    """
    return bonus.boost is None or not (costs(bonus.boost) or bonus.boost.custom == "attack_instead")


_NOTHING: dict[Any, tuple[Printed, ...]] = {}
ON_CARDS = by_moment(_on_cards(), lambda printed: printed.bonus.at)
ON_ITEMS = by_moment(_on_items(), lambda printed: printed.bonus.at)
FOR_OTHERS = by_moment(  # of those, what works for others than who carries it
    (row for row in _on_items() if row[1].bonus.whose is not None), lambda printed: printed.bonus.at
)


def waiting(s: State, moment: Moment, who: int, x: Doing) -> list[Offer]:
    """The bonuses that wait for a moment of a figure and can work now, hero by hero, cards before items."""
    on_cards = ON_CARDS.get(moment, _NOTHING)
    for_me, for_others = ON_ITEMS.get(moment, _NOTHING), FOR_OTHERS.get(moment, _NOTHING)
    found: list[Offer] = []
    if not on_cards and not for_me:
        return found
    for n, hero in enumerate(s.heroes):
        if hero.exhausted:
            continue
        if on_cards:
            for active in hero.active:
                for granted in active.granted:
                    for bonus, must, once in on_cards.get((active.card, active.half, granted.which), ()):
                        mine = who in granted.whose or (bonus.augment and x.augments == n)
                        if mine and _works(s, n, bonus, who, x) and (must or _usable(s, n, bonus)):
                            key, add = ("card", active.card), None if granted.value < 0 else granted.value
                            found.append(Offer(key, n, bonus, active, must, once=once, add=add))
        on_items = for_me if n == who else for_others
        if on_items:
            for held in hero.items:
                if held.item in on_items and (held.state == "ready" or ITEMS[held.item].use == "passive"):
                    for bonus, must, once in on_items[held.item]:
                        mine = n == who if bonus.whose is None else _is_for(s, n, bonus.whose, who)
                        if mine and _works(s, n, bonus, who, x) and (must or _usable(s, n, bonus)):
                            found.append(Offer(("item", held.item), n, bonus, held, must, once=once))
    return collect(found, s.turn.once if s.turn is not None else ()) if found else found


def forced(s: State, moment: Moment, who: int, x: Doing) -> list[Offer]:
    return [offer for offer in waiting(s, moment, who, x) if offer.forced]


def optional(s: State, moment: Moment, who: int, x: Doing) -> list[Offer]:
    """What its owner may use."""
    return [offer for offer in waiting(s, moment, who, x) if not offer.forced]


def _is_for(s: State, owner: int, whose: Whom, who: int) -> bool:
    """Whether an item works for a figure that is meant by its owner."""
    return s.figures[owner].at >= 0 and who in targeting.candidates(s, doing(s, owner), whose)


def _works(s: State, owner: int, bonus: Bonus, who: int, x: Doing) -> bool:
    boost = bonus.boost
    if boost is not None and costs(boost) and not boosts.affordable(s, x, boost):
        return False
    test = bonus.when
    if bonus.augment and test is not None and x.kind == RANGED and _spreads(s, owner):
        return True
    return test is None or tests.holds(s, test, x if x.who == who else msgspec.structs.replace(x, who=who))


def _spreads(s: State, hero: int) -> bool:
    """Whether a hero's augments work on ranged attacks too."""
    return has_custom(s, hero, "own_augments")


def has_custom(s: State, hero: int, name: str) -> bool:
    """Whether an active card of a hero has a bonus of that name."""
    for active in s.heroes[hero].active:
        for granted in active.granted:
            bonus = lasting(active.card, active.half)[granted.which]
            if isinstance(bonus, Bonus) and bonus.boost is not None and bonus.boost.custom == name:
                return True
    return False


def about_targets(s: State, who: int) -> bool:
    """Whether bonuses of a figure's attacks depend on who is attacked."""
    printed = ON_CARDS["attack"]
    return any(
        tests.about_target(bonus.when)
        for hero in s.heroes
        for active in hero.active
        for granted in active.granted
        if who in granted.whose
        for bonus, *_ in printed.get((active.card, active.half, granted.which), ())
    )


def _usable(s: State, owner: int, bonus: Bonus) -> bool:
    """Items of a stunned hero are out of reach (GH-14.17), and so are those that would do nothing now."""
    if not bonus.stunned and facts.has(s.figures[owner], "stun"):
        return False
    return not bonus.then or any(_can(s, owner, each) for each in bonus.then)


def _can(s: State, who: int, ability: Ability) -> bool:
    hero = s.heroes[who]
    if isinstance(ability, Use):
        return boosts.affordable(s, doing(s, who), Boost(use=ability.elements))
    if isinstance(ability, Summon):
        return summons.can(s, who)
    if isinstance(ability, Play):
        return bool(hero.hand)
    if isinstance(ability, Initiative):
        return not hero.resting
    return not (isinstance(ability, Custom) and ability.custom == "second_turn" and len(hero.hand) < 2)


# --- using them --------------------------------------------------------------------------------------------


def take(s: State, x: Doing, offer: Offer, change: Change) -> Asking[bool]:
    """Let a bonus work: pay, count the use, change the ability under way, do what it says."""
    bonus = offer.effect
    if bonus.boost is not None:
        payer = x if offer.owner == x.who or not costs(bonus.boost) else doing(s, offer.owner)
        if not (yield from boosts.take(s, payer, bonus.boost, change, offer.owner, offer.add)):
            return False
    spend(s, offer)
    if bonus.then:
        if bonus.at == "attack":
            change.each.append((bonus.then, offer.owner))
        elif bonus.at == "attacked":
            change.after.append((bonus.then, offer.owner))
        else:
            performer = doing(s, offer.owner)
            performer.target, performer.attacker = x.target, x.attacker
            yield from does.resolve(s, bonus.then, performer)
    return True


def spend(s: State, offer: Offer) -> None:
    """Count a use: the tracker moves (GH-16.2, GH-16.3, GH-22.4), the item is turned or flipped (GH-24.5)."""
    s.tell(told.Used, offer.owner, *offer.key, rule="GH-16.2" if offer.key[0] == "card" else "GH-24.5")
    marks = s.turn.once if s.turn is not None else []
    source = offer.source
    if isinstance(source, Active):
        slots = piles.action(source.card, source.half).slots
        last = moments.spend(offer, marks, len(slots))
        if slots:
            piles.gain_xp(s, offer.owner, slots[source.used - 1])
        if last:
            piles.leave_active(s, offer.owner, source)
        return
    item = ITEMS[source.item]
    passive = item.use == "passive"
    last = moments.spend(offer, marks, 0 if passive else item.uses)
    if not passive:
        s.heroes[offer.owner].tally.items += 1
    if last:
        source.state, source.used = item.use, 0  # GH-24.6, GH-24.7, GH-24.9


def chance_to(
    s: State, moment: Moment, who: int, *, attacker: int = -1, gains: str = "", value: int = -1
) -> Asking[Change]:
    """Something is about to happen to a figure: what its bonuses and items change in it."""
    x = doing(s, who)
    x.target = x.attacker = attacker
    x.gains, x.value = gains, value
    change = Change()
    if not waiting(s, moment, who, x):
        return change
    yield from moments.happens(
        s,
        moment,
        lambda: waiting(s, moment, who, x),
        lambda offer: take(s, x, offer, change),
        seat=lambda offer: s.heroes[offer.owner].seat,
        until=lambda: change.negate,
        subject=(who,),
        rule="GH-24.1",
    )
    return change


def happens(s: State, moment: Moment, who: int) -> Asking[None]:
    """A moment without an ability under way: bonuses that must work do, the others are offered."""
    if who in s.figures and s.figures[who].at >= 0 and not _held_back(s, who):
        yield from chance_to(s, moment, who)


def _held_back(s: State, who: int) -> bool:
    """A stunned figure performs no abilities (GH-14.17)."""
    return facts.has(s.figures[who], "stun")


@step
def closing(s: State, who: int) -> None:
    """A hero's turn is about to end: if cards or items do something then, they come next."""
    if facts.is_hero(s, who) and not s.heroes[who].exhausted and waiting(s, "turn_end", who, doing(s, who)):
        s.next(close_turn.later(who))


@step
def close_turn(s: State, who: int) -> Asking[None]:
    """What a hero's cards and items do when its turn ends."""
    yield from happens(s, "turn_end", who)


# --- ending them -------------------------------------------------------------------------------------------


def endable(s: State, hero: int) -> list[int]:
    """The active cards a player may put away (GH-16.6)."""
    return [active.card for active in s.heroes[hero].active]


def end(s: State, hero: int, card: int) -> None:
    """A player ends an active bonus; the card goes where it belongs (GH-16.6, GH-16.7)."""
    active = next(each for each in s.heroes[hero].active if each.card == card)
    piles.leave_active(s, hero, active)


def end_round(s: State) -> None:
    """Round bonuses end (GH-16.8, GH-16.9, GH-31.4, GH-31.7)."""
    for n, hero in enumerate(s.heroes):
        for active in [*hero.active]:
            if active.summon < 0 and piles.action(active.card, active.half).active == "round":
                piles.leave_active(s, n, active)
    for figure in s.figures.values():
        figure.shield, figure.retaliate, figure.elusive = 0, (), False
        figure.last = figure.turncoat = 0
