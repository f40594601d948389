"""A scenario under way as plain data.

A figure goes by its number in `figures`; the heroes are 0 to C-1, in the order of `heroes`. A hex is its cell
on the ground of the scenario, a set of hexes an int with bit n for cell n. Ability cards, items and monster
cards go by the numbers printed on them, everything else by its name in the content.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

import msgspec

from wyprawa import kernel
from wyprawa.games.gloomhaven.dungeon import LaidRoom
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.games.gloomhaven.special import Verb

PARTY, FOES = 0, 1
INERT, WANING, STRONG = 0, 1, 2
REDUCED, PERMANENT, OPEN, CAMPAIGN = 1, 2, 4, 8  # bits of `State.variant`
NOWHERE = -1
P = ParamSpec("P")


class Gift(msgspec.Struct, frozen=True):
    """What a scenario adds to a figure's own: `attack`, `move`, `range`, `shield`, `retaliate`, `heal`."""

    what: str
    amount: int
    reach: int = 1  # of Retaliate
    lasting: bool = False  # else to the end of the round


class Figure(msgspec.Struct):
    """Anything with hit points: a hero, a summon, a monster, a boss, an escort, an obstacle to attack."""

    kind: str  # "hero", "summon", "monster", "boss", "escort", "obstacle"
    name: str  # its class, summon, monster type, boss, escort or tile
    side: int
    at: int
    hp: int
    most: int  # hit points it can have
    number: int = 0  # of its standee or token
    elite: bool = False
    owner: int = -1  # the hero whose summon it is
    conditions: int = 0  # bits by CONDITIONS
    lasting: int = 0  # those of them gained in its own turn, which outlast that turn (GH-14.5)
    born: int = 0  # the round it came in; a summoned one does not act in that round (GH-19.14, GH-29.6)
    drops: bool = True  # leaves money when it dies (GH-10.24)
    shield: int = 0  # this round, from its ability card (GH-29.8)
    retaliate: tuple[tuple[int, int], ...] = ()  # this round: value and range
    elusive: bool = False  # this round who attacks it has Disadvantage
    last: int = 0  # the monster card whose words for its death hold this round
    turncoat: int = 0  # this round's turn: 1 sides exchanged, 2 + n led by hero n
    marked: int = 0  # heroes whose mark it bears, bits
    forever: int = 0  # conditions that nothing takes away in this scenario, bits
    gifts: tuple[Gift, ...] = ()
    body: tuple[int, ...] = ()  # further hexes of an obstacle to attack; they lie among the obstacles too


class Modifiers(msgspec.Struct):
    """A deck of attack modifier cards. What is undrawn has no order: shuffling is forgetting it."""

    undrawn: list[str]
    drawn: list[str] = []
    reshuffle: bool = False  # a standard 2x or Null was drawn this round (GH-31.2)


class Granted(msgspec.Struct, frozen=True):
    """An ability of an active card in force, settled when it was played (GH-16.14)."""

    which: int  # its place among the lasting abilities of that half
    whose: tuple[int, ...]  # the figures it is for
    value: int = -1  # of a Shield or Retaliate, or what a bonus adds; -1 as printed
    reach: int = 1


class Active(msgspec.Struct):
    """A card in the active area (GH-16)."""

    card: int
    half: str
    used: int = 0  # use spaces the tracker has left behind
    granted: list[Granted] = []
    summon: int = -1  # the figure it keeps in play (GH-19.5)


class Held(msgspec.Struct):
    """An item a hero has equipped."""

    item: int
    state: str = "ready"  # "ready", "spent", "consumed"
    used: int = 0  # use spaces


class Tally(msgspec.Struct):
    """What battle goals count (GH-32.8)."""

    kills: int = 0
    elites: int = 0
    first: bool = False  # killed the first monster of the scenario
    overkill: int = 0  # the most damage beyond what was needed
    outright: bool = False  # killed an undamaged monster with one attack
    traps: int = 0  # sprung or disarmed on own turns and those of own summons
    treasures: int = 0
    money: int = 0
    doors: int = 0
    items: int = 0  # uses
    short_rests: int = 0
    long_rests: int = 0
    lowest: int = 99  # hit points
    quiet: bool = False  # a round began without a monster on the map


class Hero(msgspec.Struct):
    """What a player has before them. Its figure has the same number."""

    seat: int
    character: str
    level: int
    perks: tuple[int, ...]
    hand: list[int]
    deck: Modifiers
    discard: list[int] = []
    lost: list[int] = []
    active: list[Active] = []
    shown: list[int] = []  # cards the others have seen so far
    picked: list[int] = []  # this round's cards not played yet, the leading one first
    initiative: int = 0  # of the leading card this round, 99 for a long rest; 0 before cards are revealed
    second: int = 0  # of the other card
    resting: bool = False
    items: list[Held] = []
    stored: tuple[int, ...] = ()  # items it owns and has not equipped
    exhausted: bool = False
    dead: bool = False  # for good (GH-48.1)
    xp: int = 0  # gained in this scenario
    money: int = 0  # tokens
    loot: list[int] = []  # items found, for after the scenario (GH-21.9)
    gold: int = 0  # found in treasures
    checkmarks: int = 0
    goals: list[str] = []  # battle goals dealt, then the one kept
    tally: Tally = msgspec.field(default_factory=Tally)
    ignores: int = 0  # bits: 1 negative item effects, 2 negative scenario effects (perks)


