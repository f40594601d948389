"""Options to the first state: a party, a scenario and its level (1, 3, 49), or a new campaign (34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, Meta

from wyprawa.games.gloomhaven import levels
from wyprawa.games.gloomhaven.content import (
    BOXES,
    CLASSES,
    GOALS,
    ITEMS,
    SCENARIOS,
    TABLES,
)
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, GRADES, NAME, Grade, cards_of
from wyprawa.games.gloomhaven.party import (
    SOLO_LEVEL,
    Character,
    HeroSpec,
    choosable,
    ignores,
    made,
    modifier_deck,
    too_high,
)
from wyprawa.games.gloomhaven.picking import CLASS_FACES, SCENARIO_FACES, SCENARIO_WORDS
from wyprawa.games.gloomhaven.sheets import Campaign, Line, Party, new_world
from wyprawa.games.gloomhaven.special import Verb, faults
from wyprawa.games.gloomhaven.state import (
    BY_HAND,
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
_ALONE = {"when": {"play": ("scenario",)}}  # in a campaign it is asked, or comes by itself
_DIFFICULTY = Meta(extra={"when": {"level": (None,), "play": ("scenario",)}})
_SCENARIO = Meta(
    extra={
        "choices": (*SCENARIOS, "dungeon"),
        "faces": SCENARIO_FACES,
        "words": SCENARIO_WORDS,
        **_ALONE,
    }
)
_Unoffered = Meta(extra={"offered": False})  # no field for it in a form


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`scenario` is an id or a number of the book, or "dungeon". Heroes are classes, which come at
    `hero_level`, or specs.

    With the `outfit` "by_hand" players choose perks, items and cards of their heroes at the
    table, beginning with what is usual.

    `led_by` says which seat leads each hero; without it they take turns. Without `level` the recommended one
    is taken at the `difficulty`. `penalties` are the grades of a random dungeon's rooms (GH-49.18).
    `crossed` are treasures already looted in the campaign (GH-4.30). `event` is what the event before the
    scenario does to the party, in the verbs of `special` (GH-1.9). `campaign` gives a scenario played by
    itself the rewards of its page.

    `play` says whether it is one scenario or a whole campaign, which begins in Gloomhaven with new characters
    of the classes named in `heroes`, or as players choose. It ends after so many `chapters`, won or lost; 0
    is without end.
    """

    seats: _Seats = 2
    play: Literal["scenario", "campaign"] = "scenario"
    scenario: Annotated[Word | Small, _SCENARIO] = "black-barrow"
    heroes: Annotated[Some[Word | HeroSpec], _HEROES] = ()
    hero_level: Annotated[int, Meta(ge=1, le=9, extra=_ALONE)] = 1
    led_by: Annotated[Some[Index], _Unoffered] = ()
    outfit: Annotated[Literal["usual", "by_hand"], Meta(extra=_ALONE)] = "usual"
    difficulty: Annotated[levels.Difficulty, _DIFFICULTY] = "normal"
    level: Annotated[Annotated[int, Meta(ge=0, le=7)] | None, Meta(extra=_ALONE)] = None
    chapters: Annotated[int, Meta(ge=0, le=200, extra={"when": {"play": ("campaign",)}})] = 0
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
        if self.play == "campaign":
            of_campaign(self)
        led_by(self, len(newcomers(self) if self.play == "campaign" else characters(self)))


_FOR_ONE = (
    "scenario",
    "hero_level",
    "outfit",
    "level",
    "difficulty",
    "campaign",
    "crossed",
    "event",
    "penalties",
)


def of_campaign(options: Options) -> None:
    """What is settled anew for each scenario of a campaign cannot be given for all of them."""
    for field in msgspec.structs.fields(Options):
        if field.name in _FOR_ONE and getattr(options, field.name) != field.default:
            raise SetupError(f"{field.name} is for one scenario, not for a campaign", "wrong-campaign")


class Chapter(NamedTuple):
    """A scenario to be played: who plays it, led by which seats, at which level."""

    scenario: str
    party: list[Character]
    seats: list[int]
    level: levels.Level
    variant: int
    crossed: tuple[int, ...] = ()
    event: tuple[Verb, ...] = ()
    penalties: tuple[Grade, Grade, Grade] = GRADES


