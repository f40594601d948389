"""What changes an ability under way, and how several such changes join.

A boost on a card gives these fields; all boosts taken so far come to the same fields in one record. Each
field says by its annotation how two of it join, and `join` is made from the annotations.
"""

from collections.abc import Callable
from operator import add, attrgetter, mul, or_
from typing import Annotated, Any, TypeAlias, get_type_hints

import msgspec

from wyprawa.games.gloomhaven.abilities.terms import AreaName, ConditionName, Number, Rank, Whom
from wyprawa.kernel.sizes import Amount, Some
from wyprawa.parts.known import known


class Joins(msgspec.Struct, frozen=True):
    """How two of a field become one."""

    by: Callable[[Any, Any], Any]


def _latter(old: object, new: object) -> object:
    return new


SUM, PRODUCT, MOST, EITHER, LATTER = Joins(add), Joins(mul), Joins(max), Joins(or_), Joins(_latter)
Sum: TypeAlias = Annotated[Amount, SUM]
Flag: TypeAlias = Annotated[bool, EITHER]


class Changes(msgspec.Struct, kw_only=True):
    """The fields that boosts and what they come to have in common."""

    times: Annotated[Amount, PRODUCT] = 1
    instead: Annotated[Number | None, LATTER] = None
    range: Sum = 0  # added; a melee attack stays one
    targets: Annotated[Amount, MOST] = 0  # instead of a smaller number
    add_target: Sum = 0  # GH-13.18
    area: Annotated[AreaName | None, LATTER] = None  # instead
    to: Annotated[Whom | None, LATTER] = None  # instead
    push: Sum = 0
    pull: Sum = 0
    give: Annotated[Some[ConditionName], SUM] = ()
    jump: Flag = False
    advantage: Flag = False
    disadvantage: Flag = False
    kill: Annotated[Some[Rank], SUM] = ()  # targets of these ranks are killed instead
    shield: Sum = 0  # of the figure attacked, for this attack
    negate: Flag = False  # the damage, or what was about to happen
    no_double: Flag = False  # a 2x that the attacker draws counts as +0
    along: Flag = False  # every enemy on the shortest path to the target is attacked too
    as_attack: Flag = False  # a move may be performed as a melee attack of its value instead
    augments: Flag = False  # the figure's augments work on this attack too
    more_augments: Sum = 0  # that may be active
    through: Annotated[Amount, MOST] = 0  # pushes may enter obstacles: each is destroyed, deals so much, 1 xp
    stopped: Annotated[Amount, MOST] = 0  # damage, and 1 xp, for each hex of push a wall or obstacle stops
    anywhere: Flag = False  # instead of moving it comes to any unoccupied hex
    as_heal: Flag = False  # an attack or a move may be performed as a heal of one more than its value instead
    cure_first: Flag = False  # all negative conditions of those healed are removed before
    more_songs: Sum = 0  # that may be active
    more_dooms: Sum = 0  # that may lie on the same enemy
    unveil: Flag = False  # no enemy can become invisible
    forgo: Flag = False  # for a half not played the companion gets +3: attacks for a top, moves for a bottom


def _ways() -> tuple[tuple[str, Any, Callable[[Any, Any], Any]], ...]:
    hints = get_type_hints(Changes, include_extras=True)
    found = []
    for field in msgspec.structs.fields(Changes):
        (joins,) = (each for each in hints[field.name].__metadata__ if isinstance(each, Joins))
        found.append((field.name, field.default, joins.by))
    return tuple(found)


_WAYS = _ways()
_fields = attrgetter(*(name for name, _, _ in _WAYS))


@known
def _given(more: Changes) -> list[tuple[str, Any, Callable[[Any, Any], Any]]]:
    """The fields that a boost gives, and how they join."""
    fields = zip(_WAYS, _fields(more), strict=True)
    return [(name, value, by) for (name, empty, by), value in fields if value != empty]


def join(into: Changes, more: Changes) -> None:
    """Put the changes of a boost to others; a field that is not given changes nothing."""
    for name, value, by in _given(more):
        setattr(into, name, by(getattr(into, name), value))
