"""Objectives: which of them are met (GN-4.11, GN-4.12). Special rules ask the same."""

from __future__ import annotations

from wyprawa.games.niflheim.content import ITEMS, UNDEAD_NUMBER
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.query.carrying import carried
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.goals import (
    AllLeft,
    Cleared,
    Endured,
    Fallen,
    Goal,
    Killed,
    Marked,
    Reached,
    Rescued,
    Searched,
)
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


@GOALS.condition(Killed)
def killed(s: State, _: None, goal: Killed) -> bool:
    if goal.kind is None:
        return sum(s.kills.values()) >= wanted(s, goal)
    return s.kills.get(UNDEAD_NUMBER[goal.kind], 0) >= wanted(s, goal)


def wanted(s: State, goal: Killed) -> int:
    """How many have to be killed."""
    return goal.n * len(s.heroes) if goal.each else goal.n


@GOALS.condition(Reached)
def reached(s: State, _: None, goal: Reached) -> bool:
    squares, standing = s.ground().squares(goal.at), figures.standing(s)
    there = sum(s.heroes[who].at in squares for who in standing)
    return bool(standing) and there >= min(goal.n or len(standing), len(standing))


@GOALS.condition(Endured)
def endured(s: State, _: None, goal: Endured) -> bool:
    return s.round > goal.rounds


@GOALS.condition(Cleared)
def cleared(s: State, _: None, goal: Cleared) -> bool:
    return not s.undead


@GOALS.condition(Marked)
def marked(s: State, _: None, goal: Marked) -> bool:
    return goal.what in s.marks


@GOALS.condition(Fallen)
def fallen(s: State, _: None, goal: Fallen) -> bool:
    return sum(hero.dead for hero in s.heroes) >= goal.n


def met(s: State, goals: tuple[Goal, ...]) -> bool:
    """Whether all of them are (GN-4.11)."""
    return all(GOALS.holds(s, goal, None) for goal in goals)
