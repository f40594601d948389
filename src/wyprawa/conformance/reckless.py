"""Reckless play: every reaction at every moment, from the middle of games, until something breaks.

An expedition is drawn from a seed: options, a game of the game's bot, and runs of reckless players, half of
them from the start and half from positions the bot came through. Random play from the start hardly reaches a
boss or a second scenario; a bot hardly ever does what is foolish.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from wyprawa.conformance.drawing import draw_options
from wyprawa.kernel import Chance, Choice, Game, Option, Table, WyprawaError, faults, key, new
from wyprawa.scene import look

_GAPS = (5, 20, 80, 320)  # choices between them, on average
_LENGTH = (40, 400)  # choices of a run, unless the game ends before
_LOOKS = 16  # one choice in so many is followed by a look at the table
_PLAYERS = ("eager", "contrary", "curious", "random")

Weaken = Callable[[Any], None]  # brings everybody close to death, in a state between two steps


class Stumbled(AssertionError):
    """A run ended in an exception or an impossible position; says how to get there again."""


class Tally(msgspec.Struct):
    """What expeditions have seen so far; those of several runs add up."""

    games: int = 0
    choices: int = 0
    from_the_middle: int = 0
    ended: int = 0
    modes: dict[str, int] = {}
    reached: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.choices += other.choices
        self.from_the_middle += other.from_the_middle
        self.ended += other.ended
        self.modes = dict(Counter(self.modes) + Counter(other.modes))
        self.reached = dict(Counter(self.reached) + Counter(other.reached))


class Expedition:
    """One bot's game and the reckless runs that begin in it, at `stops` of its positions.

    `modes` are played besides the game's own; `weaken` brings everybody close to death in a state between two
    steps; `marks` say by name what is worth counting as reached.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        *,
        stops: int = 10,
        modes: Sequence[Mapping[str, Any]] = (),
        weaken: Weaken | None = None,
        marks: Mapping[str, Callable[[Any], bool]] | None = None,
    ) -> None:
        self.game, self.seed, self.stops = game, seed, stops
        self.weaken, self.marks = weaken, marks or {}
        self.chance = Chance(seed)
        self.drawn = self.chance.below(3, "options") == 0
        listed = (*game.modes, *modes)
        self.options = dict(draw_options(game, self.chance) if self.drawn else listed[seed % len(listed)])
        self.tally = Tally()
        self.taken: Counter[tuple[str, Any]] = Counter()  # how often the curious have taken what

    def go(self) -> Tally:
        """Play it all; raises `Stumbled`."""
        for table in self._starts():
            self._run(table)
        return self.tally

    def _starts(self) -> Iterator[Table[Any]]:
        """Tables to go on from: as many new ones as stops in the bot's game."""
        gap = self.chance.pick(_GAPS, "gap")
        table, bot = self._new(0), self.game.bot
        for stop in range(1, self.stops + 1):
            for _ in range(1 + self.chance.below(2 * gap, "apart")):
                if not table.choices:
                    return
                choice = self.chance.pick(table.choices, "who")
                taken = bot(table.state, choice, self.chance) if bot else self._any(choice)
                self._choose(table, choice, taken, "the bot")
            yield self._new(stop)
            if table.choices:
                self.tally.from_the_middle += 1
                yield self._weakened(table) or table.fork(telling=True)

    def _new(self, n: int) -> Table[Any]:
        return new(self.game, seed=self.seed * 100 + n, **self.options)

    def _weakened(self, table: Table[Any]) -> Table[Any] | None:
        """The same position with everybody close to death, if the game can have come to it."""
        if self.weaken is None or self.chance.below(2, "weaken"):
            return None
        s = self.game.copy(table.saved)
        self.weaken(s)
        if faults(self.game, s, table.options):
            return None
        try:
            return Table(self.game, table.options, s)
        except Exception as error:
            raise Stumbled(f"{self._says()}: weakened: {type(error).__name__}: {error}") from error

    def _run(self, table: Table[Any]) -> None:
        player = self.chance.pick(_PLAYERS, "player")
        low, high = _LENGTH
        length = low + self.chance.below(high - low, "length")
        made, met = 0, set[str]()
        while table.choices and made < length:
            choice = self.chance.pick(table.choices, "who")
            self._choose(table, choice, self._picked(player, table, choice), player)
            made += 1
            met |= {name for name, reached in self.marks.items() if name not in met and reached(table.state)}
            if not self.chance.below(_LOOKS, "look"):
                self._look(table, player)
        self._look(table, player)
        self._is_sound(table, player)
        tally = self.tally
        tally.games += 1
        tally.choices += made
        tally.ended += table.over
        listed = ", ".join(f"{name}={value}" for name, value in self.options.items())
        mode = "drawn at random" if self.drawn else listed
        tally.modes[mode] = tally.modes.get(mode, 0) + 1
        for name in met:
            tally.reached[name] = tally.reached.get(name, 0) + 1

    def _picked(self, player: str, table: Table[Any], choice: Choice) -> Option:
        options, chance = choice.options, self.chance
        if len(options) == 1 or player == "random" or not chance.below(8, "whim"):
            return self._any(choice)
        if player == "eager":  # whatever is offered is used: a bare word among other options declines them
            acts = [each for each in options if not isinstance(each, str)]
            return chance.pick(acts or options, "option")
        if player == "contrary":  # what the bot would not think of
            counsel = self.game.counsel
            weighed = counsel.weigh(table.state, choice, chance) if counsel and counsel.weigh else ()
            worth = {leaning.option for leaning in weighed}
            return chance.pick([each for each in options if each not in worth] or options, "option")
        kinds = {each: (choice.ask, each[0] if isinstance(each, tuple) else each) for each in options}
        fewest = min(self.taken[kind] for kind in kinds.values())
        option = chance.pick([each for each in options if self.taken[kinds[each]] == fewest], "option")
        self.taken[kinds[option]] += 1
        return option

    def _any(self, choice: Choice) -> Option:
        return self.chance.pick(choice.options, "option")

    def _choose(self, table: Table[Any], choice: Choice, option: Option, player: str) -> None:
        try:
            table.choose(option, choice.seat)
        except Exception as error:
            what = f"seat {choice.seat} takes {key(option)} at {choice.ask!r}"
            said = f"{player}: {what}: {type(error).__name__}: {error}"
            raise Stumbled(f"{self._says()}: {said}{_at(table)}") from error

    def _look(self, table: Table[Any], player: str) -> None:
        seat = self.chance.pick([None, *range(table.seats)], "viewer")
        try:
            look(table, seat)
        except Exception as error:
            said = f"{player}: seat {seat} looks at the table: {type(error).__name__}: {error}"
            raise Stumbled(f"{self._says()}: {said}{_at(table)}") from error

    def _is_sound(self, table: Table[Any], player: str) -> None:
        """Nothing is impossible in the position that is saved, and every piece is there."""
        s = table.saved
        if wrong := faults(self.game, s, table.options) or self.game.census(s):
            said = f"an impossible position: {'; '.join(wrong)}"
            raise Stumbled(f"{self._says()}: {player}: {said}{_at(table)}")

    def _says(self) -> str:
        return f"{self.game.name}, expedition {self.seed}, options {self.options}"


def _at(table: Table[Any]) -> str:
    try:
        return f"\n{table.position()}"
    except WyprawaError as error:
        return f"\n(no position text: {error})"
