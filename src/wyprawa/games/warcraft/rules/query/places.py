"""Where figures can go, and what lies on a space (WW-5.7 to 5.10, chapters 22 and 23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from wyprawa.games.warcraft.content import FEROCIOUS
from wyprawa.games.warcraft.map import MAP, OPEN
from wyprawa.games.warcraft.state import NOTHING, State
from wyprawa.parts.boards import ids

Go: TypeAlias = tuple[Literal["go"], int]  # the space walked to
RED = (*FEROCIOUS, False)  # also for an empty slot, whose card is -1


def slots_at(s: State, space: int) -> list[int]:
    """The slots of the track whose markers lie on a space."""
    return [slot for slot, at in enumerate(s.markers) if at == space]


def ferocious_at(s: State, space: int) -> list[int]:
    """Those whose markers lie red side up (WW-22.3)."""
    return [slot for slot in slots_at(s, space) if FEROCIOUS[s.track[slot]]]


def red_markers(s: State) -> int:
    """The spaces with a ferocious marker, as a set."""
    red, markers = 0, s.markers
    for slot, card in enumerate(s.track):
        if RED[card]:
            red |= 1 << markers[slot]
    return red


def held(s: State, seat: int) -> bool:
    """Whether a ferocious marker keeps the figure where it is (WW-23.3, WW-23.10)."""
    return bool(ferocious_at(s, s.characters[seat].at))


def reach(s: State, seat: int, steps: int) -> Mapping[int, int]:
    """The spaces a figure can walk to, its own among them, each with the steps it takes."""
    character = s.characters[seat]
    return _reach(character.at, steps, character.level, red_markers(s))


def walks(s: State, seat: int, steps: int) -> Sequence[Go]:
    """The other spaces a figure can walk to, as options."""
    character = s.characters[seat]
    return _walks(character.at, steps, character.level, red_markers(s))


@lru_cache(maxsize=1 << 13)
def _walks(at: int, steps: int, level: int, red: int) -> Sequence[Go]:
    return tuple(("go", space) for space in _reach(at, steps, level, red) if space != at)


@lru_cache(maxsize=1 << 13)
def _reach(at: int, steps: int, level: int, red: int) -> Mapping[int, int]:
    layers = MAP.reach(at, 0 if red >> at & 1 else steps, OPEN[level], stops=red)
    return {cell: n for n, layer in enumerate(layers) for cell in ids(layer)}


def event_on(s: State, space: int) -> int:
    """The event card on a space."""
    for event in s.events:
        if event.at == space:
            return event.card
    return NOTHING


def enemies_on(s: State, seat: int) -> list[int]:
    """Enemy characters on the same space (WW-1.9)."""
    at = s.characters[seat].at
    return [other for other in range(s.seats) if other != seat and s.characters[other].at == at]
