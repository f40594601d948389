"""The turn of a monster or a summon, worked out: whom it focuses on, where it goes, whom it attacks.

`focus(turn)`, `moves(turn, foe)` and `attacks(turn.moved(to), foe)` list all that the rules permit; where
they leave several equal options, the players choose (GH-29.14).
"""

from wyprawa.games.gloomhaven.rules.monsters.focus import Compared, Focus, focus
from wyprawa.games.gloomhaven.rules.monsters.movement import End, Moves, moves
from wyprawa.games.gloomhaven.rules.monsters.targets import Attacks, Strike, attacks
from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Mode, Turn
from wyprawa.games.gloomhaven.rules.monsters.why import Line, Why, lines, why
from wyprawa.games.gloomhaven.rules.query.sight import Area

__all__ = [
    "Area",
    "Attacks",
    "Compared",
    "End",
    "Focus",
    "Foe",
    "Line",
    "Mode",
    "Moves",
    "Strike",
    "Turn",
    "Why",
    "attacks",
    "focus",
    "lines",
    "moves",
    "why",
]
