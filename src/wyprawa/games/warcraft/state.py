"""The table as plain data, with what is under way.

Characters, abilities, quests, trophies and challenge cards are numbers in the tables of `content`; spaces are
cells of `map`; levels are 0 to 3. -1 stands for nobody, nothing and nowhere. A challenge card shows the side
that belongs where it lies: the item in a bag, the adversary on the track, the event on a space.
"""

from __future__ import annotations

import msgspec

from wyprawa import kernel
from wyprawa.parts.decks import Deck

NOBODY = NOTHING = -1
ATTACKER, DEFENDER = 0, 1  # the sides of a combat


class ActiveQuest(msgspec.Struct):
    """A quest before its owner."""

    quest: int
    rival: int = NOBODY  # the seat it is against
    done: list[int] = []  # by goal, how often it has been done


class Character(msgspec.Struct):
    """A player's character and all that lies in the player's area."""

    kind: int = NOBODY
    level: int = 0
    turned: int = 0  # 1: the other side of the character card is up
    damage: int = 0
    at: int = -1
    energy: int = 0
    hand: list[int] = []  # ability cards, sorted
    deck: list[int] = []  # in no order
    discard: list[int] = []  # open
    played: list[int] = []  # ability cards played this turn (WW-21.20)
    weapon: int = NOTHING
    armour: int = NOTHING
    bag: list[int] = []
    kept: list[int] = []  # discoveries, by kind
    disease: int = 0
    quests: list[ActiveQuest] = []
    # The quest log (WW-18.1), each in the order scored.
    scored_quests: list[int] = []
    trophies: list[int] = []
    scored_events: list[int] = []


class Token(msgspec.Struct):
    """A discovery, face down on a space; NOWHERE while whoever drew it looks for a space."""

    kind: int
    at: int
    known: int  # bits: the seats that have seen it


class Attached(msgspec.Struct):
    """An ability card attached to a character, or to an item."""

    ability: int
    owner: int
    to: int  # the seat
    item: int = NOTHING


class LyingEvent(msgspec.Struct):
    """A location event on its space."""

    card: int
    at: int
    marked: int = 0  # bits: seats with a character token on it


class Turn(msgspec.Struct):
    """The turn under way."""

    movement: int = 0  # points left
    face: int = -1  # of the movement die
    ambush: int = 0  # tokens that make this turn's foe stronger
    revealed: list[int] = []  # discoveries still to be resolved
    used: list[tuple[str, int, int]] = []  # powers used this turn
    met: list[int] = []  # challenge cards drawn in this challenge phase
    event: int = NOTHING  # the event card being resolved


def _zeros() -> list[int]:
    return [0, 0]


def _nothings() -> list[int]:
    return [NOTHING, NOTHING]


class Combat(msgspec.Struct):
    """The combat under way. Lists are by side: attacker, defender."""

    at: int
    attacker: int  # seat
    defender: int = NOBODY  # seat, unless an adversary defends
    card: int = NOTHING  # the adversary's challenge card
    slot: int = NOTHING  # its place on the track, if it comes from there
    board: int = NOTHING  # the board adversary
    dice: list[int] = []  # 1 to 6; none before the roll
    attack: list[int] = msgspec.field(default_factory=_zeros)  # changes until the combat ends
    defence: list[int] = msgspec.field(default_factory=_zeros)
    damage: list[int] = msgspec.field(default_factory=_zeros)
    ward: list[int] = msgspec.field(default_factory=_zeros)
    ranged: list[int] = msgspec.field(default_factory=_zeros)  # 1: made ranged
    replaced: list[int] = msgspec.field(default_factory=_nothings)  # the ability used instead of the weapon
    used: list[tuple[str, int, int]] = []  # powers that have worked in this combat
    wounds: int = 0  # of an adversary
    beaten: list[int] = msgspec.field(default_factory=_zeros)  # 1: defeated
    negated: bool = False


class Play(msgspec.Struct):
    """An ability card on its way: played, not yet resolved."""

    who: int
    ability: int
    negated: bool = False
    stays: bool = False  # attached to something


class State(kernel.State, kw_only=True):
    first: int = 0  # the first player, for the whole game (WW-3.2)
    active: int = 0
    turns: int = 0  # how many have begun
    characters: list[Character]
    turn: Turn = msgspec.field(default_factory=Turn)
    combat: Combat | None = None
    plays: list[Play] = []  # the last is answered first

    challenges: list[Deck]  # by colour, drawn from the bottom (WW-10.1)
    general: int = NOTHING  # the general event
    events: list[LyingEvent] = []
    track: list[int]  # undefeated adversaries by slot
    markers: list[int]  # by slot, the space its marker lies on
    pile: list[int]  # unused discoveries, by kind, in no order
    tokens: list[Token] = []
    box: list[tuple[int, int]] = []  # discarded discoveries: kind, and the seats that know it, as bits
    attached: list[Attached] = []
    starting_quests: list[int]
    elite_quests: list[int]
    elite_discard: list[int] = []
    trophies: list[int]  # copies left, by kind
