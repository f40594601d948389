"""What a character is about, and how many turns it takes from a space: quests, levels, trophies, events.

An errand is a tour over its stops in the best order, then to its end; for one beyond one's level the way
leads over the adversaries that grant levels.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from wyprawa.games.warcraft.bot.ways import FAR, journeys
from wyprawa.games.warcraft.content import ADVERSARY, BOARD_ADVERSARIES, EVENT, LEVEL_OF, QUESTS
from wyprawa.games.warcraft.map import LEVEL, MAP, in_city
from wyprawa.games.warcraft.rules.quests.progress import brings, open_goals
from wyprawa.games.warcraft.state import ActiveQuest, Character, State
from wyprawa.games.warcraft.vocabulary.goals import Bring, Collect, Deal, Defeat, Go, Hunt, Take
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, Trait

NOWHERE = -1
CHASE = 1.5  # turns to meet a rival who does not wait
PATIENCE = 5.0  # turns until he leaves a city
GIVERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n, each in enumerate(BOARD_ADVERSARIES) if each.level == colour) for colour in COLOURS
)
CELL: tuple[int, ...] = tuple(MAP.at(each.space) for each in BOARD_ADVERSARIES)


class Errand(NamedTuple):
    worth: float
    stops: tuple[int, ...] = ()
    end: int = NOWHERE
    extra: float = 0.0  # turns more than the way takes
    level: int = 0  # that it needs
    colour: int = 0  # of the spaces it is done on, at least

    def leads_on(self, level: int) -> bool:
        """Whether it leads somewhere, for a character of this level."""
        return bool(self.stops) or self.end >= 0 or self.colour > 0 or self.level > level


@lru_cache(maxsize=1 << 16)
def tour(cell: int, stops: tuple[int, ...], end: int, level: int) -> float:
    """The turns of the shortest tour."""
    table = journeys(level)
    best = FAR
    for order in permutations(stops):
        at, way = cell, 0.0
        for stop in order:
            way += table[at][stop]
            at = stop
        best = min(best, way + (table[at][end] if end >= 0 else 0.0))
    return best


@lru_cache(maxsize=1 << 12)
def to_colour(cell: int, colour: int, level: int) -> float:
    """How far it is to a space with challenges of this colour or above."""
    if not colour:
        return 0.0
    table = journeys(level)
    return min(table[cell][there] for there in MAP.cells if colour <= LEVEL[there] <= level)


def turns(errand: Errand, cell: int, level: int, try_board: Callable[[int], float]) -> float:
    """How many turns an errand takes from a space; `try_board` says how many a board adversary takes."""
    if errand.level <= level:
        way = tour(cell, errand.stops, errand.end, level) + to_colour(cell, errand.colour, level)
        return way + errand.extra
    table = journeys(level)
    giver = min(GIVERS[level + 1], key=lambda n: table[cell][CELL[n]] + try_board(n))
    risen = turns(errand, CELL[giver], level + 1, try_board) if errand.stops or errand.end >= 0 else 0.0
    return table[cell][CELL[giver]] + try_board(giver) + risen + errand.extra


# --- quests -------------------------------------------------------------------------------------------------


class Foes(NamedTuple):
    """What the planner of a quest must know of fights."""

    board: Callable[[int], float]  # turns that a board adversary takes
    deck: Callable[[int], float]  # chance to win against a colour
    rival: Callable[[int], float]  # damage a turn that a rival takes
    life: Callable[[int], int]  # what a rival can take
    safe: bool = True  # whether rivals in a city are out of reach


@lru_cache(maxsize=64)
def share(trait: Trait, level: int) -> float:
    """How many adversaries of a colour have a trait."""
    cards = [foe for n, foe in enumerate(ADVERSARY) if foe and EVENT[n] is None and LEVEL_OF[n] == level]
    return sum(trait in foe.traits for foe in cards) / len(cards)


def quest_errand(s: State, character: Character, active: ActiveQuest, foes: Foes) -> Errand:
    """What is left of a quest."""
    stops: list[int] = []
    end, extra, level, least = NOWHERE, 0.0, 0, 0
    for n, goal in open_goals(active):
        left = goal.need - active.done[n]
        match goal:
            case Collect(at=at):
                stops.append(MAP.at(at))
            case Go(to=to):
                end = MAP.at(to)
            case Take():
                stops.append(s.characters[active.rival].at)
                extra += CHASE
            case Deal() | Defeat():
                needed = left if isinstance(goal, Deal) else foes.life(active.rival)
                extra += CHASE + needed / foes.rival(active.rival)
                there = s.characters[active.rival].at
                if foes.safe and there >= 0 and in_city(there):  # nobody is attacked there (WW-9.1)
                    extra += PATIENCE
                else:
                    stops.append(there)
            case Bring(trait=trait):
                if not brings(character, goal):
                    extra += _hunt(character, trait, 0, 1, foes)[0]
            case Hunt(board=board) if board is not None:
                number = next(n for n, each in enumerate(BOARD_ADVERSARIES) if each.id == board)
                stops.append(CELL[number])
                extra += foes.board(number)
            case Hunt(trait=trait, colour=colour):
                least = max(least, 0 if colour is None else COLOURS.index(colour))
                more, needed = _hunt(character, trait, least, left, foes)
                extra, level = extra + more, max(level, needed)
    stops = [cell for cell in stops if cell >= 0]  # rivals are nowhere before they have chosen a city
    level = max([level, *(LEVEL[cell] for cell in (*stops, end) if cell >= 0)])
    return Errand(QUESTS[active.quest].valor, tuple(sorted(stops)), end, extra, level, least)


def _hunt(character: Character, trait: Trait | None, least: int, left: int, foes: Foes) -> tuple[float, int]:
    """The turns it takes to defeat so many adversaries, and the level one needs to find them."""
    found: list[tuple[float, int]] = []
    for level in range(least, len(COLOURS)):
        part = 1.0 if trait is None else share(trait, level)
        if part:
            chance = foes.deck(level) * part
            found.append((left / max(chance, 0.05), level))
    open_now = [each for each in found if each[1] <= character.level]
    return min(open_now) if open_now else found[0]
