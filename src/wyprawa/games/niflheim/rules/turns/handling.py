"""Things: picking up, handing over, readying (GN-7.4, GN-7.9, GN-7.10, GN-7.14 to GN-7.23, GN-10.9)."""

from __future__ import annotations

from typing import TypeVar

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.rules.query import carrying, figures
from wyprawa.games.niflheim.rules.scenario.story import heal
from wyprawa.games.niflheim.state import NONE, SCENARIO, Hero, Pile, Square, State, Who
from wyprawa.games.niflheim.vocabulary.answers import Done, Found, Handled, Rearranged
from wyprawa.games.niflheim.vocabulary.skills import Haste, Might, Restore
from wyprawa.games.niflheim.vocabulary.terms import MISSILE, RUN, SUPPLIES
from wyprawa.kernel import Asking, RuleError, ask, step
from wyprawa.parts.boards import Cell
from wyprawa.parts.described import OrNone

T = TypeVar("T", bound=Handled | Found | Rearranged)
READY_COST, GIVE_COST = 1, 2  # GN-7.4, GN-7.10
PICK_COST, PICK_COST_RUNNING = 1, 2  # GN-7.9
SWAP = "swap"  # a received weapon in the place of the one readied (GN-7.21)


def pick_cost(s: State) -> int:
    return PICK_COST_RUNNING if s.turn is not None and s.turn.intent == RUN else PICK_COST


def options(s: State) -> list[Handled]:
    turn = s.turn
    if turn is None:
        return []
    hero = s.heroes[turn.who]
    found: list[Handled] = []
    if turn.mp >= pick_cost(s):
        found += [("pick", cell) for cell in in_reach(s, hero)]
    if turn.mp >= GIVE_COST:
        found += [("give", whom) for whom in receivers(s, turn.who) if offers(hero, s.heroes[whom])]
    if turn.mp >= READY_COST:
        found += [("ready", item, place) for item, place, _ in carrying.changes(hero)]
    found += [("drink", item) for item in carrying.carried(hero) if worth_drinking(s, hero, item)]
    return distinct(s, found)


def distinct(s: State, options: list[T]) -> list[T]:
    """Of options that differ only in which of two equal things they mean, the first."""
    found: dict[tuple[object, ...], T] = {}
    for option in options:
        kind, thing, *place = option
        if kind in ("item", "ready", "drink") and isinstance(thing, int):
            stones = tuple(s.runes.get(thing, ()))
            found.setdefault((kind, ITEMS[thing].id, stones, *place), option)
        else:
            found.setdefault(option, option)
    return list(found.values())


def worth_drinking(s: State, hero: Hero, item: int) -> bool:
    """Potions other than the supplies are drunk at any time in the activation, for nothing."""
    drink = ITEMS[item].drink
    if isinstance(drink, Might):
        return s.turn is not None and not s.turn.attacked and s.page().combat
    return drink is not None and (isinstance(drink, Haste) or hero.health < figures.max_health(hero))


def drink(s: State, who: int, item: int) -> None:
    """What it does lasts for this activation; its marker is out of play."""
    turn, hero, does = s.turn, s.heroes[who], ITEMS[item].drink
    carrying.drop(hero, item)
    s.tell(events.Drunk, who, item, rule="GN-15.6")
    if isinstance(does, Restore):
        heal(s, who, does.n, "GN-15.10")
    elif isinstance(does, Might) and turn is not None:
        turn.might += does.value
    elif isinstance(does, Haste) and turn is not None:
        turn.mp += does.n


def in_reach(s: State, hero: Hero) -> list[Cell]:
    """Squares with things the hero has room for, its own or adjacent (GN-7.14)."""
    cells = sorted({pile.at for pile in s.piles})
    return [
        cell
        for cell in cells
        if (cell == hero.at or figures.adjacent(s, hero.at, cell)) and any(finds(s, hero, cell))
    ]


