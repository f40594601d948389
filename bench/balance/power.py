"""What a Trap or an Equipment card does, weighed on trails that sensible clans have taken.

A trail is weighed in Victory Points with the thing and without it, everything else left as it lies. Traits of
the Citadel are weighed by the gold they bring in a round.
"""

from __future__ import annotations

from copy import copy
from statistics import fmean
from typing import NamedTuple

import wyprawa
from bench.balance.games import TABLES, answer
from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.bot import chances, trails
from wyprawa.games.monsterlands.bot.outlook import Outlook
from wyprawa.games.monsterlands.bot.prices import GOLD
from wyprawa.games.monsterlands.content import EQUIPMENT, QUESTS, TRAPS
from wyprawa.games.monsterlands.odds.trails import quest_odds
from wyprawa.games.monsterlands.rules.outside.trails import land_of, trail_at
from wyprawa.games.monsterlands.state import QUEST_TRAILS, State
from wyprawa.games.monsterlands.vocabulary import DEPLOYMENT, Discount, MineBonus
from wyprawa.kernel import Chance

CONTRACTS = QUEST_TRAILS[1]


class Sample(NamedTuple):
    """Trails as they were laid, and how often a clan used Mine and Hut in a round."""

    battles: list[tuple[State, int]]
    quests: list[tuple[State, int]]
    rounds: int  # of all clans
    mine: int
    hut: int


def sample(games: int) -> Sample:
    battles, quests = [], []
    rounds, used = 0, {"mine": 0, "hut": 0}
    for seed in range(games):
        chance, options = Chance(seed), TABLES[("two", "three", "four")[seed % 3]]
        table, seen = wyprawa.new(GAME, seed=seed, telling=False, **options), set()
        while not table.over:
            choice, s = table.choices[0], table.state
            option = answer(s, choice, chance, frozenset(range(4)))
            table.choose(option, choice.seat)
            if choice.ask == "action" and isinstance(option, tuple) and option[0] in used:
                seen.add((option[0], s.round, choice.seat))
            elif choice.ask == "assign.flasks":
                where = choice.subject[0]
                if where in QUEST_TRAILS[0]:
                    quests.append((GAME.copy(table.state), where))
                elif where not in CONTRACTS:
                    battles.append((GAME.copy(table.state), where))
        rounds += table.seats * table.state.round
        for what, _, _ in seen:
            used[what] += 1
    return Sample(battles, quests, rounds, used["mine"], used["hut"])


def worth(s: State, where: int, tokens: tuple[int, ...]) -> float:
    """Of a trail with these tokens in place of those on it."""
    trail = trail_at(s, where)
    scout = trails.Scout(Outlook(s, trail.seat), land_of(where))
    ground, stakes = chances.ground(s, where, chances.bare(trail)), trails.stakes(scout, where, trail)
    hand = chances.hand(trail.strength, trail.magic, tokens)
    return trails.trail_worth(ground, scout.arrivals[where], stakes, hand, trail.defence)


def traps(found: Sample) -> dict[str, float]:
    """Points a Trap brings where one was laid; Deceits depend on rivals and are not weighed."""
    laid = [(s, where) for s, where in found.battles if trail_at(s, where).tokens]
    bare = [worth(s, where, ()) for s, where in laid]
    return {
        trap.id: fmean(
            worth(s, where, (n,)) - without for (s, where), without in zip(laid, bare, strict=True)
        )
        for n, trap in enumerate(TRAPS)
        if trap.kind != "deceit"
    }


def equipment(found: Sample) -> dict[str, float]:
    """Points a card brings its owner in a round."""
    numbers = {card.id: n for n, card in enumerate(EQUIPMENT)}
    return {id: in_a_round(found, n) for id, n in numbers.items()}


def in_a_round(found: Sample, card: int) -> float:
    trait = EQUIPMENT[card].trait
    if isinstance(trait, MineBonus):
        return GOLD * trait.gold * found.mine / found.rounds
    if isinstance(trait, Discount):
        return GOLD * trait.gold * found.hut / found.rounds
    assert not isinstance(trait, DEPLOYMENT)
    return (sum(in_battle(found, card)) + sum(on_quests(found, card))) / found.rounds


def in_battle(found: Sample, card: int) -> list[float]:
    gains = []
    for s, where in found.battles:
        tokens = tuple(trail_at(s, where).tokens)
        without = bearing(s, where, card, wears=False)
        gains.append(worth(bearing(s, where, card), where, tokens) - worth(without, where, tokens))
    return gains


def on_quests(found: Sample, card: int) -> list[float]:
    gains = []
    for s, where in found.quests:
        reward = Outlook(s, trail_at(s, where).seat).reward(QUESTS[s.quests[0]].reward)
        without = quest_odds(bearing(s, where, card, wears=False), where)
        gains.append(reward * (quest_odds(bearing(s, where, card), where) - without))
    return gains


def bearing(s: State, where: int, card: int, *, wears: bool = True) -> State:
    """The table with the Mercenary of a trail wearing a card, or nothing of its kind."""
    member, kind, seen = trail_at(s, where).member, EQUIPMENT[card].kind, copy(s)
    seen.holders = [
        -1 if holder == member and EQUIPMENT[other].kind == kind else holder
        for other, holder in enumerate(s.holders)
    ]
    if wears:
        seen.holders[card] = member
    return seen
