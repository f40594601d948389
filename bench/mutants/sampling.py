"""Draw a sample of changes by seed, so that all kinds occur."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from bench.mutants.changes import KINDS, Change

SHARES = {  # of a hundred
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

    Each change has a number of its own, worked out from the seed and its name, and those with the lowest are
    drawn: an edit elsewhere in the sources leaves most of a sample as it was.
    """
    ordered = sorted(changes, key=lambda change: _number(change, seed))
    waiting = {kind: [change for change in ordered if change.kind == kind] for kind in KINDS}
    drawn: dict[tuple[str, int, int], Change] = {}
    taken = dict.fromkeys(KINDS, 0)
    while len(drawn) < count and any(waiting.values()):
        kind = min(
            (kind for kind in KINDS if waiting[kind]), key=lambda kind: (taken[kind] + 1) / SHARES[kind]
        )
        change = waiting[kind].pop(0)
        if change.site not in drawn:
            drawn[change.site] = change
            taken[kind] += 1
    return sorted(drawn.values(), key=lambda change: (change.file, change.start))


def _number(change: Change, seed: int) -> str:
    return hashlib.sha256(repr((seed, change.id)).encode()).hexdigest()
