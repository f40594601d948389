"""How many pieces of each kind there are, and those that no annotation shows.

Not counted: money, damage and condition tokens, which are no limit (GH-2.23); overlay tiles, which abilities
make, move and destroy; −1 cards beyond those of the sheets, because nothing says how many a scenario added;
items of a scenario that is played by itself, where no sheet says what the heroes came with. Event cards, and
rooms of a dungeon that did not fit, may be out of the game, but none is there twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import UNSET

from wyprawa.games.gloomhaven.campaign.steps import STEPS
from wyprawa.games.gloomhaven.content import (
    BOSSES,
    CARDS,
    CLASSES,
    DECKS,
    DUNGEON_MONSTERS,
    DUNGEON_ROOMS,
    EVENTS,
    GOALS,
    ITEMS,
    MODIFIERS,
    MONSTERS,
    QUESTS,
    SCENARIOS,
    TABLES,
)
from wyprawa.games.gloomhaven.dungeon import NAME, cards_of
from wyprawa.games.gloomhaven.party import Character, modifier_deck
from wyprawa.games.gloomhaven.rules.query.facts import MONSTER_CARDS
from wyprawa.games.gloomhaven.rules.query.summons import COLOURS
from wyprawa.games.gloomhaven.rules.turns import hero_turn
from wyprawa.games.gloomhaven.sheets import SIDES
from wyprawa.games.gloomhaven.state import Modifiers, State
from wyprawa.parts.described import Described, Piece

_MOST = {name: kind.standees for name, kind in MONSTERS.items()} | {
    name: kind.standees for name, kind in BOSSES.items()
}
STANDEES = {f"{name} {number}": 1 for name, most in _MOST.items() for number in range(1, most + 1)}
DESIGNS = {item.id: 1 for item in ITEMS.values() if item.random_design}


def _events(deck: str) -> dict[int, int]:
    return {int(name.removeprefix(f"{deck}-")): 1 for name in EVENTS if name.startswith(f"{deck}-")}


SET_ASIDE = (hero_turn.extra_turn.name, hero_turn.own_turn_back.name)  # steps that hold cards (GH-8.29)
CITY, ROAD = _events("city"), _events("road")


# --- how many there are -------------------------------------------------------------------------------------


def cards(s: State) -> dict[int, int]:
    """Ability cards; which ones a hero took along nothing says, but how many (`hands`)."""
    return dict.fromkeys(_cards(s), 1)


def hands(s: State) -> dict[str, int]:
    return {hero.character: CLASSES[hero.character].hand for hero in s.heroes}


def _cards(s: State) -> Iterator[int]:
    for hero in s.heroes:
        for pile in (hero.hand, hero.picked, hero.discard, hero.lost):
            yield from pile
        yield from (active.card for active in hero.active)
    for step, *given in s.agenda:
        if step in SET_ASIDE:
            yield from [card for card in given[1:] if isinstance(card, int)]


def items(s: State) -> Counter[int]:
    """What the sheets say the heroes came with, and what they found; at home, the supply (GH-39.7)."""
    if s.camp is not UNSET:
        return Counter(s.camp.world.supply)
    found = Counter(item for hero in s.heroes for item in hero.loot)
    if s.shelf is not UNSET:
        people = s.shelf.campaign.members
        return found + Counter(item for who in s.shelf.heroes for item in people[who].items)
    for hero in s.heroes:
        found.update([*hero.stored, *(held.item for held in hero.items)])
    return found


def _decks(s: State) -> Iterator[Modifiers]:
    yield s.monsters
    yield from (hero.deck for hero in s.heroes)


def modifiers(s: State) -> Counter[str]:
    """The monsters' deck, those of the heroes with their perks and items, and the supplies (GH-14.25)."""
    if s.camp is not UNSET:
        return Counter(curse=sum(s.curses), bless=s.blesses)
    there = Counter(TABLES.deck)
    for hero in s.heroes:
        worn = tuple(held.item for held in hero.items if hero.goals)  # until all is put back (GH-32.4)
        there.update(modifier_deck(Character(character=hero.character, perks=hero.perks, equipped=worn)))
    lie = sum(deck.undrawn.count("minus_1") + deck.drawn.count("minus_1") for deck in _decks(s))
    there["minus_1"] = max(there["minus_1"], lie)
    return there + Counter(curse=2 * TABLES.curse, bless=TABLES.bless)


