"""What objectives ask for, and on what special rules depend (GN-4.11 to GN-4.13)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from wyprawa.kernel.sizes import Small, Some, Word
from wyprawa.parts.content import Ref
from wyprawa.parts.effects import Condition, Logic

Sign: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
UndeadName: TypeAlias = Annotated[str, Ref("undead"), msgspec.Meta(max_length=100)]
ItemName: TypeAlias = Annotated[str, Ref("items"), msgspec.Meta(max_length=100)]


class Rescued(Condition, frozen=True):
    """A captive of the page is free."""

    who: Word


class Searched(Condition, frozen=True):
    """A place of the page has been searched."""

    what: Word


class AllLeft(Condition, frozen=True, rename={"with_": "with"}):
    """Every hero alive has left the map, and with them these things and whoever they carry (GN-32.16)."""

    with_: Some[ItemName] = ()


class Killed(Condition, frozen=True):
    """So many undead of a kind have been killed, or of any kind; so many for each hero who came."""

    kind: UndeadName | None = None
    n: Small = 1
    each: bool = False


class Reached(Condition, frozen=True):
    """So many heroes stand on squares with this sign; all that live if they are fewer, or with n = 0."""

    at: Sign
    n: Small = 1


class Endured(Condition, frozen=True):
    """So many rounds have been completed."""

    rounds: Small


class Cleared(Condition, frozen=True):
    """No undead is on the map."""


class Marked(Condition, frozen=True):
    """A special rule of the page has made this mark."""

    what: Word


class Fallen(Condition, frozen=True):
    """So many heroes have died in the scenario."""

    n: Small = 1


Goal: TypeAlias = Rescued | Searched | AllLeft | Killed | Reached | Endured | Cleared | Marked | Fallen
Test: TypeAlias = Goal | Logic[Goal]
