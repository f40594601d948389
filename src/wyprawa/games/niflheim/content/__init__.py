"""The box of Gates of Niflheim as records. What a thing says is here, what it does is in `rules`.

Inside the game a thing is its number in its table: `ITEMS[n]`, `UNDEAD[n]`, `HEROES[n]`. Items are counted
marker by marker. New rows go to the end of their table, so that old saves keep their numbers.
"""

from __future__ import annotations

import msgspec

from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.content.rows import Box, Hero, Item, Position, Skill, Undead
from wyprawa.parts.content import load


class Content(msgspec.Struct, frozen=True):
    box: Box
    items: tuple[Item, ...]
    heroes: tuple[Hero, ...]
    undead: tuple[Undead, ...]
    destiny: tuple[Position, ...]
    skills: tuple[Skill, ...]
    scenarios: tuple[Scenario, ...]


CONTENT = load(Content, "wyprawa.games.niflheim")
BOX, HEROES, UNDEAD, DESTINY = CONTENT.box, CONTENT.heroes, CONTENT.undead, CONTENT.destiny
SKILLS = CONTENT.skills
ITEMS: tuple[Item, ...] = tuple(each for each in CONTENT.items for _ in range(each.copies))
SCENARIOS: dict[str, Scenario] = {each.id: each for each in CONTENT.scenarios}
FISTS = next(n for n, each in enumerate(ITEMS) if each.kind == "innate")
DRAUGR = next(n for n, each in enumerate(UNDEAD) if each.id == "draugr")
HERO_NUMBER = {each.id: n for n, each in enumerate(HEROES)}
UNDEAD_NUMBER = {each.id: n for n, each in enumerate(UNDEAD)}
