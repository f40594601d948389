"""Options to the first state: a party, a scenario and its level (chapters 1, 3, 49)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from wyprawa.games.gloomhaven import levels
from wyprawa.games.gloomhaven.content import (
    CLASSES,
    DUNGEON_MONSTERS,
    DUNGEON_ROOMS,
    GOALS,
    ITEMS,
    SCENARIOS,
    TABLES,
)
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, GRADES, NAME, Grade
from wyprawa.games.gloomhaven.party import (
    Character,
    HeroSpec,
    choosable,
    ignores,
    made,
    modifier_deck,
    too_high,
)
from wyprawa.games.gloomhaven.picking import CLASS_FACES, SCENARIO_FACES, SCENARIO_WORDS
from wyprawa.games.gloomhaven.special import Verb, faults
from wyprawa.games.gloomhaven.state import (
    CAMPAIGN,
    NOWHERE,
    OPEN,
    PARTY,
    PERMANENT,
    REDUCED,
    Figure,
    Held,
    Hero,
    Modifiers,
    State,
)
from wyprawa.kernel import Chance, GameError, SetupError
from wyprawa.kernel.sizes import Index, Small, Some, Word
from wyprawa.parts.decks import deal

NEWCOMERS = ("brute", "spellweaver", "scoundrel", "tinkerer")
MOST = 4  # heroes in a party (GH-1.1)
_Seats: TypeAlias = Annotated[int, Meta(ge=1, le=MOST)]
_HEROES = Meta(extra={"choices": tuple(CLASSES), "most": MOST, "faces": CLASS_FACES})
_SCENARIO = Meta(extra={"choices": (*SCENARIOS, "dungeon"), "faces": SCENARIO_FACES, "words": SCENARIO_WORDS})
_Unoffered = Meta(extra={"offered": False})  # no field for it in a form


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`scenario` is an id or a number of the book, or "dungeon". Heroes are classes, which come at
    `hero_level`, or specs.

    `led_by` says which seat leads each hero; without it they take turns. Without `level` the recommended one
    is taken at the `difficulty`. `penalties` are the grades of a random dungeon's rooms (GH-49.18).
    `crossed` are treasures already looted in the campaign (GH-4.30). `event` is what the event before the
    scenario does to the party, in the verbs of `special` (GH-1.9).
    """

    seats: _Seats = 2
    scenario: Annotated[Word | Small, _SCENARIO] = "black-barrow"
    heroes: Annotated[Some[Word | HeroSpec], _HEROES] = ()
    hero_level: Annotated[int, Meta(ge=1, le=9)] = 1
    led_by: Annotated[Some[Index], _Unoffered] = ()
    difficulty: Annotated[levels.Difficulty, Meta(extra={"when": {"level": (None,)}})] = "normal"
    level: Annotated[int, Meta(ge=0, le=7)] | None = None
    open_information: bool = False
    reduced_randomness: bool = False
    permanent_death: bool = False
    campaign: Annotated[bool, _Unoffered] = False
    crossed: Annotated[Some[Index], _Unoffered] = ()
    event: Annotated[Some[Verb], _Unoffered] = ()
    penalties: Annotated[tuple[Grade, Grade, Grade], _Unoffered] = GRADES

    def __post_init__(self) -> None:
        for each in faults(self.event):
            raise GameError(f"event: {each}")
        scenario_id(self.scenario)
        led_by(self, len(characters(self)))


def setup(options: Options, chance: Chance) -> State:
    """The state before the first question. The rest of setting up is asked (GH-1)."""
    party = characters(options)
    seats = led_by(options, len(party))
    solo = len(set(seats)) == 1  # GH-3.9
    raised = solo or options.open_information
    level = options.level
    if level is None:  # GH-3.5
        level = levels.recommended([each.level for each in party], options.difficulty)
    table = levels.of_level(level, raised=raised)
    goals = list(GOALS)
    s = State(
        seats=options.seats,
        scenario=scenario_id(options.scenario),
        level=table.level,
        monster_level=table.monster,
        trap_damage=table.trap,
        started=len(party),
        variant=REDUCED * options.reduced_randomness
        | PERMANENT * options.permanent_death
        | OPEN * raised
        | CAMPAIGN * options.campaign,
        heroes=[],
        next_figure=len(party),
        chance=chance,
        curses=[TABLES.curse, TABLES.curse],
        blesses=TABLES.bless,
        monsters=Modifiers([card for card, copies in TABLES.deck.items() for _ in range(copies)]),
        penalties=options.penalties,
        crossed=list(options.crossed),
        event=options.event,
        rooms=0b10,
    )
    for number, (character, seat) in enumerate(zip(party, seats, strict=True)):
        hero = _hero(character, seat)
        for card, half, what in character.enhancements:
            s.stickers[card] = (*s.stickers.get(card, ()), f"{half} {what}")
        hero.goals = deal(2, goals, chance, "battle-goal")  # GH-1.5
        s.heroes.append(hero)
        most = CLASSES[character.character].hp[character.level - 1]
        s.figures[number] = Figure("hero", character.character, PARTY, NOWHERE, most, most)  # GH-1.14
    s.goals = goals
    if s.scenario == NAME:
        s.dungeon_rooms = list(range(len(DUNGEON_ROOMS)))
        s.dungeon_monsters = list(range(len(DUNGEON_MONSTERS)))
        room = chance.take(s.dungeon_rooms, "dungeon-room")  # GH-49.5
        monsters = chance.take(s.dungeon_monsters, "dungeon-monsters")
        s.plan = DUNGEONS.begin(room, monsters, 0, options.penalties[0])
    return s


