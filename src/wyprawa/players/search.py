"""Information-set Monte Carlo tree search (single observer): plays any game from its rules alone.

Each thought imagines a world the searching seat cannot tell from the true one, takes an option there, goes
down the tree of what has been tried (`tree`), tries one thing more, and plays on by the game's bot, or at
random: to the end, or to where the game's own counsel can say what the position promises. Which options are
thought about, and how often, is a race (`race`). Several processes think apart and put together what they
found (`apart`). What came of it is there to be read (`reasons`) and said (`saying`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Literal

from wyprawa.kernel import Chance, Game, GameError, Option
from wyprawa.kernel.counsel import Leaning
from wyprawa.players import apart, race
from wyprawa.players.chair import Chair, own_chance
from wyprawa.players.race import Budget, Runner
from wyprawa.players.reasons import Considered, considered
from wyprawa.players.tree import Bot, Tree
from wyprawa.players.worth import Worth

EXPLORATION = 0.5
MILLISECONDS = 500.0  # for a choice, if nothing is said
_LESS = -0.1  # how much worse than the bot's an option seems that nobody has weighed


class Search:
    """Chooses by search; the longer it may think, the better. Counted in iterations, it is reproducible.

    Each of several `processes` has the whole budget.
    """

    def __init__(
        self,
        seed: int,
        milliseconds: float | None = None,
        iterations: int | None = None,
        exploration: float = EXPLORATION,
        rollout: Literal["auto", "bot", "random"] = "auto",
        processes: int = 1,
    ) -> None:
        if rollout not in ("auto", "bot", "random"):
            raise GameError(f"a rollout is 'auto', 'bot' or 'random', not {rollout!r}")
        for name, budget in (("milliseconds", milliseconds), ("iterations", iterations)):
            if budget is not None and budget <= 0:
                raise GameError(f"a search needs more than {budget!r} {name}")
        apart.check(processes)
        if milliseconds is None and iterations is None:
            milliseconds = MILLISECONDS
        self._seconds = inf if milliseconds is None else milliseconds / 1000
        self._iterations = inf if iterations is None else iterations
        self._exploration = exploration
        self._rollout = rollout
        self._processes = processes
        self._chance = own_chance(seed)
        self._worth = Worth()
        self._considered: list[Considered] = []

    def choose(self, chair: Chair) -> Option:
        self._considered = []
        options = chair.choice.options
        if len(options) == 1:
            return options[0]
        budget = Budget(self._seconds, self._iterations)
        if self._worth.game is not chair.game:
            self._worth = Worth(chair.game)
        self._worth.begin()
        tree = Tree(chair, self._bot(chair.game), self._chance, self._exploration, self._worth)
        leanings = weighed(tree)
        if len(leanings) == 1:
            return leanings[0].option
        runners = self._race(tree, leanings, budget)
        self._considered = considered(runners, chair.seat)
        return runners[0].option

    def explain(self) -> list[Considered]:
        """What the last choice was made from, the chosen first; empty if there was nothing to think about."""
        return self._considered[:]

    def _race(self, tree: Tree, leanings: Sequence[Leaning], budget: Budget) -> list[Runner]:
        if self._processes == 1:
            return race.run(tree, leanings, budget)
        seeds = [self._chance.below(1 << 64, "process") for _ in range(self._processes)]

        def think(n: int) -> list[Runner]:
            tree.chance = Chance(seeds[n])
            return race.run(tree, leanings, budget)

        return apart.merged(apart.together(think, self._processes), race.trust(tree))

    def _bot(self, game: Game[Any]) -> Bot | None:
        """Who plays out; None for nobody, which is at random."""
        if game.bot is None and self._rollout == "bot":
            raise GameError(f"{game.name} has no bot of its own to play out with")
        return None if self._rollout == "random" else game.bot


def weighed(tree: Tree) -> Sequence[Leaning]:
    """The options worth a thought, the bot's own first."""
    choice, counsel = tree.chair.choice, tree.counsel
    if tree.bot is None:
        return [Leaning(option) for option in choice.options]
    s = tree.chair.imagine(tree.chance).state
    if counsel is not None and counsel.weigh is not None:
        return counsel.weigh(s, choice, tree.chance)
    favourite = tree.bot(s, choice, tree.chance)
    rest = [Leaning(option, _LESS) for option in choice.options if option != favourite]
    return [Leaning(favourite), *rest]
