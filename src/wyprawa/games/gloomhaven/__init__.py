"""Gloomhaven (first edition): the rules of `docs/rules/gloomhaven.md`."""

from typing import Any

from wyprawa.games.gloomhaven import bot, content, counsel, drafts, measures, notation, setup, state, view
from wyprawa.games.gloomhaven.abilities import escapes
from wyprawa.games.gloomhaven.steps import (
    bonuses,
    deeds,
    ending,
    escorts,
    initiative,
    monster_turns,
    random_dungeon,
    rests,
    round,
    round_end,
    scenario,
    selection,
    turns,
)
from wyprawa.kernel import Game, gather

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
)

COUNTS = {
    "classes": 6,
    "cards": 174,
    "builds": 6,
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
    "decks": 29,
    "summons": 12,
    "spots": 6,
    "scenarios": 20,
    "map_tiles": 15,
    "dungeon_rooms": 20,
    "dungeon_monsters": 20,
}

GAME = Game(
    name="gloomhaven",
    package=__name__,
    options=setup.Options,
    modes=MODES,
    state=state.State,
    setup=setup.setup,
    first=scenario.set_up.later(),
    steps=gather(
        scenario,
        random_dungeon,
        round,
        selection,
        initiative,
        turns,
        rests,
        monster_turns,
        escorts,
        round_end,
        ending,
        deeds,
        bonuses,
    ),
    resample=setup.resample,
    view=view.view,
    option=view.option,
    names=view.NAMES,
    marks=view.marks,
    between=view.between,
    bot=bot.choose,
    counsel=counsel.COUNSEL,
    notation=notation.NOTATION,
    content=content.CONTENT,
    counts=COUNTS,
    custom=escapes.NAMES,
    bound=20_000,
    cooperative=True,
    measures=measures.MEASURES,
    drafts=drafts.DRAFTS,
)
