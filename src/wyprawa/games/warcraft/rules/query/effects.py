"""The vocabulary of the game, and in whose name a verb is done."""

from __future__ import annotations

import msgspec

from wyprawa.games.warcraft.state import ATTACKER, DEFENDER, Combat, State
from wyprawa.games.warcraft.vocabulary.terms import Side
from wyprawa.parts.effects import Vocabulary


class Acting(msgspec.Struct, frozen=True):
    """Whose power it is (NOBODY for an adversary's), on what it is printed, and where there."""

    seat: int
    source: str = ""
    number: int = -1
    path: tuple[int, ...] = ()


EFFECTS = Vocabulary[State, Acting]()


def under_way(s: State) -> Combat:
    """The combat under way, where there must be one."""
    assert s.combat is not None
    return s.combat


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
    combat = under_way(s)
    return combat.attacker if side == ATTACKER else combat.defender


def foe_of(s: State, seat: int) -> int | None:
    """The seat on the other side; NOBODY is an adversary, None means there is no combat of this seat."""
    side = side_of(s, seat)
    return None if side is None else fighter(s, 1 - side)


def own_side(s: State, seat: int) -> int:
    """The side of a seat that takes part in the combat."""
    side = side_of(s, seat)
    assert side is not None, f"seat {seat} takes no part in a combat"
    return side


def meant(s: State, x: Acting, side: Side) -> int:
    """The side of the combat that "own" or "foe" means."""
    own = own_side(s, x.seat)
    return own if side == "own" else 1 - own
