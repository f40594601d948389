"""The box of Gloomhaven as records. What a card says is here, what it does is in `rules`.

Ability cards, monster cards, items and treasures go by the numbers printed on them, everything else by name.
A file begins with its schema, which editors read (`schema.py`), and says where its figures come from:

    #:schema ../../schema.json
    source = "published"

**An ability card** (`cards/`) has two halves. `do` lists abilities in printed order, one a line; beside it
stands what becomes of the card (`Action`): `xp`, `make` (elements), `lost`, `active` with its use spaces in
`slots`.

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
its special rules, rewards and treasures are written with the verbs and conditions of `special.py`. What
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
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec

from wyprawa.games.gloomhaven.abilities.terms import AnyElement, ConditionName, MonsterName, Number
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Action, Bonus, Boost
from wyprawa.games.gloomhaven.places import DungeonMonsters, DungeonRoom, MapTile, Scenario
from wyprawa.games.gloomhaven.special import Verb
from wyprawa.games.gloomhaven.stories import Achievement, Box, Event, Quest, Region, Sealed
from wyprawa.parts.content import LATE, PARTS, Later, Parts, Ref, Row, Source, load
from wyprawa.parts.leaves import Code
from wyprawa.parts.values import Formula, Value

Axial: TypeAlias = tuple[int, int]
ByLevel: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""Monster levels 0 to 7."""
ByHeroLevel: TypeAlias = tuple[int, int, int, int, int, int, int, int, int]
"""Hero or prosperity levels 1 to 9."""
Cards: TypeAlias = dict[Annotated[str, Ref("modifiers")], int]
"""Modifier cards and how many of each."""
Immunity: TypeAlias = ConditionName | Literal["push", "pull"]
Half: TypeAlias = Literal["top", "bottom"]
HALVES: tuple[Half, Half] = ("top", "bottom")
NEVER: ByLevel = (0, 0, 0, 0, 0, 0, 0, 0)


class Area(Row, frozen=True, kw_only=True):
    """A pattern of attacked hexes (GH-12.1); with the attacker's `own` hexes, the grey ones, it is melee."""

    id: str
    own: tuple[Axial, ...] = ()
    hexes: tuple[Axial, ...]


# --- classes and their cards (GH-2, C11) -------------------------------------------------------------------


class Perk(Row, frozen=True):
    """What one box changes in the modifier deck (GH-40.8), or what it lets the hero ignore."""

    boxes: int = 1
    remove: Cards = {}
    add: Cards = {}
    ignore: tuple[Literal["items", "scenario"], ...] = ()  # their negative effects


class CharacterClass(Row, frozen=True):
    ancestry: str
    hand: int
    hp: ByHeroLevel
    event: int  # city and road event that the first retirement adds (GH-43.11)
    perks: tuple[Perk, ...]
    cards: tuple[int, int]  # the numbers of its first and its last card
    locked: bool = False  # in its box when a campaign begins (GH-38.6)
    companion: Annotated[str, Ref("summons")] | None = None  # who comes along and stays


class Card(Row, frozen=True, kw_only=True):
    """An ability card. Those marked X are there from the start, like level 1 (GH-2.3).

    A pack is never part of the hand: others get it from the supply. Its copies have the numbers after it.
    """

    id: int
    character: Annotated[str, Ref("classes")] = msgspec.field(name="class")
    level: int
    x: bool = False
    pack: bool = False
    copies: int = 1
    initiative: int
    top: Action
    bottom: Action


class Spots(Row, frozen=True):
    """Enhancement spots of a class (GH-42.4) by card number, in printed order; `spots` reads them.

    `"1.value d"`: on the value of the first ability, one spot of kind d. `"1.area h 0,-1"`: with the hex a
    sticker there adds. `"1/2.value d"`: on the second of what the first ability has others do. On the cards
    all spots look the same; the kinds are s for numbers only, o for numbers, jump and elements, d also for
    negative and D also for positive conditions, h for a hex.
    """

    top: dict[str, tuple[str, ...]]
    bottom: dict[str, tuple[str, ...]]


class Build(Row, frozen=True):
    """A hero for who does not want to choose: at each level from 2 a card in place of another, and a perk.

    `items` are bought in this order as gold and slots allow.
    """

    cards: tuple[tuple[int, int], ...]  # taken, left at home
    perks: tuple[int, ...]  # by their place in the class's list, counted from 0
    items: tuple[Annotated[int, Ref("items")], ...]


class Summoned(Row, frozen=True):
    """A character's summon (GH-19.4). Range 0 is melee; without an attack it never attacks.

    `do` is what it does in its turn, if that is more than to move and attack.
    """

    id: str
    hp: Number
    move: int
    attack: Number | None = None
    range: int = 0
    fly: bool = False
    shield: int = 0
    retaliate: int = 0
    reach: int = 1  # of Retaliate
    pierce: int = 0
    give: tuple[ConditionName, ...] = ()  # with each attack
    make: tuple[AnyElement, ...] = ()  # with each attack
    do: tuple[Ability, ...] = ()
    death: tuple[Ability, ...] = ()
    spurs: int = 0  # added to attacks of its adjacent allies
    stand_in: bool = False  # its summoner may attack as if in its hex


class Modifier(Row, frozen=True):
    """An attack modifier card; its boost acts as if printed on the attack (GH-2.13)."""

    id: str
    value: int = 0
    double: bool = False
    null: bool = False
    rolling: bool = False
    shuffle: bool = False  # GH-31.2
    returns: bool = False  # to the supply when drawn (GH-2.9)
    boost: Boost | None = None


# --- monsters (GH-2.16, GH-30) -----------------------------------------------------------------------------


