"""Information-set Monte Carlo tree search (single observer): plays any game from its rules alone.

Each iteration imagines a world the searching seat cannot tell from the true one, goes down the tree as far as
this world's options have been tried, tries one more, and plays the rest out by the game's bot, or at random.

The tree is kept by what is answered: a node is the way of answers `(seat, ask, option)` that leads to it, so
worlds that differ in hidden things or in dice share it, and an option is compared with the others only over
the worlds in which it could be taken. Every seat seeks its own good (max^n), which in a game that all win or
lose together is the good of all.

Questions open at once make one node. There each seat has its own tree entry, kept by that seat's own answers
since the questions were opened and by nobody else's; what all have answered leads to the next node only when
it is revealed. So nobody in the tree, the searching seat included, acts on a secret that has not been told.
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
MILLISECONDS = 500.0  # for a choice, if nothing is said
_STRAY = 10  # percent of the choices in a playout that do not follow the bot
_FAVOUR = 2.0  # head start of the bot's option; fades with every visit
_WIDTH = 6  # options of a question that are tried in any case; then as many as its visits ...
_WIDENING = 0.6  # ... to this power
_CLOCK = 16  # choices of a playout between looks at the clock
_NONE: Any = object()  # no option: an option may be anything else

Answered: TypeAlias = tuple[int, str, Option]
Bot: TypeAlias = Callable[[Any, Choice, Chance], Option]


class Considered(NamedTuple):
    """An option the search has tried: how often, and what that was worth to the seat, from 0 to 1."""

    option: Option
    visits: int
    value: float


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
            raise GameError(f"a rollout is 'auto', 'bot' or 'random', not {rollout!r}")
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
        self._worth.begin()
        tree = _Tree(chair, self._bot(chair.game), self._chance, self._exploration, self._worth)
        end = perf_counter() + self._seconds
        done = 0
        while done < self._iterations and tree.grow(end):
            done += 1
        found = [Considered(option, it.visits, it.value()) for option, it in tree.tries() if it.visits]
        self._considered = sorted(found, key=lambda it: (-it.visits, -it.value))
        return self._considered[0].option if found else tree.guess()

    def explain(self) -> list[Considered]:
        """What the last choice was made from, the chosen first; empty if there was nothing to think about."""
        return self._considered[:]

    def _bot(self, game: Game[Any]) -> Bot | None:
        """Who plays out; None for nobody, which is at random."""
        if game.bot is None and self._rollout == "bot":
            raise GameError(f"{game.name} has no bot of its own to play out with")
        return None if self._rollout == "random" else game.bot


class _Try:
    """One option of one question."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 1  # visits to the question in which this option was open

    def value(self) -> float:
        return self.total / self.visits


class _Question:
    """A question of one seat, and what came of its options."""

    __slots__ = ("favourite", "seat", "total", "tries", "visits")

    def __init__(self, seat: int, favourite: Option) -> None:
        self.seat = seat
        self.favourite = favourite  # what the bot would take
        self.tries: dict[Option, _Try] = {}
        self.visits = 1
        self.total = 0.0

    def best(self, options: Sequence[Option], exploration: float, chance: Chance | None) -> Option:
        """What to try in this world. Untried options come in the order listed, a few at a time, each with
        the urgency it would have after one visit of average worth.

        With `chance`, curiosity varies at random around its usual strength. Seats that answer at once need
        it: without, they fall into step, and each takes the other's rhythm for a rule of the game.
        """
        tries = self.tries
        found, fresh = _NONE, _NONE
        highest, tried = -inf, 0
        for option in options:
            it = tries.get(option)
            if it is None:
                if fresh is _NONE:
                    fresh = option
                continue
            tried += 1
            it.available += 1
            curiosity = exploration * sqrt(log(it.available) / it.visits)
            if chance is not None:
                curiosity *= chance.below(1 << 20, "curiosity") / (1 << 19)
            worth = it.total / it.visits + curiosity
            if option == self.favourite:
                worth += _FAVOUR / (1 + it.visits)
            if worth > highest:
                highest, found = worth, option
        mean, visits = self.total / self.visits, self.visits
        self.visits += 1
        if fresh is _NONE or (tried >= _WIDTH and tried >= visits**_WIDENING):
            return found
        return fresh if mean + exploration * sqrt(log(visits + 1)) > highest else found


