"""Special rules of a page: verbs at moments (GN-4.13, GN-5.18)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from wyprawa.games.niflheim.vocabulary.goals import ItemName, Sign, Test, UndeadName
from wyprawa.games.niflheim.vocabulary.terms import Supply
from wyprawa.kernel.sizes import By, Small, Some, Word
from wyprawa.parts.content import Ref, Row
from wyprawa.parts.effects import Effect

Moment: TypeAlias = Literal[
    "begin",  # figures and markers are on their squares
    "round_begins",
    "round_ends",  # GN-5.18
    "touched",  # an undead is activated beside a character
    "searched",  # `of` a place of the page
    "rescued",  # `of` a captive of the page
    "killed",  # `of` a kind of undead
    "entered",  # `of` a sign on the map, by a hero
    "opened",  # `of` a door by its number
]


class Summon(Effect, frozen=True):
    """A marker from the pool for each square with a sign (GN-11.1)."""

    at: Sign


class Place(Effect, frozen=True):
    """An orange undead on each square with a sign (GN-4.5)."""

    undead: UndeadName
    at: Sign


class Lose(Effect, frozen=True):
    """The scenario is lost (GN-35.3)."""

    reason: Word


class Burn(Effect, frozen=True):
    """Fire on the squares with a sign, or no more."""

    at: Sign
    out: bool = False


class SetDoor(Effect, frozen=True):
    """A door opens or falls shut."""

    door: Small
    open: bool


class Lay(Effect, frozen=True):
    """Things lie on a square."""

    at: Sign
    items: Some[ItemName] = ()
    supplies: By[Supply, Small] = {}


class Hurt(Effect, frozen=True):
    """A wound for every hero on a square with a sign."""

    at: Sign


class Mark(Effect, frozen=True):
    """A mark that objectives and other special rules ask for."""

    what: Word


class Read(Effect, frozen=True):
    """An entry is read; what it brings counts if the scenario is won (GN-1.12)."""

    entry: Annotated[str, Ref("entries"), msgspec.Meta(max_length=100)]


class Echo(Effect, frozen=True):
    """The hero concerned draws a memory echo (GN-33.6)."""


Special: TypeAlias = Summon | Place | Lose | Burn | SetDoor | Lay | Hurt | Mark | Read | Echo


class SpecialRule(Row, frozen=True, kw_only=True):
    """What a page does at a moment."""

    moment: Moment
    of: Word = ""  # what the moment is about; anything if it is not given
    when: Test | None = None
    once: bool = False
    do: Some[Special]
