"""Every step the agenda may hold, by name."""

from wyprawa.games.hellscape.rules.combat import arrows, attack, resolve, rolling
from wyprawa.games.hellscape.rules.enemies import acting, activation, boss, schemes
from wyprawa.games.hellscape.rules.figures import levels, rewards
from wyprawa.games.hellscape.rules.rooms import boss_fight, darkness, doors, escort, exodus, objects, spawning
from wyprawa.games.hellscape.rules.turns import (
    beginning,
    class_turns,
    hero_turn,
    mission_rounds,
    moving,
    round,
    spirits,
    trading,
)
from wyprawa.kernel import gather

STEPS = gather(
    *(beginning, round, hero_turn, moving, trading, spirits, class_turns, mission_rounds),
    *(arrows, attack, resolve, rolling),
    *(acting, activation, boss, schemes),
    *(levels, rewards),
    *(boss_fight, darkness, doors, escort, exodus, objects, spawning),
)
