"""Chapters 15, 16 and 24: boosts, bonuses and items are paid for, used and ended, elements consumed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import msgspec

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, AnyElement, Moment
from wyprawa.games.gloomhaven.abilities.verbs import Boost
from wyprawa.games.gloomhaven.content import ITEMS
from wyprawa.games.gloomhaven.rules.figures import infusing, piles
from wyprawa.games.gloomhaven.rules.query import ability_cards, bonuses, elements, facts
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer, costs, merge
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performer
from wyprawa.games.gloomhaven.state import FOES, INERT, Active, Deed, Hero, State
from wyprawa.kernel import Asking, Option, ask
from wyprawa.parts import moments
from wyprawa.parts.anytime import Beside
from wyprawa.parts.values import Value

# --- paying and taking ------------------------------------------------------------------------------------


def take_boost(
    s: State, x: Performer, boost: Boost, change: Change, owner: int = -1, add: Value | None = None
) -> Asking[bool]:
    """Pay for a boost and put it to the others; says whether it was taken."""
    if boost.use and not (yield from consume(s, x.who, boost.use, x.seat)):
        return False
    if boost.pay:
        yield from does.resolve(s, boost.pay, msgspec.structs.replace(x, paying=True))
        if not alive(s, x.who):
            return False
    owner = x.who if owner < 0 else owner
    merge(change, boost, owner, boost.add if add is None else add)
    if boost.make:
        yield from infusing.infuse(s, boost.make, x.seat)
    if isinstance(boost.xp, int):
        piles.gain_xp(s, x.leader if owner == x.who and x.leader >= 0 else owner, boost.xp)
    else:
        change.xps.append(boost.xp)
    return True


def consume(s: State, who: int, names: Sequence[AnyElement], seat: int) -> Asking[bool]:
    """Consume the elements if it can be done; says whether it was."""
    deck = s.decks.get(facts.deck_of(s, s.figures[who])) if who in s.figures else None
    if deck is not None and elements.shared(s, who, names):
        return True
    found = elements.ways(s, names, who)
    if not found:
        return False
    if len(found) > 1:
        options = [tuple(ELEMENTS[n] for n in way) for way in found]
        keys = [row[0] if len(row) == 1 else row for row in options]
        taken = yield from ask(seat, "element.use", keys, subject=(who,), rule="GH-15.14")
        way = found[keys.index(taken)]
    else:
        way = found[0]
    if s.figures[who].side == FOES and (yield from _prevented(s, who)):
        return False
    for element in way:
        s.elements[element] = INERT
        deed(s).used |= 1 << element
        s.tell(told.Consumed, ELEMENTS[element], who, rule="GH-15.5")
        if deck is not None:
            deck.used |= 1 << element
    return True


def _prevented(s: State, who: int) -> Asking[bool]:
    """Whether a hero's item keeps an enemy from consuming."""
    for hero in range(len(s.heroes)):
        change = yield from chance_to(s, "enemy_use", hero, attacker=who)
        if change.negate:
            return True
    return False


# --- bonuses and items ------------------------------------------------------------------------------------

APART = ("damage", "attack_damage", "hurt", "gain", "kill", "retaliate", "enemy_cursed")
"""Moments in the middle of an action: what bonuses do then is no part of it."""


def take_bonus(s: State, x: Performer, offer: Offer, change: Change) -> Asking[bool]:
    """Let a bonus work: pay, count the use, change the ability under way, do what it says."""
    bonus = offer.effect
    if bonus.boost is not None:
        payer = x if offer.owner == x.who or not costs(bonus.boost) else performer(s, offer.owner)
        if not (yield from take_boost(s, payer, bonus.boost, change, offer.owner, offer.add)):
            return False
    spend(s, offer)
    if bonus.then:
        if bonus.at == "attack":
            change.each.append((bonus.then, offer.owner))
        elif bonus.at == "attacked":
            change.after.append((bonus.then, offer.owner))
        else:
            y = performer(s, offer.owner)
            y.target, y.attacker, y.value, y.it = x.target, x.attacker, x.value, x.who
            if isinstance(offer.source, Active) and offer.source.doomed >= 0:
                y.it = offer.source.doomed
            before = s.deed
            if before is not None and (before.who != offer.owner or bonus.at in APART):
                s.deed = Deed(offer.owner)
            yield from does.resolve(s, bonus.then, y)
            s.deed = before
    return True


