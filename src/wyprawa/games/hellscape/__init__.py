"""Massive Darkness 2: Hellscape: one to six Heroes against a dungeon that plays itself."""

from typing import Any

from wyprawa.games.hellscape import content, notation, problems, setup, state, steps
from wyprawa.games.hellscape.bot import answers, counsel
from wyprawa.games.hellscape.rules.abilities import (  # every verb, condition and target gets its function
    bosses,
    branching,
    cards,
    fighting,
    helping,
    missions,
    moving,
    targets,
)
from wyprawa.games.hellscape.rules.abilities import dungeon as dungeon_verbs
from wyprawa.games.hellscape.rules.query import needs
from wyprawa.games.hellscape.rules.turns import beginning
from wyprawa.games.hellscape.tools import drafts, measures
from wyprawa.games.hellscape.view import acting, asking, scene, sheet, tells
from wyprawa.games.hellscape.vocabulary import CLASSES
from wyprawa.kernel import Game

VERBS = (bosses, branching, cards, dungeon_verbs, fighting, helping, missions, moving, needs, targets)
MODES: tuple[dict[str, Any], ...] = (
    *({"seats": n} for n in range(1, 7)),
    {"seats": 1, "heroes": ["nahias", "irk", "sir_ronen", "gheta"]},
    {"seats": 3, "mission": "highway", "heroes": ["irk", "feydra", "gheta"]},
)

COUNTS = {  # the ledger's list of components, and the page's split of what it leaves open
    "heroes": 6,
    "skills": 78,
    **{f"skills.hero_class={each}": 13 for each in CLASSES},
    "items*.deck=starting": 26,
    "items*.deck=crowd": 6,
    "items*.deck=common": 56,
    "items*.deck=rare": 44,
    "items*.deck=epic": 34,
    "items*.deck=mob_1": 24,
    "items*.deck=mob_2": 20,
    "items*.deck=mob_3": 16,
    "items*.in_set=true": 11,
    "set_powers": 6,
    "doors*": 30,
    "mobs": 24,
    "roaming": 12,
    "bosses": 2,
    "arrows*": 14,
    "rogue_tokens*": 24,
    "tiles": 16,
    "missions": 11,
}

GAME = Game(
    name="hellscape",
    version=8,
    package=__name__,
    options=setup.Options,
    modes=MODES,
    state=state.State,
    setup=setup.setup,
    first=beginning.begin_game.later(),
    steps=steps.STEPS,
    view=scene.view,
    option=scene.option,
    names=scene.NAMES,
    marks=scene.marks,
    question=asking.question,
    acts=acting.acts,
    sheet=sheet.sheet,
    tells=tells.TELLS,
    notation=notation.NOTATION,
    problems=problems.problems,
    bot=answers.choose,
    counsel=counsel.COUNSEL,
    measures=measures.MEASURES,
    drafts=drafts.DRAFTS,
    content=content.CONTENT,
    counts=COUNTS,
    custom=frozenset(missions.CUSTOM),
    cooperative=True,
    bound=5000,
)