def scenario_id(given: str | int) -> str:
    """The id of a scenario; raises `GameError` if there is none."""
    if given in ("dungeon", NAME):
        return NAME
    if isinstance(given, int) or given.isdecimal():
        found = SCENARIOS.numbers.get(int(given))
        if found is not None:
            return found
    elif given in SCENARIOS:
        return given
    known = ", ".join(f"{number} {id}" for number, id in SCENARIOS.numbers.items())
    raise GameError(f"no scenario {given!r}; there are: {known}, and 'dungeon'")


def characters(options: Options) -> list[Character]:
    """The party; raises `GameError` if the rules do not allow it."""
    given = options.heroes or NEWCOMERS[: max(2, options.seats)]
    specs = [
        each if isinstance(each, HeroSpec) else HeroSpec(character=each, level=options.hero_level)
        for each in given
    ]
    if not 2 <= len(specs) <= MOST:  # GH-1.1
        raise SetupError(f"a scenario is for 2 to 4 characters, not {len(specs)}", "wrong-party-size")
    classes = [each.character for each in specs]
    if len(set(classes)) < len(classes):  # GH-1.2
        raise SetupError(f"each class can take part once: {', '.join(classes)}", "wrong-party-twice")
    owners = Counter(item for spec in specs for item in spec.items or ())
    party: list[Character] = []
    for spec in specs:
        gone = [item for item, count in owners.items() if item in ITEMS and count >= ITEMS[item].copies]
        party.append(made(spec, gone))
        if spec.items is None:
            owners.update(party[-1].items)
    for item, count in owners.items():
        if count > ITEMS[item].copies:  # GH-2.23
            raise GameError(f"item {item} is there {count} times, but has {ITEMS[item].copies} copies")
    return party


def led_by(options: Options, heroes: int) -> list[int]:
    """The seat that leads each hero."""
    seats = list(options.led_by) or [n % options.seats for n in range(heroes)]
    if len(seats) != heroes or set(seats) != set(range(options.seats)):
        raise SetupError(
            f"{heroes} heroes for {options.seats} seats, each of which must lead one: {seats}",
            "wrong-party-seats",
        )
    return seats


def _hero(character: Character, seat: int) -> Hero:
    return Hero(
        seat=seat,
        character=character.character,
        level=character.level,
        perks=character.perks,
        hand=sorted(character.hand),
        deck=Modifiers(modifier_deck(character)),
        items=[Held(item) for item in character.equipped],
        stored=tuple(item for item in character.items if item not in character.equipped),
        ignores=ignores(character),
    )


def resample(s: State, seat: int, chance: Chance) -> None:
    """A seat does not know the battle goals of others (GH-2.21), nor the cards in their hands that were not
    played yet (GH-5.6): these may be any that make a legal hand."""
    others = [hero for hero in s.heroes if hero.seat != seat]
    for hero in others:
        s.goals += hero.goals
    for hero in others:
        hero.goals = deal(len(hero.goals), s.goals, chance, "battle-goal")
        if not s.variant & OPEN:
            _other_hand(hero, chance)


def _other_hand(hero: Hero, chance: Chance) -> None:
    known = {*hero.shown, *hero.discard, *hero.lost, *hero.picked, *(active.card for active in hero.active)}
    hidden = [card for card in hero.hand if card not in known]
    pile = [card for card in choosable(hero.character, hero.level) if card not in known]
    found: list[int] = []
    while len(found) < len(hidden):
        card = chance.take(pile, "hand")
        if not too_high([*known, *found, card], hero.level):
            found.append(card)
    hero.hand = [card for card in hero.hand if card in known] + sorted(found)