class MonsterDeck(msgspec.Struct):
    """An ability deck. `now` is this round's card, 0 if none was drawn."""

    undrawn: list[int]
    drawn: list[int] = []
    now: int = 0
    used: int = 0  # elements its card has consumed this round, bits (GH-15.13)
    made: bool = False  # its element was created this round (GH-29.15)


class Trap(msgspec.Struct, frozen=True):
    tile: str
    damage: int
    give: tuple[str, ...] = ()
    by: int = -1  # the hero that set it
    xp: int = 0  # for that hero when an enemy springs it


class Obstacle(msgspec.Struct, frozen=True):
    tile: str
    cells: tuple[int, ...]


class Turn(msgspec.Struct):
    """The turn under way, and what formulas and later abilities of it look back on."""

    who: int
    half: str = ""  # the half a hero has performed: of the other card the other one is left (GH-8.1)
    focus: int = -1  # of a monster or a summon
    attacked: list[int] = []  # by its attacks of this turn (GH-28.4)
    moved: int = 0  # hexes this turn
    damage: int = 0  # inflicted this turn
    scorched: bool = False  # entered hazardous terrain
    infused: int = 0  # elements that become strong when it ends (GH-15.3), bits
    once: list[int] = []  # items and cards whose bonus works once a turn and has
    revealed: list[int] = []  # figures placed by doors opened in this turn (GH-9.9)
    rules: list[str] = []  # scenario rules that this turn set off


class Deed(msgspec.Struct):
    """The action under way: a half of a card, a monster's card, an item."""

    who: int
    card: int = 0
    half: str = ""
    item: int = 0  # the item it is
    performed: bool = False  # some ability of it was (GH-22.2, GH-8.13)
    lasts: bool = False  # an ability that lasts was performed
    moved: int = 0
    path: list[int] = []  # hexes entered by its last move, the first being where it began
    targets: list[int] = []  # figures targeted so far
    target: int = -1  # the last one
    spot: int = NOWHERE  # where it stood when it was targeted
    dealt: int = 0  # damage the last target suffered
    kills: int = 0
    killed_at: list[int] = []
    area: int = 0  # hexes of its last area
    obstacles: list[int] = []  # hexes of obstacles it set, moved or destroyed
    destroyed: int = 0
    used: int = 0  # elements it consumed, bits
    hex: int = NOWHERE  # that it chose
    boosts: list[tuple[int, int]] = []  # bonuses applied to the whole action: source, which


class State(kernel.State, kw_only=True):
    """`doors` are the open ones, `rooms` the revealed ones, as bits of the ground's numbers."""

    scenario: str
    level: int
    monster_level: int
    trap_damage: int
    started: int  # characters that started the scenario, C in formulas
    variant: int = 0  # bits: REDUCED, PERMANENT, OPEN, CAMPAIGN
    round: int = 0

    heroes: list[Hero]
    figures: dict[int, Figure] = {}
    next_figure: int = 0
    curses: list[int] = msgspec.field(
        default_factory=lambda: [10, 10]
    )  # left in the supply, for characters and for monsters (GH-14.25)
    blesses: int = 10
    monsters: Modifiers = msgspec.field(default_factory=lambda: Modifiers([]))
    decks: dict[str, MonsterDeck] = {}
    standees: dict[str, list[int]] = {}  # numbers free, by monster type
    goals: list[str] = []  # battle goals not dealt

    event: tuple[Verb, ...] = ()  # what the event before the scenario does (GH-1.9)
    draft: Scenario | None = None  # the page played, if it is not in the book
    plan: tuple[LaidRoom, ...] = ()  # a random dungeon as far as it is laid
    penalties: tuple[str, ...] = ()  # of its rooms
    dungeon_rooms: list[int] = []  # cards not drawn
    dungeon_monsters: list[int] = []

    rooms: int = 0
    doors: int = 0
    locked: int = 0
    revealed: int = 0  # the last room revealed
    obstacles: list[Obstacle] = []
    traps: dict[int, Trap] = {}
    hazards: int = 0
    difficult: int = 0
    plates: dict[int, str] = {}
    money: dict[int, int] = {}  # tokens by hex
    treasures: dict[int, int] = {}  # hex -> number, 0 a goal tile

    elements: list[int] = msgspec.field(default_factory=lambda: [INERT] * 6)  # as in ELEMENTS
    stickers: dict[int, tuple[str, ...]] = {}  # on ability cards: "top 1.value +1" (GH-42)
    no_consuming: bool = False  # by characters, for the rest of the scenario
    acted: list[int] = []  # figures that had their turn this round
    ties: list[str] = []  # classes and monster types in the order the players settled this round
    turn: Turn | None = None
    deed: Deed | None = None
    killed: dict[str, int] = {}  # by type
    looted_goals: int = 0
    crossed: list[int] = []  # treasures that were looted before in the campaign, and now
    spoils: list[tuple[str, int]] = []  # designs, side scenarios and the like, for the campaign
    won: bool | None = None  # decided; the round is still played to its end (GH-32.1)

    def tell(self, record: Callable[P, kernel.Record], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what happened, with the names of those it happened to."""
        if self.teller.on:
            from wyprawa.games.gloomhaven.casting import cast  # knows the map, which knows the state

            self.teller.records.append(cast(self, record(*args, **kwargs)))
