"""Chapter 16: the bonuses of active cards and items that wait for a moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from wyprawa.games.gloomhaven.abilities.terms import Moment, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Bonus,
    Boost,
    Custom,
    Discard,
    Initiative,
    Play,
    Summon,
    Use,
)
from wyprawa.games.gloomhaven.content import ITEMS
from wyprawa.games.gloomhaven.content.rows import HALVES
from wyprawa.games.gloomhaven.rules.query import ability_cards, changes, facts, summons, targeting, tests
from wyprawa.games.gloomhaven.rules.query.changes import Offer, costs
from wyprawa.games.gloomhaven.rules.query.performing import RANGED, Performer, performer
from wyprawa.games.gloomhaven.state import Held, State
from wyprawa.parts.known import known
from wyprawa.parts.moments import by_moment, collect


class Printed(NamedTuple):
    """A bonus as printed on a card or an item."""

    bonus: Bonus
    forced: bool  # works without being asked
    once: int | None  # the number of its card or item, if it works once a turn
    always: bool  # costs nothing and has no condition
    able: bool  # what it does then can always be done


class _OnCards(dict[tuple[int, str], dict[Moment, dict[int, Printed]]]):
    """The bonuses of halves of cards by moment, then by their place among what lasts of that half."""

    def __missing__(self, key: tuple[int, str]) -> dict[Moment, dict[int, Printed]]:
        found: dict[Moment, dict[int, Printed]] = {}
        for which, bonus in enumerate(ability_cards.lasting(*key)):
            if isinstance(bonus, Bonus):
                found.setdefault(bonus.at, {})[which] = _printed(bonus, key[0], _serves(bonus))
        self[key] = found
        return found


def _on_items() -> Iterator[tuple[int, Printed]]:
    for item in ITEMS.values():
        for bonus in item.on:
            must = bonus.at != "turn" if item.use == "passive" else item.uses > 1
            yield item.id, _printed(bonus, item.id, must and _serves(bonus))


def _serves(bonus: Bonus) -> bool:
    """Whether its owner never has a reason to do without it.

    Bonuses with use spaces must be used (GH-16.4, GH-24.10), those that cost nothing always serve; what costs
    something, and an item that is spent or consumed by its one use, is for its owner to decide.
    """
    if bonus.may:
        return False
    return bonus.boost is None or not (costs(bonus.boost) or bonus.boost.as_attack)


def _printed(bonus: Bonus, number: int, forced: bool) -> Printed:
    free = bonus.boost is None or not costs(bonus.boost)
    able = not bonus.then or not all(isinstance(each, _LIMITED) for each in bonus.then)
    return Printed(bonus, forced, number if bonus.once else None, free and not bonus.when, able)


_NOTHING: dict[Any, Any] = {}
_LIMITED = (Use, Summon, Play, Discard, Initiative, Custom)  # what `_can` looks at
ON_CARDS = _OnCards()
ON_ITEMS = by_moment(_on_items(), lambda printed: printed.bonus.at)
OF_ITEM: dict[int, list[Printed]] = {}
for _item, _bonus in _on_items():
    OF_ITEM.setdefault(_item, []).append(_bonus)
Carried = tuple[Held, Printed]
FOR_OTHERS = by_moment(  # of those, what works for others than who carries it
    (row for row in _on_items() if row[1].bonus.whose is not None), lambda printed: printed.bonus.at
)


@known
def at_hand(items: list[Held]) -> dict[Moment, list[Carried]]:
    """The bonuses of a hero's items that are not used up, by moment."""
    found: dict[Moment, list[Carried]] = {}
    for held in items:
        if held.state == "ready" or ITEMS[held.item].use == "passive":
            for printed in OF_ITEM.get(held.item, ()):
                found.setdefault(printed.bonus.at, []).append((held, printed))
    return found


def waiting(s: State, moment: Moment, who: int, x: Performer) -> list[Offer]:
    """The bonuses that wait for a moment of a figure and can work now, hero by hero, cards before items."""
    found: list[Offer] = []
    wearer = who if moment in ON_ITEMS else -1
    helped = moment in FOR_OTHERS
    for n, hero in enumerate(s.heroes):
        if hero.active and not hero.exhausted:
            _of_cards(s, moment, who, x, n, found)
        if (n == wearer or helped) and moment in (carried := at_hand(hero.items)):
            _of_items(s, carried[moment], who, x, n, found)
    if not found:
        return found
    return collect(found, s.turn.once if s.turn is not None else ())


def _of_items(
    s: State, carried: list[Carried], who: int, x: Performer, owner: int, found: list[Offer]
) -> None:
    """Those bonuses of a hero's items that can work now."""
    if s.heroes[owner].exhausted:
        return
    for held, printed in carried:
        bonus, must, once, _, _ = printed
        mine = owner == who if bonus.whose is None else _is_for(s, owner, bonus.whose, who)
        if mine and _works(s, owner, printed, who, x) and not _does_without(s, owner):
            found.append(Offer(("item", held.item), owner, bonus, held, must, once=once))


def _of_cards(s: State, moment: Moment, who: int, x: Performer, owner: int, found: list[Offer]) -> None:
    """The bonuses of a hero's active cards that wait for a moment of a figure and can work now."""
    for active in s.heroes[owner].active:
        on_card = ON_CARDS[active.card, active.half].get(moment)
        if on_card is None:
            continue
        for granted in active.granted:
            if (printed := on_card.get(granted.which)) is not None:
                bonus, must, once, _, _ = printed
                mine = who in granted.whose or (bonus.augment and x.augments == owner)
                if granted.open and bonus.whose is not None:
                    mine = who in s.figures and facts.is_meant(s, owner, bonus.whose.who, who)
                if mine and _works(s, owner, printed, who, x):
                    key, add = ("card", active.card), None if granted.value < 0 else granted.value
                    found.append(Offer(key, owner, bonus, active, must, once=once, add=add))


