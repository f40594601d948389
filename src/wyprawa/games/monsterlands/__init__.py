"""Monster Lands: dice placement, hidden traps, monsters and conquest for one to four clans."""

from wyprawa.games.monsterlands import bot, content, setup, state
from wyprawa.games.monsterlands.steps import (
    adventure,
    attack,
    battle,
    clash,
    cleanup,
    conquest,
    deployment,
    quests,
    round,
    sambor,
)
from wyprawa.kernel import Game, gather

GAME = Game(
    name="monsterlands",
    package=__name__,
    options=setup.Options,
    state=state.State,
    setup=setup.setup,
    steps=gather(round, deployment, adventure, quests, battle, attack, clash, conquest, cleanup, sambor),
    resample=setup.resample,
    view=lambda s, seat: None,
    bot=bot.choose,
    content=content.CONTENT,
    bound=6000,
)