class Stats(Row, frozen=True, kw_only=True):
    """One rank of a monster by level; range 0 is melee, move 0 never moves by itself.

    A trait is there from the level it names.
    """

    hp: ByLevel
    move: ByLevel = NEVER
    attack: ByLevel
    range: ByLevel = NEVER
    shield: ByLevel = NEVER
    retaliate: ByLevel = NEVER
    reach: ByLevel = (1, 1, 1, 1, 1, 1, 1, 1)  # of Retaliate
    pierce: ByLevel = NEVER
    targets: ByLevel = (1, 1, 1, 1, 1, 1, 1, 1)
    give: dict[ConditionName, int] = {}  # with each attack
    advantage: int | None = None
    elusive: int | None = None  # who attacks it has Disadvantage


class Monster(Row, frozen=True, kw_only=True):
    deck: Annotated[str, Ref("decks")]
    standees: int
    fly: bool = False
    normal: Stats
    elite: Stats


class MonsterCard(Row, frozen=True, kw_only=True):
    """A monster ability card; `make` are the elements it creates (GH-29.15)."""

    id: int
    initiative: int
    shuffle: bool = False
    do: tuple[Ability, ...]
    make: tuple[AnyElement, ...] = ()


class Deck(Row, frozen=True):
    cards: tuple[MonsterCard, ...]


class Boss(Row, frozen=True, kw_only=True):
    """Acts with the Boss deck (GH-30.1). `kin` are the monsters its formulas and specials speak of."""

    standees: int = 1
    hp: tuple[Annotated[Value, Formula("C")], ...]  # by level
    move: ByLevel = NEVER
    attack: tuple[Number, ...]  # by level
    range: ByLevel = NEVER
    immune: tuple[Immunity, ...]
    kin: MonsterName | None = None
    special1: tuple[Ability, ...]
    special2: tuple[Ability, ...]
    source: Source | None = None


# --- items, battle goals, treasures (GH-24, GH-1.5, GH-4.28) -----------------------------------------------


class Trait(Row, frozen=True):
    """What an item does all the time."""

    fly: bool = False
    immune: tuple[Immunity, ...] = ()
    ignores: tuple[Literal["difficult", "hazard"], ...] = ()
    basic_attack: int = 2
    basic_move: int = 2
    small_items: int = 0  # more of them
    focus_initiative: int | None = None  # counts as this for monsters
    phased: bool = False  # in the hex of an obstacle it is invisible and cannot attack


class Item(Row, frozen=True, kw_only=True):
    """`uses` before it is turned or flipped (GH-24.9). `minus_one` cards join the deck, leave it if negative.

    It comes into the supply with a prosperity level or as a random design, or it is `found`.
    """

    id: int
    slot: Literal["head", "body", "legs", "one_hand", "two_hands", "small"]
    price: int
    copies: int
    prosperity: int | None = None
    random_design: bool = False
    found: tuple[str, ...] = ()
    use: Literal["spent", "consumed", "passive"]
    uses: int = 1
    for_good: bool = False  # consumed, it cannot be refreshed in the scenario (GH-20.6)
    minus_one: int = 0
    on: tuple[Bonus, ...] = ()
    has: Trait | None = None


class Goal(Row, frozen=True, kw_only=True):
    """A battle goal: at the end a tally of the hero must be at least or at most so much.

    `level` and `max_hp` are the hero's.
    """

    id: str
    number: int
    checks: int = 1
    tally: Annotated[
        Literal[
            "cards", "experience", "hp", "lowest_hp", "traps", "rooms", "money", "treasures", "loot", "kills",
            "elite_kills", "first_kills", "clean_kills", "overkill", "item_uses", "quiet_rounds",
            "exhausted_allies", "short_rests", "long_rests",
        ],
        Code("tally"),
    ]  # fmt: skip
    least: Annotated[Value, Formula("level", "max_hp")] | None = None
    most: int | None = None


class Treasure(Row, frozen=True):
    """A numbered tile. Without effect: number 75, a page of the scenario book to puzzle over."""

    id: int
    do: tuple[Verb, ...] = ()


class Tables(Row, frozen=True):
    """Figures that go with levels (C3 to C9); solo and open play read traps and hazards a level up (C4)."""

    gold: ByLevel  # for a money token
    trap: ByLevel
    hazard: ByLevel
    bonus: ByLevel  # experience for a win
    experience: ByHeroLevel  # a hero's level begins at
    prosperity: ByHeroLevel  # a prosperity level begins at
    supply: ByHeroLevel  # items up to this number
    donations: tuple[int, ...]  # gold in all at which prosperity rises
    prices: tuple[tuple[int, int, int], ...]  # reputation from, to, change
    deck: Cards  # one for each hero and one for the monsters (C1)
    bless: int  # cards in the supply
    curse: int  # in each of the two supplies


class Enhancements(Row, frozen=True):
    """What stickers cost (C10): by the line they go on or by what they add; `hex` is divided by the hexes
    already there; `level` is for each level of the card above 1, `earlier` for each sticker on its half."""

    plus_one: dict[str, int]
    summon: dict[str, int]
    effects: dict[str, int]
    hex: int
    level: int
    earlier: int


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


class Pages(MutableMapping[str, Scenario]):
    """The scenarios by id, each read from its file when it is asked for.

    A file is called after the scenario's number and id: `07_vibrant_grotto.toml`. Those put in by hand come
    after those of the book.
    """

    def __init__(self, scenarios: Sequence[Scenario]) -> None:
        assert isinstance(scenarios, Later)  # what `LATE` makes of it
        self._book: Later[Scenario] = scenarios
        named = [(file, *file.split("_", 1)) for file in scenarios.names]
        self._files = {id.replace("_", "-"): file for file, _, id in named}
        self.numbers = {int(number): id.replace("_", "-") for _, number, id in named if number.isdecimal()}
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
