"""What is told of the rules that only single pages have (GH-33)."""

from __future__ import annotations

from wyprawa.games.gloomhaven.told import Record


class Left(Record, frozen=True):
    """A character leaves the map, as the goal asks."""

    who: int


class Vanished(Record, frozen=True):
    """A boss is off the map until its next turn."""

    who: int


class Waded(Record, frozen=True):
    """A figure comes into water on a page where that matters."""

    who: int
    cell: int


class ChoreDone(Record, frozen=True):
    """A character did what the scenario asks for in place of half a card."""

    who: int
    chore: str
    cell: int


class Dug(Record, frozen=True):
    """A character spent a point of movement on what the scenario asks for; so many are left."""

    who: int
    cell: int
    left: int


class Saved(Record, frozen=True):
    """One whom the party guards has reached safety."""

    who: int
    name: str


class Carries(Record, frozen=True):
    """A character has the page's thing from now on."""

    who: int
    carried: str


class Woke(Record, frozen=True):
    """A monster that slept is awake."""

    who: int


class Fired(Record, frozen=True):
    """A monster has fired the page's gun."""

    who: int


class Bailed(Record, frozen=True):
    """A character has taken up a water tile, or is rid of it."""

    who: int
    over: bool


class Lies(Record, frozen=True):
    """The page's thing lies on a hex."""

    burden: str
    cell: int


class TokenTaken(Record, frozen=True):
    """A character takes a token of the page along."""

    who: int


class TokenSpent(Record, frozen=True):
    """A character gives up a token it carried."""

    who: int


class TokenTurned(Record, frozen=True):
    """A token that lay face down shows its number."""

    who: int
    number: int


class Warded(Record, frozen=True):
    """A figure is safe from something from now on."""

    who: int


class Sacrificed(Record, frozen=True):
    """A character removes an item from the game."""

    who: int
    item: int


class Weakened(Record, frozen=True):
    """The page leaves a monster fewer hit points than before."""

    who: int
