"""Steps: rules that the agenda names, the part of the game each belongs to, and what outlasts a cut."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator, Sequence
from types import ModuleType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, overload

from wyprawa.kernel.errors import RuleError
from wyprawa.kernel.state import Part, State, StepCall

S = TypeVar("S", bound=State)
P = ParamSpec("P")
R = TypeVar("R")


class Step(Generic[S, P, R]):
    """A rule that can be put on the agenda by name. Called directly, it is still the plain function."""

    __slots__ = ("always", "asks", "ends", "name", "part", "run")

    def __init__(
        self,
        run: Callable[Concatenate[S, P], R],
        part: Part | None = None,
        ends: Sequence[Part] = (),
        always: bool = False,
    ) -> None:
        self.run: Callable[..., Any] = run
        self.name = run.__name__
        self.asks = inspect.isgeneratorfunction(run)
        self.part = part  # dropped when this part is cut short; None: not to be dropped
        self.ends = tuple(ends)  # a cut of one of these parts goes on here
        self.always = always  # outlasts every cut

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


@overload
def step(run: Callable[Concatenate[S, P], R], /) -> Step[S, P, R]: ...
@overload
def step(
    *, part: Part | None = None, ends: Part | Sequence[Part] = (), always: bool = False
) -> Callable[[Callable[Concatenate[S, P], R]], Step[S, P, R]]: ...
def step(
    run: Any = None, /, *, part: Part | None = None, ends: Part | Sequence[Part] = (), always: bool = False
) -> Any:
    """Mark a function of the state as a step. A generator may ask; a plain function never does.

    `@step(part=COMBAT)` is dropped when the combat, or what it lies inside, is cut short (`State.cut`);
    `@step(ends=COMBAT)` is where the game goes on then. `@step(always=True)` survives every cut: cards put
    away, turns ended, others' deaths.
    """
    if run is not None:
        return Step(run)
    if always and part is not None:
        raise RuleError(f"a step that outlasts every cut is dropped with no part; given: {part.name!r}")
    ended = (ends,) if isinstance(ends, Part) else ends
    return lambda function: Step(function, part, ended, always)


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