def finds(s: State, hero: Hero, cell: Cell) -> list[Found]:
    """What lies on a square and where it may go."""
    found: list[Found] = []
    for pile in piles(s, cell):
        found += [("item", item, at) for item in pile.items for at in carrying.places(hero, item)]
        found += [
            ("supply", kind)
            for kind in range(len(SUPPLIES))
            if pile.supplies[kind] and carrying.supply_room(hero, kind)
        ]
    return distinct(s, found)


def piles(s: State, cell: Cell) -> list[Pile]:
    """What lies on a square; on no square there is the party's stash."""
    return [s.sheet.stash] if cell == NONE else [pile for pile in s.piles if pile.at == cell]


def receivers(s: State, who: int) -> list[int]:
    """Heroes on adjacent squares, characters and huskarls (GN-7.17, GN-7.19)."""
    return [other for other in figures.heroes_beside(s, s.heroes[who].at) if other != who]


def offers(giver: Hero, hero: Hero) -> list[Found]:
    """What one can hand to another who has room for it; a huskarl keeps its missiles (GN-7.20, GN-7.23,
    GN-26.9)."""
    kinds = range(len(SUPPLIES)) if figures.is_character(giver) else range(MISSILE + 1, len(SUPPLIES))
    found: list[Found] = [
        ("item", item, place) for item in carrying.carried(giver) for place in places_for(hero, item)
    ]
    found += [("supply", kind) for kind in kinds if giver.supplies[kind] and carrying.supply_room(hero, kind)]
    return found


def perform(s: State, chosen: Handled) -> None:
    turn = s.turn
    if turn is None:
        raise RuleError("no hero is activated")
    if chosen[0] == "ready":
        turn.mp -= READY_COST
        change(s, turn.who, chosen[1], chosen[2], "GN-7.4")
    elif chosen[0] == "drink":
        drink(s, turn.who, chosen[1])
    elif chosen[0] == "pick":
        turn.mp -= pick_cost(s)
        s.next(pick_up.later(turn.who, chosen[1]))
    else:
        turn.mp -= GIVE_COST  # only the giver pays (GN-7.18)
        s.next(hand_over.later(turn.who, chosen[1]))


def change(s: State, who: int, item: int, place: str, rule: str) -> None:
    """A thing goes to a new place; what was there goes where it came from."""
    hero = s.heroes[who]
    there = {carrying.READY: hero.ready, carrying.OFF_HAND: hero.off_hand}.get(place, NONE)
    home = carrying.drop(hero, item)
    hero.put(item, place)
    if there != NONE:
        hero.put(there, home)
    s.tell(events.Readied, who, item, place, s.turn.mp if s.turn else 0, rule=rule)


@step(part=SCENARIO)
def pick_up(s: State, who: Who, cell: OrNone[Square]) -> Asking[None]:
    """Any number of things from one square for one payment (GN-7.15, GN-7.16)."""
    hero = s.heroes[who]
    options: list[Found | Done] = [*finds(s, hero, cell), "done"]
    chosen = yield from ask(hero.seat, "take", options, subject=(who, cell), rule="GN-7.15")
    if chosen == "done":
        return
    take(s, who, cell, chosen)
    s.next(pick_up.later(who, cell))


def take(s: State, who: int, cell: Cell, chosen: Found) -> None:
    hero = s.heroes[who]
    if chosen[0] == "item":
        pile = next(each for each in piles(s, cell) if chosen[1] in each.items)
        pile.items.remove(chosen[1])
        hero.put(chosen[1], chosen[2])
        if cell == NONE:
            s.tell(events.ItemFetched, who, chosen[1], chosen[2], rule="GN-30.5")
        else:
            s.tell(events.ItemTaken, who, chosen[1], chosen[2], cell, rule="GN-7.9")
    else:
        kind = chosen[1]
        pile = next(each for each in piles(s, cell) if each.supplies[kind])
        n = min(pile.supplies[kind], carrying.supply_room(hero, kind))
        pile.supplies[kind] -= n
        hero.supplies[kind] += n
        s.tell(events.SupplyGained, who, kind, n, rule="GN-7.9")
    s.piles = [each for each in s.piles if filled(each)]


