"""What entries, endings and memory echoes bring (GN-1.12, GN-4.14, GN-33.3)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from wyprawa.games.niflheim.vocabulary.goals import ItemName
from wyprawa.games.niflheim.vocabulary.terms import Rune, Supply
from wyprawa.kernel.sizes import By, Small, Some, Word
from wyprawa.parts.content import Ref
from wyprawa.parts.effects import Condition, Effect


class Gain(Effect, frozen=True):
    """Things for the party (GN-34.3)."""

    items: Some[ItemName] = ()
    supplies: By[Supply, Small] = {}
    runes: By[Rune, Small] = {}


class Recruit(Effect, frozen=True):
    """Somebody new for the party (GN-3.11, GN-32.27)."""

    hero: Annotated[str, Ref("heroes"), msgspec.Meta(max_length=100)]


class Learn(Effect, frozen=True):
    """Experience for those concerned."""

    n: Small


class Sway(Effect, frozen=True):
    """Glory for those concerned, or Corruption below 0 (GN-29.10)."""

    n: Annotated[int, msgspec.Meta(ge=-10, le=10)]


class Mend(Effect, frozen=True):
    """Health for those concerned, never above the maximum."""

    n: Small = 1


class Suffer(Effect, frozen=True):
    """Wounds for those concerned, who never die of them."""

    n: Small = 1


class Clue(Effect, frozen=True):
    """A clue for the party sheet (GN-34.3)."""

    what: Word


Story: TypeAlias = Gain | Recruit | Learn | Sway | Mend | Suffer | Clue


class Played(Condition, frozen=True):
    """A scenario has been completed in this campaign."""

    scenario: Annotated[str, Ref("scenarios"), msgspec.Meta(max_length=100)]


class Knows(Condition, frozen=True):
    """The party has a clue."""

    clue: Word


class Walks(Condition, frozen=True):
    """The Destiny of all characters together is at least this."""

    destiny: Annotated[int, msgspec.Meta(ge=-40, le=40)]


PathTest: TypeAlias = Played | Knows | Walks
