"""The box of Gloomhaven as records. What a card says is here, what it does is in `rules`.

Ability cards, monster cards, items and treasures go by the numbers printed on them, everything else by name.
A file begins with its schema, which editors read (`schema.py`), and says where its figures come from:

    #:schema ../../schema.json
    source = "published"

**An ability card** (`cards/`) has two halves. `do` lists abilities in printed order, one a line; beside it
stands what becomes of the card (`actions.Action`): `xp`, `make` (elements), `lost`, `active` with its use
spaces in `slots`.

    [[cards]]  # Trample
    id = 1
    class = "brute"
    level = 1
    initiative = 72
    top = { do = [{ do = "attack", value = 3, pierce = 2 }] }
    bottom = { do = [
        { do = "move", value = 4, jump = true },
        { do = "attack", value = 2, to = { who = "enemies", around = "path" } },
    ], xp = 2, lost = true }

The first word of an ability is its verb (`abilities/verbs.py`). `value` is its main number, a formula where
it depends on something (`"moved"`, `"2C"`). `to` says whom it is for and where they must be (`terms.Whom`): a
singular word chooses, a plural one means all of them. "All" of what is counted is `"all"`. What changes an
ability is one of its `boosts` (`Boost`, and `joining.Changes` for the fields): what it takes comes first
(`use` elements, `pay`, `when` a test holds), then what it changes. A test is a list of which all must hold,
words or records with a number or a name (`terms.Test`).

    { do = "attack", value = 3, range = 3, boosts = [{ use = ["fire"], add = 1, give = ["wound"], xp = 1 }] },
    { do = "attack", value = 2, boosts = [{ when = ["flanked", { when = "hp", most = 5 }], add = 2 }] },

What works later is a `bonus`: at which moment (`Moment`), for whom, and what it changes or does then.

    { do = "bonus", at = "attack_damage", boost = { shield = 1 } },

**An item** (`items.toml`) has bonuses `on` its moments, without the verb, and in `has` what it does all the
time.

    { id = 1, slot = "legs", price = 20, copies = 2, prosperity = 1, use = "spent", on = [
        { at = "move", boost = { add = 2 } },
    ] },

**A monster** (`monsters.toml`) has a row of eight numbers, for levels 0 to 7, for each figure of its stat
card, normal and elite, and names its deck (`decks.toml`). On monster cards `own` is added to the monster's
own number.

    { id = 701, initiative = 71, shuffle = true, do = [
        { do = "attack", own = 0 },
        { do = "suffer", value = 2, to = { who = "enemies", within = 1 } },
    ] },

A boss (`bosses.toml`) has its two specials, written like a `do`.

**A scenario** (`scenarios/`, a file each) lists rooms, doors and what stands in them (`places.py`); its goal,
its special rules, rewards and treasures are written with the verbs and conditions of `special`. What
happens to figures, cards and elements are the verbs of abilities again; nobody acts, so `to` says to whom:

    goal = { when = "cleared", everywhere = true }
    setup = [{ do = "give", give = ["muddle"], to = { who = "characters" }, lasting = true }]
    rewards = [{ do = "achieve", achievement = "first-steps", scope = "party" }]

What an event does to the next scenario is said in the same words (`Options.event`).

**The campaign** has events (`events/`), personal quests, achievements, regions, sealed boxes and envelopes:
see `stories.py`.

Names and texts are in `words/`; `wyprawa audit gloomhaven` says what is missing or refers to nothing.
"""

from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple

import msgspec

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.content.rows import (
    Area,
    Axial,
    Boss,
    Build,
    Card,
    CharacterClass,
    Deck,
    Enhancements,
    Goal,
    Half,
    Item,
    Modifier,
    Monster,
    Spots,
    Summoned,
    Tables,
    Treasure,
)
from wyprawa.games.gloomhaven.places import DungeonMonsters, DungeonRoom, MapTile, Scenario
from wyprawa.games.gloomhaven.stories import Achievement, Box, Event, Quest, Region, Sealed
from wyprawa.parts.content import LATE, PARTS, Later, Parts, load


class Content(msgspec.Struct, frozen=True):
    areas: tuple[Area, ...]
    modifiers: tuple[Modifier, ...]
    classes: dict[str, CharacterClass]
    cards: Annotated[tuple[Card, ...], PARTS]
    spots: dict[str, Spots]
    builds: dict[str, Build]
    summons: tuple[Summoned, ...]
    monsters: dict[str, Monster]
    bosses: dict[str, Boss]
    decks: dict[str, Deck]
    items: tuple[Item, ...]
    goals: tuple[Goal, ...]
    treasures: tuple[Treasure, ...]
    tables: Tables
    # places
    scenarios: Annotated[tuple[Scenario, ...], LATE]
    map_tiles: tuple[MapTile, ...]
    dungeon_rooms: tuple[DungeonRoom, ...]
    dungeon_monsters: tuple[DungeonMonsters, ...]
    # the campaign
    events: tuple[Event, ...]
    quests: tuple[Quest, ...]
    achievements: tuple[Achievement, ...]
    boxes: dict[str, Box]
    regions: dict[str, Region]
    sealed: tuple[Sealed, ...]
    enhancements: Enhancements


LAST = 95  # the book's last page; those for one character have higher numbers


