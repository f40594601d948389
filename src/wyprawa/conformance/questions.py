"""Nobody is betrayed by a question: who is asked, who is not, and what is offered give away nothing hidden.

`Table.imagine` throws away worlds in which another question comes up. That is right for a player who thinks,
but wrong here: those are the very worlds in which the question gives something away. So every step that may
ask is begun again in worlds an observer cannot tell from the true one, with the same answers and dice, and
who is asked there is compared with the truth. Questions may differ only once the observer was told something
else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from wyprawa.conformance.play import Case, plain
from wyprawa.kernel import Answer, Chance, Choice, Game, IllegalOption, Record, ScriptError
from wyprawa.kernel.chance import Recorder, Rerun
from wyprawa.kernel.choice import Open
from wyprawa.kernel.codec import difference
from wyprawa.kernel.play import Play, not_open, sent
from wyprawa.kernel.state import Teller
from wyprawa.scene.look import may_see

_WORLDS = 3  # of each observer, for each step
_ENOUGH = 5  # times a question offers nothing to choose in any world before it is called idle


class World(Play[Any]):
    """A game that runs from the start of a step to the first question, and tells."""

    __slots__ = ()

    def __init__(self, game: Game[Any], state: Any, chance: Chance) -> None:
        self.game, self.state, self.choices = game, state, ()
        state.chance, state.teller = chance, Teller(on=True)
        self._open = self._running = None
        self._proceed()

    @property
    def told(self) -> Sequence[Record]:
        records: list[Record] = self.state.teller.records
        return records

    @property
    def asked(self) -> list[tuple[int, str]]:
        """The open questions as others see them."""
        return [(choice.seat, choice.ask) for choice in self.choices]

    def take(self, answer: Answer) -> None:
        """Give this answer; raises `IllegalOption` in a world where it is not open."""
        choice = self._asked(answer.seat)
        if answer.option not in choice.options:
            raise not_open(repr(answer.option), choice)
        self._proceed(sent(choice, answer.option, self._open))


class Begun(NamedTuple):
    """A step that may ask, as it began, and how much had been answered, drawn and told by then."""

    state: Any
    answered: int
    drawn: int
    told: int


class Truth(World):
    """The game as it really went, with the running step and those begun since the last question."""

    __slots__ = ("answers", "begun", "fresh")

    def __init__(self, case: Case) -> None:
        self.answers: list[Answer] = []
        self.begun: list[Begun] = []
        self.fresh = True  # the open questions are new, not the rest of several asked at once
        s = case.begun()
        super().__init__(case.game, s, Recorder(inner=s.chance))

    @property
    def drawn(self) -> Sequence[tuple[str, Any]]:
        recorder: Recorder = self.state.chance
        return recorder.seen

    def take(self, answer: Answer) -> None:
        before: Open | None = self._open
        self.begun = self.begun[-1:]
        self.answers.append(answer)
        super().take(answer)
        self.fresh = before is None or before is not self._open

    def _keep(self) -> None:
        state = self.game.copy(self.state)
        self.begun.append(Begun(state, len(self.answers), len(self.drawn), len(self.told)))


def betray_nobody(case: Case, places: Collection[int]) -> None:
    """At these places the same questions are open in every world that somebody may be in."""
    truth, idle = Truth(case), Idle()
    for n in case.through(range(len(case.answers) + 1)):
        if n:
            truth.take(case.answers[n - 1])
        if truth.fresh and n in places:
            idle.met(truth.choices)
            for step in reversed(truth.begun):  # the nearest first, which is the one to blame
                for seat in range(truth.seats):
                    for world in _worlds(case, truth, step, seat):
                        _compare(case, truth, step, world, seat)
                        idle.imagined(truth.choices, world, seat)
    if (ask := idle.worst()) is not None:
        case.broken(
            f"{ask!r} is asked with a single option, the same in every world others may be in: that tells "
            f"nothing and hides nothing; ask it without `always=True`"
        )


def offer_the_same(case: Case, places: Collection[int]) -> None:
    """At these places each seat that is asked has the same options in every world it may be in.

    `Table.imagine` throws away worlds in which they differ; options that betray what another seat hides would
    never be noticed there.
    """
    truth = Truth(case)
    for n in case.through(range(len(case.answers) + 1)):
        if n:
            truth.take(case.answers[n - 1])
        if truth.fresh and n in places:
            for choice in truth.choices:
                for step in reversed(truth.begun):
                    for world in _worlds(case, truth, step, choice.seat):
                        _offered(case, truth, step, world, choice)


def _offered(case: Case, truth: Truth, step: Begun, world: World, choice: Choice) -> None:
    there = world.choice_of(choice.seat)
    if there is None or there.ask != choice.ask:  # the law `no_betrayal` looks at who is asked what
        return
    if (there.options, there.subject) == (choice.options, choice.subject):
        return
    if not _told_apart(truth, step, world, choice.seat) and _view(world, choice) == _view(truth, choice):
        case.broken(
            f"from the step {step.state.agenda[-1][0]!r} on, seat {choice.seat} is asked {choice.ask!r}; in "
            f"another world it may be in, {difference(plain(there), plain(choice))}: the options give away "
            f"what is hidden from it. Offer by what the seat sees, and say afterwards if it cannot be done"
        )


def _view(world: World, choice: Choice) -> Any:
    return plain(world.game.view(world.state, choice.seat))


def _told_apart(truth: Truth, step: Begun, world: World, seat: int) -> bool:
    """Whether the seat has been told something since that tells the worlds apart."""
    told = [record for record in truth.told[step.told :] if may_see(record, seat)]
    otherwise = [record for record in world.told if may_see(record, seat)]
    return any(one != other for one, other in zip(told, otherwise, strict=False))


def _worlds(case: Case, truth: Truth, step: Begun, seat: int) -> Iterator[World]:
    """Worlds this seat may be in, played from the start of a step to the present question.

    A world in which the answers or the dice since then are impossible does not count.
    """
    game = case.game
    for _ in range(_WORLDS):
        s = game.copy(step.state)
        game.resample(s, seat, case.chance)
        future = case.chance.below(1 << 64, "future")
        seen = tuple(truth.drawn[step.drawn :])
        try:
            world = World(game, s, Rerun(state=future, seen=seen, hidden=game.hidden))
            for answer in truth.answers[step.answered :]:
                world.take(answer)
        except (IllegalOption, ScriptError):
            continue
        yield world


def _compare(case: Case, truth: Truth, step: Begun, world: World, seat: int) -> None:
    if world.asked != truth.asked and not _told_apart(truth, step, world, seat):
        case.broken(
            f"from the step {step.state.agenda[-1][0]!r} on, {_said(truth.asked)} is asked first; in another "
            f"world that seat {seat} may be in, at the same moment, {_said(world.asked)}: who is asked gives "
            f"away what is hidden. Open the question by what everybody sees, and ask it with `always=True`"
        )


def _said(asked: list[tuple[int, str]]) -> str:
    return " and ".join(f"seat {seat} {ask!r}" for seat, ask in asked) or "nobody"


class Idle:
    """Questions with a single option, and whether others could imagine a second one."""

    def __init__(self) -> None:
        self.single: Counter[str] = Counter()
        self.open: set[str] = set()  # those with something to choose, here or in some world

    def met(self, choices: Sequence[Choice]) -> None:
        self.single.update(choice.ask for choice in choices if len(choice.options) == 1)
        self.open.update(choice.ask for choice in choices if len(choice.options) > 1)

    def imagined(self, choices: Sequence[Choice], world: World, observer: int) -> None:
        for choice in choices:
            there = world.choice_of(choice.seat)
            if choice.seat != observer and (there is None or there.options != choice.options):
                self.open.add(choice.ask)

    def worst(self) -> str | None:
        """A question that never offered a choice to anybody."""
        return next((ask for ask, n in self.single.items() if n >= _ENOUGH and ask not in self.open), None)
