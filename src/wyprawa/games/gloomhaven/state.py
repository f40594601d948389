"""A scenario under way as plain data, and the campaign it is part of, if it is part of one (`sheets`).

A figure goes by its number in `figures`; the heroes are 0 to C-1, in the order of `heroes`. A hex is its cell
on the ground of the scenario, a set of hexes an int with bit n for cell n. Ability cards, items and monster
cards go by the numbers printed on them, everything else by its name in the content.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ParamSpec, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from wyprawa import kernel
from wyprawa.games.gloomhaven.casting import cast
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, NAME, LaidRoom
from wyprawa.games.gloomhaven.ground import Ground, ground
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.games.gloomhaven.sheets import Campaign, Shelf
from wyprawa.games.gloomhaven.special import Spoil, Verb
from wyprawa.kernel.sizes import Amount, Bits, By, Count, Few, Flags, Index, Shared, Some, Word
from wyprawa.parts.described import CountOf, Here, NoneIs, Ref

PARTY, FOES, WILD = 0, 1, 2  # the wild ones are enemies of both
INERT, WANING, STRONG = 0, 1, 2
REDUCED, PERMANENT, OPEN, CAMPAIGN, BY_HAND = 1, 2, 4, 8, 16  # bits of `State.variant`
NOWHERE = -1
P = ParamSpec("P")
AbilityCard: TypeAlias = Annotated[Index, Ref("card")]
Item: TypeAlias = Annotated[Index, Ref("item")]
MonsterCard: TypeAlias = Annotated[Index, Ref("monster card")]
ModifierCard: TypeAlias = Annotated[Word, Ref("modifier")]
Goal: TypeAlias = Annotated[Word, Ref("goal")]
RoomCard: TypeAlias = Annotated[Index, Ref("room")]
PeopledBy: TypeAlias = Annotated[Index, Ref("room monsters")]
_READ = SCENARIOS.read  # the pages that are known already


class Gift(msgspec.Struct, frozen=True):
    """What a scenario adds to a figure's own: `attack`, `move`, `range`, `shield`, `retaliate`, `heal`.

    An active card may add to it too, and more: that it can `fly`, is `immune` to negative conditions, `sees`
    the invisible, can have more `hp`, and how much `thorns` there are on each of its Retaliates.
    """

    what: Word
    amount: Amount
    reach: Count = 1  # of Retaliate
    lasting: bool = False  # else to the end of the round
    card: Index = 0  # the active card it comes from and goes with
    against: Word | UnsetType = UNSET  # the type, kind or condition that alone it works against


class Figure(msgspec.Struct):
    """Anything with hit points: a hero, a summon, a monster, a boss, an escort, an obstacle to attack."""

    kind: Word  # "hero", "summon", "monster", "boss", "escort", "obstacle"
    name: Word  # its class, summon, monster type, boss, escort or tile
    side: Index
    at: Index
    hp: Amount
    most: Count  # hit points it can have
    number: Index = 0  # of its standee or token
    elite: bool = False
    owner: Index = -1  # the hero whose summon it is
    conditions: Flags = 0  # bits by CONDITIONS
    lasting: Flags = 0  # those of them gained in its own turn, which outlast that turn (GH-14.5)
    born: Count = 0  # the round it came in; a summoned one does not act in that round (GH-19.14, GH-29.6)
    drops: bool = True  # leaves money when it dies (GH-10.24)
    shield: Count = 0  # this round, from its ability card (GH-29.8)
    retaliate: Some[tuple[Count, Count]] = ()  # this round: value and range
    elusive: bool = False  # this round who attacks it has Disadvantage
    last: Annotated[MonsterCard, NoneIs(0)] = 0  # the monster card whose words for its death hold this round
    turncoat: Count = 0  # this round's turn: 1 sides exchanged, 2 + n led by hero n
    marked: Flags = 0  # heroes whose mark it bears, bits
    forever: Flags = 0  # conditions that nothing takes away in this scenario, bits
    gifts: Some[Gift] = ()
    body: Some[Index] = ()  # further hexes it fills; they lie among the obstacles too
    title: Word | UnsetType = UNSET  # of a monster that is not as on its card: which of the page's kinds
    grounded: bool = False  # no longer flies


class Modifiers(msgspec.Struct):
    """A deck of attack modifier cards. What is undrawn has no order: shuffling is forgetting it."""

    undrawn: Few[Here[ModifierCard]]
    drawn: Few[Here[ModifierCard]] = []
    reshuffle: bool = False  # a standard 2x or Null was drawn this round (GH-31.2)


class Granted(msgspec.Struct, frozen=True):
    """An ability of an active card in force, settled when it was played (GH-16.14)."""

    which: Index  # its place among the lasting abilities of that half
    whose: Some[Index]  # the figures it is for
    value: Amount = -1  # of a Shield or Retaliate, or what a bonus adds; -1 as printed
    reach: Count = 1
    open: bool = False  # also for those who come later


class Active(msgspec.Struct):
    """A card in the active area (GH-16)."""

    card: Here[AbilityCard]
    half: Word
    used: Count = 0  # use spaces the tracker has left behind
    granted: Few[Granted] = []
    summon: Index = -1  # the figure it keeps in play (GH-19.5)
    more: Few[Index] = []  # further ones
    doomed: Index = -1  # the enemy that bears its token


class Held(msgspec.Struct, frozen=True):
    """An item a hero has equipped, as it lies; one that is turned is another record (`piles.turn_item`)."""

    item: Here[Item]
    state: Word = "ready"  # "ready", "spent", "consumed"
    used: Count = 0  # use spaces


class Tally(msgspec.Struct):
    """What battle goals count (GH-32.8)."""

    kills: Count = 0
    elites: Count = 0
    first: bool = False  # killed the first monster of the scenario
    overkill: Count = 0  # the most damage beyond what was needed
    outright: bool = False  # killed an undamaged monster with one attack
    traps: Count = 0  # sprung or disarmed on own turns and those of own summons
    treasures: Count = 0
    money: Count = 0
    doors: Count = 0
    items: Count = 0  # uses
    short_rests: Count = 0
    long_rests: Count = 0
    lowest: Amount = 99  # hit points
    quiet: bool = False  # a round began without a monster on the map
    kinds: By[Word, Count] | UnsetType = UNSET  # kills by type, in a campaign (GH-43)
    armed: By[Word, Count] | UnsetType = UNSET  # of these, by attacks that used an item: "113:living_bones"


class Hero(msgspec.Struct):
    """What a player has before them. Its figure has the same number."""

    seat: Index
    character: Word
    level: Count
    perks: Some[Index]
    hand: Few[Here[AbilityCard]]
    deck: Modifiers
    discard: Few[Here[AbilityCard]] = []
    lost: Few[Here[AbilityCard]] = []
    active: Few[Active] = []
    shown: Some[AbilityCard] = ()  # cards the others have seen so far
    picked: Few[Here[AbilityCard]] = []  # this round's cards not played yet, the leading one first
    initiative: Count = 0  # of the leading card this round, 99 for a long rest; 0 before cards are revealed
    second: Count = 0  # of the other card
    resting: bool = False
    items: Shared[Held] = []
    stored: Some[Here[Item]] = ()  # items it owns and has not equipped
    exhausted: bool = False
    dead: bool = False  # for good (GH-48.1)
    xp: Count = 0  # gained in this scenario
    money: Count = 0  # tokens
    loot: Few[Here[Item]] = []  # items found, for after the scenario (GH-21.9)
    gold: Count = 0  # found in treasures
    checkmarks: Count = 0
    goals: Few[Here[Goal]] = []  # battle goals dealt, then the one kept
    tally: Tally = msgspec.field(default_factory=Tally)
    ignores: Flags = 0  # bits: 1 negative item effects, 2 negative scenario effects (perks)
    rests_well: bool = False  # a short rest at the end of this round is as good as a long one
    forgoes: Some[Word] = ()  # halves it does without this round


class MonsterDeck(msgspec.Struct):
    """An ability deck. `now` is this round's card, 0 if none was drawn."""

    undrawn: Few[Here[MonsterCard]]
    drawn: Few[Here[MonsterCard]] = []
    now: Here[Annotated[MonsterCard, NoneIs(0)]] = 0
    used: Flags = 0  # elements its card has consumed this round, bits (GH-15.13)
    made: bool = False  # its element was created this round (GH-29.15)


