"""Winning and losing (MD-1.2 to MD-1.6)."""

from __future__ import annotations

from typing import NoReturn

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.state import BOSS, Enemy, State
from wyprawa.kernel import Outcome


def win(s: State, rule: str) -> NoReturn:
    """All win together (MD-1.2, MD-1.3)."""
    goal = s.mission if s.draft is None else "other"
    s.tell(events.MissionWon, goal, s.round, rule=rule)
    s.finish(Outcome(tuple(range(s.seats)), (1,) * s.seats, "won", rule))


def lose(s: State, reason: str, rule: str) -> NoReturn:
    s.tell(events.MissionLost, reason, s.round, rule=rule)
    s.finish(Outcome((), (0,) * s.seats, reason, rule))


def enemy_died(s: State, enemy: Enemy) -> None:
    """What the death of an Enemy may end (MD-38.5, MD-39.1, MD-40.16, MD-42.14, MD-43.17)."""
    if enemy.kind == BOSS:
        win(s, "MD-40.16" if s.mission == "michael" else "MD-42.14")
    if not enemy.tied:
        return
    if ground.has_rule(s, "beasts"):
        s.counts["beasts"] = s.counts.get("beasts", 0) + 1
        if s.counts["beasts"] == len(ground.mission(s).corruption):
            win(s, "MD-38.5")
    elif ground.has_rule(s, "horror_beast"):
        win(s, "MD-39.1")
    elif ground.has_rule(s, "exodus"):
        win(s, "MD-43.17")


def left(s: State, rule: str) -> None:
    """Victory when all Heroes have left the Dungeon (MD-34.9, MD-35.13, MD-41.7)."""
    if all(hero.gone for hero in s.heroes):
        win(s, rule)
