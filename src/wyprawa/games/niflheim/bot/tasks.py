"""What the objectives ask for, as squares to be at."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim.content import ITEMS, UNDEAD_NUMBER
from wyprawa.games.niflheim.rules.query import carrying, figures, goals, ground
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.goals import AllLeft, Cleared, Goal, Killed, Reached, Rescued, Searched
from wyprawa.parts.boards import Cells, mask

LATE = 5  # after so many rounds side objectives are left alone, or after
SHARE = 0.6  # of those that the page allows


class Task(NamedTuple):
    """Squares that somebody has to reach, and the answer that does the thing there, if there is one."""

    squares: Cells
    does: tuple[object, ...] = ()
    hunt: bool = False  # the squares are those of undead


def open_tasks(s: State) -> list[Task]:
    """Main objectives that are not met, and side objectives while there is time; one alone and without
    weapons makes no detour that may end in a corner."""
    page = s.page()
    wanted: list[Goal] = [goal for goal in page.main if not goals.met(s, (goal,))]
    daring = page.combat or len(figures.standing(s)) > 1
    if daring and s.round <= (SHARE * page.deadline or LATE):
        wanted += [goal for goal in page.side if not goals.met(s, (goal,))]
    found = [task for goal in wanted for task in tasks_of(s, goal)]
    return [task for task in found if task.squares]


def tasks_of(s: State, goal: Goal) -> list[Task]:
    page = s.page()
    if isinstance(goal, Rescued):
        n = next(n for n, each in enumerate(page.captives) if each.id == goal.who)
        return [Task(ground.board(s).near(s.ground().squares(page.captives[n].at)[0]), ("rescue", n))]
    if isinstance(goal, Searched):
        n = next(n for n, each in enumerate(page.searches) if each.id == goal.what)
        cell = s.ground().squares(page.searches[n].at)[0]
        return [Task(1 << cell | ground.board(s).near(cell), ("search", n))]
    if isinstance(goal, AllLeft):
        return things(s, goal)
    if isinstance(goal, Reached):
        return [Task(mask(s.ground().squares(goal.at)))]
    if isinstance(goal, Killed):
        kind = None if goal.kind is None else UNDEAD_NUMBER[goal.kind]
        prey = [each.at for each in s.undead if kind is None or (each.known and each.kind == kind)]
        return [Task(mask(prey), hunt=True)]
    if isinstance(goal, Cleared):
        return [Task(mask(each.at for each in s.undead), hunt=True)]
    return []


def things(s: State, goal: AllLeft) -> list[Task]:
    """What has to be carried out and still lies about."""
    held = {ITEMS[item].id for hero in s.heroes for item in carrying.carried(hero)}
    found = []
    for pile in s.piles:
        if any(ITEMS[item].id in goal.with_ and ITEMS[item].id not in held for item in pile.items):
            found.append(Task(1 << pile.at | ground.board(s).near(pile.at), ("pick", pile.at)))
    return found


def leaving(s: State) -> bool:
    return any(isinstance(goal, AllLeft) for goal in s.page().main)


def arms(s: State, who: int) -> Cells:
    """Squares next to weapons, for a hero who has none."""
    hero = s.heroes[who]
    if not s.page().combat or not figures.is_character(hero) or carrying_arm(s, who):
        return 0
    found = 0
    for pile in s.piles:
        if any(carrying.is_arm(item) for item in pile.items):
            found |= 1 << pile.at | ground.board(s).near(pile.at)
    return found


def carrying_arm(s: State, who: int) -> bool:
    return any(carrying.is_arm(item) for item in carrying.carried(s.heroes[who]))
