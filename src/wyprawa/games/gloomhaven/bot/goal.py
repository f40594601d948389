"""What the scenario asks for, as far as heroes can steer: whom to kill, what to loot, where to be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.abilities.verbs import Loot
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.places import TreasureTile
from wyprawa.games.gloomhaven.rules.query import terrain
from wyprawa.games.gloomhaven.rules.scenario import chores, flood
from wyprawa.games.gloomhaven.special.bearers import Brought
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import Cell, Cells, mask
from wyprawa.parts.effects import All, Any

SOON = 4  # hexes from a door that an escort will open


@lru_cache(maxsize=256)
def _facts(test: special.Test) -> tuple[special.Fact, ...]:
    """The facts that a goal is made of, whether all of them are needed or one is enough."""
    return tuple(_walk(test))


def _walk(test: special.Test) -> Iterator[special.Fact]:
    if isinstance(test, All | Any):
        for part in test.of:
            yield from _walk(part)
    elif isinstance(test, special.Fact):
        yield test


# --- whom to kill -------------------------------------------------------------------------------------------


def quarry(s: State) -> frozenset[str]:
    """The monsters and bosses that the goal names and of which not enough are killed yet."""
    return frozenset(
        name
        for fact in _facts(s.page().goal)
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
    counts = [fact.least for fact in _facts(s.page().goal) if isinstance(fact, special.Looted)]
    return max(0, max(counts) - s.looted_goals) if counts else 0


def goal_tiles(s: State) -> Cells:
    """The goal tiles in sight."""
    found = 0
    if s.treasures and tiles_wanted(s):
        for cell, number in s.treasures.items():
            found |= (not number) << cell
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


@lru_cache(maxsize=1024)
def loots(card: int) -> bool:
    """Whether a card has a loot ability."""
    page = CARDS[card]
    return any(isinstance(each, Loot) for each in page.top.do + page.bottom.do)


# --- where to stand -----------------------------------------------------------------------------------------


def plates_wanted(s: State, who: int, by: Literal["one", "all"]) -> Cells:
    """The plates in sight that open doors if a hero of the party stands there, or all do; held ones apart."""
    found = 0
    if s.plates and s.locked:
        for rule in s.page().rules:
            test = rule.when
            if isinstance(test, special.OnPlates) and test.who == by and _opens_locked(s, rule):
                found |= _free_plates(s, who, test)
    return found


def places_wanted(s: State, who: int) -> Cells:
    """Where the goal asks heroes to be: exits, plates, a room, beside what is to be done; held ones apart."""
    page, ground, found = s.page(), s.ground(), 0
    for fact in _facts(page.goal):
        if isinstance(fact, special.OnMark) and not tiles_wanted(s):
            found |= mask(ground.marks[fact.mark])
        elif isinstance(fact, special.InRoom) and not tiles_wanted(s):
            found |= ground.rooms[fact.room]
        elif isinstance(fact, special.OnPlates):
            found |= _free_plates(s, who, fact)
        elif isinstance(fact, Brought) and s.progress and s.progress.bearer == who:
            for cell in ground.marks[fact.mark]:
                found |= ground.board.near(cell)
    if s.progress and s.progress.lies >= 0:
        found |= 1 << s.progress.lies
    if page.flood is not None and who == next((n for n, h in enumerate(s.heroes) if not h.exhausted), -1):
        carries = s.progress and s.progress.water >> who & 1
        found |= mask(ground.marks[page.flood.out]) if carries else flood.basin(s) & s.difficult
    if page.chore is not None:
        for cell in chores.left(s):
            found |= ground.board.near(cell)
    others = mask(figure.at for n, figure in s.figures.items() if n != who and figure.at >= 0)
    return found & ~others & terrain.passages(s).all


def _opens_locked(s: State, rule: special.Rule) -> bool:
    labels = {each.doors for each in rule.do if isinstance(each, special.OpenDoors)}
    return any(
        s.locked >> door & 1 and not s.doors >> door & 1
        for door, page in enumerate(s.page().doors)
        if page.label in labels
    )


def _free_plates(s: State, who: int, test: special.OnPlates) -> Cells:
    """Of the plates that a rule names; all of them only if there is one for each hero."""
    letters = test.plates[s.column()]
    cells = [cell for cell, letter in s.plates.items() if letter in letters]
    others = [s.figures[n].at for n, hero in enumerate(s.heroes) if n != who and not hero.exhausted]
    held = sum(cell in others for cell in cells)
    if test.who == "one":
        return 0 if held else sum(1 << cell for cell in cells)
    if len(cells) <= len(others):
        return 0
    return sum(1 << cell for cell in cells if cell not in others)


def escort_opens(s: State) -> bool:
    """Whether one who is to be brought through is about to open a door, whether the party is ready or not."""
    if not s.page().escorts:
        return False
    doors, board = terrain.openable(s), terrain.passages(s)
    return any(
        figure.kind == "escort" and figure.at >= 0 and board.within(figure.at, SOON) & doors
        for figure in s.figures.values()
    )
