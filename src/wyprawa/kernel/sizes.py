"""How big a number, a word or a row may be that comes from outside: in options, positions and saved states.

    class State(kernel.State, kw_only=True):
        hands: Few[Few[Index]]
        gems: Few[Count]

Sizes are looked at when something is read, never while rules play: they cost nothing there. They keep out
what no table holds; whether a state makes sense is for `Game.problems` to say. A game with narrower bounds of
its own writes `Annotated[int, Meta(ge=0, le=6)]`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta

from wyprawa.kernel.bounds import DIGITS

T = TypeVar("T")
K = TypeVar("K")

Count: TypeAlias = Annotated[int, Meta(ge=0, le=9_999)]
"""How many there are."""
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
"""How many there are of what is printed on a card."""
Amount: TypeAlias = Annotated[int, Meta(ge=-9_999, le=9_999)]
"""How much, more or less than nothing."""
Large: TypeAlias = Annotated[int, Meta(ge=-(1 << 40), le=1 << 40)]
"""A score, or a number that grows as long as the game goes on."""
Index: TypeAlias = Annotated[int, Meta(ge=-1, le=9_999)]
"""A place in a table, in a row or on a board; -1 is none."""
Flags: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 62) - 1)]
"""A set of numbers below 62, bit n for n."""
Bits: TypeAlias = Annotated[int, Meta(ge=0, extra={"digits": DIGITS})]
"""A set of cells, bit n for n. No reader of JSON knows bounds so high: digits are counted as text is read."""
Word: TypeAlias = Annotated[str, Meta(max_length=100)]
"""A name, an id, a formula."""
Few: TypeAlias = Annotated[list[T], Meta(max_length=100)]
Shared: TypeAlias = Annotated[list[T], Meta(max_length=100, extra={"shared": True})]
"""A few in a list that is replaced when it changes, never changed itself: copies of a state share it."""
Many: TypeAlias = Annotated[list[T], Meta(max_length=2_000)]
Some: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=100)]
"""A few that never change."""
By: TypeAlias = Annotated[dict[K, T], Meta(max_length=2_000)]
"""Things by what they go by: `By[Index, Figure]`."""
