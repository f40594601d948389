"""What the scenario asks for, as far as heroes can steer: whom to kill, what to loot, in what time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.abilities.verbs import Loot
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.places import TreasureTile
from wyprawa.games.gloomhaven.rules.query import terrain
from wyprawa.games.gloomhaven.rules.scenario import special_rules
from wyprawa.games.gloomhaven.state import FOES, State
from wyprawa.parts.boards import Cell, Cells
from wyprawa.parts.effects import All, Any, Not

SOON = 4  # hexes from a door that an escort will open


@lru_cache(maxsize=256)
def facts_of(test: special.Test) -> tuple[special.Fact, ...]:
    """The facts that a goal is made of, whether all of them are needed or one is enough."""
    return tuple(_walk(test))


def _walk(test: special.Test) -> Iterator[special.Fact]:
    if isinstance(test, All | Any):
        for part in test.of:
            yield from _walk(part)
    elif isinstance(test, special.Fact):
        yield test


def wishes(s: State) -> tuple[special.Fact, ...]:
    """What winning takes: the facts of the goal, and of rules that note what is waited for."""
    page = s.page()
    found = facts_of(page.goal)
    words = _words(page.goal)
    if s.progress and s.progress.idle:
        for kind in page.kinds:
            if kind.id in s.progress.idle and isinstance(kind.idle, Not):
                words |= _words(kind.idle.of)
    return found + _noting(page.rules, frozenset(words)) if words else found


def _words(test: special.Test) -> set[str]:
    """The words whose note is waited for."""
    return {fact.word for fact in facts_of(test) if isinstance(fact, special.Noted)}


@lru_cache(maxsize=256)
def _noting(rules: tuple[special.Rule, ...], words: frozenset[str]) -> tuple[special.Fact, ...]:
    """The facts on which rules note one of these words."""
    return tuple(
        fact
        for rule in rules
        if rule.when is not None
        and any(isinstance(each, special.Note) and each.word in words for each in rule.do)
        for fact in facts_of(rule.when)
    )


# --- whom to kill -------------------------------------------------------------------------------------------


def spared(s: State) -> frozenset[str]:
    """Monsters whose death loses the scenario."""
    lose = s.page().lose
    found = facts_of(lose) if lose is not None else ()
    return frozenset(name for fact in found if isinstance(fact, special.Killed) for name in fact.monsters)


def quarry(s: State) -> frozenset[str]:
    """The monsters and bosses that the goal names and of which not enough are killed yet."""
    return frozenset(
        name
        for fact in wishes(s)
        if isinstance(fact, special.Killed)
        for name in fact.monsters
        if s.killed.get(name, 0) < (fact.least if isinstance(fact.least, int) else 1)
    )


def prey(s: State) -> frozenset[str]:
    """The quarry, if it is in sight and to kill it is all that is asked for."""
    goal = s.page().goal
    if not isinstance(goal, special.Killed) or not goal.monsters:
        return frozenset()
    there = {name for each in s.figures.values() if each.at >= 0 for name in (each.name, each.title) if name}
    return frozenset(there & set(goal.monsters))


# --- what to loot -------------------------------------------------------------------------------------------


def tiles_wanted(s: State) -> int:
    """How many goal tiles are still to be looted."""
    counts = [
        fact.least - s.looted_goals for fact in facts_of(s.page().goal) if isinstance(fact, special.Looted)
    ]
    return max(0, *counts, _untaken(s), _unturned(s))


def _untaken(s: State) -> int:
    """How many heroes are still to loot a tile, if each has to."""
    if not any(isinstance(fact, special.EachTook) for fact in facts_of(s.page().goal)):
        return 0
    took = s.progress.took if s.progress else 0
    return sum(not hero.exhausted and not took >> who & 1 for who, hero in enumerate(s.heroes))


def _unturned(s: State) -> int:
    """How many tokens are still to be turned up so that a door can be opened."""
    turned = (s.progress and s.progress.turned) or ()
    return max(
        (
            sum(token not in turned for token in fact.tokens)
            for rule in s.page().rules
            if s.locked and rule.when is not None and opens_locked(s, rule)
            for fact in facts_of(rule.when)
            if isinstance(fact, special.TurnedUp)
        ),
        default=0,
    )


def opens_locked(s: State, rule: special.Rule) -> bool:
    """Whether a rule opens or unlocks a door that is locked."""
    labels = {each.doors for each in rule.do if isinstance(each, special.OpenDoors | special.Unlock)}
    return any(
        s.locked >> door & 1 and not s.doors >> door & 1
        for door, page in enumerate(s.page().doors)
        if page.label in labels
    )


def may_take(s: State, who: int) -> bool:
    """Whether goal tiles are for this hero: not if each has to loot one and it has."""
    return not (s.progress and s.progress.took >> who & 1 and _untaken(s))


def named_left(s: State) -> set[int]:
    """The treasures that the goal names and nobody has looted."""
    found = (fact for fact in facts_of(s.page().goal) if isinstance(fact, special.Found))
    return {fact.treasure for fact in found if not special_rules.holds(s, fact)}


def goal_tiles(s: State) -> Cells:
    """The goal tiles in sight, and treasures that the goal names."""
    found = 0
    if s.treasures:
        named = named_left(s)
        wanted = tiles_wanted(s) > 0
        for cell, number in s.treasures.items():
            found |= (number in named if number else wanted) << cell
    return found


def enough_tiles(s: State) -> bool:
    """Whether all that is asked for is to loot tiles that are in sight."""
    if not isinstance(s.page().goal, special.Looted):
        return False
    return goal_tiles(s).bit_count() >= tiles_wanted(s) > 0


def _by_ability(s: State) -> Iterator[TreasureTile]:
    return (tile for room in s.page().rooms for tile in room.treasures if tile.by_ability)


def only_by_ability(s: State, cell: Cell) -> bool:
    """Whether a treasure tile is taken by a loot ability only."""
    board = s.ground().board
    return any(board.at(*tile.at) == cell for tile in _by_ability(s))


def looting_matters(s: State) -> bool:
    """Whether the goal still needs loot abilities."""
    return tiles_wanted(s) > 0 and any(_by_ability(s))


def only_loots(s: State) -> bool:
    """Whether nothing is left to do but to loot tiles that are in sight."""
    enemies = any(figure.side == FOES and figure.at >= 0 for figure in s.figures.values())
    return not enemies and not terrain.openable(s) and goal_tiles(s) > 0


@lru_cache(maxsize=1024)
def loots(card: int) -> bool:
    """Whether a card has a loot ability."""
    page = CARDS[card]
    return any(isinstance(each, Loot) for each in page.top.do + page.bottom.do)


# --- time ---------------------------------------------------------------------------------------------------


def presses(s: State) -> bool:
    """Whether waiting is of no use: water rises, a round is the last, or there is only loot left to fetch."""
    page = s.page()
    if page.flood is not None or only_loots(s):
        return True
    return last_round(s) > 0


def last_round(s: State) -> int:
    """The round after which the scenario is lost, 0 if there is none."""
    page = s.page()
    words = (
        {fact.word for fact in facts_of(page.lose) if isinstance(fact, special.Noted)} if page.lose else set()
    )
    facts = _noting(page.rules, frozenset(words)) if words else ()
    return max((fact.first for fact in facts if isinstance(fact, special.InRound)), default=0)


def escort_opens(s: State) -> bool:
    """Whether one who is to be brought through is about to open a door, whether the party is ready or not."""
    if not s.page().escorts:
        return False
    doors, board = terrain.openable(s), terrain.passages(s)
    return any(
        figure.kind == "escort" and figure.at >= 0 and board.within(figure.at, SOON) & doors
        for figure in s.figures.values()
    )
