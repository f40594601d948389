"""Dice of numbers and of symbols: rolls, pools with limits, exact odds.

A die of symbols is a row of content. A face is written as its symbols, `-` if it is blank; tests script and
chance notes the same words:

    [[dice]]
    id = "yellow"
    copies = 3
    faces = ["-", "sword", "sword", "sword mana", "sword mana", "2 sword"]

    DICE = Dice(CONTENT.dice, ("sword", "mana", "shield"))      # SWORD, MANA, SHIELD = range(3)
    wounds = DICE.odds((2, 1, 1)).map(lambda swords, shields: max(0, swords - shields), SWORD, SHIELD)
    wounds.at_least(3), wounds.mean()

A pool is a number of dice of each kind. Symbols that share no die have separate odds, so that a large pool
costs little and a question only costs what it asks about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from itertools import accumulate
from typing import Annotated, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from wyprawa.kernel import Chance
from wyprawa.parts.content import ContentError, Row

T = TypeVar("T")
U = TypeVar("U")
V = TypeVar("V")
N = TypeVar("N", bound=float)

Vector: TypeAlias = tuple[int, ...]
"""How many there are of each symbol."""
Pool: TypeAlias = tuple[int, ...]
"""How many dice of each kind."""
Lying: TypeAlias = tuple[int, int]
"""A die that was rolled: its kind and the number of its face."""


# --- odds -----------------------------------------------------------------------------------------------


class Odds(Generic[T]):
    """Exact odds: of `ways` equally likely ways, how many (`cases`) lead to each outcome."""

    __slots__ = ("_from", "_low", "cases", "ways")

    def __init__(self, cases: Mapping[T, int]) -> None:
        self.cases = cases
        self.ways = sum(cases.values())
        self._from: tuple[float, ...] = ()
        self._low = 0

    def __repr__(self) -> str:
        return f"Odds({dict(self.cases)!r})"

    def chance(self, outcome: T) -> float:
        """The chance of an outcome."""
        return self.cases.get(outcome, 0) / self.ways

    def exact(self, outcome: T) -> Fraction:
        """The chance of an outcome as a fraction."""
        return Fraction(self.cases.get(outcome, 0), self.ways)

    def map(self, value: Callable[[T], U]) -> Odds[U]:
        """The odds of what `value` makes of the outcome."""
        cases: dict[U, int] = {}
        for outcome, ways in self.cases.items():
            made = value(outcome)
            cases[made] = cases.get(made, 0) + ways
        return Odds(cases)

    def combine(self, other: Odds[U], value: Callable[[T, U], V]) -> Odds[V]:
        """The odds of what `value` makes of two independent outcomes."""
        cases: dict[V, int] = {}
        for one, ways in self.cases.items():
            for two, more in other.cases.items():
                made = value(one, two)
                cases[made] = cases.get(made, 0) + ways * more
        return Odds(cases)

    def mean(self: Odds[N]) -> float:
        """The expected number."""
        return sum(number * ways for number, ways in self.cases.items()) / self.ways

    def at_least(self: Odds[int], n: int) -> float:
        """The chance of `n` or more."""
        if not self._from:
            self._low, high = min(self.cases), max(self.cases)
            down = (self.cases.get(number, 0) for number in range(high, self._low - 1, -1))
            self._from = tuple([ways / self.ways for ways in accumulate(down)][::-1])
        at = n - self._low
        if at <= 0:
            return 1.0
        return self._from[at] if at < len(self._from) else 0.0

    def at_most(self: Odds[int], n: int) -> float:
        """The chance of `n` or less."""
        return 1.0 - self.at_least(n + 1)

    def __add__(self: Odds[int], other: Odds[int]) -> Odds[int]:
        """The odds of the sum; written out, because sums are what most callers want."""
        cases: dict[int, int] = {}
        others = list(other.cases.items())
        for one, ways in self.cases.items():
            for two, more in others:
                cases[one + two] = cases.get(one + two, 0) + ways * more
        return Odds(cases)


def even(outcomes: Iterable[T]) -> Odds[T]:
    """The odds of one of these, all equally likely."""
    cases = Counter(outcomes)
    if not cases:
        raise ValueError("odds of nothing: expected at least one outcome")
    return Odds(cases)


@lru_cache(maxsize=4096)
def sums(faces: tuple[int, ...], count: int) -> Odds[int]:
    """The odds of the sum of `count` dice with these numbers on their faces."""
    return sums(faces, count - 1) + even(faces) if count else Odds({0: 1})


# --- dice of symbols ------------------------------------------------------------------------------------


class DieKind(Row, frozen=True):
    """A die as content. The box has `copies` of it, so a pool has no more."""

    id: str
    faces: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    copies: Annotated[int, msgspec.Meta(ge=1)]

    def __post_init__(self) -> None:
        for face in self.faces:
            read_face(face)


def read_face(face: str) -> Counter[str]:
    """How often each symbol is on a face: `sword mana`, `2 move 3 energy`, or `-` for none."""
    found: Counter[str] = Counter()
    times = 0
    for word in [] if face == "-" else face.split():
        if word.isdecimal() and not times and int(word):
            times = int(word)
        elif word.isidentifier():
            found[word] += times or 1
            times = 0
        else:
            raise ValueError(f"Expected symbols such as `2 move 3 energy`, got {face!r}")
    if times or (not found and face != "-"):
        raise ValueError(f"Expected symbols or `-`, got {face!r}")
    return found


class Reroll(NamedTuple):
    """What rolling one die again is worth: `die` is its place among the dice rolled, or `KEEP`."""

    die: int
    worth: float
    now: float


KEEP = -1
_KEPT = 1024  # pools whose odds are kept
_BYTE = 256


class Dice:
    """The dice of a game. Kinds and symbols are known by their numbers, in the order given."""

    def __init__(self, kinds: Sequence[DieKind], symbols: Sequence[str]) -> None:
        faces = [[read_face(face) for face in kind.faces] for kind in kinds]
        found = [{name for face in on for name in face} for on in faces]
        problems = [
            f"dice: {kind.id}: expected symbols of {', '.join(symbols)}, got {name!r}"
            for kind, names in zip(kinds, found, strict=True)
            for name in sorted(names - {*symbols})
        ]
        unused = [name for name in symbols if not any(name in names for names in found)]
        problems += [f"dice: expected a face with {name!r}, got none" for name in unused]
        if problems:
            raise ContentError(*problems)
        self.kinds, self.symbols = tuple(kinds), tuple(symbols)
        self.faces = tuple(
            tuple(tuple(face[name] for name in symbols) for face in on) for on in faces
        )  # a Vector for each face of each kind
        self._kept = lru_cache(_KEPT)(self._odds)

    def add(self, pool: list[int], kind: int, wanted: int) -> int:
        """Add dice to a pool, as many as the box has; returns how many."""
        joined = max(0, min(wanted, self.kinds[kind].copies - pool[kind]))
        pool[kind] += joined
        return joined

    def roll(self, kind: int, chance: Chance, label: str) -> Lying:
        """Roll a die. Of faces that are alike it always shows the first."""
        faces = self.kinds[kind].faces
        return kind, faces.index(chance.pick(faces, label))

    def shown(self, die: Lying) -> tuple[str, ...]:
        """The names of the symbols on the face up, each as often as it is there."""
        kind, face = die
        return tuple(read_face(self.kinds[kind].faces[face]).elements())

    def total(self, lying: Iterable[Lying]) -> Vector:
        """The symbols that dice show together."""
        shown = [self.faces[kind][face] for kind, face in lying]
        return tuple(map(sum, zip(*shown, strict=True))) if shown else (0,) * len(self.symbols)

    def best_reroll(
        self, lying: Sequence[Lying], value: Callable[[Vector], float], among: Iterable[int] | None = None
    ) -> Reroll:
        """Which die to roll again, of all or of those at these places, for the best expected `value`.

        `KEEP` if none promises more than the dice as they are; of dice that promise the same, the first.
        """
        now = value(self.total(lying))
        best = Reroll(KEEP, now, now)
        tried: set[Lying] = set()
        for place in range(len(lying)) if among is None else among:
            kind, face = lying[place]
            if (kind, face) in tried:
                continue
            tried.add((kind, face))
            others = self.total([*lying[:place], *lying[place + 1 :]])
            worths = [value(tuple(map(int.__add__, others, new))) for new in self.faces[kind]]
            worth = sum(worths) / len(worths)
            if worth > best.worth:
                best = best._replace(die=place, worth=worth)
        return best

    def odds(self, pool: Pool) -> PoolOdds:
        """The odds of what a pool may show."""
        return self._kept(pool)

    def forget(self) -> None:
        """Odds are kept once they are worked out; from here on they are worked out anew."""
        self._kept.cache_clear()

    def _odds(self, pool: Pool) -> PoolOdds:
        if len(pool) != len(self.kinds) or min(pool) < 0:
            raise ValueError(f"expected a number of dice for each of {len(self.kinds)} kinds, got {pool}")
        most = [[count * max(on) for on in zip(*self.faces[n], strict=True)] for n, count in enumerate(pool)]
        if max(map(sum, zip(*most, strict=True))) >= _BYTE:
            raise ValueError(f"expected a pool that shows at most {_BYTE - 1} of a symbol, got {pool}")
        parts = []
        for shared, kinds in self._apart([kind for kind, count in enumerate(pool) if count]):
            odds = Odds({0: 1})
            for kind in kinds:
                faces = even(_packed(face) for face in self.faces[kind])
                for _ in range(pool[kind]):
                    odds += faces
            parts.append((shared, odds))
        return PoolOdds(tuple(parts))

    def _apart(self, kinds: list[int]) -> list[tuple[int, list[int]]]:
        """Kinds of dice with the symbols on them, as bits; those that share a symbol go together."""
        found: list[tuple[int, list[int]]] = []
        for kind in kinds:
            mask = sum(1 << n for n in range(len(self.symbols)) if any(face[n] for face in self.faces[kind]))
            joined = [part for part in found if part[0] & mask]
            found = [part for part in found if not part[0] & mask]
            together = [each for _, there in joined for each in there]
            found.append((mask | sum(shared for shared, _ in joined), [*together, kind]))
        return found


class PoolOdds:
    """The odds of everything a pool may show.

    Each part has symbols of its own, as bits, and the odds of their vectors as ints, a byte for each symbol.
    """

    def __init__(self, parts: tuple[tuple[int, Odds[int]], ...]) -> None:
        self._parts = parts
        self._asked: dict[tuple[int, ...], Odds[Vector]] = {}

    def of(self, *symbols: int) -> Odds[Vector]:
        """The joint odds of these symbols, in the order asked."""
        if symbols not in self._asked:
            self._asked[symbols] = self._of(symbols)
        return self._asked[symbols]

    def map(self, value: Callable[..., T], *symbols: int) -> Odds[T]:
        """The odds of what `value` makes of the numbers of these symbols."""
        return self.of(*symbols).map(lambda counts: value(*counts))

    def count(self, symbol: int) -> Odds[int]:
        """The odds of the number of one symbol."""
        return self.map(int, symbol)

    def _of(self, symbols: tuple[int, ...]) -> Odds[Vector]:
        found = {0: 1}
        for shared, odds in self._parts:
            here = [(8 * symbol, 8 * n) for n, symbol in enumerate(symbols) if shared >> symbol & 1]
            if here:
                cases = odds.map(partial(_moved, here)).cases
                found = {one + two: ways * more for one, ways in found.items() for two, more in cases.items()}
        return Odds({tuple(v.to_bytes(len(symbols), "little")): ways for v, ways in found.items()})


def _packed(vector: Vector) -> int:
    return int.from_bytes(vector, "little")


def _moved(bytes: list[tuple[int, int]], vector: int) -> int:
    """These bytes of a packed vector as another one: where each was, and where it goes."""
    return sum((vector >> old & _BYTE - 1) << new for old, new in bytes)
