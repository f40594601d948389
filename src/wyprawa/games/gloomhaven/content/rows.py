"""The rows of the box: what a file of `content` says of a class, a card, an item, a monster."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.terms import AnyElement, ConditionName, MonsterName, Number
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Bonus, Boost
from wyprawa.games.gloomhaven.special import Verb
from wyprawa.parts.content import Ref, Row, Source
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

    `first` are cards marked X that it takes along from the beginning. `items` are bought in this order as
    gold and slots allow.
    """

    cards: tuple[tuple[int, int], ...]  # taken, left at home
    perks: tuple[int, ...]  # by their place in the class's list, counted from 0
    items: tuple[Annotated[int, Ref("items")], ...]
    first: tuple[tuple[int, int], ...] = ()  # taken, left at home


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
