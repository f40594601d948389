"""What an attack may come to, before its modifier card is drawn: damage and the chance of a kill."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from wyprawa.games.gloomhaven.content import MODIFIERS
from wyprawa.games.gloomhaven.content.rows import Modifier
from wyprawa.games.gloomhaven.state import Modifiers

Face: TypeAlias = tuple[int, bool, bool]
"""What a card does to a value: adds, doubles, makes nothing of it."""
Faces: TypeAlias = tuple[tuple[Face, float], ...]
"""The cards that may come, with their chances."""


class Hit(NamedTuple):
    """What to expect of one attack."""

    damage: float
    """Hit points lost, never more than there are."""
    kill: float


def faces(deck: Modifiers) -> Faces:
    """What the next card may be: the composition of the undrawn pile is known to all."""
    return _faces(tuple(sorted(Counter(deck.undrawn or deck.drawn).items())))


@lru_cache(maxsize=4096)
def _faces(cards: tuple[tuple[str, int], ...]) -> Faces:
    chances: dict[Face, float] = {}
    count = sum(copies for _, copies in cards)
    for name, copies in cards:
        face = _face(MODIFIERS[name])
        chances[face] = chances.get(face, 0.0) + copies / count
    return tuple(chances.items()) or (((0, False, False), 1.0),)


def _face(card: Modifier) -> Face:
    """A rolling card counts as what it adds; what follows it is on average nothing."""
    return card.value, card.double, card.null


def result(value: int, face: Face) -> int:
    """A value with a card applied."""
    add, double, null = face
    return 0 if null else max(0, (value + add) << double)


@lru_cache(maxsize=65536)
def hit(cards: Faces, value: int, edge: int, guard: int, hp: int) -> Hit:
    """An attack of this value on a figure with so much Shield left and hit points; `edge` as in the rules."""
    outcomes: dict[int, float] = {}
    for face, chance in cards:
        dealt = result(value, face)
        outcomes[dealt] = outcomes.get(dealt, 0.0) + chance
    damage = kill = below = 0.0
    for dealt in sorted(outcomes):
        chance = outcomes[dealt]
        upto = below + chance
        if edge > 0:
            share = upto * upto - below * below
        elif edge < 0:
            share = (1 - below) ** 2 - (1 - upto) ** 2
        else:
            share = chance
        below = upto
        left = max(0, dealt - guard)
        damage += share * min(left, hp)
        if left >= hp:
            kill += share
    return Hit(damage, kill)
