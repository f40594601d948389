"""Players: what answers a seat's questions when no person does.

>>> table = wyprawa.new("smok", seats=3, seed=7)
>>> play(table, [player("search:200ms", 1), player("sensible", 2), player("random", 3)])
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from wyprawa.kernel import GameError, Outcome, Table
from wyprawa.players.chair import Chair, Player
from wyprawa.players.reasons import Considered
from wyprawa.players.search import Search
from wyprawa.players.simple import First, Random, Sensible

__all__ = [
    "Chair", "Considered", "First", "Player", "Random", "Search", "Sensible", "play", "player",
]  # fmt: skip

_SIMPLE: dict[str, Callable[[int], Player]] = {
    "random": Random,
    "first": lambda seed: First(),
    "sensible": Sensible,
    "search": Search,
}
_BUDGET = re.compile(r"search:([1-9][0-9]{0,8})(ms)?(?:x([1-9][0-9]?))?", re.ASCII)


def player(spec: str, seed: int) -> Player:
    """The player a text stands for: `random`, `first`, `sensible`, `search`, `search:300`, `search:200ms`.

    `search:200msx4` thinks in four processes. `talk:COMMAND` and `talk:http://…` let a program answer, such
    as a language model; docs/talk.md.
    """
    if spec in _SIMPLE:
        return _SIMPLE[spec](seed)
    if spec.startswith("talk"):
        from wyprawa.players.talk import talking  # who does not talk does not wait for it to load

        return talking(spec, seed)
    budget = _BUDGET.fullmatch(spec)
    if budget is None:
        budgets = "search:300 (iterations), search:200ms (time for a choice), x2 after either (processes)"
        known = f"{', '.join(_SIMPLE)}, {budgets}, talk:COMMAND"
        raise GameError(f"no player is called {spec!r}; there are: {known}")
    amount, processes = int(budget[1]), int(budget[3] or 1)
    if budget[2]:
        return Search(seed, milliseconds=amount, processes=processes)
    return Search(seed, iterations=amount, processes=processes)


def play(table: Table[Any], players: Sequence[Player]) -> Outcome:
    """Let the players, one per seat, answer until the game is over; of questions open at once, by seat."""
    if len(players) != table.seats:
        raise GameError(f"{table.game.name}: {len(players)} players for {table.seats} seats")
    while table.outcome is None:
        seat = min(choice.seat for choice in table.choices)
        table.choose(players[seat].choose(Chair(table, seat)), seat)
    return table.outcome
