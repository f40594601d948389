"""A state that describes itself: what its numbers mean, what is where, and whether all of it is there.

    class State(kernel.State, kw_only=True):
        hands: Few[Few[Here[Card]]]
        discard: Few[Here[Card]] = []
        gems: Few[Annotated[Count, CountOf("gem")]]

Annotations (`marks`) say what the fields mean. `Described` (`checking`) reads them once (`shapes`), with
those of the steps' arguments, and looks at states by a generated function (`gathering`), or by a walk that
knows where it is (`walking`).
"""

from wyprawa.parts.described.checking import Described, Piece
from wyprawa.parts.described.marks import (
    CountOf,
    Here,
    Holding,
    NoneIs,
    OrNone,
    Ref,
    RefBy,
    SetOf,
    Snapshot,
    Stock,
    Until,
)
from wyprawa.parts.described.walking import Spot

__all__ = [
    "CountOf",
    "Described",
    "Here",
    "Holding",
    "NoneIs",
    "OrNone",
    "Piece",
    "Ref",
    "RefBy",
    "SetOf",
    "Snapshot",
    "Spot",
    "Stock",
    "Until",
]
