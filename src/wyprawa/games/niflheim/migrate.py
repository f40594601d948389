"""Brings saved states of older rules up to date."""

from __future__ import annotations

from typing import Any

ENDED = ("after_scenario", "conclude")  # the steps that find the map put away since rules 5


def migrate(plain: dict[str, Any], version: int) -> None:
    """Position text writes heroes and what lies about in its own way: there it is left as it is."""
    if version < 5:
        agenda = plain.get("agenda", [])
        ended = plain.get("campaign") and agenda and agenda[-1][0] in ENDED
        if ended or plain.get("resting"):  # much of a scenario used to live on
            clear_map(plain)


def clear_map(plain: dict[str, Any]) -> None:
    plain.update(resting=True, turn=None, attack=None, vial=None, active=-1)
    for name in ("undead", "pool", "discard", "piles"):
        if isinstance(plain.get(name), list):
            plain[name] = []
    heroes = plain.get("heroes")
    for hero in heroes if isinstance(heroes, list) else ():
        hero.update(at=-1, left=False, acted=False, carries=0, cover=-1, attacked=False)
        hero.update(blocked_by=-1, passes=-1, waits=False)
