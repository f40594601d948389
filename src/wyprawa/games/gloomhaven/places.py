"""Where Gloomhaven is played, as records: scenarios, their rooms, doors and overlay tiles, and the cards that
random dungeons are made of.

Hexes are axial `(q, r)` on pointy-top hexes, q to the right and r downward. Rooms are numbered from 1, the
first holds the starting hexes. A record that fills a gap of the published figures says `source = "designed"`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from wyprawa.games.gloomhaven.abilities.terms import ConditionName, MonsterName
from wyprawa.games.gloomhaven.abilities.verbs import Ability
from wyprawa.games.gloomhaven.special import Amount, ByParty, Rule, Test, Verb
from wyprawa.kernel.sizes import Count, Index, Some, Word
from wyprawa.parts.content import Ref, Row, Source
from wyprawa.parts.values import Formula, Value

_Coordinate: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]
Axial: TypeAlias = tuple[_Coordinate, _Coordinate]
Run: TypeAlias = tuple[_Coordinate, _Coordinate, _Coordinate]
"""A row of hexes: r, first q, last q."""
OfKind: TypeAlias = Annotated[Value, Formula("L", "C", "N", "kin", "noted")]
Spot: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
"""A numbered spot of a room card (GH-49.6)."""
Passage: TypeAlias = Literal["door", "fog", "wall"]
OverlayKind: TypeAlias = Literal["obstacle", "trap", "difficult", "hazard", "plate"]


class MapTile(Row, frozen=True):
    """The shape of some map tiles around their own (0, 0); `sides` are the faces printed on it."""

    id: Word
    sides: Some[Word]
    floor: Some[Run]


class LaidTile(Row, frozen=True):
    """A map tile face on the table: turned by sixths clockwise, its own (0, 0) on hex `at`."""

    side: Word
    at: Axial
    turns: Count = 0


class Overlay(Row, frozen=True):
    """An overlay tile (GH-4) on one to three hexes.

    A trap deals 2+L damage if it says `damage`, and gives its conditions (GH-1.17, GH-3.7). A plate has the
    letter that rules name. An obstacle with hit points can be attacked (GH-33.6).
    """

    kind: OverlayKind
    tile: Word
    at: Some[Axial]
    damage: bool = False
    conditions: Some[ConditionName] = ()
    letter: Word = ""
    hp: Amount | None = None
    solid: bool = False  # an obstacle like a wall: nobody passes it, destroys it or sees past it
    source: Source | None = None


class MonsterSpot(Row, frozen=True):
    """One monster's place and what it is for 2, 3 and 4 characters (GH-1.11)."""

    monster: Word  # or boss
    at: Axial
    by: ByParty
    named: Word = ""  # which of the page's kinds
    wait: Word = ""  # it comes in when a rule says so (`special.SetUp`)
    source: Source | None = None


class TreasureTile(Row, frozen=True):
    """A numbered tile, a goal tile without a number (GH-4.26), or a random dungeon's with its contents."""

    at: Axial
    number: Annotated[Index, Ref("treasures")] | None = None
    by_ability: bool = False  # looting at the end of a turn does not take it
    quest: Count | None = None  # in a campaign only a character on this personal quest takes it
    reset: bool = False  # after a defeat it lies there again, and what was in it too
    do: Some[Verb] = ()


class Room(Row, frozen=True):
    """What is laid out when the room is revealed (GH-9.3). Corridor hexes are part of the floor (GH-4.6)."""

    tiles: Some[LaidTile]
    floor: Some[Run]
    corridors: Some[Axial] = ()
    overlays: Some[Overlay] = ()
    monsters: Some[MonsterSpot] = ()
    money: Some[Axial] = ()
    treasures: Some[TreasureTile] = ()


class Door(Row, frozen=True):
    """A hex between two rooms. A locked one opens only by a rule that names its label (GH-33.4)."""

    at: Axial
    tile: Word
    joins: tuple[Count, Count]
    label: Word = ""
    locked: bool = False
    hp: Amount | None = None  # it opens when it is destroyed (GH-33.6)
    ours: bool = False  # monsters attack it, not the characters

    @property
    def passage(self) -> Passage:
        """What it is to those who look at it. By the rules all are doors."""
        return "fog" if self.tile.endswith("_fog") else "wall" if self.tile == "breakable_wall" else "door"


class Mark(Row, frozen=True):
    """A scenario aid token: a hex that rules name (GH-33.13). Several may have one letter."""

    letter: Word
    at: Axial
    source: Source | None = None


