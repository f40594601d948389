"""What objectives ask for (GN-4.11, GN-4.12)."""

from __future__ import annotations

from typing import TypeAlias

from wyprawa.kernel.sizes import Some, Word
from wyprawa.parts.effects import Condition


class Rescued(Condition, frozen=True):
    """A captive of the page is free."""

    who: Word


class Searched(Condition, frozen=True):
    """A place of the page has been searched."""

    what: Word


class AllLeft(Condition, frozen=True, rename={"with_": "with"}):
    """Every hero alive has left the map, and with them these things and whoever they carry (GN-32.16)."""

    with_: Some[Word] = ()


Goal: TypeAlias = Rescued | Searched | AllLeft
