"""Draw a sample of changes by seed, so that all kinds occur."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Sequence

from bench.mutants.changes import Change

SHARES = {
    "comparison": 16,
    "arithmetic": 12,
    "logic": 12,
    "number": 16,
    "call": 18,
    "condition": 16,
    "return": 10,
}


def sample(changes: Sequence[Change], seed: int, count: int) -> list[Change]:
    """`count` changes, at most one in a place, each kind with its share where there are enough of it.

    Each change is drawn by a number of its own, worked out from the seed and its name: an edit elsewhere in
    the sources leaves most of a sample as it was.
    """
    of_kind = Counter(change.kind for change in changes)
    ordered = sorted(changes, key=lambda change: (_waits(change, seed, of_kind), change.id))
    drawn: dict[tuple[str, int, int], Change] = {}
    for change in ordered:
        if len(drawn) == count:
            break
        drawn.setdefault(change.site, change)
    return sorted(drawn.values(), key=lambda change: (change.file, change.start))


def _waits(change: Change, seed: int, of_kind: Counter[str]) -> float:
    """An exponential waiting time: the shortest are a draw by weight without replacement."""
    digest = hashlib.sha256(repr((seed, change.id)).encode()).digest()
    luck = (int.from_bytes(digest[:8], "big") + 1) / 2**64
    return -math.log(luck) * of_kind[change.kind] / SHARES[change.kind]
