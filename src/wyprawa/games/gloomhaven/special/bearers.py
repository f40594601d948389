"""Words of pages about characters (GH-33): what one of them carries, and how many are left."""

from typing import TypeAlias

from wyprawa.kernel.sizes import Small, Word
from wyprawa.parts.effects import Condition


class Brought(Condition, frozen=True):
    """Who carries the page's thing has just ended its turn adjacent to the marked hex."""

    mark: Word


class BearerFell(Condition, frozen=True):
    """Who carries the page's thing became exhausted."""


class FewLeft(Condition, frozen=True):
    """At most so many characters are not exhausted."""

    most: Small


class Dragged(Condition, frozen=True):
    """One who drags a victim begins its turn adjacent to a marked hex, and so is the victim."""

    mark: Word


OfBearers: TypeAlias = Brought | BearerFell | FewLeft | Dragged
