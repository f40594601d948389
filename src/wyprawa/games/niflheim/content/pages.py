"""The row of a scenario: a drawn map and what its page says (GN-4.2).

On the map `.` is clear ground, `~` difficult, `:` ground that bars the way but not the view, `*` fire, `>` an
exit; any other sign marks squares for the page to speak of. Blocked squares are left blank. Where a square
bears two things, `legend` says which signs one sign stands for.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from wyprawa.parts.content import Ref, Row

Sign = Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
Signs = Annotated[str, msgspec.Meta(min_length=1, max_length=4)]


class Force(Row, frozen=True, kw_only=True):
    """Markers of a kind for the undead pool (GN-4.16)."""

    undead: Annotated[str, Ref("undead")]
    count: Annotated[int, msgspec.Meta(ge=1, le=19)]


class Scenario(Row, frozen=True, kw_only=True):
    """One page of the Scenario Book."""

    id: str
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    map: str
    legend: dict[Sign, Signs] = {}
    pool: tuple[Force, ...] = ()
    hidden: str = "D"  # squares that get a marker in setup (GN-4.17)
    track: Annotated[str, msgspec.Meta(min_length=1, max_length=20)] = "........"  # round spaces (GN-11.2)
    heroes_begin: bool = False  # no roll in the first round (GN-5.11)
    combat: bool = True  # weapons and fists are used (GN-32.13)
