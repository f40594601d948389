"""Magpies: one to three thieves, a house by night, three ways to the boat."""

from wyprawa.kernel import Game, gather, only_seats
from wyprawa_sroki import bot, rules, view
from wyprawa_sroki.problems import problems
from wyprawa_sroki.rules import CONTENT, State, resample, setup

GAME = Game(
    name="sroki",
    package=__name__,
    options=only_seats(1, 3),  # SR-1.1
    modes=({"seats": 1}, {"seats": 2}, {"seats": 3}),
    state=State,
    setup=setup,
    first=rules.play_round.later(),
    steps=gather(rules),
    resample=resample,
    view=view.view,
    option=view.option,
    names=view.NAMES,
    tells=view.TELLS,
    bot=bot.choose,
    counsel=bot.COUNSEL,
    problems=problems,
    content=CONTENT,
    counts={"curios": 4, "tools": 4, "dice": 1},
    bound=400,
)
