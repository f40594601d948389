"""Information-set Monte Carlo tree search (single observer): plays any game from its rules alone.

Each iteration imagines a world the searching seat cannot tell from the true one, goes down the tree as far as
this world's options have been tried, tries one more, and plays the rest out by the game's bot, or at random.

The tree is kept by what is answered: a node is the way of answers `(seat, ask, option)` that leads to it, so
worlds that differ in hidden things or in dice share it, and an option is compared with the others only over
the worlds in which it could be taken. Every seat seeks its own good (max^n), which in a game that all win or
lose together is the good of all.

Questions open at once form one node. There each seat has its own tries, kept by that seat's own answers since
the questions were opened and by nobody else's; what all have answered leads on to the next node only when it
is revealed. So nobody in the tree, we included, answers a secret that has not been told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from time import perf_counter
from typing import Any, Literal, NamedTuple, TypeAlias

from wyprawa.kernel import Chance, Choice, Game, GameError, Option, Table
from wyprawa.players.chair import Chair, own_chance
from wyprawa.players.worth import Worth

EXPLORATION = 0.5
RANDOM_PERCENT = 10  # of the choices in a playout, whatever the bot thinks
MILLISECONDS = 500.0  # for a choice, if nothing is said
_WIDTH = 6  # options looked at from the start; one more for every ...
_WIDENING = 0.6  # ... visit to the power of this
_CLOCK = 16  # choices of a playout between looks at the clock

Answered: TypeAlias = tuple[int, str, Option]
Policy: TypeAlias = Callable[[Any, Choice], Option]


class Considered(NamedTuple):
    """An option the search looked at: how often, and what came of it for the seat, from 0 to 1."""

    option: Option
    visits: int
    value: float


class _Try:
    """One option of one question."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 1  # worlds that came by with this option open