def _does_without(s: State, hero: int) -> bool:
    """Whether the page lets a hero use no items before it has looted a goal tile (GH-33.13)."""
    return bool(s.progress and (s.progress.bare & ~s.progress.took) >> hero & 1)


def awaited(s: State, moment: Moment) -> bool:
    """Whether anything on the table waits for a moment at all."""
    for hero in s.heroes:
        if moment in at_hand(hero.items):
            return True
        for active in hero.active:
            on_card = ON_CARDS[active.card, active.half].get(moment, _NOTHING)
            if on_card and any(granted.which in on_card for granted in active.granted):
                return True
    return False


def in_play(s: State) -> bool:
    """Whether any hero has an active card or an item."""
    return any(hero.active or hero.items for hero in s.heroes)


def boosts_of(moment: Moment, kind: str, number: int) -> Iterator[Boost]:
    """What a card or an item changes at a moment, as printed."""
    if kind == "card":
        lasting = (each for half in HALVES for each in ability_cards.lasting(number, half))
        bonuses = [each for each in lasting if isinstance(each, Bonus) and each.at == moment]
    else:
        bonuses = [each.bonus for each in ON_ITEMS.get(moment, _NOTHING).get(number, ())]
    yield from (bonus.boost for bonus in bonuses if bonus.boost is not None)


def forced(s: State, moment: Moment, who: int, x: Performer) -> list[Offer]:
    return [offer for offer in waiting(s, moment, who, x) if offer.forced]


def optional(s: State, moment: Moment, who: int, x: Performer) -> list[Offer]:
    """What its owner may use."""
    return [offer for offer in waiting(s, moment, who, x) if not offer.forced]


def _is_for(s: State, owner: int, whose: Whom, who: int) -> bool:
    """Whether an item works for a figure that is meant by its owner."""
    return s.figures[owner].at >= 0 and who in targeting.candidates(s, performer(s, owner), whose)


def _works(s: State, owner: int, printed: Printed, who: int, x: Performer) -> bool:
    """Whether a bonus changes something for a figure now, and its owner can use it."""
    if not printed.always and not _holds(s, owner, printed.bonus, who, x):
        return False
    return printed.forced or _usable(s, owner, printed)


def _holds(s: State, owner: int, bonus: Bonus, who: int, x: Performer) -> bool:
    """Whether what a bonus costs can be given, and its condition is met."""
    boost = bonus.boost
    if boost is not None and costs(boost) and not changes.affordable(s, x, boost):
        return False
    test = bonus.when
    if bonus.augment and test and x.kind == RANGED and _spreads(s, owner):
        return True
    return not test or tests.holds(s, test, x if x.who == who else msgspec.structs.replace(x, who=who))


def _spreads(s: State, hero: int) -> bool:
    """Whether a hero's augments work on ranged attacks too."""
    return any(boost.augments for boost in _active(s, hero))


def most_augments(s: State, hero: int) -> int:
    """How many augments of a hero may be active (GH-16.7)."""
    return 1 + sum(boost.more_augments for boost in _active(s, hero))


def most_songs(s: State, hero: int) -> int:
    """How many songs of a hero may be active."""
    return 1 + sum(boost.more_songs for boost in _active(s, hero))


def most_dooms(s: State, hero: int) -> int:
    """How many dooms of a hero may lie on the same enemy."""
    return 1 + sum(boost.more_dooms for boost in _active(s, hero))


def unveiled(s: State) -> bool:
    """Whether no enemy can become invisible."""
    return any(boost.unveil for hero in range(len(s.heroes)) for boost in _active(s, hero))


def may_forgo(s: State, hero: int) -> bool:
    """Whether a hero may do without halves for its companion."""
    return any(boost.forgo for boost in _active(s, hero))


def _active(s: State, hero: int) -> Iterator[Boost]:
    """What the active cards of a hero change."""
    for active in s.heroes[hero].active:
        for granted in active.granted:
            bonus = ability_cards.lasting(active.card, active.half)[granted.which]
            if isinstance(bonus, Bonus) and bonus.boost is not None:
                yield bonus.boost


def about_targets(s: State, who: int) -> bool:
    """Whether bonuses of a figure's attacks depend on who is attacked."""
    return any(
        tests.about_target(on_card[granted.which].bonus.when)
        for hero in s.heroes
        for active in hero.active
        if (on_card := ON_CARDS[active.card, active.half].get("attack")) is not None
        for granted in active.granted
        if granted.which in on_card and (granted.open or who in granted.whose)
    )


def _usable(s: State, owner: int, printed: Printed) -> bool:
    """Items of a stunned hero are out of reach (GH-14.17), and so are those that would do nothing now."""
    bonus = printed.bonus
    if not bonus.stunned and facts.has(s.figures[owner], "stun"):
        return False
    return printed.able or any(_can(s, owner, each) for each in bonus.then)


def _can(s: State, who: int, ability: Ability) -> bool:
    hero = s.heroes[who]
    if isinstance(ability, Use):
        return changes.affordable(s, performer(s, who), Boost(use=ability.elements))
    if isinstance(ability, Summon):
        return summons.can(s, who)
    if isinstance(ability, Play | Discard):
        return bool(hero.hand)
    if isinstance(ability, Initiative):
        return not hero.resting
    return not (isinstance(ability, Custom) and ability.custom == "second_turn" and len(hero.hand) < 2)
