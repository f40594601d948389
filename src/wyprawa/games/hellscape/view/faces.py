"""Whose face is on a medallion."""

from __future__ import annotations

from wyprawa.games.hellscape.content import HEROES
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import SUMMONER, State

LED = ("mob",)  # kinds of figure that are a Leader and those behind it


def hero(card: int) -> str:
    return f"hellscape/{HEROES[card].id}"


def of(s: State, figure: int) -> str:
    """Of any figure in play; of a Mob its Leader's. Nobody's, if it is gone."""
    if figure == SUMMONER:
        return "hellscape/summoning_master"
    kind, _, id = s.names().get(figure, "").partition("/")
    if not id:
        return ""
    return f"hellscape/{id}_leader" if kind in LED else f"hellscape/{id}"


def crowd(s: State, figure: int) -> tuple[str, int]:
    """Those behind a Mob's Leader."""
    enemy = figures.enemy_of(s, figure)
    kind, _, id = s.names().get(figure, "").partition("/")
    return (f"hellscape/{id}", enemy.minions) if enemy is not None and kind in LED else ("", 0)
