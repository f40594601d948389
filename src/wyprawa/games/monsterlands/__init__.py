"""Monster Lands: dice placement, hidden traps, monsters and conquest for one to four clans."""

from typing import Any

from wyprawa.games.monsterlands import content, migrate, notation, problems, setup, state
from wyprawa.games.monsterlands.bot import answers, counsel
from wyprawa.games.monsterlands.position.tables import DESCRIBED, STEPS
from wyprawa.games.monsterlands.rules import round
from wyprawa.games.monsterlands.tools import measures
from wyprawa.games.monsterlands.view import acting, asking, scene, sheet, tells
from wyprawa.kernel import Game

MODES: tuple[dict[str, Any], ...] = (
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 3, "level": "high", "deceit": True},
    {"seats": 2, "level": "cruel"},
    {"seats": 1, "scenario": 1},
    *({"seats": 1, "scenario": n, "level": "normal"} for n in range(1, 11)),
    {"seats": 1, "campaign": True, "level": "beginner"},
    {"seats": 4, "level": "normal", "deceit": True, "queens_gift": True, "more_monsters": True},
)
COUNTS = {  # ML-2 and the ledger's list of components
    "members.kind=leader": 4,
    "members.kind=starter": 4,
    "members.kind=mercenary": 28,
    "members.kind=greenhorn": 1,
    "equipment": 10,
    "monsters": 20,
    "monsters.level=A": 8,
    "monsters.level=B": 12,
    "lands": 12,
    "traps.kind=starting": 4,
    "traps.kind=upgraded": 14,
    "traps.kind=secured": 4,
    "traps.kind=deceit": 8,
    "trails": 12,
    "quests": 12,
    "loot": 16,
    "scenarios": 10,
}

GAME = Game(
    name="monsterlands",
    package=__name__,
    version=3,
    migrate=migrate.migrate,
    options=setup.Options,
    modes=MODES,
    state=state.State,
    setup=setup.setup,
    first=round.begin_game.later(),
    steps=STEPS,
    resample=setup.resample,
    view=scene.view,
    option=scene.option,
    question=asking.question,
    names=scene.NAMES,
    acts=acting.acts,
    tells=tells.TELLS,
    problems=problems.problems,
    census=DESCRIBED.census,
    bot=answers.choose,
    counsel=counsel.COUNSEL,
    notation=notation.NOTATION,
    content=content.CONTENT,
    counts=COUNTS,
    bound=1000,
    sheet=sheet.sheet,
    measures=measures.MEASURES,
)
