"""Players that do not search."""

from __future__ import annotations

from wyprawa.kernel import GameError, Option
from wyprawa.players.chair import Chair, own_chance


class First:
    """Takes what is listed first."""

    def choose(self, chair: Chair) -> Option:
        return chair.choice.options[0]


class Random:
    """Takes any option, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._chance = own_chance(seed)

    def choose(self, chair: Chair) -> Option:
        return self._chance.pick(chair.choice.options, "random")


class Sensible:
    """Asks the game's own bot, shown an imagined world: it cannot peek at what the seat may not see."""

    def __init__(self, seed: int) -> None:
        self._chance = own_chance(seed)

    def choose(self, chair: Chair) -> Option:
        bot = chair.game.bot
        if bot is None:
            raise GameError(f"{chair.game.name} has no bot of its own; let `random` or `search` play it")
        return bot(chair.imagine(self._chance).state, chair.choice, self._chance)