def setup(options: Options, chance: Chance) -> State:
    """The state before the first question. The rest of setting up is asked (GH-1)."""
    if options.play == "campaign":
        return founded(options, chance)
    party = characters(options)
    if options.outfit == "by_hand":
        party = [msgspec.structs.replace(each, perks=()) for each in party]
    seats = led_by(options, len(party))
    raised = (len(set(seats)) == 1 < len(party)) or options.open_information  # GH-3.9
    level = options.level
    if level is None:  # GH-3.5
        level = levels.recommended([each.level for each in party], options.difficulty)
    chapter = Chapter(
        scenario=scenario_id(options.scenario),
        party=party,
        seats=seats,
        level=levels.of_level(level, raised=raised),
        variant=variant(options)
        | OPEN * raised
        | CAMPAIGN * options.campaign
        | BY_HAND * (options.outfit == "by_hand"),
        crossed=options.crossed,
        event=options.event,
        penalties=options.penalties,
    )
    return laid_out(chapter, options.seats, chance)


def variant(options: Options) -> int:
    return REDUCED * options.reduced_randomness | PERMANENT * options.permanent_death


def laid_out(chapter: Chapter, seats: int, chance: Chance) -> State:
    """A scenario before its first question."""
    goals = list(GOALS)
    s = State(
        seats=seats,
        scenario=chapter.scenario,
        level=chapter.level.level,
        monster_level=chapter.level.monster,
        trap_damage=chapter.level.trap,
        started=len(chapter.party),
        variant=chapter.variant,
        heroes=[],
        next_figure=len(chapter.party),
        chance=chance,
        curses=[TABLES.curse, TABLES.curse],
        blesses=TABLES.bless,
        monsters=Modifiers([card for card, copies in TABLES.deck.items() for _ in range(copies)]),
        penalties=chapter.penalties,
        crossed=list(chapter.crossed),
        event=chapter.event,
        rooms=0b10,
    )
    for number, (character, seat) in enumerate(zip(chapter.party, chapter.seats, strict=True)):
        hero = hero_of(character, seat)
        for card, half, what in character.enhancements:
            s.stickers[card] = (*s.stickers.get(card, ()), f"{half} {what}")
        hero.goals = deal(2, goals, chance, "battle-goal")  # GH-1.5
        s.heroes.append(hero)
        most = CLASSES[character.character].hp[character.level - 1]
        s.figures[number] = Figure("hero", character.character, PARTY, NOWHERE, most, most)  # GH-1.14
    s.goals = goals
    page = None if s.scenario == NAME else SCENARIOS[s.scenario]
    if page is None or page.cards is not None:
        s.dungeon_rooms, s.dungeon_monsters = cards_of(page)
        room = chance.take(s.dungeon_rooms, "dungeon-room")  # GH-49.5
        monsters = chance.take(s.dungeon_monsters, "dungeon-monsters")
        s.plan = DUNGEONS.begin(room, monsters, 0, chapter.penalties[0])
    return s


def founded(options: Options, chance: Chance) -> State:
    """A campaign before its first character; no map is laid out."""
    classes = newcomers(options)
    lines = [Line(seat) for seat in led_by(options, len(classes))]
    length = options.chapters
    camp = Campaign(new_world(), lines, parties=[Party(0)], length=length, newcomers=classes)
    return at_home(options.seats, chance, variant(options) | OPEN * options.open_information, camp)


def at_home(seats: int, chance: Chance, variant: int, camp: Campaign) -> State:
    """The table while nobody is in a scenario."""
    return State(
        seats=seats,
        scenario="black-barrow",
        level=0,
        monster_level=0,
        trap_damage=0,
        started=0,
        variant=variant,
        heroes=[],
        chance=chance,
        camp=camp,
    )