class Pages(MutableMapping[str, Scenario]):
    """The scenarios by id, each read from its file when it is asked for.

    A file is called after the scenario's number and id: `07_vibrant_grotto.toml`. Those put in by hand come
    after those of the book.
    """

    def __init__(self, scenarios: Sequence[Scenario]) -> None:
        assert isinstance(scenarios, Later)  # what `LATE` makes of it
        self._book: Later[Scenario] = scenarios
        named = [(file, *file.split("_", 1)) for file in scenarios.names]
        named.sort(key=lambda one: int(one[1]) if one[1].isdecimal() else 0)
        self._files = {id.replace("_", "-"): file for file, _, id in named}
        self.numbers = {int(number): id.replace("_", "-") for _, number, id in named if number.isdecimal()}
        self.solos = frozenset(id for number, id in self.numbers.items() if number > LAST)
        """For one character alone."""
        self.read: dict[str, Scenario] = {}  # so far

    def at(self, number: int) -> Scenario:
        """The scenario with this number in the book."""
        return self[self.numbers[number]]

    def __getitem__(self, id: str) -> Scenario:
        if id not in self.read:
            self.read[id] = self._book.named(self._files[id])
        return self.read[id]

    def __setitem__(self, id: str, page: Scenario) -> None:
        self.read[id] = page

    def __delitem__(self, id: str) -> None:
        del self.read[id]

    def __contains__(self, id: object) -> bool:
        return id in self._files or id in self.read

    def __iter__(self) -> Iterator[str]:
        return iter({**self._files, **self.read})

    def __len__(self) -> int:
        return len({**self._files, **self.read})


class Spot(NamedTuple):
    """One line of an ability with enhancement spots."""

    ability: int  # its place in the action, counted from 0
    line: str  # a field of the ability, or of the summoned figure
    kinds: str  # one letter for each spot
    hexes: tuple[Axial, ...] = ()
    inner: int = -1  # the place in what that ability has others do, counted from 0

    @property
    def where(self) -> str:
        """As stickers name it: `1.value`, `1/2.value` for one that is commanded."""
        inner = f"/{self.inner + 1}" if self.inner >= 0 else ""
        return f"{self.ability + 1}{inner}.{self.line}"

    def on(self, action: Action) -> Any:
        """The ability that the line belongs to."""
        ability: Any = action.do[self.ability]
        return ability.then[self.inner] if self.inner >= 0 else ability


class Areas(dict[str, Area]):
    """Areas by name, those too that hex stickers make (`wider`)."""

    def __missing__(self, name: str) -> Area:
        base, *more = name.split("+")
        if not more or base not in self:
            raise KeyError(name)
        hexes = [(int(q), int(r)) for q, r in (each.split(",") for each in more)]
        self[name] = Area(id=name, own=self[base].own, hexes=(*self[base].hexes, *hexes))
        return self[name]


class AbilityCards(Mapping[int, Card]):
    """Ability cards by number; those of a class are read when one of them is asked for."""

    def __init__(self) -> None:
        self._known: dict[int, Card] = {}

    def __getitem__(self, number: int) -> Card:
        card = self._known.get(number)
        if card is None:
            owner = owner_of(number)
            if owner is None:
                raise KeyError(number)
            self._known |= {card.id + n: card for card in cards_of(owner) for n in range(card.copies)}
            card = self._known[number]
        return card

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and owner_of(number) is not None

    def __iter__(self) -> Iterator[int]:
        for first, last in (each.cards for each in CLASSES.values()):
            yield from range(first, last + 1)

    def __len__(self) -> int:
        return sum(last - first + 1 for first, last in (each.cards for each in CLASSES.values()))


def cards_of(character: str) -> tuple[Card, ...]:
    """The cards of a class."""
    cards: Sequence[Card] = CONTENT.cards
    assert isinstance(cards, Parts)  # what `PARTS` makes of it
    return cards.part(character)


@cache
def owner_of(number: int) -> str | None:
    """The class that a card number belongs to."""
    return next((name for name, each in CLASSES.items() if each.cards[0] <= number <= each.cards[1]), None)


CONTENT = load(Content, "wyprawa.games.gloomhaven")
AREAS = Areas({area.id: area for area in CONTENT.areas})
MODIFIERS = {modifier.id: modifier for modifier in CONTENT.modifiers}
CLASSES, MONSTERS, BOSSES, DECKS = CONTENT.classes, CONTENT.monsters, CONTENT.bosses, CONTENT.decks
CARDS = AbilityCards()
SUMMONS = {figure.id: figure for figure in CONTENT.summons}
ITEMS = {item.id: item for item in CONTENT.items}
GOALS = {goal.id: goal for goal in CONTENT.goals}
TREASURES = {treasure.id: treasure for treasure in CONTENT.treasures}
BUILDS, TABLES = CONTENT.builds, CONTENT.tables
SCENARIOS = Pages(CONTENT.scenarios)
MAP_TILES = {side: tile for tile in CONTENT.map_tiles for side in tile.sides}
DUNGEON_ROOMS, DUNGEON_MONSTERS = CONTENT.dungeon_rooms, CONTENT.dungeon_monsters
EVENTS = {event.id: event for event in CONTENT.events}
QUESTS = {quest.id: quest for quest in CONTENT.quests}
ACHIEVEMENTS = {each.id: each for each in CONTENT.achievements}
BOXES, REGIONS = CONTENT.boxes, CONTENT.regions
SEALED = {each.id: each for each in CONTENT.sealed}
ENHANCEMENTS = CONTENT.enhancements


def wider(area: str, hexes: tuple[Axial, ...]) -> str:
    """The name of an area with these hexes added to it by stickers (GH-42.12)."""
    return area + "".join(f"+{q},{r}" for q, r in hexes)


def spots(card: int, half: Half) -> Iterator[Spot]:
    """The enhancement spots of an action."""
    for text in getattr(CONTENT.spots[CARDS[card].character], half).get(str(card), ()):
        where, kinds, *hexes = text.split()
        place, line = where.split(".")
        ability, _, inner = place.partition("/")
        extra = tuple((int(q), int(r)) for q, r in (at.split(",") for at in hexes))
        yield Spot(int(ability) - 1, line, kinds, extra, int(inner or 0) - 1)
