"""Chapter 16: bonuses of active cards and of items, at their moments."""

from __future__ import annotations

from functools import cache

import msgspec

from wyprawa.games.gloomhaven import facts, told
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
from wyprawa.games.gloomhaven.content import ITEMS
from wyprawa.games.gloomhaven.state import Active, Held, State
from wyprawa.games.gloomhaven.steps import boosts, cards, holds, summons, whom
from wyprawa.games.gloomhaven.steps.change import Change, Offer, costs
from wyprawa.games.gloomhaven.steps.doing import RANGED, Doing, does, doing
from wyprawa.kernel import Asking, Option, ask, step

# --- what there is -----------------------------------------------------------------------------------------


@cache
def lasting(card: int, half: str) -> tuple[Ability, ...]:
    """The abilities of a half that last, in printed order."""
    return lasting_of(cards.action(card, half))


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


@cache
def items_at(moment: Moment) -> dict[int, tuple[Bonus, ...]]:
    """The items that do something at a moment."""
    rows = {n: tuple(bonus for bonus in item.on if bonus.at == moment) for n, item in ITEMS.items()}
    return {n: row for n, row in rows.items() if row}


def _all(s: State, moment: Moment, who: int, x: Doing) -> list[Offer]:
    """Every bonus of a moment for a figure whose test holds."""
    found: list[Offer] = []
    useful = items_at(moment)
    for n, hero in enumerate(s.heroes):
        if hero.exhausted:
            continue
        for active in hero.active:
            for granted in active.granted:
                bonus = lasting(active.card, active.half)[granted.which]
                if isinstance(bonus, Bonus) and bonus.at == moment:
                    mine = who in granted.whose or (bonus.augment and x.augments == n)
                    if mine and _works(s, n, bonus, who, x, active.card):
                        add = None if granted.value < 0 else granted.value
                        found.append(Offer(("card", active.card), n, bonus, active, add))
        for held in hero.items if useful else ():
            if held.item in useful and (held.state == "ready" or ITEMS[held.item].use == "passive"):
                found += [
                    Offer(("item", held.item), n, bonus, held)
                    for bonus in useful[held.item]
                    if _is_for(s, n, bonus, who) and _works(s, n, bonus, who, x, held.item)
                ]
    return found


def silent(s: State, moment: Moment, who: int, x: Doing) -> bool:
    """Whether no card and no item has anything to say at a moment."""
    return not _all(s, moment, who, x)


def _is_for(s: State, owner: int, bonus: Bonus, who: int) -> bool:
    if bonus.whose is None:
        return owner == who
    if s.figures[owner].at < 0:
        return False
    return who in whom.candidates(s, doing(s, owner), bonus.whose)


def _works(s: State, owner: int, bonus: Bonus, who: int, x: Doing, source: int) -> bool:
    if bonus.once and s.turn is not None and source in s.turn.once:
        return False
    boost = bonus.boost
    if boost is not None and costs(boost) and not boosts.affordable(s, x, boost):
        return False
    test = bonus.when
    if bonus.augment and test is not None and x.kind == RANGED and _spreads(s, owner):
        return True
    return test is None or holds.holds(s, test, x if x.who == who else msgspec.structs.replace(x, who=who))


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
    rows = ((active, granted) for hero in s.heroes for active in hero.active for granted in active.granted)
    for active, granted in rows:
        bonus = lasting(active.card, active.half)[granted.which]
        if not isinstance(bonus, Bonus) or bonus.at != "attack" or who not in granted.whose:
            continue
        if holds.about_target(bonus.when):
            return True
    return False


def _must(offer: Offer) -> bool:
    """Whether it works without being asked.

    Bonuses with use spaces must be used (GH-16.4, GH-24.10), those that cost nothing always serve; what costs
    something, and an item that is spent or consumed by its one use, is for its owner to decide.
    """
    boost = offer.bonus.boost
    if boost is not None and (costs(boost) or boost.custom == "attack_instead"):
        return False
    if isinstance(offer.source, Active):
        return True
    item = ITEMS[offer.source.item]
    if item.use == "passive":
        return offer.bonus.at != "turn"
    return item.uses > 1


def forced(s: State, moment: Moment, who: int, x: Doing) -> list[Offer]:
    return [offer for offer in _all(s, moment, who, x) if _must(offer)]


def optional(s: State, moment: Moment, who: int, x: Doing) -> list[Offer]:
    """What its owner may use; the items of a stunned hero are out of reach (GH-14.17)."""
    return [
        offer
        for offer in _all(s, moment, who, x)
        if not _must(offer)
        and (offer.bonus.stunned or not facts.has(s.figures[offer.owner], "stun"))
        and _does_something(s, offer)
    ]


def _does_something(s: State, offer: Offer) -> bool:
    """Items that cannot do what they say now are not offered."""
    return not offer.bonus.then or any(_can(s, offer.owner, each) for each in offer.bonus.then)


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
    bonus = offer.bonus
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
    if offer.bonus.once and s.turn is not None:
        s.turn.once.append(offer.key[1])
    if isinstance(offer.source, Active):
        active = offer.source
        action = cards.action(active.card, active.half)
        if action.slots:
            active.used += 1
            cards.gain_xp(s, offer.owner, action.slots[active.used - 1])
            if active.used == len(action.slots):
                cards.leave_active(s, offer.owner, active)
        return
    count_use(s, offer.owner, offer.source)


def count_use(s: State, hero: int, held: Held) -> None:
    """One use of an item (GH-24.5 to GH-24.9)."""
    item = ITEMS[held.item]
    if item.use == "passive":
        return
    s.heroes[hero].tally.items += 1
    held.used += 1
    if held.used >= item.uses:
        held.state, held.used = item.use, 0


def chance_to(
    s: State, moment: Moment, who: int, *, attacker: int = -1, gains: str = "", value: int = -1
) -> Asking[Change]:
    """Something is about to happen to a figure: what its bonuses and items change in it."""
    x = doing(s, who)
    x.target = x.attacker = attacker
    x.gains, x.value = gains, value
    change = Change()
    if silent(s, moment, who, x):
        return change
    for offer in forced(s, moment, who, x):
        yield from take(s, x, offer, change)
    used: set[Option] = set()
    while not change.negate:
        offers = [offer for offer in optional(s, moment, who, x) if offer.key not in used]
        if not offers:
            break
        options: list[Option] = [*(offer.key for offer in offers), "no"]
        seat = s.heroes[offers[0].owner].seat
        chosen = yield from ask(seat, moment, options, subject=(who,), rule="GH-24.1")
        if chosen == "no":
            break
        used.add(chosen)
        yield from take(s, x, next(o for o in offers if o.key == chosen), change)
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
    if facts.is_hero(s, who) and not s.heroes[who].exhausted and _all(s, "turn_end", who, doing(s, who)):
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
    cards.leave_active(s, hero, active)


def end_round(s: State) -> None:
    """Round bonuses end (GH-16.8, GH-16.9, GH-31.4, GH-31.7)."""
    for n, hero in enumerate(s.heroes):
        for active in [*hero.active]:
            if active.summon < 0 and cards.action(active.card, active.half).active == "round":
                cards.leave_active(s, n, active)
    for figure in s.figures.values():
        figure.shield, figure.retaliate, figure.elusive = 0, (), False
        figure.last = figure.turncoat = 0