class Kind(Row, frozen=True):
    """Monsters of this page that are not as on their card (GH-30.6): one with a name of its own, which its
    spot or spawn says, or, if it goes by the name of a type, all of that type.

    Formulas may name R, the round, H, the hit points on the card, N, the obstacles with hit points that
    stand, `kin`, the other monsters of its type on the map, and `noted`, how often rules noted something.
    """

    id: Word
    monster: Word  # or boss
    level: Annotated[int, Meta(ge=-7, le=7)] = 0  # so many above that of the others, or below it
    hp: Annotated[Value, Formula("L", "C", "N", "H", "R")] | None = None
    attack: OfKind = 0  # added to its own, like the next five
    move: OfKind = 0
    range: OfKind = 0
    shield: OfKind = 0
    retaliate: OfKind = 0
    reach: OfKind = 0  # of Retaliate
    bare: bool = False  # the Shield on its card does not count
    at_first: Amount | None = None  # hit points it comes with, if it has lost some before
    give: Some[ConditionName] = ()  # with each attack
    unhurt: bool = False  # nothing damages it
    charges: Word | None = None  # only who carries the page's thing damages it, and each point is noted so
    asleep: bool = False  # until somebody of the party attacks, hurts or affects it or ends a move beside it
    acts: bool = True
    deck: Annotated[Word, Ref("decks")] | None = None  # the ability cards it acts by, in place of its type's
    do: Some[Ability] = ()  # what it does each round, in place of ability cards
    initiative: Count = 0  # when it does that
    before: Word | None = None  # or it does that just before this boss
    melee: bool = False  # the range on its card does not count
    fills: bool = False  # it stands on all hexes of a mark, obstacles or not
    ours: bool = False  # it draws modifier cards from a character's deck, of the players' choice
    idle: Test | None = None  # while this holds it neither acts nor can be affected
    immune: Some[Word] = ()  # conditions, push and pull
    drags: Word | None = (
        None  # the escort it drags to a mark, together with others of its kind, and does no more
    )
    towards: Word | None = None  # that mark
    to: Word | None = None  # the mark beside which they want to be, if there is no room on the other
    plain: bool = False  # a boss's specials are its own move and attack
    stays: Count | None = None  # the room it cannot leave
    heads: Word | None = None  # the mark it goes to, 2 hexes a turn through doors, instead of its own moves
    haunts: Some[Word] = ()  # gone after a melee attack, it comes back on the next of these marks to act
    source: Source | None = None


class Escort(Row, frozen=True):
    """Figures the players guard or bring through (GH-33.11): one on each hex of a mark, an enemy of all
    monsters.

    In its turn it goes towards a mark, if it has one: it opens doors in its way and springs traps only if
    there is no other way. Then it does what it does, like a monster. One that is no ally of the characters
    cannot be healed or helped by them.
    """

    id: Word
    at: Word  # mark where it starts
    hp: Amount
    initiative: Count
    move: Count = 0
    towards: Word | None = None
    do: Some[Ability] = ()
    ally: bool = True
    also: Some[Axial] = ()  # further hexes that it fills
    most: Amount | None = None  # hit points it can be healed to, if it may have lost some before
    safe: bool = False  # enemies cannot target it
    guarded: Count = 0  # so many times a character may lose a card from hand to negate damage to it
    hidden: bool = False  # nobody can target it
    saved: bool = False  # on the mark it goes to it leaves the map, and `saved` is noted


class Chore(Row, frozen=True):
    """What a character may do in place of half a card, which is discarded (GH-33.13), or by spending
    movement: beside a marked hex where it was not done yet, an escort, who is then safe, or a goal tile,
    which is looted.

    It is noted by its name.
    """

    id: Word
    marks: tuple[Word, Word, Word] | None = None  # letters, for 2, 3 and 4 characters
    escort: Word | None = None
    tiles: bool = False
    halves: Some[Literal["top", "bottom"]] = ("bottom",)
    moves: Amount | None = None  # so many points of movement instead, not necessarily at once
    source: Source | None = None


class Burden(Row, frozen=True):
    """A thing that one character carries (GH-33.13): the one who has an item equipped, else whom the players
    choose; or it lies where a monster was killed, in place of money.

    Another's loot ability that reaches the bearer may take it over. If the bearer becomes exhausted it lies
    in that hex, to be looted.
    """

    id: Word
    item: Annotated[Index, Ref("items")] | None = None
    fallen: Word | None = None  # one of the page's kinds
    slow: Count = 0  # taken off each move of the bearer
    passes: bool = True  # from hand to hand


class Gun(Row, frozen=True):
    """One of the page's kinds that does not act by itself: each round the nearest of its crew goes to it
    instead of its own turn, and if it gets there the gun fires at all characters and character summons on the
    marked hexes and to the left of them in their rows.
    """

    kind: Word
    crew: MonsterName
    mark: Word
    move: Count


class Flood(Row, frozen=True):
    """Water that fills the hexes of one map tile.

    A character takes a water tile like loot, one at a time, and is rid of it when it ends a turn on a marked
    hex.
    """

    tile: Word
    side: Word  # of the map tile
    out: Word  # mark
    dry: tuple[Word, Word, Word] = ("", "", "")  # marks without water at first, for 2, 3 and 4 characters


class Instead(Row, frozen=True):
    """What monsters summon here in place of what their cards say."""

    monster: MonsterName
    by: MonsterName
    rank: Literal["N", "E"]
    named: Word = ""  # which of the page's kinds