def tell_works(s: State, who: int, card: int) -> None:
    """An active card works for somebody else."""
    s.tell(told.WorksFor, who, card, rule="GH-16.1")


def spend(s: State, offer: Offer) -> None:
    """Count a use: the tracker moves (GH-16.2, GH-16.3, GH-22.4), the item is turned or flipped (GH-24.5)."""
    s.tell(told.Used, offer.owner, *offer.key, rule="GH-16.2" if offer.key[0] == "card" else "GH-24.5")
    marks = s.turn.once if s.turn is not None else []
    source = offer.source
    if isinstance(source, Active):
        slots = ability_cards.action(source.card, source.half).slots
        last = moments.spend(offer, marks, len(slots))
        if slots:
            piles.gain_xp(s, offer.owner, slots[source.used - 1])
        if last:
            piles.leave_active(s, offer.owner, source)
        return
    moments.spend(offer, marks)
    if ITEMS[source.item].use != "passive":
        s.heroes[offer.owner].tally.items += 1
        deed(s).item_used = True
        _count_use(s.heroes[offer.owner], source.item)


def _count_use(hero: Hero, item: int) -> None:
    """An item is turned or flipped by its last use (GH-24.6, GH-24.7, GH-24.9)."""
    held = next(each for each in hero.items if each.item == item)
    last = held.used + 1 >= ITEMS[item].uses
    piles.turn_item(hero, item, ITEMS[item].use if last else held.state, 0 if last else held.used + 1)


def chance_to(
    s: State, moment: Moment, who: int, *, attacker: int = -1, gains: str = "", value: int = -1
) -> Asking[Change]:
    """Something is about to happen to a figure: what its bonuses and items change in it."""
    x = performer(s, who)
    x.target = x.attacker = attacker
    x.gains, x.value = gains, value
    change = Change()

    def waiting() -> list[Offer]:
        return bonuses.waiting(s, moment, who, x) if alive(s, who) else []

    if not waiting():
        return change
    yield from moments.happens(
        s,
        moment,
        waiting,
        lambda offer: take_bonus(s, x, offer, change),
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


# --- ending them ------------------------------------------------------------------------------------------


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
            if active.summon < 0 and ability_cards.action(active.card, active.half).active == "round":
                piles.leave_active(s, n, active)
    for figure in s.figures.values():
        figure.shield, figure.retaliate, figure.elusive = 0, (), False
        figure.last = figure.turncoat = 0


def usable(s: State, hero: int) -> list[tuple[str, int]]:
    """The items a hero can use at any time in its turn, as options (GH-24.1, GH-24.12)."""
    if not alive(s, hero):
        return []
    return [offer.key for offer in bonuses.optional(s, "turn", hero, performer(s, hero))]


def use_item(s: State, hero: int, option: tuple[str, int]) -> Asking[None]:
    """Use an item for what it does by itself; the action under way stays as it is (GH-24.1)."""
    x = performer(s, hero)
    offer = next(each for each in bonuses.optional(s, "turn", hero, x) if each.key == option)
    before, s.deed = s.deed, Deed(hero, item=option[1] if option[0] == "item" else 0)
    yield from take_bonus(s, x, offer, Change())
    if before is not None and option[0] == "item":
        before.item_used = True
    s.deed = before


def beside(s: State, who: int, seat: int, *, at_work: Collection[tuple[str, int]] = ()) -> Beside:
    """Items for any time in the own turn, and active cards to put away but those `at_work` just now."""
    if not facts.is_hero(s, who) or s.heroes[who].seat != seat:
        return {}
    found: dict[Option, Callable[[], Asking[None] | None]] = {}
    if s.turn is not None and s.turn.who == who:
        found.update({key: partial(use_item, s, who, key) for key in usable(s, who)})
    for card in endable(s, who):
        if ("card", card) not in at_work:
            found["end", card] = partial(end, s, who, card)
    return found
