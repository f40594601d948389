"""What is written down between scenarios: the world, the parties, the characters (chapters 34 to 46).

Characters go by their place in `Campaign.members`, parties by theirs in `Campaign.parties`, scenarios by the
numbers of the book. Event decks and the piles of quests, designs and side scenarios lie unordered: which card
comes is decided when it is drawn.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from wyprawa.games.gloomhaven.content import ACHIEVEMENTS, BOXES, CLASSES, ITEMS, QUESTS, TABLES
from wyprawa.games.gloomhaven.special import Verb
from wyprawa.kernel.sizes import By, Count, Few, Flags, Index, Many, Some, Word
from wyprawa.parts.decks import Deck
from wyprawa.parts.described import Here, Holding, NoneIs, Ref, Snapshot

GLOOMHAVEN = 0  # where a party is that is at home
FIRST = 1  # the scenario that is there from the start (GH-34.11)
SIDES = range(63, 72)  # random side scenarios
STARTING_EVENTS = range(1, 31)  # GH-37.9
MOST_REPUTED = 20  # GH-36.5

Fate: TypeAlias = Literal["here", "resting", "retired", "dead"]
Reputation: TypeAlias = Annotated[int, Meta(ge=-MOST_REPUTED, le=MOST_REPUTED)]
Quest: TypeAlias = Annotated[Word, Ref("quest"), NoneIs("")]
SheetCard: TypeAlias = Annotated[Index, Ref("card")]
Owned: TypeAlias = Annotated[Index, Ref("item")]
CityEvent: TypeAlias = Here[Annotated[int, Ref("city event")]]
RoadEvent: TypeAlias = Here[Annotated[int, Ref("road event")]]
Experience: TypeAlias = Annotated[int, Meta(ge=0, le=99_999)]


class Line(msgspec.Struct):
    """The characters that one player leads after one another (GH-43.10)."""

    seat: Index
    retired: Count = 0
    vacant: bool = False  # its character has died, and another must be created (GH-48.8)


class Member(msgspec.Struct):
    """A character sheet."""

    line: Index
    party: Index
    character: Word  # its class
    level: Count = 1
    xp: Experience = 0
    gold: Experience = 0
    checkmarks: Count = 0
    pool: Few[SheetCard] = []  # every card it has
    hand: Few[SheetCard] = []  # those it took along last
    perks: Few[Index] = []  # boxes ticked, by place in the class's list
    extra: Count = 0  # perks for those who retired before it (GH-43.9)
    items: Few[Here[Owned]] = []
    equipped: Few[Owned] = []
    quest: Here[Quest] = ""
    task: Count = 0  # tasks of the quest that are done
    tallies: By[Word, Count] = {}  # what the quest counts
    completed: Few[Index] = []  # scenarios it was part of
    fate: Fate = "here"
    donated: bool = False  # in this visit (GH-41.1)
    blessed: bool = False  # by the Sanctuary, in the next scenario (GH-41.2)


class Party(msgspec.Struct):
    """A party sheet (GH-36.1)."""

    name: Index  # the word for it
    roster: Few[Index] = []  # the characters that set out
    reputation: Reputation = 0
    achievements: Few[Word] = []
    at: Index = GLOOMHAVEN  # the scenario it played last, if it has not been home since (GH-36.8)
    coming: Some[Verb] = ()  # what events do to the next scenario
    notes: Many[tuple[Index, bool]] = []  # scenarios played, and whether they were won


class World(msgspec.Struct):
    """What all parties share (GH-34.9)."""

    prosperity: Count = 0  # points
    donated: Count = 0  # gold
    achievements: By[Word, Count] = {}
    opened: Few[Word] = []  # sealed content
    classes: Few[Word] = []  # available
    retired: By[Word, Count] = {}  # characters, by class
    unlocked: Few[Index] = []  # locations
    completed: Few[Index] = []
    crossed: Few[Index] = []  # treasures looted (GH-4.30)
    supply: By[Owned, Count] = {}  # copies of items that came into the game, owned ones too
    stickers: By[Index, Some[Word]] = {}  # on ability cards: "top 1.value +1" (GH-42.5)
    city: Annotated[Deck, Holding(CityEvent)] = msgspec.field(default_factory=Deck)
    road: Annotated[Deck, Holding(RoadEvent)] = msgspec.field(default_factory=Deck)
    quests: Few[Here[Quest]] = []  # not dealt
    designs: Few[Here[Annotated[Index, Ref("design")]]] = []
    sides: Few[Here[Annotated[Index, Ref("side scenario")]]] = []


class Campaign(msgspec.Struct):
    world: World
    lines: Few[Line] = []
    members: Many[Member] = []
    parties: Few[Party] = []
    party: Index = 0  # the one that plays
    event: bool = False  # a city event is still to be had in this visit (GH-38.3)
    played: Count = 0  # scenarios
    won: Count = 0
    length: Count = 0  # scenarios to be played, 0 for no end
    newcomers: Some[Word] = ()  # the classes it began with, "" where players chose


class Shelf(msgspec.Struct, frozen=True):
    """The campaign while a scenario is played: nothing in it changes, so that all copies of a state share it.

    `heroes` are the characters of the scenario, in the order of its heroes.
    """

    campaign: Snapshot[Campaign]
    heroes: Some[Index]
    variant: Flags  # the table's own, without what this scenario adds
    casual: bool = False


def new_world() -> World:
    """A campaign begins: scenario 1, items of the first prosperity level, cards 1 to 30 (GH-34.11, GH-37.9,
    GH-39.6)."""
    return World(
        achievements={each.id: 1 for each in ACHIEVEMENTS.values() if each.start},
        classes=[name for name in CLASSES if name not in BOXES],
        unlocked=[FIRST],
        supply={number: ITEMS[number].copies for number in range(1, TABLES.supply[0] + 1)},
        city=Deck(pile=list(STARTING_EVENTS)),
        road=Deck(pile=list(STARTING_EVENTS)),
        quests=list(QUESTS),
        designs=[item.id for item in ITEMS.values() if item.random_design],
        sides=list(SIDES),
    )
