"""The vocabulary of the game, and in whose name a verb is done."""

from __future__ import annotations

import msgspec

from wyprawa.games.warcraft.state import ATTACKER, DEFENDER, NOBODY, State
from wyprawa.games.warcraft.vocabulary.terms import Side
from wyprawa.parts.effects import Vocabulary


class Acting(msgspec.Struct, frozen=True):
    """Whose power it is (NOBODY for an adversary's), on what it is printed, and where there."""

    seat: int
    source: str = ""
    number: int = -1
    path: tuple[int, ...] = ()


EFFECTS = Vocabulary[State, Acting]()


def side_of(s: State, seat: int) -> int | None:
    """The side of a seat in the combat under way; an adversary is NOBODY. None if it takes no part."""
    combat = s.combat
    if combat is None:
        return None
    if seat == combat.attacker:
        return ATTACKER
    return DEFENDER if seat == combat.defender else None


def fighter(s: State, side: int) -> int:
    """The seat that fights on this side; NOBODY is an adversary."""
    assert s.combat is not None
    return s.combat.attacker if side == ATTACKER else s.combat.defender


def foe_of(s: State, seat: int) -> int | None:
    """The seat on the other side; NOBODY is an adversary, None means there is no combat of this seat."""
    side = side_of(s, seat)
    return None if side is None else fighter(s, 1 - side)


def meant(s: State, x: Acting, side: Side) -> int | None:
    """The side of the combat that "own" or "foe" means."""
    own = side_of(s, x.seat)
    return own if own is None or side == "own" else 1 - own


def is_adversary(seat: int) -> bool:
    return seat == NOBODY
