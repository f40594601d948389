"""The box of Hellscape as records. What a card says is here, what it does is in `rules`.

Inside the game a card is its number in its table: `ITEMS[n]`, `MOBS[n]`, `SKILLS[n]`. Tables with `copies`
are counted card by card. New cards go to the end of their table, so that old saves keep their numbers.
"""

from __future__ import annotations

import msgspec

from wyprawa.games.hellscape.content.bosses import Boss
from wyprawa.games.hellscape.content.box import Box, DoorCard, Item, Mob, Roaming
from wyprawa.games.hellscape.content.heroes import (
    Amulet,
    Arrow,
    Column,
    ElementTrack,
    Hero,
    Level,
    RogueToken,
    SetPower,
    Skill,
    Spirit,
    StanceCard,
)
from wyprawa.games.hellscape.content.missions import Mission, Tile
from wyprawa.games.hellscape.vocabulary.terms import SYMBOLS
from wyprawa.parts.content import load
from wyprawa.parts.dice import Dice, DieKind


class Content(msgspec.Struct, frozen=True):
    dice: tuple[DieKind, ...]
    box: Box
    levels: tuple[Level, ...]
    heroes: tuple[Hero, ...]
    skills: tuple[Skill, ...]
    amulet: tuple[Amulet, ...]
    columns: tuple[Column, ...]
    stances: tuple[StanceCard, ...]
    rogue_tokens: tuple[RogueToken, ...]
    elements: tuple[ElementTrack, ...]
    spirits: tuple[Spirit, ...]
    arrows: tuple[Arrow, ...]
    items: tuple[Item, ...]
    set_powers: tuple[SetPower, ...]
    doors: tuple[DoorCard, ...]
    mobs: tuple[Mob, ...]
    roaming: tuple[Roaming, ...]
    bosses: tuple[Boss, ...]
    tiles: tuple[Tile, ...]
    missions: tuple[Mission, ...]


CONTENT = load(Content, "wyprawa.games.hellscape")
DICE = Dice(CONTENT.dice, SYMBOLS)
BOX, LEVELS, HEROES, SKILLS = CONTENT.box, CONTENT.levels, CONTENT.heroes, CONTENT.skills
AMULET, COLUMNS, STANCE_CARDS, SPIRITS = CONTENT.amulet, CONTENT.columns, CONTENT.stances, CONTENT.spirits
ELEMENT_TRACKS = CONTENT.elements
MOBS, ROAMING, BOSSES = CONTENT.mobs, CONTENT.roaming, CONTENT.bosses
MISSIONS: dict[str, Mission] = {each.id: each for each in CONTENT.missions}
ITEMS: tuple[Item, ...] = tuple(each for each in CONTENT.items for _ in range(each.copies))
CURSED_SWORD = next(n for n, each in enumerate(ITEMS) if each.id == "mighty_great_sword")  # MD-37.2
DOORS: tuple[DoorCard, ...] = tuple(each for each in CONTENT.doors for _ in range(each.copies))
ARROWS: tuple[Arrow, ...] = tuple(each for each in CONTENT.arrows for _ in range(each.copies))
ROGUE_TOKENS: tuple[RogueToken, ...] = tuple(
    each for each in CONTENT.rogue_tokens for _ in range(each.copies)
)
