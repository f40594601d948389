"""Gates of Niflheim: one or two players lead a party against undead that follow rules of their own."""

from wyprawa.games.niflheim import content, problems, setup, state
from wyprawa.games.niflheim.rules.attack import breaking, cover, strike, vials
from wyprawa.games.niflheim.rules.turns import activation, beginning, handling, round, special
from wyprawa.games.niflheim.rules.undead import activation as undead_activation
from wyprawa.games.niflheim.rules.undead import bow, striking, summoning, walking
from wyprawa.games.niflheim.view import scene, tells
from wyprawa.kernel import Game, gather

COUNTS = {  # the ledger's list of components, without the named enemies, relics and runestones
    "undead*": 16,
    "items*.kind=weapon": 38,
    "items*.kind=shield": 4,
    "items*.kind=gear": 2,
}

GAME = Game(
    name="niflheim",
    package=__name__,
    options=setup.Options,
    modes=tuple({"seats": seats, "scenario": id} for id in content.SCENARIOS for seats in (1, 2)),
    state=state.State,
    setup=setup.setup,
    first=beginning.begin_scenario.later(),
    steps=gather(
        *(beginning, round, activation, handling, special),
        *(undead_activation, walking, striking, bow, summoning),
        *(strike, cover, vials, breaking),
    ),
    resample=setup.resample,
    hidden=frozenset({summoning.DRAWN}),
    view=scene.view,
    option=scene.option,
    names=scene.NAMES,
    tells=tells.TELLS,
    problems=problems.problems,
    content=content.CONTENT,
    counts=COUNTS,
    cooperative=True,
    bound=20_000,
)
