"""Every step of the rules, by name."""

from __future__ import annotations

from wyprawa.games.niflheim.rules.attack import breaking, cover, strike, vials
from wyprawa.games.niflheim.rules.campaign import conclusion, interlude, path
from wyprawa.games.niflheim.rules.figures import harm
from wyprawa.games.niflheim.rules.figures import specials as figure_specials
from wyprawa.games.niflheim.rules.scenario import ending, specials
from wyprawa.games.niflheim.rules.turns import activation, beginning, handling, round, special
from wyprawa.games.niflheim.rules.undead import activation as undead_activation
from wyprawa.games.niflheim.rules.undead import bow, striking, summoning, walking
from wyprawa.games.niflheim.rules.undead import specials as undead_specials
from wyprawa.kernel import gather

STEPS = gather(
    *(beginning, round, activation, handling, special),
    *(undead_activation, walking, striking, bow, summoning),
    *(strike, cover, vials, breaking),
    *(ending, specials, harm, figure_specials, undead_specials),
    *(path, conclusion, interlude),
)
