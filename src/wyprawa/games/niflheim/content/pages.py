"""The row of a scenario: a drawn map and what its page says (GN-4.2).

On the map `.` is clear ground, `~` difficult, `:` ground that bars the way but not the view, `*` fire, `>` an
exit; any other sign marks squares for the page to speak of. Blocked squares are left blank. Where a square
bears two things, `legend` says which signs one sign stands for.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from wyprawa.games.niflheim.vocabulary.goals import Goal
from wyprawa.games.niflheim.vocabulary.terms import Supply
from wyprawa.kernel.sizes import By, Small, Some, Word
from wyprawa.parts.content import Ref, Row
from wyprawa.parts.leaves import Code

Sign = Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
Signs = Annotated[str, msgspec.Meta(min_length=1, max_length=4)]
HeroName = Annotated[str, Ref("heroes"), msgspec.Meta(max_length=100)]
ItemName = Annotated[str, Ref("items"), msgspec.Meta(max_length=100)]


class Force(Row, frozen=True, kw_only=True):
    """Markers of a kind for the undead pool (GN-4.16)."""

    undead: Annotated[str, Ref("undead"), msgspec.Meta(max_length=100)]
    count: Annotated[int, msgspec.Meta(ge=1, le=19)]


class Orange(Row, frozen=True, kw_only=True):
    """Undead printed in orange: on the map from the start, never in the pool (GN-4.4, GN-4.5)."""

    undead: Annotated[str, Ref("undead"), msgspec.Meta(max_length=100)]
    at: Sign


class Lock(Row, frozen=True, kw_only=True):
    """A locked door, by its number in reading order, and the key that opens it (GN-25.1, GN-25.2)."""

    door: Annotated[int, msgspec.Meta(ge=0, le=61)]
    key: ItemName


class Lying(Row, frozen=True, kw_only=True):
    """Things that lie on a square from the start (GN-4.18)."""

    at: Sign
    items: Some[ItemName] = ()
    supplies: By[Supply, Small] = {}


class Captive(Row, frozen=True, kw_only=True):
    """Somebody to be rescued (GN-25.10). One who is carried travels on the rescuer's board (GN-32.7)."""

    id: Word
    at: Sign
    carried: bool = False
    joins: HeroName | None = None  # acts as a hero from then on (GN-25.12)


class Band(Row, frozen=True, kw_only=True):
    """What a search finds up to a face of the die."""

    upto: Annotated[int, msgspec.Meta(ge=1, le=12)]
    items: Some[ItemName] = ()
    supplies: By[Supply, Small] = {}
    undead: bool = False  # one appears (GN-10.7)


class Search(Row, frozen=True, kw_only=True):
    """A place that can be searched once (GN-10.6, GN-10.11)."""

    id: Word
    at: Sign
    table: Some[Band]


PageRule: TypeAlias = Literal["touch_loses"]


class Scenario(Row, frozen=True, kw_only=True):
    """One page of the Scenario Book."""

    id: Word
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    map: Annotated[str, msgspec.Meta(max_length=9_999)]
    legend: By[Sign, Signs] = {}
    pool: Some[Force] = ()
    orange: Some[Orange] = ()
    locks: Some[Lock] = ()
    hidden: Sign = "D"  # squares that get a marker in setup (GN-4.17)
    track: Annotated[str, msgspec.Meta(min_length=1, max_length=20)] = "........"  # round spaces (GN-11.2)
    heroes_begin: bool = False  # no roll in the first round (GN-5.11)
    combat: bool = True  # weapons and fists are used (GN-32.13)
    xp: bool = True  # experience is gained (GN-28.1)
    destiny: bool = True  # Glory and Corruption are in use (GN-29.1)
    lying: Some[Lying] = ()
    captives: Some[Captive] = ()
    searches: Some[Search] = ()
    main: Some[Goal] = ()
    side: Some[Goal] = ()
    rules: Some[Annotated[PageRule, Code("page rule")]] = ()
