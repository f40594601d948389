"""What the laws are built on: a random game that can be played again, and errors that say how."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from hashlib import blake2b
from typing import Any, NoReturn, TypeAlias

import msgspec

from wyprawa.kernel import Answer, Chance, Choice, Game, Option, Table, key, new, seal
from wyprawa.kernel.codec import difference, encode
from wyprawa.scene import look

Bot: TypeAlias = Callable[[Any, Choice, Chance], Option]
_STRAYS = 12
LONG = 30_000  # a game with a higher bound is too long for random players alone


class LawBroken(AssertionError):
    """A game breaks a law. The message names game, options, seed, choice and what differed."""


class Case:
    """One random game under a law. `at` is the number of choices made at the point the law is looking at.

    Where random players take too long, the game's bot answers three questions of four, unless `alone`.
    """

    def __init__(
        self, law: str, game: Game[Any], options: Mapping[str, Any], seed: int, *, alone: bool = False
    ) -> None:
        self.law, self.game, self.options, self.seed = law, game, dict(options), seed
        self.bot = None if alone else helper(game)
        self.at = 0
        self.chance = chance_of(seed)

    def new(self) -> Table[Any]:
        return new(self.game, seed=self.seed, **self.options)

    def begun(self) -> Any:
        """The state of a new game, before its first step."""
        origin = seal(self.game, self.options, seed=self.seed)
        return self.game.begin(self.game.read_options(origin.options), origin.chance())

    @cached_property
    def _played(self) -> tuple[list[Answer], list[str], list[tuple[Choice, ...]], Table[Any]]:
        table, chance = self.new(), chance_of(self.seed)
        digests, asked = [table.digest()], [tuple(table.choices)]
        while table.choices and len(table.history) < self.game.bound:
            self.at = len(table.history)
            choose(table, chance, self.bot)
            digests.append(table.digest())
            asked.append(tuple(table.choices))
        return table.history, digests, asked, table

    @property
    def answers(self) -> list[Answer]:
        """The choices of a random game, to its end or to the game's bound."""
        return self._played[0]

    @property
    def digests(self) -> list[str]:
        """The digest after each number of choices."""
        return self._played[1]

    @property
    def asked(self) -> list[tuple[Choice, ...]]:
        """The questions open after each number of choices."""
        return self._played[2]

    @property
    def finished(self) -> Table[Any]:
        """The table after the last choice; laws only look at it."""
        return self._played[3]

    def replay(self) -> Iterator[tuple[Table[Any], Answer | None]]:
        """The same game on a new table, before each choice, and once more at the end."""
        answers, table = self.answers, self.new()
        for n in self.through(range(len(answers))):
            answer = answers[n]
            yield table, answer
            table.choose(answer.option, answer.seat)
        self.at = len(answers)
        yield table, None

    def through(self, places: Iterable[int]) -> Iterator[int]:
        """Look at one place after another."""
        for self.at in places:
            yield self.at

    def sample(self, count: int) -> list[int]:
        """At most `count` places in the game, in order."""
        places = list(range(len(self.answers)))
        self.chance.shuffle(places, "sample")
        return sorted(places[:count])

    def stands(self, what: str, table: Table[Any], n: int | None = None) -> None:
        """Check that the table is where the game was after `n` choices; by default, where the law looks."""
        n = self.at if n is None else n
        if table.digest() != self.digests[n]:
            true = self.new()
            for answer in self.answers[:n]:
                true.choose(answer.option, answer.seat)
            self.same(f"{what}: the state", plain(table.state), plain(true.state))
            self.same(f"{what}: the digest", table.digest(), self.digests[n])

    def alike(self, what: str, twin: Table[Any], table: Table[Any]) -> None:
        """Check that both tables are at the same point of the same game."""
        if twin.digest() != table.digest():
            self.same(f"{what}: the state", plain(twin.state), plain(table.state))
            self.same(f"{what}: the digest", twin.digest(), table.digest())
        self.same(f"{what}: the open questions", tuple(twin.choices), tuple(table.choices))

    def same(self, what: str, found: Any, expected: Any) -> None:
        if found != expected:
            self.broken(f"{what}: {difference(plain(found), plain(expected))}")

    def broken(self, what: str) -> NoReturn:
        raise LawBroken(self.says(what))

    def says(self, what: str) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"{self.game.name}{options}, seed {self.seed}, after choice {self.at}: {self.law}: {what}"


def chance_of(seed: int) -> Chance:
    """The chance behind the random choices of a game with this seed; not the one inside the game."""
    return Chance(~seed & 0xFFFF_FFFF_FFFF_FFFF)


def helper(game: Game[Any]) -> Bot | None:
    """The bot that shortens random games, where they are long."""
    return game.bot if game.bound > LONG else None


def choose(table: Table[Any], chance: Chance, bot: Bot | None = None) -> None:
    """Answer one of the open questions at random; three times of four as the bot would, if there is one."""
    choice = chance.pick(table.choices, "who")
    if bot is not None and chance.below(4, "bot"):
        table.choose(bot(table.state, choice, chance), choice.seat)
    else:
        table.choose(chance.pick(choice.options, "option"), choice.seat)


def straying(state: Any, choice: Choice, chance: Chance, bot: Bot | None) -> Option:
    """What the bot answers, but for one answer in twelve; any option, if there is no bot."""
    if bot is not None and chance.below(_STRAYS, "stray"):
        return bot(state, choice, chance)
    return chance.pick(choice.options, "option")


def wander(table: Table[Any], chance: Chance, choices: int) -> None:
    """Play on at random for so many choices, or to the end."""
    for _ in range(choices):
        if table.choices:
            choose(table, chance)


def other_option(choice: Choice) -> Option:
    """An option that is not among those of a choice."""
    option = "no-such-option"
    while option in choice.options:
        option += "-"
    return option


def trace(game: Game[Any], options: Mapping[str, Any], seed: int) -> list[str]:
    """A random game as lines: after each choice the digest, what everybody sees, and what was chosen. In a
    long game they look in turn."""
    table, chance = new(game, seed=seed, **options), chance_of(seed)
    lines: list[str] = []
    everybody = [None, *range(table.seats)]
    while True:
        turn = len(lines) % len(everybody)
        looking = everybody[turn : turn + 1] if game.bound > LONG else everybody
        seen = b"".join(msgspec.json.encode(look(table, seat)) for seat in looking)
        chosen = table.history[-1] if table.history else None
        said = f"{chosen.seat} {chosen.ask} {key(chosen.option)}" if chosen else "start"
        lines.append(f"{table.digest()} {blake2b(seen, digest_size=8).hexdigest()} {said}")
        if not table.choices or len(table.history) >= game.bound:
            return lines
        choose(table, chance, helper(game))


def address(game: Game[Any]) -> str | None:
    """Where another process finds this game: `module:ATTRIBUTE`."""
    modules = [(name, module) for name, module in sys.modules.items() if name != "__main__"]
    modules.sort(key=lambda pair: (pair[0] != game.package, pair[0]))
    for name, module in modules:
        for attribute, value in list(getattr(module, "__dict__", {}).items()):
            if value is game:
                return f"{name}:{attribute}"
    return None


def plain(value: Any) -> Any:
    """A value as lists, dicts, numbers and strings."""
    return msgspec.json.decode(encode(value))
