"""The table as plain data, and what the rules tell. A card is its number in the card list, a hex its cell."""

from wyprawa import kernel
from wyprawa.kernel.sizes import Count, Few, Index


class State(kernel.State, kw_only=True):
    hands: Few[Few[Index]]
    pile: Few[Index]
    discard: Few[Index] = []
    played: Few[Index] = []  # this round's cards by seat
    at: Few[Index]
    gems: Few[Count]
    lying: Few[Index]  # a hex for each gem on the ground
    dragon: Index
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
