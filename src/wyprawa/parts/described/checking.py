"""Checks and census of a state, by what its annotations and those of the steps' arguments say."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from wyprawa.kernel import RuleError, State, Step
from wyprawa.parts.described.gathering import FieldOf, Gathered, Gatherer, Predicate, TableOf
from wyprawa.parts.described.shapes import Fields, Reader, until
from wyprawa.parts.described.walking import Spot, rows_of, spots

S = TypeVar("S", bound=State)
Key: TypeAlias = Any  # a row's number, or what it goes by
Table: TypeAlias = Sequence[Any] | Mapping[Any, Any]
Counts: TypeAlias = Mapping[Any, int]
_NOWHERE: Table = ()


class Piece(NamedTuple):
    """A piece that no annotation shows: the row of a table, and where it lies."""

    table: str
    row: Key
    place: str
    many: int = 1


@dataclass(kw_only=True)
class Described(Generic[S]):
    """What the annotations of a game's state come to.

    `tables` says what the rows of each table are called: a row of names, or names by what the rows go by; a
    function of the state, where it depends on that. `box` says how many of each row there are: a row of
    counts, or counts by row (those above 0), or a function of the state.

    The exceptions: `where` tests which rows `Ref("card", "weapon")` allows; `by` names the table of a `RefBy`
    in a record ("" where no number belongs); `unless` tests in which records a field only names a piece;
    `gone` tells which rows of a table may be out of the game; `extra` finds pieces that no annotation shows.
    """

    state: type[S]
    steps: Mapping[str, Step[Any, ..., Any]]
    tables: Mapping[str, Table | Callable[[S], Table]]
    box: Mapping[str, Sequence[int] | Counts | Callable[[S], Counts]]
    where: Mapping[str, Callable[[Any], bool]] = field(default_factory=dict)
    by: Mapping[str, TableOf] = field(default_factory=dict)
    unless: Mapping[FieldOf, Predicate] = field(default_factory=dict)
    gone: Mapping[str, Callable[[S, Any], bool]] = field(default_factory=dict)
    extra: Callable[[S], Iterable[Piece]] | None = None

    def __post_init__(self) -> None:
        reader = Reader(self.state)
        shape = reader.shape(self.state, self.state.__name__)
        if not isinstance(shape, Fields):
            raise RuleError(f"nothing in {self.state.__name__} has a meaning")
        read = {name: reader.arguments(step) for name, step in self.steps.items()}
        self._shape = shape
        self._arguments = {name: places for name, places in read.items() if places is not None}
        self._until = [*until(self.state)]
        self._gather = Gatherer(shape, self._arguments, self.by, self.unless)
        self._boxes = {table: _counts(given) for table, given in self.box.items() if not callable(given)}
        self._known: dict[tuple[str, str], Set[Any]] = {}
        self._checked()

    def _checked(self) -> None:
        """Raise a `RuleError` for a name that leads nowhere."""
        for leaf in self._gather.leaves:
            if leaf.test and leaf.test not in self.where:
                raise RuleError(f"where: no test {leaf.test!r}")
            if leaf.by:
                continue
            if leaf.table not in self.tables:
                raise RuleError(f"tables: no table {leaf.table!r}")
            if leaf.here and leaf.table not in self.box:
                raise RuleError(f"box: how many there are of {leaf.table!r} is not said")
        for names, known, what in (
            (self.box, self.tables, "table"),
            (self.gone, self.box, "table in the box"),
            ((step for _, steps in self._until for step in steps), self.steps, "step"),
        ):
            if strangers := [name for name in names if name not in known]:
                raise RuleError(f"no {what} {strangers[0]!r}")

    # --- what is wrong with a state -------------------------------------------------------------------------

    def faults(self, s: S) -> list[str]:
        """Numbers that are no row of their table, or of one that does not belong there, in the state and on
        the agenda; and what is in progress though no step of it is planned, or the other way round."""
        wrong = [found for found in self._gather(s) if not self._fits(s, found)]
        return [*(self._misfits(s) if wrong else ()), *self._unplanned(s)]

    def census(self, s: S) -> list[str]:
        """The pieces of which there are not as many as in the box. For states between steps, or at the end: a
        running step may have taken a card from one place and not yet put it into another."""
        return self._miscounted(s, exact=True)

    def surplus(self, s: S) -> list[str]:
        """The pieces of which there are more than in the box, for states that somebody made up."""
        return self._miscounted(s, exact=False)

    # --- for whoever writes or names what is in a state -----------------------------------------------------

    def spots(self, s: S) -> Iterator[Spot]:
        """Everything that has a meaning, one after another, with its place."""
        return spots(self._shape, self._arguments, self.by, self.unless, s)

    def name(self, s: S, table: str, row: Key) -> str:
        """What a row is called; its number, if there is no such row."""
        names = self._table(s, table)
        known = row in names if isinstance(names, Mapping) else row in range(len(names))
        return str(names[row] if known else row)

    # --- how it is done -------------------------------------------------------------------------------------

    def _table(self, s: S, table: str) -> Table:
        found = self.tables.get(table, _NOWHERE)
        return found(s) if callable(found) else found

    def _rows(self, s: S, table: str, test: str = "") -> Set[Any]:
        """The rows of a table, or those of them that pass a test."""
        known = self._known.get((table, test))
        if known is not None:
            return known
        names = self._table(s, table)
        rows = names.keys() if isinstance(names, Mapping) else frozenset(range(len(names)))
        found = frozenset(filter(self.where[test], rows)) if test else rows
        if not callable(self.tables.get(table)):
            self._known[table, test] = found
        return found

    def _fits(self, s: S, found: Gathered) -> bool:
        leaf, table, values = found
        if leaf.form == "row":
            given = set(values)
        elif leaf.form == "set":
            given = {row for bits in values for row in rows_of(bits, leaf.none)}
        else:
            given = {row for row, count in values if count}
        if leaf.none is not None:
            given.discard(leaf.none)
        return given <= self._rows(s, table, leaf.test)

    def _misfits(self, s: S) -> Iterator[str]:
        for place, leaf, table, row, many in self.spots(s):
            if row == leaf.none or not many or row in self._rows(s, table, leaf.test):
                continue
            if row in self._rows(s, table):
                yield f"{place}: {table} {self.name(s, table, row)} does not belong there"
            else:
                yield f"{place}: no {table} {row}" if table else f"{place}: {row}, expected nothing"

    def _unplanned(self, s: S) -> Iterator[str]:
        if s.outcome is not None:
            return
        planned = [entry[0] for entry in s.agenda]
        for name, steps in self._until:
            value = getattr(s, name)
            count = sum(map(planned.count, steps))
            there = len(value) if isinstance(value, list | tuple | dict) else int(bool(value))
            if there != count:
                yield f"{name}: {there} in progress, and {count} planned of {', '.join(steps)}"

    def _miscounted(self, s: S, *, exact: bool) -> list[str]:
        wrong = [
            (table, row, count, must)
            for table, found in self._counted(s).items()
            for row, count, must in self._differences(s, table, found, exact)
        ]
        if not wrong:
            return []
        places: dict[tuple[str, Key], Counter[str]] = defaultdict(Counter)
        for spot in self.spots(s):
            if spot.leaf.here:
                places[spot.table, spot.row][spot.place] += spot.many
        for table, row, place, many in self._extra(s):
            places[table, row][place] += many
        return [
            f"{table} {self.name(s, table, row)}".strip()
            + f": {count}, expected {must}{_listed(places[table, row])}"
            for table, row, count, must in wrong
        ]

    def _counted(self, s: S) -> dict[str, Counter[Key]]:
        """How many there are of each row of the tables in the box."""
        pieces: dict[str, list[Key]] = {table: [] for table in self.box}
        counts: list[tuple[str, list[tuple[Key, int]]]] = []
        nothing: list[tuple[str, Any]] = []
        for leaf, table, values in self._gather(s):
            if not leaf.here or not values or table not in pieces:
                continue
            if leaf.form == "row":
                pieces[table] += values
                if leaf.none is not None:
                    nothing.append((table, leaf.none))
            elif leaf.form == "set":
                pieces[table] += [row for bits in values for row in rows_of(bits, leaf.none)]
            else:
                counts.append((table, values))
        counts += [(table, [(row, many)]) for table, row, _, many in self._extra(s)]
        found = {table: Counter(rows) for table, rows in pieces.items()}
        for table, none in nothing:
            found[table].pop(none, None)
        for table, values in counts:
            of_table = found[table]
            for row, count in values:
                if count:
                    of_table[row] += count
        return found

    def _extra(self, s: S) -> Iterable[Piece]:
        return () if self.extra is None else self.extra(s)

    def _differences(
        self, s: S, table: str, found: Counter[Key], exact: bool
    ) -> Iterator[tuple[Key, int, int]]:
        """The rows of which there are too many or too few, with how many there are and must be."""
        box = self._box(s, table)
        if dict.__eq__(found, box):
            return
        gone = self.gone.get(table)
        for row in {**box, **found}:
            count, must = found[row], box.get(row, 0)
            too_few = exact and count < must and (gone is None or not gone(s, row))
            if count > must or too_few:
                yield row, count, must

    def _box(self, s: S, table: str) -> Counts:
        given = self.box[table]
        return given(s) if callable(given) else self._boxes[table]


def _counts(given: Sequence[int] | Counts) -> Counts:
    pairs = given.items() if isinstance(given, Mapping) else enumerate(given)
    return {row: count for row, count in pairs if count}


def _listed(places: Counter[str]) -> str:
    """`: characters[1].hand, discard (2)`, or that there are none."""
    said = [place if count == 1 else f"{place} ({count})" for place, count in places.items() if count]
    return f": {', '.join(said)}" if said else ", and it lies nowhere"
