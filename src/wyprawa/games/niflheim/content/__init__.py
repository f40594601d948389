"""The box of Gates of Niflheim as records. What a thing says is here, what it does is in `rules`.

Inside the game a thing is its number in its table: `ITEMS[n]`, `UNDEAD[n]`, `HEROES[n]`. Items are counted
marker by marker. New rows go to the end of their table, so that old saves keep their numbers.
"""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec.structs import replace

from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.content.rows import (
    Box,
    EchoRow,
    Entry,
    Hero,
    Item,
    Position,
    Skill,
    Stones,
    Undead,
)
from wyprawa.parts.content import load


class Content(msgspec.Struct, frozen=True):
    box: Box
    items: tuple[Item, ...]
    heroes: tuple[Hero, ...]
    undead: tuple[Undead, ...]
    destiny: tuple[Position, ...]
    skills: tuple[Skill, ...]
    runestones: tuple[Stones, ...]
    entries: tuple[Entry, ...]
    echoes: tuple[EchoRow, ...]
    scenarios: tuple[Scenario, ...]


CONTENT = load(Content, "wyprawa.games.niflheim")
BOX, HEROES, UNDEAD, DESTINY = CONTENT.box, CONTENT.heroes, CONTENT.undead, CONTENT.destiny
SKILLS, STONES, ECHOES = CONTENT.skills, CONTENT.runestones, CONTENT.echoes
ENTRIES: dict[str, Entry] = {each.id: each for each in CONTENT.entries}
ITEMS: tuple[Item, ...] = tuple(each for each in CONTENT.items for _ in range(each.copies))
SCENARIOS: dict[str, Scenario] = {
    each.id: each for each in sorted(CONTENT.scenarios, key=lambda each: each.number)
}
FISTS = next(n for n, each in enumerate(ITEMS) if each.kind == "innate")
DRAUGR = next(n for n, each in enumerate(UNDEAD) if each.id == "draugr")
HERO_NUMBER = {each.id: n for n, each in enumerate(HEROES)}
SKILL_NUMBER = {each.id: n for n, each in enumerate(SKILLS)}
UNDEAD_NUMBER = {each.id: n for n, each in enumerate(UNDEAD)}


@cache
def page_of(id: str, variant: int, forces: int) -> Scenario:
    """A page of the book; of an interlude scenario, with one of its missions and a line of its forces."""
    page = SCENARIOS[id]
    if variant < 0:
        return page
    mission, track = page.variants[variant], page.forces[forces].track or page.track
    return replace(page, main=mission.main, side=mission.side, track=track)
