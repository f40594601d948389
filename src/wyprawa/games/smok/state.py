"""The table as plain data, and what the rules tell. A card is its number in the card list, a hex its cell."""

from typing import Annotated, TypeAlias

from wyprawa import kernel
from wyprawa.kernel.sizes import Count, Few, Index
from wyprawa.parts.described import CountOf, Here, Ref

Card: TypeAlias = Annotated[Index, Ref("card")]
Cell: TypeAlias = Annotated[Index, Ref("cell")]
Seat: TypeAlias = Annotated[Index, Ref("seat")]


class State(kernel.State, kw_only=True):
    hands: Few[Few[Here[Card]]]
    pile: Few[Here[Card]]
    discard: Few[Here[Card]] = []
    played: Few[Here[Card]] = []  # this round's cards by seat
    at: Few[Cell]
    gems: Few[Annotated[Count, CountOf("gem")]]
    lying: Annotated[Few[Cell], CountOf("gem")]  # a hex for each gem on the ground
    dragon: Cell
    alarm: Count = 0
    round: Count = 1


class RoundBegan(kernel.Record, frozen=True):
    round: int


class Played(kernel.Record, frozen=True):
    who: int
    card: int


class Moved(kernel.Record, frozen=True):
    who: int
    cell: int
    gems: int


class Stole(kernel.Record, frozen=True):
    who: int
    whom: int
    gems: int


class Hunted(kernel.Record, frozen=True):
    whom: int
    roll: int
    cell: int


class Bitten(kernel.Record, frozen=True):
    who: int
    gems: int  # dropped
    cell: int
    alarm: int  # its new value


class Shielded(kernel.Record, frozen=True):
    who: int


class Ended(kernel.Record, frozen=True):
    why: str  # alarm, nothing or gems
    winners: tuple[int, ...]
    scores: tuple[int, ...]