class _Question:
    """A question of one seat, and what came of its options."""

    __slots__ = ("seat", "tries", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.tries: dict[Option, _Try] = {}

    def best(self, options: Sequence[Option], exploration: float) -> tuple[Option, bool]:
        """What to take in this world, and whether it is new. New ones come in order, a few at a time."""
        self.visits += 1
        tries = self.tries
        found: Option = None
        highest, tried = -inf, 0
        fresh = _NONE
        for option in options:
            seen = tries.get(option)
            if seen is None:
                if fresh is _NONE:
                    fresh = option
                continue
            tried += 1
            seen.available += 1
            worth = seen.total / seen.visits + exploration * sqrt(log(seen.available) / seen.visits)
            if worth > highest:
                highest, found = worth, option
        if fresh is not _NONE and (tried < _WIDTH or tried < self.visits**_WIDENING):
            return fresh, True
        return found, False


_NONE: Any = object()


class _Node:
    """A point of the game as the searching seat knows it: the questions met there, and where answers lead."""

    __slots__ = ("after", "questions")

    def __init__(self) -> None:
        self.questions: dict[Any, _Question] = {}
        self.after: dict[tuple[Answered, ...], _Node] = {}


class Search:
    """Chooses by search; the longer it may think, the better. Counted in iterations, it is reproducible."""

    def __init__(
        self,
        seed: int,
        milliseconds: float | None = None,
        iterations: int | None = None,
        exploration: float = EXPLORATION,
        rollout: Literal["auto", "bot", "random"] = "auto",
    ) -> None:
        if rollout not in ("auto", "bot", "random"):
            raise GameError(f"a playout is 'auto', 'bot' or 'random', not {rollout!r}")
        for name, budget in (("milliseconds", milliseconds), ("iterations", iterations)):
            if budget is not None and budget <= 0:
                raise GameError(f"a search needs more than {budget!r} {name}")
        if milliseconds is None and iterations is None:
            milliseconds = MILLISECONDS
        self._seconds = inf if milliseconds is None else milliseconds / 1000
        self._iterations = inf if iterations is None else iterations
        self._exploration = exploration
        self._rollout = rollout
        self._chance = own_chance(seed)
        self._worth = Worth()
        self._considered: list[Considered] = []

    def choose(self, chair: Chair) -> Option:
        self._considered = []
        options = chair.choice.options
        if len(options) == 1:
            return options[0]
        if self._worth.game is not chair.game:
            self._worth = Worth(chair.game)
        climb = _Climb(chair, self._policy(chair.game), self._chance, self._exploration, self._worth)
        end = perf_counter() + self._seconds
        done = 0
        while done < self._iterations and climb.once(end):
            done += 1
        tries = climb.tries()
        self._considered = sorted(
            (Considered(o, tries[o].visits, tries[o].total / tries[o].visits) for o in options if o in tries),
            key=lambda it: (-it.visits, -it.value),
        )
        return self._considered[0].option if self._considered else climb.guess()

    def explain(self) -> list[Considered]:
        """What the last choice was made from, most visited first; empty if there was nothing to think about."""
        return list(self._considered)

    def _policy(self, game: Game[Any]) -> Policy:
        """How playouts choose."""
        bot, chance = game.bot, self._chance
        if bot is None and self._rollout == "bot":
            raise GameError(f"{game.name} has no bot of its own to play out with")
        if bot is None or self._rollout == "random":
            return lambda s, choice: chance.pick(choice.options, "playout")

        def policy(s: Any, choice: Choice) -> Option:
            if chance.below(100, "stray") < RANDOM_PERCENT:
                return chance.pick(choice.options, "playout")
            return bot(s, choice, chance)

        return policy


class _Climb:
    """The search for one choice."""

    def __init__(
        self, chair: Chair, policy: Policy, chance: Chance, exploration: float, worth: Worth
    ) -> None:
        self.chair, self.policy, self.chance, self.exploration = chair, policy, chance, exploration
        self.worth = worth
        self.root = _Node()

    def tries(self) -> dict[Option, _Try]:
        """What came of the options the seat has now."""
        question = self.root.questions.get(self._key(self.chair.choice, ()))
        return question.tries if question else {}

    def guess(self) -> Option:
        """What to take when there was no time at all."""
        return self.policy(self.chair.imagine(self.chance).state, self.chair.choice)

    def once(self, end: float) -> bool:
        """One iteration; False, and nothing learnt, if the time was up before its end."""
        if perf_counter() >= end:
            return False
        world = self.chair.imagine(self.chance)
        path: list[tuple[_Question, _Try]] = []
        made = self._descend(world, path)
        ended = self._play_out(world, made, end)
        if not ended:
            return False
        values = self.worth.of(world.outcome, world.seats)
        for question, taken in path:
            taken.visits += 1
            taken.total += values[question.seat]
        return True

    def _descend(self, world: Table[Any], path: list[tuple[_Question, _Try]]) -> int:
        """Answer by the tree until something new was tried; returns how many answers that took."""
        node, s, made, fresh = self.root, world.state, 0, False
        while world.choices and not fresh:
            secret, reveals = len(world.choices) > 1, s.reveals
            answered: tuple[Answered, ...] = ()
            while True:
                choice = world.choices[0]
                option, new = self._answer(s, node, choice, answered, path)
                fresh = fresh or new
                answered = (*answered, (choice.seat, choice.ask, option))
                world.choose(option)
                made += 1
                if not secret or s.reveals != reveals or not world.choices:
                    break
            following = node.after.get(answered)
            if following is None:
                following = node.after[answered] = _Node()
            node = following
        return made

    def _answer(
        self,
        s: Any,
        node: _Node,
        choice: Choice,
        answered: tuple[Answered, ...],
        path: list[tuple[_Question, _Try]],
    ) -> tuple[Option, bool]:
        own = tuple(it for it in answered if it[0] == choice.seat) if answered else ()
        key = self._key(choice, own)
        question = node.questions.get(key)
        if question is None:
            question = node.questions[key] = _Question(choice.seat)
            question.visits = 1
            option, new = self.policy(s, choice), True
        else:
            option, new = question.best(choice.options, self.exploration)
        taken = question.tries.get(option)
        if taken is None:
            taken = question.tries[option] = _Try()
        path.append((question, taken))
        return option, new

    def _key(self, choice: Choice, own: tuple[Answered, ...]) -> Any:
        """A question as the searching seat can tell it from others; what others are asked about is theirs."""
        subject = choice.subject if choice.seat == self.chair.seat else ()
        return choice.seat, choice.ask, subject, own

    def _play_out(self, world: Table[Any], made: int, end: float) -> bool:
        """Play to the end, or as far as the game's bound; False if the time was up before."""
        policy, s, bound = self.policy, world.state, self.chair.game.bound
        while world.choices and made < bound:
            world.choose(policy(s, world.choices[0]))
            made += 1
            if made % _CLOCK == 0 and perf_counter() >= end:
                return False
        return True