def newcomers(options: Options) -> tuple[str, ...]:
    """The classes a campaign begins with, "" for one that its player chooses."""
    given = options.heroes or ("",) * max(2, options.seats)
    classes = [each for each in given if isinstance(each, str)]
    starting = [name for name in CLASSES if name not in BOXES]
    if len(classes) < len(given):
        raise SetupError("a campaign begins with new characters: name classes alone", "wrong-newcomers")
    if wrong := [each for each in classes if each not in ("", *starting)]:
        raise SetupError(
            f"{wrong[0]!r} cannot begin a campaign; {', '.join(starting)} can", "wrong-newcomers"
        )
    _party_of(classes)
    return tuple(classes)


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
    solo = solo_class(scenario_id(options.scenario))
    specs = specs_of(options.heroes, solo, options.seats, options.hero_level)
    if solo:
        _alone([(each.character, each.level) for each in specs], solo)
    else:
        _party_of([each.character for each in specs])
    owners = Counter(item for spec in specs for item in spec.items or ())
    party: list[Character] = []
    for spec in specs:
        party.append(made(spec, gone(owners)))
        if spec.items is None:
            owners.update(party[-1].items)
    for item, count in owners.items():
        if count > ITEMS[item].copies:  # GH-2.23
            raise GameError(f"item {item} is there {count} times, but has {ITEMS[item].copies} copies")
    return party


def specs_of(
    heroes: tuple[str | HeroSpec, ...], solo: str | None, seats: int, hero_level: int
) -> list[HeroSpec]:
    """The heroes of a scenario as options give them, or who comes if they name none."""
    given = heroes or ((solo,) if solo else NEWCOMERS[: max(2, seats)])
    level = max(SOLO_LEVEL, hero_level) if solo else hero_level
    return [each if isinstance(each, HeroSpec) else HeroSpec(character=each, level=level) for each in given]


def gone(owners: Mapping[int, int]) -> frozenset[int]:
    """Items of which all copies have owners."""
    return frozenset(n for n, count in owners.items() if n in ITEMS and count >= ITEMS[n].copies)


def _party_of(classes: list[str]) -> None:
    if not 2 <= len(classes) <= MOST:  # GH-1.1
        raise SetupError(f"a scenario is for 2 to 4 characters, not {len(classes)}", "wrong-party-size")
    named = [each for each in classes if each]
    if len(set(named)) < len(named):  # GH-1.2
        raise SetupError(f"each class can take part once: {', '.join(named)}", "wrong-party-twice")


def solo_class(scenario: str) -> str | None:
    """The class that plays a scenario alone, if it is one for a single character."""
    if scenario == NAME or scenario not in SCENARIOS.solos:
        return None
    return SCENARIOS[scenario].solo


def _alone(party: list[tuple[str, int]], solo: str) -> None:
    if [name for name, _ in party] != [solo] or party[0][1] < SOLO_LEVEL:
        raise SetupError(f"this scenario is for one {solo} of level {SOLO_LEVEL} or more alone", "wrong-solo")


def led_by(options: Options, heroes: int) -> list[int]:
    """The seat that leads each hero."""
    seats = list(options.led_by) or [n % options.seats for n in range(heroes)]
    if len(seats) != heroes or set(seats) != set(range(options.seats)):
        raise SetupError(
            f"{heroes} heroes for {options.seats} seats, each of which must lead one: {seats}",
            "wrong-party-seats",
        )
    return seats


def hero_of(character: Character, seat: int) -> Hero:
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
    played yet (GH-5.6): these may be any that make a legal hand. In a campaign everybody knows which cards
    a character has."""
    others = [who for who, hero in enumerate(s.heroes) if hero.seat != seat]
    for who in others:
        s.goals += s.heroes[who].goals
    for who in others:
        hero = s.heroes[who]
        hero.goals = deal(len(hero.goals), s.goals, chance, "battle-goal")
        if not s.variant & OPEN:
            _other_hand(hero, _pool(s, who), chance)


def _pool(s: State, who: int) -> list[int]:
    if s.shelf is UNSET:
        return choosable(s.heroes[who].character, s.heroes[who].level)
    return list(s.shelf.campaign.members[s.shelf.heroes[who]].pool)


def _other_hand(hero: Hero, pool: list[int], chance: Chance) -> None:
    known = {*hero.shown, *hero.discard, *hero.lost, *hero.picked, *(active.card for active in hero.active)}
    hidden = [card for card in hero.hand if card not in known]
    pile = [card for card in pool if card not in known]
    found: list[int] = []
    while len(found) < len(hidden):
        card = chance.take(pile, "hand")
        if not too_high([*known, *found, card], hero.level):
            found.append(card)
    hero.hand = [card for card in hero.hand if card in known] + sorted(found)
