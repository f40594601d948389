"""Every step of the rules, by name."""

from __future__ import annotations

from wyprawa.games.warcraft.rules.challenge import drawing, events, phase
from wyprawa.games.warcraft.rules.characters import damage, hand
from wyprawa.games.warcraft.rules.combat import fight, outcome, undefeated
from wyprawa.games.warcraft.rules.exploration import discoveries, resources, tokens
from wyprawa.games.warcraft.rules.powers import performing, playing, windows
from wyprawa.games.warcraft.rules.quests import gaining
from wyprawa.games.warcraft.rules.turns import beginning, cleanup, movement, turn
from wyprawa.kernel import gather

STEPS = gather(
    *(beginning, turn, movement, cleanup),
    *(phase, drawing, events),
    *(discoveries, resources, tokens),
    *(fight, outcome, undefeated),
    *(performing, playing, windows),
    *(damage, hand, gaining),
)
