"""What cards do: the shape of a game's vocabulary and the resolver that performs it.

A game declares its verbs, conditions and targets as records, and gives each a function in its rules:

    class Harm(Effect, frozen=True):              # { do = "harm", amount = "2C", to = { who = "foe" } }
        amount: Annotated[Value, Formula("C")]
        to: Who

    Verb: TypeAlias = Harm | Heal | If
    Test: TypeAlias = Near | Wounded | Logic[Near | Wounded]

    @vocabulary.verb(Harm)
    def harm(s: State, x: Context, e: Harm) -> Steps: ...

    yield from vocabulary.resolve(s, card.do, x)

No verb is shared: what "harm" means is a rule, and rules belong to games.
"""

import re
import typing
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from wyprawa.kernel.errors import RuleError
from wyprawa.kernel.sizes import Amount, Some, Word
from wyprawa.parts.content import Row

R = TypeVar("R")
Steps: TypeAlias = Generator[typing.Any, typing.Any, R]
"""A rule that may ask: it yields choices, receives answers and returns R."""
Moment: TypeAlias = Word


def _tag(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Effect(Row, frozen=True, tag_field="do", tag=_tag):
    """Base of verbs. The tag is the class name in lower case with underscores, unless given."""


class Condition(Row, frozen=True, tag_field="when", tag=_tag):
    """Base of conditions."""


class Target(Row, frozen=True, tag_field="who", tag=_tag):
    """Base of targets: who an effect is for."""


S = TypeVar("S")
X = TypeVar("X")
E = TypeVar("E", bound=Effect)
C = TypeVar("C", bound=Condition)
T = TypeVar("T", bound=Target)
D = TypeVar("D", bound=Steps[None] | None)
F = TypeVar("F")


class All(Condition, Generic[C], frozen=True):
    """All of them are true."""

    of: Some["C | All[C] | Any[C] | Not[C]"]


class Any(Condition, Generic[C], frozen=True):
    """At least one of them is true."""

    of: Some["C | All[C] | Any[C] | Not[C]"]


class Not(Condition, Generic[C], frozen=True):
    """It is not true."""

    of: "C | All[C] | Any[C] | Not[C]"


Logic: TypeAlias = All[C] | Any[C] | Not[C]
"""The combinators over a game's own conditions, nested as deep as a card needs."""


class Trigger(Row, Generic[E, C], frozen=True, kw_only=True):
    """Does `do` at a moment, if a condition is met; of several the lowest `order` comes first."""

    moment: Moment
    order: Amount = 0
    when: C | None = None
    do: Some[E]


class Vocabulary(Generic[S, X]):
    """The functions behind a game's verbs, conditions and targets.

    `S` is the game's state, `X` its context: who acts, with what, against whom. A verb or a target may be a
    plain function or a generator that asks; a condition never asks.
    """

    def __init__(self) -> None:
        self._rules: dict[type, Callable[..., typing.Any]] = {
            All: lambda s, x, c: all(self.holds(s, part, x) for part in c.of),
            Any: lambda s, x, c: any(self.holds(s, part, x) for part in c.of),
            Not: lambda s, x, c: not self.holds(s, c.of, x),
        }

    def verb(self, kind: type[E]) -> Callable[[Callable[[S, X, E], D]], Callable[[S, X, E], D]]:
        """Mark the function that performs an effect."""
        return self._register(kind)

    def condition(self, kind: type[C]) -> Callable[[Callable[[S, X, C], bool]], Callable[[S, X, C], bool]]:
        """Mark the function that says whether a condition is met."""
        return self._register(kind)

    def target(self, kind: type[T]) -> Callable[[Callable[[S, X, T], F]], Callable[[S, X, T], F]]:
        """Mark the function that finds the figures a target means."""
        return self._register(kind)

    def resolve(self, s: S, effects: Iterable[Effect], x: X) -> Steps[None]:
        """Perform effects in printed order."""
        for effect in effects:
            asking = self._rule(effect)(s, x, effect)
            if asking is not None:
                yield from asking

    def perform(self, s: S, effect: Effect, x: X) -> None:
        """Perform an effect that asks nobody."""
        asking = self._rule(effect)(s, x, effect)
        if asking is not None:
            for asked in asking:
                raise RuleError(f"{effect} asks {asked}, and is not among those that do")

    def holds(self, s: S, condition: Condition | None, x: X) -> bool:
        """Whether a condition is met; None always is."""
        return condition is None or bool(self._rule(condition)(s, x, condition))

    def select(self, s: S, target: Target, x: X) -> Steps[Sequence[int]]:
        """The figures a target means, asking where somebody must choose."""
        found = self._rule(target)(s, x, target)
        if isinstance(found, Generator):
            found = yield from found
        return typing.cast(Sequence[int], found)

    def missing(self, *kinds: object) -> list[str]:
        """The verbs, conditions and targets within `kinds` (unions, records) that have no function."""
        queue, seen, lacking = list(kinds), set(), []
        while queue:
            hint = queue.pop()
            if hint in seen:
                continue
            seen.add(hint)
            shape = get_origin(hint) or hint
            if not isinstance(shape, type(msgspec.Struct)):
                queue += get_args(hint)
                continue
            queue += [field.type for field in msgspec.structs.fields(typing.cast(type[msgspec.Struct], hint))]
            if issubclass(shape, Effect | Condition | Target) and shape not in self._rules:
                lacking.append(_name(shape))
        return sorted(lacking)

    def _register(self, kind: type) -> Callable[[F], F]:
        def register(rule: F) -> F:
            if kind in self._rules:
                raise RuleError(f"{_name(kind)} has a function already: {self._rules[kind].__qualname__}")
            self._rules[kind] = typing.cast(Callable[..., typing.Any], rule)
            return rule

        return register

    def _rule(self, record: Row) -> Callable[..., typing.Any]:
        try:
            return self._rules[type(record)]
        except KeyError:
            raise RuleError(f"{_name(type(record))} has no function") from None


def _name(kind: type) -> str:
    config = typing.cast(type[msgspec.Struct], kind).__struct_config__
    return f"{kind.__name__} ({config.tag_field} = {config.tag!r})"
