from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
import pytest

from wyprawa.kernel.errors import RuleError
from wyprawa.parts import effects
from wyprawa.parts.content import Row
from wyprawa.parts.effects import (
    Condition,
    Effect,
    Logic,
    Steps,
    Target,
    Trigger,
    Vocabulary,
)


class Near(Condition, frozen=True):
    within: int


class Hurt(Condition, frozen=True):
    pass


Plain: TypeAlias = Near | Hurt
Test: TypeAlias = Near | Hurt | Logic[Plain]
OnlyHurt: TypeAlias = Logic[Hurt]


class Self(Target, frozen=True):
    pass


class OneFoe(Target, frozen=True):
    pass


class Harm(Effect, frozen=True):
    amount: int
    to: Self | OneFoe


class Note(Effect, frozen=True, tag="write"):
    text: str


class If(Effect, frozen=True):
    test: Test
    then: "tuple[Verb, ...]"


Verb: TypeAlias = Harm | Note | If


class Card(Row, frozen=True):
    do: tuple[Verb, ...]
    triggers: tuple[Trigger[Verb, Test], ...] = ()


class State(msgspec.Struct):
    hp: list[int]
    notes: list[str] = []


class Context(msgspec.Struct):
    actor: int
    distance: int = 1


def words() -> Vocabulary[State, Context]:
    vocabulary = Vocabulary[State, Context]()

    @vocabulary.verb(Harm)
    def harm(s: State, x: Context, e: Harm) -> Steps[None]:
        for figure in (yield from vocabulary.select(s, e.to, x)):
            s.hp[figure] -= e.amount

    @vocabulary.verb(Note)
    def note(s: State, x: Context, e: Note) -> None:
        s.notes.append(e.text)

    @vocabulary.verb(If)
    def branch(s: State, x: Context, e: If) -> Steps[None]:
        if vocabulary.holds(s, e.test, x):
            yield from vocabulary.resolve(s, e.then, x)

    @vocabulary.condition(Near)
    def near(s: State, x: Context, c: Near) -> bool:
        return x.distance <= c.within

    @vocabulary.condition(Hurt)
    def hurt(s: State, x: Context, c: Hurt) -> bool:
        return s.hp[x.actor] < 10

    @vocabulary.target(Self)
    def oneself(s: State, x: Context, t: Self) -> Sequence[int]:
        return [x.actor]

    @vocabulary.target(OneFoe)
    def one_foe(s: State, x: Context, t: OneFoe) -> Steps[Sequence[int]]:
        figure = yield [figure for figure in range(len(s.hp)) if figure != x.actor]
        return [figure]

    return vocabulary


def play(steps: Steps[Any], *answers: int) -> list[Any]:
    """Run a rule to its end with these answers; what it asked."""
    asked = []
    given: int | None = None
    left = list(answers)
    try:
        while True:
            asked.append(steps.send(given))
            given = left.pop(0)
    except StopIteration:
        assert not left
    return asked


def card(raw: dict[str, Any]) -> Card:
    return msgspec.convert(raw, Card)


NEAR, FAR, HURT = {"when": "near", "within": 1}, {"when": "near", "within": 0}, {"when": "hurt"}


def test_effects_come_in_printed_order_and_ask() -> None:
    played = card(
        {
            "do": [
                {"do": "write", "text": "a"},
                {"do": "harm", "amount": 2, "to": {"who": "one_foe"}},
                {"do": "write", "text": "b"},
                {"do": "harm", "amount": 1, "to": {"who": "self"}},
            ]
        }
    )
    s = State([10, 10, 10])
    steps = words().resolve(s, played.do, Context(0))
    assert next(steps) == [1, 2]
    assert (s.hp, s.notes) == ([10, 10, 10], ["a"])
    with pytest.raises(StopIteration):
        steps.send(2)
    assert (s.hp, s.notes) == ([9, 10, 8], ["a", "b"])


class Compiled:
    """A generator as a compiler makes it: of a type of its own, with a generator's methods."""

    def __init__(self, steps: Steps[Any]) -> None:
        self._steps = steps

    def __iter__(self) -> Any:
        return self

    def __next__(self) -> Any:
        return next(self._steps)

    def send(self, value: Any) -> Any:
        return self._steps.send(value)

    def throw(self, *given: Any) -> Any:
        return self._steps.throw(*given)

    def close(self) -> None:
        self._steps.close()


def test_a_target_that_asks_may_be_compiled() -> None:
    vocabulary = words()
    one_foe = vocabulary._rules.pop(OneFoe)
    vocabulary.target(OneFoe)(lambda s, x, t: Compiled(one_foe(s, x, t)))
    s = State([10, 10, 10])
    assert play(vocabulary.resolve(s, [Harm(amount=2, to=OneFoe())], Context(0)), 2) == [[1, 2]]
    assert s.hp == [10, 10, 8]