class Trap(msgspec.Struct, frozen=True):
    tile: Word
    damage: Amount
    give: Some[Word] = ()
    by: Index = -1  # the hero that set it
    xp: Count = 0  # for that hero when an enemy springs it
    splash: Count = 0  # damage to that hero's enemies beside it
    spread: Some[Word] = ()  # conditions for them


class Obstacle(msgspec.Struct, frozen=True):
    tile: Word
    cells: Some[Index]


class Turn(msgspec.Struct):
    """The turn under way, and what formulas and later abilities of it look back on."""

    who: Index
    half: Word = ""  # the half a hero has performed: of the other card the other one is left (GH-8.1)
    focus: Index = -1  # of a monster or a summon
    places: By[Index, Count] = {}  # of its enemies in focus order, if its attack may hit several (GH-28.12)
    attacked: Some[Index] = ()  # by its attacks of this turn (GH-28.4)
    moved: Count = 0  # hexes this turn
    damage: Amount = 0  # inflicted this turn
    scorched: bool = False  # entered hazardous terrain
    infused: Flags = 0  # elements that become strong when it ends (GH-15.3), bits
    once: Few[Index] = []  # items and cards whose bonus works once a turn and has
    revealed: Some[Index] = ()  # figures placed by doors opened in this turn (GH-9.9)
    rules: Some[Word] = ()  # scenario rules that this turn set off
    deck: Index | UnsetType = UNSET  # the hero from whose deck one who is led draws


