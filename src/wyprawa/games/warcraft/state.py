"""The table as plain data, with what is under way.

Characters, abilities, quests, trophies and challenge cards are numbers in the tables of `content`; spaces are
cells of `map`; levels are 0 to 3. -1 stands for nobody, nothing and nowhere. A challenge card shows the side
that belongs where it lies: the item in a bag, the adversary on the track, the event on a space. What changes
seldom is replaced, never changed in place, so that all copies of a game share it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ParamSpec, TypeAlias

import msgspec

from wyprawa import kernel
from wyprawa.games.warcraft.casting import cast
from wyprawa.games.warcraft.vocabulary.terms import DISEASE
from wyprawa.kernel.sizes import Amount, Count, Few, Index, Small, Some, Word
from wyprawa.parts.decks import Deck
from wyprawa.parts.described import CountOf, Here, Holding, NoneIs, OrNone, Ref, SetOf, Stock, Until

P = ParamSpec("P")

NOBODY = NOTHING = -1
ATTACKER, DEFENDER = 0, 1  # the sides of a combat
PHASE = kernel.Part("phase")  # of a turn
COMBAT = kernel.Part("combat", inside=PHASE)

Bit: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1)]
Die: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Seat: TypeAlias = Annotated[Index, Ref("seat")]
Seats: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=15), SetOf("seat"), NoneIs(-1)]
"""A set of seats, bit n for seat n; -1 is everybody."""
Kind: TypeAlias = Annotated[Index, Ref("character")]
Space: TypeAlias = Annotated[Index, Ref("space")]
Ability: TypeAlias = Annotated[Index, Ref("ability")]
Quest: TypeAlias = Annotated[Index, Ref("quest")]
StartingQuest: TypeAlias = Annotated[Index, Ref("quest", "starting")]
EliteQuest: TypeAlias = Annotated[Index, Ref("quest", "elite")]
Trophy: TypeAlias = Annotated[Index, Ref("trophy")]
Discovery: TypeAlias = Annotated[Index, Ref("discovery")]
Board: TypeAlias = Annotated[Index, Ref("board")]
# A challenge card, and those that have such a side.
Card: TypeAlias = Annotated[Index, Ref("card")]
Adversary: TypeAlias = Annotated[Index, Ref("card", "adversary")]
Event: TypeAlias = Annotated[Index, Ref("card", "event")]
Item: TypeAlias = Annotated[Index, Ref("card", "item")]
Weapon: TypeAlias = Annotated[Index, Ref("card", "weapon")]
Armour: TypeAlias = Annotated[Index, Ref("card", "armour")]
Pair: TypeAlias = Annotated[list[Index], msgspec.Meta(min_length=2, max_length=2)]
Replaced: TypeAlias = Annotated[list[OrNone[Ability]], msgspec.Meta(min_length=2, max_length=2)]
Changes: TypeAlias = Annotated[list[Amount], msgspec.Meta(min_length=2, max_length=2)]
Used: TypeAlias = tuple[Word, Index, Small]
"""A power: what it is printed on, and its place there."""


class ActiveQuest(msgspec.Struct, frozen=True):
    """A quest before its owner."""

    quest: Here[Quest]
    rival: OrNone[Seat] = NOBODY  # the seat it is against
    done: Some[Small] = ()  # by goal, how often it has been done


class Character(msgspec.Struct):
    """A player's character and all that lies in the player's area."""

    kind: Here[OrNone[Kind]] = NOBODY
    level: Level = 0
    turned: Bit = 0  # 1: the other side of the character card is up
    damage: Small = 0
    at: OrNone[Space] = -1
    energy: Small = 0
    hand: Few[Here[Ability]] = []  # ability cards, sorted
    deck: Few[Here[Ability]] = []  # in no order
    discard: Few[Here[Ability]] = []  # open
    played: Some[Ability] = ()  # ability cards played this turn (WW-21.20)
    weapon: Here[OrNone[Weapon]] = NOTHING
    armour: Here[OrNone[Armour]] = NOTHING
    bag: Few[Here[Item]] = []
    kept: Annotated[Few[Small], Stock("discovery")] = []
    disease: Annotated[Small, CountOf("discovery", DISEASE)] = 0
    quests: Few[ActiveQuest] = []
    # The quest log (WW-18.1), each in the order scored.
    scored_quests: Some[Here[Quest]] = ()
    trophies: Some[Here[Trophy]] = ()
    scored_events: Some[Here[Event]] = ()


class Token(msgspec.Struct, frozen=True):
    """A discovery, face down on a space; NOWHERE while whoever drew it looks for a space."""

    kind: Here[Discovery]
    at: OrNone[Space]
    known: Seats  # those that have seen it


class Attached(msgspec.Struct, frozen=True):
    """An ability card attached to a character, or to an item."""

    ability: Here[Ability]
    owner: Seat
    to: Seat
    item: OrNone[Item] = NOTHING


class LyingEvent(msgspec.Struct, frozen=True):
    """A location event on its space."""

    card: Here[Event]
    at: Space
    marked: Seats = 0  # those with a character token on it


class Turn(msgspec.Struct):
    """The turn under way."""

    movement: Amount = 0  # points left
    face: Index = -1  # of the movement die
    ambush: Small = 0  # tokens that make this turn's foe stronger
    revealed: Few[Here[Discovery]] = []  # discoveries still to be resolved
    used: Few[Used] = []  # powers used this turn
    met: Few[Card] = []  # challenge cards drawn in this challenge phase
    event: Here[OrNone[Card]] = NOTHING  # the event card, or the reward, being resolved


def _zeros() -> list[int]:
    return [0, 0]


def _nothings() -> list[int]:
    return [NOTHING, NOTHING]


class Combat(msgspec.Struct):
    """The combat under way. Lists are by side: attacker, defender."""

    at: Space
    attacker: Seat
    defender: OrNone[Seat] = NOBODY  # unless an adversary defends
    card: Here[OrNone[Adversary]] = NOTHING  # the adversary's challenge card
    slot: Index = NOTHING  # its place on the track, if it comes from there
    board: OrNone[Board] = NOTHING  # the board adversary
    dice: Few[Die] = []  # 1 to 6; none before the roll
    attack: Changes = msgspec.field(default_factory=_zeros)  # changes until the combat ends
    defence: Changes = msgspec.field(default_factory=_zeros)
    damage: Changes = msgspec.field(default_factory=_zeros)
    ward: Changes = msgspec.field(default_factory=_zeros)
    ranged: Pair = msgspec.field(default_factory=_zeros)  # 1: made ranged
    replaced: Replaced = msgspec.field(default_factory=_nothings)  # the ability used instead of the weapon
    used: Few[Used] = []  # powers that have worked in this combat
    wounds: Small = 0  # of an adversary
    beaten: Pair = msgspec.field(default_factory=_zeros)  # 1: defeated
    negated: bool = False


class Play(msgspec.Struct):
    """An ability card on its way: played, not yet resolved."""

    who: Seat
    ability: Here[Ability]
    negated: bool = False
    stays: bool = False  # attached to something


class State(kernel.State, kw_only=True):
    first: Seat = 0  # the first player, for the whole game (WW-3.2)
    active: Seat = 0
    turns: Count = 0  # how many have begun
    characters: Few[Character]
    turn: Turn = msgspec.field(default_factory=Turn)
    combat: Annotated[Combat | None, Until("end_combat")] = None
    # The last is answered first.
    plays: Annotated[Few[Play], Until("end_play")] = []

    challenges: Few[Annotated[Deck, Holding(Here[Card])]]  # by colour, drawn from the bottom (WW-10.1)
    general: Here[OrNone[Event]] = NOTHING  # the general event
    events: Some[LyingEvent] = ()
    track: Few[Here[OrNone[Adversary]]]  # undefeated adversaries by slot
    markers: Few[OrNone[Space]]  # by slot, the space its marker lies on
    pile: Few[Here[Discovery]]  # unused, in no order
    tokens: Some[Token] = ()
    box: Some[tuple[Here[Discovery], Seats]] = ()  # discarded, and the seats that know it
    attached: Some[Attached] = ()
    starting_quests: Few[Here[StartingQuest]]
    elite_quests: Few[Here[EliteQuest]]
    elite_discard: Few[Here[EliteQuest]] = []
    trophies: Annotated[Some[Small], Stock("trophy")]  # left

    def tell(self, record: Callable[P, kernel.Record], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what happened, with the names of those it happened to."""
        if self.teller.on:
            self.teller.records.append(cast(record(*args, **kwargs), self.kinds()))

    def kinds(self) -> list[Index]:
        """The characters by seat."""
        return [each.kind for each in self.characters]
