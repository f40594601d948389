"""Bots think in processes of their own, so that nobody's page waits for them."""

from __future__ import annotations

import logging
import os
import re
import secrets
from typing import Any

import wyprawa
from wyprawa.kernel import Game, GameError, Table, WyprawaError, key
from wyprawa.players import Chair, player
from wyprawa.server.workers import Died, Workers

log = logging.getLogger("wyprawa.server")

OFFERED = ("sensible", "random", "search:300ms", "search:1000ms")
_LONGEST = {"ms": 3000, "": 300}  # milliseconds, or iterations, a search may take for a choice
_SEARCH = re.compile(r"search:([1-9][0-9]{0,8})(ms|)", re.ASCII)
_SECONDS = 20.0  # after which a bot that is still thinking is given up
_MOST = 4  # processes


def offered(game: Game[Any]) -> tuple[str, ...]:
    """The bots a person can choose from; only a game with a bot of its own has a sensible one."""
    return tuple(spec for spec in OFFERED if spec != "sensible" or game.bot is not None)


def check(game: Game[Any], spec: str) -> None:
    """Raise `GameError` unless this bot can sit down here."""
    search = _SEARCH.fullmatch(spec)
    if search is not None and int(search[1]) <= _LONGEST[search[2]]:
        return
    if search is not None or (spec not in offered(game) and spec != "first"):
        raise GameError(
            f"{game.name}: no bot {spec!r}; there are: {', '.join(offered(game))}, "
            f"and searches up to search:{_LONGEST['ms']}ms or search:{_LONGEST['']}"
        )


def answer(game: str, position: str, seat: int, spec: str, seed: int) -> str:
    """The key of the option a bot takes. Runs in a process of the pool."""
    table = wyprawa.position(game, position, telling=False)
    return key(player(spec, seed).choose(Chair(table, seat)))


class Bots:
    """A few processes that answer for bots: all but one of the machine's cores, and at least one."""

    def __init__(self, workers: Workers | None = None) -> None:
        count = max(1, min(_MOST, (os.cpu_count() or 1) - 1))
        self.workers = workers or Workers(count, _SECONDS)

    def wake(self) -> None:
        """Start a process now: somebody will want it soon."""
        self.workers.wake()

    async def answer(
        self, table: Table[Any], seat: int, spec: str, *, address: str = "", at: str = ""
    ) -> str:
        """The key of the option this bot takes at `seat`. Whatever goes wrong, an open option comes back.

        It waits for its turn among the tables of `address`, of which the one it sits `at` is one."""
        choice = table.choice_of(seat)
        assert choice is not None
        options = choice.options
        given = (table.game.name, table.position(), seat, spec, secrets.randbits(48))
        for _ in range(2):
            try:
                return await self.workers.run(answer, *given, address=address, table=at)
            except Died:
                log.warning("the bots' process has died; another is started")
            except (WyprawaError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError):
                log.exception("%s: the bot %s failed; any option is taken instead", table.game.name, spec)
                break
            except (MemoryError, RecursionError):
                log.exception("%s: the bot %s took too much; any option is taken", table.game.name, spec)
                break
        return key(secrets.choice(options))

    async def close(self) -> None:
        """Let the processes go; what they are thinking about is dropped."""
        await self.workers.close()