class Deed(msgspec.Struct):
    """The action under way: a half of a card, a monster's card, an item."""

    who: Index
    card: Index = 0
    half: Word = ""
    item: Index = 0  # the item it is
    performed: bool = False  # some ability of it was (GH-22.2, GH-8.13)
    lasts: bool = False  # an ability that lasts was performed
    moved: Count = 0
    path: Few[Index] = []  # hexes entered by its last move, the first being where it began
    targets: Few[Index] = []  # figures targeted so far
    target: Index = -1  # the last one
    spot: Index = NOWHERE  # where it stood when it was targeted
    dealt: Amount = 0  # damage the last target suffered
    hurts: By[Index, Count] = {}  # figures it damaged, and how much
    paid: Count = 0  # damage chosen to be suffered for it
    commanded: Count = 0  # figures that did what it commands
    item_used: bool = False
    kills: Count = 0
    killed_at: Few[Index] = []
    area: Bits = 0  # hexes of its last area
    obstacles: Few[Index] = []  # hexes of obstacles it set, moved or destroyed
    destroyed: Count = 0
    used: Flags = 0  # elements it consumed, bits
    hex: Index = NOWHERE  # that it chose
    boosts: Few[tuple[Index, Index]] = []  # bonuses applied to the whole action: source, which


class Attacking(msgspec.Struct):
    """The attack under way, with all its targets (GH-12.7).

    Of those in saved states only targets are left to remember: a monster's attack whose damage comes next.
    """

    who: Index
    which: Index = -1  # its place among the attacks of the action; -1 if it is none of them
    taken: Few[Index] = []  # boosts printed with it that work
    used: Few[
        tuple[Word, Index, Index, Amount]
    ] = []  # for all its targets: kind, number, owner, what it adds
    extra: Few[Index] = []  # printed boosts picked for the next target
    picked: Few[tuple[Word, Index]] = []  # bonuses and items for the next target
    hit: Few[Index] = []  # attacked so far
    rest: Few[Index] = []  # fixed by an area or a word for all, still to be attacked
    items: Few[Index] = []  # used for the single attack under way
    left: Amount = 0  # targets still to be chosen
    aimed: bool = False  # the first target was chosen by itself
    known: Few[Word] = []  # conditions it gives that were known when it was aimed
    without: Few[Word] = []  # those of them that are declined from here on (GH-13.3)


class Progress(msgspec.Struct):
    """What the scenario's own rules keep count of (GH-33)."""

    notes: By[Word, Count] = {}  # how often a rule noted a word
    worked: Bits = 0  # rules of the page that work once and have worked
    guarded: Count = 0  # times a card was lost for one who is led (GH-33.11)
    haunts: Count = 0  # times a boss came back to one of its marks
    barred: Bits = 0  # doors that are destroyed, not opened, and still stand
    fell: By[Index, Index] = {}  # the hex on which a hero became exhausted
    left: Flags = 0  # heroes that left the map as the goal asks, bits
    took: Flags = 0  # heroes that looted a goal tile, bits
    bare: Flags = 0  # heroes that use no items before they have looted a goal tile, bits
    done: Bits = 0  # marked hexes where a chore was done
    idle: Few[Word] = []  # kinds of the page that neither act nor can be affected now
    bearer: Index = -1  # the hero that carries the page's thing
    lies: Index = NOWHERE  # the hex in which it lies
    carried: By[Index, Count] | UnsetType = UNSET  # tokens of the page that heroes carry
    turned: Few[Index] | UnsetType = UNSET  # tokens of the page that have been turned up
    served: Count = 0  # the round in which the page's gun was served last
    water: Flags = 0  # heroes that carry a water tile, bits
    dug: By[Index, Count] | UnsetType = UNSET  # points of movement spent on a chore, by its hex
    last: By[Word, Index] = {}  # ability cards of the round before, by deck


