"""What the kernel knows of a game: its name, options, first state, steps, and what people see of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from wyprawa.kernel.chance import Chance
from wyprawa.kernel.choice import Choice, Option
from wyprawa.kernel.codec import decoder
from wyprawa.kernel.copying import copier, keeper
from wyprawa.kernel.counsel import Counsel
from wyprawa.kernel.errors import GameError, RuleError, SetupError
from wyprawa.kernel.measure import Drafts, Measures
from wyprawa.kernel.state import State, StepCall
from wyprawa.kernel.step import Step

S = TypeVar("S", bound=State)


def only_seats(low: int, high: int) -> type[msgspec.Struct]:
    """The options of a game whose only option is the number of players."""
    seats = ("seats", Annotated[int, msgspec.Meta(ge=low, le=high)], low)
    return msgspec.defstruct("Options", [seats], frozen=True, forbid_unknown_fields=True)


def same(s: Any, seat: int, chance: Chance) -> None:
    """Resampling for games that hide nothing but what chance will bring."""


def no_problems(s: Any) -> list[str]:
    return []


def seats_of(options: Any) -> int:
    count: int = options.seats
    return count


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """A game. Everything after the first block has a default.

    `view` is the only way out for what a person or a bot sees: `view(s, seat)`, seat None for a spectator.
    `resample(s, seat, chance)` redraws, in `s` itself, what that seat cannot know.
    `migrate(plain, version)` brings the plain data of a state of an older version up to date, in place;
    `migrate_options` does the same for options.
    `question` and `option` put a choice into words, `names` the fields of a record; `marks` is what a record
    can show on the board, `acts` how it is seen to happen, `between` what lies between two cells a seat sees.
    The kernel never looks inside these.
    """

    name: str
    package: str
    state: type[S]
    setup: Callable[[Any, Chance], S]
    steps: Mapping[str, Step[Any, ..., Any]]
    view: Callable[[S, int | None], Any]

    first: StepCall | None = None  # the step a game begins with, unless `setup` plans one itself
    version: int = 1
    migrate: Callable[[dict[str, Any], int], None] | None = None  # brings an older state up to date
    migrate_options: Callable[[dict[str, Any], int], None] | None = None  # and the options of older rules
    options: type[msgspec.Struct] = field(default_factory=lambda: only_seats(1, 8))
    seats: Callable[[Any], int] = seats_of
    resample: Callable[[S, int, Chance], None] = same
    hidden: frozenset[str] = frozenset()  # labels of draws that some seat does not see
    option: Callable[[S, Choice, Option], Any] | None = None
    question: Callable[[S, Choice], Any] | None = None
    names: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    marks: Callable[[Any], Any] | None = None
    acts: Callable[[Any], Any] | None = None
    between: Callable[[S, str, str], Any] | None = None
    tells: Any = None  # a `scene.tells.Tells`: what records tell of beyond the names in them
    bot: Callable[[S, Choice, Chance], Option] | None = None
    counsel: Counsel[S] | None = None  # for players who think ahead
    problems: Callable[[S], list[str]] = no_problems
    census: Callable[[S], list[str]] = no_problems  # pieces lost or there twice, between steps or at the end
    notation: Mapping[str, tuple[Callable[[S], str], Callable[[S, str], None]]] = field(default_factory=dict)
    content: Any = None
    counts: Mapping[str, int] = field(default_factory=dict)
    custom: Collection[str] = ()  # names of code that content uses where data is not enough
    modes: Sequence[Mapping[str, Any]] = ({},)  # option sets that conformance, soak and bench go through
    bound: int = 1000  # random play ends within so many choices
    cooperative: bool = False  # all win or lose together
    sheet: Callable[[Any], Any] | None = None  # of a finished table, as a `scene.sheet.Sheet`
    measures: Measures | None = None  # what can be counted in a game; otherwise its records are counted
    drafts: Drafts | None = None  # for scenarios that are not in the box

    def __post_init__(self) -> None:
        kind = self.state
        kind.lasting = kind.lasting | {name for name, step in self.steps.items() if step.always}
        ends = dict(kind.ends)
        for name, step in self.steps.items():
            for part in step.ends:
                ends[part] = ends.get(part, frozenset()) | {name}
        kind.ends = ends

    def read_options(self, given: Mapping[str, Any], version: int | None = None) -> Any:
        """The options as the game's record; raises a `GameError` that names the option and what it takes.

        Those of an older version of the rules are migrated first.
        """
        plain = self.migrated_options(given, version)
        try:
            return msgspec.convert(plain, self.options)
        except msgspec.ValidationError as error:
            known = ", ".join(self.options.__struct_fields__)
            said = f"{self.name}: {error}; options are: {known}; given: {dict(given)!r}"
            cause = error.__cause__  # what the record itself raised
            word = cause.word if isinstance(cause, SetupError) else ""
            raise (SetupError(said, word, self.name) if word else GameError(said)) from None

    def migrated_options(self, given: Mapping[str, Any], version: int | None) -> dict[str, Any]:
        """Options as they are given today; those of this version stay as they are."""
        plain = dict(given)
        if version is None or version >= self.version or self.migrate_options is None:
            return plain
        plain = deepcopy(plain)
        try:
            self.migrate_options(plain, version)
        except Exception as error:  # it may choke on nonsense in its own way
            said = f"{self.name}: options of rules {version} cannot be read: {error!r}"
            raise GameError(f"{said}; given: {dict(given)!r}") from error
        return plain

    def begin(self, options: Any, chance: Chance | int) -> S:
        """The state before the first step; a number is the seed of a chance without a key."""
        s = self.setup(options, Chance(chance) if isinstance(chance, int) else chance)
        if self.first is not None and not s.agenda:
            s.next(self.first)
        if not s.agenda:
            raise RuleError(f"{self.name}: no first step; name it as `first`")
        return s

    def upcoming(self, s: S) -> Step[Any, ..., Any]:
        """The step on top of the agenda."""
        try:
            return self.steps[s.agenda[-1][0]]  # type: ignore[index]  # what is no string is unknown too
        except LookupError:
            raise self.unknown(s) from None

    def unknown(self, s: S) -> RuleError:
        """The error for an agenda without a step that is known."""
        if not s.agenda:
            return RuleError(f"{self.name}: the agenda is empty, but the game has no outcome")
        name = s.agenda[-1][0]
        return RuleError(f"{self.name}: no step is called {name!r}; steps are: {sorted(self.steps)}")

    @cached_property
    def copy(self) -> Callable[[S], S]:
        """Copies a state; nothing that can change is shared."""
        return copier(self.state)

    @cached_property
    def keep(self) -> Callable[[S, S], S]:
        """Copies a state to be kept unchanged; shares what is equal with the kept copy it is given."""
        return keeper(self.state)

    def decode(self, text: str | bytes, version: int | None = None) -> S:
        """A state from its JSON; one written by an older version of the rules is migrated first."""
        if version is None or version >= self.version or self.migrate is None:
            s: S = decoder(self.state).decode(text)
            return s
        plain: dict[str, Any] = msgspec.json.decode(text)
        self.migrate(plain, version)
        return self.decode(msgspec.json.encode(plain))
