"""The tree that search grows: questions met, options tried, and what came of them.

A node is the way of answers `(seat, ask, option)` that leads to it, so worlds that differ in hidden things or
in dice share it, and an option is compared with the others only over the worlds in which it could be taken.
Every seat seeks its own good (max^n), which in a game that all win or lose together is the good of all.

Questions open at once make one node. There each seat has its own tree entry, kept by that seat's own answers
since the questions were opened and by nobody else's; what all have answered leads to the next node only when
it is revealed. So nobody in the tree, the searching seat included, acts on a secret that has not been told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from typing import Any, NamedTuple, TypeAlias

from wyprawa.kernel import Chance, Choice, Option
from wyprawa.kernel.counsel import Counsel
from wyprawa.kernel.sketch import Sketch
from wyprawa.players.chair import Chair
from wyprawa.players.fate import Fate
from wyprawa.players.worth import Worth

STRAY = 10  # percent of the choices in a playout to the end that do not follow the bot
FAVOUR = 2.0  # head start of the bot's option; fades with every visit
WIDTH = 6  # options of a question that are tried in any case; then as many as its visits ...
WIDENING = 0.6  # ... to this power
JUDGED = 0.2  # curiosity where a game judges its positions: values lie nearer together there
_NONE: Any = object()  # no option: an option may be anything else

Bot: TypeAlias = Callable[[Any, Choice, Chance], Option]


class Answered(NamedTuple):
    """An answer met on the way."""

    seat: int
    ask: str
    option: Option


class Try:
    """One option of one question."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 1  # visits to the question in which this option was open


class Question:
    """A question of one seat, and what came of its options."""

    __slots__ = ("favourites", "seat", "total", "tries", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.favourites: list[Option] = []  # what the bot took, in one world or another
        self.tries: dict[Option, Try] = {}
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
            if option in self.favourites:
                worth += FAVOUR / (1 + it.visits)
            if worth > highest:
                highest, found = worth, option
        mean, visits = self.total / self.visits, self.visits
        self.visits += 1
        if fresh is _NONE or (tried >= WIDTH and tried >= visits**WIDENING):
            return found
        return fresh if mean + exploration * sqrt(log(visits + 1)) > highest else found


class Node:
    """A point of the game as the searching seat knows it: the questions met there, and where answers lead."""

    __slots__ = ("after", "questions")

    def __init__(self) -> None:
        self.questions: dict[tuple[Any, ...], Question] = {}
        self.after: dict[tuple[Answered, ...], Node] = {}


class Thought(NamedTuple):
    """One way the game may go on: its answers, and what it is worth to each seat."""

    answers: Sequence[Answered]
    worth: Sequence[float]


class Tree:
    """The search for one choice. A world goes by the seed it is imagined with: the same for every option."""

    def __init__(
        self, chair: Chair, bot: Bot | None, chance: Chance, exploration: float, worth: Worth
    ) -> None:
        self.chair, self.bot, self.chance = chair, bot, chance
        self.counsel: Counsel[Any] | None = chair.game.counsel if bot is not None else None
        self.exploration = exploration if self.counsel is None else JUDGED * exploration
        self.worth = worth
        self.root = Node()
        self._worlds: list[int] = []

    def world(self, n: int) -> int:
        """The seed of the n-th world."""
        while len(self._worlds) <= n:
            self._worlds.append(self.chance.below(1 << 64, "world"))
        return self._worlds[n]

    def think(self, option: Option, seed: int, late: Callable[[], bool]) -> Thought | None:
        """Take an option in a world and see what comes of it; None, and nothing learnt, if it is late."""
        if late():
            return None
        world = imagined(self.chair, seed)
        counsel = self.counsel
        begun = None if counsel is None else counsel.chapter(world.state)
        path: list[tuple[Question, Try]] = []
        answers = self._descend(world, option, begun, path)
        if not self._play_out(world, answers, begun, late):
            return None
        if counsel is None:
            worth: Sequence[float] = self.worth.of(world.outcome, world.seats)
        else:
            worth = counsel.judge(world.state)
        for question, it in path:
            value = worth[question.seat]
            question.total += value
            it.visits += 1
            it.total += value
        return Thought(answers, worth)

    def _descend(
        self, world: Sketch[Any], given: Option, begun: Any, path: list[tuple[Question, Try]]
    ) -> list[Answered]:
        """Take the given option, then answer by the tree until something new is tried, or to be judged."""
        node, s, fresh, mine = self.root, world.state, False, self.chair.seat
        made: list[Answered] = []
        asked = False
        while world.choices and not fresh and not self._judgeable(s, begun):
            secret, reveals = len(world.choices) > 1, s.reveals
            answers: tuple[Answered, ...] = ()
            while True:
                choice = world.choices[0]
                if not asked and choice.seat == mine:
                    asked, option = True, given
                else:
                    question, option = self._answer(s, node, choice, answers, secret)
                    it = question.tries.get(option)
                    if it is None:
                        it = question.tries[option] = Try()
                        fresh = True
                    path.append((question, it))
                answer = Answered(choice.seat, choice.ask, option)
                answers = (*answers, answer)
                made.append(answer)
                world.choose(option)
                if not secret or s.reveals != reveals or not world.choices:
                    break
            following = node.after.get(answers)
            if following is None:
                following = node.after[answers] = Node()
            node = following
        return made

    def _answer(
        self, s: Any, node: Node, choice: Choice, answers: tuple[Answered, ...], secret: bool
    ) -> tuple[Question, Option]:
        key = self._key(choice, answers)
        question = node.questions.get(key)
        if question is None:
            question = node.questions[key] = Question(choice.seat)
            if self.bot is None:
                return question, self.chance.pick(choice.options, "playout")
        if self.bot is not None and not any(option in question.favourites for option in choice.options):
            favourite = self.bot(s, choice, self.chance)
            question.favourites.append(favourite)
            question.visits += 1
            return question, favourite
        return question, question.best(choice.options, self.exploration, self.chance if secret else None)

    def _key(self, choice: Choice, answers: tuple[Answered, ...]) -> tuple[Any, ...]:
        """A question as the searching seat can tell it from others; what others are asked about is theirs."""
        subject = choice.subject if choice.seat == self.chair.seat else ()
        own = tuple([answer for answer in answers if answer.seat == choice.seat]) if answers else ()
        return choice.seat, choice.ask, subject, own

    def _judgeable(self, s: Any, begun: Any) -> bool:
        """Whether a thought that was begun in that chapter may stop."""
        return self.counsel is not None and self.counsel.chapter(s) != begun

    def _play_out(
        self, world: Sketch[Any], made: list[Answered], begun: Any, late: Callable[[], bool]
    ) -> bool:
        """Play to the end, to where the game can be judged, or as far as its bound; False if it is late."""
        bot, chance, s, bound = self.bot, self.chance, world.state, self.chair.game.bound
        stray = STRAY if self.counsel is None else 0
        while world.choices and len(made) < bound:
            if self._judgeable(s, begun):
                break
            choice = world.choices[0]
            if bot is None or (stray and chance.below(100, "stray") < stray):
                option = chance.pick(choice.options, "playout")
            else:
                option = bot(s, choice, chance)
            world.choose(option)
            made.append(Answered(choice.seat, choice.ask, option))
            if late():
                return False
        return True


def imagined(chair: Chair, seed: int) -> Sketch[Any]:
    """A world the seat cannot tell from the true one; the same for the same seed."""
    world = Sketch.of(chair.imagine(Chance(seed)))
    world.state.chance = Fate(seed, streams={})
    return world
