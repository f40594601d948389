"""For reckless play: how a game brings everybody close to death, and what counts as having got far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any


def frail_warcraft(s: Any) -> None:
    from wyprawa.games.warcraft.rules.query.figures import health

    for who, character in enumerate(s.characters):
        if character.kind >= 0:
            character.damage = max(character.damage, health(s, who) - 1)


def frail_hellscape(s: Any) -> None:
    for hero in s.heroes:
        hero.health = min(hero.health, 1)


def frail_niflheim(s: Any) -> None:
    for hero in s.heroes:
        hero.health = min(hero.health, 1)


def frail_gloomhaven(s: Any) -> None:
    for figure in s.figures.values():
        figure.hp = min(figure.hp, 1)


WEAKEN: Mapping[str, Callable[[Any], None]] = {
    "gloomhaven": frail_gloomhaven,
    "hellscape": frail_hellscape,
    "niflheim": frail_niflheim,
    "warcraft": frail_warcraft,
}
# Modes in which there is more to reach than in the games' own.
MODES: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "gloomhaven": [
        {"seats": 2, "scenario": "temple-of-the-eclipse", "hero_level": 7},
        {"seats": 3, "scenario": "gloomhaven-battlements-b", "hero_level": 5},
        {"seats": 2, "play": "campaign", "chapters": 30},
    ],
    "hellscape": [
        {"seats": 2, "mission": "michael"},
        {"seats": 4, "mission": "soul_keys"},
        {"seats": 6, "mission": "michael"},
        {"seats": 1, "mission": "soul_keys", "heroes": ["irk", "feydra", "gheta", "nahias"]},
    ],
    "niflheim": [{"seats": 1, "campaign": True}, {"seats": 2, "campaign": True}],
}
MARKS: Mapping[str, Mapping[str, Callable[[Any], bool]]] = {
    "gloomhaven": {
        "a boss": lambda s: any(figure.kind == "boss" for figure in s.figures.values()),
        "the city": lambda s: bool(s.camp),
        "a second scenario": lambda s: bool(s.shelf) and s.shelf.campaign.played > 0,
        "the end of a scenario": lambda s: s.won is not None,
    },
    "hellscape": {
        "a boss": lambda s: s.boss_fight,
        "a fallen hero": lambda s: any(hero.down for hero in s.heroes),
    },
    "monsterlands": {
        "a second scenario": lambda s: s.campaign and s.games > 1,
        "a monster at the gate": lambda s: s.monsters[2] >= 0,
    },
    "niflheim": {
        "a boss": lambda s: s.scenario == "high_throne",
        "an interlude": lambda s: s.resting,
        "a second scenario": lambda s: not s.resting and bool(s.sheet.played),
        "a dead hero": lambda s: any(hero.dead for hero in s.heroes),
    },
    "warcraft": {
        "a boss": lambda s: s.combat is not None and s.combat.board >= 0,
        "a combat of characters": lambda s: s.combat is not None and s.combat.defender >= 0,
        "level 3": lambda s: any(character.level == 3 for character in s.characters),
    },
}
