"""The table of Gates of Niflheim as plain data.

Figures are numbered in one row: heroes from 0, undead from `FIRST_UNDEAD` on. Squares are cells of the page's
map, things are numbers in the tables of `content`, -1 stands for nothing, nobody and nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ParamSpec, TypeAlias

import msgspec
from msgspec import Meta

from wyprawa import kernel
from wyprawa.games.niflheim.casting import cast
from wyprawa.games.niflheim.content import HEROES, ITEMS, SKILLS, UNDEAD, page_of
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.maps import Ground, ground, ground_of
from wyprawa.kernel import Part
from wyprawa.kernel.sizes import Bits, By, Count, Few, Flags, Index, Small, Word
from wyprawa.parts.described import Here, NoneIs, OrNone, Ref, SetOf, Snapshot, Stock, Until

P = ParamSpec("P")

NONE = -1
FIRST_UNDEAD = 100
MOST_HEROES = 12
SCENARIO = Part("scenario")  # cut short when it is won or lost (GN-4.11, GN-35)

HeroCard: TypeAlias = Annotated[int, Meta(ge=0, lt=len(HEROES)), Ref("hero")]
UndeadKind: TypeAlias = Annotated[int, Meta(ge=0, lt=len(UNDEAD)), Ref("undead")]
ItemNumber: TypeAlias = Annotated[int, Meta(ge=-1, lt=len(ITEMS))]
Thing: TypeAlias = Annotated[ItemNumber, Ref("item", "thing")]
Arm: TypeAlias = Annotated[ItemNumber, Ref("item", "arm")]
Weapon: TypeAlias = Annotated[ItemNumber, Ref("item", "weapon")]
SkillNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=len(SKILLS)), Ref("skill")]
FigureNumber: TypeAlias = Annotated[int, Meta(ge=-1, le=9_999)]
Who: TypeAlias = Annotated[Index, Ref("who")]
"""A hero in the scenario, or in the party between two of them, by its place."""
Foe: TypeAlias = Annotated[FigureNumber, Ref("foe")]
"""An undead on the map. Some numbers outlast their undead: these are plain ones."""
Square: TypeAlias = Annotated[Index, Ref("square")]
SupplyKind: TypeAlias = Annotated[Small, Ref("supply")]
Stone: TypeAlias = Annotated[Small, Ref("stone")]
EchoNumber: TypeAlias = Annotated[Small, Ref("echo")]
ScenarioId: TypeAlias = Annotated[Word, Ref("scenario")]
RuleNumber: TypeAlias = Annotated[Small, Ref("rule")]
EntryId: TypeAlias = Annotated[Word, Ref("entry")]
Doors: TypeAlias = Annotated[Flags, SetOf("door")]
Health: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
CoverValue: TypeAlias = Annotated[int, Meta(ge=-1, le=4)]
IntentNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Experience: TypeAlias = Annotated[int, Meta(ge=0, le=99)]  # GN-28.14
Destiny: TypeAlias = Annotated[int, Meta(ge=-10, le=10)]  # Glory above 0, Corruption below (GN-29.15)
Supplies: TypeAlias = Annotated[list[Small], Meta(min_length=4, max_length=4)]


def _supplies() -> list[int]:
    return [0, 0, 0, 0]


class Hero(msgspec.Struct):
    """A character or a huskarl with everything on the board before it."""

    card: Here[HeroCard]
    seat: Annotated[Small, Ref("seat")]
    at: OrNone[Square]
    health: Health
    dead: bool = False
    left: bool = False  # has left the map (GN-7.27)
    acted: bool = False
    cover: CoverValue = NONE  # the Cover marker's value
    attacked: bool = False  # has an Attack marker
    blocked_by: OrNone[Foe] = NONE
    ready: Here[OrNone[Arm]] = NONE
    off_hand: Here[OrNone[Arm]] = NONE
    pack: Few[Here[Thing]] = []
    belt: Few[Here[Thing]] = []
    supplies: Supplies = msgspec.field(default_factory=_supplies)
    carries: Annotated[Flags, SetOf("captive")] = 0  # (GN-32.7)
    xp: Experience = 0  # unspent
    earned: Count = 0  # in all (GN-3.16)
    destiny: Destiny = 0
    skills: Few[SkillNumber] = []
    passes: FigureNumber = NONE  # asked no more about Cover while this figure is activated
    waits: bool = False  # asked about Cover only when an undead is adjacent
    guest: bool = False  # found in this scenario, not of the party yet (GN-3.8)
    healed: bool = False  # has used a potion in this Interlude (GN-30.6)

    def put(self, item: int, place: str) -> None:
        """A thing goes to a place on the board: `ready`, `off_hand`, `pack` or `belt`."""
        if place == "ready":
            self.ready = item
        elif place == "off_hand":
            self.off_hand = item
        else:
            (self.pack if place == "pack" else self.belt).append(item)


class Undead(msgspec.Struct):
    """A marker on the map; its kind is hidden until somebody sees it."""

    figure: FigureNumber
    kind: UndeadKind
    at: Square
    known: bool = False
    since: Count = 0  # how often the pool had been refilled when it was drawn
    origin: Count = 0  # and when its marker got there
    pooled: bool = True  # goes to the discard area; orange ones do not (GN-4.5)
    wounds: Health = 0
    stunned: bool = False
    acted: bool = False


class Marker(msgspec.Struct):
    """A marker in the pool, and how often the pool had been refilled when it got there."""

    kind: UndeadKind
    since: Count = 0


class Pile(msgspec.Struct):
    """What lies on a square (GN-7.15, GN-13.17)."""

    at: OrNone[Square]
    items: Few[Here[Thing]] = []
    supplies: Supplies = msgspec.field(default_factory=_supplies)


class Turn(msgspec.Struct):
    """The activation under way."""

    who: Who
    intent: IntentNumber
    mp: Points
    attacked: bool = False  # or did a special action instead
    might: Small = 0  # a potion's modifier to attacks


class Attack(msgspec.Struct):
    """The attack under way: its modifiers are fixed before the first die (GN-18.26)."""

    who: Who
    weapon: Weapon
    target: FigureNumber
    origin: Square
    aim: Square
    melee: bool
    stun: Face
    wound: Face
    drm: Annotated[int, Meta(ge=-30, le=30)]
    ones: Small = 0
    hits: Small = 0  # dice that stunned or wounded the target (GN-24.18)


class Vial(msgspec.Struct):
    """A vial on its way (GN-23)."""

    who: Who
    kind: Annotated[int, Meta(ge=2, le=3), Ref("supply")]
    target: Square
    impact: Square
    left: Few[FigureNumber] = []  # figures still to be rolled for


class Sheet(msgspec.Struct):
    """The party sheet, but for the heroes themselves (GN-34.2)."""

    last: Small = 0  # the scenario played last, by its number
    # The last one of the campaign's own, from which the path goes on.
    at: Annotated[ScenarioId, NoneIs("")] = ""
    played: Few[ScenarioId] = []  # in order, without those between others
    between: By[ScenarioId, Small] = {}  # plays of interlude scenarios (GN-31.7)
    echoes: Few[Here[EchoNumber]] = []  # found, by number (GN-33.4)
    clues: Few[Word] = []
    entries: Few[EntryId] = []  # read
    dead: Few[Here[HeroCard]] = []  # Party Notes (GN-3.9)
    # Runestones not yet set, by colour.
    stones: Annotated[Supplies, Stock("stone")] = msgspec.field(default_factory=_supplies)
    stash: Pile = msgspec.field(default_factory=lambda: Pile(NONE))  # what nobody carries


class Start(msgspec.Struct, frozen=True):
    """The whole party as it set out, for a lost scenario (GN-35.8). Nothing in it ever changes, so that all
    copies of a state share it."""

    heroes: Few[Hero]
    sheet: Sheet


class State(kernel.State, kw_only=True):
    scenario: ScenarioId
    campaign: bool = False
    attempts: Small = 0  # how often a scenario may be tried; 0: as often as one likes (GN-35.9)
    tried: Small = 0  # how often this one has been lost
    resting: bool = False  # between scenarios: no map is laid out
    won: bool = False  # how the scenario played last ended
    sheet: Sheet = msgspec.field(default_factory=Sheet)
    camp: Few[Hero] = []  # of the party, but not in this scenario
    start: Snapshot[Start | None] = None
    heading: Annotated[ScenarioId, NoneIs("")] = ""  # the scenario decided on, if one is
    variant: Index = NONE  # the mission of an interlude scenario, and its line of forces
    forces: Index = NONE
    kills: By[UndeadKind, Small] = {}
    marks: Few[Word] = []  # made by special rules
    worked: Annotated[Flags, SetOf("rule")] = 0  # special rules that work only once
    draft: Scenario | None = None  # a page that is not in the book
    round: Count = 1
    space: Small = 0  # of the round track
    lap: Count = 1
    heroes: Annotated[list[Hero], Meta(max_length=MOST_HEROES)]
    undead: Few[Undead] = []
    next_figure: FigureNumber = FIRST_UNDEAD
    pool: Few[Marker] = []
    discard: Few[UndeadKind] = []
    refills: Count = 0
    open: Doors = 0
    locked: Doors = 0
    forced: Doors = 0  # can never be closed again (GN-25.5)
    fire: Bits = 0
    piles: Few[Pile] = []
    rescued: Annotated[Flags, SetOf("captive")] = 0
    searched: Annotated[Flags, SetOf("place")] = 0
    runes: By[Weapon, Few[Here[Stone]]] = {}  # stones by the weapon they are set in
    coin: bool = True  # the Fate Coin may be flipped (GN-2.4)
    turn: Annotated[Turn | None, Until("end_activation")] = None
    attack: Annotated[Attack | None, Until("end_attack")] = None
    vial: Annotated[Vial | None, Until("end_throw")] = None
    active: FigureNumber = NONE  # the undead activated

    def tell(self, record: Callable[P, kernel.Record], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what happened, with the names of those it happened to."""
        if self.teller.on:
            self.teller.records.append(cast(record(*args, **kwargs), self.names(), self.ground()))

    def page(self) -> Scenario:
        return page_of(self.scenario, self.variant, self.forces) if self.draft is None else self.draft

    def ground(self) -> Ground:
        return ground_of(self.scenario) if self.draft is None else ground(self.draft)

    def names(self) -> dict[int, str]:
        """Every figure: a hero by its id, an undead by its kind and number, `?` while nobody knows the kind.

        Of several huskarls of a kind each has its place in the row.
        """
        found = {who: f"{HEROES[hero.card].id}/{who}" for who, hero in enumerate(self.heroes)}
        for each in self.undead:
            kind = UNDEAD[each.kind].id if each.known else "?"
            found[each.figure] = f"{kind}/{each.figure - FIRST_UNDEAD + 1}"
        return found
