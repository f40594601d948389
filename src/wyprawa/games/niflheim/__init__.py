"""Gates of Niflheim: one or two players lead a party against undead that follow rules of their own."""

from typing import Any

from wyprawa.games.niflheim import content, migrate, notation, problems, setup, state
from wyprawa.games.niflheim.bot import answers, counsel
from wyprawa.games.niflheim.position.tables import census
from wyprawa.games.niflheim.rules.campaign import path
from wyprawa.games.niflheim.rules.undead import summoning
from wyprawa.games.niflheim.steps import STEPS
from wyprawa.games.niflheim.tools import drafts, measures
from wyprawa.games.niflheim.view import acting, asking, scene, seeing, sheet, tells, why
from wyprawa.kernel import Game

MODES: tuple[dict[str, Any], ...] = (  # every scenario, in turn for one and for two
    *({"seats": 1 + n % 2, "scenario": id} for n, id in enumerate(content.SCENARIOS)),
    *({"seats": seats, "campaign": True, "attempts": 2} for seats in (1, 2)),
)

COUNTS = {  # the ledger's list of components
    "undead*": 19,
    "items*.kind=weapon": 38,
    "items*.kind=shield": 4,
    "items*.kind=gear": 2,
    "items*.kind=relic": 9,
    "items*.kind=potion": 12,
    "runestones*": 20,
    "echoes": 60,
    "heroes.kind=character": 9,
}

GAME = Game(
    name="niflheim",
    version=5,
    package=__name__,
    options=setup.Options,
    modes=MODES,
    state=state.State,
    setup=setup.setup,
    first=path.begin.later(),
    steps=STEPS,
    migrate=migrate.migrate,
    resample=setup.resample,
    hidden=frozenset({summoning.DRAWN}),
    view=scene.view,
    option=scene.option,
    names=scene.NAMES,
    marks=why.marks,
    question=asking.question,
    acts=acting.acts,
    sheet=sheet.sheet,
    between=seeing.between,
    tells=tells.TELLS,
    bot=answers.choose,
    counsel=counsel.COUNSEL,
    measures=measures.MEASURES,
    notation=notation.NOTATION,
    problems=problems.problems,
    census=census,
    content=content.CONTENT,
    counts=COUNTS,
    drafts=drafts.DRAFTS,
    cooperative=True,
    bound=20_000,
)
