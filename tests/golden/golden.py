"""Golden playthroughs: whole games of sensible bots, kept as record and as told story.

`python tests/golden/golden.py [NAME...]` plays all of them again, or those whose names begin so, and writes
them; look at the difference before you keep it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import wyprawa
from wyprawa.kernel import Table, loads
from wyprawa.players import play, player
from wyprawa.scene import told
from wyprawa.words import load_words

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, Any]] = {
    "smok-3": {"game": "smok", "seats": 3, "seed": 7, "words": {0: "elder", 2: "żółw"}},
    "monsterlands-4": {
        "game": "monsterlands",
        "seats": 4,
        "level": "normal",
        "deceit": True,
        "seed": 11,
        "words": {1: "birch"},
    },
    "monsterlands-solo": {"game": "monsterlands", "seats": 1, "scenario": 1, "seed": 12},
    "gloomhaven-2": {"game": "gloomhaven", "seats": 2, "seed": 4, "words": {0: "oak", 1: "ash"}},
    "gloomhaven-dungeon": {"game": "gloomhaven", "seats": 1, "scenario": "dungeon", "seed": 5},
    "gloomhaven-campaign": {"game": "gloomhaven", "seats": 2, "play": "campaign", "chapters": 3, "seed": 3},
    "hellscape-3": {"game": "hellscape", "seats": 3, "seed": 6, "words": {0: "owl", 2: "lynx"}},
    "hellscape-michael": {
        "game": "hellscape",
        "seats": 1,
        "mission": "michael",
        "heroes": ("gheta", "mathrin", "nahias", "irk"),
        "seed": 12,
    },
    "niflheim-1": {"game": "niflheim", "seats": 1, "seed": 8},
    "niflheim-2": {"game": "niflheim", "seats": 2, "scenario": "rescue", "seed": 6, "words": {0: "yew"}},
    "niflheim-campaign": {"game": "niflheim", "seats": 2, "campaign": True, "attempts": 1, "seed": 11},
    "warcraft-3": {"game": "warcraft", "seats": 3, "seed": 6, "words": {0: "rowan", 2: "elm"}},
}


def played(name: str) -> Table[Any]:
    options = dict(GAMES[name])
    table = wyprawa.new(options.pop("game"), **options)
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    return table


def story(table: Table[Any]) -> str:
    """What a spectator is told, in English, with the rules that decided."""
    words = load_words(table.game.package, "en")
    lines = [f"{line.at:>4}  {words.say(line.text)}  [{line.rule}]" for line in told(table, None)]
    return "\n".join([*lines, f"digest {table.digest()}"]) + "\n"


def again(name: str) -> Table[Any]:
    return loads((HERE / f"{name}.wyprawa").read_text())


def main() -> None:
    wanted = tuple(sys.argv[1:]) or ("",)
    for name in filter(lambda name: name.startswith(wanted), GAMES):
        table = played(name)
        (HERE / f"{name}.wyprawa").write_text(table.record())
        (HERE / f"{name}.txt").write_text(story(table))


if __name__ == "__main__":
    main()
