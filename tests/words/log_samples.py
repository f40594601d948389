"""Values of fields that no golden playthrough tells of, for `log_lines`: by game and field."""

from __future__ import annotations

from typing import Any

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Suffer
from wyprawa.games.gloomhaven.special.rewards import Gold

VALUES: dict[str, dict[str, list[Any]]] = {
    "gloomhaven": {
        "burden": ["doll", "claw", "staff"],
        "carried": ["doll", "claw", "staff"],
        "chore": ["tile", "grave", "captive", "pump"],
        "coming": [(Gold(value=5, to="together"),), (Suffer(value=1, to=Whom(who="characters")),)],
        "opened": ["sunkeeper", "beast_tyrant"],
        "perk": [("brute", 0), ("brute", 1), ("spellweaver", 2)],
        "reputation": [3, -3],
        "sealed": ["envelope-a", "town-records", "sun"],
        "state": ["ready", "spent", "consumed"],
    },
    "hellscape": {
        "back": [(5, 0), (5, 1), (6, 1)],
        "column": [0, 1, 2],
        "has": [("souls", 1), ("souls", 5), ("keys", 1), ("crystals", 2)],
        "ignored": [(3, 1), (4, 2)],
        "marker": [0, 1, 2, 3],
        "name": ["souls"],
        "reason": ["lifebringer", "no-enemy", "summoner", "sword", "key", "hourglass"],
        "symbol": [3, 4],
    },
    "monsterlands": {
        "by": ["leader", "trophies", "gold"],
        "off": [0, 1],
        "rank": ["snack", "adept", "hero"],
        "target": [0, 1],
        "winners": [(0, 1), (0, 2, 3)],
    },
    "niflheim": {
        "clue": ["ash_staff", "bishops_ring"],
        "echo": [1, 2],
        "ending": ["named", "dawn", "winter"],
    },
    "smok": {"scores": [(3, 0, 1)], "why": ["alarm", "nothing", "gems"], "winners": [(0,), (0, 1)]},
    "warcraft": {},
}
