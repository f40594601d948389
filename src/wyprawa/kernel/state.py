"""What every game's state has: what is left to do, chance, the outcome, and somewhere to tell things."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    NewType,
    NoReturn,
    ParamSpec,
    TypeVar,
    overload,
)

import msgspec

from wyprawa.kernel.chance import Chance
from wyprawa.kernel.errors import RuleError
from wyprawa.kernel.sizes import Amount, Few, Index, Large, Some, Word

P = ParamSpec("P")
T = TypeVar("T")
# ("hero_turn", 2): a step's name, then its arguments. Made by `hero_turn.later(2)`, which mypy checks.
StepCall = NewType("StepCall", Some[Amount | Word | None])


class Record(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Something that happened, told by a rule. `to` limits who may see it; `rule` says why."""

    rule: str = ""
    to: tuple[int, ...] | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winning seats (none if all lost), each seat's score, and why."""

    winners: Some[Index]
    scores: Some[Large] = ()
    reason: Word = ""
    rule: Word = ""


class GameOver(Exception):
    """Leaves the running step because the game has ended."""


class StepLeft(Exception):
    """Leaves the running step, because the part of the game it belongs to has been cut short."""


@dataclass(frozen=True)
class Part:
    """A stretch of the game that can end early: `Part("turn")`, `Part("combat", inside=TURN)`."""

    name: str
    inside: Part | None = None

    def within(self, other: Part) -> bool:
        """Whether this is the other part or lies inside it, so that cutting the other cuts this too."""
        return self == other or (self.inside is not None and self.inside.within(other))


class Cut(NamedTuple):
    """A part that was cut short, and the planned steps dropped with it, the next one first."""

    part: Part
    dropped: Sequence[StepCall]


class Teller:
    """Collects records; one that is off collects nothing and costs nothing.

    That of a table also has the notes of the running step (`noted`).
    """

    __slots__ = ("at", "cuts", "notes", "on", "records", "whose")

    def __init__(self, on: bool, notes: list[Any] | None = None, whose: int = 0) -> None:
        self.on = on
        self.records: list[Record] = []
        self.cuts: list[Cut] | None = None  # what was cut short, for those who check it
        self.notes = notes  # what the running step has noted; None if nobody will read it
        self.at = 0  # how many of them it has come past
        self.whose = whose  # the id of the state whose notes they are: copies of it share the teller


SILENT = Teller(on=False)


class State(msgspec.Struct, kw_only=True):
    """The parent of a game's state. Fields of its children are plain data: ints, strings, lists, records."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=100)]
    agenda: Few[StepCall] = []
    chance: Chance = msgspec.field(default_factory=Chance)
    outcome: Outcome | None = None
    reveals: Large = 0
    teller: Teller = SILENT
    # Steps that outlast every cut, and those that end a part; `Game` fills them in.
    lasting: ClassVar[frozenset[str]] = frozenset()
    ends: ClassVar[Mapping[Part, frozenset[str]]] = {}

    def next(self, *steps: StepCall) -> None:
        """Do these steps next, in this order, before everything already planned."""
        self.agenda.extend(steps[::-1])

    def after(self, planned: StepCall, *steps: StepCall) -> None:
        """Do these steps, in this order, right after a planned one; next, if it is not planned."""
        at = self.agenda.index(planned) if planned in self.agenda else len(self.agenda)
        self.agenda[at:at] = steps[::-1]

    @overload
    def cut(self, part: Part, *, then: Sequence[StepCall] = ()) -> None: ...
    @overload
    def cut(self, part: Part, *, then: Sequence[StepCall] = (), leave: Literal[True]) -> NoReturn: ...
    def cut(self, part: Part, *, then: Sequence[StepCall] = (), leave: bool = False) -> None:
        """End a part of the game early: drop what is planned before the nearest step that `ends` it.

        Steps marked `always` stay, in their order, and are done first; the steps `then` follow, and after
        them the one that ends the part. `leave` leaves the running step as well.
        """
        agenda, ends = self.agenda, self.ends.get(part, frozenset())
        at = len(agenda) - 1
        while at >= 0 and agenda[at][0] not in ends:
            at -= 1
        if at < 0:
            expected = " or ".join(sorted(ends)) or "a step with `ends`"
            raise RuleError(f"cannot cut the {part.name} short: {expected} is not planned")
        lasting, dropped = list[StepCall](), list[StepCall]()
        for call in agenda[at + 1 :]:
            (lasting if call[0] in self.lasting else dropped).append(call)
        agenda[at + 1 :] = [*then[::-1], *lasting]
        if self.teller.cuts is not None:
            self.teller.cuts.append(Cut(part, dropped[::-1]))
        if leave:
            raise StepLeft

    def reveal(self) -> None:
        """Say that something hidden has become known: fair undo does not go back past this."""
        self.reveals += 1

    def tell(self, record: Callable[P, Record], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what happened: `s.tell(Moved, who, to, rule="SM-3.2")`. Costs nothing when nobody listens."""
        if self.teller.on:
            self.teller.records.append(record(*args, **kwargs))

    def finish(self, outcome: Outcome) -> NoReturn:
        """End the game here and now, even in the middle of a step."""
        self.outcome = outcome
        raise GameOver


def noted(s: State, work: Callable[[], T]) -> T:
    """What `work` finds, which a step needs not find again when it is run again for a fork.

    Only for a step that asks, while it runs, where something takes long to list. `work` changes nothing, and
    what it returns is never changed and holds no part of the state, because forks share it: numbers, words,
    tuples, frozen records.
    """
    teller = s.teller
    notes = teller.notes
    if notes is None or teller.whose != id(s):
        return work()
    at = teller.at
    if at < len(notes):
        teller.at = at + 1
        known: T = notes[at]
        return known
    found = work()
    notes[at:] = (found,)  # what was noted on the way there is part of it
    teller.at = at + 1
    return found


def encode_hook(value: Any) -> Any:
    """Tellers are not part of the game."""
    if isinstance(value, Teller):
        return None
    raise TypeError(f"a state holds plain data, not {type(value).__name__}")


def decode_hook(kind: type, value: Any) -> Any:
    if kind is Teller:
        return SILENT
    raise TypeError(f"a state holds plain data, not {kind.__name__}")