def monster_cards(s: State) -> dict[int, int]:
    return {card.id: 1 for name in s.decks for card in DECKS[name].cards}


def standees(s: State) -> dict[str, int]:
    return {piece: 1 for piece in STANDEES if piece.rpartition(" ")[0] in s.standees}


def rooms(s: State) -> dict[int, int]:
    return dict.fromkeys(_dungeon(s)[0], 1)


def room_monsters(s: State) -> dict[int, int]:
    return dict.fromkeys(_dungeon(s)[1], 1)


def _dungeon(s: State) -> tuple[list[int], list[int]]:
    if s.scenario == NAME:
        return cards_of(None)
    page = SCENARIOS.get(s.scenario)
    return cards_of(page) if s.draft is None and page is not None and page.cards is not None else ([], [])


def goals(s: State) -> dict[str, int]:
    return dict.fromkeys(GOALS, 1) if s.heroes else {}


def quests(s: State) -> dict[str, int]:
    return {} if s.camp is UNSET else dict.fromkeys(QUESTS, 1)


def designs(s: State) -> dict[int, int]:
    return {} if s.camp is UNSET else DESIGNS


def sides(s: State) -> dict[int, int]:
    return {} if s.camp is UNSET else dict.fromkeys(SIDES, 1)


# --- where they are, if no annotation says so ---------------------------------------------------------------


def others(s: State) -> Iterator[Piece]:
    """Standees and tokens on the map and beside it, and what is beside the sheets of a campaign."""
    for name, free in s.standees.items():
        yield from (Piece("standee", f"{name} {number}", "free") for number in free)
    for who, figure in s.figures.items():
        if figure.kind in ("monster", "boss"):
            yield Piece("standee", f"{figure.name} {figure.number}", f"figures[{who}]")
        elif figure.kind == "summon":
            yield Piece("summon token", figure.number, f"figures[{who}]")
    taken = {figure.number for figure in s.figures.values() if figure.kind == "summon"}
    yield from (Piece("summon token", n, "free") for n in range(1, COLOURS + 1) if n not in taken)
    yield from (Piece("hand", CARDS[card].character, "a pile") for card in _cards(s) if not CARDS[card].pack)
    if s.camp is UNSET:
        return
    here = s.camp.world
    owned = Counter(item for it in s.camp.members for item in it.items)
    for item, copies in here.supply.items():
        yield from [Piece("item", item, "the shop")] * (copies - owned[item])
    yield from (Piece("design", item, "the supply") for item in here.supply if item in DESIGNS)
    yield from (Piece("side scenario", n, "unlocked") for n in here.unlocked if n in SIDES)


DESCRIBED = Described(
    state=State,
    steps=STEPS,
    tables={
        "card": {card: f"card-{card}" for card in CARDS},
        "hand": {name: name for name in CLASSES},
        "item": {item: f"item-{item}" for item in ITEMS},
        "monster card": {card: f"monster-card-{card}" for card in MONSTER_CARDS},
        "modifier": {name: name for name in MODIFIERS},
        "goal": {name: name for name in GOALS},
        "quest": {name: name for name in QUESTS},
        "room": [card.id for card in DUNGEON_ROOMS],
        "room monsters": [card.id for card in DUNGEON_MONSTERS],
        "city event": {n: f"city-{n}" for n in CITY},
        "road event": {n: f"road-{n}" for n in ROAD},
        "design": {item: f"item-{item}" for item in DESIGNS},
        "side scenario": {n: f"scenario-{n}" for n in SIDES},
        "standee": {name: name for name in STANDEES},
        "summon token": {n: str(n) for n in range(1, COLOURS + 1)},
    },
    box={
        "card": cards,
        "hand": hands,
        "item": items,
        "monster card": monster_cards,
        "modifier": modifiers,
        "goal": goals,
        "quest": quests,
        "room": rooms,
        "room monsters": room_monsters,
        "city event": CITY,
        "road event": ROAD,
        "design": designs,
        "side scenario": sides,
        "standee": standees,
        "summon token": dict.fromkeys(range(1, COLOURS + 1), 1),
    },
    gone={
        "city event": lambda s, card: True,  # removed, or not yet in the game
        "road event": lambda s, card: True,
        "room": lambda s, card: True,  # it did not fit behind the last one (GH-49.15)
    },
    extra=others,
)
