"""Gloomhaven (first edition): the rules of `docs/rules/gloomhaven.md`."""

from typing import Any

from wyprawa.games.gloomhaven import (
    bot,
    content,
    counsel,
    drafts,
    measures,
    migrate,
    notation,
    pieces,
    problems,
    setup,
    state,
    view,
)
from wyprawa.games.gloomhaven.abilities import escapes
from wyprawa.games.gloomhaven.campaign import path
from wyprawa.games.gloomhaven.campaign.steps import STEPS
from wyprawa.games.gloomhaven.look import sheet
from wyprawa.kernel import Game

MODES: tuple[dict[str, Any], ...] = (
    {"seats": 2},
    {"seats": 1, "heroes": ["brute", "tinkerer"], "scenario": 5, "level": 0, "reduced_randomness": True},
    {
        "seats": 3,
        "heroes": [{"class": "spellweaver", "level": 9}, {"class": "tinkerer", "level": 6}, "scoundrel"],
        "scenario": 19,
        "permanent_death": True,
        "campaign": True,
    },
    {"seats": 2, "scenario": "dungeon", "level": 3, "open_information": True},
    {"seats": 4, "heroes": ["cragheart", "mindthief", "scoundrel", "spellweaver"]},
    {
        "seats": 1,
        "heroes": [
            {"class": "brute", "level": 9},
            {"class": "tinkerer", "level": 4},
            {"class": "spellweaver", "level": 8},
            {"class": "cragheart", "level": 3},
        ],
        "scenario": 3,
        "level": 7,
        "campaign": True,
    },
    {
        "seats": 2,
        "heroes": [
            {"class": "brute", "level": 2},
            {"class": "scoundrel", "level": 6},
            {"class": "mindthief", "level": 1},
        ],
        "scenario": 7,
        "level": 3,
        "reduced_randomness": True,
    },
    {"seats": 2, "play": "campaign", "chapters": 2},
    {"seats": 1, "play": "campaign", "chapters": 1, "heroes": ["brute", "tinkerer", "mindthief"]},
    {
        "seats": 4,
        "heroes": [
            {"class": "spellweaver", "level": 3},
            {"class": "scoundrel", "level": 7},
            {"class": "cragheart", "level": 2},
            {"class": "mindthief", "level": 6},
        ],
        "scenario": 16,
        "level": 7,
        "permanent_death": True,
    },
)

COUNTS = {
    "classes": 17,
    "cards": 495,
    "builds": 17,
    "items": 150,
    "items.use=spent": 47,
    "items.use=consumed": 60,
    "items.use=passive": 43,
    "items.random_design=true": 25,
    "goals": 24,
    "goals.checks=2": 4,
    "treasures": 75,
    "monsters": 34,
    "bosses": 13,
    "decks": 30,
    "summons": 39,
    "spots": 17,
    "scenarios": 112,
    "map_tiles": 15,
    "dungeon_rooms": 20,
    "dungeon_monsters": 20,
    "events": 150,
    "quests": 24,
    "achievements": 49,
    "achievements.scope=global": 21,
    "boxes": 11,
    "regions": 8,
}

GAME = Game(
    name="gloomhaven",
    version=10,
    package=__name__,
    options=setup.Options,
    modes=MODES,
    state=state.State,
    migrate=migrate.migrate,
    migrate_options=migrate.migrate_options,
    setup=setup.setup,
    first=path.begin.later(),
    steps=STEPS,
    resample=setup.resample,
    view=view.view,
    option=view.option,
    question=view.question,
    names=view.NAMES,
    marks=view.marks,
    acts=view.acts,
    between=view.between,
    tells=view.TELLS,
    problems=problems.problems,
    census=pieces.DESCRIBED.census,
    bot=bot.choose,
    counsel=counsel.COUNSEL,
    notation=notation.NOTATION,
    content=content.CONTENT,
    counts=COUNTS,
    custom=tuple(escapes.ABILITIES),
    bound=20_000,
    cooperative=True,
    sheet=sheet.sheet,
    measures=measures.MEASURES,
    drafts=drafts.DRAFTS,
)
