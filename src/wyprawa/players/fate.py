"""The same luck for every option: what is drawn depends on what it is for and on how often that was drawn."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

from wyprawa.kernel import Chance

_MASK = (1 << 64) - 1


@lru_cache(maxsize=1024)
def _spread(label: str) -> int:
    return crc32(label.encode()) * 0x9E3779B97F4A7C15 & _MASK


class Fate(Chance):
    """A stream of its own for each label.

    Two ways to go on from one position then meet the same dice as long as they roll for the same things, even
    if one of them rolls more often for others; their difference is less a matter of luck.
    """

    streams: dict[str, int] = {}

    def below(self, n: int, label: str) -> int:
        streams = self.streams
        z = (streams.get(label, self.state ^ _spread(label)) + 0x9E3779B97F4A7C15) & _MASK
        streams[label] = z
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def __copy__(self) -> Fate:
        return Fate(self.state, streams=self.streams.copy())

    def mark(self) -> int:
        return hash(tuple(self.streams.items()))
