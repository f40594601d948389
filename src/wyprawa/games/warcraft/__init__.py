"""World of Warcraft: The Adventure Game: two to four rivals race over a map of coloured places to 8 valor."""

from wyprawa.games.warcraft import content, notation, problems, setup, state
from wyprawa.games.warcraft.rules.challenge import drawing, events, phase
from wyprawa.games.warcraft.rules.characters import damage, hand
from wyprawa.games.warcraft.rules.combat import fight, outcome, undefeated
from wyprawa.games.warcraft.rules.exploration import discoveries, resources, tokens
from wyprawa.games.warcraft.rules.powers import on_cards, on_characters, performing, playing, targets, windows
from wyprawa.games.warcraft.rules.query import conditions
from wyprawa.games.warcraft.rules.quests import gaining
from wyprawa.games.warcraft.rules.turns import beginning, cleanup, movement, turn
from wyprawa.games.warcraft.view import names, options, scene, tells
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import Game, gather, only_seats

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
    package=__name__,
    options=only_seats(2, 4),
    modes=({"seats": 2}, {"seats": 3}, {"seats": 4}),
    state=state.State,
    setup=setup.setup,
    first=beginning.begin_game.later(),
    steps=gather(
        *(beginning, turn, movement, cleanup),
        *(phase, drawing, events),
        *(discoveries, resources, tokens),
        *(fight, outcome, undefeated),
        *(performing, playing, windows),
        *(damage, hand, gaining),
    ),
    resample=setup.resample,
    view=scene.view,
    option=options.LOOKS.option,
    names=names.NAMES,
    tells=tells.TELLS,
    notation=notation.NOTATION,
    problems=problems.problems,
    content=content.CONTENT,
    counts=COUNTS,
    bound=60_000,
)
