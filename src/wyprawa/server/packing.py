"""Frames made small: HTML cut into pieces, each different piece sent once, each part told by what changed.

A board drawn again after a choice differs in a figure or two; the rest is pieces that were sent before.
"""

from __future__ import annotations

import re
from typing import Any

_CUT = re.compile(r"(?=<(?:g|article|section|li|details|desc|h3|svg)[ >])")


class Packing:
    """Packs the frames of one answer, in their order. `pieces` grows as they need it."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self._numbers: dict[str, int] = {}
        self._before: dict[str, list[int]] = {}

    def pack(self, sent: dict[str, Any]) -> dict[str, Any]:
        """A frame's changes with each part as `[kept at its start, kept at its end, pieces between…]`."""
        for id in sent["gone"]:
            self._before.pop(id, None)
        return sent | {"parts": {id: self._part(id, html) for id, html in sent["parts"].items()}}

    def _part(self, id: str, html: str) -> list[int]:
        now = [self._number(piece) for piece in _CUT.split(html)]
        before = self._before.get(id, [])
        self._before[id] = now
        shorter = min(len(before), len(now))
        head = next((n for n in range(shorter) if before[n] != now[n]), shorter)
        most = shorter - head
        tail = next((n for n in range(most) if before[-1 - n] != now[-1 - n]), most)
        return [head, tail, *now[head : len(now) - tail]]

    def _number(self, piece: str) -> int:
        number = self._numbers.get(piece)
        if number is None:
            number = self._numbers[piece] = len(self.pieces)
            self.pieces.append(piece)
        return number


def unpacked(pieces: list[str], frames: list[dict[str, Any]]) -> list[dict[str, str]]:
    """The parts of each frame, whole: the other way round, as the page does it."""
    now: dict[str, list[int]] = {}
    found = []
    for frame in frames:
        for id in frame["gone"]:
            del now[id]
        for id, (head, tail, *between) in frame["parts"].items():
            before = now.get(id, [])
            now[id] = [*before[:head], *between, *before[len(before) - tail :]]
        found.append({id: "".join([pieces[number] for number in numbers]) for id, numbers in now.items()})
    return found
