"""Chance: one generator inside the state, every draw with a label.

Randomness is lazy. What nobody has drawn yet lies in an unordered pile, and `take` decides which card comes
only when it comes; so a pile never has an order that somebody could have known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct
from typing import Annotated, Any, TypeVar

import msgspec

from wyprawa.kernel.errors import RuleError, ScriptError
from wyprawa.kernel.sizes import Bits

T = TypeVar("T")
KEYED, PLAIN = "blake2b", "splitmix64"  # the algorithms, as records name them
_MASK = (1 << 64) - 1
_NUMBERS = Struct("<8Q").unpack
_MOST_DICE = 10_000  # at once; only a made-up state asks for more


@lru_cache(maxsize=512)
def _block(key: str, n: int) -> tuple[int, ...]:
    """The n-th eight numbers of a key. Cached here, not in `Chance`, which is copied all the time."""
    return _NUMBERS(blake2b((n & _MASK).to_bytes(8, "little"), key=bytes.fromhex(key)).digest())


class Chance(msgspec.Struct, omit_defaults=True):
    """Decides draws. `label` names what a draw is for; scripted outcomes are fed by it.

    With a `key`, the numbers are keyed BLAKE2b of their count: from some of them nobody can work out the key
    or the others. Without one they come from SplitMix64, for where nothing is secret (bots, and the worlds
    they imagine) and for games begun before there were keys.
    """

    state: Bits = 0  # with a key: how many numbers have been drawn
    key: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""

    @property
    def algorithm(self) -> str:
        return KEYED if self.key else PLAIN

    def below(self, n: int, label: str) -> int:
        """A number from 0 to n-1. The bias is under n / 2**64."""
        if self.key:
            self.state = (at := self.state) + 1
            return (_block(self.key, at >> 3)[at & 7] * n) >> 64
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def die(self, sides: int, label: str) -> int:
        """One die with faces 1 to `sides`."""
        return self.below(sides, label) + 1

    def dice(self, count: int, sides: int, label: str) -> list[int]:
        """Several dice, in the order rolled."""
        if count > _MOST_DICE:
            raise RuleError(f"{label!r}: {count} dice at once, expected at most {_MOST_DICE}")
        return [self.die(sides, label) for _ in range(count)]

    def pick(self, among: Sequence[T], label: str) -> T:
        """One of `among`, which stays as it is."""
        return among[self.below(len(among), label)]

    def take(self, pile: list[T], label: str) -> T:
        """Remove a random one from an unordered pile."""
        i = self.below(len(pile), label)
        pile[i], pile[-1] = pile[-1], pile[i]
        return pile.pop()

    def shuffle(self, row: list[T], label: str) -> None:
        """Shuffle a row in place."""
        for i in range(len(row) - 1, 0, -1):
            j = self.below(i + 1, label)
            row[i], row[j] = row[j], row[i]

    def mark(self) -> int:
        """A number that changes with every draw."""
        return self.state

    def bare(self) -> Chance:
        """The generator as it is now, without script or notes."""
        return Chance(self.state, self.key)


class _Told(Chance):
    """Chance whose outcomes are looked up before they are drawn."""

    def _next(self, label: str, what: str) -> Any:
        """The outcome decided for this draw, or `_DRAW` to let the generator decide."""
        raise NotImplementedError

    def die(self, sides: int, label: str) -> int:
        told = self._next(label, f"a die of {sides}")
        if told is _DRAW:
            return Chance.below(self, sides, label) + 1
        if not isinstance(told, int) or not 1 <= told <= sides:
            raise ScriptError(f"{label!r}: {told!r} is not a face of a die of {sides}")
        return told

    def below(self, n: int, label: str) -> int:
        told = self._next(label, f"a number below {n}")
        if told is _DRAW:
            return Chance.below(self, n, label)
        if not isinstance(told, int) or not 0 <= told < n:
            raise ScriptError(f"{label!r}: {told!r} is not a number below {n}")
        return told

    def pick(self, among: Sequence[T], label: str) -> T:
        told = self._next(label, f"one of {list(among)!r}")
        if told is _DRAW:
            return among[Chance.below(self, len(among), label)]
        if told not in among:
            raise ScriptError(f"{label!r}: {told!r} is not among {list(among)!r}")
        return among[among.index(told)]

    def take(self, pile: list[T], label: str) -> T:
        told = self._next(label, f"one of the pile {pile!r}")
        i = Chance.below(self, len(pile), label) if told is _DRAW else -1
        if told is not _DRAW:
            if told not in pile:
                raise ScriptError(f"{label!r}: {told!r} is not in the pile {pile!r}")
            i = pile.index(told)
        pile[i], pile[-1] = pile[-1], pile[i]
        return pile.pop()

    def shuffle(self, row: list[T], label: str) -> None:
        told = self._next(label, f"an order of {row!r}")
        if told is _DRAW:
            for i in range(len(row) - 1, 0, -1):
                j = Chance.below(self, i + 1, label)
                row[i], row[j] = row[j], row[i]
        elif sorted(map(repr, told)) != sorted(map(repr, row)):
            raise ScriptError(f"{label!r}: {told!r} is not an order of {row!r}")
        else:
            row[:] = told


_DRAW = object()


class Script(_Told):
    """Chance for tests: outcomes by label. A draw without an outcome fails; so does an outcome left over.

    Labels in `free` are drawn by the generator as usual.
    """

    outcomes: Mapping[str, Sequence[Any]] = {}
    free: tuple[str, ...] = ()
    used: tuple[str, ...] = ()

    def _next(self, label: str, what: str) -> Any:
        if label in self.free:
            return _DRAW
        row = self.outcomes.get(label, ())
        at = self.used.count(label)
        if at >= len(row):
            raise ScriptError(f"nothing scripted for {label!r} ({what}); script: {dict(self.outcomes)!r}")
        self.used = (*self.used, label)
        return row[at]

    def mark(self) -> int:
        return self.state + len(self.used)

    def left_over(self) -> dict[str, list[Any]]:
        """Outcomes nobody drew."""
        rest = {label: list(row[self.used.count(label) :]) for label, row in self.outcomes.items()}
        return {label: row for label, row in rest.items() if row}


class Recorder(Chance):
    """Draws from another chance and notes what came, so that a step can be run again with it."""

    inner: Chance = msgspec.field(default_factory=Chance)
    seen: list[tuple[str, Any]] = []

    def below(self, n: int, label: str) -> int:
        return self._note(label, self.inner.below(n, label))

    def die(self, sides: int, label: str) -> int:
        return self._note(label, self.inner.die(sides, label))

    def pick(self, among: Sequence[T], label: str) -> T:
        return self._note(label, self.inner.pick(among, label))

    def take(self, pile: list[T], label: str) -> T:
        return self._note(label, self.inner.take(pile, label))

    def shuffle(self, row: list[T], label: str) -> None:
        self.inner.shuffle(row, label)
        self._note(label, list(row))

    def _note(self, label: str, outcome: T) -> T:
        self.seen.append((label, outcome))
        return outcome


class Rerun(_Told):
    """Gives the outcomes a `Recorder` noted, then draws; labels in `hidden` are always drawn anew."""

    seen: tuple[tuple[str, Any], ...] = ()
    hidden: frozenset[str] = frozenset()
    at: int = 0

    def _next(self, label: str, what: str) -> Any:
        if self.at >= len(self.seen):
            return _DRAW
        noted, outcome = self.seen[self.at]
        if noted != label:
            raise ScriptError(f"this world draws {label!r} where {noted!r} was drawn")
        self.at += 1
        return _DRAW if label in self.hidden else outcome

    def mark(self) -> int:
        return self.state + self.at