class _Node:
    """A point of the game as the searching seat knows it: the questions met there, and where answers lead."""

    __slots__ = ("after", "questions")

    def __init__(self) -> None:
        self.questions: dict[tuple[Any, ...], _Question] = {}
        self.after: dict[tuple[Answered, ...], _Node] = {}


class _Tree:
    """The search for one choice."""

    def __init__(
        self, chair: Chair, bot: Bot | None, chance: Chance, exploration: float, worth: Worth
    ) -> None:
        self.chair, self.bot, self.chance = chair, bot, chance
        self.exploration, self.worth = exploration, worth
        self.root = _Node()

    def tries(self) -> list[tuple[Option, _Try]]:
        """The options the seat has now, as far as tried, in the order listed."""
        question = self.root.questions.get(self._key(self.chair.choice, ()))
        tries = question.tries if question else {}
        return [(option, tries[option]) for option in self.chair.choice.options if option in tries]

    def guess(self) -> Option:
        """What to take when there was no time for a single iteration."""
        return self._favourite(self.chair.imagine(self.chance).state, self.chair.choice)

    def grow(self, end: float) -> bool:
        """One iteration; False, and nothing learnt, if time is up before it is done."""
        if perf_counter() >= end:
            return False
        world = self.chair.imagine(self.chance)
        path: list[tuple[_Question, _Try]] = []
        made = self._descend(world, path)
        if not self._play_out(world, made, end):
            return False
        worth = self.worth.of(world.outcome, world.seats)
        for question, it in path:
            value = worth[question.seat]
            question.total += value
            it.visits += 1
            it.total += value
        return True

    def _descend(self, world: Table[Any], path: list[tuple[_Question, _Try]]) -> int:
        """Answer by the tree until something new is tried; returns how many answers were given."""
        node, s, made, fresh = self.root, world.state, 0, False
        while world.choices and not fresh:
            secret, reveals = len(world.choices) > 1, s.reveals
            answers: tuple[Answered, ...] = ()
            while True:
                choice = world.choices[0]
                question, option = self._answer(s, node, choice, answers, secret)
                it = question.tries.get(option)
                if it is None:
                    it = question.tries[option] = _Try()
                    fresh = True
                path.append((question, it))
                answers = (*answers, (choice.seat, choice.ask, option))
                world.choose(option)
                made += 1
                if not secret or s.reveals != reveals or not world.choices:
                    break
            following = node.after.get(answers)
            if following is None:
                following = node.after[answers] = _Node()
            node = following
        return made

    def _answer(
        self, s: Any, node: _Node, choice: Choice, answers: tuple[Answered, ...], secret: bool
    ) -> tuple[_Question, Option]:
        key = self._key(choice, answers)
        question = node.questions.get(key)
        if question is not None:
            return question, question.best(choice.options, self.exploration, self.chance if secret else None)
        favourite = self._favourite(s, choice)
        question = node.questions[key] = _Question(choice.seat, _NONE if self.bot is None else favourite)
        return question, favourite

    def _key(self, choice: Choice, answers: tuple[Answered, ...]) -> tuple[Any, ...]:
        """A question as the searching seat can tell it from others; what others are asked about is theirs."""
        subject = choice.subject if choice.seat == self.chair.seat else ()
        own = tuple([answer for answer in answers if answer[0] == choice.seat]) if answers else ()
        return choice.seat, choice.ask, subject, own

    def _favourite(self, s: Any, choice: Choice) -> Option:
        if self.bot is None:
            return self.chance.pick(choice.options, "playout")
        return self.bot(s, choice, self.chance)

    def _play_out(self, world: Table[Any], made: int, end: float) -> bool:
        """Play to the end, or as far as the game's bound; False if time is up before."""
        bot, chance, s, bound = self.bot, self.chance, world.state, self.chair.game.bound
        while world.choices and made < bound:
            choice = world.choices[0]
            if bot is None or chance.below(100, "stray") < _STRAY:
                world.choose(chance.pick(choice.options, "playout"))
            else:
                world.choose(bot(s, choice, chance))
            made += 1
            if made % _CLOCK == 0 and perf_counter() >= end:
                return False
        return True
