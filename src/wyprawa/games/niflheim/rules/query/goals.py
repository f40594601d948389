"""Objectives: which of them are met (GN-4.11, GN-4.12)."""

from __future__ import annotations

from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.query.carrying import carried
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.goals import AllLeft, Goal, Rescued, Searched
from wyprawa.parts.effects import Vocabulary

GOALS = Vocabulary[State, None]()


@GOALS.condition(Rescued)
def rescued(s: State, _: None, goal: Rescued) -> bool:
    return any(each.id == goal.who and s.rescued >> n & 1 for n, each in enumerate(s.page().captives))


@GOALS.condition(Searched)
def searched(s: State, _: None, goal: Searched) -> bool:
    return any(each.id == goal.what and s.searched >> n & 1 for n, each in enumerate(s.page().searches))


@GOALS.condition(AllLeft)
def all_left(s: State, _: None, goal: AllLeft) -> bool:
    out = [hero for hero in s.heroes if hero.left]
    if not out or figures.standing(s):
        return False
    taken = {ITEMS[item].id for hero in out for item in carried(hero)}
    people = 0
    for hero in out:
        people |= hero.carries
    carried_ones = sum(1 << n for n, each in enumerate(s.page().captives) if each.carried)
    return taken >= set(goal.with_) and people == carried_ones & s.rescued


def met(s: State, goals: tuple[Goal, ...]) -> bool:
    """Whether all of them are (GN-4.11)."""
    return all(GOALS.holds(s, goal, None) for goal in goals)