class Need(Row, frozen=True):
    """An achievement without which, or with which, the scenario cannot be played in a campaign."""

    achievement: Word
    scope: Literal["party", "global"]
    complete: bool = True
    copies: Count = 1
    instead: Some[Word] = ()  # achievements of which one will do as well


class Thicket(Row, frozen=True):
    """A page without a map of its own: rooms of a random dungeon (GH-49), made of these cards only.

    In the last room the spot holds the goal tile in place of what the cards put there.
    """

    rooms: Some[Annotated[Word, Ref("dungeon_rooms")]]
    monsters: Some[Annotated[Word, Ref("dungeon_monsters")]]
    spot: Spot


class Scenario(Row, frozen=True):
    """A scenario's page. Losing by exhaustion of all is not repeated in `lose`."""

    id: Word
    number: Count
    rooms: Some[Room]
    doors: Some[Door]
    starts: Some[Axial]
    goal: Test
    lose: Test | None = None
    marks: Some[Mark] = ()
    escorts: Some[Escort] = ()
    kinds: Some[Kind] = ()
    open_between: Some[tuple[Count, Count]] = ()  # rooms with no wall between them
    summons: Some[Instead] = ()
    chore: Chore | None = None
    cards: Thicket | None = None
    burden: Burden | None = None
    flood: Flood | None = None
    gun: Gun | None = None
    rift: Word | None = (
        None  # characters go for 1 movement from beside one hex of this mark to beside another
    )
    shown: Some[Count] = ()  # rooms besides the first that are revealed from the start
    bare: bool = False  # a character uses no items before it has looted a goal tile
    one_each: bool = False  # each character loots only one goal tile
    fixed: Some[Word] = ()  # obstacle tiles that nothing destroys
    companion: Word | None = None  # the mark where one who comes along with a character begins
    prey: Some[Word] = ()  # what monsters focus on if they can attack it this turn: escorts or doors
    wild: Some[MonsterName] = ()  # monster types that are enemies of the characters and of all other types
    allies: Some[MonsterName] = ()  # monster types on the characters' side, enemies of all other types
    at_grips: bool = False  # characters start only in parts of the first room where monsters are
    apart: bool = False  # at most half the characters, rounded up, start in one room
    setup: Some[Verb] = ()  # scenario effects (GH-1.4)
    rules: Some[Rule] = ()
    rewards: Some[Verb] = ()
    other_ends: Some[Test] = ()  # after a win: of the other conclusions the first that holds is told
    grid: Word = ""  # the place on the campaign's map
    road_event: bool = True
    requires: Some[Need] = ()
    solo: Word | None = None  # the class whose page it is: one character of it plays alone
    quest: Count | None = None  # a character on this personal quest takes part
    equipped: Annotated[Index, Ref("items")] | None = None  # and has this item with it
    unlocks: Some[Index] = ()  # new locations
    links: Some[Index] = ()  # may be played at once from here


# --- random dungeons (GH-49) -------------------------------------------------------------------------------


class Way(Row, frozen=True):
    """An entrance or exit: a half hex on the edge (GH-49.9).

    Of kind B, `into` is the direction (a number of `hexes.DIRECTIONS`) straight into the room; of kind A two
    hexes of the room lie behind it, in this direction and the next.
    """

    kind: Literal["A", "B"]
    at: Axial
    into: Annotated[int, Meta(ge=0, le=5)]


class DungeonRoom(Row, frozen=True):
    """Tiles, overlay tiles and twelve spots, and the penalty of revealing it by grade (GH-49.16)."""

    id: Word
    number: Count
    tiles: Some[LaidTile]
    floor: Some[Run]
    entrances: Some[Way]
    exits: Some[Way]
    spots: tuple[
        Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial
    ]  # 1 to 12
    minor: Some[Verb]
    major: Some[Verb]
    corridors: Some[Axial] = ()
    overlays: Some[Overlay] = ()


class CardMonster(Row, frozen=True):
    """A monster on a spot, for 2, 3 and 4 characters (GH-49.7)."""

    spot: Spot
    monster: MonsterName
    by: ByParty


class CardOverlay(Row, frozen=True):
    """The same overlay tile on each of these spots (GH-49.22)."""

    spots: Some[Spot]
    kind: Literal["trap", "difficult", "hazard"]
    tile: Word
    damage: bool = False
    conditions: Some[ConditionName] = ()


class CardTreasure(Row, frozen=True):
    """A treasure tile on a spot and what is in it (GH-49.21)."""

    spot: Spot
    do: Some[Verb]


class DungeonMonsters(Row, frozen=True):
    """What stands on the twelve spots of a room card; a spot not named is empty (GH-49.6)."""

    id: Word
    number: Count
    monsters: Some[CardMonster]
    overlays: Some[CardOverlay] = ()
    money: Some[Spot] = ()
    treasures: Some[CardTreasure] = ()