def test_nested_effects() -> None:
    inner = {"do": "if", "test": HURT, "then": [{"do": "write", "text": "hurt"}]}
    played = card({"do": [{"do": "if", "test": NEAR, "then": [{"do": "write", "text": "near"}, inner]}]})
    for hp, distance, notes in ((10, 1, ["near"]), (9, 1, ["near", "hurt"]), (9, 2, [])):
        s = State([hp])
        assert play(words().resolve(s, played.do, Context(0, distance))) == []
        assert s.notes == notes


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        (NEAR, True),
        (FAR, False),
        ({"when": "all", "of": []}, True),
        ({"when": "all", "of": [NEAR, HURT]}, True),
        ({"when": "all", "of": [NEAR, FAR]}, False),
        ({"when": "any", "of": []}, False),
        ({"when": "any", "of": [FAR, HURT]}, True),
        ({"when": "any", "of": [FAR, FAR]}, False),
        ({"when": "not", "of": FAR}, True),
        ({"when": "not", "of": {"when": "any", "of": [FAR, {"when": "not", "of": NEAR}]}}, True),
        ({"when": "not", "of": {"when": "all", "of": [NEAR]}}, False),
    ],
)
def test_conditions(condition: dict[str, Any], met: bool) -> None:
    test: Any = msgspec.convert(condition, Test)
    assert words().holds(State([9]), test, Context(0)) is met


def test_no_condition_always_holds() -> None:
    assert words().holds(State([9]), None, Context(0))


def test_tags_are_class_names_unless_given() -> None:
    tags = [kind.__struct_config__.tag for kind in (Harm, Note, OneFoe, Near)]
    assert tags == ["harm", "write", "one_foe", "near"]


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        ({"do": "hram", "amount": 1}, "Invalid value 'hram' - at `$.do[0].do`"),
        ({"do": "write", "text": "a", "loud": True}, "Object contains unknown field `loud` - at `$.do[0]`"),
        (
            {"do": "if", "test": {"when": "not", "of": {"when": "near"}}, "then": []},
            "Object missing required field `within` - at `$.do[0].test.of`",
        ),
    ],
)
def test_bad_effects_do_not_load(raw: dict[str, Any], problem: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        card({"do": [raw]})
    assert str(caught.value) == problem


def test_missing_functions_are_named() -> None:
    vocabulary = Vocabulary[State, Context]()
    everything = [
        "Harm (do = 'harm')",
        "Hurt (when = 'hurt')",
        "If (do = 'if')",
        "Near (when = 'near')",
        "Note (do = 'write')",
        "OneFoe (who = 'one_foe')",
        "Self (who = 'self')",
    ]
    assert vocabulary.missing(Card) == everything
    assert vocabulary.missing(Verb) == everything
    assert vocabulary.missing(Note | Self) == [everything[4], everything[6]]
    assert vocabulary.missing(dict[str, Annotated[Note, "mark"]]) == [everything[4]]
    assert vocabulary.missing(OnlyHurt) == [everything[1]]
    vocabulary.verb(Note)(lambda s, x, e: None)
    assert vocabulary.missing(Card) == everything[:4] + everything[5:]
    assert words().missing(Card) == []


def test_undone_verbs_fail_loudly() -> None:
    vocabulary = Vocabulary[State, Context]()
    with pytest.raises(RuleError, match=r"^Note \(do = 'write'\) has no function$"):
        play(vocabulary.resolve(State([1]), [Note(text="a")], Context(0)))
    with pytest.raises(RuleError, match=r"^Hurt \(when = 'hurt'\) has no function$"):
        vocabulary.holds(State([1]), effects.Not(of=Hurt()), Context(0))
    with pytest.raises(RuleError, match=r"^Self \(who = 'self'\) has no function$"):
        play(vocabulary.select(State([1]), Self(), Context(0)))


def test_one_function_a_word() -> None:
    vocabulary = Vocabulary[State, Context]()

    @vocabulary.verb(Note)
    def first(s: State, x: Context, e: Note) -> None:
        s.notes.append(e.text)

    with pytest.raises(RuleError, match=r"^Note \(do = 'write'\) has a function already: .*first$"):
        vocabulary.verb(Note)(lambda s, x, e: None)
    with pytest.raises(RuleError, match=r"^Not \(when = 'not'\) has a function already"):
        vocabulary.condition(effects.Not)(lambda s, x, c: True)
    s = State([1])
    play(vocabulary.resolve(s, [Note(text="a")], Context(0)))
    first(s, Context(0), Note(text="b"))
    assert s.notes == ["a", "b"]