def filled(pile: Pile) -> bool:
    return bool(pile.items) or any(pile.supplies)


@step(part=SCENARIO)
def hand_over(s: State, who: Who, whom: Who) -> Asking[None]:
    """Any number of things to one receiver, as far as they fit (GN-7.21 to GN-7.23)."""
    giver, hero = s.heroes[who], s.heroes[whom]
    options: list[Found | Done] = [*distinct(s, offers(giver, hero)), "done"]
    chosen = yield from ask(giver.seat, "give", options, subject=(who, whom), rule="GN-7.22")
    if chosen == "done":
        return
    if chosen[0] == "item":
        carrying.drop(giver, chosen[1])
        receive(hero, chosen[1], chosen[2])
        s.tell(events.ItemGiven, who, whom, chosen[1], chosen[2], rule="GN-7.19")
    else:
        giver.supplies[chosen[1]] -= 1
        hero.supplies[chosen[1]] += 1
        s.tell(events.SupplyGiven, who, whom, chosen[1], 1, rule="GN-7.19")
    s.next(hand_over.later(who, whom))


def places_for(hero: Hero, item: int) -> list[str]:
    """Free places, and the hand if what it holds can be stowed (GN-7.21)."""
    found = carrying.places(hero, item)
    if carrying.is_arm(item) and hero.ready != NONE and stowed(hero, hero.ready):
        alone = hero.off_hand == NONE or carrying.pair(item, hero.off_hand)
        found += [SWAP] if alone else []
    return found


def stowed(hero: Hero, item: int) -> list[str]:
    return [place for place in carrying.places(hero, item) if place in (carrying.PACK, carrying.BELT)]


def receive(hero: Hero, item: int, place: str) -> None:
    if place == SWAP:
        old = hero.ready
        hero.put(old, stowed(hero, old)[0])
        place = carrying.READY
    hero.put(item, place)


@step(part=SCENARIO)
def rearrange(s: State, who: Who) -> Asking[None]:
    """Free of charge in the Interlude (GN-30.12)."""
    hero = s.heroes[who]
    options: list[Rearranged | Done] = [*arrangements(s, hero), "done"]
    chosen = yield from ask(hero.seat, "rearrange", options, subject=(who,), rule="GN-30.12")
    if chosen != "done":
        change(s, who, chosen[1], chosen[2], "GN-30.12")
        s.next(rearrange.later(who))


def arrangements(s: State, hero: Hero) -> list[Rearranged]:
    """What can be moved to another place on a hero's board for nothing."""
    moves = [*carrying.changes(hero), *carrying.stowings(hero)]
    found: list[Rearranged] = [("ready", item, place) for item, place, _ in moves]
    return distinct(s, found)


@step(part=SCENARIO)
def after_search(s: State, who: Who, cell: Square) -> Asking[None]:
    """The hero picks up what was found and rearranges what it has, in any order, for nothing (GN-10.8,
    GN-10.9, GN-10.13)."""
    hero = s.heroes[who]
    if not figures.on_map(hero):
        return
    found = finds(s, hero, cell)
    options: list[Found | Rearranged | Done] = [*found, *arrangements(s, hero), "done"]
    name, rule = ("take", "GN-10.8") if found else ("rearrange", "GN-10.9")
    chosen = yield from ask(hero.seat, name, options, subject=(who, cell), rule=rule)
    if chosen == "done":
        return
    if chosen[0] == "ready":
        change(s, who, chosen[1], chosen[2], "GN-10.9")
    else:
        take(s, who, cell, chosen)
    s.next(after_search.later(who, cell))
