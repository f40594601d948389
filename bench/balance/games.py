"""One game of sensible clans, and what the study keeps of it.

Clans are dealt at random, and so is the first player: clan, seat and start can be told apart.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

import wyprawa
from wyprawa.games.monsterlands import GAME, events
from wyprawa.games.monsterlands.content import EQUIPMENT, TRAPS
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Chance, Choice, Option

TABLES: dict[str, dict[str, Any]] = {
    "two": {"seats": 2, "level": "normal"},
    "three": {"seats": 3, "level": "normal"},
    "four": {"seats": 4, "level": "normal"},
    "deceit": {"seats": 4, "level": "normal", "deceit": True},
    "solo": {"seats": 1, "scenario": 1},
    "random": {"seats": 4, "level": "normal"},  # one sensible clan among three that play at random
}


class Played(msgspec.Struct, frozen=True):
    """One game; affinities and scores by seat."""

    seed: int
    first: int
    affinities: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    bought: dict[str, int]
    recruited: int
    deserted: int

    def share(self, seat: int) -> float:
        """Of the win."""
        return (seat in self.winners) / max(1, len(self.winners))

    def start(self, seat: int) -> int:
        """Its place in the turn order of the first round, from 0."""
        return (seat - self.first) % len(self.scores)


def play(table: str, seed: int) -> Played:
    """Bots see the true world and use of it what their seat knows."""
    sensible = frozenset({seed % 4}) if table == "random" else frozenset(range(4))
    chance, bought = Chance(seed), Counter[str]()
    game = wyprawa.new(GAME, seed=seed, **TABLES[table])
    first = game.state.first
    while not game.over:
        choice = game.choices[0]
        option = answer(game.state, choice, chance, sensible)
        if goods := sold(choice, option):
            bought[goods] += 1
        game.choose(option, choice.seat)
    outcome = game.outcome
    assert outcome is not None
    told = Counter(type(it) for _, it in game.log)
    return Played(
        seed,
        first,
        tuple(clan.affinity for clan in game.state.clans),
        outcome.scores,
        outcome.winners,
        game.state.round,
        dict(bought),
        told[events.Recruited],
        told[events.Deserted],
    )


def answer(s: State, choice: Choice, chance: Chance, sensible: frozenset[int]) -> Option:
    if choice.ask == "clan":
        return chance.pick(choice.options, "clan")
    if choice.seat not in sensible:
        return chance.pick(choice.options, "random")
    assert GAME.bot is not None
    return GAME.bot(s, choice, chance)


def sold(choice: Choice, option: Option) -> str:
    """What an answer buys in the Hunter's Hut or the Market; a free card tells no discount."""
    if choice.ask == "hut.trap" and option != "done":
        return TRAPS[option].id
    return EQUIPMENT[option].id if choice.ask == "market.card" and choice.subject else ""