class State(kernel.State, kw_only=True):
    """`doors` are the open ones, `rooms` the revealed ones, as bits of the ground's numbers."""

    scenario: Word
    level: Count
    monster_level: Count
    trap_damage: Count
    started: Count  # characters that started the scenario, C in formulas
    variant: Flags = 0  # bits: REDUCED, PERMANENT, OPEN, CAMPAIGN, BY_HAND
    round: Count = 0

    heroes: Few[Hero]
    figures: By[Index, Figure] = {}
    next_figure: Count = 0
    curses: Few[Annotated[Count, CountOf("modifier", "curse")]] = msgspec.field(
        default_factory=lambda: [10, 10]
    )  # left in the supply, for characters and for monsters (GH-14.25)
    blesses: Annotated[Count, CountOf("modifier", "bless")] = 10
    monsters: Modifiers = msgspec.field(default_factory=lambda: Modifiers([]))
    decks: By[Word, MonsterDeck] = {}
    standees: By[Word, Few[Index]] = {}  # numbers free, by monster type
    goals: Few[Here[Goal]] = []  # battle goals not dealt

    event: Some[Verb] = ()  # what the event before the scenario does (GH-1.9)
    draft: Scenario | None = None  # the page played, if it is not in the book
    plan: Some[LaidRoom] = ()  # a random dungeon as far as it is laid
    penalties: Some[Word] = ()  # of its rooms
    dungeon_rooms: Few[Here[RoomCard]] = []  # cards not drawn
    dungeon_monsters: Few[Here[PeopledBy]] = []

    rooms: Bits = 0
    doors: Bits = 0
    locked: Bits = 0
    revealed: Count = 0  # the last room revealed
    obstacles: Few[Obstacle] = []
    traps: By[Index, Trap] = {}
    hazards: Bits = 0
    difficult: Bits = 0
    plates: By[Index, Word] = {}
    money: By[Index, Count] = {}  # tokens by hex
    treasures: By[Index, Count] = {}  # hex -> number, 0 a goal tile

    elements: Few[Index] = msgspec.field(default_factory=lambda: [INERT] * 6)  # as in ELEMENTS
    stickers: By[Index, Some[Word]] = {}  # on ability cards: "top 1.value +1" (GH-42)
    no_consuming: bool = False  # by characters, for the rest of the scenario
    acted: Few[Index] = []  # figures that had their turn this round
    ties: Some[Word] = ()  # classes and monster types in the order the players settled this round
    turn: Turn | None = None
    interrupted: Turn | UnsetType = UNSET  # by a hero's turn out of order
    deed: Deed | None = None
    attack: Attacking | UnsetType = UNSET
    killed: By[Word, Count] = {}  # by type
    looted_goals: Count = 0
    crossed: Few[Index] = []  # treasures that were looted before in the campaign, and now
    spoils: Few[Spoil] = []  # what the campaign writes down when the party comes home
    won: bool | None = None  # decided; the round is still played to its end (GH-32.1)
    progress: Progress | UnsetType = UNSET  # of pages whose rules keep count of something

    camp: Campaign | UnsetType = UNSET  # a campaign between scenarios
    shelf: Shelf | UnsetType = UNSET  # a campaign whose scenario is under way

    def page(self) -> Scenario:
        """The scenario's page; of a random dungeon, the rooms laid so far (GH-49.4)."""
        if self.draft is not None:
            return self.draft
        if not self.plan and (page := _READ.get(self.scenario)) is not None:
            return page
        if self.scenario == NAME:
            return DUNGEONS.scenario(self.plan, self.started)
        page = SCENARIOS[self.scenario]
        return DUNGEONS.scenario(self.plan, self.started, page) if self.plan else page

    def column(self) -> int:
        """Which of the values for 2, 3 and 4 characters holds; who plays alone has the first (GH-1.11)."""
        return max(2, self.started) - 2

    def kept(self) -> Progress:
        """What the page's rules keep count of, to write into."""
        if self.progress is UNSET:
            self.progress = Progress()
        return self.progress

    def campaign(self) -> Campaign | None:
        """The campaign, in a scenario or between two; None if a scenario is played by itself."""
        if self.camp is not UNSET:
            return self.camp
        return None if self.shelf is UNSET else self.shelf.campaign

    def ground(self) -> Ground:
        """The whole map, hidden rooms included."""
        if not self.plan:
            return ground(self.page())
        page = None if self.scenario == NAME else SCENARIOS[self.scenario]
        return DUNGEONS.ground(self.plan, self.started, page)

    def tell(self, record: Callable[P, kernel.Record], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what happened, with the names of those it happened to."""
        if self.teller.on:
            self.teller.records.append(cast(record(*args, **kwargs), self.figures, self.ground()))
