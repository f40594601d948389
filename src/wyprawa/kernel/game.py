"""What the kernel knows of a game: its name, options, first state, steps, and what people see of it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Annotated, Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from wyprawa.kernel.chance import Chance
from wyprawa.kernel.choice import Choice, Option
from wyprawa.kernel.codec import decoder
from wyprawa.kernel.copying import copier, keeper
from wyprawa.kernel.counsel import Counsel
from wyprawa.kernel.errors import GameError, RuleError, SetupError
from wyprawa.kernel.measure import Drafts, Measures
from wyprawa.kernel.state import State, StepCall

S = TypeVar("S", bound=State)
P = ParamSpec("P")
R = TypeVar("R")


class Step(Generic[S, P, R]):
    """A rule that can be put on the agenda by name. Called directly, it is still the plain function."""

    __slots__ = ("asks", "name", "run")

    def __init__(self, run: Callable[Concatenate[S, P], R]) -> None:
        self.run: Callable[..., Any] = run
        self.name = run.__name__
        self.asks = inspect.isgeneratorfunction(run)

    def __call__(self, s: S, *args: P.args, **kwargs: P.kwargs) -> R:
        result: R = self.run(s, *args, **kwargs)
        return result

    def later(self, *args: P.args, **kwargs: P.kwargs) -> StepCall:
        """This step with these arguments, as an entry for the agenda: `s.next(bite.later(prey))`."""
        given: Any = (self.name, *args)
        if kwargs:
            given = (self.name, *inspect.signature(self.run).bind(None, *args, **kwargs).args[1:])
        call: StepCall = given  # calling `StepCall` would take longer than all the rest
        return call

    def begin(self, s: State) -> Generator[Any, Any, Any] | None:
        """Take the step off the agenda and begin it: a generator if it may ask, None if it is done."""
        begun: Generator[Any, Any, Any] | None = self.run(s, *s.agenda.pop()[1:])
        if not self.asks and begun is not None:
            raise self.misused()
        return begun

    def misused(self) -> RuleError:
        """The error for a plain function that returned something."""
        return RuleError(f"the step {self.name!r} returned something; one that asks is a generator")


def step(run: Callable[Concatenate[S, P], R]) -> Step[S, P, R]:
    """Mark a function of the state as a step. A generator may ask; a plain function never does."""
    return Step(run)


def gather(*modules: ModuleType) -> dict[str, Step[Any, ..., Any]]:
    """The steps defined in these modules, by name."""
    found: dict[str, Step[Any, ..., Any]] = {}
    for module in modules:
        for value in vars(module).values():
            if not isinstance(value, Step) or value.run.__module__ != module.__name__:
                continue
            if value.name in found:
                there = found[value.name].run.__module__
                raise RuleError(f"two steps are called {value.name!r}: in {there} and in {module.__name__}")
            found[value.name] = value
    return found


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
