"""World of Warcraft: The Adventure Game: two to four rivals race over a map of coloured places to 8 valor."""

from wyprawa.games.warcraft import content, migrate, notation, problems, setup, state
from wyprawa.games.warcraft.bot import answers, counsel
from wyprawa.games.warcraft.position.tables import DESCRIBED
from wyprawa.games.warcraft.rules.powers import on_cards, on_characters, targets
from wyprawa.games.warcraft.rules.query import conditions
from wyprawa.games.warcraft.rules.turns import beginning
from wyprawa.games.warcraft.steps import STEPS
from wyprawa.games.warcraft.tools import measures
from wyprawa.games.warcraft.view import acting, asking, names, options, scene, sheet, tells
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import Game, only_seats

VOCABULARY = (conditions, targets, on_cards, on_characters)  # modules whose functions the vocabulary calls

COUNTS = {  # the ledger's list of components
    "characters": 4,
    "challenges": 160,
    **{f"challenges.colour={colour}": 40 for colour in COLOURS},
    "quests.kind=starting": 18,
    "quests.kind=elite": 30,
    "spaces.kind=city": 3,
}

GAME = Game(
    name="warcraft",
    version=7,
    migrate=migrate.migrate,
    package=__name__,
    options=only_seats(2, 4),
    modes=({"seats": 2}, {"seats": 3}, {"seats": 4}),
    state=state.State,
    setup=setup.setup,
    first=beginning.begin_game.later(),
    steps=STEPS,
    resample=setup.resample,
    view=scene.view,
    option=options.LOOKS.option,
    question=asking.question,
    names=names.NAMES,
    acts=acting.acts,
    sheet=sheet.sheet,
    tells=tells.TELLS,
    notation=notation.NOTATION,
    problems=problems.problems,
    census=DESCRIBED.census,
    content=content.CONTENT,
    counts=COUNTS,
    bot=answers.choose,
    counsel=counsel.COUNSEL,
    measures=measures.MEASURES,
    bound=60_000,
)
