"""Smok, the smallest complete game: thieves, a cave, a dragon. Copy it to begin one of your own."""

from wyprawa.games.smok import bot, content, problems, setup, sheet, state, steps, view
from wyprawa.kernel import Game, only_seats

GAME = Game(
    name="smok",
    version=2,
    package=__name__,
    options=only_seats(2, 4),  # SM-1.1
    modes=({"seats": 2}, {"seats": 3}, {"seats": 4}),
    state=state.State,
    setup=setup.setup,
    first=steps.play_round.later(),
    steps=problems.STEPS,
    resample=setup.resample,
    view=view.view,
    option=view.option,
    names=view.NAMES,
    acts=view.acts,
    tells=view.TELLS,
    problems=problems.problems,
    census=problems.DESCRIBED.census,
    bot=bot.choose,
    content=content.CONTENT,
    counts={"cards": 5},
    bound=100,
    sheet=sheet.sheet,
)
